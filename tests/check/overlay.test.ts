import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../support/shared-compiler';
import { parseDocument } from '../../codegen/document';
import { applyOverlays } from '../../codegen/overlay/apply';
import { provenanceOf } from '../../codegen/overlay/provenance';
import type { Definition } from '../../codegen/project/definition';
import { createReader } from '../../codegen/project/read';
import { type NodeName, nodeKinds } from '../../runtime/definitions/nodes';
import { partKeysOf } from '../../runtime/definitions/nodes/tree';
import type { Overlay, OverlayOperation } from '../../runtime/definitions/shapes/overlay';
import { propertyRuns } from '../support/property-runs';
import { project } from './planted';

/** No part of the base may be written to: whoever tries fails. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}

const base = createReader()(project).definitions.filter(({ kind }) => kind !== 'overlay');
for (const { value } of base) frozen(value);
const valueOf = (definitions: readonly Definition[], kind: string, id: string) => definitions.find((one) => one.kind === kind && one.id === id)?.value;

/** An overlay as its file would give it. */
function overlayOf(operations: OverlayOperation[], customer = 'acme'): Definition<Overlay> {
  const file = `schemas/customers/${customer}/test.overlay.json`;
  const document = parseDocument(file, JSON.stringify({ id: 'test', kind: 'overlay', operations }, null, 1));
  return { kind: 'overlay', id: `${customer}/test`, document, value: document.value as Overlay, sound: true, faults: [] };
}
const apply = (operations: OverlayOperation[]) => applyOverlays(base, [overlayOf(operations)]);

const insertField: OverlayOperation = {
  op: 'insert-field',
  form: 'book',
  group: 'size',
  record: 'Book',
  name: 'shelf',
  required: true,
  property: { type: 'string' },
  field: { id: 'shelf', widget: 'text', label: 'Shelf' },
};

test('an overlay without operations changes nothing: the definitions are the base itself', () => {
  const { definitions, faults } = apply([]);
  expect(faults).toEqual([]);
  expect(definitions.every((definition, index) => definition === base[index])).toBe(true);
});

test("insert-field gives the record its property, the form its field, and requires nothing but the customer's own", () => {
  const { definitions, faults } = apply([insertField]);
  expect(faults).toEqual([]);
  expect(valueOf(definitions, 'record', 'BookCustom')).toMatchObject({ properties: { shelf: { type: 'string' } }, required: ['shelf'] });
  expect(valueOf(definitions, 'record', 'Book')).toBe(valueOf(base, 'record', 'Book'));
  expect(valueOf(definitions, 'form', 'book')).toMatchObject({
    fields: [{ id: 'title' }, { id: 'size', group: [{ id: 'pages' }, { id: 'shelf', at: '/Custom/shelf' }] }],
  });
});

test.each<[how: string, operation: OverlayOperation, sentence: string]>([
  ['removes', { op: 'remove', in: 'form:book', node: 'title' }, 'The base has sealed this part. It cannot be removed.'],
  [
    'changes',
    { op: 'set', in: 'form:book', node: 'title', property: 'label', was: 'Title', to: 'Name' },
    'The base has sealed this part. It cannot be changed.',
  ],
])('who %s a part that the base has sealed is refused, and the part stays as it is', (_how, operation, sentence) => {
  const sealed = base.map((definition) => {
    if (definition.kind !== 'form' || definition.id !== 'book') return definition;
    const { fields, ...form } = definition.value as { fields: { id: string }[] };
    return { ...definition, value: { ...form, fields: fields.map((field) => (field.id === 'title' ? { ...field, 'x-sealed': true } : field)) } };
  });
  const { definitions, faults } = applyOverlays(sealed, [overlayOf([operation])]);
  expect(faults.map(({ code, message }) => `${code}: ${message}`)).toEqual([`sealed: ${sentence}`]);
  expect(valueOf(definitions, 'form', 'book')).toMatchObject({ fields: [{ id: 'title', label: 'Title', 'x-sealed': true }, {}] });
});

