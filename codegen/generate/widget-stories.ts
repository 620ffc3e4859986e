import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Definition } from '../project/definition';
import type { WidgetShape } from '../project/standard-shapes';

/** A widget in one state; of what is wrong, by the code of the fault. */
interface StateStory {
  /** How it is exported, and so its address. */
  key: string;
  name: string;
  args: { widget: string; state: string; fault?: string };
}

const pascal = (words: string): string => words.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The message of a fault, as far as it is known without the field. */
function textOf(message: unknown): string {
  if (typeof message === 'string') return message;
  const { text } = (message ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}

/** Every state of a widget that its manifest knows of. What only shows a value is never required, fixed or wrong. */
function statesOf({ name: widget, shows, value, messages = {} }: WidgetShape, isLate: boolean): StateStory[] {
  const examples = (value.examples as unknown[] | undefined) ?? [];
  const state = (key: string, name: string): StateStory => ({ key: `State${key}`, name, args: { widget, state: key } });
  const faults = Object.entries({ required: '', ...messages }).map(([fault, message]): StateStory => {
    const text = textOf(message);
    return { key: `Fault${pascal(fault)}`, name: text === '' ? `Fault: ${fault}` : `Fault: ${text} (${fault})`, args: { widget, state: 'Faulty', fault } };
  });
  return [
    state('Empty', 'Empty'),
    state('Filled', 'Filled'),
    ...(shows === true ? [] : [state('Required', 'Required'), state('ReadOnly', 'Read-only'), state('Disabled', 'Disabled'), ...faults]),
    ...(examples.length > 1 ? [state('Long', 'Long text')] : []),
    ...(isLate ? [state('Loading', 'Loading')] : []),
  ];
}

/**
 * The stories of every widget, one for each of its states, beside those that show all states at once. Search, links and pictures name them; tests run
 * all states at once, and leave these out. A widget that a package brings has them, too.
 */
export const widgetStoryFiles = (widgets: readonly Definition<WidgetShape>[]): Record<string, string> =>
  Object.fromEntries(
    // One without examples is made of the application, and has stories of its own.
    widgets
      .filter(({ value }) => value.value.examples !== undefined)
      .map(({ value, document: { file } }) => [
        `.storybook/generated/widgets/${value.name}.stories.tsx`,
        fileText(value.name, file, statesOf(value, isLate(file))),
      ]),
  );

/** Whether the widget of a manifest is loaded where it is used: its registry line says so. */
const isLate = (manifest: string): boolean => {
  const file = join(process.cwd(), dirname(manifest), 'index.ts');
  return existsSync(file) && /\blazy\(/.test(readFileSync(file, 'utf8'));
};

const stage = '../../stages/WidgetStage';

const fileText = (widget: string, file: string, stories: readonly StateStory[]): string =>
  [
    `// Written by "npm run generate" from the manifest. Do not edit.`,
    `import type { Meta, StoryObj } from '@storybook/react-vite';`,
    `import { WidgetStage } from '${stage}';`,
    '',
    `const meta = { title: 'widgets/${widget}', tags: ['state', '!test', '!autodocs'], component: WidgetStage, args: ${JSON.stringify(stories[0]?.args)}, parameters: { file: '${file}' } } satisfies Meta<typeof WidgetStage>;`,
    'export default meta;',
    'type Story = StoryObj<typeof meta>;',
    '',
    ...stories.map(({ key, name, args }) => `export const ${key}: Story = { name: ${JSON.stringify(name)}, args: ${JSON.stringify(args)} };`),
    '',
  ].join('\n');
