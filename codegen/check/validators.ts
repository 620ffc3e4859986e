import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Rule } from '../../runtime/definitions/shapes/form';
import type { Validator } from '../../runtime/definitions/shapes/validator';
import type { Path } from '../document';
import { type Check, type Place, reportUnknown } from './check';
import { checkSource } from './expressions';
import { checkJsonSchema, writtenOut } from './json-schemas';
import { commonScope } from './screen-place';
import { checkTemplate } from './templates';
import { checkText } from './texts';

const noWorld: Place['targets'] = { kind: 'screen', data: {}, state: {}, forms: {}, events: {} };

/** Checks a validator: its schemas are sound, its condition and its message read only what they have. */
export function checkValidator(check: Check<Validator>): void {
  const { value } = check.definition;
  for (const key of ['value', 'options'] as const) if (value[key]) checkJsonSchema(check, [key], value[key]);
  const scope = {
    ...commonScope(check),
    value: value.value && writtenOut(check, value.value),
    options: value.options === undefined ? { type: 'object', properties: {}, additionalProperties: false } : writtenOut(check, value.options),
  };
  const place: Place = { pending: new Set(), targets: noWorld, scope };
  const unasked: Place = { ...place, scope: { ...scope, value: undefined } };
  for (const [keyword, limit] of Object.entries(value.limits ?? {})) checkSource(check, ['limits', keyword], limit, unasked);
  checkSource(check, ['validWhen'], value.validWhen, place, 'boolean');
  checkText(check, ['message'], value.message, place);
}

/** Checks a rule that uses a validator: it exists, and gets the options it asks for. */
export function checkUse(check: Check, path: Path, rule: Extract<Rule, { use: string }>, place: Place): void {
  const found = check.query('validator', rule.use);
  if (found === undefined) return reportUnknown(check, 'unknown-validator', [...path, 'use'], 'validator', rule.use, check.query('names', 'validator'));
  if (!found.sound) return;
  const options: JsonSchema =
    found.value.options === undefined ? { type: 'object', properties: {}, additionalProperties: false } : (writtenOut(check, found.value.options) ?? {});
  checkTemplate(check, [...path, 'options'], rule.options ?? {}, options, place);
  checkText(check, [...path, 'message'], rule.message, { ...place, scope: { ...place.scope, value: undefined, options } });
}
