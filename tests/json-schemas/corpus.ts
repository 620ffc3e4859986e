import { readdirSync } from 'node:fs';
import { samplePath, sampleText } from '../support/samples';

/** One public schema with documents that satisfy it. */
interface Sample {
  name: string;
  schema: Record<string, unknown>;
  documents: unknown[];
}

const read = (name: string, file: string): unknown => JSON.parse(sampleText('json-schemas', name, file));

/** The public schemas of tests/samples. */
export function corpus(): Sample[] {
  return readdirSync(samplePath('json-schemas'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      name,
      schema: read(name, 'schema.json') as Sample['schema'],
      documents: readdirSync(samplePath('json-schemas', name))
        .filter((file) => file.startsWith('document'))
        .map((file) => read(name, file)),
    }));
}
