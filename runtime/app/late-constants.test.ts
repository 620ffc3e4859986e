import { expect, test } from 'vitest';
import { commonScope } from '../contracts/common-scope';
import { createServices } from './create-services';

type Environment = Parameters<typeof createServices>[0];

/** The application's services where the server has these revisions; `current` is that of the session, and may change. */
async function begin(revisions: Record<string, Record<string, unknown>>) {
  const server = { current: Object.keys(revisions)[0] };
  const answer = async (address: string): Promise<Response> => {
    if (address.startsWith('/api/session')) return Response.json({ SignedIn: false, Branding: {}, Customer: null, Revision: server.current });
    const [, hash, path] = /^\/definitions\/(\w+)\/(.*)$/.exec(address) ?? [];
    return Response.json(await revisions[hash!]![path!]);
  };
  const environment = {
    fetch: (address: string) => answer(address),
    storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    report: () => undefined,
    now: () => '2026-11-21T12:00:00.000Z',
  } as unknown as Environment;
  return { server, services: await createServices(environment) };
}

const shell = (settings: object) => ({ app: {}, settings });

test('the constants of a screen or a flow are there as soon as it has come, and not before', async () => {
  const { services } = await begin({
    first: { 'shell.json': shell({ idle: 780 }), 'screen/trackers.json': { settings: { steps: 2000 } }, 'flow/entry.json': { settings: { years: 2 } } },
  });
  expect(commonScope(services).settings).toEqual({ idle: 780 });
  await services.loadScreen('trackers');
  expect(commonScope(services).settings).toEqual({ idle: 780, steps: 2000 });
  await services.loadFlow('entry');
  expect(commonScope(services).settings).toEqual({ idle: 780, steps: 2000, years: 2 });
});

test('with another revision its constants apply; those of the screen that still shows stay', async () => {
  const { server, services } = await begin({
    first: { 'shell.json': shell({ idle: 780 }), 'screen/trackers.json': { settings: { steps: 2000, years: 2 } } },
    second: { 'shell.json': shell({ idle: 60, years: 5 }), 'screen/trackers.json': { settings: { steps: 1800 } } },
  });
  await services.loadScreen('trackers');
  server.current = 'second';
  await services.sessions.refresh();
  expect(commonScope(services).settings).toEqual({ idle: 60, steps: 2000, years: 5 });
  await services.loadScreen('trackers');
  expect(commonScope(services).settings).toEqual({ idle: 60, steps: 1800, years: 5 });
});

test('what comes late of a revision that no longer applies changes nothing', async () => {
  let come: (bundle: object) => void = () => undefined;
  const { server, services } = await begin({
    first: { 'shell.json': shell({}), 'screen/trackers.json': new Promise((resolve) => (come = resolve)) },
    second: { 'shell.json': shell({ years: 5 }) },
  });
  const late = services.loadScreen('trackers');
  server.current = 'second';
  await services.sessions.refresh();
  come({ settings: { years: 2 } });
  await late;
  expect(commonScope(services).settings).toEqual({ years: 5 });
});
