import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { importQuestionnaire } from '../../codegen/fhir/import-questionnaire';
import { readResource } from '../../codegen/fhir/read-resource';
import { readSource } from '../../codegen/source';
import { type Questionnaire, questionnaire as shape } from '../../runtime/definitions/shapes/questionnaire';
import { Formulas } from '../../runtime/formulas/formulas';
import { readGroups } from '../../runtime/formulas/read-groups';
import { questionnaireGroups } from '../../runtime/formulas/read-questionnaire';
import type { Assessment } from '../../schemas/generated/records';
import { mapping } from '../formulas/mapping';
import { propertyRuns } from '../support/property-runs';
import { asFhir } from './as-fhir';
import { type Desk, deskForEach } from './support';
import { sampleNames, sampleText } from '../support/samples';

const project = readSource(join(import.meta.dirname, '../..'));
const visit = readFileSync(join(import.meta.dirname, 'fhir/visit.json'), 'utf8');
const written = 'schemas/questionnaires/visit.questionnaire.json';
let desk: Desk;
deskForEach(project, (own) => {
  desk = own;
  desk.write('visit.json', visit);
});

test('a questionnaire of FHIR is written as one of ours, without faults, and all that it cannot say is told', async () => {
  expect(await desk.run('import-questionnaire visit.json')).toBe(0);
  expect(desk.said).toEqual([
    '- Item "1" (line 18): it is called "q1".',
    '- Item "1.1" (line 20): it is called "q1_1".',
    '- Item "1.1" (line 20): what stood within its answer stands behind it.',
    '- Item "1.1.1" (line 39): it is called "q1_1_1".',
    '- Item "weight" (line 69): its answer was computed; here a person gives it.',
    '- Item "why not" (line 113): it is called "why_not".',
    '- Item "why not" (line 113): its answer may have 4000 characters rather than 9000.',
    '- Item "job" (line 125): its options are in http://example.org/jobs, which is not in the file: it is asked as a short text.',
    '- Item "food" (line 127): an answer in one\'s own words is the option "other", and the question "food_other" behind it.',
    '- Item "picture" (line 133): it is left out: there are no questions of the type "attachment".',
    '- Item "when" (line 141): it is asked as a date, without the time of the day.',
    '- Item "when" (line 141): its answer at the beginning is left out: nothing is answered before the person does.',
    '- Item "empty" (line 149): the page is left out: there is nothing on it.',
    '- Item "when" (line 141): its condition on "picture" is left out, so that it may show more often: no such question was taken over.',
    '- Item "when" (line 141): its condition on "where" is left out, so that it may show more often: several answers cannot be compared (>).',
    '- Of the questionnaire itself these are left out: status, publisher.',
    '- Mind its copyright: Free to use.',
    '- Left out: "code" of items.',
    `Wrote ${written}: 14 questions on 3 pages. No faults.`,
  ]);
});

