import type { Question } from '../../runtime/definitions/shapes/questionnaire';
import { expressionName } from './enable-when';
import { optionsOf } from './options';
import { extensionName, extensionOf, type Item } from './resource';
import type { Remarks } from './remarks';
import { inUnit, textOfUnit, type Unit, whyNot } from './units';
import type { ValueSets } from './value-sets';
import { own } from '../../runtime/validation/own';

/** The kinds of questions, by the types of FHIR that are one of them. */
const types: Record<string, string> = {
  boolean: 'YesNo',
  decimal: 'Decimal',
  integer: 'Integer',
  quantity: 'Decimal',
  date: 'Date',
  dateTime: 'Date',
  time: 'ShortText',
  string: 'ShortText',
  url: 'ShortText',
  text: 'LongText',
  choice: 'SingleChoice',
  // As R5 calls it.
  coding: 'SingleChoice',
  'open-choice': 'SingleChoice',
};

/** What is lost where a type is taken as another one. */
const losses: Record<string, string> = {
  dateTime: 'it is asked as a date, without the time of the day.',
  time: 'a time is asked as a short text.',
  url: 'an address of the web is asked as a short text.',
};

/** The longest short text, and the longest text. */
const [shortest, longest] = [200, 4000];

/** Extensions that are understood; the others are told. */
export const understood = [
  expressionName,
  'minValue',
  'maxValue',
  'maxDecimalPlaces',
  'questionnaire-unit',
  'questionnaire-hidden',
  'questionnaire-itemControl',
];
/** Extensions of which a person would miss something. */
const missed: Record<string, string> = {
  'sdc-questionnaire-calculatedExpression': 'its answer was computed; here a person gives it.',
  'sdc-questionnaire-initialExpression': 'its answer was filled in by an expression; here a person gives it.',
  'sdc-questionnaire-answerExpression': 'its options came of an expression.',
  'questionnaire-constraint': 'a rule for its answer is left out.',
  'questionnaire-minOccurs': 'how many answers there must be is left out.',
  'questionnaire-maxOccurs': 'how many answers there may be is left out.',
  regex: 'the pattern of its answer is left out.',
  minLength: 'the least length of its answer is left out.',
  'questionnaire-unitOption': 'the choice among units is left out.',
};

/** A question by its item, without its formulas; nothing where its type has no like here. */
export function questionOf(item: Item, id: string, valueSets: ValueSets, remarks: Remarks): Question | undefined {
  const { linkId, text, required } = item;
  const type = own(types, item.type);
  if (type === undefined) {
    remarks.of(linkId, `it is left out: there are no questions of the type "${item.type}".`);
    return undefined;
  }
  const lost = own(losses, item.type);
  if (lost !== undefined) remarks.of(linkId, lost);
  if (!text?.trim()) remarks.of(linkId, 'it has no text, so its link id is shown instead.');
  tellLosses(item, remarks);
  const isChoice = type === 'SingleChoice' || item.answerOption !== undefined || item.option !== undefined;
  return {
    id,
    question: text?.trim() || linkId.trim() || '…',
    ...(isChoice ? choice(item, valueSets, remarks) : plain(item, type, remarks)),
    ...(required !== true && { optional: true as const }),
    ...(isHidden(item) && { hidden: true as const }),
  };
}

/** Whether an item never shows. */
export const isHidden = (item: Item): boolean => extensionOf(item, 'questionnaire-hidden')?.valueBoolean === true;

/** How an item is controlled: slider, help, check-box … */
export const controlOf = (item: Item): string | undefined => extensionOf(item, 'questionnaire-itemControl')?.valueCodeableConcept?.coding?.[0]?.code;

/** Tells what else an item says that is not understood. */
export function tellLosses(item: Item, remarks: Remarks): void {
  for (const one of item.extension ?? []) {
    const name = extensionName(one);
    const loss = own(missed, name);
    if (loss !== undefined) remarks.of(item.linkId, loss);
    else if (!understood.includes(name)) remarks.leftOut(`the extension ${name}`);
  }
  if (item.initial !== undefined) remarks.of(item.linkId, 'its answer at the beginning is left out: nothing is answered before the person does.');
  if (item.readOnly === true) remarks.of(item.linkId, 'it could not be changed; here a person answers it.');
  const control = controlOf(item);
  if (control !== undefined && !controls.includes(control)) remarks.leftOut(`the control "${control}"`);
  if (item.modifierExtension !== undefined) remarks.of(item.linkId, 'it has a "modifierExtension", which may change what it means: look at it.');
}

