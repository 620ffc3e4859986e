import { valueAt } from '../validation/pointer';
import { sameJson } from '../validation/same-json';
import { Changes } from './changes';
import { type FormEffect, type FormEvent, type FormLife, newLife, step } from './life';

/** What the record of a form does with its form. */
interface FormOfRecord {
  data(): unknown;
  fields(): readonly { at: string }[];
  /** The pointers of lists with rows. */
  readonly lists: ReadonlySet<string>;
  /** Begins again with this data. */
  restart(data: unknown): void;
  /** Writes what the person had changed into a fresh record. */
  rewrite(pointer: string, value: unknown): void;
  /** Hears of each step, and whether the data changed with it. */
  stepped(life: FormLife, isData: boolean): void;
}

/** What a submission consists of. */
interface Submission {
  /** Whether all values can be judged now. */
  canJudge: boolean;
  /** Waits until they can be. */
  judge(): Promise<void>;
  /** Shows the faults. Returns whether there are none. */
  check(): boolean;
  /** Returns whether the data was accepted. */
  send(): Promise<boolean>;
}

/** The record that a form edits: as it was opened or saved last, what the person changed in it, and how far the form is in its life (life.ts). */
export class FormRecord {
  /** The data that the form was opened with, or that was saved last. */
  opened: unknown;
  readonly changes = new Changes();
  #life = newLife;
  /** The record that was read during a submission. */
  #fresh: { data: unknown } | undefined;

  constructor(private readonly form: FormOfRecord) {}

  get lists(): ReadonlySet<string> {
    return this.form.lists;
  }

  get life(): FormLife {
    return this.#life;
  }

  /** Takes a step of the form's life. Returns what follows. */
  take(event: FormEvent, isData = false): readonly FormEffect[] {
    const { life, effects } = step(this.#life, event);
    this.#life = life;
    this.form.stepped(life, isData);
    // A record that was read during the submission waited for its end.
    if (life.phase === 'open' && this.#fresh !== undefined) this.refresh(this.#fresh.data);
    return effects;
  }

  /** A value was written: it is a change where it differs from what was opened. */
  wrote(pointer: string, value: unknown): void {
    if (sameJson(valueAt(this.opened, pointer), value)) this.changes.delete(pointer);
    else this.changes.add(pointer);
  }

  /** Changes were noted. */
  changed(): void {
    this.take({ type: 'typed', isChanged: this.changes.areThere }, true);
  }

  /** Takes the form through a submission. Returns whether it was accepted; false also where one is under way already. */
  async submit({ canJudge, judge, check, send }: Submission): Promise<boolean> {
    let effects = this.take({ type: 'submitted', canJudge });
    if (effects.includes('judge')) {
      await judge();
      effects = this.take({ type: 'judged' });
    }
    if (!effects.includes('check') || !check()) return false;
    this.take({ type: 'valid' });
    const { attempt } = this.#life;
    try {
      return await send();
    } finally {
      this.take({ type: 'ended', attempt });
    }
  }

  /** The submission under way has saved this data: it is the new start, unless the form was reset since. What was typed since stays, not saved yet. */
  saved(data: unknown): void {
    if (this.#life.phase !== 'saving') return;
    const { changes, form } = this;
    const isSame = data === form.data() && changes.unreadable.length === 0;
    if (isSame) form.restart(data);
    else {
      this.opened = data;
      changes.since(data, form.data(), form.lists, form.fields());
    }
    this.take({ type: 'accepted', isSame, isChanged: changes.areThere, hasValues: changes.size > 0 }, true);
  }

  /** The record as it is now. It replaces what the person has not edited: all of it, or what is beside that which was typed during or after a save. */
  refresh(data: unknown): void {
    this.#fresh = undefined;
    const isBeside = this.#life.base === 'saved' && this.changes.areBeside(this.opened, data);
    const [effect] = this.take({ type: 'fresh', isBeside });
    if (effect === 'wait') this.#fresh = { data };
    if (effect !== 'replace' && effect !== 'merge') return;
    const typed = [...this.changes].map((pointer) => [pointer, valueAt(this.form.data(), pointer)] as const);
    const { unreadable } = this.changes;
    this.form.restart(data);
    for (const [pointer, value] of typed) this.form.rewrite(pointer, value);
    for (const field of unreadable) this.changes.typed(field, false);
    this.changed();
  }
}
