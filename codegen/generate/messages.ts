import { compile, type JSONSchema } from 'json-schema-to-typescript';
import type { Message } from '../../runtime/definitions/shapes/message';

const options = {
  bannerComment: '',
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  style: { singleQuote: true, printWidth: 160 },
};

/** The TypeScript of the input of each message, by the id of the message: the server gives exactly what a message declares. */
export async function messageTypes(messages: readonly Message[]): Promise<string> {
  const sorted = [...messages].sort((left, right) => (left.id < right.id ? -1 : 1));
  const properties = Object.fromEntries(
    sorted.map(({ id, purpose, input }) => [
      id,
      {
        description: purpose,
        type: 'object',
        additionalProperties: false,
        properties: Object.fromEntries(Object.entries(input).map(([name, { examples: _examples, ...schema }]) => [name, schema])),
        required: Object.keys(input),
      },
    ]),
  );
  const schema = {
    description: 'The input of each message, by its id.',
    type: 'object',
    additionalProperties: false,
    properties,
    required: Object.keys(properties),
  };
  const types = await compile(schema as unknown as JSONSchema, 'MessageInputs', options);
  return `// Written by "npm run generate" from schemas/messages/*.message.json. Do not edit.\n\n${types.replace(/\n*$/, '\n')}`;
}
