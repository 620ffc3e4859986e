import { expect, test } from 'vitest';
import { namedValues } from './named-values';

const names = { open: { $: 'state.tasks.filter(t, !t.Done)' }, count: { $: 'count(open)' }, failing: { $: "count + 'a'" } };

test('named values read those before them, are computed once for a scope, and are null where they fail', () => {
  const faults: string[] = [];
  const scope = { state: { tasks: [{ Name: 'a', Done: true }, { Name: 'b' }] } };
  const values = namedValues(names, scope, (message) => faults.push(message));
  expect(values).toEqual({ open: [{ Name: 'b' }], count: 1, failing: null });
  expect(faults).toHaveLength(1);
  expect(namedValues(names, scope, (message) => faults.push(message))).toBe(values);
  expect(faults).toHaveLength(1);
  expect(namedValues(names, { state: { tasks: [] } }, () => undefined)).toEqual({ open: [], count: 0, failing: null });
  expect(namedValues(undefined, scope, () => undefined)).toBeUndefined();
});
