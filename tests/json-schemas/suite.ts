import { createRequire } from 'node:module';
import { validatorModule } from '../../codegen/validators';
import type { JsonSchema } from '../../runtime/definitions/compiled';
import { type CompiledValidator, compiledValidator } from '../../runtime/validation/compiled-validator';
import { interpretSchema } from '../../runtime/validation/interpreter';
import type { FindSchemaErrors } from '../../runtime/validation/schema-errors';
import type { OtherSchemas } from '../../runtime/validation/schema-resources';
import { sampleText } from '../support/samples';

/** One judgement of JSON-Schema-Test-Suite: what a schema says of data. */
export interface SuiteTest {
  file: string;
  group: string;
  name: string;
  schema: JsonSchema | boolean;
  data: unknown;
  valid: boolean;
}

interface Group {
  description: string;
  schema: JsonSchema | boolean;
  tests: { description: string; data: unknown; valid: boolean }[];
}

const read = (name: string): unknown => JSON.parse(sampleText('json-schema-test-suite', `${name}.json`));

/** The tests of one file of the fixture. */
export const suiteTests = (name: string): SuiteTest[] =>
  Object.entries(read(name) as Record<string, Group[]>).flatMap(([file, groups]) =>
    groups.flatMap(({ description, schema, tests }) =>
      tests.map(({ description: test, data, valid }) => ({ file, group: description, name: test, schema, data, valid })),
    ),
  );

const required = createRequire(import.meta.url);
const metaSchemas = {
  'draft-06': ['json-schema-draft-06'],
  'draft-07': ['json-schema-draft-07'],
  'draft/2019-09': ['schema', 'meta/core', 'meta/applicator', 'meta/validation', 'meta/meta-data', 'meta/format', 'meta/content'],
  'draft/2020-12': [
    'schema',
    'meta/core',
    'meta/applicator',
    'meta/unevaluated',
    'meta/validation',
    'meta/meta-data',
    'meta/format-annotation',
    'meta/content',
  ],
};

/** What schemas of the suite refer to: its own remote schemas, and the meta-schemas that come with Ajv. */
export const suiteOthers: OtherSchemas = {
  ...(read('remotes') as OtherSchemas),
  ...Object.fromEntries(
    Object.entries(metaSchemas).flatMap(([draft, names]) =>
      names.map((name) => {
        const isOld = draft.startsWith('draft-');
        const schema = required(`ajv/dist/refs/${isOld ? name : `json-schema-${draft.slice(6)}/${name}`}.json`) as JsonSchema;
        return [String(schema.$id).replace(/#$/, ''), schema];
      }),
    ),
  ),
};

/** What a validator says of data: whether it is right, or that it refuses the schema. */
export type Judgement = boolean | 'refused';

const judgedBy =
  (find: FindSchemaErrors) =>
  (data: unknown): Judgement => {
    const errors = find(data);
    return errors.some(({ keyword }) => keyword === 'unusable') ? 'refused' : errors.length === 0;
  };

/** Both validators of the product for one schema, as a page gets them: compiled with its form, where that can be, and interpreted. */
export async function judgesOf(schema: JsonSchema, others: OtherSchemas): Promise<Record<'compiled' | 'interpreted', (data: unknown) => Judgement>> {
  const interpreted = judgedBy(interpretSchema(schema, others));
  let code: string;
  try {
    code = validatorModule(schema, others);
  } catch {
    return { compiled: () => 'refused', interpreted };
  }
  const { default: validate } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default?: CompiledValidator };
  return { compiled: validate === undefined ? interpreted : judgedBy(compiledValidator(validate)), interpreted };
}
