import type { PartsOfKind } from '../../runtime/definitions/kinds';
import type { StateNode } from '../../runtime/definitions/shapes/flow';
import { machineOf } from '../check/flow-machine';
import type { Path } from '../document';
import type { Definition } from '../project/definition';
import { kindNamed } from '../project/definition-kinds';
import { type Draft, valueAt } from './draft';
import { itemAddresses, itemPath, nameOfPart } from './item-parts';

/** How the parts of a definition are addressed. */
const partsOf = ({ kind }: Pick<Definition, 'kind'>): PartsOfKind => kindNamed(kind)?.parts ?? { by: 'id' };

/** The key under which the parts of a definition stand by name rather than in lists; nothing where they stand in lists. */
export function namedPartsOf(definition: Pick<Definition, 'kind'>): string | undefined {
  const parts = partsOf(definition);
  return 'under' in parts ? parts.under : undefined;
}

/** A definition whose parts are addressed; for an item, with its catalogue, which says what names them. */
type Addressed = Pick<Draft, 'definition' | 'catalogue'>;

/**
 * The way to a part by its id: for records and items the names of properties with /, for constants the name, for flows the states' names with
 * dots.
 */
export function pathOf({ definition, catalogue }: Addressed, node: string): Path | undefined {
  const { value } = definition;
  const parts = partsOf(definition);
  if (parts.by === 'property')
    return existing(
      value,
      node.split('/').flatMap((name) => ['properties', name]),
    );
  if (parts.by === 'name') return existing(value, [parts.under, node]);
  if (parts.by === 'state') return machineOf(value as StateNode).find(({ names }) => names.length > 0 && names.join('.') === node)?.path;
  if (parts.by === 'catalogue') return unlessList(value, itemPath(value, catalogue, node));
  return partWithId(value, node, []);
}

/**
 * How an overlay would name what stands at a path: by ids, not by places in lists. The part that stands nearest, as `node` names it, and the keys from
 * there with dots; of the definition itself the keys alone.
 */
export function addressAt(addressed: Addressed, path: Path): string {
  const { value } = addressed.definition;
  const parts = partsOf(addressed.definition);
  const keys = (steps: Path) => steps.map((step) => `.${step}`).join('');
  if (parts.by === 'catalogue')
    return path
      .map((step, index) =>
        typeof step === 'number' ? (nameOfPart(addressed.catalogue, path.slice(0, index), valueAt(value, path.slice(0, index + 1))) ?? step) : step,
      )
      .join('/');
  if (parts.by === 'property') {
    const last = path.findLastIndex((_step, index) => path[index - 1] === 'properties' && index % 2 === 1);
    const names = path.slice(0, last + 1).filter((_step, index) => index % 2 === 1);
    return names.join('/') + keys(path.slice(last + 1));
  }
  if (parts.by === 'name' || parts.by === 'state') {
    const last = path.findLastIndex((_step, index) => path[index - 1] === parts.under && index % 2 === 1);
    const names = path.slice(0, last + 1).filter((_step, index) => index % 2 === 1);
    return names.join('.') + keys(path.slice(last + 1));
  }
  const last = path.findLastIndex(
    (step, index) => typeof step === 'number' && typeof (valueAt(value, path.slice(0, index + 1)) as { id?: unknown })?.id === 'string',
  );
  const id = last < 0 ? '' : String((valueAt(value, path.slice(0, last + 1)) as { id: string }).id);
  return id + keys(path.slice(last + 1));
}

/** All addresses of a definition's parts, for "did you mean". */
export function addressesOf({ definition, catalogue }: Addressed): string[] {
  const { value } = definition;
  const parts = partsOf(definition);
  if (parts.by === 'property') return Object.keys((value as { properties?: object }).properties ?? {});
  if (parts.by === 'name') return Object.keys((value as Record<string, object | undefined>)[parts.under] ?? {});
  if (parts.by === 'state') return machineOf(value as StateNode).flatMap(({ names }) => (names.length > 0 ? names.join('.') : []));
  if (parts.by === 'catalogue') return itemAddresses(value, catalogue);
  return idsBelow(value);
}

const unlessList = (value: unknown, path: Path | undefined): Path | undefined => (path && Array.isArray(valueAt(value, path)) ? undefined : path);

