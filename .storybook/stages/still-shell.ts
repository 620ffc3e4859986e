import type { Shell } from '../../runtime/definitions/compiled';
import type { Flow } from '../../runtime/definitions/shapes/flow';

/**
 * The shell with its flows standing still where they begin: in a story nobody is led anywhere, asked anything or signed out, and the screen opens at
 * once. What reads how they stand reads what they begin with.
 */
export const stillShell = (shell: Shell): Shell => ({
  ...shell,
  app: { ...shell.app, readyWhen: undefined },
  flows: Object.fromEntries(Object.entries(shell.flows).map(([id, flow]) => [id, still(flow)])),
});

const still = ({ on: _on, ...flow }: Flow): Flow => ({ ...flow, states: { [flow.initial ?? 'still']: {} } });
