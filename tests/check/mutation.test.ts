import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../../codegen/compile';
import { createChecker } from '../../codegen/checker';
import { readSource, type Source } from '../../codegen/source';
import { formatFaults } from '../../runtime/definitions/fault';
import { propertyRuns } from '../support/property-runs';
import { check as sharedCheck } from '../support/shared-compiler';
import { project } from './planted';

/** Hundreds of checks take their time on a busy machine. */
const patience = 180_000;

const real = readSource(join(import.meta.dirname, '../..'));

/** What may befall the text of a file: a value of another kind, a name gone or changed, letters lost. */
const values = [
  'null',
  '0',
  '-1.5',
  '""',
  '"x"',
  '[]',
  '{}',
  'true',
  '[null]',
  '{"$":""}',
  '{"$":"1"}',
  '{"$":"session.user"}',
  '{"text":"{n}"}',
  '{"$ref":"record:None"}',
  '"__proto__"',
  '"constructor"',
];

const mutation = (source: Source) => {
  const files = [...source.keys()];
  return fc.record({
    file: fc.constantFrom(...files),
    at: fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
    kind: fc.constantFrom('value', 'key', 'cut', 'swap', 'double'),
    value: fc.constantFrom(...values),
  });
};
type Mutation = ReturnType<typeof mutation> extends fc.Arbitrary<infer Value> ? Value : never;

/** One change, most often to something that is still JSON: a check that only meets broken JSON proves little. */
function mutate(source: Source, { file, at, kind, value }: Mutation): Source {
  const text = source.get(file) ?? '';
  const parts = [...text.matchAll(kind === 'key' ? /"[A-Za-z$-]+"(?=:)/g : /(?<=: |\[\s*)("(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|false|null)/g)];
  const part = parts[Math.floor(at * parts.length)];
  const place = Math.floor(at * text.length);
  if (kind === 'cut' || part === undefined) return new Map(source).set(file, text.slice(0, place) + text.slice(place + 1));
  const other = parts[Math.floor(((at * 7) % 1) * parts.length)]?.[0] ?? '""';
  const instead = { value, key: `"${value.replaceAll('"', '')}"`, swap: other, double: `${part[0]}, ${part[0]}` }[kind as 'value'] ?? value;
  return new Map(source).set(file, text.slice(0, part.index) + instead + text.slice(part.index + part[0].length));
}

test.each([
  { name: 'the product', source: real, check: sharedCheck, runs: 15 },
  { name: 'the library of the tests', source: project, check: createChecker(), runs: 300 },
])(
  'however $name is damaged, the check ends with faults that have a place, and never fails itself',
  ({ source, check, runs }) => {
    fc.assert(
      fc.property(fc.array(mutation(source), { minLength: 1, maxLength: 3 }), (mutations) => {
        const { faults } = check(mutations.reduce(mutate, source));
        expect(faults.filter(({ code, line, column }) => code === 'check-failed' || !(line >= 1) || !(column >= 1))).toEqual([]);
      }),
      propertyRuns(runs),
    );
  },
  patience,
);

test(
  'a checker that has seen many edits still says what a new one says',
  () => {
    const check = createChecker();
    fc.assert(
      fc.property(fc.array(mutation(project), { minLength: 1, maxLength: 2 }), (mutations) => {
        const damaged = mutations.reduce(mutate, project);
        expect(formatFaults(check(damaged).faults)).toBe(formatFaults(createChecker()(damaged).faults));
      }),
      propertyRuns(50),
    );
  },
  patience,
);

test(
  'whatever passes the check can be compiled',
  () => {
    fc.assert(
      fc.property(mutation(project), (one) => {
        const { base, faults } = compile(mutate(project, one));
        expect(base !== undefined || faults.length > 0).toBe(true);
      }),
      propertyRuns(50),
    );
  },
  patience,
);
