import { expect, test } from 'vitest';
import { parseDocument } from '../../codegen/document';
import { applyOverlays } from '../../codegen/overlay/apply';
import { provenanceOf } from '../../codegen/overlay/provenance';
import { type Definition, originOf } from '../../codegen/project/definition';
import { createReader } from '../../codegen/project/read';
import { formatFaults } from '../../runtime/definitions/fault';
import type { OperationDefinition } from '../../runtime/definitions/shapes/operation';
import type { Overlay } from '../../runtime/definitions/shapes/overlay';
import { readSource } from '../../codegen/source';
import { compile } from '../support/shared-compiler';
import { project } from './planted';

const base = createReader()(project).definitions.filter(({ kind }) => kind !== 'overlay');

function overlayOf(operations: object[], name = 'test'): Definition<Overlay> {
  const document = parseDocument(`schemas/customers/acme/${name}.overlay.json`, JSON.stringify({ id: name, kind: 'overlay', operations }, null, 1));
  return { kind: 'overlay', id: `acme/${name}`, document, value: document.value as Overlay, sound: true, faults: [] };
}
const find = (definitions: readonly Definition[], kind: string, id: string) => definitions.find((one) => one.kind === kind && one.id === id)!;
const depth = { op: 'book-measure', id: 'depth', label: 'Depth' };

test('an operation that a definition describes comes to all that it stands for', () => {
  const { definitions, faults } = applyOverlays(base, [overlayOf([{ ...depth, after: 'size', forms: [{ title: 'Chart' }, { title: 'Map' }] }])]);
  expect(faults).toEqual([]);
  expect(find(definitions, 'form', 'book').value).toMatchObject({
    fields: [{ id: 'title' }, { id: 'size' }, { id: 'depth', at: '/Custom/depth', label: 'Depth', visibleWhen: { $: "form.Title != 'Depth'" } }],
  });
  expect(find(definitions, 'record', 'BookCustom').value).toMatchObject({ properties: { depth: { type: 'number' } } });
  expect(find(definitions, 'constants', 'reading').value).toMatchObject({
    values: { bookMeasures: { value: { Height: 'Height', Weight: 'Weight', Depth: 'Depth' } } },
  });
  expect(find(definitions, 'constants', 'limits').value).toMatchObject({ values: { formsByTitle: { value: { Atlas: 'book', Chart: 'book', Map: 'book' } } } });
});

test('what is not given is left out, and what stands for each of a list for none of it', () => {
  const { definitions } = applyOverlays(base, [overlayOf([depth])]);
  expect(find(definitions, 'constants', 'limits')).toBe(find(base, 'constants', 'limits'));
  expect((find(definitions, 'form', 'book').value as { fields: object[] }).fields[1]).toMatchObject({ id: 'depth' });
});

test("each part that comes of an operation is the customer's, and stands where its author wrote it", () => {
  const { definitions } = applyOverlays(base, [overlayOf([{ op: 'remove', in: 'form:book', node: 'pages' }, depth])]);
  const form = find(definitions, 'form', 'book');
  expect(provenanceOf(form)).toMatchObject({ '': 'base', '/fields/1': 'acme' });
  const writtenAt = (...path: (string | number)[]) => originOf(form, path).path.join('/');
  expect(writtenAt('fields', 1, 'label')).toBe('operations/1/label');
  expect(writtenAt('fields', 1, 'id')).toBe('operations/1/id');
  expect(writtenAt('fields', 1, 'widget')).toBe('operations/1');
});

test('overlays that each add an entry to the same list go together, and one that sets the whole is told', () => {
  const entry = (value: string, place: object) => ({ op: 'insert-entry', in: 'table:books', property: 'pageSizes', value, ...place });
  const set = { op: 'set', in: 'constants:reading', node: 'bookMeasures', property: 'value', was: { Height: 'Height', Weight: 'Weight' }, to: {} };
  const { definitions, faults } = applyOverlays(base, [
    overlayOf([depth], 'depth'),
    overlayOf([{ ...depth, id: 'width', label: 'Width' }], 'width'),
    overlayOf([set], 'set'),
  ]);
  expect((find(definitions, 'constants', 'reading').value as { values: { bookMeasures: { value: object } } }).values.bookMeasures.value).toEqual({
    Height: 'Height',
    Weight: 'Weight',
    Depth: 'Depth',
    Width: 'Width',
  });
  expect(faults).toMatchObject([{ code: 'overlay-conflict', file: 'schemas/customers/acme/set.overlay.json', pointer: '/operations/0/was' }]);
  expect(applyOverlays(base, [overlayOf([entry('7', { after: 8 })])]).faults.map(({ code }) => code)).toHaveLength(1);
});

