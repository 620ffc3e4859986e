import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FlowWays } from '../../.storybook/flow-ways';
import { standing } from '../../.storybook/stages/still-shell';
import { leavesOf } from '../../codegen/generate/flow-stories';
import type { ActionContext } from '../../runtime/actions/action-context';
import type { StateNode } from '../../runtime/definitions/shapes/flow';
import { startFlow } from '../../runtime/flow/start-flow';
import { flows } from './walk';

const folder = join(import.meta.dirname, '../../.storybook/generated');
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

test.each(flows)('QA finds the flow $id in each of its states, standing as its events bring it there', (flow) => {
  const ways = JSON.parse(read(`flow-ways/${flow.id}.json`)) as FlowWays;
  const paths = leavesOf(flow as StateNode).map(([path]) => path);
  expect(paths.length).toBeGreaterThan(0);
  expect(Object.keys(ways)).toEqual(paths);
  const stories = read(`flows/${flow.id}.stories.tsx`);
  expect(paths.filter((path) => !stories.includes(`args: ${JSON.stringify({ flow: flow.id, state: path })} };`))).toEqual([]);
  const faults: string[] = [];
  const context = {
    services: { report: ({ message }: { message: string }) => faults.push(message), dialogs: { open: () => new Promise(() => undefined) } },
    bundle: { operations: {}, dialogs: {} },
    whole: { dialogs: Object.fromEntries([...JSON.stringify(flow).matchAll(/"dialog":"([\w-]+)"/g)].map(([, id]) => [id, {}])) },
    scope: () => ({ session: {}, settings: {}, stored: {}, flows: {} }),
  } as unknown as ActionContext;
  const rests = Object.entries(ways).flatMap(([path, way]) => ('never' in way ? [] : [{ path, way }]));
  expect(rests.length).toBeGreaterThan(0);
  for (const { path, way } of rests) {
    const running = startFlow(standing(flow, way), context);
    const { states, context: remembered } = running.read();
    running.stop();
    expect({ path, states: [...states].sort(), context: remembered }).toEqual({ path, states: [...way.states].sort(), context: way.context });
  }
});
