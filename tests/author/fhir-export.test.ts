import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exportQuestionnaire } from '../../codegen/fhir/export-questionnaire';
import { importQuestionnaire } from '../../codegen/fhir/import-questionnaire';
import { readResource } from '../../codegen/fhir/read-resource';
import { readSource } from '../../codegen/source';
import type { Questionnaire, QuestionFormula } from '../../runtime/definitions/shapes/questionnaire';
import { Formulas } from '../../runtime/formulas/formulas';
import { questionnaireGroups } from '../../runtime/formulas/read-questionnaire';
import type { Assessment } from '../../schemas/generated/records';
import { sampleNames, sampleText } from '../support/samples';
import { asFhir } from './as-fhir';
import { type Desk, deskForEach } from './support';

const root = join(import.meta.dirname, '../..');
const fixture = (name: string): string => readFileSync(join(import.meta.dirname, `fhir/${name}.json`), 'utf8');

function imported(text: string): Questionnaire {
  const resource = readResource(text);
  if (typeof resource === 'string') throw new Error(resource);
  return JSON.parse(JSON.stringify(importQuestionnaire(resource, undefined, 'assessment-question').questionnaire)) as Questionnaire;
}

const sayable = sampleNames('assessments').flatMap((name) => {
  const fhir = asFhir(JSON.parse(sampleText('assessments', `${name}.json`)) as Assessment);
  return fhir === undefined ? [] : [[name, JSON.stringify(fhir)] as const];
});

describe('imported, exported and imported again a questionnaire is the same', () => {
  test('there are many to try it with', () => expect(sayable.length).toBeGreaterThanOrEqual(10));

  test.each([...['visit', 'tabs'].map((name) => [name, fixture(name)] as const), ...sayable])('%s', (_name, text) => {
    const first = imported(text);
    const { resource, remarks } = exportQuestionnaire(first);
    expect(remarks).toEqual([]);
    expect(imported(JSON.stringify(resource))).toEqual(first);
  });
});

