import { describe, expect, test } from 'vitest';
import { contentOf, imported, yesNo } from './fhir-imported';

// The rule that keeps the class out: what no reader has read is told (codegen/fhir/reads.ts). fhir-elements.test.ts feeds each element of R4, one at a time.
describe('what narrows the options of a value set', () => {
  const concepts = (...codes: string[]) => codes.map((code) => ({ code }));
  const set = (compose: object, id = 'set', more: object = {}) => ({ resourceType: 'ValueSet', id, compose, ...more });
  const abc = (id: string, ...codes: string[]) => set({ include: [{ system: 'urn:s', concept: concepts(...codes) }] }, id);
  const system = {
    resourceType: 'CodeSystem',
    url: 'urn:s',
    content: 'complete',
    concept: [{ code: 'a', display: 'Ay' }, { code: 'b', display: 'Be' }, { code: 'c' }],
  };
  const chosen = (contained: object[], answerValueSet = '#set') => {
    const all = imported({ contained, item: [{ linkId: 'c', type: 'choice', text: 'Which?', answerValueSet }] });
    const content = contentOf(all, 'c');
    return { ...all, options: content !== undefined && 'options' in content ? content.options?.map(({ value, text }) => [value, text]) : undefined };
  };
  const own = (code: string, text = code) => [code, text];

  test.each<[what: string, contained: object[], options: string[][]]>([
    [
      'codes that it excludes',
      [set({ include: [{ system: 'urn:s' }], exclude: [{ system: 'urn:s', concept: concepts('a') }] }), system],
      [own('b', 'Be'), own('c')],
    ],
    ['value sets that it excludes', [set({ include: [{ system: 'urn:s' }], exclude: [{ valueSet: ['#no'] }] }), system, abc('no', 'a', 'b')], [own('c')]],
    [
      'a system that it excludes as a whole',
      [set({ include: [{ valueSet: ['#one'] }, { system: 'urn:t', concept: concepts('z') }], exclude: [{ system: 'urn:s' }] }), abc('one', 'a')],
      [own('z')],
    ],
    [
      'codes of another system that it excludes',
      [set({ include: [{ system: 'urn:s' }], exclude: [{ system: 'urn:t', concept: concepts('a') }] }), system],
      [own('a', 'Ay'), own('b', 'Be'), own('c')],
    ],
    ['value sets that it includes together', [set({ include: [{ valueSet: ['#one', '#two'] }] }), abc('one', 'a', 'b'), abc('two', 'b', 'c')], [own('b')]],
    [
      'value sets that it includes one by one',
      [set({ include: [{ valueSet: ['#one'] }, { valueSet: ['#two'] }] }), abc('one', 'a'), abc('two', 'c')],
      [own('a'), own('c')],
    ],
    ['a system and a value set', [set({ include: [{ system: 'urn:s', valueSet: ['#one'] }] }), abc('one', 'a', 'x'), system], [own('a', 'Ay')]],
    ['codes and a value set', [set({ include: [{ system: 'urn:s', concept: concepts('a', 'b'), valueSet: ['#one'] }] }), abc('one', 'b', 'x')], [own('b')]],
    ['a display of the code system', [set({ include: [{ system: 'urn:s', concept: concepts('b') }] }), system], [own('b', 'Be')]],
    [
      'codes that only group others',
      [
        set({ include: [{ system: 'urn:s' }] }),
        { ...system, concept: [{ code: 'g', property: [{ code: 'notSelectable', valueBoolean: true }], concept: concepts('h') }] },
      ],
      [own('h')],
    ],
  ])('%s', (_what, contained, options) => {
    expect(chosen(contained).options).toEqual(options);
  });

  test('a version that the name of a value set ends with', () => {
    const versions = ['1', '2'].map((version) => ({ ...abc(`set${version}`, `v${version}`), url: 'http://example.org/set', version }));
    expect(chosen(versions, 'http://example.org/set|2').options).toEqual([own('v2')]);
    expect(chosen([{ ...abc('set', 'a'), url: 'http://example.org/set' }], 'http://example.org/set|2').options).toEqual([own('a')]);
    expect(chosen(versions, 'http://example.org/set|3').remarks).toEqual([
      'Item "c": its options are in http://example.org/set|3, which is not in the file: it is asked as a short text.',
      'Left out: the ValueSet "set1", which no question uses.',
      'Left out: the ValueSet "set2", which no question uses.',
    ]);
  });

  test('what is excluded and not listed is told', () => {
    const { remarks } = chosen([set({ include: [{ system: 'urn:s' }], exclude: [{ system: 'urn:s', filter: [{}] }] }), system]);
    expect(remarks).toContain('Item "c": its options may be too many: #set excludes codes that the file does not list.');
  });
});

