import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Node } from '../definitions/nodes';
import { bundleOf, mainScreen, makeStage, operation, type StageOptions } from '../../tests/support/stage';
import './screen.css';
import '../form/form.css';

/** Shows one screen with these parts. */
async function show(body: Node[], { screen = {}, ...options }: Partial<StageOptions> & { screen?: object; parts?: Parameters<typeof bundleOf>[1] } = {}) {
  const { parts, ...rest } = options as { parts?: Parameters<typeof bundleOf>[1] };
  const bundle = bundleOf({ ...mainScreen, body, ...screen }, parts);
  const stage = await makeStage({ bundles: [bundle], start: '/main', ...rest });
  await render(stage.element);
  return stage;
}
const refusal =
  (status: number, message = 'No.') =>
  () =>
    Response.json({ StatusCode: status, Errors: [{ Message: message }], ShowUser: true }, { status });

describe('a screen', () => {
  test('draws texts with values, conditions and lists, and reads variables that buttons set', async () => {
    await show(
      [
        { id: 'n', text: { text: '{n} chosen', values: { n: { $: 'state.count' } } } },
        { id: 'more', button: 'More', onPress: { set: 'count', to: { $: 'state.count + 1' } } },
        { id: 'many', text: 'That is a lot.', when: { $: 'state.count > 1' } },
        { id: 'each', each: { $: 'state.names' }, key: { $: 'item' }, show: [{ id: 'name', text: { $: 'item' } }] },
      ],
      { screen: { state: { count: { schema: { type: 'number' }, initial: 0 }, names: { schema: {}, initial: ['Ann', 'Bob'] } } } },
    );
    await expect.element(page.getByText('0 chosen')).toBeVisible();
    await expect.element(page.getByText('Bob')).toBeVisible();
    expect(page.getByText('That is a lot.').query()).toBeNull();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'More' }).click();
    await expect.element(page.getByText('2 chosen')).toBeVisible();
    await expect.element(page.getByText('That is a lot.')).toBeVisible();
  });

  test('shows a placeholder, then the answer; a failure offers another try; emptiness has its own words', async () => {
    let tries = 0;
    const body: Node[] = [
      {
        id: 'wait',
        await: ['things'],
        empty: { when: { $: 'count(data.things.value.Items) == 0' }, text: 'Nothing yet.' },
        failed: 'The things could not be loaded.',
        show: [{ id: 'first', text: { $: 'first(data.things.value.Items)' } }],
      },
    ];
    const answers = { getThings: () => ((tries += 1) === 1 ? refusal(422)() : Response.json({ Items: tries === 2 ? [] : ['A thing'] })) };
    const stage = await show(body, {
      screen: { data: { things: { call: 'getThings' } } },
      parts: { operations: { getThings: operation('getThings') } },
      answers,
    } as never);
    await expect.element(page.getByText('The things could not be loaded.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('Nothing yet.')).toBeVisible();
    await stage.services.queries.invalidateQueries({ queryKey: ['getThings'] });
    await expect.element(page.getByText('A thing')).toBeVisible();
  });

  test('A-widgets-14 a screen acts when the widget of a field says that something happened', async () => {
    const form = {
      id: 'contact',
      kind: 'form' as const,
      data: { type: 'object', properties: { Mobile: { type: 'string' } } },
      fields: [{ id: 'mobile', at: '/Mobile', widget: 'phone', label: 'Mobile', options: { status: 'pendingWithResend' } }],
    };
    const body: Node[] = [
      { id: 'contact', form: 'contact', value: { Mobile: '+12065550142' }, onSubmit: [], on: { 'mobile.resend': { set: 'sent', to: { $: 'event' } } } },
      { id: 'sent', text: { text: 'Sent to {n}', values: { n: { $: 'state.sent' } } }, when: { $: "state.sent != ''" } },
    ];
    await show(body, { screen: { state: { sent: { schema: { type: 'string' }, initial: '' } } }, parts: { forms: { contact: form } } } as never);
    await page.getByRole('button', { name: 'Resend verification' }).click();
    await expect.element(page.getByText('Sent to +12065550142')).toBeVisible();
  });

  test('data loads again after the calls that it names', async () => {
    let loads = 0;
    await show(
      [
        { id: 'wait', await: ['things'], show: [{ id: 'n', text: { text: 'Loaded {n}', values: { n: { $: 'data.things.value.n' } } } }] },
        { id: 'save', button: 'Save', onPress: { call: 'saveThing' } },
        { id: 'other', button: 'Other', onPress: { call: 'saveOther' } },
      ],
      {
        screen: { data: { things: { call: 'getThings', refetchOn: ['saveThing'] } } },
        parts: { operations: { getThings: operation('getThings'), saveThing: operation('saveThing', 'POST'), saveOther: operation('saveOther', 'POST') } },
        answers: { getThings: () => Response.json({ n: (loads += 1) }), saveThing: {}, saveOther: {} },
      } as never,
    );
    await expect.element(page.getByText('Loaded 1')).toBeVisible();
    await page.getByRole('button', { name: 'Other' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText('Loaded 2')).toBeVisible();
  });

  test('another query of its address is read by the open screen, which keeps what it holds and asks for other data', async () => {
    await show(
      [
        { id: 'more', button: 'More', onPress: { set: 'count', to: { $: 'state.count + 1' } } },
        { id: 'next', button: 'Next', onPress: { navigate: '/main', query: { thing: 'b' }, replace: true } },
        {
          id: 'wait',
          await: ['thing'],
          show: [{ id: 'n', text: { text: '{n} {count}', values: { n: { $: 'data.thing.value' }, count: { $: 'state.count' } } } }],
        },
      ],
      {
        start: '/main?thing=a',
        screen: {
          query: { thing: { type: 'string' } },
          state: { count: { schema: { type: 'number' }, initial: 0 } },
          data: { thing: { call: 'getThing', input: { id: { $: 'route.query.thing' } } } },
        },
        parts: { operations: { getThing: operation('getThing', 'GET', ['id']) } },
        answers: { getThing: ({ url }: { url: URL }) => Response.json(`Thing ${url.searchParams.get('id')}`) },
      } as never,
    );
    await page.getByRole('button', { name: 'More' }).click();
    await expect.element(page.getByText('Thing a 1')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect.element(page.getByText('Thing b 1')).toBeVisible();
  });

  test('a button prints the page', async () => {
    let printed = 0;
    await show([{ id: 'print', button: 'Print', icon: 'print', onPress: { print: true } }], { print: () => (printed += 1) });
    await page.getByRole('button', { name: 'Print' }).click();
    await expect.poll(() => printed).toBe(1);
  });

  test('a button copies a text and goes on; where the browser refuses, that is said and nothing follows', async () => {
    const copied: string[] = [];
    const answers = [true, false];
    const onPress = [{ copy: { text: 'Take {n}', values: { n: 2 } }, failed: 'Copy it yourself.' }, { notify: 'Copied.' }];
    await show([{ id: 'copy', button: 'Copy', onPress }], { copyText: async (text: string) => (copied.push(text), answers[copied.length - 1]!) } as never);
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect.element(page.getByText('Copied.')).toBeVisible();
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect.element(page.getByText('Copy it yourself.')).toBeVisible();
    expect(copied).toEqual(['Take 2', 'Take 2']);
    await expect.poll(() => page.getByText('Copied.').elements().length).toBeLessThanOrEqual(1);
  });

  test('a button saves a text as a file of plain text', async () => {
    const files: [string, Blob][] = [];
    const onPress = { saveText: 'one\ntwo', fileName: 'codes.txt' };
    await show([{ id: 'save', button: 'Save', onPress }], { saveFile: (name: string, content: Blob) => files.push([name, content]) } as never);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => files.length).toBe(1);
    expect([files[0]![0], files[0]![1].type, await files[0]![1].text()]).toEqual(['codes.txt', 'text/plain', 'one\ntwo']);
  });

  test('data that is waited for is asked again until it has come', async () => {
    let asks = 0;
    await show([{ id: 'wait', await: ['job'], show: [{ id: 'n', text: { $: 'data.job.value.state' } }] }], {
      screen: {
        data: {
          job: { call: 'getJob', poll: { while: { $: 'data.job.value.state == "running"' }, every: { milliseconds: 30 }, debounce: { milliseconds: 10 } } },
        },
      },
      parts: { operations: { getJob: operation('getJob') } },
      answers: { getJob: () => Response.json({ state: (asks += 1) < 4 ? 'running' : 'done' }) },
    } as never);
    await expect.element(page.getByText('running')).toBeVisible();
    await expect.element(page.getByText('done')).toBeVisible();
    expect(asks).toBe(4);
  });

  test('a part that fails is contained and reported; the rest works', async () => {
    const stage = await show([
      { id: 'broken', widget: 'no-such-widget' },
      { id: 'fine', text: 'Still here' },
    ]);
    await expect.element(page.getByText('This part cannot be shown at the moment.')).toBeVisible();
    await expect.element(page.getByText('Still here')).toBeVisible();
    expect(stage.faults).toContainEqual(expect.objectContaining({ code: 'node-failed', place: 'broken' }));
  });

  test.each([
    { name: 'the message given', failed: 'Could not do it.', respond: refusal(400), shown: 'Could not do it.' },
    { name: "the server's sentence", failed: undefined, respond: refusal(409, 'It was taken.'), shown: 'It was taken.' },
    {
      name: 'the general one for a fault of the server',
      failed: undefined,
      respond: refusal(500, 'stack trace'),
      shown: 'An error occurred, please try again later.',
    },
    {
      name: 'that the server cannot be reached',
      failed: undefined,
      respond: () => Promise.reject(new TypeError('x')),
      shown: 'The server could not be reached.',
    },
  ])('a failed call shows one message: $name', async ({ failed, respond, shown }) => {
    await show([{ id: 'go', button: 'Go', onPress: [{ call: 'doIt', ...(failed ? { failed } : {}) }, { notify: 'Never' }] }], {
      parts: { operations: { doIt: operation('doIt', 'POST') } },
      answers: { doIt: respond },
    } as never);
    await page.getByRole('button', { name: 'Go' }).click();
    await expect.element(page.getByText(shown)).toBeVisible();
    expect(document.querySelectorAll('.message')).toHaveLength(1);
    expect(page.getByText('Never').query()).toBeNull();
  });

  test('a button works once however often it is pressed, and says that it is busy', async () => {
    let calls = 0;
    let answer: (response: Response) => void = () => undefined;
    const doIt = () => {
      calls += 1;
      return new Promise<Response>((resolve) => {
        answer = resolve;
      });
    };
    await show([{ id: 'go', button: 'Go', onPress: { call: 'doIt', onOk: { notify: 'Done.' } } }], {
      parts: { operations: { doIt: operation('doIt', 'POST') } },
      answers: { doIt },
    } as never);
    const go = page.getByRole('button', { name: 'Go' });
    await go.click();
    await go.click();
    await expect.element(go).toHaveAttribute('aria-busy', 'true');
    expect(calls).toBe(1);
    answer(Response.json({}));
    await expect.element(page.getByText('Done.')).toBeVisible();
  });

  test('what a role may not see is not drawn', async () => {
    await show(
      [
        { id: 'a', text: 'For coaches', allow: { roles: ['Coach'] } },
        { id: 'b', text: 'For managers', allow: { roles: ['Manager'] } },
      ],
      { session: { User: { Roles: ['Manager'], EntityId: '1' } } },
    );
    await expect.element(page.getByText('For managers')).toBeVisible();
    expect(page.getByText('For coaches').query()).toBeNull();
  });
});

describe('a dialog', () => {
  const dialog = {
    id: 'ask',
    kind: 'dialog' as const,
    title: 'Name it',
    width: { pixels: 500 },
    state: { changed: { schema: { type: 'boolean' }, initial: false } },
    confirmDismissWhen: { $: 'state.changed' },
    body: [
      { id: 'given', text: { text: 'For {who}', values: { who: { $: 'input.who' } } } },
      { id: 'touch', button: 'Touch', onPress: { set: 'changed', to: true } },
    ] as Node[],
    footer: [{ id: 'ok', button: 'OK', onPress: { closeDialog: true as const, result: { name: 'Rex' } } }] as Node[],
  };
  const open = () =>
    show(
      [
        {
          id: 'open',
          button: 'Open',
          onPress: {
            openDialog: 'ask',
            input: { who: 'Ann' },
            onResult: { notify: { text: 'Named {n}', values: { n: { $: 'event.name' } } } },
            onDismiss: { notify: 'Dismissed' },
          },
        },
      ],
      { parts: { dialogs: { ask: dialog } } } as never,
    );

  test('is given its input and answers a result', async () => {
    await open();
    await page.getByRole('button', { name: 'Open' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Name it' })).toBeVisible();
    await expect.element(page.getByText('For Ann')).toBeVisible();
    await page.getByRole('button', { name: 'OK' }).click();
    await expect.element(page.getByText('Named Rex')).toBeVisible();
  });

  test('Escape dismisses it, and asks first while something would be lost', async () => {
    await open();
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('button', { name: 'Touch' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Name it' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByText('Dismissed')).toBeVisible();
  });
});
