import { expect, test } from 'vitest';
import { readSource } from '../../codegen/source';
import { compiledOf } from '../../tests/server/support/definitions';
import { isOther } from './make-people';
import { makeRows } from './make-rows';

const today = '2026-11-25';
const source = readSource(process.cwd());
const compiled = (from: typeof source) =>
  compiledOf(from, (message) => {
    throw new Error(message);
  });
const definitions = compiled(source);

test('the demo is the same each time', () => {
  expect(makeRows(definitions, 200, 'hash', today)).toEqual(makeRows(definitions, 200, 'hash', today));
});

test('the demo has 12,000 people in two partners and several companies, none twice', () => {
  const rows = makeRows(definitions, 12_000, 'hash', today);
  expect(rows.users).toHaveLength(12_000);
  expect(rows.entities.filter(({ IsPartner }) => IsPartner)).toHaveLength(2);
  expect(new Set(rows.users.map(({ EntityId }) => EntityId)).size).toBe(8);
  expect(new Set(rows.users.map(({ UserName }) => UserName)).size).toBe(12_000);
  expect(rows.profiles).toHaveLength(12_000);
  const badges = rows.profiles.flatMap(({ EntityId, Custom: { badgeNumber } }) => (EntityId === 'lakeside' && badgeNumber !== undefined ? [badgeNumber] : []));
  expect(badges.length).toBeGreaterThan(3000);
  expect(new Set(badges).size).toBe(badges.length);
});

test('a row that its record refuses stops the demo, and the fault says which and where', () => {
  const file = 'schemas/records/user.schema.json';
  const user = { ...(JSON.parse(source.get(file) ?? '') as object), required: ['ProfileImageUrl'] };
  const strict = compiled(new Map([...source, [file, JSON.stringify(user)]]));
  expect(() => makeRows(strict, 1, 'hash', today)).toThrow(
    'The demo data for lakeside breaks the record "User" at /ProfileImageUrl: ProfileImageUrl is required.',
  );
});

test('people could be true: born on many days, with addresses as companies write them, some in families', () => {
  const { users } = makeRows(definitions, 4_000, 'hash', today);
  const others = users.filter(isOther);
  expect(others.length).toBeGreaterThan(3_900);
  const bornOn = new Map<string, number>();
  for (const { DateOfBirth } of others) bornOn.set(DateOfBirth ?? '', (bornOn.get(DateOfBirth ?? '') ?? 0) + 1);
  expect(Math.max(...bornOn.values())).toBeLessThan(10);
  expect(others.filter(({ Email }) => /\d/.test(Email ?? ''))).toEqual([]);
  const afterEachOther = others.filter(({ LastName, EntityId }, at) => {
    const before = others.slice(0, at).findLast((other) => other.EntityId === EntityId);
    return before?.LastName === LastName;
  });
  expect(afterEachOther.length).toBeGreaterThan(others.length / 12);
});
