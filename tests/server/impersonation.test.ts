import { and, eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { UserProfile } from '../../schemas/generated/records';
import { designations, entities } from '../../server/records/tables/people';
import { sessions } from '../../server/records/tables/sessions';
import { hashToken } from '../../server/foundation/tokens';
import { testAnswer } from '../support/journey';
import { testDefinitions } from './support/definitions';
import { act, acting, leave, personOf, sessionOf, signedIn, trailOf, whileChanged } from './support/impersonation';
import { withServer } from './support/fixture';

const { test, server } = withServer();

/** Somebody who coaches acts as one of their participants, and leaves. */
async function coached() {
  const coach = await signedIn(server, 'coach@lakeside.example');
  const before = await sessionOf(coach);
  const ofAnotherCompany = await act(coach, ' Pat@Summit.example', 'Coach');
  const begun = await act(coach, ' Pat@Lakeside.example', 'Coach');
  const during = await sessionOf(coach);
  const left = await leave(coach);
  return { before, ofAnotherCompany, begun, during, left, after: await sessionOf(coach), pat: await personOf(server, 'pat@lakeside.example') };
}

testAnswer('a coach works as a participant', coached, [
  [
    'at first nobody is acted for',
    ({ before }) => {
      expect(before.Settings!.Impersonation).toMatchObject({ IsEnabled: false, ImpersonationType: 'None', Types: ['Coach'] });
      expect(before.Actor).toMatchObject({ UserId: before.User!.UserId, UserName: 'coach@lakeside.example', Roles: ['Coach'] });
    },
  ],
  [
    'A-impersonation-34 A-impersonation-35 a name and a type are sent, in any letter case',
    ({ ofAnotherCompany, begun }) => expect([ofAnotherCompany.status, begun.status]).toEqual([404, 200]),
  ],
  [
    'A-impersonation-85 C-impersonation-22 C-impersonation-23 the answer says whether it was successful, and whether the redesign follows',
    ({ begun }) => expect(begun.body).toEqual({ Successful: true, Redesign: false }),
  ],
  [
    'A-impersonation-01 C-impersonation-01 everything shown is the participant’s, and who acts stays known',
    ({ before, during, pat }) => {
      expect(during.User).toMatchObject({ UserId: pat.UserId, FirstName: 'Pat', Roles: [] });
      expect(during.Actor).toEqual(before.Actor);
      expect(during.Settings).toMatchObject({ IsImpersonator: true, Designations: [] });
    },
  ],
  [
    'A-impersonation-42 A-impersonation-72 the settings say who acts, and how',
    ({ before, during, pat }) =>
      expect(during.Settings!.Impersonation).toEqual({
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
      }),
  ],
  [
    'afterwards all is as before',
    ({ before, left, after }) => {
      expect(left).toMatchObject({ status: 200, body: { Successful: true } });
      expect(after).toEqual(before);
    },
  ],
]);

test.each([
  ['support@lakeside.example', 'pat@lakeside.example', 'Support', 'IsSupport'],
  ['support@wellspring.example', 'pat@granite.example', 'Support', 'IsSupport'],
  ['partner@north.example', 'admin@summit.example', 'PartnerAdmin', 'IsPartnerAdmin'],
  ['partner@north.example', 'manager@lakeside.example', 'PartnerAdmin', 'IsPartnerAdmin'],
  ['trio@north.example', 'pat@cedar.example', 'Support', 'IsSupport'],
  ['trio@north.example', 'pat@summit.example', 'Coach', 'IsCoach'],
  ['trio@north.example', 'admin@lakeside.example', 'PartnerAdmin', 'IsPartnerAdmin'],
])('C-impersonation-14 %s acts for %s as %s', async (actor, whom, type, flag) => {
  const client = await acting(server, actor, whom, type);
  const { User, Settings } = await sessionOf(client);
  expect(User).toMatchObject({ UserId: (await personOf(server, whom)).UserId });
  expect(Settings!.Impersonation).toMatchObject({ IsEnabled: true, ImpersonationType: type, [flag]: true, UserName: actor });
});

test.each([
  ['A-impersonation-72 a coach', 'coach@lakeside.example', 'pat@lakeside.example', 'Coach'],
  ['A-impersonation-73 support', 'support@lakeside.example', 'pat@lakeside.example', 'Support'],
  ['A-impersonation-74 a partner administrator', 'partner@north.example', 'admin@summit.example', 'PartnerAdmin'],
])('%s acts by the own duty and by no other', async (_title, actor, whom, type) => {
  const client = await signedIn(server, actor);
  for (const other of ['Coach', 'Support', 'PartnerAdmin']) {
    const { status } = await act(client, whom, other);
    expect(status === 200, other).toBe(other === type);
    if (status === 200) await leave(client);
  }
});

test('without a type the only duty that one has counts; with several it must be said', async () => {
  const coach = await signedIn(server, 'coach@lakeside.example');
  expect((await act(coach, 'pat@lakeside.example')).status).toBe(200);
  expect((await act(await signedIn(server, 'trio@north.example'), 'pat@lakeside.example')).status).toBe(400);
});

testAnswer('leaving', async () => {
  const client = await acting(server, 'support@lakeside.example', 'pat@lakeside.example', 'Support');
  const answer = (await leave(client)).body;
  return { client, answer, session: await sessionOf(client) };
}, [
  ['A-impersonation-36 is asked for by the same call, which clears', ({ answer }) => expect(answer).toEqual({ Successful: true, Redesign: false })],
  [
    'A-impersonation-57 C-impersonation-09 makes the session the original user’s again',
    ({ session }) => expect(session.User!.Email).toBe('support@lakeside.example'),
  ],
  [
    'A-impersonation-55 C-impersonation-07 ends the acting',
    ({ session }) => expect(session.Settings!.Impersonation).toMatchObject({ IsEnabled: false, IsSupport: false }),
  ],
  ['A-impersonation-56 C-impersonation-08 leaves no type', ({ session }) => expect(session.Settings!.Impersonation.ImpersonationType).toBe('None')],
  [
    'does no harm twice',
    async ({ client }) => {
      const { result, entries } = await trailOf(server, () => leave(client));
      expect(result).toMatchObject({ status: 200, body: { Successful: true } });
      expect(entries).toEqual([]);
    },
  ],
]);

test('the person’s customer’s definitions apply meanwhile, and the own ones again afterwards', async () => {
  const client = await signedIn(server, 'support@wellspring.example');
  const own = await sessionOf(client);
  expect(own).toMatchObject({ Customer: null, Revision: testDefinitions().for(null).hash });
  await act(client, 'pat@granite.example', 'Support');
  expect(await sessionOf(client)).toMatchObject({ Customer: 'granite', Revision: testDefinitions().for('granite').hash });
  const { body } = await client.get<UserProfile>('/user/userprofilev2');
  expect(body).toMatchObject({ PreferredEmail: 'pat@granite.example' });
  await leave(client);
  expect(await sessionOf(client)).toEqual(own);
});

test('a first sign-in that is not complete stays the person’s own matter', async () => {
  const client = await acting(server, 'support@wellspring.example', 'newcomer@granite.example', 'Support');
  expect(await sessionOf(client)).toMatchObject({ Stage: 'Authenticated', FirstLoginFormSetup: false });
  expect((await client.post('/login/firstlogin', {})).status).toBe(403);
  expect((await personOf(server, 'newcomer@granite.example')).FirstLoginPending).toBe(true);
});

describe('the redesign', () => {
  const withToggle = async (work: () => Promise<void>) => {
    const [summit] = await server.database.select().from(entities).where(eq(entities.EntityId, 'summit'));
    const set = (EnabledToggles: string[]) => server.database.update(entities).set({ EnabledToggles }).where(eq(entities.EntityId, 'summit'));
    await set([...summit!.EnabledToggles, 'RedesignEnabled']);
    await work().finally(() => set(summit!.EnabledToggles));
  };

  test('A-impersonation-49 A-impersonation-85 C-impersonation-22 a company of the redesign is told with the address of its pages', () =>
    withToggle(async () => {
      const client = await signedIn(server, 'partner@north.example');
      expect((await act(client, 'admin@summit.example', 'PartnerAdmin')).body).toEqual({ Successful: true, Redesign: true, RedirectURL: '/programs' });
    }));

  test('A-impersonation-86 a partner administrator who acts is led to the new pages, and nobody else', () =>
    withToggle(async () => {
      const client = await signedIn(server, 'partner@north.example');
      expect((await client.post('/PerformSso/sso')).status).toBe(403);
      await act(client, 'admin@summit.example', 'PartnerAdmin');
      expect(await client.post('/PerformSso/sso')).toMatchObject({ status: 200, body: { Successful: true, Redesign: true, RedirectURL: '/programs' } });
      const support = await acting(server, 'support@wellspring.example', 'pat@summit.example', 'Support');
      expect((await support.post('/PerformSso/sso')).status).toBe(403);
    }));

  test('of a company without the redesign nobody is led there', async () => {
    const client = await acting(server, 'partner@north.example', 'admin@lakeside.example', 'PartnerAdmin');
    expect((await client.post('/PerformSso/sso')).status).toBe(403);
  });
});

describe('the session is the actor’s again by itself', () => {
  test.each(['Disabled', 'Deleted', 'Pending'] as const)('when the person is %s', async (Status) => {
    const client = await acting(server, 'support@lakeside.example', 'pat@lakeside.example', 'Support');
    await whileChanged(server, 'pat@lakeside.example', { Status }, async () => {
      expect(await sessionOf(client)).toMatchObject({ User: { Email: 'support@lakeside.example' }, Settings: { Impersonation: { IsEnabled: false } } });
      expect((await act(client, 'manager@lakeside.example', 'Support')).status).toBe(403);
    });
  });

  test('when the actor loses the role', async () => {
    const client = await acting(server, 'support@lakeside.example', 'pat@lakeside.example', 'Support');
    await whileChanged(server, 'support@lakeside.example', { Roles: [] }, async () => {
      expect(await sessionOf(client)).toMatchObject({
        User: { Email: 'support@lakeside.example' },
        Settings: { Impersonation: { IsEnabled: false, Types: [] } },
      });
    });
  });

  test('when the actor loses the designation', async () => {
    const client = await acting(server, 'coach@lakeside.example', 'pat@lakeside.example', 'Coach');
    const { UserId } = await personOf(server, 'coach@lakeside.example');
    const own = and(eq(designations.UserId, UserId), eq(designations.Type, 'Coaching'));
    await server.database.update(designations).set({ Value: 'None' }).where(own);
    expect(await sessionOf(client)).toMatchObject({ User: { UserId }, Settings: { Impersonation: { IsEnabled: false } } });
    expect((await act(client, 'pat@lakeside.example', 'Coach')).status).toBe(403);
    await server.database.update(designations).set({ Value: 'Company' }).where(own);
  });

  test('when the person moves beyond the reach of the duty', async () => {
    const client = await acting(server, 'support@lakeside.example', 'pat@lakeside.example', 'Support');
    await whileChanged(server, 'pat@lakeside.example', { EntityId: 'riverton' }, async () => {
      expect((await sessionOf(client)).User!.Email).toBe('support@lakeside.example');
    });
  });
});

test('two who begin in one session at once: one of them does, and the trail has one start', async () => {
  const client = await signedIn(server, 'support@wellspring.example');
  const names = ['pat@lakeside.example', 'pat@summit.example', 'pat@cedar.example', 'pat@granite.example'];
  const { result, entries } = await trailOf(server, () => Promise.all(names.map((name) => act(client, name, 'Support'))));
  expect(result.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409', '409', '409']);
  const winner = names[result.findIndex(({ status }) => status === 200)]!;
  expect((await sessionOf(client)).User!.UserId).toBe((await personOf(server, winner)).UserId);
  expect(entries.filter(({ Action }) => Action === 'ImpersonationStarted')).toHaveLength(1);
  expect(entries.filter(({ Action }) => Action === 'Refused')).toHaveLength(3);
});

test('another session of the same person is not touched', async () => {
  const other = await signedIn(server, 'support@lakeside.example');
  await acting(server, 'support@lakeside.example', 'pat@lakeside.example', 'Support');
  expect(await sessionOf(other)).toMatchObject({ User: { Email: 'support@lakeside.example' }, Settings: { Impersonation: { IsEnabled: false } } });
});

test('a person who is removed takes the impersonation along, not the session', async () => {
  const client = await acting(server, 'support@lakeside.example', 'pat@lakeside.example', 'Support');
  const row = () =>
    server.database
      .select()
      .from(sessions)
      .where(eq(sessions.TokenHash, hashToken(client.token!)));
  expect((await row())[0]).toMatchObject({ ImpersonationType: 'Support' });
  await server.database
    .update(sessions)
    .set({ ImpersonatedUserId: null })
    .where(eq(sessions.TokenHash, hashToken(client.token!)));
  expect((await sessionOf(client)).User!.Email).toBe('support@lakeside.example');
  expect((await act(client, 'pat@lakeside.example', 'Support')).status).toBe(200);
});
