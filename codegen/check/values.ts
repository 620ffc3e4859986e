import type { JsonSchema } from '../../runtime/definitions/compiled';
import { closest } from '../../runtime/definitions/fault';
import { interpretSchema } from '../../runtime/validation/interpreter';
import { messageOf } from '../../runtime/validation/messages';
import { valueAt } from '../../runtime/validation/pointer';
import { essentialErrors, type FindSchemaErrors, type SchemaError } from '../../runtime/validation/schema-errors';
import { type Path, pointerOf } from '../document';
import type { Check } from './check';
import { follow, namesOf } from './schema-path';
import { stringOf } from '../../runtime/validation/string-of';

const finders = new WeakMap<JsonSchema, FindSchemaErrors>();

/** Holds a value of a definition to a schema, and reports what is wrong where it stands: `path` leads to the value. Whether it is as it should be. */
export function checkValue(report: Check['report'], path: Path, value: unknown, schema: JsonSchema): boolean {
  const find = finders.get(schema) ?? interpretSchema(schema);
  finders.set(schema, find);
  const all = essentialErrors(find(value));
  // A part of a schema that cannot be used judges nothing: the check of the schema reports it.
  const errors = all.filter(({ keyword }) => keyword !== 'unusable');
  const misspelt = new Set<string>();
  for (const error of errors.filter(({ keyword }) => keyword === 'additionalProperties')) {
    const names = namesOf(error.pointer);
    const known = follow(schema, names);
    const around = valueAt(value, pointerOf(names.slice(0, -1))) as object;
    const free = typeof known === 'object' && 'missing' in known ? known.among.filter((name) => !Object.hasOwn(around, name)) : [];
    const suggestion = closest(names.at(-1) ?? '', free);
    if (suggestion !== undefined) misspelt.add(pointerOf([...names.slice(0, -1), suggestion]));
    report('unknown-value', [...path, ...stepsIn(value, error.pointer)], `There is no value "${names.at(-1)}" here.`, { part: 'key', suggestion });
  }
  for (const error of errors) if (error.keyword !== 'additionalProperties' && !misspelt.has(error.pointer)) reportError(report, path, value, error);
  return all.length === 0;
}

function reportError(report: Check['report'], around: Path, value: unknown, error: SchemaError): void {
  const path = [...around, ...stepsIn(value, error.pointer)];
  if (error.keyword === 'required') return report('missing-value', path.slice(0, -1), `The value "${namesOf(error.pointer).at(-1)}" is missing here.`);
  const is = valueAt(value, error.pointer);
  const suggestion = error.keyword === 'enum' && Array.isArray(error.limit) ? closest(stringOf(is), error.limit.map(stringOf)) : undefined;
  report(error.keyword === 'type' ? 'wrong-type' : 'wrong-value', path, messageOf(error, 'This'), { suggestion });
}

/** A pointer as the steps of a path: numbers where lists are. */
export function stepsIn(value: unknown, pointer: string | undefined): Path {
  let around = value;
  return namesOf(pointer ?? '').map((name) => {
    const step = Array.isArray(around) ? Number(name) : name;
    around = valueAt(around, pointerOf([step]));
    return step;
  });
}
