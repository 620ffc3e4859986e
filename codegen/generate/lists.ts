import { actionShapes } from '../../runtime/definitions/actions';
import { iconNames } from '../../runtime/definitions/icon-names';
import { pictureNames } from '../../runtime/definitions/picture-names';
import type { OperationDefinition } from '../../runtime/definitions/shapes/operation';
import { commandOption, commands } from '../author/run-author';
import type { WidgetShape } from '../project/standard-shapes';
import { languageOperations } from '../overlay/language-operations';
import { publicArt } from '../public-art';

/** Everything that an author chooses from, in one document: docs/lists.md. */
export const listsDocument = (
  widgets: readonly WidgetShape[],
  forms: readonly { id: string; description?: string | undefined }[],
  described: readonly OperationDefinition[],
): string =>
  [
    '# Lists for authors',
    '',
    'What [authoring.md](authoring.md) speaks of, to look up. Written by `npm run generate`.',
    '',
    '## Widgets',
    '',
    '`"widget": "number"` draws a field. What stands in **bold** must be said in its `options`.',
    '',
    '| Widget | What it is | Options |',
    '|---|---|---|',
    ...[...widgets].sort(byName).map(({ name, description, options }) => `| \`${name}\` | ${cell(description)} | ${optionsOf(options)} |`),
    '',
    '## Icons, pictures, drawings',
    '',
    `**Icons** (\`icon\`), beside any of Material's by its own name: ${names(iconNames)}.`,
    '',
    `**Pictures** (of tiles, dialogs, items): ${names(pictureNames)}.`,
    '',
    `**Drawings** (\`art\`, \`cover\`): ${names(publicArt())}.`,
    '',
    '## Operations of overlays',
    '',
    '| `op` | What it does | What it says |',
    '|---|---|---|',
    ...languageOperations.map(({ op, does, says }) => `| \`${op}\` | ${does} | ${says} |`),
    ...described.map(({ id, description, input }) => `| \`${id}\` | ${cell(description)} | ${optionsOf(input)} |`),
    '',
    'The last ones are definitions (`schemas/operations`), each of which stands for several of the first. What stands in **bold** must be said.',
    '',
    ...described.flatMap(exampleOf),
    '',
    '## Actions',
    '',
    `What \`onPress\`, \`onSubmit\` and the like may do; each is explained in [language.md](language.md#actions): ${names(Object.keys(actionShapes))}.`,
    '',
    '## Forms',
    '',
    '| Form | What it is |',
    '|---|---|',
    ...forms.map(({ id, description }) => `| \`${id}\` | ${cell(description)} |`),
    '',
    '## Commands',
    '',
    'Each is `npm run author -- <command>`; `--help` behind it says the same.',
    '',
    '| Command | What it does | What can be said |',
    '|---|---|---|',
    ...Object.entries(commands).map(
      ([name, { says, words = [], options }]) =>
        `| \`${[name, ...words.map((word) => `<${word}>`)].join(' ')}\` | ${says} | ${options.map((option) => `\`${commandOption(option)}\``).join(', ')} |`,
    ),
    '',
  ].join('\n');

const byName = ({ name: left }: { name: string }, { name: right }: { name: string }): number => (left < right ? -1 : 1);

const names = (all: readonly string[]): string => all.map((name) => `\`${name}\``).join(', ');
const cell = (text = ''): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The first example of an operation, as an overlay has it. */
const exampleOf = ({ id, input }: OperationDefinition): string[] => {
  const [example] = (input.examples ?? []) as object[];
  return example === undefined ? [] : ['```json', JSON.stringify({ op: id, ...example }, null, 2), '```', ''];
};

function optionsOf(options: WidgetShape['options']): string {
  const { properties = {}, required = [] } = (options ?? {}) as { properties?: Record<string, { description?: string }>; required?: string[] };
  return Object.entries(properties)
    .map(([name, { description }]) => {
      const named = required.includes(name) ? `**\`${name}\`**` : `\`${name}\``;
      return description === undefined ? named : `${named}: ${cell(description)}`;
    })
    .join('<br>');
}
