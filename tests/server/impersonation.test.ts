import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Failure, ImpersonationResult, Session } from '../../schemas/generated/records';
import { demoPassword } from '../../server/demo/load';
import { users } from '../../server/records/tables/people';
import { type Client, clientOf, startTestServer, type TestServer } from './support/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A session of its own. */
async function signedIn(UserName: string): Promise<Client> {
  const { body } = await server.nobody.post<{ Token: string }>('/account/login/login', { UserName, Password: demoPassword });
  return clientOf(server.app, body.Token);
}

const act = (client: Client, UserName: string, ImpersonationType?: string) =>
  client.post<ImpersonationResult & Failure>('/PerformImpersonation/PerformImpersonation', { UserName, ...(ImpersonationType && { ImpersonationType }) });
const leave = (client: Client) => client.post<ImpersonationResult>('/PerformImpersonation/PerformImpersonation', { Clear: true });
const sessionOf = async (client: Client) => (await client.get<Session>('/session')).body;
const personOf = async (userName: string) => (await server.database.select().from(users).where(eq(users.UserName, userName)))[0]!;

describe('somebody acts for another', () => {
  let coach: Client;
  beforeEach(async () => {
    coach = await signedIn('coach@lakeside.example');
  });

  test('A-impersonation-01 A-impersonation-34 A-impersonation-35 A-impersonation-72 A-impersonation-85 C-impersonation-22 C-impersonation-23 a coach works as a participant: everything shown is theirs', async () => {
    const before = await sessionOf(coach);
    expect(before.Settings!.Impersonation).toMatchObject({ IsEnabled: false, ImpersonationType: 'None', Types: ['Coach'] });
    expect(await act(coach, 'Pat@Lakeside.example', 'Coach')).toMatchObject({ status: 200, body: { Successful: true, Redesign: false } });

    const pat = await personOf('pat@lakeside.example');
    const during = await sessionOf(coach);
    expect(during.User).toMatchObject({ UserId: pat.UserId, Roles: [] });
    expect(during.Actor).toEqual({ ...before.Actor, UserName: 'coach@lakeside.example', Roles: ['Coach'] });
    expect(during.Settings!.Impersonation).toMatchObject({
      IsEnabled: true,
      IsCoach: true,
      IsSupport: false,
      IsPartnerAdmin: false,
      ImpersonationType: 'Coach',
      ImpersonatedUserId: pat.UserId,
      ImpersonatedUserName: 'pat@lakeside.example',
      UserId: before.User!.UserId,
      UserName: 'coach@lakeside.example',
      Name: 'Casey Brooks',
      ImpersonatorEntityId: 'lakeside',
      Types: ['Coach'],
    });
    expect(during.Settings).toMatchObject({ IsImpersonator: true, Designations: [] });

    expect(await leave(coach)).toMatchObject({ status: 200, body: { Successful: true } });
    expect(await sessionOf(coach)).toEqual(before);
  });
});




