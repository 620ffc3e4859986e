import type { Revision, ScreenBundle } from '../../runtime/definitions/compiled';
import type { Dialog } from '../../runtime/definitions/shapes/dialog';
import type { Layout } from '../../runtime/definitions/shapes/layout';
import type { Table } from '../../runtime/definitions/shapes/table';
import type { Compiled } from '../compile';
import { flowStoryFiles } from './flow-stories';
import { type StoryParts, storyPartsOf } from './story-parts';

/** A definition in one state. */
interface Story {
  id: string;
  /** Empty for the usual one. */
  state: string;
  args: Record<string, string>;
  /** How wide it is shown, where it is not as wide as there is room. */
  viewport?: 'phone';
}

/** The kinds of definitions that have stories, each with what draws them. */
const stages = { screen: 'ScreenStage', dialog: 'DialogStage', form: 'FormStage', table: 'TableStage', flow: 'FlowStage', layout: 'LayoutStage' } as const;
type StoryKind = keyof typeof stages;
export const storyKinds = Object.keys(stages) as StoryKind[];

/**
 * The files of stories, made from the definitions: `.storybook/generated`. Screens and dialogs have one for each folder they stand in, the other kinds
 * one for all. `fileOf` answers where a definition stands.
 */
export function storyFiles({ base, customers, checked }: Compiled, fileOf: (kind: string, id: string) => string): Record<string, string> {
  if (base === undefined) return {};
  const parts = storyPartsOf(checked.base.project);
  const own = checked.customers.flatMap(({ customer, project }) => {
    const revision = customers[customer];
    return revision === undefined ? [] : ownStories(customer, { ...revision, ...storyPartsOf(project) }, { ...base, ...parts });
  });
  const different = (id: string) => Object.entries(customers).flatMap(([customer, { screens }]) => (same(screens[id], base.screens[id]) ? [] : [customer]));
  const stories: Record<StoryKind, Story[]> = {
    screen: Object.entries(base.screens).flatMap(([id, bundle]) => screenStories(id, bundle, different(id))),
    dialog: each(parts.dialogs, (id, dialog) => callStories('dialog', id, loads(dialog))),
    form: each(base.forms, formStories),
    table: each(parts.tables, tableStories),
    flow: each(parts.flows, (id) => [{ id, state: '', args: { flow: id } }]),
    layout: each(base.shell.layouts, layoutStories),
  };
  const all = (kind: StoryKind): Story[] => [...stories[kind], ...own.flatMap((one) => (one.kind === kind ? one.story : []))];
  return Object.assign(
    flowStoryFiles(parts.flows, (id) => fileOf('flow', id)),
    ...storyKinds.map((kind) => filesOf(kind, all(kind), (id) => fileOf(kind, id))),
  ) as Record<string, string>;
}

type OwnParts = Pick<Revision, 'forms' | 'screens'> & Pick<StoryParts, 'tables' | 'dialogs' | 'flows'>;

/** The stories of what only one customer has. */
function ownStories(customer: string, parts: OwnParts, base: OwnParts): { kind: StoryKind; story: Story }[] {
  const added = <Part>(kind: StoryKind, own: Record<string, Part>, known: object, of: (id: string, part: Part) => Story[]) =>
    each(own, (id, part) => (Object.hasOwn(known, id) ? [] : of(id, part))).map((story) => ({ kind, story: { ...story, args: { ...story.args, customer } } }));
  return [
    ...added('screen', parts.screens, base.screens, (id, bundle) => screenStories(id, bundle, [])),
    ...added('dialog', parts.dialogs, base.dialogs, (id, dialog) => callStories('dialog', id, loads(dialog))),
    ...added('form', parts.forms, base.forms, formStories),
    ...added('table', parts.tables, base.tables, tableStories),
    ...added('flow', parts.flows, base.flows, (id) => [{ id, state: '', args: { flow: id } }]),
  ];
}

/** What all stories of a file share: that they show one definition. How the calls of the first one go is its own. */
const named = (story: Story | undefined) => Object.fromEntries(Object.entries(story?.args ?? {}).slice(0, 1));

const formStories = (id: string): Story[] => ['empty', 'filled', 'refused'].map((state) => ({ id, state, args: { form: id, state } }));

const same = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

const each = <Part>(parts: Record<string, Part>, of: (id: string, part: Part) => Story[]): Story[] =>
  Object.entries(parts).flatMap(([id, part]) => of(id, part));

