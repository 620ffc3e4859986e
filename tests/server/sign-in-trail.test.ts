import { expect } from 'vitest';
import { auditRecords } from '../../server/records/audit';
import { personOf } from './support/impersonation';
import { withServer } from './support/fixture';
import { clientOf } from './support/test-server';

// Every session begins in openSession (server/areas/sign-in/open-session.ts), which writes it down: there is no other way in.

const { test, server } = withServer();
const logIn = async (UserName: string, Password = 'Wellspring-2026') =>
  (await server.nobody.post<{ Token?: string }>('/account/login/login', { UserName, Password })).body.Token;

// Every way to sign in opens its session by openSession (server/areas/sign-in/open-session.ts), which writes the entry.
test('a sign-in stands in the audit trail with whose it is, and a wrong password does not', async () => {
  const { UserId } = await personOf(server, 'pat@lakeside.example');
  const signIns = () => auditRecords(server.database).of({ SubjectKind: 'Person', SubjectId: UserId }, 10, { action: 'SignedIn' });
  const before = (await signIns()).length;
  expect(await logIn('pat@lakeside.example')).toBeDefined();
  await logIn('pat@lakeside.example', 'wrong');
  const after = await signIns();
  expect(after).toHaveLength(before + 1);
  expect(after[0]).toMatchObject({ UserId, EntityId: 'lakeside', SubjectId: UserId, Changes: [] });
});

test('a person sees their own last sign-ins and those of nobody else', async () => {
  for (let time = 0; time < 6; time += 1) {
    server.clock.advance({ seconds: 1 });
    await logIn('manager@lakeside.example');
  }
  server.clock.advance({ seconds: 1 });
  const client = clientOf(server.app, (await logIn('manager@lakeside.example'))!);
  const { status, body } = await client.get<string[]>('/user/signins');
  expect([status, body.length, body.toSorted().toReversed()]).toEqual([200, 5, body]);
  const other = clientOf(server.app, (await logIn('support@lakeside.example'))!);
  expect((await other.get<string[]>('/user/signins')).body).toHaveLength(1);
  expect((await server.nobody.get('/user/signins')).status).toBe(401);
});
