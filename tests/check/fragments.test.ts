import { describe, expect, test } from 'vitest';
import { asExpression, rewritten } from '../../codegen/fragments/expression';
import { originOf } from '../../codegen/project/definition';
import type { Project } from '../../codegen/project/project';
import { check as sharedCheck } from '../support/shared-compiler';
import { project } from './planted';

type Part = { id: string; [key: string]: unknown };
interface Marked {
  state: Record<string, unknown>;
  data: Record<string, unknown>;
  body: (Part & { parts: Part[] })[];
}
const definitionOf = (from: Project) => from.find('screen', 'mark')!;
const markOf = (from: Project) => definitionOf(from).value as Marked;
const check = (changes: Record<string, unknown> = {}) =>
  sharedCheck(new Map([...project, ...Object.entries(changes).map(([file, value]): [string, string] => [file, JSON.stringify(value)])]));
const part = (screen: Marked, id: string) => screen.body.flatMap(({ parts }) => parts).find((one) => one.id === id);
const screen = markOf(check().base.project);

test('each use of a fragment has its parts, variables and data by names of its own', () => {
  expect(screen.body.map(({ parts }) => parts.map(({ id }) => id))).toEqual([
    ['upper-heading', 'upper-note', 'upper-form', 'upper-save', 'upper-asked'],
    ['lower-heading', 'lower-note', 'lower-form', 'lower-save', 'lower-asked'],
  ]);
  expect(Object.keys(screen.state)).toEqual(['last', 'upper_mark', 'lower_mark']);
  expect(Object.keys(screen.data)).toEqual(['upper_asked', 'lower_asked']);
  expect(part(screen, 'upper-asked')).toMatchObject({ await: ['upper_asked'], show: [{ text: { $: 'string(size(data.upper_asked.value))' } }] });
  expect(part(screen, 'lower-save')).toMatchObject({
    submits: 'lower-form',
    onPress: { submitForm: 'lower-form' },
    enabledWhen: { $: "forms['lower-form'].changed" },
  });
});

test('what a fragment is given stands in the place of its inputs, names and texts too; what is left out is null in an expression', () => {
  expect(part(screen, 'upper-heading')).toMatchObject({ text: 'Upper shelf' });
  expect(part(screen, 'lower-heading')).toMatchObject({ text: { text: 'Lower {n}', values: { n: 2 } } });
  expect(part(screen, 'upper-form')).toMatchObject({
    form: 'book',
    onSubmit: [
      { set: 'upper_mark', to: 'A' },
      { emit: 'marked', of: 'upper' },
    ],
  });
  expect(part(screen, 'upper-note')).toMatchObject({ when: { $: 'state.last != null' }, text: { $: "orElse(state.last, '')" } });
  expect(part(screen, 'lower-note')).toMatchObject({ when: { $: 'null != null' }, text: { $: "orElse(null, '')" } });
});

test('a key that is all of an input that is not given is left out, and so is an item of a list', () => {
  const body = [
    { id: 'a', button: 'Go', look: { $: 'input.look' }, onPress: [{ $: 'input.first' }, { navigate: '/books' }] },
    { id: 'b', use: 'shelf-mark', input: { heading: { $: 'input.look' }, form: 'book' } },
  ];
  const fragment = { id: 'go', kind: 'fragment', input: { type: 'object', properties: { look: {}, first: {} } }, body };
  const screenWith = (input: object) => ({
    id: 'mark',
    kind: 'screen',
    path: '/mark',
    title: 'Mark',
    allow: 'signedIn',
    body: [{ id: 'x', use: 'go', input }],
  });
  const written = (input: object) =>
    markOf(check({ 'screens/go.fragment.json': fragment, 'screens/mark.screen.json': screenWith(input) }).base.project).body[0]!.parts;
  const [button] = written({ look: 'quiet' });
  expect(button).toEqual({ id: 'x-a', button: 'Go', look: 'quiet', onPress: [{ navigate: '/books' }] });
  expect(written({ look: 'quiet', first: { reload: true } })[0]).toMatchObject({ onPress: [{ reload: true }, { navigate: '/books' }] });
  const [, nested] = written({ look: 'quiet' }) as [Part, Part & { parts: Part[] }];
  expect(nested.parts.map(({ id }) => id)).toContain('x-b-save');
  expect(nested.parts[0]).toMatchObject({ text: 'quiet' });
});

