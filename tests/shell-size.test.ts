import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readSource } from '../codegen/source';
import { compile } from './support/shared-compiler';

/** In bytes, as it goes over the wire: what the page waits for before any screen. */
const mostBytes = 19 * 1024;

test('what the page needs before any screen stays small', () => {
  const { base, customers } = compile(readSource(join(import.meta.dirname, '..')));
  const shells = [base!, ...Object.values(customers)].map(({ customer, shell }) => ({ customer, bytes: gzipSync(JSON.stringify(shell)).length }));
  expect(shells.length).toBeGreaterThan(1);
  expect(shells.filter(({ bytes }) => bytes > mostBytes)).toEqual([]);
});
