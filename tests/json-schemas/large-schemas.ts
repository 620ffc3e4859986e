type Schema = Record<string, unknown>;

interface LargeSchema {
  name: string;
  schema: Schema;
  documents: unknown[];
}

const text = { type: 'string' };
const rangeOf = <Value>(length: number, make: (index: number) => Value): Value[] => Array.from({ length }, (_, index) => make(index));
const named = (length: number, make: (index: number) => [string, unknown]): Schema => Object.fromEntries(rangeOf(length, make));

/** The meta-schema of draft 07: every property of a schema is a schema. Its document is itself, with a share of its properties. */
function metaSchema(share: number): LargeSchema {
  const itself = { $ref: '#' };
  const count = { $ref: '#/definitions/count' };
  const list = { type: 'array', minItems: 1, items: itself };
  const map = { type: 'object', additionalProperties: itself, default: {} };
  const kinds = { enum: ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'] };
  const schemas = Object.fromEntries(
    ['additionalItems', 'contains', 'additionalProperties', 'propertyNames', 'if', 'then', 'else', 'not'].map((name) => [name, itself]),
  );
  const lists = Object.fromEntries(['allOf', 'anyOf', 'oneOf'].map((name) => [name, { $ref: '#/definitions/list' }]));
  const maps = Object.fromEntries(['definitions', 'properties', 'patternProperties'].map((name) => [name, map]));
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'http://example.org/draft-07/schema#',
    definitions: { list, count: { type: 'integer', minimum: 0 }, texts: { type: 'array', items: text, uniqueItems: true, default: [] }, kinds },
    type: ['object', 'boolean'],
    properties: {
      ...Object.fromEntries(['$id', '$schema', '$ref', 'title', 'description', 'pattern', 'format'].map((name) => [name, text])),
      ...Object.fromEntries(['maxLength', 'minLength', 'maxItems', 'minItems'].map((name) => [name, count])),
      ...Object.fromEntries(['maximum', 'minimum'].map((name) => [name, { type: 'number' }])),
      ...schemas,
      ...lists,
      ...maps,
      items: { anyOf: [itself, { $ref: '#/definitions/list' }], default: true },
      uniqueItems: { type: 'boolean', default: false },
      required: { $ref: '#/definitions/texts' },
      dependencies: { type: 'object', additionalProperties: { anyOf: [itself, { $ref: '#/definitions/texts' }] } },
      const: true,
      default: true,
      enum: { type: 'array', items: true },
      type: { anyOf: [{ $ref: '#/definitions/kinds' }, { type: 'array', items: { $ref: '#/definitions/kinds' }, minItems: 1, uniqueItems: true }] },
    },
    default: true,
  };
  const properties = Object.entries(schema.properties);
  return { name: 'a meta-schema', schema, documents: [{ ...schema, properties: Object.fromEntries(properties.slice(0, properties.length * share)) }] };
}

/** As schemas of charts are: hundreds of definitions, each with alternatives of others. */
function grammar(count: number): LargeSchema {
  const reference = (index: number) => ({ $ref: `#/definitions/D${index % count}` });
  const property = (of: number, index: number): unknown =>
    [
      { anyOf: [text, reference(of * 7 + index), { type: 'array', items: reference(of * 3 + index) }, { type: 'null' }] },
      reference(of + index),
      { type: 'number' },
    ][index % 3];
  const group = (of: number) => ({ type: 'object', additionalProperties: false, properties: named(18, (index) => [`p${index}`, property(of, index)]) });
  const definitions = { ...named(count, (index) => [`D${index}`, group(index)]), Any: { anyOf: rangeOf(count / 5, reference) } };
  const schema = {
    definitions,
    type: 'object',
    required: ['layers', 'config'],
    properties: { layers: { type: 'array', items: { $ref: '#/definitions/Any' } }, config: reference(1) },
  };
  const layer = (index: number) => ({ p2: index, p0: { p2: 1, p0: 'x' }, p1: { p1: { p2: 5, p3: [{ p2: 1 }] } } });
  return { name: `a grammar of ${count} definitions`, schema, documents: [{ layers: rangeOf(count / 15, layer) }, {}] };
}

