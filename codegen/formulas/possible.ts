import { folded } from '../../runtime/format/plain-text';
import { asDate, asNumber, conditionHolds } from '../../runtime/formulas/compare';
import type { Condition } from '../../runtime/formulas/model';
import type { FieldFacts } from './facts';

const millisecondsPerDay = 86_400_000;

/** Whether the answers to one field can be such that all of these conditions hold. Where it cannot be told: yes. */
export function isPossible(conditions: readonly Condition[], facts: FieldFacts): boolean {
  if (conditions.some(({ operator }) => operator === 'IsNotAnswered')) return conditions.every(({ operator }) => operator === 'IsNotAnswered');
  return facts.isMany ? isPossibleOfSeveral(conditions, facts) : isPossibleOfOne(conditions, facts);
}

const equal = ['IsEqualTo', 'Contains'];
const unequal = ['IsNotEqualTo', 'DoesNotContain'];

function isPossibleOfOne(conditions: readonly Condition[], facts: FieldFacts): boolean {
  const candidates = facts.options ?? conditions.find(({ operator }) => equal.includes(operator))?.values;
  if (candidates !== undefined) return candidates.some((value) => conditions.every((condition) => conditionHolds(condition, [value])));
  return facts.kind === 'number' ? isPossibleNumber(conditions, facts) : facts.kind === 'date' ? isPossibleDate(conditions) : true;
}

/** Each condition that asks for one of some values can be met by another answer, or all of them by one that stands alone. */
function isPossibleOfSeveral(conditions: readonly Condition[], { options, exclusive = [] }: FieldFacts): boolean {
  const folds = (values: readonly string[]): string[] => values.map(folded);
  const excluded = folds(conditions.flatMap(({ operator, values }) => (unequal.includes(operator) ? values : [])));
  const wanted = conditions.flatMap(({ operator, values }) => (equal.includes(operator) ? [folds(values)] : [])).concat(options ? [folds(options)] : []);
  const alone = folds(exclusive).filter((value) => !excluded.includes(value));
  const isMetTogether = wanted.every((values) => values.some((value) => !excluded.includes(value) && !folds(exclusive).includes(value)));
  return isMetTogether || alone.some((value) => wanted.every((values) => values.includes(value)));
}

/** The values of the conditions that bound from one side. */
const bounds = (conditions: readonly Condition[], operator: string, read: (text: string) => number | undefined): number[] =>
  conditions.flatMap((condition) => (condition.operator === operator ? (read(condition.values[0] ?? '') ?? []) : []));

function isPossibleNumber(conditions: readonly Condition[], { minimum = -Infinity, maximum = Infinity, isWhole }: FieldFacts): boolean {
  const above = Math.max(...bounds(conditions, 'IsGreaterThan', asNumber), -Infinity);
  const below = Math.min(...bounds(conditions, 'IsLessThan', asNumber), Infinity);
  if (isWhole !== true) return above < below && above < maximum && minimum < below;
  return Math.max(Math.floor(above) + 1, Math.ceil(minimum)) <= Math.min(Math.ceil(below) - 1, Math.floor(maximum));
}

/** Answers are whole days. */
function isPossibleDate(conditions: readonly Condition[]): boolean {
  const above = Math.max(...bounds(conditions, 'IsGreaterThan', asDate), -Infinity);
  const below = Math.min(...bounds(conditions, 'IsLessThan', asDate), Infinity);
  return below === Infinity || (Math.floor(above / millisecondsPerDay) + 1) * millisecondsPerDay < below;
}
