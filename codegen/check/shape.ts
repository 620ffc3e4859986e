import type { z } from 'zod';
import { closest } from '../../runtime/definitions/fault';
import type { FaultCode } from '../../runtime/definitions/fault-codes';
import type { Path } from '../document';
import type { FaultDetail } from '../project/definition';
import { discriminatorOf, flattened, holds, type Inner, inner, nearest, opened, type Shape } from './shape-branches';
import { type UnknownKind, unknownKindOf } from './shape-kinds';
import { nounOf, oneOf, wantedOf } from './shape-words';
import { stringOf } from '../../runtime/validation/string-of';
import { isObject } from '../../runtime/validation/is-object';

/** Takes one fault of a shape. `breaks` is false where the value can be read all the same. */
type ShapeReport = (code: FaultCode, path: Path, message: string, detail?: FaultDetail & { breaks?: boolean }) => void;

/** Says in plain sentences how a value departs from its shape. Zod decides whether it does; this walks both together to say where and why. */
export function checkShape(shape: Shape, value: unknown, report: ShapeReport): void {
  if (!holds(shape, value)) explain(shape, value, [], report);
}

function explain(shape: Shape, value: unknown, path: Path, report: ShapeReport): void {
  const definition = inner(shape);
  if (definition.type === 'optional' || definition.type === 'default')
    return value === undefined ? undefined : explain(definition.innerType as Shape, value, path, report);
  if (definition.type === 'lazy') return explain((definition.getter as () => Shape)(), value, path, report);
  if (holds(shape, value)) return;
  if (definition.type === 'union') return explainUnion(shape, definition.options ?? [], value, path, report);
  if (definition.type === 'object' && isObject(value)) return explainObject(shape, definition, value, path, report);
  if (definition.type === 'array' && Array.isArray(value)) {
    const before = count(report);
    value.forEach((item, index) => explain(definition.element as Shape, item, [...path, index], before.report));
    return before.any() ? undefined : explainLeaf(shape, value, path, report);
  }
  if (definition.type === 'record' && isObject(value)) {
    for (const [key, item] of Object.entries(value)) {
      if (!holds(definition.keyType as Shape, key))
        explainLeaf(definition.keyType as Shape, key, [...path, key], (code, at, message) => report(code, at, message, { part: 'key' }));
      explain(definition.valueType as Shape, item, [...path, key], report);
    }
    return;
  }
  explainLeaf(shape, value, path, report);
}

/** Passes faults on and tells whether there were any. */
function count(report: ShapeReport): { report: ShapeReport; any: () => boolean } {
  let faults = 0;
  return { report: (...fault) => (faults++, report(...fault)), any: () => faults > 0 };
}

function explainObject(shape: Shape, definition: Inner, value: Record<string, unknown>, path: Path, report: ShapeReport): void {
  const parts = definition.shape ?? {};
  const found = count(report);
  const missing = Object.keys(parts).filter((key) => !Object.hasOwn(value, key) && !holds(parts[key] as Shape, undefined));
  for (const [key, item] of Object.entries(value)) {
    if (Object.hasOwn(parts, key)) explain(parts[key] as Shape, item, [...path, key], found.report);
    else if (key !== '__proto__' && definition.catchall !== undefined && inner(definition.catchall).type === 'never') {
      const suggestion =
        closest(key, missing) ??
        closest(
          key,
          Object.keys(parts).filter((known) => !Object.hasOwn(value, known)),
        );
      const meant = missing.indexOf(suggestion ?? '');
      if (meant >= 0) missing.splice(meant, 1);
      const noun = nounOf(shape);
      found.report('unknown-key', [...path, key], `There is no key "${key}" ${noun === undefined ? 'here' : `in ${noun}`}.`, {
        part: 'key',
        suggestion,
        breaks: meant >= 0,
      });
    }
  }
  for (const key of missing) {
    const noun = nounOf(shape);
    found.report('missing-key', path, `The key "${key}" is missing${noun === undefined ? '' : ` in ${noun}`}.`);
  }
  if (!found.any()) explainLeaf(shape, value, path, report);
}

