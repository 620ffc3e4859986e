import type { ActionContext } from '../actions/action-context';
import { flowVariable } from '../definitions/flow-variable';
import { type FlowClock, type RunningFlow, startFlow } from '../flow/start-flow';
import { commonScope } from './common-scope';
import type { Services } from './services';

/**
 * Runs the application's own flows (settings/app): they hear every announced event, everybody reads how they stand as `flows.<id>`, and they are
 * started anew when another revision comes into use. Answers how to stop them.
 */
export function runAppFlows(services: Services, clock?: FlowClock): () => void {
  let running: RunningFlow[] = [];
  const tell = () => {
    const readings = Object.fromEntries(running.map((flow) => [flowVariable(flow.id), flow.read()]));
    // A sign of life enters a state again and changes nothing that anybody reads.
    if (JSON.stringify(readings) !== JSON.stringify(services.flows.get())) services.flows.set(readings);
  };
  const start = () => {
    const before = new Map(running.map((flow) => [flow.id, flow]));
    for (const flow of running) flow.stop();
    const shell = services.shell.get();
    running = shell.app.flows.flatMap((id) => {
      const definition = shell.flows[id];
      if (!definition) return [];
      const context: ActionContext = {
        services,
        bundle: shell,
        whole: shell,
        scope: () => commonScope(services),
        send: (event) => flow?.send(event),
        refetch: (ids) => ids.forEach((name) => void services.queries.invalidateQueries({ queryKey: [name] })),
      };
      const flow: RunningFlow | undefined = startFlow(definition, context, { clock, before: before.get(id) });
      // startFlow reports what fails.
      flow.actor.subscribe({ next: tell, error: tell });
      return flow;
    });
    tell();
  };
  start();
  const stopListening = services.listen((event) => running.forEach((flow) => flow.send(event)));
  const stopWatching = services.shell.subscribe(start);
  return () => {
    stopListening();
    stopWatching();
    for (const flow of running) flow.stop();
  };
}
