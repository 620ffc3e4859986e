import type { Flow, StateNode } from '../../runtime/definitions/shapes/flow';

/** The states of a flow without states within them, by their paths, in the order of the definition. */
export const leavesOf = ({ states = {} }: StateNode, above = ''): [string, StateNode][] =>
  Object.entries(states).flatMap(([name, child]): [string, StateNode][] =>
    child.states === undefined ? [[`${above}${name}`, child]] : leavesOf(child, `${above}${name}.`),
  );

const pascal = (words: string): string => words.replace(/(?:^|[-.])([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/**
 * The stories of every flow, one for each state that it can stand in, and for each that it only passes, with the reason. Search, links and pictures
 * name them; tests walk to them elsewhere (tests/flows), and open one of each flow.
 */
export const flowStoryFiles = (flows: Record<string, Flow>, fileOf: (id: string) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(flows).map(([id, flow]) => [`.storybook/generated/flows/${id}.stories.tsx`, fileText(id, flow, fileOf(id))]));

const stage = '../../stages/FlowStateStage';
const until = '../../stages/until-shown';

const fileText = (id: string, flow: Flow, file: string): string => {
  const states = leavesOf(flow as StateNode).map(([path]) => path);
  return [
    `// Written by "npm run generate" from the definition. Do not edit.`,
    `import type { Meta, StoryObj } from '@storybook/react-vite';`,
    `import { FlowStateStage } from '${stage}';`,
    `import { untilStands } from '${until}';`,
    '',
    `const meta = { title: 'flows/${id}', tags: ['state', '!test', '!autodocs'], component: FlowStateStage, play: untilStands, args: ${JSON.stringify({ flow: id, state: states[0] })}, parameters: { file: ${JSON.stringify(file)} } } satisfies Meta<typeof FlowStateStage>;`,
    'export default meta;',
    'type Story = StoryObj<typeof meta>;',
    '',
    ...states.map((state) => `export const In${pascal(state)}: Story = { name: ${JSON.stringify(state)}, args: ${JSON.stringify({ flow: id, state })} };`),
    '',
  ].join('\n');
};
