import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Failure, Session, TokenResult } from '../../schemas/generated/records';
import { demoPassword } from '../../server/demo/load';
import { auditRecords } from '../../server/records/audit';
import { users } from '../../server/records/tables/people';
import { sessions, signInAttempts } from '../../server/records/tables/sessions';
import { hashToken } from '../../server/foundation/tokens';
import { messagesTo } from './support/deliver';
import { clientOf, faultsOf } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server, undoAfterEach } = withServer();
undoAfterEach();
test.beforeEach(() => server.database.delete(signInAttempts));

const userName = 'pat@summit.example';
const newPassword = 'Meadow-4711';
const logIn = async (Password: string, UserName = userName) => (await server.nobody.post<TokenResult>('/account/login/login', { UserName, Password })).body;
const session = async (Password = demoPassword, UserName = userName) => clientOf(server.app, (await logIn(Password, UserName)).Token);
const change = (client: Awaited<ReturnType<typeof session>>, body: object = {}) =>
  client.post<Failure>('/user/password/change', { Password: demoPassword, NewPassword: newPassword, ConfirmPassword: newPassword, ...body });

describe('A-profile-32 a change of the password', () => {
  test.each<[string, object, string]>([
    ['with a wrong present password', { Password: 'Wrong-4711' }, 'wrong /Password'],
    ['to a weak one', { NewPassword: 'meadow', ConfirmPassword: 'meadow' }, 'strong /NewPassword'],
    ['to one with the name of the address', { NewPassword: 'Pat-4711-x', ConfirmPassword: 'Pat-4711-x' }, 'strong /NewPassword'],
    ['to the present one', { NewPassword: demoPassword, ConfirmPassword: demoPassword }, 'different /NewPassword'],
    ['that is not confirmed', { ConfirmPassword: 'Meadow-4712' }, 'confirmed /ConfirmPassword'],
    ['without the new one', { NewPassword: undefined }, 'required /NewPassword'],
  ])('%s is refused on its field, and changes nothing', async (_what, body, fault) => {
    const answer = await change(await session(), body);
    expect(answer.status).toBe(400);
    expect(faultsOf(answer)).toContain(fault);
    expect((await logIn(demoPassword)).IsLoginSuccessful).toBe(true);
    expect(await messagesTo(server, userName)).toEqual([]);
  });

  test('counts wrong passwords as failed sign-ins: after five the account is locked, here and at the sign-in', async () => {
    const client = await session(demoPassword, 'admin@summit.example');
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await change(client, { Password: 'Wrong-4711' })).status);
    expect(statuses).toEqual([400, 400, 400, 400, 429, 429]);
    expect((await change(client)).status).toBe(429);
    expect((await logIn(demoPassword, 'admin@summit.example')).IsLoginSuccessful).toBe(false);
  });

  test('is not for people whom their company signs in', async () => {
    const [person] = await server.database.select().from(users).where(eq(users.UserName, 'sso@granite.example'));
    const now = server.clock.now().toISOString();
    const ExpiresAt = new Date(Date.parse(now) + 60_000).toISOString();
    await server.database
      .insert(sessions)
      .values({ TokenHash: hashToken('by-the-company'), UserId: person!.UserId, CreatedAt: now, ExpiresAt, LoginType: 'SSO' });
    const answer = await change(clientOf(server.app, 'by-the-company'));
    expect([answer.status, answer.body.Errors[0]?.Message]).toEqual([409, 'Please sign in through your company.']);
  });

  test('replaces it, ends every other session, tells the person, and stands in the trail without the passwords', async () => {
    const [here, elsewhere] = [await session(), await session()];
    const { UserId } = (await here.get<Session>('/session')).body.User!;
    expect((await change(here)).status).toBe(200);
    expect(await messagesTo(server, userName)).toMatchObject([
      { Kind: 'Email', Subject: 'Your password was changed', Body: expect.stringContaining('https://wellspring.example/act/auth/login/reset') },
    ]);
    expect((await here.get<Session>('/session')).body.SignedIn).toBe(true);
    expect((await elsewhere.get<Session>('/session')).body.SignedIn).toBe(false);
    expect((await logIn(demoPassword)).IsLoginSuccessful).toBe(false);
    expect((await logIn(newPassword)).IsLoginSuccessful).toBe(true);
    const [entry] = await auditRecords(server.database).of({ SubjectKind: 'Person', SubjectId: UserId }, 1, { action: 'PasswordChanged' });
    expect(entry).toMatchObject({ Action: 'PasswordChanged', UserId, Changes: [] });
  });
});