test('groups are pages, what stands alone has a page of its own, and conditions become formulas', async () => {
  await desk.run('import-questionnaire visit.json');
  const { pages, name } = JSON.parse(desk.read(written)) as Questionnaire;
  expect(name).toBe('Before your visit');
  expect(pages.map(({ id, contents }) => [id, ...contents.map((content) => content.id)])).toEqual([
    ['questions', 'intro', 'q1', 'q1_1', 'q1_1_1'],
    ['stopping-what-helps', 'wish'],
    ['your-body', 'weight', 'pain', 'where', 'how-much', 'why_not', 'mood', 'job', 'food', 'food_other', 'secret', 'when'],
  ]);
  const yes = { all: [{ question: 'q1', operator: 'IsEqualTo', values: ['Yes'] }] };
  expect(pages[0]?.contents[2]).toEqual({
    id: 'q1_1',
    question: 'How many cigarettes a day?',
    type: 'Integer',
    unit: 'cigarettes',
    minimum: 0,
    maximum: 80,
    help: 'On a usual day.',
    showWhen: [yes],
  });
  expect(pages[0]?.contents[3]).toEqual({ id: 'q1_1_1', question: 'Since when?', type: 'Date', optional: true, showWhen: [yes] });
  expect(pages[1]?.showWhen).toEqual({
    any: [
      { question: 'q1_1', operator: 'IsGreaterThan', values: ['9'] },
      { question: 'weight', operator: 'IsGreaterThan', values: ['80.5'] },
      { question: 'weight', operator: 'IsEqualTo', values: ['80.5'] },
    ],
  });
  expect(pages[2]?.showWhen).toEqual({
    all: [
      { question: 'q1', operator: 'IsAnswered' },
      { question: 'q1_1', operator: 'IsLessThan', values: ['41'] },
    ],
  });
  const inPain = { question: 'weight', operator: 'IsGreaterThan', values: ['30.5'] };
  expect(pages[2]?.contents.slice(3, 5)).toMatchObject([
    { type: 'Scale', minimum: 0, maximum: 10, showWhen: [{ all: [inPain, { question: 'where', operator: 'Contains', values: ['back'] }] }] },
    {
      type: 'LongText',
      maxLength: 4000,
      showWhen: [
        { all: [inPain, { question: 'mood', operator: 'IsEqualTo', values: ['bad'] }] },
        {
          any: [
            { question: 'where', operator: 'DoesNotContain', values: ['back'] },
            { question: 'where', operator: 'IsNotAnswered' },
          ],
        },
      ],
    },
  ]);
  expect(pages[2]?.contents[2]).toMatchObject({
    type: 'MultipleChoice',
    options: [{ value: 'back' }, { value: 'head' }, { value: 'nowhere', exclusive: true }],
  });
  expect(pages[2]?.contents[5]).toMatchObject({ type: 'SingleChoice', options: [{ value: 'good', text: 'Good' }, { value: 'bad' }] });
  expect(pages[2]?.contents[9]).toMatchObject({ hidden: true });
});

test('nothing is ever written over', async () => {
  desk.write(written, '{}');
  expect(await desk.run('import-questionnaire visit.json')).toBe(1);
  expect(desk.said).toEqual([`There is ${written} already, and nothing is written over it. Give another id behind the file.`]);
  expect(desk.read(written)).toBe('{}');
  expect(await desk.run('import-questionnaire visit.json second-visit')).toBe(0);
  expect(desk.read('schemas/questionnaires/second-visit.questionnaire.json')).toContain('"id": "second-visit"');
});

test('what the check refuses is written only when that is wanted', async () => {
  desk.write('visit.json', visit.replace('"answerString": "back"', '"answerString": "bcak"'));
  expect(await desk.run('import-questionnaire visit.json')).toBe(1);
  expect(desk.said.at(-2)).toContain('"where" has no option "bcak". Did you mean "back"?');
  expect(desk.said.at(-1)).toBe(`${written} was not written. Mend the original, or write it with --anyway and mend it in the editor.`);
  expect(existsSync(join(desk.root, written))).toBe(false);
  expect(await desk.run('import-questionnaire visit.json --anyway')).toBe(1);
  expect(desk.said.at(-1)).toBe(`Wrote ${written}: 14 questions on 3 pages. Mend its faults before you publish.`);
});

const nested = (levels: number): object => Array.from({ length: levels }).reduce<object>((inner) => ({ linkId: 'g', type: 'group', item: [inner] }), {});

