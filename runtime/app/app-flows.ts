import type { ActionContext } from '../actions/action-context';
import { flowVariable } from '../definitions/flow-variable';
import type { Bundle } from '../definitions/compiled';
import type { Flow } from '../definitions/shapes/flow';
import { textOf } from '../expressions/text';
import { type FlowClock, type RunningFlow, startFlow } from '../flow/start-flow';
import { loadAgain } from '../contracts/queries';
import { commonScope } from '../contracts/common-scope';
import type { Services } from '../contracts/services';
import { failureText } from '../validation/string-of';

type Announced = Parameters<Services['announce']>[0];

/**
 * Runs the application's own flows (settings/app): they hear every announced event, everybody reads how they stand as `flows.<id>`, and they are
 * started anew when another revision comes into use. One with `startsOn` is loaded when the first of those events comes; it then hears where the
 * person is, that event, and those that came while it was loading. Answers how to stop them.
 */
export function runAppFlows(services: Services, clock?: FlowClock): () => void {
  const running = new Map<string, RunningFlow>();
  /** Of each flow that is being loaded, what it has to hear. */
  const waiting = new Map<string, Announced[]>();
  let entered: Announced | undefined;
  let generation = 0;
  /** What is announced while flows are being started: all of them hear it, also those that start last. */
  let announced: Announced[] | undefined;

  const tell = () => {
    const { app, lateFlows } = services.shell.get();
    const readings = Object.fromEntries(
      app.flows.flatMap((id) => {
        const reading = running.get(id)?.read() ?? lateFlows[id]?.reading;
        return reading === undefined ? [] : [[flowVariable(id), reading]];
      }),
    );
    // A sign of life enters a state again and changes nothing that anybody reads.
    if (JSON.stringify(readings) !== JSON.stringify(services.flows.get())) services.flows.set(readings);
  };

  const run = (definition: Flow, bundle: Bundle, before?: RunningFlow): RunningFlow => {
    const context: ActionContext = {
      services,
      bundle,
      whole: bundle,
      scope: () => commonScope(services),
      send: (event) => flow?.send(event),
      refetch: (ids) => ids.forEach((call) => loadAgain(services.queries, call)),
    };
    const flow: RunningFlow | undefined = startFlow(definition, context, { clock, before });
    running.set(definition.id, flow);
    // startFlow reports what fails.
    flow.actor.subscribe({ next: tell, error: tell });
    return flow;
  };

  const load = async (id: string, events: Announced[], before?: RunningFlow): Promise<void> => {
    const asked = generation;
    waiting.set(id, events);
    try {
      const { flow, ...bundle } = await services.loadFlow(id);
      if (asked !== generation) return;
      const started = run(flow, bundle, before);
      tell();
      for (const event of events) started.send(event);
    } catch (reason) {
      if (asked !== generation) return;
      // What the person wanted of it has not happened. The next event tries again.
      services.report({ code: 'flow-failed', message: failureText(reason), place: id });
      services.messages.show(textOf(services.shell.get().app.offline, commonScope(services)), 'error');
    }
    waiting.delete(id);
  };

  const start = () => {
    const before = new Map(running);
    const unheard = new Map(waiting);
    for (const flow of before.values()) flow.stop();
    running.clear();
    waiting.clear();
    generation += 1;
    announced = [];
    const shell = services.shell.get();
    for (const id of shell.app.flows) {
      const definition = shell.flows[id];
      if (definition) run(definition, shell, before.get(id));
      else if (shell.lateFlows[id] && (before.has(id) || unheard.has(id))) void load(id, unheard.get(id) ?? [], before.get(id));
    }
    tell();
    const unheardBefore = announced;
    announced = undefined;
    unheardBefore.forEach(hear);
  };

  const hear = (event: Announced) => {
    if (announced !== undefined) return void announced.push(event);
    if (event.type === 'route.entered') entered = event;
    for (const [id, { startsOn }] of Object.entries(services.shell.get().lateFlows))
      if (!running.has(id) && !waiting.has(id) && startsOn.includes(event.type)) void load(id, entered && entered !== event ? [entered] : []);
    for (const events of waiting.values()) events.push(event);
    for (const flow of running.values()) flow.send(event);
  };
  const stopListening = services.listen(hear);
  start();
  const stopWatching = services.shell.subscribe(start);
  return () => {
    stopListening();
    stopWatching();
    generation += 1;
    for (const flow of running.values()) flow.stop();
  };
}
