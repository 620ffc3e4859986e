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
    'Everything that [authoring.md](authoring.md) refers to. `npm run generate` writes this file.',
    '',
    '## Widgets',
    '',
    '`"widget": "number"` draws a field. Options in **bold** are required.',
    '',
    '| Widget | What it is | Options |',
    '|---|---|---|',
    ...[...widgets].sort(byName).map(({ name, description, options }) => `| \`${name}\` | ${cell(description)} | ${optionsOf(options)} |`),
    '',
    '## Icons, pictures, drawings',
    '',
    `**Icons** (\`icon\`), and any Material icon by its own name: ${names(iconNames)}.`,
    '',
    `**Pictures** (of tiles, dialogs, items): ${names(pictureNames)}.`,
    '',
    `**Drawings** (\`art\`, \`cover\`): ${names(publicArt())}.`,
    '',
    '## Operations of overlays',
    '',
    '| `op` | What it does | Its keys |',
    '|---|---|---|',
    ...languageOperations.map(({ op, does, says }) => `| \`${op}\` | ${does} | ${says} |`),
    ...described.map(({ id, description, input }) => `| \`${id}\` | ${cell(description)} | ${optionsOf(input)} |`),
    '',
    'The last ones are definitions (`schemas/operations`): each combines several of the first. Keys in **bold** are required.',
    '',
    ...described.flatMap(exampleOf),
    '',
    '## Actions',
    '',
    `What \`onPress\`, \`onSubmit\` and other events can run; [language.md](language.md#actions) explains each: ${names(Object.keys(actionShapes))}.`,
    '',
    '## Forms',
    '',
    '| Form | What it is |',
    '|---|---|',
    ...forms.map(({ id, description }) => `| \`${id}\` | ${cell(description)} |`),
    '',
    '## Commands',
    '',
    'Run each with `npm run author -- <command>`; add `--help` for the same text.',
    '',
    '| Command | What it does | Options |',
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