test.each([
  ['no JSON', '{\n "resourceType": "Questionnaire"\n "item": []\n}', 'Line 3, column 2: This is not JSON: a comma is expected here.'],
  ['a picture', '\u0089PNG', 'Line 1, column 1: This is not JSON: '],
  ['nothing', '', 'The file is empty.'],
  ['a list', '[]', 'The file holds no FHIR resource.'],
  ['something else', '{"a":1}', 'The file holds no FHIR resource, not a Questionnaire.'],
  ['another resource', '{"resourceType":"Bundle"}', 'The file holds a FHIR Bundle, not a Questionnaire.'],
  ['no items', '{"resourceType":"Questionnaire","item":[]}', 'The questionnaire has no items.'],
  ['an item that is none', '{"resourceType":"Questionnaire","item":[7]}', 'Line 1: each of these must be there and be an object in a FHIR R4 Questionnaire.'],
  [
    'an item without a type',
    '{"resourceType":"Questionnaire",\n"item":[\n{"linkId":"a"}]}',
    'Line 3: "type" must be there and be a text in a FHIR R4 Questionnaire.',
  ],
  ['items without end', JSON.stringify({ resourceType: 'Questionnaire', item: [nested(90)] }), 'Items are nested more than 30 levels deep.'],
  ['too much', `{"resourceType":"Questionnaire","text":"${'x'.repeat(5_000_001)}"}`, 'The file has more than 5 MB: this is more than a questionnaire.'],
])('%s is refused in a sentence', async (_what, text, sentence) => {
  desk.write('visit.json', text);
  expect(await desk.run('import-questionnaire visit.json')).toBe(1);
  expect(desk.said.join('\n')).toContain(sentence);
  expect(desk.said).toHaveLength(1);
});

test.each([
  ['import-questionnaire', 'Say which file: npm run author -- import-questionnaire questionnaire.json my-questionnaire'],
  ['import-questionnaire nothing.json', 'nothing.json that can be read.'],
  ['import-questionnaire visit.json "My visit"', '"My visit" cannot be the id of a questionnaire'],
  ['import-questionnaire visit.json a b', '"b" has no name.'],
])('%s is refused in a sentence', async (command, sentence) => {
  expect(await desk.run(command)).toBe(1);
  expect(desk.said.join('\n')).toContain(sentence);
});

test('a folder in place of a file is refused in a sentence', async () => {
  mkdirSync(join(desk.root, 'folder.json'));
  expect(await desk.run('import-questionnaire folder.json')).toBe(1);
  expect(desk.said).toEqual([expect.stringContaining('folder.json that can be read.')]);
});

const linkIds = fc.constantFrom('a', 'A', 'a b', 'a_b', '1', '__proto__', 'constructor', '', 'ü', 'a.b', 'x'.repeat(300));
const items = fc.letrec((tie) => ({
  item: fc.record(
    {
      linkId: linkIds,
      type: fc.constantFrom(
        'group',
        'display',
        'boolean',
        'choice',
        'open-choice',
        'integer',
        'string',
        'date',
        'quantity',
        'attachment',
        'nonsense',
        'toString',
      ),
      text: fc.constantFrom('Text', ' ', '…', 'A'),
      repeats: fc.boolean(),
      required: fc.boolean(),
      extension: fc.array(fc.record({ url: fc.constantFrom('regex', 'constructor', '', 'a/', 'x/questionnaire-hidden'), valueBoolean: fc.boolean() }), {
        maxLength: 2,
      }),
      maxLength: fc.constantFrom(-1, 0, 12.5, 1e9),
      answerOption: fc.array(fc.record({ valueString: fc.constantFrom('a', 'A', ' ', 'b') }), { maxLength: 3 }),
      enableBehavior: fc.constantFrom('all', 'any', 'none'),
      enableWhen: fc.array(
        fc.record({ question: linkIds, operator: fc.constantFrom('exists', '=', '!=', '>', '<', '>=', '<=', '~'), answerInteger: fc.integer() }),
        { maxLength: 3 },
      ),
      item: fc.array(tie('item'), { maxLength: 3 }),
    },
    { requiredKeys: ['linkId', 'type'] },
  ),
}));

