import { addDays } from '../../runtime/format/date';
import { toStringList } from '../../runtime/validation/string-list';
import type { Asked, AskedQuestion } from '../areas/assessment/asked';
import { type Answers, Filled, type LastMeasured } from '../areas/assessment/filled';
import { numbersOf } from '../areas/assessment/measures';
import seeds from './health.json';
import { sampleValue } from './sample-value';
import type { SeededRandom } from './seeded-random';
import { stringOf } from '../../runtime/validation/string-of';

interface AnswersSource {
  today: string;
  measured: LastMeasured;
  random: SeededRandom;
  /** What nobody needs to be asked. */
  known?: Answers;
  /** What the person answered the year before: most of it holds still. */
  earlier?: Answers | undefined;
  /** Only so many of the pages; all without it. */
  pages?: number;
}

/**
 * Answers of one person as the questionnaire asks for them: questions that the answers bring up are answered too. Of what need not be answered
 * some is left out.
 */
export function makeAnswers(asked: Asked, { today, measured, random, known, earlier, pages = asked.pages.length }: AnswersSource): Map<string, string[]> {
  const answers = new Map<string, string[]>();
  const filled = new Filled(asked, answers, measured);
  const ids = asked.pages.slice(0, pages).flatMap(({ contents }) => contents.map(({ Id }) => Id));
  const waiting = new Set(ids.filter((id) => asked.questions.has(id)));
  for (let next = firstSeen(waiting, filled); next !== undefined; next = firstSeen(waiting, filled)) {
    waiting.delete(next);
    const question = asked.questions.get(next)!;
    const before = earlier?.get(next);
    const usual = before !== undefined && random.chance(80) ? question.fitting(before) : answerTo(next, question, filled, random, today);
    const answer = [...(known?.get(next) ?? usual)];
    if (answer.length === 0) continue;
    answers.set(next, answer);
    filled.formulas.set(next, { given: answer });
  }
  return answers;
}

const firstSeen = (waiting: ReadonlySet<string>, { formulas }: Filled) => [...waiting].find((id) => formulas.isSeen(id));

function answerTo(id: string, asked: AskedQuestion, filled: Filled, random: SeededRandom, today: string): string[] {
  const { question, stringList } = asked;
  const last = filled.lastMeasured(id);
  // Half of what was measured is confirmed; the rest counts as it was measured.
  if (last !== undefined) return random.chance(50) ? [...asked.fitting(numbersOf(last).map(stringOf))] : [];
  const isText = question.type.endsWith('Text');
  if (question.optional === true && (isText || random.chance(40))) return [];
  return [...asked.fitting(toStringList(isText ? random.pick(seeds.texts) : valueOf(asked, random, today), stringList))];
}

function valueOf({ question, schema, stringList }: AskedQuestion, random: SeededRandom, today: string): unknown {
  if (stringList === 'numbers') return (question.parts ?? []).map((part) => within(part, random));
  if (stringList === 'number') return within(question, random);
  if (stringList === 'many') return someOf(question.options ?? [], random);
  return schema.format === 'date' ? addDays(today, -random.pick(seeds.datesDaysAgo)) : sampleValue(schema, random);
}

/** A number from the lower half of what may be answered, where most people are. */
function within({ minimum = 0, maximum = minimum + 10 }: { minimum?: number | undefined; maximum?: number | undefined }, random: SeededRandom): number {
  const width = maximum - minimum;
  return random.between(Math.ceil(minimum + width * 0.1), Math.floor(minimum + width * 0.5));
}

function someOf(options: readonly { value: string; exclusive?: true | undefined }[], random: SeededRandom): string[] {
  const first = random.between(0, Math.max(0, options.length - 1));
  const chosen = options.slice(first, first + random.between(1, 2));
  // One that stands alone is chosen alone.
  const alone = chosen.find(({ exclusive }) => exclusive);
  return (alone ? [alone] : chosen).map(({ value }) => value);
}
