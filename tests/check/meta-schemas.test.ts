import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { expect, test } from 'vitest';
import { functionDescriptions } from '../../codegen/generate/function-descriptions';
import { sharedName } from '../../codegen/generate/meta-schemas';
import { functions } from '../../runtime/expressions/functions';
import { fileKind } from '../../codegen/project/file-kind';
import { readSource } from '../../codegen/source';

type Schema = { [keyword: string]: unknown };
const written = join(import.meta.dirname, '../../schemas/definitions');
const schemas = Object.fromEntries(
  readdirSync(written).map((file) => [file.replace('.schema.json', ''), JSON.parse(readFileSync(join(written, file), 'utf8')) as Schema]),
);
const { [sharedName]: shared, ...kinds } = schemas;
/** A validator with what the meta-schemas share beside it, as an editor finds it in the same folder. */
const makeAjv = () => new Ajv({ strict: false, validateFormats: false }).addSchema(shared as Schema, `${sharedName}.schema.json`);
const source = [...readSource(join(import.meta.dirname, '../..'))].map(([file, text]) => ({ file, text, kind: fileKind(file)?.kind ?? '' }));

test.each(Object.keys(kinds))('an editor finds nothing wrong in the definitions of the kind %s', (kind) => {
  const validate = makeAjv().compile(kinds[kind] as Schema);
  const wrong = source.filter((one) => one.kind === kind && !validate(JSON.parse(one.text)));
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

/** The keys of a meta-schema's objects that say nothing of themselves. */
function unexplained(value: unknown, place: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => unexplained(item, place));
  if (typeof value !== 'object' || value === null) return [];
  const properties = ((value as Schema).properties ?? {}) as Record<string, Schema>;
  // A key may be called `properties` itself: what stands below it is a schema then.
  const silent = Object.entries(properties).flatMap(([key, schema]) => (typeof schema !== 'object' || explains(schema) ? [] : `${place}: ${key}`));
  const { properties: _below, ...words } = value as Schema;
  const parts = [...Object.values(properties).map((part): [string, unknown] => ['', part]), ...Object.entries(words)];
  return [...silent, ...parts.flatMap(([key, part]) => unexplained(part, /^[A-Z]/.test(key) ? key : place))];
}
const explains = (schema: Schema): boolean =>
  ['description', '$ref', 'allOf', 'const'].some((keyword) => keyword in schema) ||
  explainsItems(schema.items) ||
  (Array.isArray(schema.anyOf) && schema.anyOf.some((branch: Schema) => explains(branch) || explainsItems(branch.items)));
const explainsItems = (items: unknown): boolean => typeof items === 'object' && items !== null && explains(items as Schema);

test('every key of our own kinds is explained, so that an editor can say what it is for', () => {
  const { endpoints: _openApi, ...own } = schemas;
  expect([...new Set(Object.entries(own).flatMap(([kind, schema]) => unexplained(schema, kind)))]).toEqual([]);
});

test('an editor knows the words of an item by its catalogue', () => {
  const validate = makeAjv().compile(kinds.item as Schema);
  const running = JSON.parse(source.find(({ file }) => file.endsWith('/running.item.json'))?.text ?? '') as { value: object };
  expect(validate(running)).toBe(true);
  expect(validate({ ...running, value: { ...running.value, TrackerNmae: 'Run' } })).toBe(false);
});

test('every function of expressions is explained, and nothing that is none', () => {
  expect(Object.keys(functionDescriptions)).toEqual(functions.map(({ signature }) => signature));
});

test('a shape stands in one meta-schema alone, and each that is pointed to is there', () => {
  const definitionsOf = (schema: Schema | undefined) => Object.keys((schema?.definitions ?? {}) as object);
  const names = Object.values(schemas).flatMap(definitionsOf);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  const pointed = [...JSON.stringify(schemas).matchAll(new RegExp(`"${sharedName}\\.schema\\.json#/definitions/(\\w+)"`, 'g'))].map(([, name]) => name);
  expect(pointed.length).toBeGreaterThan(20);
  expect(pointed.filter((name) => !definitionsOf(shared).includes(name ?? ''))).toEqual([]);
});