/** As schemas of clusters are: one of many kinds, told by a constant. */
function kinds(count: number): LargeSchema {
  const container = {
    type: 'object',
    properties: {
      image: text,
      env: { type: 'array', items: { type: 'object', properties: { name: text, from: { $ref: '#/definitions/container' } } } },
      sidecar: { $ref: '#/definitions/container' },
    },
  };
  const kind = (index: number) => ({
    type: 'object',
    required: ['kind', 'spec'],
    properties: {
      kind: { enum: [`Kind${index}`] },
      spec: { type: 'object', properties: named(30, (field) => [`field${field}`, field % 2 ? text : { $ref: '#/definitions/container' }]) },
    },
  });
  const document = { kind: `Kind${Math.floor(count * 0.65)}`, spec: { field1: 'a', field0: { image: 'i', env: [{ name: 'A', from: { image: 'z' } }] } } };
  return { name: `one of ${count} kinds`, schema: { oneOf: rangeOf(count, kind), definitions: { container } }, documents: [document, {}] };
}

/** As schemas of linters are: very many rules, each of several forms. */
function rules(count: number): LargeSchema {
  const level = { oneOf: [{ type: 'integer', minimum: 0, maximum: 2 }, { enum: ['off', 'warn', 'error'] }] };
  const rule = { oneOf: [...level.oneOf, { type: 'array', items: [level], additionalItems: {} }] };
  const icon = { anyOf: rangeOf(count * 3, (index) => ({ const: `icon-${index}` })) };
  const schema = {
    $defs: { rule },
    type: 'object',
    properties: {
      icon,
      rules: {
        type: 'object',
        properties: named(count, (index) => [`rule-${index}`, { $ref: '#/$defs/rule' }]),
        additionalProperties: { $ref: '#/$defs/rule' },
      },
    },
  };
  const values = [() => 'off', () => 2, (index: number) => ['error', { max: index, list: ['a'] }]];
  return {
    name: `${count} rules`,
    schema,
    documents: [{ icon: 'icon-3', rules: named((count * 2) / 3, (index) => [`rule-${index}`, values[index % 3]?.(index)]) }],
  };
}

/** A group within a group within a group, and one that must hold itself. */
function recursion(depth: number): LargeSchema {
  const group = {
    type: 'object',
    properties: {
      v: { type: 'integer' },
      child: { $ref: '#/$defs/group' },
      more: { type: 'array', items: { $ref: '#/$defs/group' } },
      endless: { $ref: '#/$defs/endless' },
    },
  };
  const endless = { type: 'object', required: ['again'], properties: { again: { $ref: '#/$defs/endless' }, group: { $ref: '#/$defs/group' } } };
  let document: unknown = { v: 0 };
  for (let v = 1; v <= depth; v += 1) document = { v, child: document, more: [{ v: 1 }] };
  return { name: `a recursion of ${depth} groups`, schema: { $ref: '#/$defs/group', $defs: { group, endless } }, documents: [document, {}] };
}

function rows(count: number): LargeSchema {
  const row = { type: 'object', properties: { id: { type: 'integer' }, name: text, tags: { type: 'array', items: text }, kind: { enum: ['a', 'b'] } } };
  return {
    name: `a list of ${count} groups`,
    schema: { type: 'array', items: row },
    documents: [rangeOf(count, (id) => ({ id, name: `n${id}`, tags: ['x', 'y'], kind: 'a' }))],
  };
}

/** Schemas that are large or have no end, of the kinds that are met in catalogues of schemas; with a `share` of 0.1 they are a tenth as large. */
export const largeSchemas = (share = 1): LargeSchema[] => [
  metaSchema(share),
  grammar(300 * share),
  kinds(120 * share),
  rules(300 * share),
  recursion(40 * share),
  rows(300 * share),
];