test('entries of a list stand before or behind one another, and none twice', () => {
  const steps = { kind: 'constants', id: 'steps', values: { steps: { value: ['one', 'two'], why: 'They are climbed.' } } };
  const document = parseDocument('schemas/settings/steps.constants.json', JSON.stringify(steps));
  const constants: Definition = { kind: 'constants', id: 'steps', document, value: document.value, sound: true, faults: [] };
  const entry = (value: string, place: object = {}) => ({ op: 'insert-entry', in: 'constants:steps', node: 'steps', property: 'value', value, ...place });
  const { definitions, faults } = applyOverlays(
    [constants],
    [overlayOf([entry('between', { after: 'one' }), entry('first', { before: 'one' }), entry('last'), entry('two'), entry('x', { after: 'thre' })])],
  );
  expect((definitions[0]!.value as typeof steps).values.steps.value).toEqual(['first', 'one', 'between', 'two', 'last']);
  expect(faults.map(({ pointer, message }) => `${pointer} ${message}`)).toEqual([
    '/operations/3/value There is an entry "two" in "steps" already.',
    '/operations/4/after There is no entry "thre" in "steps".',
  ]);
});

/** An operation that makes a form and uses another operation. */
const making: OperationDefinition = {
  id: 'measured-form',
  kind: 'overlay-operation',
  description: 'a form of its own',
  input: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
  definitions: [{ id: { $: "given.id + '-form'" }, kind: 'form', data: { $ref: 'record:Book' }, fields: [] }],
  operations: [
    { op: 'book-measure', id: { $: 'given.id' }, label: { $: "given.id + '.'" } },
    { op: 'insert', in: { $: "'form:' + given.id + '-form'" }, value: { id: { $: 'given.id' }, at: '/Title', widget: 'text' } },
  ],
};

test('an operation makes definitions, stands for other operations, and what it has made can be changed, by files that come before, too', () => {
  const document = parseDocument('schemas/operations/measured-form.operation.json', JSON.stringify(making));
  const template: Definition = { kind: 'overlay-operation', id: making.id, document, value: document.value, sound: true, faults: [] };
  const rule = { id: 'long', at: '/Title', validWhen: { $: "form.Title != ''" }, message: 'It has a title.' };
  const later = { op: 'insert', in: 'form:depth-form', into: '.rules', value: rule };
  const { definitions, added, faults } = applyOverlays([...base, template], [overlayOf([later], 'before'), overlayOf([{ op: 'measured-form', id: 'depth' }])]);
  expect(faults).toEqual([]);
  expect(added).toHaveLength(1);
  expect(added[0]).toMatchObject({ kind: 'form', id: 'depth-form', value: { fields: [{ id: 'depth', at: '/Title' }], rules: [rule] } });
  expect(find(definitions, 'constants', 'reading').value).toMatchObject({ values: { bookMeasures: { value: { 'depth.': 'depth.' } } } });
  expect(originOf(added[0]!, ['fields', 0, 'id']).path).toEqual(['operations', 0, 'id']);
});

test('a name that a faulty operation would have given is no fault of its own elsewhere', () => {
  const after = { op: 'insert', in: 'form:book', after: 'depth', value: { id: 'more', at: '/Title' } };
  const { faults } = applyOverlays(base, [overlayOf([{ op: 'book-measure', id: 'depth' }, after])]);
  expect(faults.map(({ message }) => message)).toEqual(['The value "label" is missing here.']);
});

const product = new Map([...readSource(process.cwd())].filter(([path]) => !path.startsWith('schemas/customers/')));
const described = [...product].flatMap(([path, text]) => (path.endsWith('.operation.json') ? [JSON.parse(text) as OperationDefinition] : []));

test('each operation of the product goes with the real definitions, as its examples give it', () => {
  const uses = described.flatMap(({ id, input }) => (input.examples as object[]).map((example) => ({ op: id, ...example })));
  expect(uses.length).toBeGreaterThanOrEqual(2);
  const files = uses.map((use, index): [string, string] => [
    `schemas/customers/summit/use-${index}.overlay.json`,
    JSON.stringify({ id: `use-${index}`, kind: 'overlay', operations: [use] }),
  ]);
  expect(formatFaults(compile(new Map([...product, ...files])).faults)).toBe('0 faults in 0 files. Nothing was published.');
});
