import { meantBy } from '../author/command-context';
import { type KindName, kindOf } from './elements';
import type { Reads } from './reads';
import type { Remarks } from './remarks';
import { extensionName, type Item, type Resource } from './resource';

/** What the readers of a questionnaire know of it: what they have read, and the first item that uses each resource. */
interface Reading {
  reads: Reads;
  usedBy: ReadonlyMap<number, string>;
  /** Whether a reader understands the extension of this name. */
  understood(name: string): boolean;
}

const everywhere = ['id', 'extension', 'modifierExtension'];

/**
 * Tells each element of a questionnaire that no reader has read: what it means is not applied. Those that change neither questions nor answers are only
 * counted. Nothing is known but what was read, so that a new element, or a reader that forgets one, is told.
 */
export function tellUnread({ item: items, contained = [] }: Resource, reading: Reading, remarks: Remarks): void {
  const teller = new Teller(reading, remarks);
  for (const item of items) teller.item(item);
  contained.forEach((resource, index) => {
    const linkId = reading.usedBy.get(index);
    if (linkId !== undefined) teller.tell(resource, resource.resourceType === 'CodeSystem' ? 'codeSystem' : 'valueSet', linkId);
    else remarks.leftOut(`the ${resource.resourceType ?? 'resource'} "${resource.id ?? resource.url ?? ''}", which no question uses`);
  });
}

/** Whether a key is what an item is called by, or says what is so without it. */
const saysNothing = (kind: KindName, key: string, value: unknown, type: unknown): boolean =>
  kind === 'item' && (key === 'linkId' || ((value === false || type === 'display') && ['required', 'repeats', 'readOnly'].includes(key)));

class Teller {
  readonly #reading: Reading;
  readonly #remarks: Remarks;

  constructor(reading: Reading, remarks: Remarks) {
    this.#reading = reading;
    this.#remarks = remarks;
  }

  item(item: Item): void {
    this.tell(item, 'item', item.linkId);
    for (const child of item.item ?? []) this.item(child);
  }

  tell(holder: object, kind: KindName, linkId: string): void {
    const { what, parts } = kindOf(kind);
    for (const [key, value] of Object.entries(holder)) {
      // What begins so says more about a plain value of that name.
      if (key.startsWith('_')) this.#remarks.leftOut(`"${key}" of ${what}`);
      else if (key === 'extension') this.#extensions(value, kind, linkId);
      else if (!this.#reading.reads.has(holder, key) && !saysNothing(kind, key, value, 'type' in holder ? holder.type : undefined))
        this.#unread(key, kind, linkId);
    }
    for (const [key, part] of Object.entries(parts))
      if (key !== 'item' && this.#reading.reads.has(holder, key))
        for (const one of [(holder as Record<string, unknown>)[key]].flat())
          if (typeof one === 'object' && one !== null) this.tell(one as object, part, linkId);
  }

  #unread(key: string, kind: KindName, linkId: string): void {
    const { what, one, elements, notes } = kindOf(kind);
    const known = [...everywhere, ...elements, ...notes];
    if (key === 'modifierExtension') this.#remarks.of(linkId, `${one} has a "modifierExtension", which may change what it means: look at it.`);
    else if (!known.includes(key)) this.#remarks.of(linkId, `"${key}" is left out: ${what} of FHIR have no such key.${meantBy(key, known)}`);
    else if (key === 'id' || notes.includes(key)) this.#remarks.leftOut(`"${key}" of ${what}`);
    else if (key === 'compose') return;
    else this.#remarks.of(linkId, `"${key}" of ${what} is left out, which may change what is asked or answered: look at it.`);
  }

  /** Extensions of items and options are told by their readers, but for the value of one that they understand. */
  #extensions(value: unknown, kind: KindName, linkId: string): void {
    for (const one of [value].flat().filter((each): each is { url: string } => typeof each === 'object' && each !== null && 'url' in each)) {
      const name = extensionName(one);
      if (kind !== 'item' && kind !== 'option') this.#remarks.leftOut(`the extension ${name} of ${kindOf(kind).what}`);
      else if (this.#reading.understood(name) && !Object.keys(one).some((key) => key.startsWith('value') && this.#reading.reads.has(one, key)))
        this.#remarks.of(linkId, `what its extension "${name}" says is left out.`);
    }
  }
}
