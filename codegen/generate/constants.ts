import { compile, type JSONSchema } from 'json-schema-to-typescript';
import type { JsonSchema } from '../../runtime/definitions/compiled';
import { flowVariable } from '../../runtime/definitions/flow-variable';
import type { Constants } from '../../runtime/definitions/shapes/settings';
import { isQuantities } from '../../runtime/definitions/shapes/quantity';
import { type Constant, constantSchema } from '../project/constant-schema';

const options = {
  bannerComment: '',
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  style: { singleQuote: true, printWidth: 160 },
};

/** The TypeScript of all constants, one property for each file, and what each must be, for the check at the start of the server. */
export async function constantTypes(files: readonly Constants[]): Promise<string> {
  const sorted = [...files].sort((left, right) => (left.id < right.id ? -1 : 1));
  const types = await compile(
    {
      description: 'The constants of the product, as a customer has them: those of schemas/settings/<file>.constants.json by their names.',
      ...closed(sorted.map(({ id, description, values }) => [flowVariable(id), { description, ...closed(Object.entries(values).map(typed)) }])),
    } as JSONSchema,
    'Constants',
    options,
  );
  const schemas = sorted.map(({ id, values }) => {
    const parts = Object.entries(values).map(([name, constant]) => `    ${name}: ${JSON.stringify(constantSchema(constant))},`);
    return `  ${flowVariable(id)}: {\n${parts.join('\n')}\n  },`;
  });
  return [
    '// Written by "npm run generate" from schemas/settings/*.constants.json. Do not edit.\n\n',
    "import type { Quantity } from '../../runtime/definitions/shapes/quantity';\n\n",
    types.replace(/\n*$/, '\n'),
    '\n/** What each constant must be, as JSON Schema. */\n',
    `export const constantSchemas: { readonly [File in keyof Constants]: Readonly<Record<keyof Constants[File], Record<string, unknown>>> } = {\n${schemas.join('\n')}\n};\n`,
  ].join('');
}

const closed = (entries: [string, JsonSchema][]): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(entries),
  required: entries.map(([name]) => name),
});

/** The schema of a constant for the generator of types, which knows no short word for values by name and for points. */
function typed([name, constant]: [string, Constant]): [string, JsonSchema] {
  const { value, unit, why, schema } = constant;
  const about = [unit === undefined ? '' : `In ${unit}.`, why ?? ''].join(' ').trim();
  const described = about === '' ? {} : { description: about };
  if (schema === undefined && typeof value === 'object' && !Array.isArray(value) && !('$' in value))
    return [
      name,
      {
        ...described,
        tsType: isQuantities(value) ? 'Record<string, Quantity>' : `Record<string, ${typeOfValues(Object.values(value)[0])}>`,
      },
    ];
  const { title: _title, description: _description, ...rest } = constantSchema(constant);
  return [name, { ...described, ...rest }];
}

/** The TypeScript of the values that a constant has by name: points, texts or lists of them. */
function typeOfValues(first: unknown): string {
  if (!Array.isArray(first)) return 'string';
  return Array.isArray(first[0]) ? '[number, number][]' : 'string[]';
}