describe('what shows a question, as FHIR has it', () => {
  const questions = {
    yes: { id: 'yes', question: 'Yes?', type: 'YesNo' },
    one: {
      id: 'one',
      question: 'One?',
      type: 'SingleChoice',
      options: [
        { value: 'a', text: 'A' },
        { value: "b'", text: 'B' },
      ],
    },
    many: {
      id: 'many',
      question: 'Many?',
      type: 'MultipleChoice',
      options: [
        { value: 'a', text: 'A' },
        { value: 'b', text: 'B' },
      ],
    },
    count: { id: 'count', question: 'Count?', type: 'Integer' },
    pressure: { id: 'pressure', question: 'Pressure?', type: 'Measurement', parts: [{ name: 'Upper', unit: 'mmHg', minimum: 40 }, { name: 'Lower' }] },
  };
  const asking = (showWhen: QuestionFormula[]) =>
    ({
      id: 'q',
      kind: 'questionnaire',
      name: 'Q',
      fieldset: 'assessment-question',
      pages: [{ id: 'p', name: 'P', contents: [...Object.values(questions), { id: 'shown', question: 'Shown?', type: 'YesNo', showWhen }] }],
    }) as Questionnaire;
  type Item = {
    linkId: string;
    type: string;
    item?: Item[];
    enableWhen?: object[];
    enableBehavior?: string;
    extension?: { valueExpression?: { expression: string } }[];
  };
  const shownBy = (showWhen: QuestionFormula[]): Item => {
    const [page] = exportQuestionnaire(asking(showWhen)).resource.item as Item[];
    return page?.item?.at(-1) as Item;
  };
  const is = (question: string, operator: string, ...values: string[]) => ({ question, operator, ...(values.length > 0 && { values }) }) as never;

  test.each<[showWhen: QuestionFormula[], enableWhen: object[], behavior?: string]>([
    [[{ all: [is('yes', 'IsEqualTo', 'No')] }], [{ question: 'yes', operator: '=', answerBoolean: false }]],
    [
      [{ all: [is('count', 'IsGreaterThan', '4'), is('many', 'Contains', 'b')] }],
      [
        { question: 'count', operator: '>', answerInteger: 4 },
        { question: 'many', operator: '=', answerCoding: { code: 'b' } },
      ],
      'all',
    ],
    [
      [{ any: [is('one', 'IsEqualTo', 'a', "b'"), is('count', 'IsNotAnswered')] }],
      [
        { question: 'one', operator: '=', answerCoding: { code: 'a' } },
        { question: 'one', operator: '=', answerCoding: { code: "b'" } },
        { question: 'count', operator: 'exists', answerBoolean: false },
      ],
      'any',
    ],
    [[{ any: [is('one', 'IsNotEqualTo', 'a'), is('one', 'IsNotAnswered')] }], [{ question: 'one', operator: '!=', answerCoding: { code: 'a' } }]],
    [[{ all: [is('pressure', 'IsGreaterThan', '140')] }], [{ question: 'pressure_part1', operator: '>', answerDecimal: 140 }]],
  ])('%j is a condition', (showWhen, enableWhen, behavior) => {
    const { enableWhen: said, enableBehavior, extension } = shownBy(showWhen);
    expect([said, enableBehavior, extension]).toEqual([enableWhen, behavior, undefined]);
  });

  const at = (linkId: string) => `%resource.repeat(item).where(linkId='${linkId}').answer`;
  test.each<[showWhen: QuestionFormula[], expression: string]>([
    [[{ all: [is('one', 'IsNotEqualTo', "b'")] }], `${at('one')}.value.code != 'b\\''`],
    [[{ all: [is('many', 'DoesNotContain', 'a')] }], `(${at('many')}.exists() and ${at('many')}.where(value.code='a').empty())`],
    [
      [{ all: [is('yes', 'IsAnswered')] }, { any: [is('count', 'IsLessThan', '2'), is('one', 'IsEqualTo', 'a')] }],
      `${at('yes')}.exists() and (${at('count')}.value < 2 or ${at('one')}.value.code = 'a')`,
    ],
  ])('%j is an expression, and shows the same when it is read again', (showWhen, expression) => {
    const { enableWhen, extension } = shownBy(showWhen);
    expect(enableWhen).toBeUndefined();
    expect(extension?.map(({ valueExpression }) => valueExpression?.expression)).toEqual([expression]);
    const before = new Formulas(questionnaireGroups(asking(showWhen)));
    const after = new Formulas(questionnaireGroups(imported(JSON.stringify(exportQuestionnaire(asking(showWhen)).resource))));
    const answers: [string, string[][]][] = [
      ['one', [[], ['a'], ["b'"]]],
      ['many', [[], ['a'], ['b'], ['a', 'b']]],
      ['yes', [[], ['Yes']]],
      ['count', [[], ['1'], ['3']]],
    ];
    const seen = new Set<boolean>();
    for (const [id, choices] of answers)
      for (const given of choices) {
        for (const formulas of [before, after]) formulas.set(id, { given });
        expect(after.shows('shown'), `${id} ${given.join()}`).toBe(before.shows('shown'));
        seen.add(before.shows('shown'));
      }
    expect(seen.size).toBe(2);
  });

  test('an answer of several numbers is a group of them', () => {
    const [page] = exportQuestionnaire(asking([{ all: [is('yes', 'IsAnswered')] }])).resource.item as Item[];
    expect(page?.item?.[4]).toMatchObject({
      linkId: 'pressure',
      type: 'group',
      item: [
        { linkId: 'pressure_part1', type: 'decimal', text: 'Upper', required: true },
        { linkId: 'pressure_part2', type: 'decimal', text: 'Lower' },
      ],
    });
  });
});

describe('the command', () => {
  const project = readSource(root);
  let desk: Desk;
  deskForEach(project, (own) => {
    desk = own;
  });

  test('writes a questionnaire of the product, and says what FHIR has no word for', async () => {
    expect(await desk.run('export-questionnaire health-risk')).toBe(0);
    expect(desk.said).toEqual([
      '- What the answers come to ("results") is left out: FHIR has no like of it.',
      '- Left out: "known" of questions.',
      '- Left out: "measure" of questions, 6 times.',
      'Wrote health-risk.fhir.json: a FHIR R4 Questionnaire.',
    ]);
    expect(JSON.parse(desk.read('health-risk.fhir.json'))).toMatchObject({ resourceType: 'Questionnaire', id: 'health-risk', status: 'active' });
    expect(await desk.run('export-questionnaire health-risk')).toBe(1);
    expect(desk.said).toEqual(['There is health-risk.fhir.json already, and nothing is written over it. Give another file behind the questionnaire.']);
  });

  test('writes it as a customer has it', async () => {
    expect(await desk.run('export-questionnaire health-risk theirs.json --customer lakeside')).toBe(0);
    expect(await desk.run('export-questionnaire health-risk ours.json')).toBe(0);
    expect(desk.read('theirs.json')).not.toBe(desk.read('ours.json'));
  });

  test.each([
    ['export-questionnaire', 'Say which questionnaire: npm run author -- export-questionnaire my-questionnaire theirs.json'],
    ['export-questionnaire health-rsk', 'There is no questionnaire "health-rsk". Did you mean "health-risk"?'],
    ['export-questionnaire health-risk a.json b', '"b" has no name.'],
  ])('%s is refused in a sentence', async (command, sentence) => {
    expect(await desk.run(command)).toBe(1);
    expect(desk.said.join('\n')).toContain(sentence);
  });
});
