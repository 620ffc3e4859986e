import { inject } from 'vitest';
import type { CompiledOperation } from '../../../runtime/definitions/compiled';
import { type Landing, runsIn, sliceOf } from '../../support/slices';

/** Files and folders that decide who may make any call, or what the tests send: where one changes, each call is tried in full. */
const decidesForAll = [
  'runtime/definitions/allowed.ts',
  'schemas/settings/roles.constants.json',
  'server/calls/',
  'server/demo/companies.json',
  'server/demo/sign-ins.json',
  'server/plugins/',
  'server/records/callers.ts',
  'tests/server/other-company.test.ts',
  'tests/server/permissions.test.ts',
  'tests/server/support/calls-in-full.ts',
  'tests/server/support/rows-of-lakeside.ts',
  'tests/server/support/valid-bodies.ts',
];

/**
 * Returns the ids of the calls that a landing tries as everybody. One decision (`enforceAllow`) guards all calls, so these are enough: one call for each
 * distinct rule, those of an area that the landing changes, and a quarter of the others. In four landings after each other each call is tried in full.
 * @param landing absent where every call is tried in full, as in runs of single files.
 */
export function callsInFull(
  operations: readonly Pick<CompiledOperation, 'id' | 'area' | 'allow'>[],
  landing: Landing | undefined = inject('landing'),
): Set<string> {
  if (landing === undefined) return new Set(operations.map(({ id }) => id));
  const firstOfRule = new Map(operations.toReversed().map(({ id, allow }) => [JSON.stringify(allow), id]));
  const first = new Set(firstOfRule.values());
  const touches = (area: string) => (file: string) =>
    file === `schemas/endpoints/${area}.json` || file.startsWith(`server/areas/${area}/`) || decidesForAll.some((path) => file.startsWith(path));
  return new Set(operations.filter(({ id, area }) => first.has(id) || runsIn(landing, `call ${id}`, 4, touches(area))).map(({ id }) => id));
}

/** Returns one of some, another one in each landing; none where there is none. */
export function oneInTurn<Item>(items: readonly Item[], key: string): Item[] {
  const place = sliceOf(key, Math.max(1, items.length)) + (inject('landing')?.number ?? 0);
  return items.length === 0 ? [] : [items[place % items.length]!];
}
