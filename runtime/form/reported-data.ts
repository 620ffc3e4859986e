import { valueAt, withValue } from '../validation/pointer';

/** The data of a form that its screen knows. For a control that cannot be read, that is the value before: a slip must not delete what is saved. */
export class ReportedData {
  /** The data of the form at the last report; undefined before the first one of a form that may drop a part of what it opens with. */
  #of: unknown;
  #told: unknown;

  constructor(data: unknown, mayDrop: boolean) {
    this.#of = mayDrop ? undefined : data;
    this.#told = data;
  }

  get isFirst(): boolean {
    return this.#of === undefined;
  }

  /** Notes the data of a pause. Returns whether the screen knows another one. */
  isOther(data: unknown): boolean {
    const isOther = data !== this.#of;
    this.#of = data;
    return isOther;
  }

  /** Fresh data replaced all that the form had. */
  replaced(data: unknown): void {
    this.#told = data;
  }

  /** Returns `data` with the values before of the fields that cannot be read, given by id. */
  report(data: unknown, fields: readonly { id: string; at: string }[], unreadable: readonly string[]): unknown {
    const before = this.#told;
    const kept = fields.filter(({ id }) => unreadable.includes(id));
    this.#told = kept.reduce((told, { at }) => withValue(told, at, valueAt(before, at), before), data);
    return this.#told;
  }
}
