import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bundleOf, mainScreen, makeStage, operation } from '../../tests/support/stage';
import '../form/form.css';
import './screen.css';

const contact = {
  id: 'contact',
  kind: 'form' as const,
  data: { type: 'object', properties: { Name: { type: 'string' } } },
  fields: [{ id: 'name', at: '/Name', widget: 'text', label: 'Name' }],
};
const outdated = () => page.getByText('This could not be refreshed and may be out of date.');

/** A form of loaded data, in which somebody has typed a name; then loading again is answered as `answer` says. */
async function typed(answer: () => Response, name = 'Anna Maria', save?: () => Promise<Response>) {
  let answers = () => Response.json({ Name: 'Ann' });
  const body = [
    {
      id: 'wait',
      await: ['person'],
      failed: 'The person could not be loaded.',
      show: [{ id: 'contact', form: 'contact', value: { $: 'data.person.value' }, onSubmit: { call: 'savePerson' } }],
    },
  ];
  const bundle = bundleOf(
    { ...mainScreen, body, data: { person: { call: 'getPerson' } } } as Parameters<typeof bundleOf>[0],
    {
      operations: { getPerson: operation('getPerson'), savePerson: operation('savePerson', 'POST') },
      forms: { contact },
    } as Parameters<typeof bundleOf>[1],
  );
  const { element, services } = await makeStage({ bundles: [bundle], start: '/main', answers: { getPerson: () => answers(), savePerson: save } });
  await render(element);
  await page.getByLabelText('Name').fill(name);
  if (save) await userEvent.keyboard('{Enter}');
  answers = answer;
  void services.queries.invalidateQueries({ queryKey: ['getPerson'] });
  return { answerAgain: () => (answers = () => Response.json({ Name: 'Ann' })) };
}

test.each([
  ['is away', () => new Response('', { status: 502 })],
  ['cannot be reached', () => Response.error()],
])('while the server %s, a form of what it answered before stays, with what is typed, and says that it may be out of date', async (_, answer) => {
  const { answerAgain } = await typed(answer);
  await expect.element(outdated()).toBeVisible();
  await expect.element(page.getByLabelText('Name')).toHaveValue('Anna Maria');
  answerAgain();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(outdated()).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Name')).toHaveValue('Anna Maria');
});

test('what is being saved stays too, as its save may fail as well', async () => {
  let answerSave = (_: Response) => {};
  const held = new Promise<Response>((resolve) => (answerSave = resolve));
  await typed(
    () => new Response('', { status: 502 }),
    'Anna Maria',
    () => held,
  );
  await expect.element(outdated()).toBeVisible();
  answerSave(new Response('', { status: 502 }));
  await expect.element(page.getByText('An error occurred, please try again later.')).toBeInTheDocument();
  await expect.element(page.getByLabelText('Name')).toHaveValue('Anna Maria');
});

test('where nothing is typed, the failure shows instead', async () => {
  await typed(() => new Response('', { status: 502 }), 'Ann');
  await expect.element(page.getByText('The person could not be loaded.')).toBeVisible();
  expect(page.getByLabelText('Name').query()).toBeNull();
});

test('what is refused is shown no more', async () => {
  await typed(() => Response.json({ StatusCode: 404, Errors: [{ Message: 'Gone.' }], ShowUser: true }, { status: 404 }));
  await expect.element(page.getByText('This does not exist, or you do not have access to it.')).toBeVisible();
  expect(page.getByLabelText('Name').query()).toBeNull();
  expect(outdated().query()).toBeNull();
});