test.each(['remove', 'replace', 'merge', 'value', 'change'])('what is done at the event %s of a part names what the fragment has', (event) => {
  const fragment = {
    id: 'kept',
    kind: 'fragment',
    state: { value: { schema: { type: 'string' }, initial: '' } },
    body: [
      {
        id: 'field',
        widget: 'text',
        bind: { $: 'state.value' },
        options: { on: { remove: { set: 'value' } } },
        on: { [event]: [{ set: 'value', to: 'value' }] },
      },
    ],
  };
  const screen = { id: 'mark', kind: 'screen', path: '/mark', title: 'Mark', allow: 'everyone', body: [{ id: 'one', use: 'kept' }] };
  const { base } = check({ 'screens/kept.fragment.json': fragment, 'screens/mark.screen.json': screen });
  expect(markOf(base.project).body[0]).toMatchObject({
    parts: [{ options: { on: { remove: { set: 'value' } } }, on: { [event]: [{ set: 'one_value', to: 'value' }] } }],
  });
});

test('a part says the file in which it was written: the fragment, or the screen that gave it', () => {
  const definition = definitionOf(check().base.project);
  const at = (...path: (string | number)[]) => {
    const { document, path: place } = originOf(definition, ['body', 0, 'parts', ...path]);
    return `${document.file} ${place.join('/')}`;
  };
  expect(at(3, 'button')).toBe('screens/shelf-mark.fragment.json body/3/button');
  expect(at(4, 'show', 0)).toBe('screens/shelf-mark.fragment.json body/4/show/0');
  expect(at(0, 'text')).toBe('screens/mark.screen.json body/0/input/heading');
});

describe('the footer of a fragment', () => {
  const choice = {
    id: 'choice',
    kind: 'fragment',
    state: { chosen: { schema: { type: 'string' }, initial: '' } },
    body: [{ id: 'words', text: { $: 'state.chosen' } }],
    footer: [
      { id: 'choose', button: 'Choose', onPress: { set: 'chosen', to: 'A' } },
      { id: 'more', use: 'help' },
    ],
  };
  const help = { id: 'help', kind: 'fragment', body: [{ id: 'help', text: 'Help.' }], footer: [{ id: 'close', text: 'Close it by Escape.' }] };
  const written = (file: string, definition: { id: string; kind: 'dialog' | 'screen'; [key: string]: unknown }) => {
    const { base } = check({ 'screens/choice.fragment.json': choice, 'screens/help.fragment.json': help, [file]: definition });
    return base.project.find(definition.kind, definition.id)!;
  };
  const dialogWith = (use: object) =>
    written('screens/lend.dialog.json', {
      id: 'lend',
      kind: 'dialog',
      title: 'Lend',
      body: [{ id: 'one', use: 'choice', ...use }],
      footer: [{ id: 'ok', button: 'OK', onPress: { closeDialog: true } }],
    });
  const chosen = { id: 'one-choose', button: 'Choose', onPress: { set: 'one_chosen', to: 'A' } };

  test('stands in that of the dialog whose body uses it, before the buttons of the dialog itself, and says where it was written', () => {
    const dialog = dialogWith({});
    expect(dialog.value).toMatchObject({
      state: { one_chosen: {} },
      body: [{ parts: [{ id: 'one-words' }] }],
      footer: [chosen, { id: 'one-more', parts: [{ id: 'one-more-help' }, { id: 'one-more-footer', row: [{ id: 'one-more-close' }] }] }, { id: 'ok' }],
    });
    const files = [0, 2].map((index) => originOf(dialog, ['footer', index, 'button']).document.file);
    expect(files).toEqual(['screens/choice.fragment.json', 'screens/lend.dialog.json']);
  });

  test('of several fragments stand in their order, each with the fragments that it uses itself', () => {
    const dialog = written('screens/lend.dialog.json', {
      id: 'lend',
      kind: 'dialog',
      title: 'Lend',
      body: [
        { id: 'one', use: 'choice' },
        { id: 'two', use: 'choice' },
      ],
      footer: [{ id: 'ok', button: 'OK', onPress: { closeDialog: true } }],
    });
    const { footer } = dialog.value as unknown as { footer: Part[] };
    expect(footer.map(({ id }) => id)).toEqual(['one-choose', 'one-more', 'two-choose', 'two-more', 'ok']);
    expect(footer[3]).toMatchObject({ parts: [{ id: 'two-more-help' }, { id: 'two-more-footer' }] });
  });

  test.each([
    ['of a dialog where the use has a condition', () => dialogWith({ when: { $: 'true' } })],
    [
      'of a screen',
      () =>
        written('screens/mark.screen.json', {
          id: 'mark',
          kind: 'screen',
          path: '/mark',
          title: 'Mark',
          allow: 'everyone',
          body: [{ id: 'one', use: 'choice' }],
        }),
    ],
  ])('stands below its parts in the body %s', (_where, make) => {
    const { body, footer = [] } = make().value as unknown as Marked & { footer?: Part[] };
    expect(body).toMatchObject([{ parts: [{ id: 'one-words' }, { id: 'one-footer', align: 'end', row: [chosen, { id: 'one-more' }] }] }]);
    expect(footer.map(({ id }) => id).filter((id) => id !== 'ok')).toEqual([]);
  });
});

