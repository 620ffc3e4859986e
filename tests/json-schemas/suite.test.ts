import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '../../runtime/definitions/compiled';
import { type Judgement, judgesOf, suiteOthers, suiteTests, type SuiteTest } from './suite';
import { type SuiteException, suiteExceptions } from './suite-exceptions';

/** The file of each draft that is read here, how its schemas name it, and how many required tests it has. */
const drafts = [
  ['draft4', 'http://json-schema.org/draft-04/schema#', 618],
  ['draft6', 'http://json-schema.org/draft-06/schema#', 839],
  ['draft7', 'http://json-schema.org/draft-07/schema#', 927],
  ['draft2019-09', 'https://json-schema.org/draft/2019-09/schema', 1259],
  ['draft2020-12', 'https://json-schema.org/draft/2020-12/schema', 1299],
  ['formats', 'https://json-schema.org/draft/2020-12/schema', 497],
] as const;

interface Judged extends SuiteTest {
  compiled: Judgement;
  interpreted: Judgement;
}

async function judged(file: string, $schema: string): Promise<Judged[]> {
  const found: Judged[] = [];
  const known = new Map<unknown, ReturnType<typeof judgesOf>>();
  for (const one of suiteTests(file)) {
    // A schema that is `true` or `false` is no form's: it stands within one.
    const schema: JsonSchema = typeof one.schema === 'boolean' ? { $schema, allOf: [one.schema] } : { $schema, ...one.schema };
    const judges = known.get(one.schema) ?? judgesOf(schema, suiteOthers);
    known.set(one.schema, judges);
    const { compiled, interpreted } = await judges;
    found.push({ ...one, compiled: compiled(one.data), interpreted: interpreted(one.data) });
  }
  return found;
}

const isExcepted = (one: SuiteTest, { file, group, tests }: SuiteException) =>
  one.file === file &&
  (group === undefined || group === one.group) &&
  (tests === undefined || (tests instanceof RegExp ? tests.test(one.name) : tests.includes(one.name)));
const textOf = ({ file, group, name, valid, compiled, interpreted }: Judged) =>
  `${file} | ${group} | ${name} | is ${valid ? 'right' : 'wrong'}; compiled says ${compiled}, interpreted ${interpreted}`;

describe.each(drafts)('JSON-Schema-Test-Suite, %s', (draft, address, count) => {
  // Judged by the first test, which is the one that a mutant must get past: what is done before all tests belongs to none of them.
  let all: Promise<Judged[]> | undefined;
  const found = () => (all ??= judged(draft, address));
  const exceptions = suiteExceptions[draft] ?? [];

  test('both say what the draft says, but for the exceptions', async () => {
    expect(await found()).toHaveLength(count);
    const wrong = (await found()).filter((one) => one.compiled !== one.valid || one.interpreted !== one.valid);
    console.log(`${draft}: ${count - wrong.length} of ${count} tests judged as the draft says`);
    expect(wrong.filter((one) => !exceptions.some((exception) => isExcepted(one, exception))).map(textOf)).toEqual([]);
  });

  test('the compiled and the interpreted validator say the same of every one of its tests', async () => {
    expect((await found()).filter(({ compiled, interpreted }) => compiled !== interpreted).map(textOf)).toEqual([]);
  });

  test('every exception is one, as it is said to be', async () => {
    const judgedOnce = await found();
    for (const exception of exceptions) {
      const excepted = judgedOnce.filter((one) => isExcepted(one, exception));
      expect(excepted.length, JSON.stringify(exception)).toBe(exception.count);
      expect(excepted.filter(({ compiled, valid }) => compiled === valid || (exception.refused === true) !== (compiled === 'refused')).map(textOf)).toEqual([]);
    }
  });
});
