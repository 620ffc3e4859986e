import type { Host } from '../actions/action-context';
import { flowVariable } from '../definitions/flow-variable';
import { type FlowClock, type RunningFlow, startFlow } from '../flow/start-flow';
import { commonScope } from './common-scope';
import type { Tools } from './tools';

/**
 * Runs the application's own flows (settings/app): they hear every announced event, everybody reads how they stand as `flows.<id>`, and they are
 * started anew when another revision comes into use. Answers how to stop them.
 */
export function runAppFlows(tools: Tools, clock?: FlowClock): () => void {
  let running: RunningFlow[] = [];
  const tell = () => {
    const readings = Object.fromEntries(running.map((flow) => [flowVariable(flow.id), flow.read()]));
    // A sign of life enters a state again and changes nothing that anybody reads.
    if (JSON.stringify(readings) !== JSON.stringify(tools.flows.get())) tools.flows.set(readings);
  };
  const start = () => {
    const before = new Map(running.map((flow) => [flow.id, flow]));
    for (const flow of running) flow.stop();
    const shell = tools.shell.get();
    running = shell.app.flows.flatMap((id) => {
      const definition = shell.flows[id];
      if (!definition) return [];
      const host: Host = {
        tools,
        bundle: shell,
        whole: shell,
        scope: () => commonScope(tools),
        send: (event) => flow?.send(event),
        refetch: (ids) => ids.forEach((name) => void tools.queries.invalidateQueries({ queryKey: [name] })),
      };
      const flow: RunningFlow | undefined = startFlow(definition, host, { clock, before: before.get(id) });
      flow.actor.subscribe(tell);
      return flow;
    });
    tell();
  };
  start();
  const stopListening = tools.listen((event) => running.forEach((flow) => flow.send(event)));
  const stopWatching = tools.shell.subscribe(start);
  return () => {
    stopListening();
    stopWatching();
    for (const flow of running) flow.stop();
  };
}