test('each part says whose it is', () => {
  const { definitions } = apply([insertField, { op: 'set', in: 'form:book', node: 'title', property: 'label', was: 'Title', to: 'Name' }]);
  const form = definitions.find(({ kind, id }) => kind === 'form' && id === 'book') as Definition;
  expect(provenanceOf(form)).toEqual({ '': 'base', '/fields/0/label': 'acme', '/fields/1/group/1': 'acme' });
});

test('a place before, after or into another is kept, and a fault stands where the overlay wrote it', () => {
  const field = (id: string) => ({ id, at: '/Title' });
  const { definitions, faults } = apply([
    { op: 'insert', in: 'form:book', before: 'title', value: field('first') },
    { op: 'insert', in: 'form:book', after: 'first', value: field('second') },
    { op: 'insert', in: 'form:book', into: 'size', value: field('last') },
    { op: 'insert', in: 'form:book', value: field('end') },
    { op: 'remove', in: 'form:book', node: 'titel' },
  ]);
  const { fields } = valueOf(definitions, 'form', 'book') as { fields: { id: string; group?: { id: string }[] }[] };
  expect(fields.map(({ id, group }) => (group ? group.map((one) => one.id) : id))).toEqual(['first', 'second', 'title', ['pages', 'last'], 'end']);
  expect(faults).toMatchObject([
    { code: 'unknown-node', file: 'schemas/customers/acme/test.overlay.json', pointer: '/operations/4/node', suggestion: 'title' },
  ]);
});

const partKeys = [...new Set((Object.keys(nodeKinds) as NodeName[]).flatMap(partKeysOf))];

test.each(partKeys)('a part is put into "%s" by the id of the node that holds it', (key) => {
  const screen = base.find(({ kind, id }) => kind === 'screen' && id === 'missing') as Definition;
  const holder = { id: 'holder', [key]: [{ id: 'first', text: 'First' }] };
  const { definitions, faults } = applyOverlays(
    [{ ...screen, value: { ...(screen.value as object), body: [holder] } }],
    [overlayOf([{ op: 'insert', in: 'screen:missing', into: 'holder', value: { id: 'second', text: 'Second' } }])],
  );
  expect(faults).toEqual([]);
  expect(definitions[0]?.value).toMatchObject({ body: [{ [key]: [{ id: 'first' }, { id: 'second' }] }] });
});

test('a part that is moved keeps what it says, and whose it is', () => {
  const { definitions, faults } = apply([
    insertField,
    { op: 'set', in: 'form:book', node: 'title', property: 'label', was: 'Title', to: 'Name' },
    { op: 'move', in: 'form:book', node: 'title', into: 'size' },
    { op: 'move', in: 'form:book', node: 'shelf', before: 'size' },
  ]);
  expect(faults).toEqual([]);
  const form = definitions.find(({ kind, id }) => kind === 'form' && id === 'book') as Definition;
  expect(form.value).toMatchObject({ fields: [{ id: 'shelf' }, { id: 'size', group: [{ id: 'pages' }, { id: 'title', label: 'Name' }] }] });
  expect(provenanceOf(form)).toEqual({ '': 'base', '/fields/0': 'acme', '/fields/1/group/1/label': 'acme' });
});

test('a move that cannot be made leaves the part where it is', () => {
  const { definitions, faults } = apply([{ op: 'move', in: 'form:book', node: 'title', after: 'nowhere' }]);
  expect(faults).toHaveLength(1);
  expect(valueOf(definitions, 'form', 'book')).toEqual(valueOf(base, 'form', 'book'));
});

