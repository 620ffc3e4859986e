import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Failure, ImpersonationResult, Session } from '../../../schemas/generated/records';
import { demoPassword } from '../../../server/demo/load';
import { auditEntries } from '../../../server/records/tables/audit';
import { users } from '../../../server/records/tables/people';
import { type Answer, type Client, clientOf, type TestServer } from './test-server';

/** A session of its own. */
export async function signedIn(server: TestServer, UserName: string): Promise<Client> {
  const { body } = await server.nobody.post<{ Token: string }>('/account/login/login', { UserName, Password: demoPassword });
  return clientOf(server.app, body.Token);
}

const perform = (client: Client, body: unknown): Promise<Answer<ImpersonationResult & Failure>> =>
  client.post('/PerformImpersonation/PerformImpersonation', body);

/** Tries to act for somebody. */
export const act = (client: Client, UserName: string, ImpersonationType?: string, Reason?: string) =>
  perform(client, { UserName, ...(ImpersonationType && { ImpersonationType }), ...(Reason !== undefined && { Reason }) });

/** Stops acting for somebody. */
export const leave = (client: Client) => perform(client, { Clear: true });

/** A session that acts for somebody. */
export async function acting(server: TestServer, actor: string, UserName: string, type: string): Promise<Client> {
  const client = await signedIn(server, actor);
  expect(await act(client, UserName, type)).toMatchObject({ status: 200, body: { Successful: true } });
  return client;
}

export const sessionOf = async (client: Client) => (await client.get<Session>('/session')).body;

export async function personOf({ database }: TestServer, userName: string) {
  return (await database.select().from(users).where(eq(users.UserName, userName)))[0]!;
}

/** What happens to a person while `work` runs; then they are as before. */
export async function whileChanged<Result>(server: TestServer, userName: string, change: Partial<typeof users.$inferInsert>, work: () => Promise<Result>) {
  const before = await personOf(server, userName);
  await server.database.update(users).set(change).where(eq(users.UserId, before.UserId));
  try {
    return await work();
  } finally {
    await server.database.update(users).set(before).where(eq(users.UserId, before.UserId));
  }
}

/** What is written into the trail while `work` runs. */
export async function trailOf<Result>({ database }: TestServer, work: () => Promise<Result>) {
  const all = () => database.select().from(auditEntries).orderBy(asc(auditEntries.At));
  const before = new Set((await all()).map(({ AuditEntryId }) => AuditEntryId));
  const result = await work();
  // Signing in is no part of what a test does.
  const entries = (await all()).filter(({ AuditEntryId, Action }) => !before.has(AuditEntryId) && Action !== 'SignedIn');
  return { result, entries: entries.map(({ AuditEntryId: _id, At: _at, ...entry }) => entry) };
}
