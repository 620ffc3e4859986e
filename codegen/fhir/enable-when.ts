import type { QuestionCondition, QuestionFormula } from '../../runtime/definitions/shapes/questionnaire';
import { valueOfCoding } from './options';
import type { EnableWhen, Item } from './resource';
import type { Remarks } from './remarks';

/** A question that was taken over: how formulas name it, and how its answers are compared. */
export interface ImportedQuestion {
  id: string;
  /** Several answers may be given. */
  isMany: boolean;
  /** Only whole numbers are answers. */
  isWhole: boolean;
}

/** What shows an item, as formulas that must all hold. What cannot be said is left out, and told. */
export function formulasOf(item: Item, taken: ReadonlyMap<string, ImportedQuestion>, remarks: Remarks): QuestionFormula[] {
  const said = (item.enableWhen ?? []).flatMap((one) => {
    const alternatives = alternativesOf(one, taken.get(one.question));
    if (typeof alternatives !== 'string') return [alternatives];
    remarks.of(item.linkId, `its condition on "${one.question}" is left out, so that it may show more often: ${alternatives}`);
    return [];
  });
  if (said.length === 0) return [];
  if (item.enableBehavior === 'any') return [{ any: said.flat() }];
  const plain = said.flatMap((one) => (one.length === 1 ? one : []));
  return [...(plain.length > 0 ? [{ all: plain }] : []), ...said.flatMap((one) => (one.length > 1 ? { any: one } : []))];
}

/** Conditions of which one is enough for a comparison of FHIR to hold. A text says why there are none. */
function alternativesOf(when: EnableWhen, question: ImportedQuestion | undefined): QuestionCondition[] | string {
  if (question === undefined) return 'no such question was taken over.';
  const { id, isMany, isWhole } = question;
  if (when.operator === 'exists') return [{ question: id, operator: when.answerBoolean === false ? 'IsNotAnswered' : 'IsAnswered' }];
  const value = valueOf(when);
  if (value === undefined) return 'its value is of a type that answers do not have here.';
  const condition = (operator: QuestionCondition['operator']): QuestionCondition => ({ question: id, operator, values: [value] });
  const same = condition(isMany ? 'Contains' : 'IsEqualTo');
  if (when.operator === '=') return [same];
  // In FHIR no answer is another answer too.
  if (when.operator === '!=') return [condition(isMany ? 'DoesNotContain' : 'IsNotEqualTo'), { question: id, operator: 'IsNotAnswered' }];
  if (isMany) return `several answers are neither less nor greater (${when.operator}).`;
  if (when.operator === '>') return [condition('IsGreaterThan')];
  if (when.operator === '<') return [condition('IsLessThan')];
  if (when.operator !== '>=' && when.operator !== '<=') return `there is no operator "${when.operator}".`;
  const [operator, next] = when.operator === '>=' ? (['IsGreaterThan', -1] as const) : (['IsLessThan', 1] as const);
  const whole = isWhole ? Number(value) : Number.NaN;
  return Number.isInteger(whole) ? [{ question: id, operator, values: [String(whole + next)] }] : [condition(operator), same];
}

/** A value as answers hold it. */
function valueOf({ answerBoolean, answerInteger, answerDecimal, answerDate, answerString, answerCoding, answerQuantity }: EnableWhen): string | undefined {
  if (answerBoolean !== undefined) return answerBoolean ? 'Yes' : 'No';
  const number = answerInteger ?? answerDecimal ?? answerQuantity?.value;
  const text = number?.toString() ?? answerDate ?? answerString ?? (answerCoding && valueOfCoding(answerCoding));
  return text === undefined || text.trim() === '' ? undefined : text;
}
