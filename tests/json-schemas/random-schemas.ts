import fc from 'fast-check';

type Schema = Record<string, unknown>;

/** A schema, and a document that need not fit it. */
interface Sample {
  schema: Schema;
  document: unknown;
}

const name = fc.constantFrom('a', 'b', 'c', '', 'a/b', 'm~n', 'x-y', '0');
const line = fc.constantFrom('', 'a', 'xy', 'two\nlines', ' ', '2026-02-03', 'not a date', 'é', '"', '5');
const leaf = fc.oneof(line, fc.constantFrom(0, 1, -2.5, 1e21, 7), fc.boolean(), fc.constant(null));

const plain: fc.Arbitrary<Schema> = fc.oneof(
  fc.constant({}),
  fc.constantFrom('string', 'number', 'integer', 'boolean', 'null').map((type) => ({ type })),
  fc.constantFrom('date', 'email', 'uri', 'date-time').map((format) => ({ type: 'string', format })),
  fc.constant({ type: ['null', 'string'], default: null }),
  fc.constant({ type: ['string', 'number', 'boolean'] }),
  fc.constant({ enum: ['a', 'xy', 1, null] }),
  fc.constant({ const: 7 }),
  fc.constant({ type: 'boolean', default: true }),
  fc.constant({ default: 'a' }),
  fc.constant({ type: 'string', maxLength: 1000 }),
  fc.constant({ anyOf: [{ type: 'string', enum: ['a'] }, { type: 'string' }] }),
);

const { schema } = fc.letrec<{ schema: Schema }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    { arbitrary: plain, weight: 3 },
    {
      arbitrary: fc
        .tuple(
          fc.dictionary(name, tie('schema'), { maxKeys: 4, noNullPrototype: true }),
          fc.subarray(['a', 'b', '']),
          fc.constantFrom(undefined, true, false, { type: 'number' }),
        )
        .map(([properties, required, others]) => ({ type: 'object', properties, required, ...(others !== undefined && { additionalProperties: others }) })),
      weight: 4,
    },
    { arbitrary: tie('schema').map((items) => ({ type: 'array', items })), weight: 2 },
    { arbitrary: fc.array(tie('schema'), { minLength: 1, maxLength: 3 }).map((prefixItems) => ({ type: 'array', prefixItems })), weight: 1 },
    {
      arbitrary: fc
        .tuple(fc.constantFrom('anyOf', 'oneOf'), fc.array(tie('schema'), { minLength: 1, maxLength: 3 }))
        .map(([keyword, options]) => ({ [keyword]: options })),
      weight: 2,
    },
    { arbitrary: tie('schema').map((others) => ({ additionalProperties: others })), weight: 1 },
    { arbitrary: tie('schema').map((part) => ({ patternProperties: { '^x': part }, additionalProperties: false })), weight: 1 },
    { arbitrary: fc.tuple(tie('schema'), tie('schema')).map(([one, other]) => ({ allOf: [one, other] })), weight: 1 },
    {
      arbitrary: fc.tuple(tie('schema'), tie('schema')).map(([one, other]) => ({
        type: 'object',
        properties: { a: {} },
        if: { required: ['a'] },
        then: { properties: { b: one } },
        else: { properties: { c: other } },
      })),
      weight: 1,
    },
    {
      // A condition on a property that only it describes.
      arbitrary: fc.tuple(tie('schema'), tie('schema')).map(([one, other]) => ({
        type: 'object',
        if: { required: ['b'] },
        then: { properties: { b: one } },
        else: { properties: { c: other } },
      })),
      weight: 1,
    },
    { arbitrary: fc.tuple(tie('schema'), tie('schema')).map(([b, c]) => ({ type: 'object', dependentSchemas: { b: { properties: { b, c } } } })), weight: 1 },
    { arbitrary: fc.constant({ $ref: '#' }), weight: 1 },
    { arbitrary: fc.constantFrom({ $ref: '#/nowhere' }, { $ref: 'https://example.org/elsewhere' }), weight: 1 },
  ),
}));

/** A value that a schema describes, more or less: now and then of another kind, with more or with less. */
function valueFor(of: unknown, random: fc.GeneratorValue, depth = 0): unknown {
  if (typeof of !== 'object' || of === null || depth > 4 || random(fc.integer, { min: 0, max: 9 }) === 0) return random(() => leaf);
  const given = of as Schema & { properties?: Schema; items?: unknown; prefixItems?: unknown[]; anyOf?: unknown[]; oneOf?: unknown[]; allOf?: unknown[] };
  const options = given.anyOf ?? given.oneOf ?? given.allOf;
  if (options !== undefined) return valueFor(options[random(fc.nat, { max: options.length - 1 })], random, depth + 1);
  if (given.enum !== undefined) return random(() => fc.constantFrom(...(given.enum as unknown[])));
  if (given.const !== undefined) return given.const;
  if (given.type === 'array') {
    const length = random(fc.nat, { max: 3 });
    return Array.from({ length }, (_, index) => valueFor(given.prefixItems?.[index] ?? given.items ?? {}, random, depth + 1));
  }
  if (given.type === 'object' || given.additionalProperties !== undefined || given.patternProperties !== undefined) {
    const value: Record<string, unknown> = {};
    const conditional = [given.then, given.else, (given.dependentSchemas as Schema | undefined)?.b] as (Schema | undefined)[];
    const properties = Object.assign({}, given.properties, ...conditional.map((part) => part?.properties)) as Schema;
    for (const [key, part] of Object.entries(properties)) if (random(fc.boolean)) value[key] = valueFor(part, random, depth + 1);
    if (random(fc.boolean))
      value[random(() => fc.constantFrom('x', 'z', ''))] = valueFor(
        typeof given.additionalProperties === 'object' ? given.additionalProperties : {},
        random,
        depth + 1,
      );
    return value;
  }
  const byType: Record<string, fc.Arbitrary<unknown>> = { string: line, boolean: fc.boolean(), null: fc.constant(null) };
  return random(() => byType[String(given.type)] ?? leaf);
}

/** Schemas with documents. */
export const samples: fc.Arbitrary<Sample> = fc
  .tuple(fc.dictionary(name, schema, { minKeys: 1, maxKeys: 4, noNullPrototype: true }), fc.gen())
  .map(([properties, random]) => {
    const whole: Schema = { type: 'object', properties };
    const document = Object.fromEntries(Object.entries(properties).flatMap(([key, part]) => (random(fc.boolean) ? [[key, valueFor(part, random)]] : [])));
    return { schema: whole, document };
  });
