import { describe, expect } from 'vitest';
import { act, acting, leave, personOf, sessionOf, signedIn, trailOf, whileChanged } from './support/impersonation';
import type { Client } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server } = withServer();

/** Tries, and finds the refusal in the trail and nobody acted for. */
async function refused(actor: string, whom: string, type: string | undefined, status: number) {
  const client = await signedIn(server, actor);
  const person = await personOf(server, actor);
  const { result, entries } = await trailOf(server, () => act(client, whom, type));
  expect(result.status).toBe(status);
  const Why = result.body.Errors.map(({ Message }) => Message)
    .join(' ')
    .slice(0, 500);
  expect(entries).toEqual([
    {
      Action: 'Refused',
      SubjectKind: 'Call',
      SubjectId: 'performImpersonation',
      UserId: person.UserId,
      OnBehalfOf: null,
      EntityId: person.EntityId,
      Changes: [],
      Why,
    },
  ]);
  expect(await sessionOf(client)).toMatchObject({ User: { UserId: person.UserId }, Settings: { Impersonation: { IsEnabled: false } } });
  return result.body.Errors[0]!;
}

const [lakeside, north, everywhere, coach] = ['support@lakeside.example', 'partner@north.example', 'support@wellspring.example', 'coach@lakeside.example'];

describe('nobody acts for somebody whom their duty does not reach', () => {
  test.each([
    ['company support, another company', lakeside, 'pat@summit.example', 'Support'],
    ['company support, the partner', lakeside, 'partner@north.example', 'Support'],
    ['support of a partner, another partner', 'trio@north.example', 'pat@riverton.example', 'Support'],
    ['a coach, a company not coached', coach, 'pat@summit.example', 'Coach'],
    ['a coach of three companies, a fourth', 'trio@north.example', 'pat@cedar.example', 'Coach'],
    ['a partner, another partner’s company', north, 'admin@granite.example', 'PartnerAdmin'],
    ['a partner, the global company', north, 'super@wellspring.example', 'PartnerAdmin'],
    ['nobody of this name', everywhere, 'nobody@lakeside.example', 'Support'],
  ])('%s', async (_what, actor, whom, type) => {
    expect(await refused(actor, whom, type, 404)).toMatchObject({ Message: 'Person not found.' });
  });
});

describe('nobody acts for a higher role', () => {
  test.each([
    ['support, an administrator', lakeside, 'admin@lakeside.example', 'Support'],
    ['support, a coach', lakeside, 'coach@lakeside.example', 'Support'],
    ['support of all, a super administrator', everywhere, 'super@wellspring.example', 'Support'],
    ['support of all, a partner administrator', everywhere, 'partner@north.example', 'Support'],
    ['support of all, another support user', everywhere, 'support@lakeside.example', 'Support'],
    ['a coach, an administrator', coach, 'admin@lakeside.example', 'Coach'],
    ['a partner, a participant', north, 'pat@lakeside.example', 'PartnerAdmin'],
    ['a partner, a coach', north, 'coach@lakeside.example', 'PartnerAdmin'],
    ['a partner, another partner administrator', north, 'trio@north.example', 'PartnerAdmin'],
  ])('%s', async (_what, actor, whom, type) => {
    await refused(actor, whom, type, 403);
  });

  test('nor for an administrator who is something higher as well', () =>
    whileChanged(server, 'admin@lakeside.example', { Roles: ['Admin', 'SuperAdmin'] }, async () => {
      await refused(north, 'admin@lakeside.example', 'PartnerAdmin', 403);
    }));
});

