import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentOf, imported, yesNo } from './fhir-imported';

const pagesOf = ({ questionnaire }: ReturnType<typeof imported>) => questionnaire.pages.map(({ name, contents }) => [name, ...contents.map(({ id }) => id)]);
const group = (linkId: string, item: object[], more: object = {}) => ({ linkId, type: 'group', text: linkId.toUpperCase(), item, ...more });
const control = (code: string) => ({
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/questionnaire-itemControl', valueCodeableConcept: { coding: [{ code }] } }],
});

describe('pages of a questionnaire of FHIR', () => {
  const tabs = () => imported(readFileSync(join(import.meta.dirname, 'fhir/tabs.json'), 'utf8'));

  test('the tabs of one group that holds all are pages, what stands beside them has its own, and its conditions hold for each', () => {
    expect(pagesOf(tabs())).toEqual([
      ['The whole check', 'consent'],
      ['Your body', 'pain', 'weight'],
      ['Your habits', 'smoking', 'smokes', 'sport', 'runs'],
    ]);
    const agreed = { question: 'consent', operator: 'IsEqualTo', values: ['Yes'] };
    expect(tabs().questionnaire.pages.map(({ showWhen }) => showWhen)).toEqual([
      { all: [agreed] },
      { all: [agreed] },
      { all: [agreed, { question: 'pain', operator: 'IsGreaterThan', values: ['2'] }] },
    ]);
  });

  test('what the ends of a scale mean and a unit are read from what stands beside the question', () => {
    expect(contentOf(tabs(), 'pain')).toMatchObject({ type: 'Scale', ends: { minimum: 'Not at all', maximum: 'As much as can be' } });
    expect(contentOf(tabs(), 'weight')).toMatchObject({ type: 'Decimal', unit: 'kg' });
  });

  test('a control that is drawn otherwise is told, and so is the text of what holds pages', () => {
    expect(tabs().remarks).toContain('Left out: the control "drop-down".');
    expect(tabs().remarks).toContain('Item "all": its text "The whole check" is left out: what is in it are pages of their own.');
  });

  test.each<[what: string, item: object[], pages: string[][]]>([
    [
      'one group around several',
      [group('a', [group('b', [yesNo('x')]), group('c', [yesNo('y')])])],
      [
        ['B', 'x'],
        ['C', 'y'],
      ],
    ],
    [
      'one group around one group around several',
      [group('a', [group('b', [group('c', [yesNo('x')]), group('d', [yesNo('y')])])])],
      [
        ['C', 'x'],
        ['D', 'y'],
      ],
    ],
    ['one group of questions', [group('a', [yesNo('x'), yesNo('y')])], [['A', 'x', 'y']]],
    ['one group around questions and one section', [group('a', [yesNo('x'), group('b', [yesNo('y')])])], [['A', 'x', 'b', 'y']]],
    [
      'several groups, one of them of several',
      [group('a', [yesNo('x')]), group('b', [group('c', [yesNo('y')]), group('d', [yesNo('z')])])],
      [
        ['A', 'x'],
        ['B', 'c', 'y', 'd', 'z'],
      ],
    ],
    [
      'groups without words, which only hold conditions',
      [group('a', [group('b', [yesNo('x')], { text: undefined }), group('c', [yesNo('y')], { text: undefined })])],
      [['A', 'x', 'y']],
    ],
    [
      'several groups, one of them of tabs',
      [group('a', [yesNo('x')]), group('b', [group('c', [yesNo('y')]), group('d', [yesNo('z')])], control('tab-container'))],
      [
        ['A', 'x'],
        ['C', 'y'],
        ['D', 'z'],
      ],
    ],
    [
      'groups that say that they are pages',
      [group('a', [yesNo('w')]), group('b', [group('c', [yesNo('y')], control('page'))])],
      [
        ['A', 'w'],
        ['C', 'y'],
      ],
    ],
  ])('%s', (_what, item, pages) => expect(pagesOf(imported({ item }))).toEqual(pages));

  test('what is in a hidden group of pages never shows', () => {
    const hidden = { extension: [{ url: 'questionnaire-hidden', valueBoolean: true }] };
    const all = imported({ item: [group('a', [group('b', [yesNo('x')]), group('c', [yesNo('y')])], hidden)] });
    expect(contentOf(all, 'x')).toMatchObject({ hidden: true });
  });
});

