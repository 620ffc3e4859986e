import type { Question, Questionnaire } from '../../runtime/definitions/shapes/questionnaire';
import { coreExtensions, partLinkId, showingOf } from './export-conditions';
import { Remarks } from './remarks';
import { own } from '../../runtime/validation/own';

type Content = Questionnaire['pages'][number]['contents'][number];
type Item = Record<string, unknown>;

/** What came of one of our questionnaires, and what of it FHIR has no word for, line by line. */
interface Exported {
  resource: Item;
  remarks: string[];
}

/** The types of FHIR by those of questions. */
const types: Record<string, string> = {
  YesNo: 'boolean',
  Integer: 'integer',
  Scale: 'integer',
  Decimal: 'decimal',
  Date: 'date',
  ShortText: 'string',
  LongText: 'text',
  SingleChoice: 'choice',
  MultipleChoice: 'choice',
};

/** The questionnaire as FHIR R4 has it: pages are groups, formulas are conditions, or expressions of SDC where conditions cannot say them. */
export function exportQuestionnaire(questionnaire: Questionnaire): Exported {
  const remarks = new Remarks();
  const questions = questionsOf(questionnaire);
  const item = questionnaire.pages.map(({ id, name, showWhen, contents }): Item => {
    const { extension = [], ...conditions } = showingOf(showWhen ? [showWhen] : [], questions);
    return {
      linkId: id,
      type: 'group',
      text: name,
      extension: [control('page'), ...extension],
      ...conditions,
      item: contents.map((content) => itemOf(content, questions, remarks)),
    };
  });
  if (questionnaire.results !== undefined) remarks.say('What the answers come to ("results") is left out: FHIR has no like of it.');
  const { id, name, description } = questionnaire;
  return {
    resource: {
      resourceType: 'Questionnaire',
      id,
      title: name,
      status: 'active',
      subjectType: ['Patient'],
      ...(description !== undefined && { description }),
      item,
    },
    remarks: remarks.lines,
  };
}

/** The questions of a questionnaire by their ids. */
const questionsOf = ({ pages }: Questionnaire): Map<string, Question> =>
  new Map(pages.flatMap(({ contents }) => contents.flatMap((content) => ('question' in content ? [[content.id, content] as const] : []))));

const control = (code: string): Item => ({
  url: `${coreExtensions}questionnaire-itemControl`,
  valueCodeableConcept: { coding: [{ system: 'http://hl7.org/fhir/questionnaire-item-control', code }] },
});

function itemOf(content: Content, questions: ReadonlyMap<string, Question>, remarks: Remarks): Item {
  const { extension = [], ...conditions } = showingOf(content.showWhen ?? [], questions);
  if (!('question' in content)) return { linkId: content.id, type: 'display', text: content.information, ...withExtensions(extension), ...conditions };
  for (const key of ['known', 'measure'] as const) if (content[key] !== undefined) remarks.leftOut(`"${key}" of questions`);
  const said = { linkId: content.id, text: content.question, ...(content.optional !== true && { required: true }), ...conditions };
  if (content.parts !== undefined) return { ...said, type: 'group', ...withExtensions(extension), item: partsOf(content) };
  const type = own(types, content.type);
  if (type === undefined) remarks.of(content.id, `there is no type like "${content.type}": it is asked as a text.`);
  const beside = besideOf(content);
  return {
    ...said,
    type: type ?? 'string',
    ...withExtensions([...extensionsOf(content), ...extension]),
    ...(content.type === 'MultipleChoice' && { repeats: true }),
    ...(content.maxLength !== undefined && { maxLength: content.maxLength }),
    ...(content.options && { answerOption: content.options.map(optionOf) }),
    ...(beside.length > 0 && { item: beside }),
  };
}

const withExtensions = (extension: readonly object[]): Item => (extension.length > 0 ? { extension } : {});

const partsOf = ({ id, parts = [], optional }: Question): Item[] =>
  parts.map((part, index) => ({
    linkId: partLinkId(id, index),
    type: 'decimal',
    text: part.name,
    ...(optional !== true && { required: true }),
    ...withExtensions(limitsOf({ ...part, type: 'Decimal' })),
  }));

function limitsOf({ type, unit, minimum, maximum }: Pick<Question, 'type' | 'unit' | 'minimum' | 'maximum'>): Item[] {
  const number = (name: string, value: number | undefined): Item[] =>
    value === undefined ? [] : [{ url: `${coreExtensions}${name}`, [type === 'Decimal' || !Number.isInteger(value) ? 'valueDecimal' : 'valueInteger']: value }];
  const units = unit === undefined ? [] : [{ url: `${coreExtensions}questionnaire-unit`, valueCoding: { display: unit } }];
  return [...units, ...number('minValue', minimum), ...number('maxValue', maximum)];
}

function extensionsOf(question: Question): Item[] {
  return [
    ...(question.hidden ? [{ url: `${coreExtensions}questionnaire-hidden`, valueBoolean: true }] : []),
    ...(question.type === 'Scale' ? [control('slider')] : []),
    ...limitsOf(question),
    ...(question.decimals === undefined ? [] : [{ url: `${coreExtensions}maxDecimalPlaces`, valueInteger: question.decimals }]),
  ];
}

/** What stands beside a question and is only read: help, and what the ends of a scale mean. */
const besideOf = ({ id, help, ends }: Question): Item[] =>
  (
    [
      ['help', help],
      ['lower', ends?.minimum],
      ['upper', ends?.maximum],
    ] as const
  ).flatMap(([code, text]) => (text === undefined ? [] : [{ linkId: `${id}_${code}`, type: 'display', text, extension: [control(code)] }]));

const optionOf = ({ value, text, exclusive }: NonNullable<Question['options']>[number]): Item => ({
  ...(exclusive && { extension: [{ url: `${coreExtensions}questionnaire-optionExclusive`, valueBoolean: true }] }),
  valueCoding: { code: value, display: text },
});
