import Ajv2020 from 'ajv/dist/2020.js';
import type { JsonSchema } from '../../runtime/definitions/compiled';
import { closest } from '../../runtime/definitions/fault';
import { UnusableSchema } from '../../runtime/validation/drafts';
import { addressFormats } from '../../runtime/validation/address-formats';
import { ownFormats } from '../../runtime/validation/own-formats';
import { plainSchema } from '../../runtime/validation/plain-schema';
import type { Path } from '../document';
import { missingRecords, propertyReference, recordReferences } from '../project/missing-records';
import { type Records, writeOut } from '../records';
import { type Check, reportUnknown } from './check';
import { patternFault, patternSentences } from './patterns';
import { checkLimits } from './schema-limits';
import { typesOf } from './schema-path';
import { checkWords } from './schema-words';

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });

/** Checks a JSON Schema that stands in a definition: its words, their values, its references, its required names. */
export function checkJsonSchema(check: Check, path: Path, schema: JsonSchema): void {
  if (schema.$schema !== undefined && schema.$schema !== ajv.defaultMeta())
    return check.report(
      'bad-schema',
      [...path, '$schema'],
      `Schemas of definitions are written in draft 2020-12; ${JSON.stringify(schema.$schema)} is another one.`,
    );
  checkWords(check, path, schema);
  if (ajv.validateSchema(schema) !== true) {
    const errors = (ajv.errors ?? []).filter(({ keyword }) => !['anyOf', 'allOf', 'oneOf', '$dynamicRef', '$ref'].includes(keyword));
    const places = new Set<string>();
    for (const { instancePath, message, params } of errors) {
      if (places.has(instancePath)) continue;
      places.add(instancePath);
      const values = (params as { allowedValues?: unknown[] }).allowedValues;
      const names = instancePath
        .split('/')
        .slice(1)
        .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
      const wants = values ? `must be one of ${values.map((value) => JSON.stringify(value)).join(', ')}` : message;
      check.report('bad-schema', [...path, ...names], `This is not JSON Schema: ${names.at(-1) === undefined ? 'it' : `"${names.at(-1)}"`} ${wants}.`);
    }
    return;
  }
  checkReferences(check, path, schema);
  checkRequired(check, path, schema);
  checkNamedTexts(check, path, schema);
  checkPatterns(check, path, schema);
  checkMeaning(check, path, schema);
}

/** A schema whose references lead nowhere or never end judges nothing: neither validator is given it. */
function checkMeaning(check: Check, path: Path, schema: JsonSchema): void {
  const written = writtenOut(check, schema);
  if (written === undefined || !/"\$(dynamicRef|ref)"/.test(JSON.stringify(written))) return;
  try {
    plainSchema(written);
  } catch (error) {
    if (!(error instanceof UnusableSchema)) throw error;
    const place = error.at && pathTo(written, error.at.schema);
    check.report('bad-schema', place === undefined || error.at === undefined ? path : [...path, ...place, error.at.word], error.message);
  }
}

/** Where a part stands in a value. */
function pathTo(value: unknown, part: unknown): Path | undefined {
  if (value === part) return [];
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = pathTo(inner, part);
    if (found !== undefined) return [Array.isArray(value) ? Number(key) : key, ...found];
  }
  return undefined;
}

/** Every `record:Name` in a value names a record. A property of a record that is one of another record has been written out, or is reported. */
export function checkReferences(check: Check, path: Path, value: unknown): void {
  for (const reference of recordReferences(value)) {
    const at = [...path, ...reference.path];
    if (reference.name.includes('#')) {
      const isProperty = check.definition.kind === 'record' && at.length === 3 && at[0] === 'properties';
      if (!isProperty || propertyReference(`record:${reference.name}`) === undefined)
        check.report(
          'wrong-place',
          at,
          'Only a property of a record can be one of another record, as in "record:Person#/properties/Email". Name the whole record here.',
        );
    } else if (check.query('record', reference.name) === undefined)
      reportUnknown(check, 'unknown-record', at, 'record', reference.name, check.query('names', 'record'));
  }
}

/** A closed object cannot require what it does not have. */
function checkRequired(check: Check, path: Path, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const { required, properties, additionalProperties } = value as JsonSchema;
  if (Array.isArray(required) && additionalProperties === false)
    required.forEach((name, index) => {
      if (!Object.hasOwn((properties ?? {}) as object, String(name)))
        check.report('unknown-property', [...path, 'required', index], `There is no property "${name}" to require.`, {
          suggestion: closest(String(name), Object.keys((properties ?? {}) as object)),
        });
    });
  for (const [key, part] of Object.entries(value)) checkRequired(check, [...path, Array.isArray(value) ? Number(key) : key], part);
}

/** Checks `x-texts`: each name is a property that holds a text, also where the schema refers to a record. */
function checkNamedTexts(check: Check, path: Path, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const names = (value as JsonSchema)['x-texts'];
  if (names !== undefined) {
    const properties = (writtenOut(check, value as JsonSchema)?.properties ?? {}) as Record<string, JsonSchema>;
    const texts = Object.keys(properties).filter((name) => typesOf(properties[name]!).includes('string'));
    if (!Array.isArray(names)) check.report('wrong-value', [...path, 'x-texts'], '"x-texts" is a list of names of properties.');
    else
      names.forEach((name, index) => {
        if (!texts.includes(String(name)))
          check.report('unknown-property', [...path, 'x-texts', index], `There is no text "${name}" to translate.`, {
            suggestion: closest(String(name), texts),
          });
      });
  }
  for (const [key, part] of Object.entries(value)) checkNamedTexts(check, [...path, Array.isArray(value) ? Number(key) : key], part);
}

/** The formats that both sides can tell. */
const standardFormats = ['date', 'time', 'date-time', 'email', 'uri', 'uri-reference', 'uuid', 'hostname', 'ipv4', 'ipv6', 'regex', 'duration'];
const formats = [...standardFormats, ...Object.keys(addressFormats), ...Object.keys(ownFormats)];

function checkPatterns(check: Check, path: Path, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) checkLimits(check, path, value as JsonSchema);
  for (const [key, part] of Object.entries(value)) {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    if (key === 'pattern' && typeof part === 'string') checkPattern(check, at, part);
    else if (key === 'format' && typeof part === 'string' && Object.hasOwn(value, 'type') && !formats.includes(part))
      check.report('bad-schema', at, `There is no format "${part}".`, { suggestion: closest(part, formats) });
    else checkPatterns(check, at, part);
  }
}

function checkPattern(check: Check, path: Path, pattern: string): void {
  const fault = patternFault(pattern);
  if (fault !== undefined) check.report(fault === 'slow' ? 'slow-pattern' : 'bad-schema', path, patternSentences[fault]);
}

const written = new WeakMap<Records, WeakMap<JsonSchema, JsonSchema>>();

/** A schema of a definition with its records written out; nothing, that is any value, where one of them does not exist. */
export function writtenOut(check: Check, schema: JsonSchema | undefined): JsonSchema | undefined {
  if (schema === undefined || typeof schema !== 'object') return undefined;
  const references = recordReferences(schema);
  if (references.length === 0) return schema;
  for (const { name } of references) check.query('schema', name);
  const records = check.peek('records');
  const known = written.get(records) ?? new WeakMap<JsonSchema, JsonSchema>();
  written.set(records, known);
  if (!known.has(schema) && missingRecords(schema, records).length === 0) known.set(schema, writeOut(schema, records));
  return known.get(schema);
}