describe('options of value sets', () => {
  const choice = { linkId: 'c', type: 'choice', text: 'Which?', answerValueSet: '#set' };
  const system = {
    resourceType: 'CodeSystem',
    id: 'sys',
    url: 'urn:sys',
    concept: [
      { code: 'a', display: 'Ay' },
      { code: 'b', concept: [{ code: 'b1' }] },
    ],
  };
  const set = (include: object[], id = 'set') => ({ resourceType: 'ValueSet', id, compose: { include } });

  test.each<[what: string, contained: object[], values: string[]]>([
    ['a code system that the file holds', [set([{ system: 'urn:sys' }]), system], ['a', 'b', 'b1']],
    ['another value set', [set([{ valueSet: ['#other'] }]), set([{ concept: [{ code: 'x' }] }], 'other')], ['x']],
    [
      'an expansion within another',
      [{ resourceType: 'ValueSet', id: 'set', expansion: { contains: [{ display: 'All', contains: [{ code: 'y' }] }] } }],
      ['All', 'y'],
    ],
  ])('come from %s', (_what, contained, values) => {
    const found = contentOf(imported({ contained, item: [choice] }), 'c');
    expect(found).toMatchObject({ type: 'SingleChoice', options: values.map((value) => ({ value })) });
  });

  test.each<[contained: object[], sentence: string]>([
    [
      [set([{ system: 'http://snomed.info/sct' }])],
      'its options are in #set, which names those of http://snomed.info/sct and lists none: it is asked as a short text.',
    ],
    [
      [set([{ system: 'urn:sys', filter: [{}] }]), system],
      'its options are in #set, which names those of urn:sys and lists none: it is asked as a short text.',
    ],
    [[set([])], 'its options are in #set, which lists none: it is asked as a short text.'],
    [[set([{ valueSet: ['#set'] }])], 'its options are in #set, which names itself: it is asked as a short text.'],
    [[], 'its options are in #set, which is not in the file: it is asked as a short text.'],
  ])('that list none are told: %#', (contained, sentence) => {
    const { remarks, questionnaire } = imported({ contained, item: [choice] });
    expect(remarks).toContain(`Item "c": ${sentence}`);
    expect(questionnaire.pages[0]?.contents[0]).toMatchObject({ type: 'ShortText' });
  });
});

test('what STU3 called otherwise is read, and said', () => {
  const all = imported({
    contained: [{ resourceType: 'ValueSet', id: 'set', compose: { include: [{ concept: [{ code: 'x' }] }] } }],
    item: [
      { linkId: 'a', type: 'choice', text: 'A?', option: [{ valueCoding: { code: 'one', display: 'One' } }, { valueString: 'two' }] },
      { linkId: 'b', type: 'choice', text: 'B?', options: { reference: '#set' } },
      yesNo('c', {
        enableWhen: [
          { question: 'a', answerCoding: { code: 'one' } },
          { question: 'b', hasAnswer: false },
        ],
      }),
    ],
  });
  expect(contentOf(all, 'a')).toMatchObject({ type: 'SingleChoice', options: [{ value: 'one', text: 'One' }, { value: 'two' }] });
  expect(contentOf(all, 'b')).toMatchObject({ type: 'SingleChoice', options: [{ value: 'x' }] });
  // Before R4 one of several conditions was enough.
  expect(contentOf(all, 'c')?.showWhen).toEqual([
    {
      any: [
        { question: 'a', operator: 'IsEqualTo', values: ['one'] },
        { question: 'b', operator: 'IsNotAnswered' },
      ],
    },
  ]);
  expect(all.remarks).toContain('It is written as STU3 had it: "option" and "options" are read, and conditions without operators.');
});

test('keys that items of FHIR do not have are told, with what was probably meant', () => {
  const { remarks } = imported({ item: [yesNo('a', { requird: true, colour: 'red', prefix: '1.', modifierExtension: [] })] });
  expect(remarks).toEqual([
    'Item "a": it has a "modifierExtension", which may change what it means: look at it.',
    'Item "a": "requird" is left out: items of FHIR have no such key. Did you mean "required"?',
    'Item "a": "colour" is left out: items of FHIR have no such key.',
    'Left out: "prefix" of items.',
  ]);
});

test('keys that conditions, options and codes of FHIR do not have are told too', () => {
  const choice = {
    linkId: 'b',
    type: 'choice',
    text: 'Which?',
    answerOption: [{ valueCoding: { code: 'x', disply: 'Ex' }, isDefault: true }, { valueString: 'y' }],
  };
  const conditions = [{ question: 'a', operater: '=', answerBoolean: true }];
  expect(imported({ item: [yesNo('a'), { ...choice, enableWhen: conditions }] }).remarks).toEqual([
    'Item "b": "operater" is left out: conditions of FHIR have no such key. Did you mean "operator"?',
    'Item "b": "isDefault" is left out: options of FHIR have no such key.',
    'Item "b": "disply" is left out: codes of FHIR have no such key. Did you mean "display"?',
    'It is written as STU3 had it: "option" and "options" are read, and conditions without operators.',
  ]);
});

test('conditions that go together in a way that nobody knows are told', () => {
  const both = [
    { question: 'a', operator: 'exists', answerBoolean: true },
    { question: 'b', operator: 'exists', answerBoolean: true },
  ];
  const all = imported({ item: [yesNo('a'), yesNo('b'), yesNo('c', { enableWhen: both, enableBehavior: 'one' })] });
  expect(all.remarks).toEqual(['Item "c": all its conditions must apply: "one" does not say how to combine them.']);
});

