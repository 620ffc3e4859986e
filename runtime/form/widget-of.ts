import type { JsonSchema } from '../definitions/compiled';
import type { PlannedField } from '../validation/form-plan';
import { includedSchemas } from '../validation/schema-at';
import { choicesOf } from './choices-of';
import type { DefaultWidget } from './form-context';

const structures = ['oneOf', 'anyOf', 'properties', 'patternProperties', 'if', 'items', 'prefixItems'];

const known = new WeakMap<readonly DefaultWidget[], WeakMap<PlannedField, { widget: string | undefined }>>();

/** The widget that draws a field: the one it names, else the usual one. Undefined: its parts are drawn as the schema says. */
export function widgetOf(planned: PlannedField, root: JsonSchema, table: readonly DefaultWidget[]): string | undefined {
  if (planned.field.widget !== undefined) return planned.field.widget;
  const ofTable = known.get(table) ?? new WeakMap<PlannedField, { widget: string | undefined }>();
  known.set(table, ofTable);
  const found = ofTable.get(planned) ?? { widget: usualWidget(planned.schema, root, table) };
  ofTable.set(planned, found);
  return found.widget;
}

/** The first line of the table that fits the schema. */
function usualWidget(schema: JsonSchema, root: JsonSchema, table: readonly DefaultWidget[]): string | undefined {
  const parts = includedSchemas(root, schema);
  const say = (keyword: string) => parts.find((part) => part[keyword] !== undefined)?.[keyword];
  const choices = choicesOf(root, schema);
  if (choices === undefined && parts.some((part) => structures.some((keyword) => part[keyword] !== undefined))) return undefined;
  const type = typeOf(say('type')) ?? typeOfChoices(choices?.map(({ value }) => typeof value));
  const maxLength = say('maxLength');
  return table.find(
    (line) =>
      line.type === type &&
      (line.format === undefined || line.format === say('format')) &&
      (line.choices !== true || choices !== undefined) &&
      (line.longerThan === undefined || (typeof maxLength === 'number' && maxLength > line.longerThan)),
  )?.widget;
}

/** One type, where the schema allows one and perhaps null. */
function typeOf(type: unknown): string | undefined {
  if (!Array.isArray(type)) return typeof type === 'string' ? type : undefined;
  const types = type.filter((name) => name !== 'null');
  return types.length === 1 ? String(types[0]) : undefined;
}

const typeOfChoices = (types: string[] | undefined) => (types !== undefined && new Set(types).size === 1 && types[0] !== 'boolean' ? types[0] : undefined);