test('the parts of an item are addressed by the names that its catalogue gives them', () => {
  const { definitions, faults } = apply([
    { op: 'set', in: 'item:pictures', property: 'offered', was: false },
    { op: 'set', in: 'item:crime', node: 'value', property: 'Most', was: 12, to: 20 },
    { op: 'set', in: 'item:crime', node: 'value/Questions/Since', property: 'Label', was: 'Since when?', to: 'From?' },
    { op: 'insert', in: 'item:crime', before: 'value/Questions/Favourite', value: { Name: 'Read', Type: 'Count' } },
    { op: 'insert', in: 'item:crime', into: 'value/Questions/Favourite/Choices', value: { Id: 'poirot', Text: 'Poirot' } },
    { op: 'move', in: 'item:crime', node: 'value/Questions/Favourite/Choices/poirot', before: 'value/Questions/Favourite/Choices/holmes' },
    { op: 'remove', in: 'item:crime', node: 'value/Questions/Favourite/Choices/marple' },
  ]);
  expect(faults).toEqual([]);
  expect(valueOf(definitions, 'item', 'pictures')).not.toHaveProperty('offered');
  const crime = definitions.find(({ kind, id }) => kind === 'item' && id === 'crime') as Definition;
  expect(crime.value).toMatchObject({
    value: {
      Most: 20,
      Questions: [{ Name: 'Since', Label: 'From?' }, { Name: 'Read' }, { Name: 'Favourite', Choices: [{ Id: 'poirot' }, { Id: 'holmes' }] }],
    },
  });
  expect(provenanceOf(crime)).toEqual({
    '': 'base',
    '/value/Most': 'acme',
    '/value/Questions/0/Label': 'acme',
    '/value/Questions/1': 'acme',
    '/value/Questions/2/Choices/0': 'acme',
  });
});

test('a customer turns an item on and another off, and adds one of its own', () => {
  const own = { id: 'poems', kind: 'item', catalogue: 'clubs', value: { ClubId: 3, ClubName: 'Poems', Questions: [] } };
  const turned = {
    id: 'clubs',
    kind: 'overlay',
    operations: [
      { op: 'set', in: 'item:pictures', property: 'offered', was: false },
      { op: 'set', in: 'item:crime', property: 'offered', to: false },
    ],
  };
  const files = { 'poems.item.json': own, 'clubs.overlay.json': turned };
  const source = new Map([
    ...project,
    ...Object.entries(files).map(([path, value]): [string, string] => [`schemas/customers/acme/${path}`, JSON.stringify(value)]),
  ]);
  const { base: revision, customers, faults } = compile(source);
  expect(faults).toEqual([]);
  const namesIn = (of: typeof revision) => of?.catalogues.clubs?.map((club) => (club as { ClubName: string }).ClubName);
  expect(namesIn(revision)).toEqual(['Crime']);
  expect(namesIn(customers.acme)).toEqual(['Pictures', 'Poems']);
});

test('a customer adds a state to a flow, a constant, and a column for its field', () => {
  const { definitions, faults } = apply([
    { ...insertField, columns: ['books'] } as OverlayOperation,
    { op: 'insert', in: 'flow:books', value: { id: 'onHold', on: { OPEN: 'loading' } } },
    { op: 'insert', in: 'constants:limits', value: { id: 'leastPages', value: 10, description: 'Fewer are no book.' } },
  ]);
  expect(faults).toEqual([]);
  expect(valueOf(definitions, 'flow', 'books')).toMatchObject({ states: { onHold: { on: { OPEN: 'loading' } } } });
  expect(valueOf(definitions, 'constants', 'limits')).toMatchObject({ values: { leastPages: { value: 10 } } });
  const { columns } = valueOf(definitions, 'table', 'books') as { columns: object[] };
  expect(columns.at(-1)).toEqual({ id: 'shelf', label: 'Shelf', at: '/Custom/shelf', sortable: true, width: 170 });
});

