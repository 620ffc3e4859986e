import { closest } from '../../runtime/definitions/fault';
import type { FaultCode } from '../../runtime/definitions/fault-codes';
import type { Path } from '../document';
import { type FaultDetail, type Origin, originOf, type Written } from '../project/definition';
import { addressesOf, listAddressesOf, pathOf, placeFor } from './address';
import { type Draft, splice, valueAt, write } from './draft';
import { nameOfPart, namingKey } from './item-parts';
import { stringOf } from '../../runtime/validation/string-of';

/** The work on one operation: what was written, the definitions as they stand now, and where faults go. */
export interface Application {
  /** The operation; paths begin there. */
  written: Written;
  /** The definition of the base to change, by kind and id. */
  draft(kind: string, id: string): Draft | undefined;
  /** A definition of the customer's own, which fields are put into. */
  ownDraft(kind: string, id: string): Draft | undefined;
  names(kind: string): string[];
  report(code: FaultCode, path: Path, message: string, detail?: FaultDetail): void;
}

/** Whether the base has sealed a part, or something around it. */
export const isSealed = (value: unknown, path: Path): boolean =>
  [...path.keys(), path.length].some((length) => valueAt(value, [...path.slice(0, length), 'x-sealed']) === true);

/** A part made of what was written: it remembers what that remembers. */
export function remade<Part extends object>({ written }: Application, { definition }: Draft, from: object, part: Part): Part {
  const origins = written.origins?.get(from);
  if (origins) definition.origins?.set(part, origins);
  return part;
}

/**
 * Puts a part beside or into another, once it is sure that its id is free and the place exists. `from`: where it stands in the operation; `origin`: where
 * it was written, when that is elsewhere.
 */
export function putPart(
  { report, written }: Application,
  draft: Draft,
  place: { before?: string | undefined; after?: string | undefined; into?: string | undefined },
  path: Path,
  value: object,
  from: Path,
  origin: Origin = originOf(written, from),
): boolean {
  const { definition } = draft;
  const isItem = definition.kind === 'item';
  const taken = isItem ? undefined : stringOf((value as { id?: unknown }).id);
  if (taken !== undefined && pathOf(draft, taken)) return reportTaken(report, draft, taken, from), false;
  if (Object.values({ before: place.before, after: place.after, into: place.into }).filter((name) => name !== undefined).length > 1)
    return report('wrong-place', path, 'Write one place: "before", "after" or "into".'), false;
  const where = placeFor(draft, place);
  if (where === undefined || 'missing' in where) {
    const key = (['before', 'after', 'into'] as const).find((name) => place[name] !== undefined);
    report(
      'unknown-node',
      key === undefined ? path : [...path, key],
      where === undefined ? `Say where in the ${definition.kind} by "before", "after" or "into".` : whyMissing(draft, where.missing),
      { suggestion: where === undefined ? undefined : meant(draft, where.missing) },
    );
    return false;
  }
  if (isSealed(definition.value, where.list)) return report('sealed', path, 'The base has sealed this part. Nothing can be added to it.'), false;
  const others = (valueAt(definition.value, where.list) ?? []) as { id?: unknown }[];
  if (!isItem && others.some(({ id }) => id === taken)) return reportTaken(report, draft, String(taken), from), false;
  if (isItem && !isNamed(report, draft, where.list, value, from)) return false;
  if (valueAt(draft.definition.value, where.list) === undefined) write(draft, where.list, [], origin);
  splice(draft, where.list, where.index, 0, { value, origin });
  return true;
}

/** Why a place is none: no part or list has this name, or the part holds no others. */
function whyMissing(draft: Draft, name: string): string {
  const { kind, id } = draft.definition;
  if (pathOf(draft, name)) return `The part "${name}" of the ${kind} "${id}" cannot hold parts.`;
  return name.includes('.') ? `The ${kind} "${id}" has no list "${name}" to put it into.` : `The ${kind} "${id}" has no part "${name}" to put it at.`;
}

const meant = (draft: Draft, name: string): string | undefined =>
  pathOf(draft, name) ? undefined : closest(name, name.includes('.') ? listAddressesOf(draft) : addressesOf(draft));

const reportTaken = (report: Application['report'], { definition }: Draft, name: string, path: Path): void =>
  report('duplicate-id', path, `The ${definition.kind} "${definition.id}" has a part "${name}" already.`);

/** Whether a part that goes into a list of an item has a name there, and one of its own. */
function isNamed(report: Application['report'], draft: Draft, list: Path, value: object, from: Path): boolean {
  const { definition, catalogue } = draft;
  const key = namingKey(catalogue, list);
  if (key === undefined) return report('wrong-place', from, 'The elements of this list have no names. Set the whole list.'), false;
  const name = nameOfPart(catalogue, list, value);
  if (name === undefined) return report('missing-key', from, `The key "${key}" is missing: later changes refer to the part by it.`), false;
  const others = valueAt(definition.value, list) as unknown[];
  return others.every((part) => nameOfPart(catalogue, list, part) !== name) || (reportTaken(report, draft, name, from), false);
}
