import { wouldLose } from '../form/form-handle';
import type { FormHandle, ActionContext } from '../actions/action-context';
import { runActions } from '../actions/run';
import { commonScope, subscribeCommon } from '../contracts/common-scope';
import { mayOpen } from '../contracts/session';
import type { Services } from '../contracts/services';
import type { Bundle } from '../definitions/compiled';
import type { Open } from '../definitions/open';
import { holds, resolveTemplate, type Scope } from '../expressions/evaluate';
import type { DataSource } from '../definitions/shapes/screen-parts';
import { type FlowClock, type RunningFlow, startFlow } from '../flow/start-flow';
import { platformTimers, type TimerClock } from '../format/long-timers';
import { isMissing } from './is-missing';
import { readsMinute } from './reads-minute';
import { ScreenData } from './screen-data';
import { fragmentUse } from './fragment-use';
import { isInAddress, mayHave, readVariable, writeVariable } from './kept-in-address';
import { namedValues } from './named-values';
import { saysMissing } from './says-missing';
import { ScreenAddress } from './screen-address';
import { own } from '../validation/own';

/** The state of one form of the screen, as expressions read it: `forms.<node>`. */
export interface FormState {
  /** Computed when it is read. */
  readonly valid: boolean;
  changed: boolean;
  busy: boolean;
}

export interface ScreenOptions {
  route?: { path: string; title?: string; params: Record<string, string | undefined>; query: Record<string, string> };
  input?: unknown;
  closeDialog?(result: unknown): void;
  clock?: FlowClock;
}

/**
 * One screen or dialog that is open: its data, variables, flow and forms, and the scope its expressions read. Knows no React; whoever draws it
 * subscribes. Each part has one owner: answers are react-query's, the flow's state is XState's, variables are kept here.
 */
export class ScreenInstance implements ActionContext {
  readonly flow: RunningFlow | undefined;
  /** The query of the address, for what stands in it; a dialog or a layout has none. */
  readonly address: ScreenAddress | undefined;
  private variables: Record<string, unknown>;
  private readonly formStates: Record<string, FormState> = {};
  private readonly forms = new Map<string, FormHandle>();
  private readonly data: ScreenData;
  private readonly ofParts = new Set<ScreenData>();
  private readonly listeners = new Set<() => void>();
  private readonly stops: (() => void)[] = [];
  private current: Scope | undefined;
  private leaving = new AbortController();
  /** In whose name its forms are filled in. */
  private person: string | undefined;
  /** Whether the person who opened it may see it. */
  private readonly isForPerson: boolean;

  constructor(
    readonly definition: Open,
    readonly bundle: Bundle,
    readonly services: Services,
    private options: ScreenOptions,
    /** The same screen by an older definition: its variables and its flow's state are kept. */
    before?: ScreenInstance,
  ) {
    const { route } = options;
    this.isForPerson = this.maySee();
    this.address = route && new ScreenAddress(route.path, route.query, services.navigation);
    this.variables = Object.fromEntries(
      Object.entries(definition.state ?? {}).map(([name, variable]) => [
        name,
        before?.variables[name] ?? (this.address ? readVariable(variable, this.address) : (variable.initial ?? null)),
      ]),
    );
    this.data = this.load(definition.data ?? {}, this.scope, this.changed, (id, failure) => {
      // Where a part says that there is no such thing, a message that loading failed would say less, and stay over it.
      if (!isMissing(failure) || !saysMissing(definition, id)) this.react({ type: `failed.${id}` });
    });
    this.stops.push(subscribeCommon(services, this.changed));
    const flow = definition.flow === undefined ? undefined : bundle.flows[definition.flow];
    if (flow) {
      const context: ActionContext = { ...this.actionContext(), send: (event) => this.flow?.send(event) };
      this.flow = startFlow(flow, context, {
        input: resolveTemplate(definition.flowInput ?? {}, this.scope(), this.report),
        clock: options.clock,
        before: before?.flow,
      });
      // Whoever draws the screen reads the actor itself (use-scope.ts). An error has been reported by the flow.
      this.flow.actor.subscribe({ next: this.stepped, error: this.stepped });
      this.stops.push(services.listen(this.hear));
    }
    if (readsMinute(definition)) this.stops.push(services.minute.subscribe(this.changed));
    if (definition.on) this.stops.push(services.listen(this.react));
    if ('confirmLeaveWhen' in definition) this.tellOfChanges();
    this.data.watch();
    // Answers that react-query already had let others be requested, and no observer tells of them. The cached scope lacks them.
    this.stepped();
    this.current = undefined;
  }

