import { type AnyActorRef, createActor, fromPromise, setup, type InspectionEvent } from 'xstate';
import { runActions } from '../actions/run';
import type { ActionContext } from '../actions/action-context';
import { tellKept } from '../actions/call';
import { changesNothing } from '../definitions/changes-nothing';
import type { Delay } from '../definitions/shapes/duration';
import type { Text } from '../definitions/shapes/expression';
import type { Flow } from '../definitions/shapes/flow';
import { evaluate, resolveTemplate } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import { type Failure, showingFailure } from '../http/http';
import { platformTimers } from '../format/long-timers';
import { hydrate } from './hydrate';
import { failureText } from '../validation/string-of';

/** A call that failed, as an error of an invoked actor: `event` then has StatusCode and Errors. */
class CallFailed extends Error {
  constructor(readonly failure: Failure) {
    super(failure.Errors[0]?.Message ?? `The call failed with status ${failure.StatusCode}.`);
  }
}

/** XState's clock: real timers, or a simulated one in tests. */
export interface FlowClock {
  setTimeout(run: (...parameters: unknown[]) => void, milliseconds: number): unknown;
  clearTimeout(id: unknown): void;
}

export interface RunningFlow {
  id: string;
  actor: AnyActorRef;
  /** As expressions read it: `flow`. */
  read(): { state: string; states: string[]; context: Record<string, unknown> };
  /** Whether the flow is in a state, given as "Parent.Child" or by one of its names. */
  isIn(state: string): boolean;
  send(event: { type: string; [key: string]: unknown }): void;
  stop(): void;
  /** Where it stands, or stood when it was stopped: another actor can go on from there. */
  standing(): unknown;
}

interface FlowStart {
  /** What its `input` reads. */
  input?: unknown;
  clock?: FlowClock | undefined;
  /** The same flow by an older definition: it goes on in the state where that one is, where that state still exists. */
  before?: RunningFlow | undefined;
  /** Hears each step that is taken: for tests. */
  inspect?: ((event: InspectionEvent) => void) | undefined;
}

/** Starts a flow on behalf of a screen, a dialog or the application, and stops with it. */
export function startFlow(definition: Flow, actionContext: ActionContext, { input = {}, clock, before, inspect }: FlowStart = {}): RunningFlow {
  const report = (message: string) => actionContext.services.report({ code: 'flow-failed', message, place: definition.id });
  const { $schema: _schema, kind: _kind, context, events: _events, delays, input: _input, startsOn: _startsOn, ...node } = definition;
  const configuration = hydrate(node, { scope: actionContext.scope, run: (action, extra) => void runActions(action, actionContext, extra), report });
  const milliseconds = Object.fromEntries(Object.entries(delays ?? {}).map(([name, delay]) => [name, millisecondsOf(delay, actionContext, report)]));
  const machine = setup({
    actors: {
      call: fromPromise(({ input: given, signal }) => callFrom(actionContext, given as CallInput, signal)),
      download: fromPromise(({ input: given, signal }) => downloadFrom(actionContext, given as DownloadInput, signal)),
      dialog: fromPromise(async ({ input: given, signal }) => dialogFrom(actionContext, given as { dialog: string; input?: unknown }, signal)),
      confirm: fromPromise(async ({ input: given, signal }) => confirmFrom(actionContext, given as ConfirmInput, signal)),
    },
    delays: milliseconds,
  }).createMachine({
    ...configuration,
    context: () => (resolveTemplate(context?.initial ?? {}, { ...actionContext.scope(), input }, report) ?? {}) as Record<string, unknown>,
  } as never);

  const make = (snapshot?: unknown) =>
    createActor(machine, {
      clock: (clock ?? platformTimers) as never,
      ...(inspect ? { inspect } : {}),
      ...(snapshot ? { snapshot: snapshot as never } : {}),
    });
  const goingOn = resumed(make, before);
  const actor = goingOn ?? make();
  actor.subscribe({ error: (error) => report(failureText(error)) });
  actor.start();
  if (goingOn) startTimers(actor, milliseconds);
  // A stopped actor's own snapshot says only that it has stopped.
  let stoppedAt: unknown;
  return {
    id: definition.id,
    actor,
    read: () => ({
      state: pathOf(actor.getSnapshot().value),
      states: statesIn(actor.getSnapshot().value),
      context: actor.getSnapshot().context as Record<string, unknown>,
    }),
    isIn: (state) => actor.getSnapshot().matches(valueOf(state) as never),
    send: (event) => actor.send(event as never),
    stop() {
      stoppedAt ??= actor.getPersistedSnapshot();
      actor.stop();
    },
    standing: () => stoppedAt ?? actor.getPersistedSnapshot(),
  };
}

