import { formulaHolds } from './compare';
import { type FieldNode, type Graph, graphOf } from './graph';
import { type Answer, answersOf, type FormulaGroup } from './model';
import { Ranked } from './ranked';

/** What changed by an answer: the ids of the fields and groups whose flags turned, and of the groups that became complete or incomplete. */
interface Turned {
  fields: string[];
  groups: string[];
  completeness: string[];
}

/**
 * Which fields and groups show, and which groups are complete, kept up to date answer by answer: only what depends on a change is looked at.
 * Answers that do not count, of hidden fields and of all fields of hidden groups, are kept and come back when the field shows again.
 */
export class Formulas {
  readonly graph: Graph;
  readonly #answers: (readonly string[])[];
  readonly #given: Answer[];
  /** By the number of the node: groups, then fields. */
  readonly #shows: Uint8Array;
  /** For each group how many of its required fields that show have no answer. */
  readonly #lacking: Int32Array;
  readonly #elsewhere: ReadonlyMap<string, readonly string[]>;

  /** `elsewhere`: answers of fields that are not here, such as those of pages that are not loaded. One that is here counts instead. */
  constructor(groups: readonly FormulaGroup[], elsewhere: ReadonlyMap<string, readonly string[]> = new Map()) {
    this.graph = graphOf(groups);
    this.#elsewhere = elsewhere;
    const { fields, order } = this.graph;
    this.#given = fields.map(({ field }) => ({ given: field.given, measured: field.measured }));
    this.#answers = this.#given.map(answersOf);
    this.#shows = new Uint8Array(groups.length + fields.length).fill(1);
    fields.forEach(({ field }, number) => {
      if (field.isHidden) this.#shows[groups.length + number] = 0;
    });
    for (const node of order) this.#shows[node] = this.#judge(node) ? 1 : 0;
    this.#lacking = new Int32Array(groups.length);
    fields.forEach((_field, number) => {
      if (this.#isLacking(number)) (this.#lacking[(fields[number] as FieldNode).group] as number) += 1;
    });
  }

  /** Whether a field's own formulas hold. On a hidden group it does not show all the same. Throws for an id that there is not. */
  shows(id: string): boolean {
    return this.#shows[this.graph.groups.length + this.#number(id)] === 1;
  }

  groupShows(group: number): boolean {
    return this.#shows[group] === 1;
  }

  /** Whether a field is to be seen: it shows, and so does its group. False for an id that there is not. */
  isSeen(id: string): boolean {
    const number = this.graph.fieldOf.get(id);
    if (number === undefined) return false;
    return this.#shows[(this.graph.fields[number] as FieldNode).group] === 1 && this.#shows[this.graph.groups.length + number] === 1;
  }

  /** Whether every field of a group that shows and must be answered is. A hidden group asks nothing, and so is complete. */
  isComplete(group: number): boolean {
    return this.#shows[group] === 0 || this.#lacking[group] === 0;
  }

  /** Of the fields of a group that show and must be answered: how many there are, and how many are. A hidden group asks nothing. */
  progressOf(group: number): { asked: number; answered: number } {
    if (this.#shows[group] === 0) return { asked: 0, answered: 0 };
    const { groups, fields, fieldsOf } = this.graph;
    const asks = (number: number) => (fields[number] as FieldNode).field.isOptional !== true && this.#shows[groups.length + number] === 1;
    const asked = (fieldsOf[group] as number[]).filter(asks).length;
    return { asked, answered: asked - (this.#lacking[group] as number) };
  }

  /** What a person has said of a field, whether or not it counts. */
  answer(id: string): Answer {
    return this.#given[this.#number(id)] as Answer;
  }

  /** The answers of a field that formulas see: none while it, or its group, is hidden. */
  counted(id: string): readonly string[] {
    const number = this.graph.fieldOf.get(id);
    if (number === undefined) return this.#elsewhere.get(id) === undefined ? none : answersOf({ given: this.#elsewhere.get(id) ?? none });
    const { group } = this.graph.fields[number] as FieldNode;
    return this.#shows[group] === 1 && this.#shows[this.graph.groups.length + number] === 1 ? (this.#answers[number] as readonly string[]) : none;
  }

  /** Whether the answers of a field that is not here were given. */
  knowsElsewhere(id: string): boolean {
    return this.#elsewhere.has(id);
  }

  /** Writes what a person says, and looks at what depends on it. */
  set(id: string, answer: Partial<Answer>): Turned {
    const number = this.#number(id);
    const before = this.#answers[number] as readonly string[];
    this.#given[number] = { ...(this.#given[number] as Answer), ...answer };
    const after = answersOf(this.#given[number] as Answer);
    const turned: Turned = { fields: [], groups: [], completeness: [] };
    if (before.length === after.length && before.every((one, index) => one === after[index])) return turned;
    const { groups } = this.graph;
    const touched = new Map<number, boolean>();
    const touch = (group: number): void => {
      if (!touched.has(group)) touched.set(group, this.isComplete(group));
    };
    this.#change(number, touch, () => {
      this.#answers[number] = after;
    });
    this.#settle(number, turned, touch);
    for (const [group, wasComplete] of touched) if (this.isComplete(group) !== wasComplete) turned.completeness.push((groups[group] as FormulaGroup).id);
    return turned;
  }

  /** Evaluates what watches a field, and what watches that, each once and after all that it needs. */
  #settle(first: number, turned: Turned, touch: (group: number) => void): void {
    const { groups, fields, fieldsOf, watchers, rank } = this.graph;
    const waiting = new Ranked();
    const done = new Set<number>();
    const wake = (field: number): void => {
      for (const node of watchers[field] as number[]) if (!done.has(node)) waiting.add(rank[node] as number);
    };
    wake(first);
    for (let place = waiting.take(); place !== undefined; place = waiting.take()) {
      const node = this.graph.order[place] as number;
      done.add(node);
      const shows = this.#judge(node) ? 1 : 0;
      if (shows === this.#shows[node]) continue;
      if (node < groups.length) {
        touch(node);
        this.#shows[node] = shows;
        turned.groups.push((groups[node] as FormulaGroup).id);
        for (const number of fieldsOf[node] as number[]) wake(number);
      } else {
        const number = node - groups.length;
        this.#change(number, touch, () => {
          this.#shows[node] = shows;
        });
        turned.fields.push((fields[number] as FieldNode).field.id);
        wake(number);
      }
    }
  }

  /** Changes something of a field, and counts what its group lacks by it. */
  #change(number: number, touch: (group: number) => void, change: () => void): void {
    const { group } = this.graph.fields[number] as FieldNode;
    touch(group);
    const before = this.#isLacking(number);
    change();
    const after = this.#isLacking(number);
    if (before !== after) (this.#lacking[group] as number) += after ? 1 : -1;
  }

  #isLacking(number: number): boolean {
    const { field } = this.graph.fields[number] as FieldNode;
    return !field.isOptional && this.#shows[this.graph.groups.length + number] === 1 && (this.#answers[number] as readonly string[]).length === 0;
  }

  #judge(node: number): boolean {
    const { groups, fields } = this.graph;
    const counted = (id: string): readonly string[] => this.counted(id);
    if (node < groups.length) {
      const { formula } = groups[node] as FormulaGroup;
      return !formula || formulaHolds(formula, counted);
    }
    const { field } = fields[node - groups.length] as FieldNode;
    return field.formulas.length === 0 ? !field.isHidden : field.formulas.every((formula) => formulaHolds(formula, counted));
  }

  #number(id: string): number {
    const number = this.graph.fieldOf.get(id);
    if (number === undefined) throw new Error(`There is no field "${id}".`);
    return number;
  }
}

const none: readonly string[] = [];
