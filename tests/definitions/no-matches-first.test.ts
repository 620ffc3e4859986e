import { expect, test } from 'vitest';
import { treeOf } from '../../runtime/definitions/open';
import { partKeys } from '../../runtime/definitions/nodes/tree';
import { testDefinitions } from '../server/support/definitions';

type Part = { id: string; use?: string; when?: { $: string }; [key: string]: unknown };

/** A filter is above what it leaves. */
const isFilter = (part: Part): boolean => 'form' in part || JSON.stringify(part).includes('"form":');

test('issue 52 the sentence that nothing matches is above what shows in any case', () => {
  const found: string[] = [];
  const below: string[] = [];
  for (const { screen } of Object.values(testDefinitions().for(null).screens))
    for (const { node } of treeOf(screen))
      for (const key of partKeys) {
        const parts = (node as unknown as Part)[key];
        if (!Array.isArray(parts)) continue;
        const at = (parts as Part[]).findIndex(({ use }) => use === 'no-matches');
        if (at < 0) continue;
        found.push(screen.id);
        if ((parts as Part[]).slice(0, at).some((part) => part.when === undefined && !isFilter(part))) below.push(`${screen.id}: ${(parts as Part[])[at]?.id}`);
      }
  expect(found.length).toBeGreaterThan(1);
  expect(below).toEqual([]);
});
