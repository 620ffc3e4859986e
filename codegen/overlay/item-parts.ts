import type { Catalogue } from '../../runtime/definitions/shapes/catalogue';
import { namesOf } from '../check/schema-path';
import { type Path, pointerOf } from '../document';
import { valueAt } from './draft';
import { stringOf } from '../../runtime/validation/string-of';

/** The way to a part of an item by the names of properties, and of the parts of lists by what their catalogue names them: value/Fields/Weight. */
export function itemPath(item: unknown, catalogue: Catalogue | undefined, node: string): Path | undefined {
  let path: Path = [];
  for (const name of namesOf(`/${node}`)) {
    const around = valueAt(item, path);
    const step = Array.isArray(around) ? around.findIndex((part) => nameOfPart(catalogue, path, part) === name) : name;
    path = [...path, step];
    if (valueAt(item, path) === undefined) return undefined;
  }
  return path;
}

/** All addresses of an item's parts, for "did you mean". */
export function itemAddresses(item: unknown, catalogue: Catalogue | undefined, path: Path = ['value'], node = 'value'): string[] {
  const value = valueAt(item, path);
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.entries(value).flatMap(([key, part]): string[] => {
    const step = Array.isArray(value) ? Number(key) : key;
    const name = Array.isArray(value) ? nameOfPart(catalogue, path, part) : key;
    return name === undefined ? [] : itemAddresses(item, catalogue, [...path, step], node + pointerOf([name]));
  });
  return [node, ...within];
}

/** The key that names the parts of a list of an item; nothing for a list whose parts have no names. */
export function namingKey(catalogue: Catalogue | undefined, list: Path): string | undefined {
  const pattern = patternOf(list);
  return catalogue?.lists?.find(({ at }) => `/value${at}` === pattern)?.name;
}

/** What a part of a list of an item is called. */
export function nameOfPart(catalogue: Catalogue | undefined, list: Path, part: unknown): string | undefined {
  const key = namingKey(catalogue, list);
  const name = key === undefined ? undefined : valueAt(part, [key]);
  return name === undefined ? undefined : stringOf(name);
}

/** Whether what is kept relies on what stands at a path of an item: on what names it or a part, and on what its catalogue says. */
export function isFixed(catalogue: Catalogue | undefined, path: Path): boolean {
  if (path.length === 1) return path[0] === 'catalogue' || path[0] === 'value';
  const at = patternOf(path);
  if ([catalogue?.key, ...(catalogue?.fixed ?? [])].some((pointer) => `/value${pointer}` === at)) return true;
  return typeof path.at(-2) === 'number' && path.at(-1) === namingKey(catalogue, path.slice(0, -2));
}

/** Whether a list stands at a path of an item whose parts have names: such a list is changed part by part. */
export function hasNamedParts(item: unknown, catalogue: Catalogue | undefined, path: Path): boolean {
  const list = valueAt(item, path);
  return namingKey(catalogue, path) !== undefined && Array.isArray(list) && list.length > 0;
}

const patternOf = (path: Path): string => pointerOf(path.map((step) => (typeof step === 'number' ? '-' : step)));
