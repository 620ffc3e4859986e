import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSource } from '../../codegen/source';
import { propertyRuns } from '../support/property-runs';
import { check, compile } from '../support/shared-compiler';
import { kindsOfMistakes, type Mistake, mistakesIn, withMistake } from './mistakes';

const source = readSource(join(import.meta.dirname, '../..'));
const { base } = compile(source);
const possible = mistakesIn(source, base!);

/** The most mistakes of a kind: five in a landing. */
const { seed, numRuns: ofEachKind } = propertyRuns(20);

/** Some mistakes of each kind, spread over the product: others in each landing. */
const chosen = kindsOfMistakes.flatMap((kind) => {
  const all = possible[kind] ?? [];
  return all.length <= ofEachKind ? all : fc.sample(fc.shuffledSubarray(all, { minLength: ofEachKind, maxLength: ofEachKind }), { seed, numRuns: 1 })[0]!;
});

/** The mistakes in turns in which each stands in a file of its own, so that one check judges many. */
function turns(mistakes: readonly Mistake[]): Mistake[][] {
  const made: Map<string, Mistake>[] = [];
  for (const mistake of mistakes) {
    const turn = made.find((one) => !one.has(mistake.file) && one.size < 20);
    if (turn) turn.set(mistake.file, mistake);
    else made.push(new Map([[mistake.file, mistake]]));
  }
  return made.map((turn) => [...turn.values()]);
}

/** Those of which the check says nothing: in their own files first, and alone where a fault of theirs may stand elsewhere. */
function overlooked(mistakes: readonly Mistake[]): Mistake[] {
  const faultsOf = (planted: readonly Mistake[]) =>
    check(new Map([...source, ...planted.map((one) => [one.file, withMistake(source.get(one.file)!, one)] as const)])).faults;
  const silent = turns(mistakes).flatMap((turn) => {
    const files = new Set(faultsOf(turn).map(({ file }) => file));
    return turn.filter(({ file }) => !files.has(file));
  });
  return silent.filter((one) => faultsOf([one]).length === 0);
}

test('the product has places for each kind of mistake, and no fault as it stands', () => {
  expect(kindsOfMistakes.filter((kind) => (possible[kind] ?? []).length < 5)).toEqual([]);
  expect(check(source).faults).toEqual([]);
});

test('of some mistakes of each kind, planted anywhere in the product, the check finds 98 in a hundred at least', () => {
  expect(chosen.length).toBeGreaterThanOrEqual(5 * kindsOfMistakes.length);
  const missed = overlooked(chosen).map(({ kind, file, path, key, value }) => `${kind}: ${file} /${path.join('/')} → ${key ?? JSON.stringify(value)}`);
  expect(missed.length <= chosen.length * 0.02 ? [] : missed).toEqual([]);
}, 300_000);
