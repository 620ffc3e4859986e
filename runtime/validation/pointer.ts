import { isBlankText } from '../format/plain-text';
import { isObject } from './is-object';
/**
 * JSON Pointers into data, read and written without changing the data in place. Beyond the standard, a segment may name an item of a list
 * by one of its values, `/Answers/~?Question="q1"/Value` (a tilde so placed is no JSON Pointer, so the two cannot be confused).
 */
export type Segment = string | { key: string; equals: unknown };

const escaped = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');
const unescaped = (text: string) => text.replaceAll('~1', '/').replaceAll('~0', '~');

/** The pointer of a property or item of what `pointer` names. */
export const childPointer = (pointer: string, name: string | number): string => `${pointer}/${escaped(String(name))}`;

/** The pointer of the item of a list that has this value at `key`. */
export const keyedPointer = (pointer: string, key: string, equals: unknown): string => `${pointer}/~?${escaped(key)}=${escaped(JSON.stringify(equals))}`;

const parsed = new Map<string, readonly Segment[]>();

/** The steps of a pointer. */
export function segmentsOf(pointer: string): readonly Segment[] {
  let segments = parsed.get(pointer);
  if (segments === undefined) {
    segments = pointer.split('/').slice(1).map(segmentOf);
    parsed.set(pointer, segments);
  }
  return segments;
}

function segmentOf(text: string): Segment {
  if (!text.startsWith('~?')) return unescaped(text);
  const split = text.indexOf('=');
  return { key: unescaped(text.slice(2, split)), equals: JSON.parse(unescaped(text.slice(split + 1))) as unknown };
}

/** Where a segment leads in a container: an index, a property's name, or nowhere. A list has items only: its length is no value of the data. */
function placeOf(container: unknown, segment: Segment): string | number | undefined {
  if (!Array.isArray(container)) return typeof segment === 'string' ? segment : undefined;
  if (typeof segment === 'string') return /^\d+$/.test(segment) ? Number(segment) : undefined;
  const index = container.findIndex((item) => isObject(item) && Object.hasOwn(item, segment.key) && item[segment.key] === segment.equals);
  return index === -1 ? undefined : index;
}

function stepInto(container: unknown, segment: Segment): unknown {
  const place = placeOf(container, segment);
  if (place === undefined || typeof container !== 'object' || container === null || !Object.hasOwn(container, place)) return undefined;
  return (container as Record<string | number, unknown>)[place];
}

/** The value a pointer names; undefined when there is none. */
export const valueAt = (data: unknown, pointer: string): unknown => segmentsOf(pointer).reduce(stepInto, data);

/**
 * The data with the value in its place; what is not on the way there is the same object as before. Undefined takes the value away. A property that is
 * new in the data stands where it stands in `like`, else last.
 */
export const withValue = (data: unknown, pointer: string, value: unknown, like?: unknown): unknown => write(data, segmentsOf(pointer), 0, value, like);

/** The data without the values at these pointers, with each whole copied once, however many are taken from it. */
export function withoutValues(data: unknown, pointers: readonly string[]): unknown {
  const copies = new Set<unknown>();
  const copied = (value: Record<string, unknown>) => {
    if (copies.has(value)) return value;
    const copy = { ...value };
    copies.add(copy);
    return copy;
  };
  return pointers.reduce((rest, pointer) => {
    const segments = segmentsOf(pointer);
    const isPlain = segments.length > 0 && segments.every((segment, index) => typeof segment === 'string' && isObject(valueIn(rest, segments, index)));
    if (!isPlain || valueAt(rest, pointer) === undefined) return withValue(rest, pointer, undefined);
    const whole = copied(rest as Record<string, unknown>);
    let container = whole;
    for (const segment of segments.slice(0, -1) as string[]) container = container[segment] = copied(container[segment] as Record<string, unknown>);
    delete container[segments.at(-1) as string];
    return whole;
  }, data);
}

const valueIn = (data: unknown, segments: readonly Segment[], depth: number): unknown => segments.slice(0, depth).reduce(stepInto, data);

function write(container: unknown, segments: readonly Segment[], depth: number, value: unknown, like: unknown): unknown {
  const segment = segments[depth];
  if (segment === undefined) return value;
  const before = stepInto(container, segment);
  const after = write(before, segments, depth + 1, value, like === undefined ? undefined : stepInto(like, segment));
  if (Object.is(before, after)) return container;
  if (typeof segment !== 'string') return writeKeyed(container, segment, after);
  if (Array.isArray(container)) return writeItem(container, segment, after);
  if (after !== undefined) return isObject(container) ? withProperty(container, segment, after, like) : { [segment]: after };
  const { [segment]: _removed, ...others } = isObject(container) ? container : {};
  return others;
}

function withProperty(group: Record<string, unknown>, name: string, value: unknown, like: unknown): Record<string, unknown> {
  if (Object.hasOwn(group, name) || !isObject(like) || !Object.hasOwn(like, name)) return { ...group, [name]: value };
  const names = Object.keys(like);
  const behind = new Set(names.slice(names.indexOf(name) + 1));
  const entries = Object.entries(group);
  const place = entries.findIndex(([other]) => behind.has(other));
  return Object.fromEntries(entries.toSpliced(place === -1 ? entries.length : place, 0, [name, value]));
}

/** A list has items only: a name written into it changes nothing. */
function writeItem(list: unknown[], segment: string, item: unknown): unknown[] {
  const index = Number(segment);
  if (!/^\d+$/.test(segment)) return list;
  if (item === undefined) return list.toSpliced(index, 1);
  return index < list.length ? list.with(index, item) : [...list, item];
}

/** An item that is left with nothing but its key is no answer, and leaves the list. */
function writeKeyed(container: unknown, { key, equals }: Exclude<Segment, string>, item: unknown): unknown {
  const list = Array.isArray(container) ? (container as unknown[]) : [];
  const place = placeOf(list, { key, equals });
  const isEmpty = item === undefined || (isObject(item) && Object.keys(item).every((name) => name === key));
  if (isEmpty) return place === undefined ? container : list.toSpliced(Number(place), 1);
  const keyed = isObject(item) && !Object.hasOwn(item, key) ? { [key]: equals, ...item } : item;
  return place === undefined ? [...list, keyed] : list.with(Number(place), keyed);
}

/** The plain JSON Pointer of what a pointer names in this data; itself where it names no item that is there. */
export function plainPointer(data: unknown, pointer: string): string {
  if (!pointer.includes('~?')) return pointer;
  let container = data;
  let plain = '';
  for (const segment of segmentsOf(pointer)) {
    const place = placeOf(container, segment);
    if (place === undefined) return pointer;
    plain = childPointer(plain, place);
    container = stepInto(container, segment);
  }
  return plain;
}

/** Whether `inner` names `outer` or something inside it. */
export const isWithin = (outer: string, inner: string): boolean => outer === '' || inner === outer || inner.startsWith(`${outer}/`);

/** How an expression names what a pointer names, as far as expressions can: `form.Address.City`. */
export function dotPath(pointer: string): string {
  const names: string[] = ['form'];
  for (const segment of segmentsOf(pointer)) {
    if (typeof segment !== 'string' || /^\d+$/.test(segment)) break;
    names.push(segment);
  }
  return names.join('.');
}

/** Whether a question still lacks its answer: nothing, blank text or an empty list. */
export const isEmptyValue = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && isBlankText(value)) || (Array.isArray(value) && value.length === 0);
