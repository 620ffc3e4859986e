import { describe, expect } from 'vitest';
import type { CompiledOperation } from '../../runtime/definitions/compiled';
import { eq } from 'drizzle-orm';
import companies from '../../server/demo/companies.json' with { type: 'json' };
import { namedPeople } from '../../server/demo/make-people';
import { programNotifications } from '../../server/records/tables/program-notifications';
import { users } from '../../server/records/tables/people';
import type { ProgramNotification, ProgramPage, Session } from '../../schemas/generated/records';
import { callsInFull, oneInTurn } from './support/calls-in-full';
import { testDefinitions } from './support/definitions';
import { byWhatIsStored, type Maker } from './support/valid-bodies';
import { validInput } from './support/valid-input';

import { type Client, clientOf } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server } = withServer();

const operations = Object.values(testDefinitions().for(null).operations);
const companyOf = (entityId: string) => companies.find(({ EntityId }) => EntityId === entityId);
const people = namedPeople.map(({ person }) => ({
  UserName: person.UserName,
  Roles: person.Roles as string[],
  features: companyOf(person.EntityId)?.EntityFeatures ?? [],
  toggles: companyOf(person.EntityId)?.EnabledToggles ?? [],
}));

/** The status with which the definitions want a call of somebody who acts for nobody refused, read from them in another way than the server does. */
function refusal(
  { allow }: Pick<CompiledOperation, 'allow'>,
  { Roles: roles, features, toggles }: Omit<(typeof people)[number], 'Roles'> & { Roles: string[] | undefined },
) {
  if (allow === 'everyone') return undefined;
  if (roles === undefined) return 401;
  if (allow === 'signedIn') return undefined;
  const hasOne = (held: string[], wanted: string[] | undefined) => wanted === undefined || held.some((one) => wanted.includes(one));
  if (typeof allow.roles === 'string') throw new Error(`The roles "${allow.roles}" are not written out.`);
  const mayAct = hasOne(roles, allow.roles) && hasOne(features, allow.features) && hasOne(toggles, allow.toggles) && allow.acting !== 'only';
  return mayAct ? undefined : 403;
}

const answered = ({ id, answer, parameters, body }: CompiledOperation) => [
  ...(answer === undefined ? [302] : [200]),
  // What a sample names is not there.
  ...(body !== undefined || parameters.some(({ required }) => required) ? [404] : []),
  ...(byWhatIsStored[id] ?? []),
];

/** The ids of the demo's people by their names: no call here changes them. */
const idsByName = new Map<string, Omit<Maker, 'client'>>();

async function makerOf(userName: string | undefined, client: Client): Promise<Maker> {
  if (userName === undefined) return { client, UserId: 'nobody', EntityId: 'lakeside' };
  if (idsByName.size === 0) {
    const all = await server.database.select({ UserName: users.UserName, UserId: users.UserId, EntityId: users.EntityId }).from(users);
    for (const { UserName, ...ids } of all) idsByName.set(UserName, ids);
  }
  return { client, ...idsByName.get(userName)! };
}

const inFull = callsInFull(operations);

test('each landing tries each rule as everybody, and what it changes; four landings after each other try each call so', () => {
  const landing = (number: number, ...changed: string[]) => ({ number, changed, seed: 1 });
  const four = [6, 7, 8, 9].map((number) => callsInFull(operations, landing(number)));
  expect(new Set(four.flatMap((ids) => [...ids])).size).toBe(operations.length);
  const rules = (all: typeof operations) => new Set(all.map(({ allow }) => JSON.stringify(allow)));
  for (const ids of four) {
    expect(ids.size).toBeLessThan(operations.length / 2);
    expect(rules(operations.filter(({ id }) => ids.has(id)))).toEqual(rules(operations));
  }
  const ofRewards = operations.filter(({ area }) => area === 'rewards').map(({ id }) => id);
  for (const file of ['server/areas/rewards/handlers.ts', 'schemas/endpoints/rewards.json'])
    expect([...callsInFull(operations, landing(6, file))]).toEqual(expect.arrayContaining(ofRewards));
  expect(callsInFull(operations, landing(6, 'server/plugins/allow.ts')).size).toBe(operations.length);
});

