import type { QuestionCondition, QuestionFormula } from '../../runtime/definitions/shapes/questionnaire';
import { type Asked, readFhirPath } from './fhirpath';
import { valueOfCoding } from './options';
import { type EnableWhen, extensionOf, type Item } from './resource';
import { readWhole } from './reads';
import type { Remarks } from './remarks';
import { inUnit, textOfUnit, type Unit, whyNot } from './units';

/** A question that was taken over: how formulas name it, and how its answers are compared. */
export interface ImportedQuestion {
  id: string;
  /** Several answers may be given. */
  isMany: boolean;
  /** Only whole numbers are answers. */
  isWhole: boolean;
  /** The unit of its answers. */
  unit: Unit;
  /** The systems of the codes that can be chosen, and what they are called, by the codes. */
  systems: ReadonlyMap<string, string>;
  texts: ReadonlyMap<string, string>;
}

type Taken = ReadonlyMap<string, ImportedQuestion>;

/** The extension of SDC that holds a condition as an expression. */
export const expressionName = 'sdc-questionnaire-enableWhenExpression';

/** What shows an item, as formulas that must all hold. What cannot be said is left out, and told. */
export function formulasOf(item: Item, taken: Taken, remarks: Remarks): QuestionFormula[] {
  const isAny = (item.enableBehavior ?? (isOfStu3(item) ? 'any' : 'all')) === 'any';
  const all = (item.enableWhen ?? []).map((one) => ({ one, question: one.question, alternatives: alternativesOf(one, taken.get(one.question)) }));
  const said = all.flatMap(({ alternatives }) => (typeof alternatives === 'string' ? [] : [alternatives]));
  // Of conditions of which one is enough, one less shows it less often; without any, it always shows.
  const often = isAny && said.length > 0 ? 'less' : 'more';
  for (const { one, question } of all) tellOtherWords(item, one, taken.get(question), remarks);
  for (const { one, question, alternatives } of all)
    if (typeof alternatives === 'string') {
      readWhole(one);
      remarks.of(item.linkId, `its condition on "${question}" is left out, so that it may show ${often} often: ${alternatives}`);
    }
  if (item.enableBehavior !== undefined && !['all', 'any'].includes(item.enableBehavior))
    remarks.of(item.linkId, `all its conditions must apply: "${item.enableBehavior}" does not say how to combine them.`);
  const written = isAny && said.length > 0 ? [said.flat()] : said;
  return asFormulas([...written, ...ofExpression(item, taken, remarks)]);
}

/** A condition may call a code otherwise than its question does: one of the two means another answer. */
function tellOtherWords({ linkId }: Item, { answerCoding }: EnableWhen, question: ImportedQuestion | undefined, remarks: Remarks): void {
  const words = answerCoding?.display?.trim();
  const text = answerCoding && question?.texts.get(valueOfCoding(answerCoding));
  if (answerCoding?.system !== undefined && question?.systems.has(valueOfCoding(answerCoding)) === false) remarks.leftOut('the system of codes of conditions');
  if (words && text !== undefined && words !== text) remarks.of(linkId, `its condition calls "${text}" of "${question?.id}" "${words}".`);
}

/** Lists of conditions of which one each must hold, as formulas: what stands alone goes together. */
function asFormulas(clauses: QuestionCondition[][]): QuestionFormula[] {
  const plain = clauses.flatMap((one) => (one.length === 1 ? one : []));
  return [...(plain.length > 0 ? [{ all: plain }] : []), ...clauses.flatMap((one) => (one.length > 1 ? { any: one } : []))];
}

/** Before R4 a condition had no operator, and one of several was enough. */
const isOfStu3 = ({ enableWhen = [] }: Item): boolean => enableWhen.some(({ operator }) => operator === undefined);

function ofExpression(item: Item, taken: Taken, remarks: Remarks): QuestionCondition[][] {
  const { valueExpression } = extensionOf(item, expressionName) ?? {};
  if (valueExpression === undefined) return [];
  const leftOut = (reason: string): [] => {
    remarks.of(item.linkId, `its condition by an expression is left out, so that it may show more often: ${reason}`);
    return [];
  };
  if (valueExpression.language !== undefined && valueExpression.language !== 'text/fhirpath') return leftOut(`it is written in ${valueExpression.language}.`);
  const clauses = readFhirPath(valueExpression.expression ?? '');
  if (typeof clauses === 'string') return leftOut(`"${clauses}" is more than a comparison of an item's answers.`);
  const conditions = clauses.map((clause) => clause.map((asked) => conditionsOf(asked, taken.get(asked.linkId))));
  const missing = conditions.flat().find((one) => typeof one === 'string');
  return missing === undefined ? conditions.map((clause) => (clause as QuestionCondition[][]).flat()) : leftOut(missing as string);
}

