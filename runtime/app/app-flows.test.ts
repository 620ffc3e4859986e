import { expect, test, vi } from 'vitest';
import type { FlowBundle, Shell } from '../definitions/compiled';
import type { Flow } from '../definitions/shapes/flow';
import { runAppFlows } from './app-flows';
import type { Services } from '../contracts/services';
import { createStore } from '../contracts/store';

const heard: Flow = {
  id: 'night-watch',
  kind: 'flow',
  startsOn: ['RING', 'live.Bell'],
  context: { schema: {}, initial: { rings: 0, path: '' } },
  initial: 'resting',
  on: { 'route.entered': { actions: { assign: { path: { $: 'event.path' } } } } },
  states: {
    resting: { on: { RING: { target: 'awake', actions: { assign: { rings: { $: 'event.times' } } } }, 'live.Bell': 'awake' } },
    awake: { on: { RING: { actions: { assign: { rings: { $: 'flow.context.rings + event.times' } } } } } },
  },
};
const reading = { state: 'resting', states: ['resting'], context: { rings: 0, path: '' } };

/** The application with one flow that is loaded when it is first needed, by `load`. */
function begin(load: () => Promise<FlowBundle>) {
  const listeners = new Set<(event: { type: string }) => void>();
  const bundle = { flows: {}, forms: {}, tables: {}, dialogs: {}, fieldsets: {}, formulas: {}, operations: {} };
  const shell = () =>
    ({
      ...bundle,
      settings: {},
      app: { flows: ['night-watch'], offline: 'There is no connection.' },
      lateFlows: { 'night-watch': { startsOn: heard.startsOn, reading } },
    }) as unknown as Shell;
  const shown: string[] = [];
  const services = {
    shell: createStore(shell()),
    session: createStore({}),
    stored: { values: createStore({}) },
    flows: createStore({}),
    onDevice: { state: createStore({ waiting: [], seenAt: null }) },
    settings: () => ({}),
    now: () => '2026-11-23T12:00:00Z',
    report: vi.fn(),
    messages: { show: (text: string) => shown.push(text) },
    listen: (listener: (event: { type: string }) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    loadFlow: vi.fn(load),
  };
  const stop = runAppFlows(services as unknown as Services);
  const say = (event: { type: string; [key: string]: unknown }) => listeners.forEach((listener) => listener(event));
  const stands = () => (services.flows.get() as Record<string, unknown>).nightWatch;
  return { services, say, stands, shown, stop, publish: () => services.shell.set(shell()) };
}

const ofIt = { flow: heard, flows: {}, forms: {}, tables: {}, dialogs: {}, fieldsets: {}, formulas: {}, operations: {} } as unknown as FlowBundle;

test('a flow that is needed later reads as it begins, and is loaded by no other event', () => {
  const { say, stands, services } = begin(async () => ofIt);
  say({ type: 'route.entered', path: '/programs' });
  say({ type: 'user.activity' });
  expect(stands()).toEqual(reading);
  expect(services.loadFlow).not.toHaveBeenCalled();
});

test('once loaded it hears where the person is, what it was loaded for, and what came meanwhile, each once', async () => {
  let arrive = (_: FlowBundle) => {};
  const { say, stands, services } = begin(() => new Promise((resolve) => (arrive = resolve)));
  say({ type: 'route.entered', path: '/bells' });
  say({ type: 'RING', times: 2 });
  say({ type: 'RING', times: 3 });
  expect(stands()).toEqual(reading);
  arrive(ofIt);
  await vi.waitFor(() => expect(stands()).toEqual({ state: 'awake', states: ['awake'], context: { rings: 5, path: '/bells' } }));
  say({ type: 'RING', times: 1 });
  expect(stands()).toMatchObject({ context: { rings: 6 } });
  expect(services.loadFlow).toHaveBeenCalledTimes(1);
});

test('what could not be loaded is said and reported, and the next event tries again', async () => {
  let isAway = true;
  const { say, stands, services, shown } = begin(async () => {
    if (isAway) throw new Error('This part of the application could not be loaded.');
    return ofIt;
  });
  say({ type: 'live.Bell' });
  await vi.waitFor(() => expect(shown).toEqual(['There is no connection.']));
  expect(services.report).toHaveBeenCalledWith({ code: 'flow-failed', message: 'This part of the application could not be loaded.', place: 'night-watch' });
  isAway = false;
  say({ type: 'RING', times: 4 });
  await vi.waitFor(() => expect(stands()).toMatchObject({ state: 'awake', context: { rings: 4 } }));
});

test('a new revision goes on where it stood, also while it was being loaded', async () => {
  const arrivals: ((bundle: FlowBundle) => void)[] = [];
  const { say, stands, publish, stop, services } = begin(() => new Promise((resolve) => void arrivals.push(resolve)));
  say({ type: 'RING', times: 2 });
  publish();
  for (const arrive of arrivals) arrive(ofIt);
  await vi.waitFor(() => expect(stands()).toMatchObject({ state: 'awake', context: { rings: 2 } }));
  publish();
  expect(arrivals).toHaveLength(3);
  arrivals[2]!(ofIt);
  await vi.waitFor(() => expect(stands()).toMatchObject({ state: 'awake', context: { rings: 2 } }));
  stop();
  say({ type: 'RING', times: 2 });
  expect([stands(), services.loadFlow.mock.calls.length]).toEqual([expect.objectContaining({ context: { rings: 2, path: '' } }), 3]);
});

test('what a flow announces as it starts is heard by the flows that start after it', () => {
  const listeners = new Set<(event: { type: string }) => void>();
  const bundle = { forms: {}, tables: {}, dialogs: {}, fieldsets: {}, formulas: {}, operations: {} };
  const first = { id: 'first', kind: 'flow', initial: 'on', states: { on: { entry: { announce: 'READY' } } } } as unknown as Flow;
  const second = { id: 'second', kind: 'flow', initial: 'waiting', states: { waiting: { on: { READY: 'begun' } }, begun: {} } } as unknown as Flow;
  const services = {
    shell: createStore({ ...bundle, flows: { first, second }, settings: {}, app: { flows: ['first', 'second'] }, lateFlows: {} } as unknown as Shell),
    session: createStore({}),
    stored: { values: createStore({}) },
    flows: createStore<Record<string, { state: string }>>({}),
    onDevice: { state: createStore({ waiting: [], seenAt: null }) },
    settings: () => ({}),
    now: () => '2026-11-23T12:00:00Z',
    report: vi.fn(),
    announce: (event: { type: string }) => listeners.forEach((listener) => listener(event)),
    listen: (listener: (event: { type: string }) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const stop = runAppFlows(services as unknown as Services);
  expect(services.flows.get()).toMatchObject({ first: { state: 'on' }, second: { state: 'begun' } });
  stop();
});
