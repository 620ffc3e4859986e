import { existsSync, readdirSync, readFileSync } from 'node:fs';

const folder = '../shared/data/json-schemas';

/** One public schema with documents that satisfy it. */
interface Sample {
  name: string;
  schema: Record<string, unknown>;
  documents: unknown[];
}

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** The public schemas that stand beside this repository; none where they are absent. */
export function corpus(): Sample[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      name,
      schema: read(`${folder}/${name}/schema.json`) as Sample['schema'],
      documents: readdirSync(`${folder}/${name}`)
        .filter((file) => file.startsWith('document'))
        .map((file) => read(`${folder}/${name}/${file}`)),
    }));
}