test('an overlay changes the parts of one use, and leaves those of another', () => {
  const operations = [
    { op: 'set', in: 'screen:mark', node: 'upper-save', property: 'button', was: 'Mark', to: 'Mark it' },
    { op: 'insert', in: 'screen:mark', into: 'lower', value: { id: 'more', use: 'shelf-mark', input: { heading: 'More', form: 'book' } } },
  ];
  const { customers } = check({ 'schemas/customers/acme/marks.overlay.json': { id: 'marks', kind: 'overlay', operations } });
  const [acme] = customers;
  expect(acme?.faults).toEqual([]);
  const own = markOf(acme!.project);
  expect(part(own, 'upper-save')?.button).toBe('Mark it');
  expect(part(own, 'lower-save')?.button).toBe('Mark');
  expect(part(own, 'more')).toMatchObject({ parts: [{ id: 'more-heading', text: 'More' }, {}, {}, {}, {}] });
  expect(part(screen, 'upper-save')?.button).toBe('Mark');
});

test("a customer's screens may use fragments of its own and of the base", () => {
  const own = { id: 'acme-mark', kind: 'screen', path: '/acme', title: 'Acme', allow: { roles: ['Clerk'] } };
  const uses = [
    { id: 'a', use: 'acme-note' },
    { id: 'b', use: 'shelf-mark', input: { heading: 'B', form: 'book' } },
  ];
  const { customers, base } = check({
    'schemas/customers/acme/screens/acme-note.fragment.json': { id: 'acme-note', kind: 'fragment', body: [{ id: 'note', text: 'Of Acme.' }] },
    'schemas/customers/acme/screens/acme-mark.screen.json': { ...own, body: uses },
  });
  expect(customers[0]?.faults).toEqual([]);
  expect(customers[0]?.project.find('screen', 'acme-mark')?.value).toMatchObject({
    body: [{ parts: [{ id: 'a-note' }] }, { parts: [{ id: 'b-heading' }, {}, {}, {}, {}] }],
  });
  expect(base.project.find('fragment', 'acme-note')).toBeUndefined();
});