test('whatever items there are, something well formed comes of them, each id stands once, and each item is there or told', () => {
  fc.assert(
    fc.property(fc.array(items.item, { minLength: 1, maxLength: 6 }), (item) => {
      const resource = readResource(JSON.stringify({ resourceType: 'Questionnaire', title: 'Any', item }));
      if (typeof resource === 'string') throw new Error(resource);
      const { questionnaire, remarks } = importQuestionnaire(resource, undefined, 'assessment-question');
      if (questionnaire.pages.length > 0) expect(shape.safeParse(JSON.parse(JSON.stringify(questionnaire))).error).toBeUndefined();
      expect(remarks.every((remark) => !remark.includes('function'))).toBe(true);
      const ids = questionnaire.pages.flatMap(({ id, contents }) => [id, ...contents.map((content) => content.id)]);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of resource.item.filter(({ type }) => ['attachment', 'nonsense', 'toString'].includes(type)).map(({ linkId }) => linkId))
        expect(remarks.some((remark) => remark.startsWith(`Item "${id}": it is left out`))).toBe(true);
    }),
    propertyRuns(300),
  );
});

const traced = sampleNames('assessments/traces');
const assessments = sampleNames('assessments').map((name) => ({ name, assessment: JSON.parse(sampleText('assessments', `${name}.json`)) as Assessment }));
const sayable = assessments.flatMap(({ name, assessment }) => {
  const fhir = asFhir(assessment);
  return fhir === undefined ? [] : [{ name, assessment, fhir }];
});

interface Trace {
  questions: string[];
  scripts: { steps: { q: number; a?: string[]; b?: string | number | null }[] }[];
}

describe('real questionnaires, said in FHIR and imported again', () => {
  test('many can be said in FHIR', () => expect(sayable.length).toBeGreaterThanOrEqual(10));

  test.each(sayable)('$name shows the same questions for the same answers as before', ({ name, assessment, fhir }) => {
    const resource = readResource(JSON.stringify(fhir));
    if (typeof resource === 'string') throw new Error(resource);
    const { questionnaire, remarks } = importQuestionnaire(resource, undefined, 'assessment-question');
    expect(remarks.filter((remark) => remark.includes('condition'))).toEqual([]);
    const calledOf = new Map(
      remarks
        .flatMap((remark) => [/^Item "(.*)": it is called "(.*)"\.$/.exec(remark)?.slice(1) as [string, string] | undefined])
        .filter((pair) => pair !== undefined),
    );
    const called = (id: string): string => calledOf.get(id) ?? id;
    const types = new Map(assessment.Pages.flatMap(({ Details }) => Details?.Contents ?? []).map(({ Id, QuestionType }) => [Id, QuestionType]));
    const trace = traced.includes(name) ? (JSON.parse(sampleText('assessments/traces', `${name}.json`)) as Trace) : { questions: [], scripts: [{ steps: [] }] };
    const { groups, elsewhere, asked } = readGroups(assessment, mapping);
    for (const { steps } of trace.scripts.slice(0, 5)) {
      const [before, after] = [new Formulas(groups, elsewhere), new Formulas(questionnaireGroups(questionnaire))];
      const compare = (): void => {
        const known = asked.filter((id) => after.graph.fieldOf.has(called(id)));
        expect(known.filter((id) => after.shows(called(id)) !== before.shows(id))).toEqual([]);
        expect(groups.map((_group, place) => after.groupShows(place))).toEqual(groups.map((_group, place) => before.groupShows(place)));
      };
      compare();
      for (const { q, a, b } of steps) {
        const id = trace.questions[q] ?? '';
        before.set(id, a === undefined ? { measured: b } : { given: a });
        const said = (one: string): string =>
          types.get(id) === 'YesNo' ? one.replace(/^(\s*)true(\s*)$/i, '$1Yes$2').replace(/^(\s*)false(\s*)$/i, '$1No$2') : one;
        after.set(called(id), a === undefined ? { measured: typeof b === 'string' ? said(b) : b } : { given: a.map(said) });
        compare();
      }
    }
  });
});