describe('C-constants-12 B-shell-06 every call, by everybody: refused where x-allow says so, before the request is looked at', () => {
  const stranger = { UserName: undefined, Roles: undefined, features: [], toggles: [] };
  /** Everybody tries the calls of this landing; the others are tried by nobody, by one person who may and by one who may not. */
  const whoTries = (operation: CompiledOperation) => {
    if (inFull.has(operation.id)) return [stranger, ...people];
    const may = people.filter((person) => refusal(operation, person) === undefined);
    const mayNot = people.filter((person) => !may.includes(person));
    return [stranger, ...oneInTurn(may, operation.id), ...oneInTurn(mayNot, operation.id)];
  };
  test.each(operations.map((operation) => ({ operation, id: operation.id })))('$id', async ({ operation }) => {
    for (const person of whoTries(operation)) {
      const { UserName } = person;
      const client = UserName === undefined ? clientOf(server.app) : await server.as(UserName);
      // Logging out would end the session that the next call needs.
      if (operation.id === 'logOut' && UserName !== undefined) continue;
      const { path, body } = await validInput(operation, await makerOf(UserName, client));
      const answer = await client.call(operation.method, path, body);
      const expected = refusal(operation, { ...person, UserName: UserName ?? '' });
      const who = `${operation.id} by ${UserName ?? 'nobody'}`;
      if (expected === undefined) expect(answered(operation), `${who} ${JSON.stringify(answer.body)}`).toContain(answer.status);
      else expect(answer.status, who).toBe(expected);
    }
  });
});

test.each([
  ['A-shell-45 C-constants-01 the role of the makers', 'WRAdmin'],
  ['A-shell-46 C-constants-02 the role of administrators with less', 'AdminLite'],
  ['A-shell-44 C-constants-03 the role of administrators', 'Admin'],
  ['A-shell-47 C-constants-04 the role of coaches', 'Coach'],
  ['A-shell-48 C-constants-05 the role of support', 'Support'],
  ['A-shell-49 C-constants-06 the role of administrators of everything', 'SuperAdmin'],
  ['A-shell-50 C-constants-07 the role of partners', 'PartnerAdmin'],
  ['C-constants-08 the role of managers', 'CompanyManager'],
  ['C-constants-09 the role of those who see health data', 'HIPAAAccess'],
  ['A-shell-51 C-constants-10 the role of those who report', 'Reporting'],
  ['C-constants-11 the role of those who manage people', 'UserManagement'],
])('%s is tried: %s', (_title, role) => {
  expect(people.flatMap((person) => person.Roles)).toContain(role);
});

test('A-shell-02 A-shell-52 every role that a user can have is tried, and none', () => {
  const { Roles } = testDefinitions().for(null).records.User!.properties as { Roles: { items: { enum: string[] } } };
  expect(new Set(people.flatMap((person) => person.Roles))).toEqual(new Set(Roles.items.enum));
  expect(people.some((person) => person.Roles.length === 0)).toBe(true);
});

test('C-notification-admin-76 C-notification-admin-77 the calls of the notification settings are for administrators only', () => {
  const settings = operations.filter(
    ({ area, id }) =>
      area === 'program-notification' && !['isEligibleForProgramNotification', 'getUserProgramNotifications', 'acceptUserProgramNotification'].includes(id),
  );
  expect(settings).toHaveLength(7);
  expect(settings.map(({ allow }) => allow)).toEqual(settings.map(() => ({ roles: ['Admin', 'WRAdmin', 'SuperAdmin'] })));
});

