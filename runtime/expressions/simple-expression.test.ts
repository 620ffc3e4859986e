import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../tests/support/property-runs';
import { isExpression } from '../definitions/shapes/is-expression';
import { parse, parseExpression } from './parse';
import { simpleExpression } from './simple-expression';
import { unsure } from './simple-operators';
import type { Scope } from './variables';

/** What the library makes of an expression: its value, or the first line of why it has none. */
function byLibrary(source: string, scope: Scope): unknown {
  const parsed = parse(source);
  if (parsed instanceof Error) return { failure: parsed.message.split('\n')[0] };
  try {
    return { value: parsed.run(scope) ?? null };
  } catch (error) {
    return { failure: (error as Error).message.split('\n')[0] };
  }
}

/** The same as expressions are run. */
function asRun(source: string, scope: Scope): unknown {
  try {
    return { value: parseExpression(source).run(scope) ?? null };
  } catch (error) {
    return { failure: (error as Error).message.split('\n')[0] };
  }
}

const paths = ['form.a', 'form.b', 'form.c.d', 'item', 'state.x', 'unknown', 'own', 'form'];
const literals = ['0', '5', '5.0', '2.5', '-1', "'a'", '"b"', "''", 'true', 'false', 'null'];
const { expression } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'small', maxDepth: 4 },
    fc.constantFrom(...paths),
    fc.constantFrom(...literals),
    fc
      .tuple(tie('expression'), fc.constantFrom('==', '!=', '<', '<=', '>', '>=', '&&', '||', '+', '-', 'in'), tie('expression'))
      .map((parts) => parts.join(' ')),
    tie('expression').map((one) => `!${one}`),
    tie('expression').map((one) => `(${one})`),
    fc.tuple(tie('expression'), tie('expression'), tie('expression')).map(([one, two, three]) => `${one} ? ${two} : ${three}`),
  ),
}));
const value = fc.oneof(fc.constantFrom(null, undefined, true, false, 0, 5, 2.5, -1, 'a', 'b', '', '5'), fc.constantFrom([], ['a'], {}, { d: 5 }));
const scope = fc.record({ form: fc.record({ a: value, b: value, c: value }), item: value, own: value });

test('D-speed-18 an expression has the value that the library gives it, or fails as it fails there, and reads the same', () => {
  let simple = 0;
  let decided = 0;
  fc.assert(
    fc.property(expression, scope, (source, given) => {
      expect(asRun(source, given), source).toEqual(byLibrary(source, given));
      const found = simpleExpression(source);
      if (found === undefined) return;
      simple += 1;
      if (found.run(given) !== unsure) decided += 1;
      const parsed = parse(source);
      if (parsed instanceof Error) throw new Error(`The library refuses ${source}: ${parsed.message}`);
      expect(found.reads, source).toEqual(parsed.reads);
    }),
    propertyRuns(6000),
  );
  // The comparison says nothing of expressions that are left to the library.
  expect(simple).toBeGreaterThan(0);
  expect(decided).toBeGreaterThan(0);
});

function* expressionsIn(content: unknown): Iterable<string> {
  if (isExpression(content)) yield content.$;
  else if (typeof content === 'object' && content !== null) for (const part of Object.values(content)) yield* expressionsIn(part);
}

test('of the expressions of the screens, the simple ones are the library’s too, and they are half of all', () => {
  const files = readdirSync('screens', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  const sources = new Set(files.flatMap((file) => [...expressionsIn(JSON.parse(readFileSync(`screens/${file}`, 'utf8')))]));
  const simple = [...sources].filter((source) => simpleExpression(source) !== undefined);
  for (const source of simple) {
    const parsed = parse(source);
    expect(parsed, source).not.toBeInstanceOf(Error);
    expect(simpleExpression(source)?.reads, source).toEqual((parsed as Exclude<typeof parsed, Error>).reads);
    expect(asRun(source, {}), source).toEqual(byLibrary(source, {}));
  }
  expect(simple.length).toBeGreaterThan(sources.size / 2);
});

test.each(['a.b.matches(c)', 'form.a in form.b', 'form.a + 1', '1 == "1"', 'form.a == form.b == form.c', "'a\\n' == form.a", 'string(form.a)', '[1]'])(
  '%s is left to the library',
  (source) => {
    expect(simpleExpression(source)).toBeUndefined();
  },
);
