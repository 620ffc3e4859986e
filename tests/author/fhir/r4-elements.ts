export type Json = Record<string, unknown>;
/** Elements by their names, each with a value; a list has several values, each tried alone. */
type Elements = Record<string, unknown[]>;

const coding = { system: 'urn:sys', code: 'a' };
const modifierExtension = [{ url: 'urn:modifier', valueBoolean: true }];
const extension = [{ url: 'urn:any-extension', valueString: 'x' }];
const ofAll: Elements = { id: ['x1'], extension: [extension], modifierExtension: [modifierExtension] };
const ofResources: Elements = { ...ofAll, implicitRules: ['urn:rules'], language: ['de'], text: [{ status: 'generated' }], meta: [{ profile: ['urn:p'] }] };
const ofArtifacts: Elements = {
  ...ofResources,
  identifier: [[{ value: 'x' }]],
  name: ['Name'],
  title: ['Another title'],
  status: ['retired'],
  experimental: [true],
  date: ['2026-01-01'],
  publisher: ['Somebody'],
  contact: [[{ name: 'x' }]],
  description: ['Words.'],
  useContext: [[{ code: coding }]],
  jurisdiction: [[{ text: 'US' }]],
  purpose: ['For tests.'],
  copyright: ['Mine.'],
};
const one = (word: string, values: Json): Elements => Object.fromEntries(Object.entries(values).map(([kind, value]) => [`${word}${kind}`, [value]]));
const initialValues = {
  Boolean: true,
  Decimal: 1.5,
  Integer: 1,
  Date: '2026-01-01',
  DateTime: '2026-01-01T10:00:00Z',
  Time: '10:00:00',
  String: 'x',
  Uri: 'urn:x',
};

/** A place of FHIR R4 (hl7.org/fhir/R4), with values to try for each of its elements. */
interface Place {
  what: string;
  /** The elements of R4 at this place, but for those that the questionnaire has already. */
  elements: Elements;
  /** Adds an element to the questionnaire. */
  put: (questionnaire: Questionnaire, element: Json) => void;
  /** The item that a remark names; of the whole it names none. */
  linkId?: string;
}

interface Questionnaire extends Json {
  contained: [valueSet: Json, codeSystem: Json];
  item: [yes: Json, own: Json, weight: Json, words: Json, chosen: Json, shown: Json];
}

/** A questionnaire that imports without a remark. */
export const base = (): Questionnaire => ({
  resourceType: 'Questionnaire',
  contained: [
    { resourceType: 'ValueSet', id: 'set', url: 'urn:set', compose: { include: [{ system: 'urn:sys' }] } },
    { resourceType: 'CodeSystem', url: 'urn:sys', content: 'complete', concept: [{ code: 'a', display: 'Ay' }, { code: 'b', display: 'Be' }, { code: 'c' }] },
  ],
  item: [
    { linkId: 'yes', type: 'boolean', text: 'Yes?', required: true },
    {
      linkId: 'own',
      type: 'choice',
      text: 'Which?',
      answerOption: [{ valueCoding: { code: 'x', display: 'Ex' } }, { valueCoding: { code: 'y', display: 'Wy' } }],
    },
    { linkId: 'weight', type: 'decimal', text: 'Weight?', extension: [{ url: 'questionnaire-unit', valueCoding: { code: 'kg' } }] },
    { linkId: 'words', type: 'string', text: 'Words?' },
    { linkId: 'chosen', type: 'choice', text: 'Of the set?', answerValueSet: '#set' },
    { linkId: 'shown', type: 'boolean', text: 'Shown?', enableWhen: [{ question: 'own', operator: '=', answerCoding: { code: 'x' } }] },
  ],
});

const include = (resource: Questionnaire) => ((resource.contained[0].compose as Json).include as Json[])[0] as Json;
const withExpansion = (resource: Questionnaire, more: Json, code: Json = {}) =>
  Object.assign(resource.contained[0], {
    expansion: {
      contains: [
        { system: 'urn:sys', code: 'a', display: 'Ay', ...code },
        { system: 'urn:sys', code: 'b', display: 'Be' },
      ],
      ...more,
    },
  });
const filter = [{ property: 'concept', op: 'is-a', value: 'a' }];

