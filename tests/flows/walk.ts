import { join } from 'node:path';
import { expect } from 'vitest';
import { type AnyStateNode, type EventObject, type InspectionEvent, SimulatedClock } from 'xstate';
import { compile } from '../support/shared-compiler';
import { readSource } from '../../codegen/source';
import type { ActionContext } from '../../runtime/actions/action-context';
import type { CompiledOperation } from '../../runtime/definitions/compiled';
import type { Flow } from '../../runtime/definitions/shapes/flow';
import { createDialogs } from '../../runtime/contracts/dialogs';
import { type RunningFlow, startFlow } from '../../runtime/flow/start-flow';
import type { Outcome } from '../../runtime/http/http';
import { callAdapter } from '../../runtime/http/adapter';
import { settingsIn } from '../../server/foundation/constants';

const root = join(import.meta.dirname, '../..');

const { base, checked } = compile(readSource(root));
/** Every flow of the product, with what it shares written out. */
export const flows = checked.base.project.all('flow').map(({ value }) => value as Flow);
/** What flows may call and open: what comes with the page, with a screen, and with a flow that is loaded late. */
const bundles = base === undefined ? [] : [base.shell, ...Object.values(base.screens), ...Object.values(base.lateFlows)];
const operations = Object.assign({}, base?.operations, ...bundles.map((bundle) => bundle.operations));
const dialogDefinitions = Object.assign({}, ...bundles.map(({ dialogs }) => dialogs));

/** What happens to a flow from outside: nothing but its start, time, an event, or the end of a dialog or a call that it waits for. */
export type Happening = 'start' | { wait: number } | { send: object } | { dialog: object } | { call: string; outcome: Outcome };

export interface Watch {
  /** Is called after each step that went as it says. */
  onStep?: () => void;
  /** Hears where the flow stands after each thing that happened to it, and what it did to the world meanwhile. */
  onRest?: (happened: Happening, reading: ReturnType<RunningFlow['read']>, effects: readonly string[]) => void;
}

/** One step of a walk: time passes, something happens, and then a dialog or a call ends where the flow waits for one. */
export interface Step {
  send?: { type: string; [key: string]: unknown };
  /** Seconds that pass. */
  wait?: number;
  /** How the call ends that the step leads to: a value, or a failure by `refused`. */
  call?: Outcome;
  /** What the call that ends was given holds this. */
  given?: object;
  /** Which of several calls under way ends; without it the oldest. */
  of?: string;
  /** How the dialog ends that the step leads to. */
  dialog?: { result: unknown } | 'dismissed';
  /** What the open dialog is given, as JSON, holds this. */
  says?: string;
  /** What happened to the world since the last step, in this order. */
  effects?: string[];
  /** What the browser then keeps of what the flow stores, by name, holds this. */
  keeps?: object;
  /** In which states the flow then is. */
  then?: string;
  /** What its context then holds, among other things. */
  context?: object;
}

export interface Walk {
  input?: unknown;
  /** What expressions read beside the settings. */
  session?: object;
  stored?: object;
  flows?: object;
  steps: Step[];
}

export const answer = (value: unknown): Outcome => ({ ok: true, value });
export const refused: Outcome = { ok: false, failure: { StatusCode: 400, Errors: [{ Message: 'No.' }], ShowUser: true } };

const settled = async () => {
  for (let round = 0; round < 30; round += 1) await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve, 0));
};

/**
 * Runs a walk on the real flow, and answers each edge that it took, as "from -event-> to".
 * The first step that does not go as it says ends the walk with an error.
 */
