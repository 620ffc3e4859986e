import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { widgetContractVersion } from '../../runtime/definitions/widget-contract-version';
import { readSource } from '../source';
import type { CommandOptions } from './command-options';
import { CommandError, type CommandContext } from './command-context';
import { camelCase, pascalCase } from './spellings';

const template = join(import.meta.dirname, '../widget-template');
const read = (file: string): string => readFileSync(join(template, file), 'utf8');

/** `widget stars`: writes the folder of a new widget, which keeps the contract from the start. With --package into a package of its own. */
export function newWidget(context: CommandContext, options: CommandOptions, [name]: readonly string[]): number {
  if (name === undefined) throw new CommandError('Say how the widget is called: npm run author -- widget stars');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new CommandError(`"${name}" cannot be the name of a widget: it has small letters, digits and dashes, and begins with a letter.`);
  const known = context.check(readSource(context.root)).base.project.query('widget', name);
  if (known !== undefined) throw new CommandError(`There is a widget "${name}" already, in ${dirname(known.document.file)}.`);
  const inPackage = typeof options.package === 'string' ? posix.normalize(options.package) : undefined;
  const folder = posix.join(inPackage ?? '.', 'widgets', name);
  if (existsSync(join(context.root, folder))) throw new CommandError(`There is a folder ${folder} already, and nothing is written over it.`);
  const files = { ...filesOf(name, folder, inPackage !== undefined), ...(inPackage === undefined ? {} : packageFiles(context.root, inPackage, name)) };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(context.root, path)), { recursive: true });
    writeFileSync(join(context.root, path), text);
    context.say(`Wrote ${path}`);
  }
  for (const line of inPackage === undefined ? nextOfOurs(name) : nextOfPackage(options.package as string, inPackage, name)) context.say(line);
  return 0;
}

function filesOf(name: string, folder: string, isOfPackage: boolean): Record<string, string> {
  const named = (text: string) => text.replaceAll('Sample', pascalCase(name)).replaceAll('sample', camelCase(name));
  // Within the product the contract is a neighbour, and the types of options are generated from the manifest.
  const placed = (text: string) =>
    isOfPackage
      ? text
      : text
          .replace("'wellspring/widget-contract'", "'../../runtime/widget-contract'")
          .replace(/\ninterface SampleOptions \{[^}]*\}\n/, "import type { SampleOptions } from '../../schemas/generated/widgets';\n");
  const manifest = read('sample.widget.json').replace('"name": "sample"', `"name": "${name}"`);
  return {
    [`${folder}/${name}.widget.json`]: isOfPackage ? manifest.replace(/\n {2}"\$schema": .*/, '') : manifest,
    [`${folder}/${pascalCase(name)}.tsx`]: named(placed(read('Sample.tsx'))),
    [`${folder}/index.ts`]: named(placed(read('index.ts'))),
    ...(isOfPackage ? {} : { [`${folder}/${name}.stories.tsx`]: stories(name) }),
  };
}

const storybook = '../../.storybook';

const stories = (name: string): string => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { surroundings } from '${storybook}/surroundings';
import { WidgetMatrix } from '${storybook}/WidgetMatrix';

const meta = { title: 'widgets/${name}', component: WidgetMatrix, args: { widget: '${name}' } } satisfies Meta<typeof WidgetMatrix>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {};
export const Surroundings: Story = surroundings;
`;

/** What a package has beside its widgets; what is there is left as it is. */
function packageFiles(root: string, folder: string, name: string): Record<string, string> {
  const files = {
    [`${folder}/package.json`]: `${JSON.stringify({ name: posix.basename(folder), version: '0.1.0', type: 'module', exports: './index.ts', wellspring: { widgetContract: widgetContractVersion } }, null, 2)}\n`,
    [`${folder}/index.ts`]: `import { ${camelCase(name)} } from './widgets/${name}';\n\n/** The widgets of this package, by the names that definitions use. */\nexport const widgets = { '${name}': ${camelCase(name)} };\n`,
  };
  return Object.fromEntries(Object.entries(files).filter(([path]) => !existsSync(join(root, path))));
}

const nextOfOurs = (name: string): string[] => [
  `Now add its line to widgets/registry.ts: '${name}': ${camelCase(name)}, and run "npm run generate".`,
  `Its contract is tested by: npx vitest run --project browser tests/contract -t "${name} keeps"`,
];

const nextOfPackage = (said: string, folder: string, name: string): string[] => [
  `Now name the package in schemas/settings/wellspring.app.json: "widgetPackages": ["${said}"], and run "npm run generate".`,
  `${folder}/index.ts must list '${name}'.`,
];