test("a customer's column stands before the buttons at the end of a table", () => {
  const button = (id: string) =>
    ({ op: 'insert', in: 'table:books', value: { id, label: 'Lend', cell: 'button', onPress: { emit: 'open' } } }) as OverlayOperation;
  const { definitions } = apply([button('lend'), button('mend'), { ...insertField, columns: ['books'] } as OverlayOperation]);
  const { columns } = valueOf(definitions, 'table', 'books') as { columns: { id: string }[] };
  expect(columns.map(({ id }) => id)).toEqual(['title', 'pages', 'shelf', 'lend', 'mend']);
});

test("a definition in a customer's folder is there for that customer only", () => {
  const form = JSON.stringify({
    id: 'loan',
    kind: 'form',
    data: { type: 'object', additionalProperties: false, properties: { until: { type: 'string', format: 'date' } } },
    fields: [{ id: 'until', at: '/until', label: 'Until' }],
  });
  const { base: revision, customers, faults } = compile(new Map([...project, ['schemas/customers/acme/loan.form.json', form]]));
  expect(faults).toEqual([]);
  expect(Object.keys(revision?.forms ?? {})).not.toContain('loan');
  expect(Object.keys(customers.acme?.forms ?? {})).toContain('loan');
});

const texts = fc.string({ minLength: 1, maxLength: 5 });
const ids = fc.stringMatching(/^[a-z]{3,8}$/).map((id) => `new-${id}`);
const seeded = propertyRuns(300);

test('what is set and set back, or put in and taken out, leaves the definition as it was, and never touches the base', () => {
  fc.assert(
    fc.property(fc.uniqueArray(ids, { maxLength: 5 }), fc.array(texts, { maxLength: 4 }), fc.constantFrom('title', 'pages'), (inserted, labels, node) => {
      const label = node === 'title' ? 'Title' : 'Pages';
      const chain = [label, ...labels];
      const there = [
        ...inserted.map((id): OverlayOperation => ({ op: 'insert', in: 'form:book', after: node, value: { id, at: '/Title' } })),
        ...labels.map((to, index): OverlayOperation => ({ op: 'set', in: 'form:book', node, property: 'label', was: chain[index], to })),
      ];
      const back = [
        ...inserted.map((id): OverlayOperation => ({ op: 'remove', in: 'form:book', node: id })),
        { op: 'set', in: 'form:book', node, property: 'label', was: chain.at(-1), to: label } as OverlayOperation,
      ];
      const { definitions, faults } = apply([...there, ...back]);
      expect(faults).toEqual([]);
      expect(valueOf(definitions, 'form', 'book')).toEqual(valueOf(base, 'form', 'book'));
    }),
    seeded,
  );
});

test('operations on different parts may come in any order', () => {
  const operations: OverlayOperation[] = [
    insertField,
    { op: 'set', in: 'form:book', node: 'title', property: 'label', was: 'Title', to: 'Name' },
    { op: 'set', in: 'constants:limits', node: 'mostPages', property: 'value', was: 2000, to: 7 },
    { op: 'set', in: 'screen:missing', node: 'sorry', property: 'text', was: 'There is nothing here.', to: 'Nothing.' },
    { op: 'remove', in: 'table:books', node: 'pages' },
  ];
  const inOrder = apply(operations).definitions.map(({ value }) => value);
  fc.assert(
    fc.property(fc.shuffledSubarray(operations, { minLength: operations.length }), (shuffled) => {
      expect(apply(shuffled).definitions.map(({ value }) => value)).toEqual(inOrder);
    }),
    propertyRuns(40),
  );
});

test('a customer with a faulty overlay stays on the base, and the others get theirs', () => {
  const broken = new Map(project).set(
    'schemas/customers/zeta/bad.overlay.json',
    '{ "id": "bad", "kind": "overlay", "operations": [{ "op": "remove", "in": "form:book", "node": "none" }] }',
  );
  const { base: revision, customers, faults } = compile(broken);
  expect(revision).toBeDefined();
  expect(Object.keys(customers)).toEqual(['acme']);
  expect(faults.map(({ file, code }) => `${file} ${code}`)).toEqual(['schemas/customers/zeta/bad.overlay.json unknown-node']);
});
