import type { JsonSchema } from '../../runtime/definitions/compiled';
import { isExpression } from '../../runtime/definitions/shapes/is-expression';
import { closest } from '../../runtime/definitions/fault';
import type { Path } from '../document';
import type { Check, Place } from './check';
import { checkSource } from './expressions';
import { inWords, present, typesOf } from './schema-path';
import { stringOf } from '../../runtime/validation/string-of';

type TemplatePlace = Pick<Place, 'scope'> & Partial<Place>;

/** How a value is held against a schema. */
interface TemplateOptions {
  /** Required properties may be absent, because they are filled in later: everywhere, or `within` what is required at the outside. */
  partial?: boolean | 'within';
  /** Expressions count as values of any type. */
  looseExpressions?: boolean;
}

/** Checks JSON in which any value may be an expression: each expression in its place, and all of it against the schema it must have. */
export function checkTemplate(
  check: Check,
  path: Path,
  template: unknown,
  schema: JsonSchema | undefined,
  place: TemplatePlace,
  options: TemplateOptions = {},
): void {
  if (template === undefined) return;
  const expected = schema === undefined || typeof schema !== 'object' ? undefined : present(schema);
  if (isExpression(template)) {
    const type = checkSource(check, path, template, place);
    if (type !== undefined && expected !== undefined && options.looseExpressions !== true && !gives(type, schema as JsonSchema, expected))
      check.report('wrong-expression-type', [...path, '$'], `This must give ${described(expected)}, and gives ${givenBy(type)}.`);
  } else if (Array.isArray(template)) {
    if (expected !== undefined && !fits('array', expected)) reportType(check, path, expected);
    template.forEach((item, index) => checkTemplate(check, [...path, index], item, expected?.items as JsonSchema | undefined, place, options));
  } else if (typeof template === 'object' && template !== null) {
    checkObject(check, path, template as Record<string, unknown>, expected, place, options);
  } else if (expected !== undefined) checkLiteral(check, path, template, schema as JsonSchema, expected);
}

function checkObject(
  check: Check,
  path: Path,
  template: Record<string, unknown>,
  expected: JsonSchema | undefined,
  place: TemplatePlace,
  options: TemplateOptions,
): void {
  if (expected !== undefined && !fits('object', expected)) reportType(check, path, expected);
  const properties = (expected?.properties ?? {}) as Record<string, JsonSchema>;
  const rest = expected?.additionalProperties;
  const meant = new Set<string | undefined>();
  for (const [name, part] of Object.entries(template)) {
    const known = Object.hasOwn(properties, name);
    if (!known && rest === false && expected?.patternProperties === undefined) {
      const suggestion = closest(name, Object.keys(properties));
      meant.add(suggestion);
      check.report('unknown-value', [...path, name], `There is no value "${name}" here.`, { part: 'key', suggestion });
      continue;
    }
    checkTemplate(
      check,
      [...path, name],
      part,
      known ? properties[name] : typeof rest === 'object' ? (rest as JsonSchema) : undefined,
      place,
      options.partial === 'within' ? { ...options, partial: true } : options,
    );
  }
  if (options.partial === true || !Array.isArray(expected?.required)) return;
  for (const name of expected.required)
    if (!Object.hasOwn(template, String(name)) && !meant.has(String(name))) check.report('missing-value', path, `The value "${name}" is missing here.`);
}

function checkLiteral(check: Check, path: Path, literal: unknown, schema: JsonSchema, expected: JsonSchema): void {
  const allowed = expected.enum ?? ('const' in expected ? [expected.const] : undefined);
  if (literal === null) {
    if (!fits('null', schema) && present(schema) === schema) reportType(check, path, expected);
  } else if (!fits(typeof literal, expected)) reportType(check, path, expected);
  else if (Array.isArray(allowed) && !allowed.includes(literal))
    check.report('wrong-value', path, `This must be one of ${allowed.map((value) => JSON.stringify(value)).join(', ')}.`, {
      suggestion: typeof literal === 'string' ? closest(literal, allowed.map(stringOf)) : undefined,
    });
}

const reportType = (check: Check, path: Path, expected: JsonSchema): void => check.report('wrong-type', path, `This must be ${described(expected)}.`);

const fits = (type: string, schema: JsonSchema): boolean => {
  const types = typesOf(schema);
  return types.length === 0 || types.includes(type);
};

/** Whether what an expression gives, in CEL's words, is of a type the schema allows. */
function gives(type: string, schema: JsonSchema, expected: JsonSchema): boolean {
  if (type === 'dyn' || type === 'null') return true;
  return fits(jsonType(type), expected) || fits(jsonType(type), schema);
}

const jsonType = (type: string): string =>
  ({ bool: 'boolean', string: 'string', double: 'number', int: 'number' })[type] ?? (type.startsWith('list') ? 'array' : 'object');

const described = (schema: JsonSchema): string => inWords(typesOf(schema));
const givenBy = (type: string): string => inWords([jsonType(type)]);
