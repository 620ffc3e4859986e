import { isWithin, valueAt } from '../validation/pointer';
import { sameJson } from '../validation/same-json';

/** What a person has changed: values, by their pointers, and text that is no value of its kind yet, by the ids of its fields. */
export class Changes extends Set<string> {
  readonly #unreadable = new Set<string>();

  get areThere(): boolean {
    return this.size > 0 || this.#unreadable.size > 0;
  }

  /** The ids of the fields with text that is no value of its kind. */
  get unreadable(): string[] {
    return [...this.#unreadable];
  }

  /** Notes whether what a person typed into a field can be read. Returns whether that was not known. */
  typed(field: string, isReadable: boolean): boolean {
    const before = this.#unreadable.size;
    if (isReadable) this.#unreadable.delete(field);
    else this.#unreadable.add(field);
    return this.#unreadable.size !== before;
  }

  /** Whether the changed values are the same in the record as it was saved and as it is now: then no other person has changed them. */
  areBeside(saved: unknown, now: unknown): boolean {
    return [...this].every((pointer) => sameJson(valueAt(saved, pointer), valueAt(now, pointer)));
  }

  /** From now on the values are changed that differ from what was saved: of a list with rows the list, and none of its fields. */
  since(saved: unknown, now: unknown, lists: ReadonlySet<string>, fields: readonly { at: string }[]): void {
    const differs = (pointer: string) => !sameJson(valueAt(saved, pointer), valueAt(now, pointer));
    const changed = [...lists].filter(differs);
    this.clear();
    for (const list of changed) this.add(list);
    for (const { at } of fields) if (differs(at) && !changed.some((list) => isWithin(list, at))) this.add(at);
  }

  /** Nothing is changed any more. */
  forget(): void {
    this.clear();
    this.#unreadable.clear();
  }
}