/** How long a timer runs. One whose figure is not known never ends: a timer of no length would end at once, again and again. */
function millisecondsOf(delay: Delay, actionContext: ActionContext, report: (message: string) => void): number {
  if ('milliseconds' in delay && delay.milliseconds !== undefined) return delay.milliseconds;
  const seconds: unknown = typeof delay.seconds === 'object' ? evaluate(delay.seconds.$, actionContext.scope(), report) : delay.seconds;
  return typeof seconds === 'number' && seconds > 0 ? seconds * 1000 : Number.POSITIVE_INFINITY;
}

type CallInput = { call: string; input?: Record<string, unknown> };
type ConfirmInput = { question: Text; title?: string; yes?: string; no?: string; width?: number; danger?: boolean };

async function callFrom(actionContext: ActionContext, { call, input }: CallInput, signal: AbortSignal): Promise<unknown> {
  const operation = actionContext.bundle.operations[call];
  if (!operation) throw new Error(`There is no call "${call}" in this flow.`);
  const outcome = await actionContext.services.http(showingFailure(operation), input, signal);
  if (!outcome.ok && outcome.failure.Kept) tellKept(actionContext);
  if (!outcome.ok) throw new CallFailed(outcome.failure);
  if (!changesNothing(operation)) actionContext.services.announce({ type: `saved.${call}` });
  return outcome.value;
}

type DownloadInput = { download: string; input?: Record<string, unknown>; fileName: string };

/** Saves what a call answers as a file. Whoever leaves the state leaves the file off. */
async function downloadFrom(actionContext: ActionContext, { download: call, input, fileName }: DownloadInput, signal: AbortSignal): Promise<void> {
  const file = await callFrom(actionContext, { call, ...(input && { input }) }, signal);
  if (!signal.aborted) actionContext.services.saveFile(fileName, file);
}

/** Closes with the state that opened it. */
async function dialogFrom(
  actionContext: ActionContext,
  { dialog, input, waits }: { dialog: string; input?: unknown; waits?: true },
  signal: AbortSignal,
): Promise<unknown> {
  const definition = actionContext.whole?.dialogs[dialog];
  if (!definition || !actionContext.whole) throw new Error(`There is no dialog "${dialog}" in this flow.`);
  const end = await actionContext.services.dialogs.open({ kind: 'dialog', id: dialog, input, bundle: actionContext.whole }, signal, waits);
  if (end === 'dismissed' && !signal.aborted) actionContext.send?.({ type: 'dismissed', value: definition.dismissedAs ?? null });
  return end === 'dismissed' ? new Promise(() => undefined) : end.result;
}

async function confirmFrom(actionContext: ActionContext, { question, width, danger, ...rest }: ConfirmInput, signal: AbortSignal): Promise<boolean> {
  const asked = { kind: 'confirm' as const, question: textOf(question, actionContext.scope()), width: width ?? 400, danger: danger ?? false, ...rest };
  const end = await actionContext.services.dialogs.open(asked, signal);
  return end !== 'dismissed';
}

/** The actor in the state of the older one; nothing where the new definition has no such state. */
function resumed<Actor>(make: (snapshot: unknown) => Actor, before: RunningFlow | undefined): Actor | undefined {
  if (!before) return undefined;
  try {
    return make(before.standing());
  } catch {
    return undefined;
  }
}

/**
 * Starts the timers of the states that an actor stands in, each from its beginning. XState arms them only on entering a state, and an actor that
 * goes on from where another stood has entered none. They have the ids that leaving the state cancels.
 */
function startTimers(actor: AnyActorRef, milliseconds: Record<string, number>): void {
  const nodes = (actor.getSnapshot() as { _nodes: { config: { after?: object }; id: string }[] })._nodes;
  for (const { config, id } of nodes)
    for (const delay of Object.keys(config.after ?? {})) {
      const type = `xstate.after.${delay}.${id}`;
      actor.system.scheduler.schedule(actor, actor, { type }, milliseconds[delay] ?? 0, type);
    }
}

/** "Editing" or "Editing.Saving"; parallel states are joined with a comma. */
function pathOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return Object.entries(value as Record<string, unknown>)
    .map(([name, child]) => (child === undefined || child === '' ? name : `${name}.${pathOf(child)}`))
    .join(',');
}

/** Every state the flow is in, parents included: ["Editing", "Editing.Saving"]. */
function statesIn(value: unknown, above = ''): string[] {
  if (typeof value === 'string') return [`${above}${value}`];
  return Object.entries((value ?? {}) as Record<string, unknown>).flatMap(([name, child]) => [`${above}${name}`, ...statesIn(child, `${above}${name}.`)]);
}

const valueOf = (state: string): unknown => state.split('.').reduceRight<unknown>((child, name) => (child === undefined ? name : { [name]: child }), undefined);
