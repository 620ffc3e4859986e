import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createServices } from './create-services';

type Environment = Parameters<typeof createServices>[0];

/** The application's services with a person who is signed in, until their token is gone. */
async function signedIn() {
  const kept = new Map([['token', JSON.stringify({ Token: 't' })]]);
  const environment = {
    async fetch(address: string): Promise<Response> {
      if (address.startsWith('/definitions/')) return Response.json({ app: {}, settings: {} });
      const SignedIn = kept.has('token');
      return Response.json({ SignedIn, Branding: {}, Customer: null, Revision: 'a', ...(SignedIn && { User: { UserId: 'pat' } }) });
    },
    storage: { getItem: (key: string) => kept.get(key) ?? null, setItem: () => undefined, removeItem: (key: string) => void kept.delete(key) },
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
