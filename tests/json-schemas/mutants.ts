import fc from 'fast-check';

type Json = unknown;
const escape = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** The pointers of a document and of all that is in it. */
function pointersOf(value: Json, pointer = ''): string[] {
  if (typeof value !== 'object' || value === null) return [pointer];
  return [pointer, ...Object.entries(value).flatMap(([name, part]) => pointersOf(part, `${pointer}/${escape(name)}`))];
}

/** What may stand in a document by mistake. */
const strange = fc.constantFrom<Json>('', 'x', '2026-02-30', 'not a uri', 0, -1, 1.5, 1e9, true, false, null, [], {}, ['x', 'x'], { strange: 1 }, undefined);

/** Documents that are wrong at one or two places, and some that are right after all. */
export const mutantsOf = (document: Json, write: (document: Json, pointer: string, value: Json) => Json): fc.Arbitrary<Json> =>
  fc
    .array(fc.tuple(fc.constantFrom(...pointersOf(document).filter((pointer) => pointer !== '')), strange), { minLength: 1, maxLength: 2 })
    .map((changes) => changes.reduce<Json>((changed, [pointer, value]) => write(changed, pointer, value), document));
