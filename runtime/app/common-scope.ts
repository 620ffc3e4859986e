import type { Scope } from '../expressions/evaluate';
import { dateIn } from '../format/date';
import type { Tools } from './tools';

/** What every expression may read, wherever it stands. */
export const commonScope = (tools: Pick<Tools, 'session' | 'shell' | 'stored' | 'flows' | 'now'>): Scope => ({
  session: tools.session.get(),
  settings: tools.shell.get().settings,
  stored: tools.stored.values.get(),
  flows: tools.flows.get(),
  today: dateIn(tools.now(), tools.session.get().timeZone),
});

/** Hears when something of it changes. Answers how to stop. */
export function subscribeCommon(tools: Pick<Tools, 'session' | 'shell' | 'stored' | 'flows'>, listener: () => void): () => void {
  const stops = [tools.session.subscribe(listener), tools.shell.subscribe(listener), tools.stored.values.subscribe(listener), tools.flows.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
}
