import { z } from 'zod';
import { kinds } from '../../runtime/definitions/kinds';
import { nodeKinds } from '../../runtime/definitions/nodes';
import { actionShapes } from '../../runtime/definitions/actions';
import { field, fieldsetNode } from '../../runtime/definitions/shapes/form';
import { functions } from '../../runtime/expressions/functions';
import { functionDescriptions } from './function-descriptions';
import { stringOf } from '../../runtime/validation/string-of';

interface Described {
  description?: string;
  type?: string;
  enum?: unknown[];
  const?: unknown;
  $ref?: string;
  properties?: Record<string, Described>;
  required?: string[];
}

/** The definition language in one document, from the shapes that the check uses: docs/language.md. */
export const languageDocument = (): string =>
  [
    '# The definition language',
    '',
    '`npm run generate` writes this file from the shapes in runtime/definitions/shapes. An editor that reads `.vscode/settings.json` completes and explains the',
    'same keys. Keys in **bold** are required. `{ "$": "…" }` is an expression in CEL; `{ "let": { "name": { "$": "…" } }, "$": "…" }` names parts of it.',
    '',
    '## Kinds of definitions',
    ...Object.entries(kinds).flatMap(([name, { folder, ending, shape }]) => ['', `### ${name}: \`${folder}/*${ending}\``, '', ...keysOf(shape)]),
    '',
    '## Fields of a form',
    ...[
      ['A field', field],
      ['Fields from data', fieldsetNode],
    ].flatMap(([title, shape]) => ['', `### ${title as string}`, '', ...keysOf(shape as z.ZodType)]),
    '',
    '## Parts of a screen',
    ...Object.entries(nodeKinds).flatMap(([name, { shape }]) => ['', `### ${name}`, '', ...keysOf(shape)]),
    '',
    '## Actions',
    ...Object.entries(actionShapes).flatMap(([name, shape]) => ['', `### ${name}`, '', ...keysOf(shape)]),
    '',
    '## Functions of expressions',
    '',
    "These functions are in addition to CEL's own (`size`, `exists`, `all`, `filter`, `map`, `startsWith`, `contains`, `matches`, `in` …). A missing value is null, and null is not true. `in` compares numbers of all types: `failure.StatusCode in [403, 409]` is true for 409. A missing value is in no list of numbers or texts. One branch of `c ? a : b` may be null. Loops nest at most three deep, and an evaluation fails after 50,000 iterations.",
    '',
    '| Function | Result |',
    '|---|---|',
    ...functions.map(({ signature }) => `| \`${signature}\` | ${functionDescriptions[signature]} |`),
    '',
  ].join('\n');

const unshown = new Set(['$schema', 'description']);

function keysOf(shape: z.ZodType): string[] {
  const schema = z.toJSONSchema(shape, { target: 'draft-2020-12', unrepresentable: 'any' }) as Described & { $defs?: Record<string, Described> };
  const root = schema.$ref ? (schema.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? schema) : schema;
  const rows = Object.entries(root.properties ?? {}).filter(([key]) => !unshown.has(key));
  return [
    '| Key | Meaning |',
    '|---|---|',
    ...rows.map(([key, value]) => `| ${root.required?.includes(key) ? `**\`${key}\`**` : `\`${key}\``} | ${sayOf(value)} |`),
  ];
}

function sayOf({ description, enum: values, const: only, type, $ref }: Described): string {
  const choice = values ? values.map((value) => `\`${stringOf(value)}\``).join(', ') : only === undefined ? '' : `always \`${stringOf(only)}\``;
  const kind = $ref ? ($ref.split('/').at(-1) ?? '') : (type ?? '');
  return [description, choice || (description ? '' : kind)].filter(Boolean).join(' ').replaceAll('|', '\\|').replaceAll('\n', ' ');
}