export const places: Place[] = [
  {
    what: 'Questionnaire',
    elements: {
      ...ofArtifacts,
      url: ['urn:q'],
      version: ['2'],
      derivedFrom: [['urn:other']],
      subjectType: [['Patient']],
      approvalDate: ['2026-01-01'],
      lastReviewDate: ['2026-01-01'],
      effectivePeriod: [{ start: '2026-01-01' }],
      code: [[coding]],
      contained: [[{ resourceType: 'ValueSet', id: 'other' }]],
      item: [[{ linkId: 'z', type: 'boolean', text: 'Z?' }]],
    },
    put: (resource, { contained = [], item = [], ...element }) =>
      Object.assign(resource, element, { contained: [...resource.contained, ...(contained as Json[])], item: [...resource.item, ...(item as Json[])] }),
  },
  {
    what: 'Questionnaire.item',
    linkId: 'words',
    elements: {
      ...ofAll,
      definition: ['urn:d'],
      code: [[coding]],
      prefix: ['1.'],
      text: ['Other words?'],
      type: ['text'],
      enableWhen: [[{ question: 'yes', operator: '=', answerBoolean: true }]],
      enableBehavior: ['one'],
      required: [true],
      repeats: [true],
      readOnly: [true],
      maxLength: [20],
      answerValueSet: ['#set'],
      answerOption: [[{ valueString: 'x' }]],
      initial: [
        ...Object.entries({ ...initialValues, Attachment: {}, Coding: coding, Quantity: { value: 1 }, Reference: {} }).map(([kind, value]) => [
          { [`value${kind}`]: value },
        ]),
      ],
      item: [[{ linkId: 'z', type: 'boolean', text: 'Z?' }]],
    },
    put: ({ item }, element) => Object.assign(item[3], element),
  },
  {
    what: 'Questionnaire.item of choices',
    linkId: 'chosen',
    elements: { maxLength: [20], answerOption: [[{ valueString: 'x' }]], repeats: [true], readOnly: [true] },
    put: ({ item }, element) => Object.assign(item[4], element),
  },
  {
    what: 'Questionnaire.item.enableWhen',
    linkId: 'shown',
    elements: { ...ofAll, question: ['yes'], operator: ['!=', '>', 'exists', 'unknown'] },
    put: ({ item }, element) => Object.assign((item[5].enableWhen as Json[])[0] as Json, element),
  },
  {
    what: 'Questionnaire.item.enableWhen.answer[x]',
    linkId: 'shown',
    elements: one('answer', {
      Boolean: true,
      Decimal: 1.5,
      Integer: 1,
      Date: '2026-01-01',
      DateTime: '2026-01-01T10:00:00Z',
      Time: '10:00:00',
      String: 'y',
      Coding: { code: 'y' },
      Quantity: { value: 1 },
      Reference: { reference: 'Patient/1' },
    }),
    put: ({ item }, element) =>
      Object.assign(item[5], {
        enableWhen: [{ question: 'own', operator: '=', ...(Object.keys(element).length > 0 ? element : { answerCoding: { code: 'x' } }) }],
      }),
  },
  {
    what: 'Questionnaire.item.enableWhen.answerCoding',
    linkId: 'shown',
    elements: { id: ['x1'], extension: [extension], system: ['urn:other'], version: ['2'], code: ['y'], display: ['Wy'], userSelected: [true] },
    put: ({ item }, element) => Object.assign(((item[5].enableWhen as Json[])[0] as Json).answerCoding as Json, element),
  },
  {
    what: 'Questionnaire.item.enableWhen.answerQuantity',
    linkId: 'shown',
    elements: { id: ['x1'], extension: [extension], value: [90], comparator: ['<'], unit: ['lb', 'unknown'], system: ['urn:ucum'], code: ['g', 'unknown'] },
    put: ({ item }, element) =>
      Object.assign(item[5], { enableWhen: [{ question: 'weight', operator: '>', answerQuantity: { value: 80, code: 'kg', ...element } }] }),
  },
  {
    what: 'Questionnaire.item.answerOption',
    linkId: 'own',
    elements: { ...ofAll, initialSelected: [true] },
    put: ({ item }, element) => Object.assign((item[1].answerOption as Json[])[0] as Json, element),
  },
  {
    what: 'Questionnaire.item.answerOption.value[x]',
    linkId: 'own',
    elements: one('value', { Integer: 5, Date: '2026-01-01', Time: '10:00:00', String: 'z', Coding: { code: 'z' }, Reference: { reference: 'Patient/1' } }),
    put: ({ item }, element) => void (Object.keys(element).length > 0 && (item[1].answerOption as Json[]).push(element)),
  },
  {
    what: 'Questionnaire.item.answerOption.valueCoding',
    linkId: 'own',
    elements: { id: ['x1'], extension: [extension], system: ['urn:other'], version: ['2'], code: ['z'], display: ['Zed'], userSelected: [true] },
    put: ({ item }, element) => Object.assign(((item[1].answerOption as Json[])[0] as Json).valueCoding as Json, element),
  },
  {
    what: 'ValueSet',
    linkId: 'chosen',
    elements: { ...ofArtifacts, id: ['other'], version: ['2'], immutable: [true], contained: [[{ resourceType: 'ValueSet' }]], identifier: [[{ value: 'x' }]] },
    put: ({ contained }, element) => Object.assign(contained[0], element),
  },
  {
    what: 'ValueSet.compose',
    linkId: 'chosen',
    elements: {
      ...ofAll,
      lockedDate: ['2026-01-01'],
      inactive: [false, true],
      exclude: [[{ system: 'urn:sys', concept: [{ code: 'a' }] }], [{ system: 'urn:sys', filter }]],
    },
    put: ({ contained }, element) => Object.assign(contained[0].compose as Json, element),
  },
  {
    what: 'ValueSet.compose.include',
    linkId: 'chosen',
    elements: { ...ofAll, system: ['urn:other'], version: ['9'], concept: [[{ code: 'b' }]], filter: [filter], valueSet: [['urn:missing']] },
    put: (resource, element) => {
      Object.assign(resource.contained[1], { version: '1' });
      Object.assign(include(resource), element);
    },
  },
  {
    what: 'ValueSet.compose.include.concept',
    linkId: 'chosen',
    elements: { ...ofAll, code: ['b'], display: ['Another'], designation: [[{ value: 'x' }]] },
    put: (resource, element) => Object.assign(include(resource), { concept: [{ code: 'a', ...element }] }),
  },
  {
    what: 'ValueSet.compose.exclude',
    linkId: 'chosen',
    elements: { ...ofAll, concept: [[{ code: 'b' }]], filter: [filter], valueSet: [['urn:missing']], version: ['9'] },
    put: (resource, element) => {
      Object.assign(resource.contained[1], { version: '1' });
      Object.assign(resource.contained[0].compose as Json, { exclude: [{ system: 'urn:sys', ...element }] });
    },
  },
  {
    what: 'ValueSet.expansion',
    linkId: 'chosen',
    elements: { ...ofAll, identifier: ['urn:x'], timestamp: ['2026-01-01'], total: [9], offset: [5], parameter: [[{ name: 'filter', valueString: 'x' }]] },
    put: (resource, element) => withExpansion(resource, element),
  },
  {
    what: 'ValueSet.expansion.contains',
    linkId: 'chosen',
    elements: {
      ...ofAll,
      abstract: [true],
      inactive: [true],
      version: ['2'],
      code: ['z'],
      display: ['Another'],
      designation: [[{ value: 'x' }]],
      contains: [[{ system: 'urn:sys', code: 'c' }]],
    },
    put: (resource, element) => withExpansion(resource, {}, element),
  },
  {
    what: 'CodeSystem',
    linkId: 'chosen',
    elements: {
      ...ofArtifacts,
      url: ['urn:another'],
      version: ['2'],
      caseSensitive: [true],
      valueSet: ['urn:set'],
      hierarchyMeaning: ['is-a'],
      compositional: [true],
      versionNeeded: [true],
      content: ['fragment', 'example'],
      supplements: ['urn:other'],
      count: [9],
      filter: [[{ code: 'x' }]],
      property: [[{ code: 'x', type: 'code' }]],
      concept: [[{ code: 'z' }]],
    },
    put: ({ contained }, element) => Object.assign(contained[1], element),
  },
  {
    what: 'CodeSystem.concept',
    linkId: 'chosen',
    elements: {
      ...ofAll,
      code: ['z'],
      display: ['Another'],
      definition: ['Words.'],
      designation: [[{ value: 'x' }]],
      property: [
        [{ code: 'notSelectable', valueBoolean: true }],
        [{ code: 'status', valueCode: 'retired' }],
        [{ code: 'inactive', valueBoolean: true }],
        [{ code: 'x', valueString: 'x' }],
      ],
      concept: [[{ code: 'z' }]],
    },
    put: ({ contained }, element) => Object.assign((contained[1].concept as Json[])[0] as Json, element),
  },
];
