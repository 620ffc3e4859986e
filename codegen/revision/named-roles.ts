import type { Project } from '../project/project';

type Lists = Readonly<Record<string, readonly string[]>>;
const written = new WeakMap<Lists, WeakMap<object, object>>();

/** A definition in which each `allow` that names its roles has them written out. The same object where none does. */
export function withNamedRoles<Value extends object>(project: Project, value: Value): Value {
  const lists = project.query('textLists');
  const known = written.get(lists) ?? new WeakMap<object, object>();
  written.set(lists, known);
  if (!known.has(value)) known.set(value, writeOut(value, lists) as object);
  return known.get(value) as Value;
}

function writeOut(value: unknown, lists: Lists): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => writeOut(item, lists));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  const parts = Object.entries(value).map(([key, part]): [string, unknown] => [key, key === 'allow' ? withRoles(part, lists) : writeOut(part, lists)]);
  return parts.every(([key, part]) => part === (value as Record<string, unknown>)[key]) ? value : Object.fromEntries(parts);
}

function withRoles(allow: unknown, lists: Lists): unknown {
  const roles = typeof allow === 'object' && allow !== null && 'roles' in allow ? allow.roles : undefined;
  return typeof roles === 'string' && Object.hasOwn(lists, roles) ? { ...(allow as object), roles: lists[roles] } : allow;
}
