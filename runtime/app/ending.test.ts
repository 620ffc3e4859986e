import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { CalledOperation } from '../definitions/compiled';
import { createServices } from './create-services';

type Environment = Parameters<typeof createServices>[0];

/** The application's services with a person who is signed in, until their token is gone. */
async function signedIn(answered: () => Promise<void> = async () => undefined) {
  const kept = new Map([['token', JSON.stringify({ Token: 'pat' })]]);
  const environment = {
    async fetch(address: string, { headers = {} }: { headers?: Record<string, string> } = {}): Promise<Response> {
      if (address.startsWith('/definitions/')) return Response.json({ app: {}, settings: {} });
      const UserId = headers.authorization?.replace('Bearer ', '');
      if (address !== '/api/session') return UserId ? Response.json([]) : Response.json({ StatusCode: 401, Errors: [], ShowUser: false }, { status: 401 });
      await answered();
      return Response.json({ SignedIn: UserId !== undefined, Branding: {}, Customer: null, Revision: 'a', ...(UserId && { User: { UserId } }) });
    },
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    report: () => undefined,
    now: () => '2026-11-29T08:00:00.000Z',
  } as unknown as Environment;
  return createServices(environment);
}

// The sign-in page of one of two tabs that signed out at once stayed at "Loading": the second end took away what it was loading.
test('a session that ends twice, as in two tabs, takes nothing from the page that comes after it', async () => {
  const services = await signedIn();
  expect(services.session.get().signedIn).toBe(true);
  await services.sessions.end();
  expect(services.session.get().signedIn).toBe(false);
  let answer: (value: string) => void = () => undefined;
  const observer = new QueryObserver(services.queries, { queryKey: ['ways'], queryFn: () => new Promise<string>((resolve) => (answer = resolve)) });
  const stop = observer.subscribe(() => undefined);
  await services.sessions.end();
  answer('by password');
  await expect.poll(() => observer.getCurrentResult().data).toBe('by password');
  stop();
});

test('what one person was answered is gone when the session ends', async () => {
  const services = await signedIn();
  services.queries.setQueryData(['today'], 'of Pat');
  await services.sessions.end();
  expect(services.queries.getQueryData(['today'])).toBeUndefined();
});

const getNews: CalledOperation = { id: 'getNews', method: 'GET', path: '/news', parameters: [], allow: 'everyone' };

// A link to sign in by, opened by a person who was signed in, led to the sign-in page on a slow machine: the live connection asked for its ticket while the
// session before ended, was refused, and ended the session of the link.
test('a call that is refused while the session ends does not end the session that begins next', async () => {
  const held: (() => void)[] = [];
  let holds = false;
  const services = await signedIn(() => (holds ? new Promise((answer) => held.push(answer)) : Promise.resolve()));
  const heard: string[] = [];
  services.listen(({ type }) => heard.push(type));
  holds = true;
  const ended = services.sessions.end();
  await services.http(getNews);
  const endedAgain = services.sessions.end();
  const started = ended.then(() => services.sessions.start({ Token: 'sam' }));
  await expect.poll(() => held.length).toBeGreaterThan(0);
  holds = false;
  held.shift()!();
  await started;
  for (const answer of held) answer();
  await endedAgain;
  expect(heard).toEqual(['session.ended', 'session.started']);
  expect(services.session.get()).toMatchObject({ signedIn: true, user: { UserId: 'sam' } });
});

test('what was answered for the session before does not show in the one that runs', async () => {
  let answer: () => void = () => undefined;
  let asked = 0;
  const services = await signedIn(() => ((asked += 1) === 2 ? new Promise((resolve) => (answer = resolve)) : Promise.resolve()));
  const refreshed = services.sessions.refresh();
  await services.sessions.end();
  answer();
  await refreshed;
  expect(services.session.get().signedIn).toBe(false);
});