export async function walkThrough(
  flow: Flow,
  { input, session = { signedIn: false }, stored = {}, flows: others = {}, steps }: Walk,
  { onStep, onRest }: Watch = {},
): Promise<string[]> {
  const taken: string[] = [];
  const effects: string[] = [];
  const kept: Record<string, unknown> = {};
  const clock = new SimulatedClock();
  const dialogs = createDialogs();
  const waiting: { id: string; given: object; end: (outcome: Outcome) => void }[] = [];
  const actionContext = {
    services: {
      http: (operation: CompiledOperation, given: Record<string, unknown> = {}) => {
        const make = ({ id }: { id: string }) => {
          effects.push(`call ${id}`);
          return new Promise<Outcome>((resolve) => waiting.push({ id, given, end: resolve }));
        };
        const common = { session, settings: settingsIn(base!) };
        return operation.variants === undefined
          ? make(operation)
          : callAdapter(operation.variants, given, common, make, (message) => effects.push(`report ${message}`));
      },
      messages: { show: (text: string) => effects.push(`show ${text}`) },
      announce: ({ type }: { type: string }) => type.startsWith('saved.') || effects.push(`announce ${type}`),
      saveFile: (name: string) => effects.push(`save ${name}`),
      report: ({ message }: { message: string }) => effects.push(`report ${message}`),
      now: () => '2026-11-21T00:00:00Z',
      dialogs,
      shell: { get: () => ({ app: { home: '/programs' } }) },
      navigation: {
        go: (to: string) => effects.push(`go ${to}`),
        leave: (to: string) => effects.push(`leave to ${to}`),
        open: (to: string) => effects.push(`open ${to}`),
        reload: () => effects.push('reload'),
      },
      stored: {
        write: (name: string, value: unknown) => {
          kept[name] = value;
          effects.push(`store ${name} ${typeof value === 'object' ? (value === null ? 'nothing' : 'a record') : String(value)}`);
        },
      },
      onDevice: {
        state: { get: () => ({ waiting: [], seenAt: null }), set: () => undefined },
        send: async () => void effects.push('send what is kept'),
      },
      queries: { refetchQueries: () => effects.push('load again what failed') },
      sessions: {
        start: async ({ Token }: { Token: string }) => void effects.push(`start session ${Token}`),
        end: async () => void effects.push('end session'),
        refresh: async () => void effects.push('refresh session'),
      },
    },
    bundle: { operations, dialogs: dialogDefinitions },
    whole: { dialogs: dialogDefinitions },
    scope: () => ({ session, settings: settingsIn(base!), stored, flows: others, today: '2026-11-21' }),
    closeDialog: () => effects.push('close the dialog'),
    form: (id: string) => ({
      showErrors: (errors: { Message: string }[]) => errors.length > 0 && effects.push(`errors of ${id}: ${errors.map(({ Message }) => Message).join(' ')}`),
    }),
    refetch: (ids: string[]) => effects.push(`load again ${ids.join(', ')}`),
  } as unknown as ActionContext;
  const noteStep = (event: InspectionEvent) => {
    if (event.type !== '@xstate.microstep') return;
    for (const { source, target, eventType } of event._transitions as unknown as Transition[])
      taken.push(
        `${source.key === flow.id ? 'flow' : nameOf(source)} -${wordFor(eventType, event.event)}-> ${target?.[0] ? nameOf(target[0]) : nameOf(source)}`,
      );
  };
  const running = startFlow(flow, { ...actionContext, send: (event) => running.send(event) }, { input, clock: clock as never, inspect: noteStep });
  await settled();
  let heard = 0;
  const rests = (happened: Happening) => {
    onRest?.(happened, running.read(), effects.slice(heard));
    heard = effects.length;
  };
  rests('start');
  const says = ({ says: said }: Step, index: number) => {
    const open = dialogs.stack.get().at(-1) as { input?: unknown } | undefined;
    if (said !== undefined) expect(JSON.stringify(open?.input ?? null), `step ${index + 1}`).toContain(said);
  };
  for (const [index, step] of steps.entries()) {
    if (step.wait !== undefined) clock.increment(step.wait * 1000);
    if (step.send) running.send(step.send);
    await settled();
    if (step.wait !== undefined) rests({ wait: step.wait });
    if (step.send) rests({ send: step.send });
    if (step.dialog) {
      says(step, index);
      expect(dialogs.stack.get().length, `step ${index + 1}: no dialog is open in ${running.read().state}`).toBeGreaterThan(0);
      dialogs.stack.get().at(-1)?.close(step.dialog);
      await settled();
      rests({ dialog: step.dialog as object });
    }
    if (step.call) {
      expect(waiting.length, `step ${index + 1}: no call is under way in ${running.read().state}`).toBeGreaterThan(0);
      const [ended] = waiting.splice(step.of === undefined ? 0 : waiting.findLastIndex(({ id }) => id === step.of), 1);
      if (step.given) expect(ended?.given, `step ${index + 1}`).toMatchObject(step.given);
      ended?.end(step.call);
      await settled();
      rests({ call: ended?.id ?? '', outcome: step.call });
    }
    if (!step.dialog) says(step, index);
    const since = effects.splice(0);
    heard = 0;
    if (step.effects) expect(since, `step ${index + 1}`).toEqual(step.effects);
    if (step.context) expect(running.read().context, `step ${index + 1}`).toMatchObject(step.context);
    if (step.keeps) expect(kept, `step ${index + 1}`).toMatchObject(step.keeps);
    if (step.then !== undefined) expect(running.read().state, `step ${index + 1}`).toBe(step.then);
    onStep?.();
  }
  running.stop();
  return taken;
}

interface Transition {
  source: AnyStateNode;
  target: AnyStateNode[] | undefined;
  eventType: string;
}

const nameOf = (node: AnyStateNode): string => (node.parent ? node.key : 'flow');

/** XState's name of an event in the words of the definitions. */
function wordFor(eventType: string, event: EventObject): string {
  if (eventType === '') return 'always';
  if (eventType.startsWith('xstate.after.')) return `after ${eventType.split('.')[2] ?? ''}`;
  if (eventType.startsWith('xstate.done.actor')) return 'done';
  if (eventType.startsWith('xstate.error.actor')) return 'failed';
  return eventType === '*' ? event.type : eventType;
}
