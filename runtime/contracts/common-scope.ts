import type { Scope } from '../expressions/evaluate';
import { dateIn } from '../format/date';
import type { Services } from './services';

/** What every expression may read, wherever it stands. */
export const commonScope = (services: Pick<Services, 'session' | 'settings' | 'stored' | 'flows' | 'onDevice' | 'now'>): Scope => ({
  session: services.session.get(),
  settings: services.settings(),
  stored: services.stored.values.get(),
  flows: services.flows.get(),
  onDevice: services.onDevice.state.get(),
  today: dateIn(services.now(), services.session.get().timeZone),
});

/** Hears when something of it changes. Answers how to stop. */
export function subscribeCommon(services: Pick<Services, 'session' | 'shell' | 'stored' | 'flows' | 'onDevice'>, listener: () => void): () => void {
  const stops = [
    services.session.subscribe(listener),
    services.shell.subscribe(listener),
    services.stored.values.subscribe(listener),
    services.flows.subscribe(listener),
    services.onDevice.state.subscribe(listener),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
