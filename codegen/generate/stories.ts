import type { Revision, ScreenBundle } from '../../runtime/definitions/compiled';

interface Story {
  name: string;
  args: Record<string, string>;
  /** Where its definition stands. */
  file: string;
}

/** One file of stories for each kind of definition, made from the definitions: `.storybook/generated`. `fileOf` answers where one stands. */
export function storyFiles(base: Revision, customers: Record<string, Revision>, fileOf: (kind: string, id: string) => string): Record<string, string> {
  const screens = Object.entries(base.screens).flatMap(([id, bundle]) => screenStories(id, bundle, customers, fileOf('screen', id)));
  const of = (kind: string, names: readonly string[], states: readonly [suffix: string, args: Record<string, string>][]): Story[] =>
    names.flatMap((id) => states.map(([suffix, args]) => ({ name: `${pascal(id)}${suffix}`, args: { [kind]: id, ...args }, file: fileOf(kind, id) })));
  const tables = Object.assign({}, ...Object.values(base.screens).map((bundle) => bundle.tables)) as ScreenBundle['tables'];
  const dialogs = Object.assign({}, ...Object.values(base.screens).map((bundle) => bundle.dialogs)) as ScreenBundle['dialogs'];
  const flows = { ...base.shell.flows, ...(Object.assign({}, ...Object.values(base.screens).map((bundle) => bundle.flows)) as ScreenBundle['flows']) };
  const fixed = (names: object) => Object.keys(names).sort();
  return {
    '.storybook/generated/screens.stories.tsx': fileFor('screens', 'ScreenStage', screens),
    '.storybook/generated/forms.stories.tsx': fileFor(
      'forms',
      'FormStage',
      of('form', fixed(base.forms), [
        ['Empty', { state: 'empty' }],
        ['Filled', { state: 'filled' }],
        ['Refused', { state: 'refused' }],
      ]),
    ),
    '.storybook/generated/tables.stories.tsx': fileFor(
      'tables',
      'TableStage',
      of('table', fixed(tables), [
        ['', {}],
        ['Loading', { calls: 'loading' }],
        ['Failing', { calls: 'failing' }],
        ['Empty', { calls: 'empty' }],
      ]),
    ),
    '.storybook/generated/flows.stories.tsx': fileFor('flows', 'FlowStage', of('flow', fixed(flows), [['', {}]])),
    ...(Object.keys(dialogs).length > 0
      ? { '.storybook/generated/dialogs.stories.tsx': fileFor('dialogs', 'DialogStage', of('dialog', fixed(dialogs), [['', {}]])) }
      : {}),
  };
}

/** A screen in its states: those of its calls where it makes any, and each customer's own where it differs. */
function screenStories(id: string, bundle: ScreenBundle, customers: Record<string, Revision>, file: string): Story[] {
  const name = pascal(id);
  const role: Record<string, string> = bundle.screen.allow === 'everyone' && bundle.screen.layout === 'centred' ? { role: 'signed out' } : {};
  const shows = Object.keys(bundle.screen.data ?? {}).length > 0 || Object.keys(bundle.tables).length > 0;
  const states = shows ? ['loading', 'failing', 'empty'] : [];
  const different = Object.entries(customers).filter(([, revision]) => JSON.stringify(revision.screens[id]) !== JSON.stringify(bundle));
  return [
    // A screen that only acts when it opens would act, and leave: its calls never end here.
    { name, args: { screen: id, ...role, ...(bundle.screen.onOpen ? { calls: 'loading' } : {}) }, file },
    ...states.map((calls) => ({ name: `${name}${pascal(calls)}`, args: { screen: id, calls }, file })),
    ...different.map(([customer]) => ({ name: `${name}Of${pascal(customer)}`, args: { screen: id, customer }, file })),
  ];
}

const pascal = (id: string): string => id.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const fileFor = (title: string, stage: string, stories: readonly Story[]): string =>
  [
    `// Written by "npm run generate" from the definitions. Do not edit.`,
    `import type { Meta, StoryObj } from '@storybook/react-vite';`,
    `import { ${stage} } from '../stages/${stage}';`,
    `import { untilShown } from '../stages/until-shown';`,
    '',
    `const meta = { title: '${title}', tags: ['!autodocs'], component: ${stage}, play: untilShown, args: ${JSON.stringify(stories[0]?.args ?? {})} } satisfies Meta<typeof ${stage}>;`,
    'export default meta;',
    'type Story = StoryObj<typeof meta>;',
    '',
    ...stories.map(({ name, args, file }) => `export const ${name}: Story = { args: ${JSON.stringify(args)}, parameters: { file: ${JSON.stringify(file)} } };`),
    '',
  ].join('\n');
