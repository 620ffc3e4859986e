import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs';
import { randomExpression, randomScope, scopeOf } from '../../tests/support/random-expressions';
import { isExpression } from '../definitions/shapes/is-expression';
import { parseByLibrary } from './by-library';
import { parseExpression } from './parse';
import type { Parsed } from './parsed';
import { simpleExpression } from './simple-expression';
import { unsure } from './simple-operators';
import { withinSteps } from './steps';
import type { Scope } from './variables';

const firstLine = (error: unknown) => (error as Error).message.split('\n')[0];

/** What running an expression gives: its value, or the first line of why it has none. */
function outcome(parsed: () => Parsed, scope: Scope): unknown {
  try {
    return { value: withinSteps(() => parsed().run(scope)) ?? null };
  } catch (error) {
    return { failure: firstLine(error) };
  }
}

function byLibrary(source: string): Parsed {
  const parsed = parseByLibrary(source);
  if (parsed instanceof Error) throw parsed;
  return parsed;
}

/** Compares an expression without the library with the library. Returns what it was found to be. */
function compare(source: string, scope: Scope): 'not simple' | 'failed' | 'decided' {
  const expected = outcome(() => byLibrary(source), scope);
  expect(
    outcome(() => parseExpression(source), scope),
    source,
  ).toEqual(expected);
  const found = simpleExpression(source);
  if (found === undefined) return 'not simple';
  expect(found.reads, `${source} is refused by the library, or reads something else`).toEqual(
    parseByLibrary(source) instanceof Error ? 'refused' : byLibrary(source).reads,
  );
  const value = withinSteps(() => found.run(scope));
  if (value !== unsure) return 'decided';
  // A page does not wait for the library to know that it failed.
  expect(expected, `${source} has a value`).toHaveProperty('failure');
  return 'failed';
}

test('D-speed-18 an expression has the value that the library gives it, or fails as it fails there, and reads the same', () => {
  const found = { 'not simple': 0, failed: 0, decided: 0 };
  fc.assert(
    fc.property(randomExpression, randomScope, (source, scope) => {
      found[compare(source, scope)] += 1;
    }),
    propertyRuns(8000),
  );
  // The comparison says nothing of expressions that are left to the library.
  expect(found.decided).toBeGreaterThan(100);
  expect(found.failed).toBeGreaterThan(100);
});

function* expressionsIn(content: unknown): Iterable<string> {
  if (isExpression(content)) yield content.$;
  else if (typeof content === 'object' && content !== null) for (const part of Object.values(content)) yield* expressionsIn(part);
}

const definitions = ['screens', 'flows', 'schemas'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => (file.endsWith('.json') ? `${folder}/${file}` : [])),
);
const sources = [...new Set(definitions.flatMap((file) => [...expressionsIn(JSON.parse(readFileSync(file, 'utf8')))]))];

test('D-speed-18 each expression of the definitions has the value of the library for values of every kind, and nearly all need no library', () => {
  let seed = inject('landing')?.seed ?? 2026;
  const random = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const simple = sources.filter((source) => simpleExpression(source) !== undefined);
  for (const source of simple) for (let run = 0; run < 3; run += 1) compare(source, scopeOf(source, byLibrary(source).reads, random));
  expect(sources.length).toBeGreaterThan(2000);
  expect(simple.length).toBeGreaterThan(sources.length * 0.98);
});

test.each([
  'form.a % 2',
  'has(form.a)',
  '1 == "1"',
  'form.list.exists_one(x, x)',
  "r'a' == form.a",
  "{form.a: 'a'}",
  "['a'][0]",
  'double(form.a)',
  "'\\u0061' == form.a",
  "type(form.a) == string + 'a'",
  '[].filter(x, x == x)',
  "'a' + null",
  'unknownFunction(form.a)',
  '(form.a).b',
  "apply(form.rule, {'a': 1})",
  "form.rules.map(settings, apply(settings.rule, {'a': 1}))",
])('%s is left to the library', (source) => {
  expect(simpleExpression(source)).toBeUndefined();
});
