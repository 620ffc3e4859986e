import { expect } from 'vitest';
import type { ChallengeUser, Failure, JoinResult, PersonalProgram, Program, ProgramCompletion, ProgramPage } from '../../schemas/generated/records';
import type { Client } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server, undoAfterEach } = withServer();
let pat: Client;
test.beforeAll(async () => {
  pat = await server.as('pat@lakeside.example');
});
undoAfterEach();

const older = async <Value>(path: string) => (await pat.get<{ Data: Value }>(`/challenges/ajax/${path}`)).body.Data;
const listOf = async (which: string) => (await pat.get<ProgramPage>(`/userprograms/${which}?PageSize=500`)).body.Items;
const walk = 'challengeId=lakeside-fall-1&challengeOwnerId=lakeside';

test.each([
  ['B-programs-88 B-programs-89 GetCurrentChallenges', 'current'],
  ['B-programs-90 GetAvailableChallenges', 'available'],
  ['B-programs-91 GetCompletedChallenges', 'complete'],
])('%s answers the challenges of the list %s, and no events', async (title, which) => {
  const challenges = (await listOf(which)).filter(({ ProgramType }) => ProgramType === 'Challenge');
  expect(challenges.length).toBeGreaterThan(0);
  expect(await older<Program[]>(title.split(' ').at(-1)!)).toEqual(challenges);
});

test('B-programs-92 JoinChallengeBatch joins as joinprograms does', async () => {
  const { body } = await pat.post<{ Data: JoinResult }>('/challenges/ajax/JoinChallengeBatch', [
    { ProgramId: 'lakeside-fall-3', IsPersonal: false },
    { ProgramId: 'lakeside-summer-3', IsPersonal: false },
  ]);
  expect([body.Data.Joined.map(({ Id }) => Id), body.Data.Failed]).toEqual([
    ['lakeside-fall-3'],
    [{ ProgramId: 'lakeside-summer-3', Message: 'Step by Step, Summer 2026 has ended.' }],
  ]);
});

test('B-programs-93 JoinPersonalChallengesBatch makes programs of one’s own', async () => {
  const PersonalDetails = { Name: 'Older', StartDate: '2026-11-02T06:00:00.000Z', EndDate: '2026-11-20T06:00:00.000Z', TrackerId: 105, Days: 3 };
  const { body } = await pat.post<{ Data: JoinResult }>('/challenges/ajax/JoinPersonalChallengesBatch', [
    { ProgramId: 'Custom', IsPersonal: false, PersonalDetails },
  ]);
  expect(body.Data.Joined.map(({ Name, IsPersonal }) => [Name, IsPersonal])).toEqual([['Older', true]]);
});

test('B-programs-94 GetCompletedChallenge answers what is completed, and nothing else', async () => {
  const [done] = (await listOf('complete')).filter(({ ProgramType }) => ProgramType === 'Challenge');
  expect((await older<Program>(`GetCompletedChallenge?challengeId=${done!.Id}&challengeOwnerId=lakeside`)).ProgramStatus).toBe('Completed');
  expect((await pat.get(`/challenges/ajax/GetCompletedChallenge?${walk}`)).status).toBe(404);
});

test('B-programs-95 GetChallengePageDetail answers the detail of a program', async () => {
  expect(await older<Program>(`GetChallengePageDetail?${walk}`)).toEqual(
    (await pat.get<Program>('/userprograms/detail?ownerId=lakeside&id=lakeside-fall-1')).body,
  );
});

test('B-programs-96 GetUserChallengeLiveUpdate answers how far one is', async () => {
  expect(await older<ProgramCompletion>('GetUserChallengeLiveUpdate?challengeId=lakeside-fall-1')).toEqual(
    (await pat.get<ProgramCompletion>('/user/v1/userprogramcompletion/lakeside-fall-1')).body,
  );
});

test('B-programs-97 GetChallengeDefinitions answers what a program of one’s own is made from, in its order', async () => {
  expect((await older<PersonalProgram[]>('GetChallengeDefinitions')).map(({ Id }) => Id)).toEqual([
    'walk-more',
    'sleep-well',
    'tobacco-free',
    'Custom',
    'custom-activity',
  ]);
});

test('B-programs-98 GetChallengeUser answers how the caller stands to a challenge', async () => {
  expect(await older<ChallengeUser>('GetChallengeUser?challengeId=lakeside-fall-1')).toMatchObject({
    ChallengeId: 'lakeside-fall-1',
    ProgramStatus: 'Current',
  });
  expect(await older<ChallengeUser>('GetChallengeUser?challengeId=lakeside-fall-10')).toMatchObject({ ProgramStatus: 'Quit' });
  expect(await older<ChallengeUser>('GetChallengeUser?challengeId=lakeside-fall-5')).toMatchObject({ ProgramStatus: 'Available', JoinedOn: null });
});

test('B-programs-99 JoinChallengeDetail joins one, and says why it cannot', async () => {
  const join = (id: string) =>
    pat.post<{ Data: Program } & Failure>(`/challenges/ajax/JoinChallengeDetail?challengeId=${id}&challengeOwnerId=lakeside`, undefined);
  expect((await join('lakeside-fall-5')).body.Data).toMatchObject({ Id: 'lakeside-fall-5', ProgramStatus: 'Current' });
  const refused = await join('lakeside-summer-3');
  expect((await join('summit-fall-1')).status).toBe(404);
  expect([refused.status, refused.body.Errors[0]?.Message]).toEqual([409, 'Step by Step, Summer 2026 has ended.']);
});
