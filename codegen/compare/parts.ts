import { isDeepStrictEqual } from 'node:util';
import { type Kind, kinds } from '../../runtime/definitions/kinds';
import { own } from '../../runtime/validation/own';
import { isObject } from '../../runtime/validation/is-object';

/** A part of a definition, with what is around it. */
export interface Part {
  id: string;
  /** The key of the list or object that holds it: fields, group, columns, states. */
  list: string;
  value: unknown;
}

/** One thing that is otherwise in a definition. `parts` lead from the definition to the part it is about. */
export type Change =
  | { what: 'added' | 'removed'; parts: Part[] }
  | { what: 'moved'; parts: Part[]; after: string | undefined }
  | { what: 'changed'; parts: Part[]; keys: string[]; was: unknown; is: unknown };

/** The objects whose values are parts by their names rather than in a list. */
const named = Object.values<Kind>(kinds).flatMap(({ parts }) => (parts !== undefined && 'under' in parts ? parts.under : []));

/** What is otherwise between two values of one definition. Parts of lists are compared by their ids, not by their places. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const changes = changesBetween(before, after, [], []);
  return withMoves(changes);
}

function changesBetween(before: unknown, after: unknown, parts: Part[], keys: string[]): Change[] {
  if (before === after) return [];
  const [was, is] = [partsIn(before ?? [], keys.at(-1)), partsIn(after ?? [], keys.at(-1))];
  if (was && is && was.size + is.size > 0) return listChanges(was, is, parts, keys);
  if (isObject(before) && isObject(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      changesBetween(own(before, key), own(after, key), parts, [...keys, key]),
    );
  return isDeepStrictEqual(before, after) ? [] : [{ what: 'changed', parts, keys, was: before, is: after }];
}

function listChanges(was: Map<string, unknown>, is: Map<string, unknown>, parts: Part[], keys: string[]): Change[] {
  const list = keys.at(-1) ?? '';
  const ordered = !named.includes(list);
  const partOf = (from: Map<string, unknown>, id: string): Part[] => [...parts, { id, list, value: from.get(id) }];
  const both = [...is.keys()].filter((id) => was.has(id));
  const stays = ordered ? inOldOrder(both, [...was.keys()]) : new Set(both);
  return [
    ...[...was.keys()].flatMap((id): Change[] => (is.has(id) ? [] : [{ what: 'removed', parts: partOf(was, id) }])),
    ...[...is.keys()].flatMap((id, index, ids): Change[] => {
      if (!was.has(id)) return [{ what: 'added', parts: partOf(is, id) }];
      const moved: Change[] = stays.has(id) ? [] : [{ what: 'moved', parts: partOf(is, id), after: ids[index - 1] }];
      return [...moved, ...changesBetween(was.get(id), is.get(id), partOf(is, id), [])];
    }),
  ];
}

/** What was taken out of one list and put into another of the same definition has moved. */
function withMoves(changes: Change[]): Change[] {
  const removed = new Map(changes.flatMap((change) => (change.what === 'removed' ? [[idOf(change), change]] : [])));
  const moved = new Map(changes.flatMap((change) => (change.what === 'added' && removed.has(idOf(change)) ? [[idOf(change), change]] : [])));
  return changes.flatMap((change) => {
    if (change.what === 'removed' && moved.has(idOf(change))) return [];
    if (change.what !== 'added' || !moved.has(idOf(change))) return [change];
    const was = removed.get(idOf(change))?.parts.at(-1)?.value;
    return [{ what: 'moved', parts: change.parts, after: undefined } satisfies Change, ...changesBetween(was, change.parts.at(-1)?.value, change.parts, [])];
  });
}

const idOf = ({ parts }: Change): string => parts.at(-1)?.id ?? '';

/** The parts that keep their order among themselves: as many as possible, so that few are said to move. */
function inOldOrder(ids: string[], before: string[]): Set<string> {
  const places = ids.map((id) => before.indexOf(id));
  const best: number[][] = [];
  for (const [index, place] of places.entries()) {
    const longest = best.filter((_run, at) => (places[at] as number) < place).reduce<number[]>((long, run) => (run.length > long.length ? run : long), []);
    best.push([...longest, index]);
  }
  const stays = best.reduce<number[]>((long, run) => (run.length > long.length ? run : long), []);
  return new Set(stays.map((index) => ids[index] as string));
}

/** A list whose items all have a name of their own, or an object of named parts. */
function partsIn(value: unknown, key: string | undefined): Map<string, unknown> | undefined {
  if (isObject(value) && key !== undefined && named.includes(key)) return new Map(Object.entries(value));
  if (!Array.isArray(value)) return undefined;
  const ids = value.map((item) => nameIn(item));
  return ids.every((id) => id !== undefined) && new Set(ids).size === ids.length ? new Map(ids.map((id, index) => [id, value[index]])) : undefined;
}

function nameIn(item: unknown): string | undefined {
  if (!isObject(item)) return undefined;
  const { id, value } = item;
  return typeof id === 'string' ? id : typeof value === 'string' ? value : undefined;
}