/** A comparison of an expression. Unlike that of `enableWhen`, one with nothing does not hold. */
function conditionsOf({ linkId, operator, value }: Asked, question: ImportedQuestion | undefined): QuestionCondition[] | string {
  if (question === undefined) return `no question "${linkId}" was taken over.`;
  const { id, isMany } = question;
  if (operator === 'exists' || operator === 'empty') return [{ question: id, operator: operator === 'exists' ? 'IsAnswered' : 'IsNotAnswered' }];
  const values = [textOf(value)];
  if (operator === 'has') return [{ question: id, operator: isMany ? 'Contains' : 'IsEqualTo', values }];
  if (operator === 'lacks')
    return [
      { question: id, operator: isMany ? 'DoesNotContain' : 'IsNotEqualTo', values },
      { question: id, operator: 'IsNotAnswered' },
    ];
  if (operator === '!=') return [{ question: id, operator: isMany ? 'DoesNotContain' : 'IsNotEqualTo', values }];
  return alternativesOf({ question: linkId, operator, answerString: values[0] }, question);
}

const textOf = (value: Asked['value']): string => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value));

/** Conditions of which one is enough for a comparison of FHIR to hold. A text says why there are none. */
function alternativesOf(when: EnableWhen, question: ImportedQuestion | undefined): QuestionCondition[] | string {
  if (question === undefined) return 'no such question was taken over.';
  const { id, isMany, isWhole } = question;
  const { operator: said = when.hasAnswer === undefined ? '=' : 'exists', hasAnswer, answerBoolean } = when;
  if (said === 'exists') return [{ question: id, operator: (hasAnswer ?? answerBoolean) === false ? 'IsNotAnswered' : 'IsAnswered' }];
  const value = when.answerQuantity === undefined ? valueOf(when) : quantityOf(when.answerQuantity, question);
  if (typeof value === 'object') return value.reason;
  if (value === undefined) return 'its value is of a type that answers do not have here.';
  const { system } = when.answerCoding ?? {};
  const known = question.systems.get(value);
  if (system !== undefined && known !== undefined && system !== known)
    return `its code "${value}" is one of ${system}, and that of the question one of ${known}.`;
  const condition = (operator: QuestionCondition['operator']): QuestionCondition => ({ question: id, operator, values: [value] });
  const same = condition(isMany ? 'Contains' : 'IsEqualTo');
  if (said === '=') return [same];
  // In FHIR no answer is another answer too.
  if (said === '!=') return [condition(isMany ? 'DoesNotContain' : 'IsNotEqualTo'), { question: id, operator: 'IsNotAnswered' }];
  if (isMany) return `several answers cannot be compared (${said}).`;
  if (said === '>') return [condition('IsGreaterThan')];
  if (said === '<') return [condition('IsLessThan')];
  if (said !== '>=' && said !== '<=') return `there is no operator "${said}".`;
  const [operator, next] = said === '>=' ? (['IsGreaterThan', -1] as const) : (['IsLessThan', 1] as const);
  const whole = isWhole ? Number(value) : Number.NaN;
  return Number.isInteger(whole) ? [{ question: id, operator, values: [String(whole + next)] }] : [condition(operator), same];
}

/** A value as answers hold it. */
function valueOf({ answerBoolean, answerInteger, answerDecimal, answerDate, answerString, answerCoding }: EnableWhen): string | undefined {
  if (answerBoolean !== undefined) return answerBoolean ? 'Yes' : 'No';
  const number = answerInteger ?? answerDecimal;
  const text = number?.toString() ?? answerDate ?? answerString ?? (answerCoding && valueOfCoding(answerCoding));
  return text === undefined || text.trim() === '' ? undefined : text;
}

/** A quantity in the unit of the question's answers, or why it cannot be compared with them. */
function quantityOf(quantity: NonNullable<EnableWhen['answerQuantity']>, { unit }: ImportedQuestion): string | { reason: string } | undefined {
  const { value, comparator } = quantity;
  if (value === undefined) return undefined;
  const converted = comparator === undefined ? inUnit(quantity, unit) : undefined;
  return (
    converted?.toString() ?? { reason: `it compares with ${comparator ?? ''}${`${value} ${textOfUnit(quantity)}`.trim()}, and ${whyNot(comparator, unit)}` }
  );
}