describe('nobody acts', () => {
  test.each([lakeside, north, everywhere, coach])('for themselves: %s', async (actor) => {
    expect(await refused(actor, actor.toUpperCase(), undefined, 400)).toMatchObject({ Message: 'You cannot act for yourself.' });
  });

  test.each(['Disabled', 'Pending', 'Uploaded'] as const)('for somebody whose account is %s', (Status) =>
    whileChanged(server, 'pat@lakeside.example', { Status }, async () => {
      await refused(lakeside, 'pat@lakeside.example', 'Support', 409);
    }),
  );

  test('for somebody who was deleted: they are not found', () =>
    whileChanged(server, 'pat@lakeside.example', { Status: 'Deleted' }, async () => {
      await refused(lakeside, 'pat@lakeside.example', 'Support', 404);
    }));

  test.each([
    [lakeside, 'Coach'],
    [lakeside, 'PartnerAdmin'],
    [coach, 'Support'],
    [north, 'Support'],
    [everywhere, 'Coach'],
  ])('under a duty that they do not have: %s as %s', async (actor, type) => {
    expect(await refused(actor, 'pat@lakeside.example', type, 403)).toMatchObject({ Message: 'You cannot act in this role.' });
  });

  test.each([
    ['None', 400],
    ['SuperAdmin', 400],
    ['support', 400],
    ['__proto__', 400],
    ["Support'; drop table users;--", 400],
    ['constructor', 400],
  ])('under a forged type: %s', async (type, status) => {
    await refused(lakeside, 'pat@lakeside.example', type, status);
  });

  test.each(['', '   ', "' or 1=1 --", '%', '_@lakeside.example', 'pat@lakeside.example\u0000', '\ud800', 'p'.repeat(321), '🧑‍🦱', '__proto__', '../../users'])(
    'for nonsense: %j',
    async (whom) => {
      const client = await signedIn(server, lakeside);
      const { result, entries } = await trailOf(server, () => act(client, whom, 'Support'));
      expect([400, 404]).toContain(result.status);
      expect(entries).toMatchObject([{ Action: 'Refused', SubjectId: 'performImpersonation' }]);
      expect((await sessionOf(client)).Settings!.Impersonation.IsEnabled).toBe(false);
    },
  );

  test.each(['admin@lakeside.example', 'pat@lakeside.example', 'super@wellspring.example', 'wradmin@lakeside.example', 'users@lakeside.example'])(
    'without a duty: %s, whose try is in the trail',
    async (actor) => {
      await refused(actor, 'pat@summit.example', 'Support', 403);
    },
  );

  test('who is not signed in; and a stranger writes nothing into the trail', async () => {
    const { result, entries } = await trailOf(server, () => act(server.nobody, 'pat@lakeside.example', 'Support'));
    expect(result.status).toBe(401);
    expect(entries).toEqual([]);
  });
});

test('while acting for somebody nobody acts for another; the refusal names both', async () => {
  const client = await acting(server, lakeside, 'pat@lakeside.example', 'Support');
  const [actor, pat] = [await personOf(server, lakeside), await personOf(server, 'pat@lakeside.example')];
  const { result, entries } = await trailOf(server, () => act(client, 'pat@lakeside.example', 'Support'));
  expect(result.status).toBe(409);
  expect(entries).toMatchObject([{ Action: 'Refused', UserId: actor.UserId, OnBehalfOf: pat.UserId, EntityId: 'lakeside' }]);
  expect((await sessionOf(client)).User!.UserId).toBe(pat.UserId);
});

test('somebody acted for by a partner gains the partner nothing: another company’s rows stay beyond reach', async () => {
  const client = await acting(server, north, 'admin@lakeside.example', 'PartnerAdmin');
  expect((await client.get('/entityajax/GetEntity?entityId=summit')).status).toBe(404);
  expect((await client.get('/entityajax/GetEntity?entityId=lakeside')).status).toBe(200);
});

test.each([
  ['changePassword', 'POST', '/user/password/change', { Password: 'x', NewPassword: 'Wellspring-2027' }],
  ['confirmPreferredEmail', 'POST', '/user/preferredemailverification/confirm', { Code: '123456' }],
  ['completeFirstLogin', 'POST', '/login/firstlogin', {}],
  ['saveOptionalFields', 'POST', '/user/v2/optional-fields', { Fields: {}, UserCancelled: false }],
  [
    'acceptUserProgramNotification',
    'GET',
    '/programnotification/acceptuserprogramnotification?programNotificationId=lakeside-default&accepted=true',
    undefined,
  ],
  ['registerDeviceProvider', 'POST', '/device/registerdeviceprovider', {}],
  ['addUserTrackersForDevice', 'POST', '/trackers/trackerajax/AddUserTrackersForDevice', { Device: 'fitbit' }],
] as const)('A-impersonation-84 what is the person’s own alone is not done for them: %s', async (_id, method, path, body) => {
  const client = await acting(server, lakeside, 'pat@lakeside.example', 'Support');
  expect((await client.call(method, path, body)).status).toBe(403);
});

test('wherever a role is asked for, the person’s roles count and not the actor’s', async () => {
  const client: Client = await acting(server, 'support@lakeside.example', 'pat@lakeside.example', 'Support');
  expect((await client.get('/entityajax/GetUsers')).status).toBe(403);
  await leave(client);
  expect((await client.get('/entityajax/GetUsers')).status).toBe(200);
});
