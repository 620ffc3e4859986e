import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Host } from '../../runtime/actions/action-context';
import { compile } from '../../codegen/compile';
import { readSource } from '../../codegen/source';
import type { Flow, StateNode } from '../../runtime/definitions/shapes/flow';
import { createDialogs } from '../../runtime/dialog/dialogs';
import { startFlow } from '../../runtime/flow/start-flow';
import type { Outcome } from '../../runtime/http/http';

const root = join(import.meta.dirname, '../..');
const flows = readdirSync(join(root, 'flows'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.flow.json'))
  .map((file) => JSON.parse(readFileSync(join(root, 'flows', file), 'utf8')) as Flow);
const { base } = compile(readSource(root));

/** One step of a walk: what is sent, how the next call ends, and what has happened to the world since. */
interface Step {
  send: { type: string; [key: string]: unknown };
  call?: Outcome;
  effects?: string[];
}
interface Walk {
  input?: unknown;
  steps: Step[];
}

const refused: Outcome = { ok: false, failure: { StatusCode: 400, Errors: [{ Message: 'No.' }], ShowUser: true } };
const login = { type: 'SUBMIT', login: { UserName: 'a', Password: 'b' } };

/** Walks that together take every edge of a flow. A new flow, or a new edge, needs a step here. */
const walks: Record<string, Walk[]> = {
  'http-errors': [
    {
      steps: [
        { send: { type: 'http.401' }, effects: ['end session', 'go /act/auth/login'] },
        { send: { type: 'http.403' }, effects: ['go /errors/unauthorized'] },
        { send: { type: 'http.parse' }, effects: ['go /errors'] },
      ],
    },
  ],
  'sign-in': [
    {
      input: { returnTo: '/act/userprofile' },
      steps: [
        { send: login, call: { ok: true, value: { IsLoginSuccessful: false, LoginErrors: ['Wrong.'] } } },
        { send: login, call: refused },
        {
          send: login,
          call: { ok: true, value: { IsLoginSuccessful: true, Token: 't', LoginErrors: [] } },
          effects: ['start session t', 'go /act/userprofile'],
        },
      ],
    },
    {
      input: { returnTo: '' },
      steps: [
        { send: login, call: { ok: true, value: { IsLoginSuccessful: true, Token: 't', LoginErrors: [] } }, effects: ['start session t', 'go /programs'] },
      ],
    },
  ],
  'program-notifications': [
    {
      steps: [
        { send: { type: 'NEW' } },
        { send: { type: 'EDIT', notification: { ProgramNotificationId: '2', Name: 'Two', Content: 'x' } } },
        { send: { type: 'CLOSE' } },
        { send: { type: 'EDIT', notification: { ProgramNotificationId: '1', Name: 'One', Content: 'x' } } },
      ],
    },
  ],
};

/** Runs a walk on the real flow and notes each edge it takes, as "from -event-> to". */
async function take(flow: Flow, { input, steps }: Walk): Promise<string[]> {
  const taken: string[] = [];
  const effects: string[] = [];
  let outcome: Outcome = refused;
  const host = {
    tools: {
      http: async () => outcome,
      messages: { show: (text: string) => effects.push(`show ${text}`) },
      announce: () => undefined,
      report: ({ message }: { message: string }) => effects.push(`fault ${message}`),
      now: () => '2026-11-21T00:00:00Z',
      dialogs: createDialogs(),
      shell: { get: () => ({ app: { home: '/programs' } }) },
      navigation: { go: (to: string) => effects.push(`go ${to}`) },
      sessions: { start: async ({ Token }: { Token: string }) => void effects.push(`start session ${Token}`), end: async () => void effects.push('end session') },
    },
    bundle: { operations: base?.operations ?? {}, dialogs: {} },
    scope: () => ({ session: { signedIn: false }, settings: base?.shell.settings }),
  } as unknown as Host;
  const running = startFlow(flow, host, { input });
  for (const step of steps) {
    const from = running.read().state;
    const moves: string[] = [];
    const subscription = running.actor.subscribe(() => moves.push(running.read().state));
    outcome = step.call ?? refused;
    running.send(step.send);
    const between = running.read().state;
    taken.push(`${from} -${step.send.type}-> ${between}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    subscription.unsubscribe();
    if (step.call) taken.push(`${between} -${step.call.ok ? 'done' : 'failed'}-> ${running.read().state}`);
    if (step.effects) expect(effects.splice(0)).toEqual(step.effects);
  }
  running.stop();
  return taken;
}

const list = <Value>(value: Value | Value[] | undefined): Value[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

/** Every edge that the JSON declares, in the same words. */
function declared(states: Record<string, StateNode> = {}): string[] {
  return Object.entries(states).flatMap(([from, state]) => {
    const edges = (kind: string, targets: unknown) =>
      list(targets as string | { target?: string }).map((target) => `${from} -${kind}-> ${(typeof target === 'string' ? target : target.target) ?? from}`);
    return [
      ...Object.entries(state.on ?? {}).flatMap(([name, targets]) => edges(name, targets)),
      ...Object.entries(state.after ?? {}).flatMap(([name, targets]) => edges(`after ${name}`, targets)),
      ...list(state.invoke).flatMap(({ onDone, onError }) => [...edges('done', onDone), ...edges('failed', onError)]),
    ];
  });
}

describe.each(flows)('flow $id', (flow) => {
  test('every edge is walked, and leads where its definition says', async () => {
    const own = walks[flow.id];
    expect(own, 'add walks for this flow').toBeDefined();
    const taken = new Set((await Promise.all((own ?? []).map((walk) => take(flow, walk)))).flat());
    expect(declared(flow.states).filter((edge) => !taken.has(edge))).toEqual([]);
  });
});
