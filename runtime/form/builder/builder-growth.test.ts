import { expect, test } from 'vitest';
import type { CompiledForm } from '../../definitions/compiled';
import { interpretSchema } from '../../validation/interpreter';
import { FormStore } from '../form-store';
import { makeOptionalGroups, optionalOf } from '../optional-groups';
import { sentenceOf } from './sentence';

/** A form with so many groups, all of them added and filled. */
function makeStore(groups: number): FormStore {
  const names = Array.from({ length: groups }, (_, index) => `Part${index}`);
  const form: CompiledForm = {
    id: 'finding',
    kind: 'form',
    adds: { label: 'Add', none: 'All.' },
    data: { type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) },
    fields: names.map((name, index) => ({
      id: `group-${index}`,
      title: name,
      optional: true,
      group: [
        { id: `field-${index}`, at: `/${name}`, ...(index > 0 && { visibleWhen: { $: `form.Part${index - 1} != 'hide'` }, whenHidden: 'keep' as const }) },
      ],
    })),
  };
  const store = new FormStore({
    form,
    data: Object.fromEntries(names.map((name) => [name, 'x'])),
    schemaErrors: interpretSchema(form.data),
    optional: makeOptionalGroups,
    defer: (run) => run(),
  });
  // As each field of the page does.
  for (const { id } of store.plan.fields) store.subscribe(id, () => store.live.field(id));
  return store;
}

let typed = 0;
const keystroke = (store: FormStore) => store.set('/Part1', `x${(typed += 1)}`);
const rest = (store: FormStore) => [sentenceOf(store), store.isValid];

function milliseconds(work: (store: FormStore) => unknown, store: FormStore, times: number): number {
  const start = performance.now();
  for (let time = 0; time < times; time += 1) work(store);
  return (performance.now() - start) / times;
}

// A busy machine disturbs any one comparison; what grows as the square takes 100 times as long in each, so the smallest of several decides.
test.each([
  { what: 'a key in a field', work: keystroke, times: 200 },
  { what: 'what is said when the person rests', work: rest, times: 20 },
])('$what takes at most 15 times as long with 200 filters as with 20', ({ work, times }) => {
  // Ten forms of a tenth: as much in memory, so that the processor's caches favour neither side.
  const few = Array.from({ length: 10 }, () => makeStore(20));
  const many = makeStore(200);
  expect(few.map((store) => optionalOf(store).added.length)).toEqual(few.map(() => 20));
  const ofFew = () => few.reduce((sum, store) => sum + milliseconds(work, store, times), 0) / few.length;
  const ratio = () => milliseconds(work, many, times) / ofFew();
  // Until V8 has compiled what is run, which takes long on busy cores, the first comparisons compare that.
  for (let warm = 0; warm < 5; warm += 1) ratio();
  const ratios = Array.from({ length: 15 }, ratio);
  expect(Math.min(...ratios)).toBeLessThanOrEqual(15);
});
