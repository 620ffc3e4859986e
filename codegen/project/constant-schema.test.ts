import { expect, test } from 'vitest';
import { constantErrors, constantSchema } from './constant-schema';

test.each([
  ['texts by name', { tea: 'green' }, { tea: ['green'] }],
  ['lists of texts by name', { tea: ['green', 'black'], milk: ['oat'] }, { tea: 'green' }],
  ['points by name', { tea: [[0, 1]] }, { tea: ['green'] }],
] as const)('the values of a customer are of the kind that a constant has: %s', (_kind, value, other) => {
  const schema = constantSchema({ value } as unknown as Parameters<typeof constantSchema>[0]);
  expect(constantErrors(schema, value)).toEqual([]);
  expect(constantErrors(schema, other)).not.toEqual([]);
});
