import type { z } from 'zod';
import { closest } from '../../runtime/definitions/fault';
import { isObject } from '../../runtime/validation/is-object';

/** A part of a shape. */
export type Shape = z.core.$ZodType;
/** What a part of a shape is made of, in Zod's words. */
export interface Inner {
  type: string;
  innerType?: Shape;
  getter?: () => Shape;
  shape?: Record<string, Shape>;
  catchall?: Shape;
  options?: Shape[];
  element?: Shape;
  keyType?: Shape;
  valueType?: Shape;
}
export const inner = (shape: Shape): Inner => shape._zod.def as unknown as Inner;
/** Whether a value has a shape. */
export const holds = (shape: Shape, value: unknown): boolean => (shape as z.ZodType).safeParse(value).success;
/** The key whose fixed value tells the branches of a union apart, where there is one. */
export function discriminatorOf(options: Shape[]): { key: string; values: unknown[] } | undefined {
  const [first, ...rest] = options.map((option) => inner(option).shape);
  const key = Object.keys(first ?? {}).find((name) => [first, ...rest].every((parts) => parts?.[name] !== undefined && inner(parts[name]).type === 'literal'));
  if (key === undefined || rest.length === 0) return undefined;
  return { key, values: [first, ...rest].flatMap((parts) => (inner(parts?.[key] as Shape) as unknown as { values: unknown[] }).values) };
}

/** A shape without what wraps it. */
export const opened = (shape: Shape): Shape => {
  const { type, getter, innerType } = inner(shape);
  return type === 'lazy' && getter ? opened(getter()) : type === 'optional' && innerType ? opened(innerType) : shape;
};

/** The branch an object was meant for: the one whose own keys it has. A key that only one branch knows counts most. */
export function nearest(options: Shape[], value: Record<string, unknown>): Shape | undefined {
  const named = options.find((option) => isNamedObjects(option, value));
  if (named !== undefined) return named;
  const objects = options.flatMap(flattened).filter((option) => inner(option).type === 'object');
  const record = options.find((option) => inner(option).type === 'record');
  const known = (option: Shape) => Object.keys(inner(option).shape ?? {});
  const owners = (key: string) => objects.filter((option) => known(option).includes(key)).length;
  let best: Shape | undefined = record;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const option of objects) {
    let score = 0;
    for (const [key, part] of Object.entries(inner(option).shape ?? {})) {
      if (!Object.hasOwn(value, key)) score -= holds(part, undefined) ? 0 : closest(key, Object.keys(value)) === undefined ? 4 : 2;
      else if (inner(part).type === 'literal') score += holds(part, value[key]) ? 20 : -20;
      else score += owners(key) === 1 ? 4 : 1;
    }
    score -= Object.keys(value).filter((key) => !known(option).includes(key)).length * 2;
    if (score > bestScore) [best, bestScore] = [option, score];
  }
  return best;
}

/** Whether a branch holds objects by name, and the values are such objects: each has one of their keys. */
function isNamedObjects(option: Shape, value: Record<string, unknown>): boolean {
  const { type, valueType } = inner(option);
  const keys = type === 'record' && valueType !== undefined ? Object.keys(inner(opened(valueType)).shape ?? {}) : [];
  const parts = Object.values(value);
  return keys.length > 0 && parts.length > 0 && parts.every((part) => isObject(part) && keys.some((key) => Object.hasOwn(part, key)));
}

/** A union inside a union counts by its branches. */
export const flattened = (shape: Shape): Shape[] => {
  const { type, options } = inner(opened(shape));
  return type === 'union' ? (options ?? []).flatMap(flattened) : [opened(shape)];
};
