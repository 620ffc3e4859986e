import type { CompiledForm, JsonSchema } from '../definitions/compiled';
import type { Field } from '../definitions/shapes/form';
import { childPointer } from '../validation/pointer';
import { includedSchemas } from '../validation/schema-at';
import { word } from '../words';
import { isObject } from '../validation/is-object';

/** A field that shows what no other field shows: properties that the schema allows and does not name. */
const otherProperties = 'other-properties';

/** The form of a schema that nobody made a form for: a field for each property, in the schema's order. */
export function formFromSchema(schema: JsonSchema): CompiledForm {
  const parts = includedSchemas(schema, schema);
  const properties = parts.flatMap((part) => (isObject(part.properties) ? Object.keys(part.properties) : []));
  const names = [...new Set(properties)];
  const isWhole = names.length === 0 || parts.some(hasAlternatives);
  const fields: Field[] = isWhole ? [{ id: 'whole', at: '' }] : names.map((name, index) => ({ id: `${slug(name)}-${index}`, at: childPointer('', name) }));
  if (!isWhole && allowsOthers(parts)) fields.push({ id: otherProperties, at: '', label: word('otherProperties'), options: { hidden: names } });
  return { id: 'any', kind: 'form', isOfSchema: true, data: allowsOthers(parts) ? withOthers(schema) : schema, fields, emptyCounts: true };
}

/** Alternatives that bring properties of their own: what shows depends on which one fits. */
const hasAlternatives = (part: JsonSchema): boolean =>
  ['oneOf', 'anyOf', 'if', 'then', 'else'].some((keyword) =>
    [part[keyword]].flat().some((option) => isObject(option) && (option.properties !== undefined || option.$ref !== undefined || option.allOf !== undefined)),
  );

const allowsOthers = (parts: JsonSchema[]): boolean =>
  parts.every((part) => part.additionalProperties !== false) || parts.some((part) => part.patternProperties !== undefined);

/** @rjsf draws properties that are not named only where the schema says that there may be some. */
const withOthers = (schema: JsonSchema): JsonSchema =>
  schema.additionalProperties === undefined && schema.$ref === undefined ? { ...schema, additionalProperties: true } : schema;

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'property';
