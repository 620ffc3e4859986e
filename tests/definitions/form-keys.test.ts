import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSource } from '../../codegen/source';
import { compile } from '../support/shared-compiler';

const { base } = compile(readSource(join(import.meta.dirname, '../..')));

/** The keys of all forms within a value, each by what it reads. */
function* keysOfForms(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const { form, key } = value as { form?: unknown; key?: { $?: unknown } };
  if (typeof form === 'string' && typeof key?.$ === 'string') yield key.$;
  for (const part of Object.values(value)) yield* keysOfForms(part);
}

test('what tells one record of a form from another is never its version: a form that is opened anew loses what was typed', () => {
  const { shell, screens, lateFlows } = base!;
  const keys = [...keysOfForms([shell, screens, lateFlows])];
  expect(keys.length).toBeGreaterThan(10);
  expect(keys.filter((key) => /version/iu.test(key))).toEqual([]);
});
