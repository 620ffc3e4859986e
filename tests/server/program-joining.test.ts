import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { users } from '../../server/records/tables/people';
import { participations, programs } from '../../server/records/tables/programs';
import type { Failure, JoinRequest, JoinResult, PersonalDetails, Program, ProgramPage } from '../../schemas/generated/records';
import type { Client } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server, undoAfterEach } = withServer();
let pat: Client;
let patId: string;
test.beforeAll(async () => {
  pat = await server.as('pat@lakeside.example');
  const [found] = await server.database.select().from(users).where(eq(users.UserName, 'pat@lakeside.example'));
  patId = found!.UserId;
});
undoAfterEach();

const join = async (requests: JoinRequest[], client = pat) => (await client.post<JoinResult>('/userprograms/joinprograms', requests)).body;
const one = (ProgramId: string): JoinRequest => ({ ProgramId, IsPersonal: false });
const quit = (id: string, owner = 'lakeside', client = pat) => client.post<Program & Failure>(`/userprograms/quit?ownerId=${owner}&id=${id}`, undefined);
const idsOf = async (which: string) => (await pat.get<ProgramPage>(`/userprograms/${which}?PageSize=500`)).body.Items.map(({ Id }) => Id);
const partsOf = (ProgramId: string) => server.database.select().from(participations).where(eq(participations.ProgramId, ProgramId));
const ownPart = async (ProgramId: string) => (await partsOf(ProgramId)).find(({ UserId }) => UserId === patId);

const details: PersonalDetails = {
  Name: 'Up the hill',
  StartDate: '2026-11-02T06:00:00.000Z',
  EndDate: '2026-11-30T06:00:00.000Z',
  TrackerId: 105,
  Days: 5,
  AtLeast: null,
};
const own = (change: Partial<PersonalDetails> = {}, ProgramId = 'Custom'): JoinRequest => ({
  ProgramId,
  IsPersonal: true,
  PersonalDetails: { ...details, ...change },
});

test('B-programs-04 B-programs-26 B-programs-81 what is joined is answered as it stands, and is in the list of what one takes part in', async () => {
  const before = await idsOf('available');
  expect(before).toContain('lakeside-fall-3');
  const { Joined, Failed } = await join([one('lakeside-fall-3'), one('lakeside-fall-5')]);
  expect(Failed).toEqual([]);
  expect(Joined.map(({ Id, ProgramStatus }) => [Id, ProgramStatus])).toEqual([
    ['lakeside-fall-3', 'Current'],
    ['lakeside-fall-5', 'Current'],
  ]);
  expect(await idsOf('current')).toEqual(expect.arrayContaining(['lakeside-fall-3', 'lakeside-fall-5']));
  expect(await idsOf('available')).toEqual(before.filter((id) => !['lakeside-fall-3', 'lakeside-fall-5'].includes(id)));
});

test('joining twice, and at once in two tabs, joins once and keeps what was done', async () => {
  const [first, second] = await Promise.all([join([one('lakeside-fall-7')]), join([one('lakeside-fall-7')])]);
  expect((await partsOf('lakeside-fall-7')).filter(({ UserId }) => UserId === patId)).toHaveLength(1);
  expect([first.Failed, second.Failed]).toEqual([[], []]);
  const before = await ownPart('lakeside-fall-1');
  expect(before?.Levels).not.toBeNull();
  await join([one('lakeside-fall-1')]);
  expect(await ownPart('lakeside-fall-1')).toEqual(before);
});

test('of several each is joined by itself: why the others were not is said of each', async () => {
  await server.database.delete(participations).where(eq(participations.ProgramId, 'lakeside-fall-8'));
  await server.database.update(programs).set({ Places: 0 }).where(eq(programs.Id, 'lakeside-fall-8'));
  const answer = await join([
    one('lakeside-summer-3'),
    one('nothing'),
    one('summit-fall-1'),
    one('lakeside-fall-8'),
    one('lakeside-year-2026'),
    one('lakeside-fall-6'),
  ]);
  expect(answer.Joined.map(({ Id }) => Id)).toEqual(['lakeside-fall-6']);
  expect(answer.Failed.map(({ ProgramId, Message }) => `${ProgramId}: ${Message}`)).toEqual([
    'lakeside-summer-3: Step by Step, Summer 2026 has ended.',
    'nothing: Program not found.',
    'summit-fall-1: Program not found.',
    'lakeside-fall-8: Health Screening, Fall 2026 is full.',
    'lakeside-year-2026: Program not found.',
  ]);
  expect(await ownPart('lakeside-summer-3')).toBeUndefined();
});

test('the last place goes to one of two who want it at once', async () => {
  await server.database.delete(participations).where(eq(participations.ProgramId, 'lakeside-fall-8'));
  await server.database.update(programs).set({ Places: 1 }).where(eq(programs.Id, 'lakeside-fall-8'));
  const other = await server.as('admin@lakeside.example');
  const answers = await Promise.all([join([one('lakeside-fall-8')]), join([one('lakeside-fall-8')], other)]);
  expect(answers.map(({ Joined }) => Joined.length).toSorted((one, two) => one - two)).toEqual([0, 1]);
  expect((await partsOf('lakeside-fall-8')).length).toBe(1);
});

