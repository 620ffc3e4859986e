import { join } from 'node:path';
import { expect, test, describe } from 'vitest';
import { compile } from '../support/shared-compiler';
import { tryFormulas } from '../../codegen/formulas/try-formulas';
import { readSource } from '../../codegen/source';
import { faultsIn } from '../../server/foundation/validation';
import type { Assessment } from '../../schemas/generated/records';
import { mapping } from './mapping';
import { sampleNames, sampleText } from '../support/samples';

const when = (EvaluatingItemId: string, value: string) => ({
  LogicalOperator: 'And',
  Expressions: [{ EvaluatingItemId, Operator: 'IsEqualTo', ExpressionValues: [value] }],
});
const question = (Id: string, more: object = {}) => ({
  Id,
  ContentType: 'Question',
  Text: Id,
  Features: ['Visible'],
  Formulas: [],
  Answer: { UserAnswer: [] },
  ...more,
});
const assessment = JSON.stringify({
  Pages: [
    {
      PageId: 'p1',
      Details: {
        Contents: [
          question('smokes'),
          question('many', { Formulas: [when('smokes', 'yes')] }),
          { Id: 'advice', ContentType: 'Text', Text: 'Well done.', Features: ['Visible'], Formulas: [when('smokes', 'no')] },
        ],
      },
    },
    { PageId: 'p2', ShowPageFormula: when('many', '20'), Details: { Contents: [question('help', { Features: ['Visible', 'Optional'] })] } },
  ],
});
const steps = (...lines: object[]) => lines.map((line) => JSON.stringify(line)).join('\n');

test('one line for the untouched record and one after each step, with what shows and what is complete', () => {
  const { lines, fault } = tryFormulas(
    mapping,
    assessment,
    steps({ questionId: 'smokes', answer: ['YES'] }, { questionId: 'many', biometric: 20 }, { questionId: 'smokes', answer: [] }),
  );
  expect(fault).toBeUndefined();
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { visible: ['smokes', 'help'], pages: { p1: { visible: true, complete: false }, p2: { visible: false, complete: true } } },
    { visible: ['smokes', 'many', 'help'], pages: { p1: { visible: true, complete: false }, p2: { visible: false, complete: true } } },
    { visible: ['smokes', 'many', 'help'], pages: { p1: { visible: true, complete: true }, p2: { visible: true, complete: true } } },
    { visible: ['smokes', 'help'], pages: { p1: { visible: true, complete: false }, p2: { visible: false, complete: true } } },
  ]);
});

test.each([
  ['nonsense', 'Step 1: This is not JSON.'],
  ['{}', 'Step 1: A step names its field at /questionId.'],
  ['{"questionId":"none","answer":[]}', 'Step 1: There is no field "none".'],
  ['{"questionId":"smokes"}', 'Step 1: A step has a list of texts at /answer, or a value or null at /biometric.'],
  ['{"questionId":"smokes","answer":[1]}', 'Step 1: A step has a list of texts at /answer, or a value or null at /biometric.'],
])('the step %s is refused in a sentence, after what went before', (line, fault) => {
  expect(tryFormulas(mapping, assessment, line)).toMatchObject({ lines: [expect.any(String)], fault });
});

test.each(['', '[', '7', 'null', '{}', '{"Pages":{}}'])('a file with %j is refused in a sentence', (text) => {
  expect(tryFormulas(mapping, text, '')).toMatchObject({ lines: [], fault: expect.stringMatching(/^The (file|record) /) as string });
});

const names = sampleNames('assessments');

describe('real questionnaires', () => {
  const { base } = compile(readSource(join(import.meta.dirname, '../..')));

  test('there are 24 or more', () => expect(names.length).toBeGreaterThanOrEqual(24));

  test.each(names)('%s is an assessment as the record says, and each of its questions has its flag', (name) => {
    const text = sampleText('assessments', `${name}.json`);
    const record = JSON.parse(text) as Assessment;
    expect(faultsIn(base?.records.Assessment ?? { not: {} }, record)).toEqual([]);
    const { lines, fault } = tryFormulas(mapping, text, '');
    expect(fault).toBeUndefined();
    const { visible, pages } = JSON.parse(lines[0] ?? '') as { visible: string[]; pages: Record<string, { visible: boolean; complete: boolean }> };
    const asked = record.Pages.flatMap(({ Details }) => Details!.Contents.filter(({ ContentType }) => ContentType === 'Question'));
    expect(visible).toEqual(asked.filter(({ Features }) => Features.includes('Visible')).map(({ Id }) => Id));
    // One file's flags were made without the answers that stand in FormulaAnswers only; the traces, made with them, agree with us.
    const elsewhere = new Set(record.FormulaAnswers.map(({ QuestionId }) => QuestionId));
    const told = record.Pages.filter(({ ShowPageFormula }) => !ShowPageFormula?.Expressions.some(({ EvaluatingItemId }) => elsewhere.has(EvaluatingItemId)));
    for (const { PageId, IsVisible, IsComplete } of told)
      expect([PageId, pages[PageId]]).toEqual([PageId, { visible: IsVisible, complete: IsVisible ? IsComplete : (expect.any(Boolean) as boolean) }]);
  });
});