describe('quantities in the unit of the question', () => {
  const kilograms = {
    url: 'http://hl7.org/fhir/StructureDefinition/questionnaire-unit',
    valueCoding: { system: 'http://unitsofmeasure.org', code: 'kg', display: 'kg' },
  };
  const weight = (...extension: object[]) => ({ linkId: 'w', type: 'quantity', text: 'Weight?', extension: [kilograms, ...extension] });
  const asked = (answerQuantity: object) => imported({ item: [weight(), yesNo('s', { enableWhen: [{ question: 'w', operator: '>', answerQuantity }] })] });

  test.each<[quantity: object, value: string | undefined]>([
    [{ value: 80000, unit: 'g', code: 'g' }, '80'],
    [{ value: 80, unit: 'kg' }, '80'],
    [{ value: 100, unit: 'lb', code: '[lb_av]', system: 'http://unitsofmeasure.org' }, '45.359237'],
    [{ value: 80, unit: 'cm', code: 'cm' }, undefined],
    [{ value: 80 }, undefined],
    [{ value: 80, unit: 'kg', comparator: '<' }, undefined],
    [{ value: 80, code: 'kg', system: 'urn:other' }, undefined],
  ])('a condition: %j', (quantity, value) => {
    const all = asked(quantity);
    expect(contentOf(all, 's')?.showWhen).toEqual(value && [{ all: [{ question: 'w', operator: 'IsGreaterThan', values: [value] }] }]);
    if (value === undefined) expect(all.remarks.join()).toMatch(/Item "s": its condition on "w" is left out, so that it may show more often: it compares with/);
  });

  test.each<[quantity: object, minimum: number | undefined]>([
    [{ value: 30000, unit: 'g', code: 'g' }, 30],
    [{ value: 30, code: 'kg' }, 30],
    [{ value: 30, unit: 'cm' }, undefined],
  ])('a limit: %j', (valueQuantity, minimum) => {
    const all = imported({ item: [weight({ url: 'http://hl7.org/fhir/StructureDefinition/minValue', valueQuantity })] });
    expect(contentOf(all, 'w')).toMatchObject({ type: 'Decimal', unit: 'kg' });
    expect((contentOf(all, 'w') as { minimum?: number }).minimum).toBe(minimum);
    if (minimum === undefined) expect(all.remarks).toContain('Item "w": its limit ("minValue") of 30 cm is left out: its answers are in "kg".');
  });
});

test.each<[conditions: string[], often: string]>([
  [['a', 'gone'], 'less'],
  [['gone'], 'more'],
])('of conditions of which one is enough, one that is left out is told to show it %j: %s often', (questions, often) => {
  const enableWhen = questions.map((question) => ({ question, operator: 'exists', answerBoolean: true }));
  const { remarks } = imported({ item: [yesNo('a'), yesNo('c', { enableWhen, enableBehavior: 'any' })] });
  expect(remarks).toEqual([`Item "c": its condition on "gone" is left out, so that it may show ${often} often: no such question was taken over.`]);
});
