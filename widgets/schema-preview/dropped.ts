/** A file that was dropped or chosen, as text. */
interface GivenText {
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

/** Which of the texts is the schema, and which the document. One alone is the schema where it looks like one. */
export function sorted(given: readonly GivenText[]): { schema?: string; document?: string } {
  const [first, second] = given.map((one) => ({ text: one.text, likeness: likeness(one) })).sort((left, right) => right.likeness - left.likeness);
  if (first === undefined) return {};
  if (second !== undefined) return { schema: first.text, document: second.text };
  return first.likeness > 0 ? { schema: first.text } : { document: first.text };
}
