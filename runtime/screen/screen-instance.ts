import type { FormHandle, Host } from '../actions/action-context';
import { runActions } from '../actions/run';
import { commonScope, subscribeCommon } from '../app/common-scope';
import type { Tools } from '../app/tools';
import type { Bundle } from '../definitions/compiled';
import type { Dialog } from '../definitions/shapes/dialog';
import type { Layout } from '../definitions/shapes/layout';
import type { Screen } from '../definitions/shapes/screen';
import { resolveTemplate, type Scope } from '../expressions/evaluate';
import { type FlowClock, type RunningFlow, startFlow } from '../flow/start-flow';
import type { PollingClock } from './polling';
import { ScreenData } from './screen-data';

/** What the screen tells expressions about one of its forms: `forms.<node>`. */
export interface FormState {
  /** Found out when it is read. */
  readonly valid: boolean;
  changed: boolean;
  busy: boolean;
}

export interface ScreenSurroundings {
  route?: { path: string; title?: string; params: Record<string, string | undefined>; query: Record<string, string> };
  input?: unknown;
  closeDialog?(result: unknown): void;
  clock?: FlowClock;
}

/**
 * One screen or dialog that is open: its data, variables, flow and forms, and the scope its expressions read. Knows no React; whoever draws it
 * subscribes. Each part has one owner: answers are react-query's, the flow's state is XState's, variables are kept here.
 */
export class ScreenInstance implements Host {
  readonly flow: RunningFlow | undefined;
  private variables: Record<string, unknown>;
  private readonly formStates: Record<string, FormState> = {};
  private readonly forms = new Map<string, FormHandle>();
  private readonly data: ScreenData;
  private readonly listeners = new Set<() => void>();
  private readonly stops: (() => void)[] = [];
  private current: Scope | undefined;

  constructor(
    readonly definition: Screen | Dialog | Layout,
    readonly bundle: Bundle,
    readonly tools: Tools,
    private surroundings: ScreenSurroundings,
    /** The same screen by an older definition: its variables and its flow's state are kept. */
    before?: ScreenInstance,
  ) {
    this.variables = Object.fromEntries(
      Object.entries(definition.state ?? {}).map(([name, variable]) => [name, before?.variables[name] ?? variable.initial ?? null]),
    );
    this.data = new ScreenData({
      tools,
      sources: definition.data ?? {},
      operations: bundle.operations,
      clock: (surroundings.clock ?? window) as PollingClock,
      scope: this.scope,
      report: this.report,
      changed: this.changed,
    });
    this.stops.push(subscribeCommon(tools, this.changed));
    const flow = definition.flow === undefined ? undefined : bundle.flows[definition.flow];
    if (flow) {
      const host: Host = { ...this.asHost(), send: (event) => this.flow?.send(event) };
      this.flow = startFlow(flow, host, {
        input: resolveTemplate(definition.flowInput ?? {}, this.scope(), this.report),
        clock: surroundings.clock,
        before: before?.flow,
      });
      // Whoever draws the screen reads the actor itself (use-scope.ts). An error has been reported by the flow.
      this.flow.actor.subscribe({ next: this.stepped, error: this.stepped });
      this.stops.push(tools.listen(this.hear));
    }
    this.data.watch();
    // Answers that were there already let others be asked for, and no observer tells of them. What was read meanwhile lacks them.
    this.stepped();
    this.current = undefined;
  }

  /** The same host, as a plain object whose methods may be passed on. */
  asHost(): Host {
    return {
      tools: this.tools,
      bundle: this.bundle,
      whole: this.bundle,
      scope: this.scope,
      set: this.set,
      send: this.send,
      refetch: this.refetch,
      form: this.form,
      closeDialog: (result) => this.surroundings.closeDialog?.(result),
    };
  }

  readonly report = (message: string): void => this.tools.report({ code: 'expression-failed', message, place: this.definition.id });

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** What expressions read now. The same object until something changes. */
  readonly scope = (): Scope => {
    this.current ??= {
      ...commonScope(this.tools),
      device: this.tools.device,
      route: this.surroundings.route ?? null,
      input: this.surroundings.input ?? null,
      state: this.variables,
      data: this.data.states(),
      forms: { ...this.formStates },
      flow: this.flow?.read() ?? null,
    };
    return this.current;
  };

  /** The address changed, and the screen stays: another query, or another of its places. */
  readonly surround = (surroundings: ScreenSurroundings): void => {
    if (this.surroundings === surroundings) return;
    this.surroundings = surroundings;
    this.changed();
  };

  readonly set = (variable: string, value: unknown): void => {
    if (Object.is(this.variables[variable], value)) return;
    this.variables = { ...this.variables, [variable]: value };
    this.changed();
  };

  readonly send = (event: { type: string; [key: string]: unknown }): void => this.flow?.send(event);

  /** An event of the whole application, such as `online`, for a flow that waits for it. */
  private readonly hear = (event: { type: string; [key: string]: unknown }): void => {
    if (this.flow?.actor.getSnapshot().can(event) === true) this.flow.send(event);
  };

  readonly refetch = (ids: string[]): void => this.data.refetch(ids);

  readonly form = (id: string): FormHandle | undefined => this.forms.get(id);

  /** A form node tells how it stands, each time that this changes; without a state, that it is gone. */
  readonly putForm = (id: string, handle: FormHandle | undefined, state?: FormState): void => {
    if (handle) this.forms.set(id, handle);
    else this.forms.delete(id);
    if (state) this.formStates[id] = state;
    else delete this.formStates[id];
    this.changed();
  };

  /** Runs actions of this screen. */
  run(actions: Parameters<typeof runActions>[0], extra: Scope = {}, submitting?: FormHandle): Promise<unknown> {
    return runActions(actions, { ...this.asHost(), ...(submitting ? { submitting } : {}) }, extra);
  }

  stop(): void {
    this.flow?.stop();
    for (const stop of this.stops) stop();
    this.data.stop();
    this.listeners.clear();
  }

  /** The flow has taken a step: which answers are needed may be others now. */
  private readonly stepped = (): void => {
    this.current = undefined;
    this.data.watch();
  };

  private readonly changed = (): void => {
    this.stepped();
    for (const listener of [...this.listeners]) listener();
  };
}
