import type { Question, QuestionCondition, QuestionFormula } from '../../runtime/definitions/shapes/questionnaire';
import { expressionName } from './enable-when';
import { own } from '../../runtime/validation/own';
import { stringOf } from '../../runtime/validation/string-of';

/** Where the extensions of FHIR itself stand, and those of its module for questionnaires. */
export const coreExtensions = 'http://hl7.org/fhir/StructureDefinition/';
const sdcExtensions = 'http://hl7.org/fhir/uv/sdc/StructureDefinition/';

/** What shows an item: conditions of FHIR, or an expression where they cannot say it. */
interface Showing {
  enableWhen?: object[];
  enableBehavior?: 'all' | 'any';
  extension?: object[];
}

/** What an answer is called in FHIR, by the type of its question. */
const kinds: Record<string, 'Boolean' | 'Coding' | 'Integer' | 'Decimal' | 'Date'> = {
  YesNo: 'Boolean',
  SingleChoice: 'Coding',
  MultipleChoice: 'Coding',
  Integer: 'Integer',
  Scale: 'Integer',
  Decimal: 'Decimal',
  Date: 'Date',
  Measurement: 'Decimal',
};
type Questions = ReadonlyMap<string, Question>;

/** The link id of one of the numbers of which an answer consists. */
export const partLinkId = (id: string, index: number): string => `${id}_part${index + 1}`;

/** Where the answer stands that formulas look at: of several numbers it is the first. */
const linkIdOf = (id: string, questions: Questions): string => (questions.get(id)?.parts === undefined ? id : partLinkId(id, 0));

/** An answer as FHIR has it: its key behind `value` or `answer`, and its value. Of a text that is no number where one is asked, nothing. */
export function valueOf({ type, options }: Question, text: string, withDisplay = false): [kind: string, value: unknown] | undefined {
  const kind = own(kinds, type);
  if (kind === 'Boolean') return text === 'Yes' || text === 'No' ? [kind, text === 'Yes'] : undefined;
  if (kind === 'Coding') {
    const display = withDisplay ? options?.find(({ value }) => value === text)?.text : undefined;
    return [kind, { code: text, ...(display !== undefined && { display }) }];
  }
  if (kind !== 'Integer' && kind !== 'Decimal') return [kind ?? 'String', text];
  if (text.trim() === '' || !Number.isFinite(Number(text))) return undefined;
  return [Number.isInteger(Number(text)) ? kind : 'Decimal', Number(text)];
}

/** Formulas that must all hold, as FHIR has them. */
export function showingOf(formulas: readonly QuestionFormula[], questions: Questions): Showing {
  const clauses = formulas.flatMap((formula) => ('any' in formula ? [formula.any] : formula.all.map((one) => [one])));
  if (clauses.length === 0) return {};
  const plain = clauses.map((clause) => enableWhenOf(clause, questions));
  const isSaid = plain.every((one) => one !== undefined);
  if (isSaid && plain.length === 1) {
    const [enableWhen = []] = plain as object[][];
    return { enableWhen, ...(enableWhen.length > 1 && { enableBehavior: 'any' as const }) };
  }
  if (isSaid && plain.every((one) => one?.length === 1)) return { enableWhen: plain.flatMap((one) => one ?? []), enableBehavior: 'all' };
  const expression = clauses.map((clause) => clauseText(clause, questions, clauses.length > 1)).join(' and ');
  return { extension: [{ url: `${sdcExtensions}${expressionName}`, valueExpression: { language: 'text/fhirpath', expression } }] };
}