const loads = (dialog: Dialog): boolean => Object.keys(dialog.data ?? {}).length > 0;

/** Something in the states of its calls, where it makes any. */
const callStories = (kind: StoryKind, id: string, makesCalls: boolean): Story[] => [
  { id, state: '', args: { [kind]: id } },
  ...(makesCalls ? ['loading', 'failing', 'empty'].map((calls) => ({ id, state: calls, args: { [kind]: id, calls } })) : []),
];

const tableStories = (id: string, { rows }: Table): Story[] => callStories('table', id, 'call' in rows);

/** A screen in the states of its calls, and each customer's own where it differs. */
function screenStories(id: string, { screen, tables }: ScreenBundle, customers: readonly string[]): Story[] {
  const [usual, ...others] = callStories('screen', id, Object.keys(screen.data ?? {}).length > 0 || Object.keys(tables).length > 0);
  if (usual === undefined) return [];
  // A screen that acts when it opens would act, and leave: its calls never end here.
  const kept = screen.onOpen === undefined ? usual : { ...usual, args: { ...usual.args, calls: 'loading' } };
  return [kept, ...others, ...customers.map((customer) => ({ id, state: `of ${customer}`, args: { screen: id, customer } }))];
}

/** A layout wide and on a phone; one that stands around everything also for those to whom it shows something else. The toolbar has the roles. */
function layoutStories(id: string, { content }: Layout): Story[] {
  const state = (name: string, more: Partial<Story> = {}): Story => ({ id, state: name, ...more, args: { layout: id, ...more.args } });
  const everybody = [state(''), state('phone', { viewport: 'phone' })];
  if (content !== 'wide') return everybody;
  const opened = state('menu open on a phone', { viewport: 'phone', args: { opens: 'Menu' } });
  const panel: Partial<Story> = { args: { standing: 'acts for others', opens: 'Open' } };
  return [
    ...everybody,
    opened,
    ...['signed out', 'first sign-in', 'acts for others', 'acts for somebody'].map((standing) => state(standing, { args: { standing } })),
    state('panel open', panel),
    state('panel open on a phone', { ...panel, viewport: 'phone' }),
  ];
}

function filesOf(kind: StoryKind, stories: readonly Story[], fileOf: (id: string) => string): Record<string, string> {
  const files = new Map<string, Story[]>();
  for (const story of stories) {
    const title = titleOf(kind, fileOf(story.id));
    files.set(title, [...(files.get(title) ?? []), story]);
  }
  return Object.fromEntries([...files].map(([title, own]) => [`.storybook/generated/${title}.stories.tsx`, fileText(title, stages[kind], own, fileOf)]));
}

/** Where stories stand in the side bar: `screens/account` for screens/account/sign-in.screen.json, `forms` for all forms. */
const titleOf = (kind: StoryKind, file: string): string =>
  kind === 'screen' || kind === 'dialog'
    ? `${kind}s/${file.split('/').slice(1, -1).join('/') || 'other'}`
    : // Each flow has a page of its states beside this one.
      `${kind}s${kind === 'flow' ? '/edges' : ''}`;

const pascal = (words: string): string => words.replace(/(?:^|[- ])([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const fileText = (title: string, stage: string, stories: readonly Story[], fileOf: (id: string) => string): string => {
  const up = '../'.repeat(title.split('/').length);
  return [
    `// Written by "npm run generate" from the definitions. Do not edit.`,
    `import type { Meta, StoryObj } from '@storybook/react-vite';`,
    `import { ${stage} } from '${up}stages/${stage}';`,
    `import { untilShown } from '${up}stages/until-shown';`,
    '',
    `const meta = { title: '${title}', tags: ['!autodocs'], component: ${stage}, play: untilShown, args: ${JSON.stringify(named(stories[0]))} } satisfies Meta<typeof ${stage}>;`,
    'export default meta;',
    'type Story = StoryObj<typeof meta>;',
    '',
    ...stories.map(({ id, state, args, viewport }) => {
      const name = state === '' ? id : `${id}: ${state}`;
      const globals = viewport === undefined ? '' : ` globals: { viewport: { value: '${viewport}' } },`;
      return `export const ${pascal(id)}${pascal(state)}: Story = { name: ${JSON.stringify(name)}, args: ${JSON.stringify(args)},${globals} parameters: { file: ${JSON.stringify(fileOf(id))} } };`;
    }),
    '',
  ].join('\n');
};
