/** Keys whose texts name nothing that is drawn with their definition: its own name, words, and what a person opens or goes to. */
const drawsNothing = new Set(['id', 'kind', '$schema', 'title', 'text', 'label', 'description', 'why', 'openDialog', 'to', 'path', 'onSubmit', 'onPress']);

/** What a definition draws is found through these; of the others, such as flows and endpoints, only the file itself counts. */
const followed = /\.(screen|dialog|layout|form|table|fragment|fieldset|filter|questionnaire|catalogue|item)\.json$|^schemas\/records\//;
/** These stand beside what is drawn, or around all of it: nothing depends on them. */
const apart = /\.(screen|dialog|layout|overlay|language|app|navigation|guards|branding)\.json$/;

/** What an expression reads of other definitions: `constants.rewards.limit`. */
const readInExpression = /\b(?:constants|catalogues|flows|formulas)\.([\w-]+)/g;

/**
 * Returns, for a definition file, the definition files that it draws or reads, itself or by others: forms, tables, records, calls, fragments, flows and
 * constants. For an overlay: the files that it changes. A text that happens to equal an id counts as a reference: rather one too many than one too few.
 * @param source the texts of all definition files, by their paths.
 */
export function definitionReferences(source: ReadonlyMap<string, string>): (file: string) => ReadonlySet<string> {
  const documents = new Map([...source].map(([file, text]) => [file, JSON.parse(text) as unknown]));
  const files = new Map<string, string[]>();
  for (const [file, document] of documents) for (const name of namesIn(file, document)) files.set(name, [...(files.get(name) ?? []), file]);
  const direct = new Map<string, readonly string[]>();
  const directOf = (file: string): readonly string[] => {
    const known = direct.get(file) ?? [...textsIn(documents.get(file))].flatMap(namesOf).flatMap((name) => files.get(name) ?? []);
    direct.set(file, known);
    return known;
  };
  return (file) => {
    if (file.endsWith('.overlay.json')) return new Set(directOf(file));
    const seen = new Set([file]);
    for (const one of seen) if (followed.test(one)) for (const next of directOf(one)) if (!apart.test(next)) seen.add(next);
    return seen;
  };
}

/** The names that a text may refer by: itself, what stands behind `constants:`, and what an expression reads. */
const namesOf = (text: string): string[] => [text, ...text.split(':').slice(1, 2), ...[...text.matchAll(readInExpression)].map(([, read]) => read ?? '')];

/** The names by which others refer to a file: its id, its record, or each of its calls. */
function namesIn(file: string, document: unknown): string[] {
  const { title, paths } = document as { title?: string; paths?: Record<string, Record<string, { operationId?: string }>> };
  if (file.startsWith('schemas/records/')) return [`record:${title}`];
  if (paths !== undefined) return Object.values(paths).flatMap((calls) => Object.values(calls).flatMap(({ operationId }) => operationId ?? []));
  return [file.slice(file.lastIndexOf('/') + 1).replace(/(\.[\w-]+)?\.json$/, '')];
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value.replace(/^(record:\w+)[#/].*$/, '$1');
  else if (typeof value === 'object' && value !== null) for (const [key, inner] of Object.entries(value)) if (!drawsNothing.has(key)) yield* textsIn(inner);
}