test('shared parts of a flow stand where they are used, one among others too, and say where they were written', () => {
  const flow = JSON.parse(project.get('flows/books.flow.json')!) as { states: { open: { on: { SAVE: { actions: unknown[] } } } }; shared?: unknown };
  flow.shared = { actions: { rest: [{ resetForm: 'form' }, { log: 'Rested.' }], all: [{ use: 'rest' }, { notify: 'Saved.' }] } };
  flow.states.open.on.SAVE.actions = [{ assign: { message: 'saved' } }, { use: 'all' }, { log: 'Done.' }];
  const { base } = check({ 'flows/books.flow.json': flow });
  expect(base.faults).toEqual([]);
  const written = base.project.find('flow', 'books')!;
  expect((written.value as typeof flow).states.open.on.SAVE.actions).toEqual([
    { assign: { message: 'saved' } },
    { resetForm: 'form' },
    { log: 'Rested.' },
    { notify: 'Saved.' },
    { log: 'Done.' },
  ]);
  expect(written.value).not.toHaveProperty('shared');
  const at = (index: number) => originOf(written, ['states', 'open', 'on', 'SAVE', 'actions', index]).path.join('/');
  expect([0, 1, 2, 3, 4].map(at)).toEqual([
    'states/open/on/SAVE/actions/0',
    'shared/actions/rest/0',
    'shared/actions/rest/1',
    'shared/actions/all/1',
    'states/open/on/SAVE/actions/2',
  ]);
});

test('a field that is the same as another says what that one says, but for what it says itself', () => {
  const form = JSON.parse(project.get('schemas/forms/book.form.json')!) as { fields: Part[] };
  const other = { id: 'short-book', kind: 'form', data: { $ref: 'record:Book' }, fields: [{ id: 'name', at: '/Title', same: 'book/title', label: 'Name' }] };
  const { base } = check({ 'schemas/forms/short-book.form.json': other });
  expect(base.faults.filter(({ code }) => code !== 'unused-flow')).toEqual([]);
  const { id: _id, label: _label, ...said } = form.fields[0]!;
  expect(base.project.find('form', 'short-book')?.value).toMatchObject({ fields: [{ ...said, id: 'name', label: 'Name' }] });
});

test('so does a field of a list', () => {
  const data = { type: 'object', properties: { Books: { type: 'array', items: { $ref: 'record:Book' } } } };
  const list = { id: 'books', at: '/Books', label: 'Books', rowLabel: 'Book', addLabel: 'Add a book' };
  const other = {
    id: 'shelf',
    kind: 'form',
    data,
    fields: [{ ...list, list: [{ id: 'name', at: '/Title', same: 'book/title', placeholder: 'As on its cover' }] }],
  };
  const { base } = check({ 'schemas/forms/shelf.form.json': other });
  expect(base.faults.filter(({ code }) => code !== 'unused-flow')).toEqual([]);
  const form = JSON.parse(project.get('schemas/forms/book.form.json')!) as { fields: Part[] };
  const said = { ...form.fields[0]!, id: 'name', placeholder: 'As on its cover' };
  expect(base.project.find('form', 'shelf')?.value).toMatchObject({ fields: [{ list: [said] }] });
  const [field] = (base.project.find('form', 'shelf')!.value as { fields: { list: object[] }[] }).fields[0]!.list;
  expect(field).not.toHaveProperty('same');
});

test.each([
  ['input.a + input.b', '(x + 1.0) + y'],
  ["input['a']", '(x + 1.0)'],
  ['list.map(input, input.a)', 'list.map(input, input.a)'],
  ["input.a > 1.0 ? 'input.a' : other.input.a", "(x + 1.0) > 1.0 ? 'input.a' : other.input.a"],
  ['input.a +', 'input.a +'],
])('of an expression the paths of the scope are rewritten, and nothing else: %s', (source, expected) => {
  const given: Record<string, string> = { a: asExpression({ $: 'x + 1.0' }), b: asExpression({ $: 'y' }) };
  expect(rewritten(source, ([variable, name]) => (variable === 'input' ? given[name ?? ''] : undefined))).toBe(expected);
});

test('JSON with expressions is one expression', () => {
  expect(asExpression({ a: [1, true, null, "it's\n"], b: { $: 'x > 1.0' }, c: { $: 'state.x' } })).toBe(
    "{'a': [1, true, null, 'it\\'s\\n'], 'b': (x > 1.0), 'c': state.x}",
  );
});
