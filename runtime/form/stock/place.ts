import { childPointer, valueAt } from '../../validation/pointer';
import type { FormStore } from '../form-store';
import { isObject } from '../../validation/is-object';

/** Where a part of the data stands: its pointer, the id of its control, and what is around it. Of the same part, always the same object. */
export class Place {
  readonly #children = new Map<string, Place>();

  private constructor(
    readonly id: string,
    readonly pointer: string,
    readonly name: string,
    readonly depth: number,
    readonly isRequired: boolean,
    readonly isEntry: boolean,
    /** Somebody gave it its name: without values it is there all the same. */
    readonly isNamed: boolean,
    readonly around?: Place,
  ) {}

  static root(id: string, pointer: string, isRequired: boolean): Place {
    return new Place(id, pointer, '', 0, isRequired, false, false);
  }

  /** A property. */
  property(name: string, isRequired: boolean, isNamed = false): Place {
    return this.#child(name, isRequired, false, isNamed);
  }

  /** An entry of a list. */
  entry(index: number): Place {
    return this.#child(String(index), true, true, true);
  }

  #child(name: string, isRequired: boolean, isEntry: boolean, isNamed: boolean): Place {
    const key = `${isRequired ? '!' : '?'}${isNamed ? '!' : '?'}${name}`;
    const found =
      this.#children.get(key) ?? new Place(`${this.id}-${name}`, childPointer(this.pointer, name), name, this.depth + 1, isRequired, isEntry, isNamed, this);
    this.#children.set(key, found);
    return found;
  }
}

/**
 * Writes what a person gave. What is taken away leaves things as they were found: an empty text or null that was there comes back, and a group that
 * need not be there goes with the last of its values, unless it was there without any.
 */
export function writePart(store: FormStore, place: Place, value: unknown): void {
  if (value !== undefined) return store.set(place.pointer, value);
  const isBlank = (pointer: string) => [null, ''].includes(valueAt(store.opened, pointer) as null);
  let emptied = place;
  while (!isBlank(emptied.pointer) && emptied.around !== undefined && !emptied.isEntry && goesWithout(store, emptied.around, emptied.name))
    emptied = emptied.around;
  store.set(emptied.pointer, isBlank(emptied.pointer) ? valueAt(store.opened, emptied.pointer) : undefined);
}

/** Whether a group goes when this value of it does: it has no other. */
function goesWithout(store: FormStore, group: Place, name: string): boolean {
  const value = store.get(group.pointer);
  return isObject(value) && Object.keys(value).every((other) => other === name) && goesEmpty(store, group);
}

/** Whether a group without values is none: it was not there, or it need not be and was not there without any. */
export function goesEmpty(store: FormStore, group: Place): boolean {
  const opened = valueAt(store.opened, group.pointer);
  if (opened === null || opened === '') return true;
  if (group.isNamed || group.pointer === '') return false;
  return opened === undefined || (!group.isRequired && (!isObject(opened) || Object.keys(opened).length > 0));
}
