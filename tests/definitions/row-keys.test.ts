import { expect, test } from 'vitest';
import { testDefinitions } from '../server/support/definitions';

// Browsers take `.` and `..` out of an address: a row of that key could be made and never be reached.
test('no key of a row in an address can be one or two dots', () => {
  const parameters = Object.values(testDefinitions().for(null).operations).flatMap(({ id, parameters: all }) =>
    all.flatMap(({ name, in: place, schema }) =>
      place === 'path' && typeof schema.pattern === 'string' ? [{ name: `${id} ${name}`, pattern: schema.pattern }] : [],
    ),
  );
  expect(parameters.length).toBeGreaterThan(5);
  const accept = (dots: string) => parameters.filter(({ pattern }) => new RegExp(pattern, 'u').test(dots)).map(({ name }) => name);
  expect([accept('.'), accept('..')]).toEqual([[], []]);
});
