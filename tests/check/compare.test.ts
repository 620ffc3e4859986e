import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareRevisions } from '../../codegen/compare/compare';
import { changesOf } from '../../codegen/compare/parts';
import { compile } from '../support/shared-compiler';
import type { Revision } from '../../runtime/definitions/compiled';
import type { OverlayOperation } from '../../runtime/definitions/shapes/overlay';
import { propertyRuns } from '../support/property-runs';
import { project } from './planted';

const overlay = 'schemas/customers/zeta/test.overlay.json';
const shelf = {
  op: 'insert-field',
  form: 'book',
  after: 'title',
  record: 'Book',
  name: 'shelf',
  property: { type: 'string', maxLength: 9 },
  field: { id: 'shelf', widget: 'text', label: 'Shelf' },
} satisfies OverlayOperation;

/** The library with one customer who has these operations. */
function revisionWith(operations: OverlayOperation[]): Revision {
  const { base, customers, faults } = compile(new Map(project).set(overlay, JSON.stringify({ id: 'test', kind: 'overlay', operations })));
  expect(faults).toEqual([]);
  return operations.length === 0 ? (base as Revision) : (customers.zeta as Revision);
}
const withShelf = (property: object, more: object = {}): OverlayOperation[] => [{ ...shelf, property, ...more } as OverlayOperation];
const said = (before: OverlayOperation[], after: OverlayOperation[]) =>
  compareRevisions(revisionWith(before), revisionWith(after)).map(({ kind, sentence }) => `${kind}: ${sentence}`);