describe('rows of another company', () => {
  const foreign = 'summit-privacy';

  test('are not found by id', async () => {
    const admin = await server.as('admin@lakeside.example');
    expect((await admin.get(`/programnotification/get?programNotificationId=${foreign}`)).status).toBe(404);
    expect((await admin.get(`/programnotification/IsEligibleForProgramNotification?programNotificationId=${foreign}`)).status).toBe(404);
  });

  test('are neither changed, deleted nor copied', async () => {
    const admin = await server.as('admin@lakeside.example');
    const row = async () => (await server.database.select().from(programNotifications).where(eq(programNotifications.ProgramNotificationId, foreign)))[0];
    const before = await row();
    const taken = { ProgramNotificationId: foreign, Name: 'Taken', Content: '<p>Taken</p>' };
    expect((await admin.post('/programnotification/save', taken)).status).toBe(404);
    expect((await admin.post('/programnotification/delete', { ProgramNotificationIds: [foreign] })).body).toEqual({
      Actions: [{ IsSuccessful: false, ProgramNotificationId: foreign }],
    });
    expect((await admin.post('/programnotification/copy', { ProgramNotifications: [taken] })).body).toEqual({
      Actions: [{ IsSuccessful: false, ProgramNotificationId: foreign }],
    });
    expect(await row()).toEqual(before);
  });

  test.each(['lakeside', 'summit'])('are in no list of %s', async (company) => {
    const admin = await server.as(`admin@${company}.example`);
    const notifications = (await admin.get<ProgramNotification[]>('/programnotification/getall')).body;
    const programs = (await admin.get<ProgramPage>('/userprograms/available?PageSize=100')).body.Items;
    expect(new Set(notifications.map(({ EntityId }) => EntityId))).toEqual(new Set([company]));
    expect(new Set(programs.map(({ OwnerId }) => OwnerId))).toEqual(new Set([company]));
  });
});

describe('every call, by somebody who acts for another: the roles of the person count, or, where the call says so, those of who acts', () => {
  const acts = [
    { actor: 'support@lakeside.example', whom: 'pat@lakeside.example', type: 'Support' },
    { actor: 'coach@lakeside.example', whom: 'pat@lakeside.example', type: 'Coach' },
    { actor: 'partner@north.example', whom: 'admin@lakeside.example', type: 'PartnerAdmin' },
  ];
  const begin = async ({ actor, whom, type }: (typeof acts)[number]) =>
    (await (await server.as(actor)).post('/PerformImpersonation/PerformImpersonation', { UserName: whom, ImpersonationType: type })).status;
  // Each acts from the first call to the last, and not anew for each: the last test sees that no call has ended it.
  test.beforeAll(async () => {
    for (const act of acts) expect(await begin(act)).toBe(200);
  });

  test.each(operations.map((operation) => ({ operation, id: operation.id })))('$id', async ({ operation }) => {
    const { allow, id } = operation;
    // Logging out would end the session that the next call needs.
    if (id === 'logOut') return;
    for (const act of inFull.has(id) ? acts : oneInTurn(acts, id)) {
      const { actor, whom } = act;
      const client = await server.as(actor);
      const { path, body } = await validInput(operation, await makerOf(whom, client));
      const answer = await client.call(operation.method, path, body);
      // The one call that ends it where it is let through.
      if (id === 'performImpersonation') expect(await begin(act), actor).toBe(200);
      const [shown, held] = [people.find(({ UserName }) => UserName === whom)!, people.find(({ UserName }) => UserName === actor)!];
      const asks = typeof allow === 'object' ? allow : {};
      const judged = refusal(
        { allow: typeof allow === 'object' ? { ...allow, acting: undefined } : allow },
        asks.actor ? { ...shown, Roles: held.Roles } : shown,
      );
      const expected = asks.acting === 'never' ? 403 : judged;
      const who = `${id} by ${actor} for ${whom}`;
      if (expected === undefined) expect([...answered(operation), 409, 429], `${who} ${JSON.stringify(answer.body)}`).toContain(answer.status);
      else expect(answer.status, who).toBe(expected);
    }
  });

  test('after all of them each still acts', async () => {
    const shown = [];
    for (const { actor } of acts) shown.push((await (await server.as(actor)).get<Session>('/session')).body.User?.UserId);
    expect(shown).toEqual(acts.map(({ whom }) => idsByName.get(whom)!.UserId));
  });
});