describe('conditions that are expressions of FHIRPath', () => {
  const at = (linkId: string) => `%resource.item.where(linkId='${linkId}').answer`;
  const asked = (expression: string, language = 'text/fhirpath') =>
    imported({
      item: [
        yesNo('yes'),
        { linkId: 'one', type: 'choice', text: 'One?', answerOption: [{ valueCoding: { code: 'a' } }, { valueCoding: { code: 'b' } }] },
        { linkId: 'many', type: 'choice', text: 'Many?', repeats: true, answerOption: [{ valueCoding: { code: 'a' } }, { valueCoding: { code: 'b' } }] },
        { linkId: 'count', type: 'integer', text: 'Count?' },
        { linkId: 'day', type: 'date', text: 'Day?' },
        yesNo('shown', {
          extension: [
            { url: 'http://hl7.org/fhir/uv/sdc/StructureDefinition/sdc-questionnaire-enableWhenExpression', valueExpression: { language, expression } },
          ],
        }),
      ],
    });
  const is = (question: string, operator: string, ...values: string[]) => ({ question, operator, ...(values.length > 0 && { values }) });

  test.each<[expression: string, formulas: object[]]>([
    [`${at('yes')}.value = true`, [{ all: [is('yes', 'IsEqualTo', 'Yes')] }]],
    [`${at('yes')}.value`, [{ all: [is('yes', 'IsEqualTo', 'Yes')] }]],
    [`%resource.repeat(item).where(linkId = 'one').answer.value.code = 'a'`, [{ all: [is('one', 'IsEqualTo', 'a')] }]],
    [`%resource.descendants().where(linkId='one').answer.valueCoding.code != 'a'`, [{ all: [is('one', 'IsNotEqualTo', 'a')] }]],
    [`%resource.item.where(linkId='g').item.where(linkId='count').answer.value.first() >= 5`, [{ all: [is('count', 'IsGreaterThan', '4')] }]],
    [`${at('day')}.value < @2026-01-31`, [{ all: [is('day', 'IsLessThan', '2026-01-31')] }]],
    [`${at('many')}.where(value.code='b').exists()`, [{ all: [is('many', 'Contains', 'b')] }]],
    [`${at('many')}.exists(value.code = 'b')`, [{ all: [is('many', 'Contains', 'b')] }]],
    [`${at('many')}.value.where(code='b').empty()`, [{ any: [is('many', 'DoesNotContain', 'b'), is('many', 'IsNotAnswered')] }]],
    [`${at('count')}.exists().not()`, [{ all: [is('count', 'IsNotAnswered')] }]],
    [
      `${at('count')}.exists() and (${at('one')}.value.code = 'a' or ${at('yes')}.value = false)`,
      [{ all: [is('count', 'IsAnswered')] }, { any: [is('one', 'IsEqualTo', 'a'), is('yes', 'IsEqualTo', 'No')] }],
    ],
    [
      `${at('yes')}.value = true and ${at('count')}.value > 1 or ${at('day')}.empty()`,
      [{ any: [is('yes', 'IsEqualTo', 'Yes'), is('day', 'IsNotAnswered')] }, { any: [is('count', 'IsGreaterThan', '1'), is('day', 'IsNotAnswered')] }],
    ],
  ])('%s', (expression, formulas) => {
    const all = asked(expression);
    expect(all.remarks).toEqual([]);
    expect(contentOf(all, 'shown')?.showWhen).toEqual(formulas);
  });

  test.each<[expression: string, reason: string]>([
    ['%age > 50', '"%age>50" is more than a comparison of an item\'s answers.'],
    [`${at('count')}.value + 1 > 3`, `"${at('count')}.value + 1 > 3" is more than a comparison of an item's answers.`],
    [`${at('count')}.value > today()`, '"today" is more than a comparison of an item\'s answers.'],
    [`${at('count')}.value.sum() > 3`, `"${at('count')}.value.sum()>3" is more than a comparison of an item's answers.`],
    [`iif(${at('yes')}.value, true, false)`, `"${at('yes')}.value," is more than a comparison of an item's answers.`],
    [`${at('nowhere')}.value = 1`, 'no question "nowhere" was taken over.'],
    ['', '"" is more than a comparison of an item\'s answers.'],
  ])('what is not simple is told: %s', (expression, reason) => {
    const all = asked(expression);
    expect(all.remarks).toHaveLength(1);
    expect(all.remarks[0]).toMatch(/^Item "shown": its condition by an expression is left out, so that it may show more often: /);
    expect(all.remarks[0]).toContain(reason);
    expect(contentOf(all, 'shown')?.showWhen).toBeUndefined();
  });

  test('another language is told', () => {
    expect(asked('x', 'text/cql').remarks[0]).toMatch(/it is written in text\/cql\.$/);
  });
});