test.each(['Custom', 'custom-activity', 'walk-more'])(
  'B-programs-24 B-programs-25 B-programs-28 a program of one’s own is made from %s, and the same one only once',
  async (template) => {
    const [first, again] = [await join([own({ Name: `From ${template}` }, template)]), await join([own({ Name: `From ${template}` }, template)])];
    expect(first.Failed).toEqual([]);
    expect(again.Joined.map(({ Id }) => Id)).toEqual(first.Joined.map(({ Id }) => Id));
    expect(first.Joined[0]).toMatchObject({
      Name: `From ${template}`,
      IsPersonal: true,
      ProgramSubType: 'PersonalChallenge',
      ProgramStatus: 'Current',
      StartDate: '2026-11-02',
      EndDate: '2026-11-30',
      Progress: { Goal: 5, Unit: 'days' },
    });
    await quit(first.Joined[0]!.Id);
  },
);

test('B-programs-47 B-programs-48 a program of one’s own has a message board once others may be invited, and none when they may not any more', async () => {
  const standing = async (change: Partial<PersonalDetails>) => {
    const { Joined } = await join([own({ Name: 'Together', ...change })]);
    const { body } = await pat.get<Program>(`/userprograms/detail?ownerId=lakeside&id=${Joined[0]!.Id}`);
    return { id: body.Id, peers: [body.DontAllowPeerToPeer, body.Features] };
  };
  const alone = await standing({});
  expect(alone.peers).toEqual([true, []]);
  expect(await standing({ DontAllowPeerToPeer: false })).toEqual({ id: alone.id, peers: [false, ['PeerToPeer', 'MessageBoard']] });
  expect(await standing({ DontAllowPeerToPeer: true })).toEqual(alone);
  await quit(alone.id);
});

test.each([
  ['the first day on which clocks are forward', '2027-03-15T05:00:00.000Z', '2027-03-15'],
  ['the night before clocks go forward', '2027-03-14T06:00:00.000Z', '2027-03-14'],
  ['the night before clocks go back', '2027-11-07T05:00:00.000Z', '2027-11-07'],
  ['the day after', '2027-11-08T06:00:00.000Z', '2027-11-08'],
])('B-programs-82 B-constants-01 %s, as a moment, is the day in America/Chicago', async (_when, EndDate, day) => {
  const { Joined } = await join([own({ Name: `Until ${day}`, StartDate: EndDate, EndDate })]);
  expect([Joined[0]?.StartDate, Joined[0]?.EndDate]).toEqual([day, day]);
  await quit(Joined[0]!.Id);
});

test.each([
  ['ends before it begins', own({ EndDate: '2026-11-01T06:00:00.000Z' }), 'Choose other days for Up the hill: at most a year, and not only in the past.'],
  [
    'has ended',
    own({ StartDate: '2026-10-01T05:00:00.000Z', EndDate: '2026-10-20T05:00:00.000Z' }),
    'Choose other days for Up the hill: at most a year, and not only in the past.',
  ],
  ['goes on for two years', own({ EndDate: '2028-11-01T05:00:00.000Z' }), 'Choose other days for Up the hill: at most a year, and not only in the past.'],
  ['counts a tracker that is not offered', own({ TrackerId: 99_999 }), 'Tracker not found.'],
  ['is made from nothing', own({}, 'nothing'), 'Program not found.'],
  ['says nothing of itself', { ProgramId: 'Custom', IsPersonal: true }, 'Program not found.'],
])('a program of one’s own that %s is refused in a sentence', async (_what, request, message) => {
  expect(await join([request])).toEqual({ Joined: [], Failed: [{ ProgramId: request.ProgramId, Message: message }] });
});

test('nobody has more than ten programs of their own at a time', async () => {
  const requests = Array.from({ length: 11 }, (_, index) => own({ Name: `Goal ${index}` }));
  const { Joined, Failed } = await join(requests);
  expect([Joined.length, Failed.map(({ Message }) => Message)]).toEqual([10, ['You already have the maximum number of your own programs: 10.']]);
  for (const { Id } of Joined) expect((await quit(Id)).status).toBe(200);
});

test('B-programs-05 B-programs-41 B-programs-83 whoever quits is answered the program as it stands, and may join again', async () => {
  await join([one('lakeside-fall-3')]);
  const { status, body } = await quit('lakeside-fall-3');
  expect([status, body.ProgramStatus, body.Progress.Percent, body.Action.Type]).toEqual([200, 'Quit', 0, 'JoinPrograms']);
  expect(await idsOf('available')).toContain('lakeside-fall-3');
  expect((await join([one('lakeside-fall-3')])).Joined.map(({ ProgramStatus }) => ProgramStatus)).toEqual(['Current']);
});

test('decision 44: a program of one’s own is deleted by quitting, and nobody else can', async () => {
  const { Joined } = await join([own({ Name: 'Short' })]);
  const other = await server.as('admin@lakeside.example');
  expect((await quit(Joined[0]!.Id, 'lakeside', other)).status).toBe(404);
  expect((await quit(Joined[0]!.Id)).body).toMatchObject({ ProgramStatus: 'Quit', IsPersonal: true });
  expect(await server.database.select().from(programs).where(eq(programs.Id, Joined[0]!.Id))).toEqual([]);
});

test.each([
  ['what was quit already', 'lakeside-fall-10', 'lakeside', 409, 'You no longer take part in Stretch and Move, Fall 2026.'],
  ['what another company offers', 'summit-fall-1', 'summit', 404, 'Program not found.'],
  ['what is named with another owner', 'lakeside-fall-1', 'summit', 404, 'Program not found.'],
  ['the program of a plan year', 'lakeside-year-2026', 'lakeside', 404, 'Program not found.'],
])('quitting %s is refused', async (_what, id, owner, status, message) => {
  const answer = await quit(id, owner);
  expect([answer.status, answer.body.Errors[0]?.Message]).toEqual([status, message]);
});
