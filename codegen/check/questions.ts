import { closest } from '../../runtime/definitions/fault';
import type { Fieldset } from '../../runtime/definitions/shapes/fieldset';
import type { Expression } from '../../runtime/definitions/shapes/expression';
import type { Question } from '../../runtime/definitions/shapes/questionnaire';
import { folded } from '../../runtime/format/plain-text';
import type { Path } from '../document';
import { fixedValues } from '../formulas/facts';
import type { Check } from './check';
import { checkSource } from './expressions';
import { checkQuestionQuantity } from './quantities';

type Type = Fieldset['types'][string];
type Key = 'options' | 'unit' | 'quantity' | 'minimum' | 'maximum' | 'maxLength' | 'decimals' | 'ends' | 'parts' | 'measure';

/** Checks a question by its type: what its type needs is there, what means nothing is not. */
export function checkQuestion(check: Check, path: Path, question: Question, type: Type): void {
  const takes = keysOf(check, type);
  for (const key of ['options', 'unit', 'quantity', 'minimum', 'maximum', 'maxLength', 'decimals', 'ends', 'parts', 'measure'] as const)
    if (question[key] !== undefined && !takes.has(key))
      check.report('wrong-place', [...path, key], `A question of the type "${question.type}" has no "${key}".`, { part: 'key' });
  if (takes.has('options') && question.options === undefined)
    check.report('missing-choices', path, `A question of the type "${question.type}" needs "options" to choose from.`);
  if (takes.has('parts') && question.parts === undefined) check.report('missing-key', path, `The key "parts" is missing: it lists the numbers of the answer.`);
  if (question.hidden === true && question.showWhen !== undefined)
    check.report('wrong-place', [...path, 'hidden'], '"showWhen" alone decides whether this question shows: remove "hidden".', { part: 'key' });
  if (question.known !== undefined) checkKnown(check, [...path, 'known'], question.known, type);
  checkQuestionQuantity(check, path, question);
  checkLimits(check, path, question);
  question.parts?.forEach((part, index) => checkLimits(check, [...path, 'parts', index], part));
  checkOptions(check, path, question, type);
}

/** Checks that what is known of a question is an answer to it: of one value, since an expression gives one. */
function checkKnown(check: Check, path: Path, known: Expression, { stringList }: Type): void {
  if (stringList !== 'one' && stringList !== 'number')
    return check.report('wrong-place', path, 'Only an answer with one value can be "known": this one has several.', { part: 'key' });
  const scope = { session: check.query('session'), today: { type: 'string' } };
  checkSource(check, path, known, { scope }, stringList === 'number' ? 'number' : 'text');
}

/** What a question of a type may say beside what all of them say. */
function keysOf(check: Check, type: Type): Set<Key> {
  const widget = check.query('widget', type.widget);
  const options = widget?.sound === true ? Object.keys(widget.value.options.properties ?? {}) : [];
  const hasChoices = options.includes('items');
  const isText =
    type.stringList === 'one' && type.schema.type === 'string' && type.schema.format === undefined && fixedValues(type) === undefined && !hasChoices;
  return new Set<Key>([
    ...(hasChoices && fixedValues(type) === undefined ? (['options'] as const) : []),
    ...(options.includes('minimumText') ? (['ends'] as const) : []),
    ...(type.stringList === 'number' ? (['unit', 'minimum', 'maximum', 'measure'] as const) : []),
    ...(type.stringList === 'number' && type.schema.type === 'number' ? (['decimals', 'quantity'] as const) : []),
    ...(type.stringList === 'numbers' ? (['parts', 'measure'] as const) : []),
    ...(isText ? (['maxLength'] as const) : []),
  ]);
}

function checkLimits(check: Check, path: Path, { minimum, maximum }: Pick<Question, 'minimum' | 'maximum'>): void {
  if (minimum !== undefined && maximum !== undefined && minimum > maximum)
    check.report('impossible-limits', [...path, 'maximum'], `The least number is ${minimum}, so the greatest cannot be ${maximum}.`);
}

function checkOptions(check: Check, path: Path, { options }: Question, { stringList }: Type): void {
  const seen = new Set<string>();
  options?.forEach(({ value, exclusive }, index) => {
    if (exclusive && stringList !== 'many')
      check.report('wrong-place', [...path, 'options', index, 'exclusive'], 'This question takes one answer: only one of several answers can be "exclusive".', {
        part: 'key',
      });
    const same = folded(value);
    if (seen.has(same)) check.report('duplicate-id', [...path, 'options', index, 'value'], `Another option of this question has the value "${value}".`);
    seen.add(same);
  });
}

/** Checks that what a question measures is among what the questionnaire's constant names. */
export function checkMeasure(check: Check, path: Path, { measure }: Question, measures: string | undefined): void {
  if (measure === undefined) return;
  if (measures === undefined)
    return check.report('missing-key', [], `The key "measures" is missing: it names the constant with what questions can measure, such as "${measure}".`);
  const known = check.query('settingValues')[measures];
  const names = typeof known === 'object' && known !== null ? Object.keys(known) : [];
  if (!names.includes(measure))
    check.report('unknown-value', [...path, 'measure'], `The constant "${measures}" has no measure "${measure}".`, { suggestion: closest(measure, names) });
}