test.each<[string, OverlayOperation[], OverlayOperation[], string[]]>([
  ['a new field', [], [shelf], ['field-added: The field "Shelf" is added to the form "book".']],
  ['a field that is gone', [shelf], [], ['field-removed: The field "Shelf" is taken out of the form "book".']],
  [
    'a new field that must be filled',
    [],
    withShelf({ type: 'string', maxLength: 9 }, { required: true }),
    ['field-added: The field "Shelf" is added to the form "book".', 'becomes-required: "Shelf" becomes required.'],
  ],
  ['a field that must be filled from now on', [shelf], withShelf(shelf.property, { required: true }), ['becomes-required: "Shelf" becomes required.']],
  ['a field that may be left out', withShelf(shelf.property, { required: true }), [shelf], ['becomes-optional: "Shelf" need no longer be filled.']],
  [
    'another label',
    [shelf],
    withShelf(shelf.property, { field: { ...shelf.field, label: 'Place' } }),
    ['renamed: The field "Shelf" in the form "book" is now called "Place".'],
  ],
  ['another place', [shelf], withShelf(shelf.property, { after: 'size' }), ['field-moved: The field "Shelf" moves behind "size" in the form "book".']],
  [
    'a question more',
    [],
    [{ op: 'insert', in: 'questionnaire:reading', into: 'copy', value: { id: 'lent', question: 'Is it lent?', type: 'YesNo' } }],
    ['part-added: The question "Is it lent?" is added to the questionnaire "reading".'],
  ],
  [
    'other words for a question',
    [],
    [{ op: 'set', in: 'questionnaire:reading', node: 'reads', property: 'question', was: 'Do you read?', to: 'Do you like to read?' }],
    ['text-changed: The question "Do you like to read?" in the questionnaire "reading": "question" changes from "Do you read?" to "Do you like to read?".'],
  ],
  [
    'another group',
    [shelf],
    withShelf(shelf.property, { after: undefined, group: 'size' }),
    ['field-moved: The field "Shelf" moves to another place in the form "book".'],
  ],
  ['less room', [shelf], withShelf({ type: 'string', maxLength: 5 }), ['narrower: "Shelf" is so many letters at most: 5 instead of 9.']],
  ['more room', [shelf], withShelf({ type: 'string', maxLength: 12 }), ['wider: "Shelf" is so many letters at most: 12 instead of 9.']],
  [
    'no limit',
    withShelf({ type: 'string', minLength: 2, maxLength: 9 }),
    [shelf],
    ['wider: "Shelf" is no longer limited: it was so many letters at least: 2.'],
  ],
  [
    'fewer and other choices',
    withShelf({ type: 'string', enum: ['A', 'B'] }),
    withShelf({ type: 'string', enum: ['B', 'C'] }),
    ['choices-removed: "Shelf" loses the choice "A".', 'choices-added: "Shelf" gets the choice "C".'],
  ],
  [
    'a pattern',
    withShelf({ type: 'string', maxLength: 9 }),
    withShelf({ type: 'string', maxLength: 9, pattern: '^[A-Z]$' }),
    ['narrower: "Shelf" must look like "^[A-Z]$" instead of "anything".'],
  ],
  [
    'another type',
    [shelf],
    withShelf({ type: 'integer' }, { field: { id: 'shelf', widget: 'number', label: 'Shelf' } }),
    [
      'changed: The field "Shelf" in the form "book": "widget" changes from "text" to "number".',
      'type-changed: "Shelf" holds a whole number instead of text.',
      'wider: "Shelf" is no longer limited: it was so many letters at most: 9.',
    ],
  ],
  [
    'a column',
    [],
    [{ ...shelf, columns: ['books'] }],
    ['field-added: The field "Shelf" is added to the form "book".', 'column-added: The column "Shelf" is added to the table "books".'],
  ],
  [
    'a limit',
    [],
    [{ op: 'set', in: 'constants:limits', node: 'mostPages', property: 'value', was: 2000, to: 7 }],
    ['limit-changed: The constant "mostPages" changes from 2000 to 7.'],
  ],
  [
    'a key more, another value and a key less in a constant',
    [{ op: 'set', in: 'constants:limits', node: 'formsByShelf', property: 'value', was: { Maps: 'atlas' }, to: { Maps: 'book', Globes: 'book' } }],
    [{ op: 'set', in: 'constants:limits', node: 'formsByShelf', property: 'value', was: { Maps: 'atlas' }, to: { Maps: 'atlas', Charts: 'book' } }],
    [
      'text-changed: The constant "formsByShelf": "Maps" changes from "book" to "atlas".',
      'text-changed: The constant "formsByShelf": "Globes" is taken out; it was "book".',
      'text-changed: The constant "formsByShelf": "Charts" is added, with "book".',
    ],
  ],
  [
    'a text',
    [],
    [{ op: 'set', in: 'screen:missing', node: 'sorry', property: 'text', was: 'There is nothing here.', to: 'Nothing.' }],
    ['text-changed: The part "Nothing." in the screen "missing": "text" changes from "There is nothing here." to "Nothing.".'],
  ],
  [
    'an item that is turned on, and one that is turned off',
    [],
    [
      { op: 'set', in: 'item:pictures', property: 'offered', was: false },
      { op: 'set', in: 'item:crime', property: 'offered', to: false },
    ],
    ['definition-removed: The item "Crime" is gone.', 'definition-added: The item "Pictures" is new.'],
  ],
  [
    'other values in an item, and in its parts',
    [],
    [
      { op: 'set', in: 'item:crime', node: 'value', property: 'Most', was: 12, to: 20 },
      { op: 'set', in: 'item:crime', node: 'value/Questions/Favourite/Choices/holmes', property: 'Text', was: 'Holmes', to: 'Sherlock' },
      { op: 'insert', in: 'item:crime', after: 'value/Questions/Since', value: { Name: 'Read', Type: 'Count' } },
      { op: 'remove', in: 'item:crime', node: 'value/Questions/Favourite/Choices/marple' },
    ],
    [
      'limit-changed: The item "Crime": "Most" changes from 12 to 20.',
      'part-added: The part "Read" is added to the item "Crime".',
      'part-removed: The part "marple" of "Favourite" is taken out of the item "Crime".',
      'changed: The part "holmes" of "Favourite" in the item "Crime": "Text" changes from "Holmes" to "Sherlock".',
    ],
  ],
  [
    'another step next',
    [],
    [{ op: 'set', in: 'flow:books', node: 'closed', property: 'on', was: { OPEN: 'loading' }, to: { OPEN: { target: 'loading', reenter: true } } }],
    ['step-order: What follows in the step "closed" in the flow "books" changes: "on.OPEN" was "loading" and is {"target":"loading","reenter":true}.'],
  ],
])('%s is told', (_what, before, after, sentences) => {
  expect(said(before, after)).toEqual(sentences);
});

