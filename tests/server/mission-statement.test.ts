import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Failure, MissionStatement } from '../../schemas/generated/records';
import { resourceRows } from '../../server/records/tables/resources';
import { users } from '../../server/records/tables/people';
import { type Client, faultsOf } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server } = withServer();
let pat: Client;
let coach: Client;
let patId: string;
let coachId: string;
test.beforeAll(async () => {
  [pat, coach] = [await server.as('pat@lakeside.example'), await server.as('coach@lakeside.example')];
  [patId, coachId] = [await idOf('pat@lakeside.example'), await idOf('coach@lakeside.example')];
});
test.beforeEach(() => server.database.delete(resourceRows).where(eq(resourceRows.Resource, 'mission-statements')));

const idOf = async (userName: string) => (await server.database.select().from(users).where(eq(users.UserName, userName)))[0]!.UserId;
const own = async (client = pat) => (await client.get<MissionStatement[]>('/usermissionstatements')).body;
const saveOwn = (sent: Partial<MissionStatement>, client = pat) => client.post<MissionStatement>('/usermissionstatements', sent);
const saveFor = (ownerId: string, sent: Partial<MissionStatement>, client = coach) =>
  client.post<MissionStatement>(`/missionstatement/upsert/${encodeURIComponent(ownerId)}`, sent);

const mission = { Type: 'My mission', Text: 'I want to be out of breath for good reasons only.' };
const goal = { Type: 'Coaching goal', Text: 'Walk to work twice a week until the snow comes.' };

describe('the own statements', () => {
  test('B-mission-statement-13 B-mission-statement-12 are there before anything is written, editable but for what the coach writes', async () => {
    expect(await own()).toEqual([
      { Version: 0, Type: 'My mission', Editable: true },
      { Version: 0, Type: 'My vision', Editable: true },
      { Version: 0, Type: 'Coaching goal', Editable: false },
    ]);
  });

  test('B-mission-statement-14 B-mission-statement-08 B-mission-statement-09 are saved by their type, once each', async () => {
    const { status, body } = await saveOwn(mission);
    expect([status, body]).toEqual([200, { ...mission, Id: body.Id, Version: 1, Editable: true }]);
    const again = await saveOwn({ ...body, Text: 'Run again.' });
    expect(again.body).toEqual({ ...body, Text: 'Run again.', Version: 2 });
    expect(await own()).toContainEqual(again.body);
    expect((await own()).filter(({ Text }) => Text !== undefined)).toHaveLength(1);
  });

  test('are told apart from those of others', async () => {
    await saveOwn(mission);
    expect((await own(await server.as('pat@summit.example'))).map(({ Text }) => Text)).toEqual([undefined, undefined, undefined]);
  });

  test('are not written over where somebody else has saved since', async () => {
    const { body } = await saveOwn(mission);
    await saveFor(patId, { ...body, Text: 'Together.' });
    expect((await saveOwn({ ...body, Text: 'Alone.' })).status).toBe(409);
    expect((await own())[0]!.Text).toBe('Together.');
  });

  test('B-mission-statement-10 B-mission-statement-12 are refused where they are not editable, whatever is sent', async () => {
    expect((await saveOwn({ ...goal, Editable: true })).status).toBe(403);
    await saveFor(patId, goal);
    expect((await saveOwn({ ...(await own())[2]!, Text: 'Never mind.', Editable: true })).status).toBe(403);
    expect((await own())[2]).toMatchObject({ ...goal, Editable: false });
  });

  test.each([
    { title: 'of another type', sent: { Type: 'My diet', Text: 'Bread.' }, fault: 'type /Type' },
    { title: 'without words', sent: { Type: 'My mission' }, fault: 'required /Text' },
    { title: 'of blanks', sent: { Type: 'My mission', Text: ' \n ' }, fault: 'required /Text' },
    { title: 'of more than 2,000 letters', sent: { Type: 'My mission', Text: 'a'.repeat(2001) }, fault: 'maxLength /Text' },
  ])('$title are refused', async ({ sent, fault }) => {
    const answer = await pat.post<Failure>('/usermissionstatements', sent);
    expect([answer.status, ...faultsOf(answer)]).toEqual([400, fault]);
  });
});

describe('the statements of a participant', () => {
  test('C-mission-statement-01 B-mission-statement-15 are saved by their coach, those too that only coaches write', async () => {
    expect((await saveFor(patId, goal)).status).toBe(200);
    expect((await saveFor(patId, mission)).status).toBe(200);
    expect((await own()).map(({ Text }) => Text)).toEqual([mission.Text, undefined, goal.Text]);
    const seen = (await coach.get<MissionStatement[]>(`/missionstatement/${patId}`)).body;
    expect(seen.map(({ Type, Text, Editable }) => ({ Type, Text, Editable }))).toEqual([
      { ...mission, Editable: true },
      { Type: 'My vision', Text: undefined, Editable: true },
      { ...goal, Editable: true },
    ]);
    expect((await own(coach)).every(({ Text }) => Text === undefined)).toBe(true);
  });

  test.each([
    { title: 'the participant', as: 'pat@lakeside.example', status: 403 },
    { title: 'an administrator', as: 'admin@lakeside.example', status: 403 },
  ])('are neither read nor saved by $title', async ({ as, status }) => {
    const client = await server.as(as);
    expect((await saveFor(patId, mission, client)).status).toBe(status);
    expect((await client.get(`/missionstatement/${patId}`)).status).toBe(status);
  });

  test('of another company are not found, and nobody is their own coach', async () => {
    for (const ownerId of [await idOf('pat@summit.example'), coachId, 'nobody']) {
      expect((await saveFor(ownerId, mission)).status).toBe(404);
      expect((await coach.get(`/missionstatement/${ownerId}`)).status).toBe(404);
    }
    expect((await saveOwn(goal, coach)).status).toBe(403);
  });
});
