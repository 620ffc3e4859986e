/** A file that was dropped or chosen, as text. */
export interface GivenText {
  name: string;
  text: string;
}

const words = ['$schema', '$ref', '$defs', 'definitions', 'properties', 'oneOf', 'anyOf', 'allOf', 'items', 'patternProperties', 'additionalProperties'];

/** How much a text looks like a JSON Schema: by its name, by the dialect it names, by the words that schemas are written in. */
function likeness({ name, text }: GivenText): number {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return /schema/i.test(name) ? 1 : 0;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 0;
  const given = value as Record<string, unknown>;
  const isDialect = typeof given.$schema === 'string' && /json-schema\.org/.test(given.$schema);
  const isNamed = /schema/i.test(name);
  return (isDialect ? 10 : 0) + (isNamed ? 3 : 0) + words.filter((word) => word !== '$schema' && Object.hasOwn(given, word)).length;
}

/** Which of the texts is the schema, which the document, and the names of those that are neither. One alone is the schema where it looks like one. */
export function sorted(given: readonly GivenText[]): { schema?: string; document?: string; unused: string[] } {
  const [first, second, ...others] = given.map((one) => ({ ...one, likeness: likeness(one) })).sort((left, right) => right.likeness - left.likeness);
  const unused = others.map(({ name }) => name);
  if (first === undefined) return { unused };
  if (second !== undefined) return { schema: first.text, document: second.text, unused };
  return first.likeness > 0 ? { schema: first.text, unused } : { document: first.text, unused };
}
