import { type ExplainedCondition, type ExplainedFormula, explain } from './explain';
import type { Formulas } from './formulas';

/** What fields and groups are called where they are spoken of. */
export interface WhyNames {
  field(id: string): string;
  /** By the number of the group. */
  group(group: number): string;
}

/** A sentence, with those below it that say more. */
export interface Reason {
  text: string;
  /** Of a condition: whether it holds. */
  holds?: boolean;
  below: Reason[];
}

const comparisons: Record<string, string> = {
  IsEqualTo: 'is',
  IsNotEqualTo: 'is answered, and is not',
  IsLessThan: 'is less than',
  IsGreaterThan: 'is greater than',
  Contains: 'has among its answers',
  DoesNotContain: 'is answered, and not with',
  IsAnswered: 'is answered',
  IsNotAnswered: 'is not answered',
};

const reasons = {
  missing: 'there is no such question',
  hidden: 'it does not show, so its answer does not count',
  groupHidden: 'its page does not show, so its answer does not count',
  noAnswer: 'it has no answer',
};

/** Says why a field shows or not, with the actual answers; and of what it looks at, why that does not show. Each is told once. Throws for an id that there is not. */
export function reasonsOf(formulas: Formulas, id: string, names: WhyNames): Reason {
  return new ReasonWriter(formulas, names).field(id);
}

/** The same of a group, by its number. */
export function reasonsOfGroup(formulas: Formulas, group: number, names: WhyNames): Reason {
  return new ReasonWriter(formulas, names).group(group);
}

class ReasonWriter {
  readonly #told = new Set<string | number>();

  constructor(
    private readonly formulas: Formulas,
    private readonly names: WhyNames,
  ) {}

  field(id: string): Reason {
    this.#told.add(id);
    const { shows, groupShows, isAlwaysHidden, formulas } = explain(this.formulas, id);
    const group = this.formulas.graph.fields[this.formulas.graph.fieldOf.get(id) ?? -1]?.group ?? 0;
    const own = formulas.map((formula, index) => this.#formula(formula, index === 0 ? 'It shows while' : 'and while'));
    if (isAlwaysHidden) own.push({ text: 'It is hidden, and has no condition that could show it.', below: [] });
    else if (own.length === 0) own.push({ text: 'It has no conditions.', below: [] });
    return {
      text: `${quoted(this.names.field(id))} ${shows && groupShows ? 'shows' : 'does not show'}.`,
      below: [...own, ...(this.#told.has(group) ? [] : [this.group(group)]), ...this.#lookedAt(formulas)],
    };
  }

  group(group: number): Reason {
    this.#told.add(group);
    const name = `The page ${quoted(this.names.group(group))}`;
    const explained = this.#formulaOfGroup(group);
    if (explained === undefined) return { text: `${name} always shows.`, below: [] };
    const { text, below } = this.#formula(explained, `${name} ${explained.holds ? 'shows' : 'does not show'}: it shows while`);
    return { text, below: [...below, ...this.#lookedAt([explained])] };
  }

  #formulaOfGroup(group: number): ExplainedFormula | undefined {
    const first = this.formulas.graph.groups[group]?.fields[0];
    return first === undefined ? undefined : explain(this.formulas, first.id).group;
  }

  #formula({ any, conditions }: ExplainedFormula, beginning: string): Reason {
    const many = conditions.length === 1 ? 'this holds' : any ? 'one of these holds' : 'all of these hold';
    return { text: `${beginning} ${many}:`, below: conditions.map((condition) => ({ text: this.#condition(condition), holds: condition.holds, below: [] })) };
  }

  #condition({ field, operator, values, answers, unanswered }: ExplainedCondition): string {
    const asked = `${quoted(this.names.field(field))} ${comparisons[operator] ?? operator}${values.length === 0 ? '' : ` ${listed(values, ' or ')}`}`;
    return `${asked}: ${unanswered === undefined ? `the answer is ${listed(answers, ', ')}` : reasons[unanswered]}.`;
  }

  /** Why what is looked at has no answers that count. */
  #lookedAt(formulas: readonly ExplainedFormula[]): Reason[] {
    const hidden = formulas
      .flatMap(({ conditions }) => conditions)
      .filter(({ unanswered }) => unanswered === 'hidden' || unanswered === 'groupHidden')
      .map(({ field }) => field);
    return [...new Set(hidden)].flatMap((field) => (this.#told.has(field) ? [] : [this.field(field)]));
  }
}

const quoted = (text: string) => `"${text}"`;
const listed = (texts: readonly string[], joint: string) => texts.map(quoted).join(joint);
