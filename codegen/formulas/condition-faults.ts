import { closest } from '../../runtime/definitions/fault';
import type { FaultCode } from '../../runtime/definitions/fault-codes';
import { folded } from '../../runtime/format/plain-text';
import { asDate, asNumber } from '../../runtime/formulas/compare';
import { type Condition, operators } from '../../runtime/formulas/model';
import type { FieldFacts } from './facts';
import type { FormulaFault, FormulaPlace } from './known';

/** Operators that ask whether there is an answer, and compare with nothing. */
const bare = ['IsAnswered', 'IsNotAnswered'];
/** Operators that hold of all answers but some. */
const excluding = ['IsNotEqualTo', 'DoesNotContain'];
const ordering = ['IsLessThan', 'IsGreaterThan'];
/** What to say of several answers instead. */
const ofSeveral: Record<string, string> = { IsEqualTo: 'Contains', IsNotEqualTo: 'DoesNotContain' };

type ConditionFault = [code: FaultCode, part: FormulaPlace['part'], message: string, detail?: { suggestion?: string | undefined; value?: number }];

/** What is wrong with a comparison by itself: an operator that does not go with the answers, values that no answer has. */
export function conditionFaults(condition: Condition, facts: FieldFacts | undefined, at: FormulaPlace): FormulaFault[] {
  return said(condition, facts ?? { isAsked: true, kind: 'unknown', isMany: false }).map(([code, part, message, detail]) => ({
    code,
    at: { ...at, part, ...(detail?.value !== undefined && { value: detail.value }) },
    message,
    ...(detail?.suggestion !== undefined && { suggestion: detail.suggestion }),
  }));
}

function said({ field, operator, values }: Condition, facts: FieldFacts): ConditionFault[] {
  if (!(operators as readonly string[]).includes(operator))
    return [['wrong-operator', 'operator', `There is no operator "${operator}".`, { suggestion: closest(operator, operators) }]];
  if (bare.includes(operator))
    return values.length === 0 ? [] : [['wrong-place', 'values', `${operator} compares with nothing: leave the values out.`, { value: 0 }]];
  if (values.length === 0) return [['missing-value', undefined, `${operator} needs a value to compare with.`]];
  const blank = values.findIndex((value) => value.trim() === '');
  if (blank >= 0) return [['wrong-value', 'values', 'A blank text is no answer. Say IsAnswered or IsNotAnswered.', { value: blank }]];
  if (ordering.includes(operator)) return ofOrder(field, operator, values, facts);
  const suggestion = facts.isMany ? ofSeveral[operator] : undefined;
  if (suggestion !== undefined)
    return [['wrong-operator', 'operator', `"${field}" may have several answers, and ${operator} looks at the first of them only.`, { suggestion }]];
  return values.flatMap((value, index) => ofValue(field, operator, value, index, facts));
}

function ofOrder(field: string, operator: string, values: readonly string[], facts: FieldFacts): ConditionFault[] {
  if (facts.isMany) return [['wrong-operator', 'operator', `"${field}" may have several answers, so it cannot be compared with a value.`]];
  if (!isOrdered(facts)) return [['wrong-operator', 'operator', `The answers to "${field}" are words, so one cannot be less or greater than another.`]];
  if (values.length > 1) return [['wrong-place', 'values', `${operator} compares with one value only.`, { value: 1 }]];
  const [value = ''] = values;
  const wrong = notOfKind(field, value, facts);
  if (wrong !== undefined) return [['wrong-value', 'values', wrong, { value: 0 }]];
  const number = asNumber(value);
  const { minimum, maximum } = facts;
  if (number === undefined) return [];
  if (operator === 'IsLessThan' && minimum !== undefined && number <= minimum)
    return [['impossible-condition', 'values', `No answer to "${field}" is less than ${value}: the least is ${minimum}.`, { value: 0 }]];
  if (operator === 'IsGreaterThan' && maximum !== undefined && number >= maximum)
    return [['impossible-condition', 'values', `No answer to "${field}" is greater than ${value}: the greatest is ${maximum}.`, { value: 0 }]];
  return [];
}

/** Numbers and dates have an order, and so have choices among numbers. */
const isOrdered = ({ kind, options }: FieldFacts): boolean =>
  kind === 'number' || kind === 'date' || kind === 'unknown' || (options !== undefined && options.every((option) => asNumber(option) !== undefined));

function ofValue(field: string, operator: string, value: string, index: number, facts: FieldFacts): ConditionFault[] {
  const wrong = neverEqual(field, value, facts);
  if (wrong === undefined) return [];
  const [code, message, suggestion] = wrong;
  if (suggestion !== undefined || !excluding.includes(operator)) return [[code, 'values', message, { value: index, suggestion }]];
  const always = `No answer to "${field}" is "${value}", so that every answer differs from it. Say IsAnswered where any answer will do.`;
  return [['unknown-answer', 'values', always, { value: index }]];
}

/** Why no answer equals a value: letters are compared, in whatever case. */
function neverEqual(field: string, value: string, facts: FieldFacts): [code: FaultCode, message: string, suggestion?: string | undefined] | undefined {
  const { kind, options, minimum, maximum } = facts;
  if (options !== undefined) {
    if (options.some((option) => folded(option) === folded(value))) return undefined;
    return ['unknown-answer', `"${field}" has no option "${value}".`, closest(value, options)];
  }
  const wrong = notOfKind(field, value, facts) ?? notAsWritten(field, value, facts);
  if (wrong !== undefined) return ['wrong-value', wrong];
  const number = kind === 'number' ? asNumber(value) : undefined;
  if (number === undefined || ((minimum ?? number) <= number && number <= (maximum ?? number))) return undefined;
  const range = minimum === undefined ? `at most ${maximum}` : maximum === undefined ? `at least ${minimum}` : `from ${minimum} to ${maximum}`;
  return ['impossible-condition', `No answer to "${field}" is ${value}: answers are ${range}.`];
}

function notOfKind(field: string, value: string, { kind, options }: FieldFacts): string | undefined {
  const isNumbers = kind === 'number' || options?.every((option) => asNumber(option) !== undefined) === true;
  if (isNumbers && asNumber(value) === undefined) return `"${value}" is no number, and the answers to "${field}" are numbers.`;
  if (kind === 'date' && asDate(value) === undefined) return `"${value}" is no date, and the answers to "${field}" are dates.`;
  return undefined;
}

/** Equality compares letters: a number or a date that is written otherwise than answers are is never equal. */
function notAsWritten(field: string, value: string, { kind }: FieldFacts): string | undefined {
  const usual = kind === 'number' ? String(asNumber(value)) : kind === 'date' ? new Date(asDate(value) ?? 0).toISOString().slice(0, 10) : value.trim();
  return usual === value.trim() ? undefined : `Answers to "${field}" are written otherwise, and equality compares the letters: write ${usual}.`;
}