function explainUnion(shape: Shape, options: Shape[], value: unknown, path: Path, report: ShapeReport): void {
  const open = options.map(opened);
  const kind = isObject(value) ? discriminatorOf(open.flatMap(flattened)) : undefined;
  if (kind !== undefined && isObject(value) && Object.hasOwn(value, kind.key) && !kind.values.includes(value[kind.key])) {
    const suggestion = closest(stringOf(value[kind.key]), kind.values.map(stringOf));
    return report('wrong-value', [...path, kind.key], `This must be ${oneOf(kind.values.map((one) => JSON.stringify(one)))}.`, { suggestion });
  }
  const unknown = isObject(value) ? unknownKindOf(open, value) : undefined;
  if (unknown !== undefined && isObject(value)) return explainUnknownKind(unknown, value, path, report);
  const option = Array.isArray(value) ? open.find((one) => inner(one).type === 'array') : isObject(value) ? nearest(open, value) : undefined;
  if (option !== undefined) return explain(option, value, path, report);
  const same = open.filter((one) => inner(one).type === typeof value);
  if (same.length === 1) return explainLeaf(same[0] as Shape, value, path, report);
  report('wrong-type', path, `This must be ${wantedOf(shape)}.`);
}

/** Says that there is no such kind; the rest is held to the kind that was probably meant. */
function explainUnknownKind({ key, message, meant }: UnknownKind, value: Record<string, unknown>, path: Path, report: ShapeReport): void {
  report('unknown-kind', key === undefined ? path : [...path, key], message, { part: 'key', suggestion: meant?.name });
  if (meant === undefined || key === undefined) return;
  const renamed = Object.fromEntries(Object.entries(value).map(([name, part]) => [name === key ? meant.name : name, part]));
  const written = (at: Path): Path => (at[path.length] === meant.name ? [...path, key, ...at.slice(path.length + 1)] : at);
  explain(meant.shape, renamed, path, (code, at, says, detail) => report(code, written(at), says, detail));
}

function explainLeaf(shape: Shape, value: unknown, path: Path, report: ShapeReport): void {
  const result = (shape as z.ZodType).safeParse(value);
  const issue = result.error?.issues[0];
  if (issue === undefined) return;
  // Unknown keys have been reported where they stand; the reserved one by the reader of the file.
  if (issue.code === 'unrecognized_keys') return;
  const noun = wantedOf(shape);
  if (issue.code === 'invalid_type') return report('wrong-type', [...path, ...(issue.path as Path)], `This must be ${noun}.`);
  if (issue.code === 'invalid_value') {
    const suggestion = typeof value === 'string' ? closest(value, issue.values.map(stringOf)) : undefined;
    return report('wrong-value', path, issue.message.startsWith('Invalid ') ? `This must be ${noun}.` : issue.message, { suggestion });
  }
  if (issue.code === 'invalid_format' && issue.format === 'starts_with')
    return report('wrong-value', path, `This must begin with ${JSON.stringify((issue as { prefix?: string }).prefix)}.`);
  if (issue.code === 'invalid_format') return report(isIdMessage(issue.message) ? 'bad-id' : 'wrong-value', path, issue.message);
  if (issue.code === 'too_small')
    return report(
      'wrong-value',
      path,
      issue.origin === 'number' ? `This must be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}.` : 'This must not be empty.',
    );
  if (issue.code === 'too_big') return report('wrong-value', path, `This must be at most ${issue.maximum}.`);
  report('wrong-value', path, issue.message === 'Invalid input' ? `This must be ${noun}.` : issue.message);
}

const isIdMessage = (message: string): boolean => message.startsWith('An id ') || message.startsWith('An operationId');