  /** The same context, as a plain object whose methods may be passed on. */
  actionContext(): ActionContext {
    return {
      services: this.services,
      bundle: this.bundle,
      whole: this.bundle,
      scope: this.scope,
      set: this.set,
      send: this.send,
      fragmentEvents: this.fragmentEvents,
      named: this.named,
      refetch: this.refetch,
      queryKey: (id) => this.data.keyOf(id),
      form: this.form,
      formToCome: this.formToCome,
      closeDialog: (result) => this.options.closeDialog?.(result),
      hasChanges: this.hasChanges,
      signal: this.signal,
    };
  }

  readonly report = (message: string): void => this.services.report({ code: 'expression-failed', message, place: this.definition.id });

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The scope of the screen's expressions. The same object until something changes. */
  readonly scope = (): Scope => {
    if (this.current !== undefined) return this.current;
    const around = {
      ...commonScope(this.services),
      minute: this.services.minute.get(),
      device: this.services.device,
      route: this.options.route ?? null,
      input: this.options.input ?? null,
      state: this.variables,
      data: this.data.states(),
      forms: { ...this.formStates },
      flow: this.flow?.read() ?? null,
    };
    this.current = { ...around, ...namedValues(this.definition.let, around, this.report) };
    return this.current;
  };

  /** Takes new options while the screen stays open: another query, or another path of the same screen. Says whether it is to be opened anew by them. */
  readonly setOptions = (options: ScreenOptions): boolean => {
    if (this.options === options) return false;
    this.options = options;
    const { route } = options;
    if (route !== undefined && this.address?.take(route.path, route.query) === true && isInAddress(this.definition)) return true;
    this.changed();
    return false;
  };

  readonly set = (variable: string, value: unknown): void => {
    if (Object.is(this.variables[variable], value)) return;
    const declared = this.definition.state?.[variable];
    if (declared && !mayHave(declared, value)) return;
    this.variables = { ...this.variables, [variable]: value };
    if (this.address && declared) writeVariable(declared, value, this.address);
    this.changed();
  };

  readonly send = (event: { type: string; [key: string]: unknown }): void => this.flow?.send(event);

  /** An event of the whole application, such as `online`, for a flow that waits for it. */
  private readonly hear = (event: { type: string; [key: string]: unknown }): void => {
    if (this.flow?.actor.getSnapshot().can(event) === true) this.flow.send(event);
  };

  readonly refetch = (ids: string[]): void => [this.data, ...this.ofParts].forEach((data) => data.refetch(ids));

  /** Loads what one part of the screen alone shows, until it is stopped: by the way that is answered beside it. */
  readonly loadFor = (sources: Record<string, DataSource>, scope: () => Scope, changed: () => void): [data: ScreenData, stop: () => void] => {
    const data = this.load(sources, scope, changed);
    this.ofParts.add(data);
    return [data, () => (this.ofParts.delete(data), data.stop())];
  };

  private load(
    sources: Record<string, DataSource>,
    scope: () => Scope,
    changed: () => void,
    failed?: ConstructorParameters<typeof ScreenData>[0]['failed'],
  ): ScreenData {
    const { services, bundle, report } = this;
    const clock: TimerClock = this.options.clock ?? platformTimers;
    const run: ConstructorParameters<typeof ScreenData>[0]['run'] = (actions, extra) => this.run(actions, extra);
    return new ScreenData({ services, sources, operations: bundle.operations, clock, scope, report, changed, failed, run });
  }