const existing = (value: unknown, path: Path): Path | undefined => (valueAt(value, path) === undefined ? undefined : path);

function partWithId(value: unknown, id: string, path: Path): Path | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length > 0 && typeof path.at(-1) === 'number' && (value as { id?: unknown }).id === id) return path;
  for (const [key, part] of Object.entries(value)) {
    const found = partWithId(part, id, [...path, Array.isArray(value) ? Number(key) : key]);
    if (found) return found;
  }
  return undefined;
}

function idsBelow(value: unknown): string[] {
  if (Array.isArray(value))
    return value.flatMap((item) => [
      ...(typeof (item as { id?: unknown } | null)?.id === 'string' ? [String((item as { id: string }).id)] : []),
      ...idsBelow(item),
    ]);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsBelow) : [];
}

/** Whether `into` names a list by its key: bar.beside, or .footer of the definition itself. */
export const namesList = (into: string | undefined): into is string => into?.startsWith('.') === true;

/**
 * The way to a list that something is put into. A part stands for its first list: bar. Another one is named by its keys behind the part: bar.beside; a list
 * of the definition itself has no part before it: .footer.
 */
function listNamed(addressed: Addressed, into: string): Path | undefined {
  const { value, kind } = addressed.definition;
  const isList = (path: Path) => Array.isArray(valueAt(value, path));
  const [part = '', ...keys] = into.split('.');
  const path = part === '' && keys.length > 0 ? [] : partWithId(value, part, []);
  if (path === undefined) return undefined;
  const parts = partsOf({ kind });
  const mayBegin = ([key, ...more]: readonly string[]) =>
    path.length === 0 && more.length === 0 && 'lists' in parts && parts.lists?.includes(String(key)) === true && valueAt(value, [String(key)]) === undefined;
  if (keys.length > 0) return isList([...path, ...keys]) || mayBegin(keys) ? [...path, ...keys] : undefined;
  const key = ('inner' in parts ? (parts.inner ?? []) : []).find((name) => isList([...path, name]));
  return key === undefined ? undefined : [...path, key];
}

/** All lists that something can be put into by a name of their own, for "did you mean". */
export function listAddressesOf({ definition }: Addressed): string[] {
  const parts = partsOf(definition);
  const mayBegin = 'lists' in parts ? (parts.lists ?? []).map((key) => `.${key}`) : [];
  return [...new Set([...listsBelow(definition.value, ''), ...mayBegin])];
}

function listsBelow(value: unknown, address: string): string[] {
  if (Array.isArray(value)) {
    const ids = value.map((item) => (item as { id?: unknown } | null)?.id);
    if (!ids.every((id) => typeof id === 'string')) return [];
    return [address, ...value.flatMap((item, index) => listsWithin(item, String(ids[index])))];
  }
  return listsWithin(value, address);
}

const listsWithin = (value: unknown, address: string): string[] =>
  typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([key, part]) => listsBelow(part, `${address}.${key}`)) : [];

/** Where something is put: a list and a place in it. A text says why there is no such place. */
export function placeFor(
  addressed: Addressed,
  { before, after, into }: { before?: string | undefined; after?: string | undefined; into?: string | undefined },
): { list: Path; index: number } | { missing: string } | undefined {
  const { definition, catalogue } = addressed;
  if (into !== undefined && definition.kind === 'item') {
    const list = itemPath(definition.value, catalogue, into);
    const parts = list && valueAt(definition.value, list);
    return list && Array.isArray(parts) ? { list, index: parts.length } : { missing: into };
  }
  if (into !== undefined) {
    const list = listNamed(addressed, into);
    return list ? { list, index: ((valueAt(definition.value, list) ?? []) as unknown[]).length } : { missing: into };
  }
  const neighbour = before ?? after;
  if (neighbour !== undefined) {
    const path = pathOf(addressed, neighbour);
    const index = path?.at(-1);
    return path && typeof index === 'number' ? { list: path.slice(0, -1), index: index + (before === undefined ? 1 : 0) } : { missing: neighbour };
  }
  const parts = partsOf(definition);
  const key = 'list' in parts ? parts.list : undefined;
  const list = key === undefined ? undefined : valueAt(definition.value, [key]);
  return key !== undefined && Array.isArray(list) ? { list: [key], index: list.length } : undefined;
}
