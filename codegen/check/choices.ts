import { closest } from '../../runtime/definitions/fault';
import type { Field } from '../../runtime/definitions/shapes/form';
import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Path } from '../document';
import type { Definition } from '../project/definition';
import type { WidgetShape } from '../project/standard-shapes';
import type { Check } from './check';
import { present } from './schema-path';
import { stringOf } from '../../runtime/validation/string-of';
import { isObject } from '../../runtime/validation/is-object';

/** Whoever opens a list must find something in it: choices in the options, in the schema, or from a call. */
export function checkHasChoices(check: Check, at: Path, field: Field, widget: Definition<WidgetShape> | undefined, schema: JsonSchema | undefined): void {
  if (widget === undefined || schema === undefined || !showsChoices(widget.value) || field.choicesFrom !== undefined) return;
  const items = isObject(field.options) && !('$' in field.options) ? field.options.items : field.options;
  // An expression gives them at run time.
  if (items !== undefined && !Array.isArray(items)) return;
  if (Array.isArray(items)) checkChoicesAgree(check, [...at, 'options', 'items'], items, schema);
  if (Array.isArray(items) ? items.length > 0 : hasChoices(schema)) return;
  check.report(
    'missing-choices',
    Array.isArray(items) ? [...at, 'options', 'items'] : at,
    'There are no choices. Add them in "options": { "items": [{ "value": "…", "text": "…" }] }, as "enum" in the schema, or by "choicesFrom".',
  );
}

/** What can be chosen may be stored. Not the other way round: a choice that is offered no longer stays valid where it is stored. */
function checkChoicesAgree(check: Check, at: Path, items: readonly unknown[], whole: JsonSchema): void {
  const schema = present(whole);
  const allowed = (schema.type === 'array' && isObject(schema.items) ? present(schema.items as JsonSchema) : schema).enum;
  const chosen = items.map((item) => (isObject(item) ? item.value : undefined));
  // A choice that is computed, or that a condition gives, shows only in the page.
  if (!Array.isArray(allowed) || chosen.some((value) => value === undefined || isObject(value))) return;
  const values = allowed.filter((value) => value !== null && value !== '');
  chosen.forEach((value, index) => {
    if (value === '' || value === null || values.includes(value)) return;
    const known = values.map((one) => JSON.stringify(one)).join(', ');
    check.report(
      'unknown-value',
      [...at, index, 'value'],
      `The property does not allow ${JSON.stringify(value)}, so it could not be saved. It allows ${known}.`,
      {
        suggestion: closest(stringOf(value), values.map(stringOf)),
      },
    );
  });
}

/** A widget that is given its choices by the option "items". */
const showsChoices = ({ options }: WidgetShape): boolean => isObject(options.properties) && Object.hasOwn(options.properties, 'items');

function hasChoices(whole: JsonSchema): boolean {
  const schema = present(whole);
  if (Array.isArray(schema.enum)) return schema.enum.length > 0;
  if (schema.type === 'array') return isObject(schema.items) && hasChoices(schema.items as JsonSchema);
  return schema.type === 'boolean' || Object.hasOwn(schema, 'const') || Array.isArray(schema.oneOf) || Array.isArray(schema.anyOf);
}
