import { Formulas } from '../../../runtime/formulas/formulas';
import { fromStringList } from '../../../runtime/validation/string-list';
import type { Asked, AskedQuestion } from './asked';
import type { Measured } from './measures';
import { numbersOf } from './measures';
import type { Logged } from './logged';
import { stringOf } from '../../../runtime/validation/string-of';

/** The answers of one person by question, as they are stored. Questions that there are no more may be among them. */
export type Answers = ReadonlyMap<string, readonly string[]>;

/** What was measured last of a person, by measure. */
export type LastMeasured = ReadonlyMap<string, Measured>;

/** A questionnaire with the answers of one person, and what shows and counts by them. */
export class Filled {
  readonly formulas: Formulas;

  constructor(
    readonly asked: Asked,
    private readonly answers: Answers,
    private readonly measured: LastMeasured,
    private readonly logged: ReadonlyMap<string, Logged> = new Map(),
  ) {
    const groups = asked.groups.map((group) => ({
      ...group,
      fields: group.fields.map((field) => ({ ...field, given: this.given(field.id), measured: this.biometric(field.id) })),
    }));
    this.formulas = new Formulas(groups);
  }

  /** What the person has answered, as far as the question still takes it. */
  given(id: string): readonly string[] {
    return this.asked.questions.get(id)?.fitting(this.answers.get(id) ?? []) ?? [];
  }

  /** The value measured last of what a question measures; of several numbers the first, which is what formulas see of an answer too. */
  biometric(id: string): number | undefined {
    return this.lastMeasured(id)?.Value;
  }

  lastMeasured(id: string): Measured | undefined {
    const measure = this.asked.questions.get(id)?.question.measure;
    return measure === undefined ? undefined : this.measured.get(measure);
  }

  /** What a person can fill in with one press: the newest of what was measured and of what they logged, as answers are stored. */
  offered(id: string): { answer: string[]; on: string; from: 'Measurement' | 'Entry' } | undefined {
    const last = this.lastMeasured(id);
    const logged = this.logged.get(this.asked.questions.get(id)?.question.measure ?? '');
    if (logged !== undefined && (last === undefined || logged.Date > last.Date)) return { answer: [String(logged.Value)], on: logged.Date, from: 'Entry' };
    return last === undefined ? undefined : { answer: numbersOf(last).map(stringOf), on: last.Date, from: 'Measurement' };
  }

  /** The texts that count of a question: none while it does not show. Of a measured value each of its numbers. */
  counted(id: string): readonly string[] {
    const counted = this.formulas.counted(id);
    if (counted.length === 0 || this.given(id).length > 0) return counted;
    const last = this.lastMeasured(id);
    return last === undefined ? counted : numbersOf(last).map(stringOf);
  }

  /** What counts of a question as expressions read it: a number, a text, a list; null for nothing. */
  value(id: string, { stringList }: Pick<AskedQuestion, 'stringList'>): unknown {
    const counted = this.counted(id);
    return counted.length === 0 ? null : (fromStringList(counted, stringList) ?? null);
  }

  /** The pages that show and lack answers, in their order. */
  incomplete(): string[] {
    return this.asked.pages.filter((_page, index) => this.formulas.groupShows(index) && !this.formulas.isComplete(index)).map(({ PageId }) => PageId);
  }
}
