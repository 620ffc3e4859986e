import type { Host } from '../actions/action-context';
import { type FlowClock, type RunningFlow, startFlow } from '../flow/start-flow';
import type { Tools } from './tools';

/**
 * Runs the application's own flows (settings/app): they hear every announced event, and are started anew when another revision comes into use.
 * Answers how to stop them.
 */
export function runAppFlows(tools: Tools, clock?: FlowClock): () => void {
  let running: RunningFlow[] = [];
  const start = () => {
    const before = new Map(running.map((flow) => [flow.id, flow]));
    for (const flow of running) flow.stop();
    const shell = tools.shell.get();
    running = Object.values(shell.flows).map((definition) => {
      const host: Host = {
        tools,
        bundle: { operations: shell.operations, dialogs: shell.dialogs },
        scope: () => ({ session: tools.session.get(), settings: tools.shell.get().settings }),
        send: (event) => flow?.send(event),
        refetch: (ids) => ids.forEach((id) => void tools.queries.invalidateQueries({ queryKey: [id] })),
      };
      const flow: RunningFlow | undefined = startFlow(definition, host, { clock, before: before.get(definition.id) });
      return flow;
    });
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