  /** Does what the definition says at an event of the whole application, such as a live message. */
  private readonly react = ({ type, payload }: { type: string; [key: string]: unknown }): void => {
    const { on = {} } = this.definition;
    if (Object.hasOwn(on, type)) void this.run(on[type], { event: payload ?? null });
  };

  /** Whether it has changes that would be lost. What is being sent is not lost: whoever sends it may go on from there. */
  readonly hasChanges = (): boolean => {
    const condition = 'confirmLeaveWhen' in this.definition ? this.definition.confirmLeaveWhen : undefined;
    // What was typed in the name of somebody else cannot be saved any more.
    if (this.person !== this.services.session.get().user?.UserId) return false;
    if (Object.values(this.formStates).some(({ busy }) => busy)) return false;
    if (Object.entries(this.formStates).some(([id, { changed }]) => changed && wouldLose(this.forms.get(id)))) return true;
    return condition !== undefined && holds(condition.$, this.scope(), this.report);
  };

  /** From now on it is asked for its changes before it is left. */
  private tellOfChanges(): void {
    const { unsaved } = this.services;
    this.person = this.services.session.get().user?.UserId;
    if (unsaved.get().includes(this.hasChanges)) return;
    unsaved.set([...unsaved.get(), this.hasChanges]);
    this.stops.push(() => unsaved.set(unsaved.get().filter((other) => other !== this.hasChanges)));
  }

  /** What is done at the events of a fragment that this screen uses. */
  readonly fragmentEvents = (use: string) => fragmentUse(this.definition, use)?.on;

  /** The actions that the definition has by a name. */
  readonly named = (name: string) => own(this.definition.actions ?? {}, name);

  readonly form = (id: string): FormHandle | undefined => this.forms.get(id);

  /** The form of a node once it stands there: its parts may be on the way still. undefined when none has come in ten seconds. */
  readonly formToCome = (id: string): Promise<FormHandle | undefined> =>
    new Promise((resolve) => {
      const end = (found?: FormHandle) => {
        clearTimeout(timer);
        stop();
        resolve(found);
      };
      const timer = setTimeout(end, 10_000);
      const stop = this.subscribe(() => this.forms.has(id) && end(this.forms.get(id)));
      this.stops.push(() => clearTimeout(timer));
    });

  /** Stores the state that a form node reports; without a state the form is removed. */
  readonly putForm = (id: string, handle: FormHandle | undefined, state?: FormState): void => {
    const isKnown = this.forms.has(id);
    if (handle) this.forms.set(id, handle);
    else this.forms.delete(id);
    if (handle !== undefined && handle.mayBeLost !== true && !isKnown) this.tellOfChanges();
    if (state) this.formStates[id] = state;
    else delete this.formStates[id];
    this.changed();
  };

  /** Runs actions of this screen. */
  run(actions: Parameters<typeof runActions>[0], extra: Scope = {}, submitting?: FormHandle): Promise<unknown> {
    return runActions(actions, { ...this.actionContext(), ...(submitting ? { submitting } : {}) }, extra);
  }

  stop(): void {
    this.flow?.stop();
    this.address?.stop();
    for (const stop of this.stops) stop();
    this.data.stop();
    this.listeners.clear();
  }

  /** Aborted when the screen is left. */
  get signal(): AbortSignal {
    return this.leaving.signal;
  }

  /** The screen is left for another: dialogs that its actions opened close. A new revision of the same screen leaves them open. */
  leave(): void {
    this.leaving.abort();
    this.leaving = new AbortController();
  }

  private maySee(): boolean {
    return !('allow' in this.definition) || mayOpen(this.definition.allow, this.services.session.get());
  }

  /** Whether its person has gone, for example by signing out in another tab: another screen is about to open, and its expressions would read nobody. */
  private isOver(): boolean {
    return this.isForPerson && !this.maySee();
  }

  /** The flow has taken a step: other calls may be needed now. */
  private readonly stepped = (): void => {
    if (this.isOver()) return;
    this.current = undefined;
    this.data.watch();
  };

  private readonly changed = (): void => {
    if (this.isOver()) return;
    this.stepped();
    for (const listener of [...this.listeners]) listener();
  };
}
