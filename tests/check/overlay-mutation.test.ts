import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareRevisions } from '../../codegen/compare/compare';
import { overlayCompiler } from '../../server/definitions/compile-overlays';
import { propertyRuns } from '../support/property-runs';
import { project } from './planted';

const compileOverlays = overlayCompiler(project);
const base = compileOverlays('zeta', {}).revision!;
const acme: unknown = JSON.parse(project.get('schemas/customers/acme/shelf.overlay.json')!);
const dated = {
  op: 'insert-field',
  form: 'book',
  record: 'Book',
  name: 'bought',
  property: { type: 'string', format: 'date', formatMinimum: '1950-01-01', formatMaximum: '2060-12-31', title: 'Bought' },
  field: { id: 'bought', widget: 'text', label: 'Bought', visibleWhen: { $: 'form.Lent == true' }, whenHidden: 'clear' },
};
const inItem = [
  { op: 'set', in: 'item:crime', node: 'value', property: 'Most', was: 12, to: 20 },
  { op: 'set', in: 'item:pictures', property: 'offered', was: false },
  { op: 'insert', in: 'item:crime', into: 'value/Questions', value: { Name: 'Read', Type: 'Choice', Choices: [{ Id: 'much', Text: 'Much' }] } },
  { op: 'move', in: 'item:crime', node: 'value/Questions/Since', after: 'value/Questions/Favourite' },
  { op: 'remove', in: 'item:crime', node: 'value/Questions/Favourite/Choices/holmes' },
];
const overlays = [acme, { ...(acme as object), operations: [dated] }, { ...(acme as object), operations: inItem }];

/** The overlay with one value, anywhere, replaced. */
function mutated(value: unknown, place: { left: number }, instead: unknown): unknown {
  if (place.left-- === 0) return instead;
  if (Array.isArray(value)) return value.map((item) => mutated(item, place, instead));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mutated(part, place, instead)]));
}

test('whatever an author writes comes to faults or to a revision that can be compared, never to a failure of the server', () => {
  const instead = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(
      '__proto__',
      'constructor',
      { $: 'form.Title' },
      { $: '1/0' },
      'title',
      null,
      -1,
      [[]],
      {},
      { toString: 0 },
      { items: { toString: 0, valueOf: 0 } },
    ),
  );
  const runs = propertyRuns(400);
  let sound = 0;
  fc.assert(
    fc.property(fc.constantFrom(...overlays), fc.nat(45), instead, (overlay, left, value) => {
      const { revision, faults } = compileOverlays('zeta', { 'shelf.overlay.json': JSON.stringify(mutated(overlay, { left }, value)) });
      if (revision === undefined) {
        expect(faults.length).toBeGreaterThan(0);
        return;
      }
      sound += 1;
      for (const { sentence } of compareRevisions(base, revision)) expect(sentence).toMatch(/\.$/);
    }),
    runs,
  );
  expect(sound).toBeGreaterThan(runs.numRuns / 20);
}, 180_000);