test('a difference names its property, so that stored values can be looked at', () => {
  const found = compareRevisions(revisionWith([]), revisionWith(withShelf(shelf.property, { required: true })));
  expect(found.map(({ kind, property }) => [kind, property])).toEqual([
    ['field-added', 'shelf'],
    ['becomes-required', 'shelf'],
  ]);
});

const seeded = propertyRuns(200);
const sound = revisionWith([shelf]);
const copy = (): Revision => structuredClone(sound);

/** The places of all single values below a value. */
const places = (value: unknown, path: (string | number)[] = []): (string | number)[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => places(part, [...path, Array.isArray(value) ? Number(key) : key]))
    : [path];
/** What is made of something else never changes alone. */
const made = new Set(['hash', 'customer', 'routes']);
const { forms, screens, shell, records, operations, catalogues, constants } = sound;
/** What pages get of a call is made of the call, their settings of the constants; which forms a screen shows, of the screen. */
const isMade = ([kind, name, part]: (string | number)[]) =>
  (kind === 'shell' && (made.has(String(name)) || name === 'operations' || name === 'settings')) ||
  (kind === 'screens' && (part === 'operations' || part === 'shownForms' || part === 'settings'));
const everywhere = places({ forms, screens, shell, records, operations, catalogues, constants }).filter((path) => !isMade(path));

const otherwise = (value: unknown) => (typeof value === 'string' ? `${value}, otherwise` : typeof value === 'number' ? value + 1 : !value);

test('whatever is changed anywhere in a version, something is told, and nothing of a version that is the same', () => {
  expect(compareRevisions(sound, copy())).toEqual([]);
  fc.assert(
    fc.property(fc.constantFrom(...everywhere), (path) => {
      const changed = { ...copy(), hash: 'other' };
      const around = path.slice(0, -1).reduce<unknown>((now, key) => (now as Record<string | number, unknown>)[key], changed);
      const container = around as Record<string | number, unknown>;
      container[path.at(-1) as string] = otherwise(container[path.at(-1) as string]);
      const told = compareRevisions(sound, changed).map(({ sentence }) => sentence);
      expect(told.length).toBeGreaterThan(0);
      for (const sentence of told) expect(sentence).toMatch(/^(?!The files are written otherwise)\S.*\.$/s);
    }),
    propertyRuns(600),
  );
});

test('parts that change their order are told as few as possible, and what is added one way is removed the other way', () => {
  const ids = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { maxLength: 7 });
  fc.assert(
    fc.property(ids, ids, (before, after) => {
      const form = (names: string[]) => ({ fields: names.map((id) => ({ id })) });
      const names = (what: string, changes = changesOf(form(before), form(after))) =>
        changes.flatMap((change) => (change.what === what ? [change.parts.at(-1)?.id ?? ''] : [])).sort();
      expect(names('added')).toEqual(after.filter((id) => !before.includes(id)).sort());
      expect(names('removed')).toEqual(before.filter((id) => !after.includes(id)).sort());
      const back = changesOf(form(after), form(before));
      expect(names('added', back)).toEqual(names('removed'));
      const moved = new Set(names('moved'));
      const stay = (list: string[]) => list.filter((id) => before.includes(id) && after.includes(id) && !moved.has(id));
      expect(stay(after)).toEqual(stay(before));
    }),
    seeded,
  );
});
