import type { JsonSchema } from '../definitions/compiled';
import { translated } from '../format/language';
import { own } from './own';
import { stringOf } from './string-of';
import { isObject } from './is-object';

/** A draft of JSON Schema that is read here, as a number that grows. */
export type Draft = 4 | 6 | 7 | 2019 | 2020;

/** Why a schema cannot be used: the sentence is for people. `at`: the part of it that says so, and by which word. */
export class UnusableSchema extends Error {
  constructor(
    message: string,
    readonly at?: { schema: JsonSchema; word: string },
  ) {
    super(message);
  }
}

const addresses: Record<string, Draft> = {
  'json-schema.org/draft-04/schema': 4,
  'json-schema.org/draft-06/schema': 6,
  'json-schema.org/draft-07/schema': 7,
  'json-schema.org/draft/2019-09/schema': 2019,
  'json-schema.org/draft/2020-12/schema': 2020,
};

/** The draft in which a schema says that it is written; the one given where it says nothing. Another one is refused: its words may mean something else. */
export function draftOf(schema: JsonSchema, unsaid: Draft = 2020): Draft {
  const { $schema } = schema;
  if ($schema === undefined) return unsaid;
  const address = stringOf($schema)
    .replace(/^https?:\/\//, '')
    .replace(/#$/, '');
  const draft = own(addresses, address);
  if (draft === undefined)
    throw new UnusableSchema(
      translated('"$schema" names {draft}, which is not supported. Supported drafts are 04, 06, 07, 2019-09 and 2020-12.', { draft: stringOf($schema) }),
      { schema, word: '$schema' },
    );
  return draft;
}

/** What a word holds: one schema, a list of them, one for each name, one or a list, schemas or names for each name, or something that is no schema. */
type Holds = 'one' | 'list' | 'named' | 'items' | 'dependencies' | 'value';

const hold = (holds: Holds, ...names: string[]): [string, Holds][] => names.map((name) => [name, holds]);

/** The words that judge data, and those that only keep schemas. What is not here is a note, and judges nothing. */
const words = new Map<string, Holds>([
  ...hold('value', 'type', 'enum', 'const', 'format', 'formatMinimum', 'formatMaximum', 'formatExclusiveMinimum', 'formatExclusiveMaximum', 'pattern'),
  // It limits nothing, but says which text is blank (server/foundation/validation.ts).
  ...hold('value', 'contentMediaType'),
  ...hold('value', 'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength', 'maxLength', 'required', 'dependentRequired'),
  ...hold('value', 'minItems', 'maxItems', 'uniqueItems', 'minContains', 'maxContains', 'minProperties', 'maxProperties'),
  ...hold('one', 'additionalItems', 'additionalProperties', 'contains', 'propertyNames', 'unevaluatedItems', 'unevaluatedProperties'),
  ...hold('one', 'not', 'if', 'then', 'else'),
  ...hold('list', 'allOf', 'anyOf', 'oneOf', 'prefixItems'),
  ...hold('named', 'properties', 'patternProperties', 'dependentSchemas', 'definitions', '$defs'),
  ...hold('items', 'items'),
  ...hold('dependencies', 'dependencies'),
]);

/**
 * What a word of a draft holds; nothing for a note. A word of a later draft is read in an earlier one too, where it would be a note: who writes `const`
 * in draft 04 means it. Not so a word that would change what another one says there.
 */
export function holdsOf(name: string, draft: Draft): Holds | undefined {
  if (name === 'prefixItems' && draft < 2020) return undefined;
  if (name === 'additionalItems' && draft === 2020) return undefined;
  return words.get(name);
}

/** The schemas directly within a schema. */
export function schemasWithin(schema: JsonSchema, draft: Draft): JsonSchema[] {
  return Object.entries(schema).flatMap(([name, value]) => {
    const holds = holdsOf(name, draft);
    if (holds === undefined || holds === 'value' || typeof value !== 'object' || value === null) return [];
    return (holds === 'named' || holds === 'dependencies' || Array.isArray(value) ? Object.values(value) : [value]).filter(isObject);
  });
}
