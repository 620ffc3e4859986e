/** Something that FHIR describes: what it is called, its elements, and those of them that change neither what is asked nor what can be answered. */
interface Kind {
  what: string;
  one: string;
  elements: readonly string[];
  notes: readonly string[];
  /** The kinds of those elements that have elements of their own. */
  parts: Readonly<Record<string, KindName>>;
}

export type KindName = keyof typeof kinds;

const values = ['Boolean', 'Decimal', 'Integer', 'Date', 'DateTime', 'Time', 'String', 'Uri', 'Code', 'Attachment', 'Coding', 'Quantity', 'Reference'];
const anyOf = (word: string) => values.map((value) => `${word}${value}`);
const ofResources = ['meta', 'language', 'text', 'identifier', 'name', 'title', 'status', 'experimental', 'date', 'publisher', 'contact'];
const ofTerms = [...ofResources, 'description', 'useContext', 'jurisdiction', 'purpose', 'copyright'];

/** The kinds of elements that a file of a questionnaire is made of, as FHIR R4 has them, with what R5 and STU3 have otherwise. */
const kinds = {
  item: {
    what: 'items',
    one: 'it',
    elements: [
      ...['linkId', 'type', 'text', 'enableWhen', 'enableBehavior', 'required', 'repeats', 'readOnly', 'initial', 'maxLength', 'item'],
      ...['answerOption', 'answerValueSet', 'option', 'options', 'answerConstraint'],
    ],
    notes: ['code', 'definition', 'prefix', 'disabledDisplay'],
    parts: { enableWhen: 'condition', answerOption: 'option', option: 'option', item: 'item' },
  },
  condition: {
    what: 'conditions',
    one: 'a condition',
    elements: ['question', 'operator', 'hasAnswer', ...anyOf('answer')],
    notes: [],
    parts: { answerCoding: 'coding', answerQuantity: 'quantity' },
  },
  option: { what: 'options', one: 'an option', elements: ['initialSelected', ...anyOf('value')], notes: [], parts: { valueCoding: 'coding' } },
  coding: { what: 'codes', one: 'a code', elements: ['system', 'code', 'display'], notes: ['version', 'userSelected'], parts: {} },
  quantity: { what: 'quantities', one: 'a quantity', elements: ['value', 'code', 'comparator', 'system'], notes: ['unit'], parts: {} },
  valueSet: {
    what: 'value sets',
    one: 'its value set',
    elements: ['resourceType', 'url', 'version', 'compose', 'expansion', 'implicitRules', 'contained'],
    notes: [...ofTerms, 'url', 'version', 'immutable'],
    parts: { compose: 'compose', expansion: 'expansion' },
  },
  compose: {
    what: 'contents of value sets',
    one: 'its value set',
    elements: ['lockedDate', 'inactive', 'include', 'exclude'],
    notes: [],
    parts: { include: 'include', exclude: 'include' },
  },
  include: {
    what: 'parts of value sets',
    one: 'its value set',
    elements: ['system', 'version', 'concept', 'filter', 'valueSet'],
    notes: [],
    parts: { concept: 'concept' },
  },
  concept: {
    what: 'codes',
    one: 'a code of its options',
    elements: ['code', 'display', 'concept', 'property'],
    notes: ['definition', 'designation'],
    parts: { concept: 'concept' },
  },
  expansion: {
    what: 'expansions of value sets',
    one: 'the expansion of its value set',
    elements: ['total', 'offset', 'parameter', 'contains'],
    notes: ['identifier', 'timestamp'],
    parts: { contains: 'contained' },
  },
  contained: {
    what: 'codes',
    one: 'a code of its options',
    elements: ['system', 'abstract', 'inactive', 'code', 'display', 'contains'],
    notes: ['version', 'designation'],
    parts: { contains: 'contained' },
  },
  codeSystem: {
    what: 'code systems',
    one: 'the code system of its options',
    elements: ['resourceType', 'url', 'version', 'content', 'supplements', 'concept', 'implicitRules', 'contained'],
    notes: [...ofTerms, 'version', 'caseSensitive', 'valueSet', 'hierarchyMeaning', 'compositional', 'versionNeeded', 'count', 'filter', 'property'],
    parts: { concept: 'concept' },
  },
} as const satisfies Record<string, Omit<Kind, 'parts'> & { parts: Record<string, string> }>;

export const kindOf = (name: KindName): Kind => kinds[name] as Kind;