/** Controls that are understood, or that only say how what is asked is drawn as it is drawn here. */
const controls = ['slider', 'help', 'flyover', 'prompt', 'unit', 'lower', 'upper', 'page', 'tab-container', 'radio-button', 'check-box', 'text-box'];

function choice(item: Item, valueSets: ValueSets, remarks: Remarks): Pick<Question, 'type' | 'options' | 'maxLength'> {
  const options = optionsOf(item, valueSets, remarks);
  if (typeof options !== 'string') return { type: item.repeats === true ? 'MultipleChoice' : 'SingleChoice', options };
  remarks.of(item.linkId, `${options}: it is asked as a short text.`);
  return { type: 'ShortText' };
}

function plain(item: Item, type: string, remarks: Remarks): Pick<Question, 'type' | 'unit' | 'minimum' | 'maximum' | 'decimals' | 'maxLength'> {
  if (item.repeats === true) remarks.of(item.linkId, 'several answers could be given; here one.');
  if (type === 'ShortText' || type === 'LongText') return lengths(item, type, remarks);
  if (type === 'Date' && (extensionOf(item, 'minValue') ?? extensionOf(item, 'maxValue'))) remarks.of(item.linkId, 'the limits of its dates are left out.');
  if (type !== 'Integer' && type !== 'Decimal') return { type };
  const { valueCoding } = extensionOf(item, 'questionnaire-unit') ?? {};
  const unit = valueCoding?.display ?? valueCoding?.code;
  const [minimum, maximum] = ['minValue', 'maxValue'].map((name) => limitOf(item, name, unitOf(item), remarks));
  const isScale = type === 'Integer' && controlOf(item) === 'slider' && minimum !== undefined && maximum !== undefined;
  const decimals = extensionOf(item, 'maxDecimalPlaces')?.valueInteger;
  return {
    type: isScale ? 'Scale' : type,
    ...(unit !== undefined && { unit }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(type === 'Decimal' && decimals !== undefined && { decimals: Math.min(6, Math.max(0, Math.round(decimals))) }),
  };
}

function lengths({ linkId, maxLength }: Item, type: string, remarks: Remarks): Pick<Question, 'type' | 'maxLength'> {
  if (maxLength === undefined) return { type };
  if (maxLength > longest) remarks.of(linkId, `its answer may have ${longest} characters rather than ${maxLength}.`);
  const length = Math.max(1, Math.min(longest, Math.round(maxLength)));
  return { type: type === 'ShortText' && length > shortest ? 'LongText' : type, maxLength: length };
}

/** The unit of an item's answers: as its extension says, or an item for its unit within it. */
export function unitOf(item: Item): Unit {
  const { valueCoding } = extensionOf(item, 'questionnaire-unit') ?? {};
  if (valueCoding !== undefined) return { code: valueCoding.code, unit: valueCoding.display };
  return { unit: item.item?.find((one) => one.type === 'display' && controlOf(one) === 'unit')?.text };
}

/** A limit of an item's answers, in their unit. */
function limitOf(item: Item, name: string, unit: Unit, remarks: Remarks): number | undefined {
  const { valueInteger, valueDecimal, valueQuantity } = extensionOf(item, name) ?? {};
  if (valueQuantity === undefined) return valueInteger ?? valueDecimal;
  const { value, comparator } = valueQuantity;
  const written = `${value ?? ''} ${textOfUnit(valueQuantity)}`.trim();
  const limit = comparator === undefined ? inUnit(valueQuantity, unit) : undefined;
  if (limit === undefined) remarks.of(item.linkId, `its limit ("${name}") of ${comparator ?? ''}${written} is left out: ${whyNot(comparator, unit)}`);
  return limit;
}