/** Conditions of which one is enough, as FHIR has them; nothing where one of them has no like. */
function enableWhenOf(clause: readonly QuestionCondition[], questions: Questions): object[] | undefined {
  // In FHIR no answer is another answer too.
  const [first, second] = clause;
  if (clause.length === 2 && first !== undefined && isOther(first) && second?.operator === 'IsNotAnswered' && second.question === first.question) {
    const answers = answersOf(first, questions);
    return answers?.length === 1 ? [{ question: linkIdOf(first.question, questions), operator: '!=', ...answers[0] }] : undefined;
  }
  const said = clause.map((condition): object[] | undefined => {
    const { operator } = condition;
    const question = linkIdOf(condition.question, questions);
    if (operator === 'IsAnswered' || operator === 'IsNotAnswered') return [{ question, operator: 'exists', answerBoolean: operator === 'IsAnswered' }];
    const sign = { IsEqualTo: '=', Contains: '=', IsLessThan: '<', IsGreaterThan: '>' }[operator as string];
    const answers = answersOf(condition, questions);
    return sign === undefined || answers === undefined ? undefined : answers.map((answer) => ({ question, operator: sign, ...answer }));
  });
  return said.includes(undefined) ? undefined : said.flatMap((one) => one ?? []);
}

const isOther = ({ operator }: QuestionCondition): boolean => operator === 'IsNotEqualTo' || operator === 'DoesNotContain';

/** The values of a condition that count: one is less or greater than the first, and like any of them. */
const valuesOf = ({ operator, values = [] }: QuestionCondition): readonly string[] =>
  operator === 'IsLessThan' || operator === 'IsGreaterThan' ? values.slice(0, 1) : values;

function answersOf(condition: QuestionCondition, questions: Questions): object[] | undefined {
  const question = questions.get(condition.question);
  const values = valuesOf(condition).map((value) => question && valueOf(question, value));
  return values.length === 0 || values.includes(undefined) ? undefined : values.map((value) => ({ [`answer${value?.[0]}`]: value?.[1] }));
}

function clauseText(clause: readonly QuestionCondition[], questions: Questions, isOneOfSeveral: boolean): string {
  const [first, second] = clause;
  if (clause.length === 2 && first?.operator === 'DoesNotContain' && second?.operator === 'IsNotAnswered' && first.question === second.question)
    return valuesOf(first)
      .map((value) => `${answersAt(first.question, questions)}.where(${comparedIn(questions.get(first.question), value)}).empty()`)
      .join(' and ');
  const texts = clause.map((condition) => conditionText(condition, questions));
  return texts.length > 1 && isOneOfSeveral ? `(${texts.join(' or ')})` : texts.join(' or ');
}

const answersAt = (question: string, questions: Questions): string => `%resource.repeat(item).where(linkId=${quoted(linkIdOf(question, questions))}).answer`;

function conditionText(condition: QuestionCondition, questions: Questions): string {
  const at = answersAt(condition.question, questions);
  const question = questions.get(condition.question);
  const { operator } = condition;
  if (operator === 'IsAnswered') return `${at}.exists()`;
  if (operator === 'IsNotAnswered') return `${at}.empty()`;
  const values = valuesOf(condition);
  if (operator === 'Contains') return either(values.map((value) => `${at}.where(${comparedIn(question, value)}).exists()`));
  if (operator === 'DoesNotContain')
    return `(${[`${at}.exists()`, ...values.map((value) => `${at}.where(${comparedIn(question, value)}).empty()`)].join(' and ')})`;
  const sign = { IsEqualTo: '=', IsNotEqualTo: '!=', IsLessThan: '<', IsGreaterThan: '>' }[operator as string] ?? '=';
  const path = isCoded(question) ? `${at}.value.code` : `${at}.value`;
  const texts = values.map((value) => `${path} ${sign} ${literal(question, value)}`);
  return operator === 'IsNotEqualTo' && texts.length > 1 ? `(${texts.join(' and ')})` : either(texts);
}

const either = (texts: readonly string[]): string => (texts.length > 1 ? `(${texts.join(' or ')})` : (texts[0] ?? 'false'));
const isCoded = (question: Question | undefined): boolean => question !== undefined && kinds[question.type] === 'Coding';
const comparedIn = (question: Question | undefined, value: string): string => `${isCoded(question) ? 'value.code' : 'value'}=${literal(question, value)}`;
const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

function literal(question: Question | undefined, text: string): string {
  const value = question && valueOf(question, text);
  if (value === undefined || value[0] === 'Coding' || value[0] === 'String') return quoted(text);
  return value[0] === 'Date' ? `@${text}` : stringOf(value[1]);
}
