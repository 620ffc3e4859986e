import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CoachEntry, CoachParticipant } from '../../schemas/generated/records';
import { coachingSessions } from '../../server/records/tables/events';
import type { users } from '../../server/records/tables/people';
import { call, coachingLog, messageOf, settings, texts, type Saved } from './support/coaching-log';
import { acting } from './support/impersonation';
import { type Client, type TestServer } from './support/test-server';

const log = coachingLog();
const { create, written, list, session, withFeatures } = log;
let server: TestServer;
let coach: Client;
let pat: string;
let casey: typeof users.$inferSelect;
beforeAll(async () => {
  ({ server, coach, pat, casey } = await log.open());
});
afterAll(() => server.close());
beforeEach(() => server.database.delete(coachingSessions));

describe('writing down', () => {
  test('C-coaching-99 C-coaching-01 C-coaching-45 an entry is kept with the coach, the moment by the clocks of whoever writes, and what people read of its type', async () => {
    const { status, body } = await create({ ...call, SessionLocation: 'Clinic', Description: 'Sleep', ProgramId: 'lakeside-winter-1' });
    expect([status, body.Successful]).toEqual([200, true]);
    expect(body.Entry).toEqual({
      Id: expect.stringMatching(/^CoachEntry#[0-9a-f-]{36}$/),
      Version: 1,
      UserId: pat,
      EntryType: 'Called',
      EntryName: 'Call',
      Notes: call.Notes,
      SessionDate: '2026-11-01T15:30:00.000Z',
      StartDate: '2026-11-01T15:30:00.000Z',
      EndDate: '2026-11-01T15:30:00.000Z',
      StartWeekday: 'Sunday',
      IANA: 'America/Chicago',
      CreateDate: '2026-11-02T15:00:00.000Z',
      UpdateDate: '2026-11-02T15:00:00.000Z',
      CoachUserId: casey.UserId,
      CoachName: 'Casey Brooks',
      CoachingCompanyEntityId: 'lakeside',
      WorkFlowType: 'Instant',
      Source: 'CoachingLog',
      Status: 'None',
      ReferralType: 'None',
      SessionLocation: 'Clinic',
      Description: 'Sleep',
      ProgramId: 'lakeside-winter-1',
      CreatedChallengeId: null,
      ImpersonatedUserId: null,
      ImpersonatorEntityId: null,
      SessionTypeId: null,
      Editable: true,
    });
  });

  test('C-coaching-28 C-coaching-29 a coach who acts as the participant names nobody, and the entry says that they acted', async () => {
    const client = await acting(server, 'coach@lakeside.example', 'pat@lakeside.example', 'Coach');
    const { body } = await client.post<Saved>('/coachentry', call);
    expect(body.Entry).toMatchObject({ UserId: pat, CoachUserId: casey.UserId, ImpersonatedUserId: pat, ImpersonatorEntityId: 'lakeside' });
    expect((await client.get<{ Total: number }>('/coachentry/GetByUser')).body.Total).toBe(1);
  });

  test.each([
    ['C-coaching-86 without a type', { ...call, EntryType: undefined }, '/EntryType'],
    ['C-coaching-87 without date and time', { ...call, SessionDate: undefined }, '/SessionDate'],
    ['on a day that there is not', { ...call, SessionDate: '2026-02-31T09:30' }, '/SessionDate'],
    ['C-coaching-90 C-coaching-89 of 5,000 characters', { ...call, Notes: 'a'.repeat(5000) }, '/Notes'],
    ['of a type that is not offered', { ...call, EntryType: 'Goal' }, '/EntryType'],
    ['C-coaching-88 of a session that is not chosen', { ...call, EntryType: 'Session' }, '/SessionId'],
  ])('%s nothing is written', async (_case, note, field) => {
    const { status, body } = await create(note);
    expect([status, body.Errors[0]?.Field]).toEqual([400, field]);
    expect((await list()).Total).toBe(0);
  });

  test('C-coaching-90 4,999 characters are kept', async () => {
    expect((await written({ Notes: 'a'.repeat(4999) })).Notes).toHaveLength(settings.coachNoteLongest);
  });

  test('C-coaching-74 C-coaching-64 a challenge is made on its own page, and no entry', async () => {
    expect(messageOf(await create({ ...call, EntryType: 'Challenge' }))).toEqual([400, texts.coachEntryChallenge]);
  });

  test.each(['None', 'Scheduled', 'Instant'] as const)('C-coaching-54 a referral that leads to %s is kept as such', async (ReferralType) => {
    expect((await written({ EntryType: 'Referral', ReferralType })).ReferralType).toBe(ReferralType);
  });

  test('C-coaching-54 there is no other kind of referral', async () => {
    expect((await create({ ...call, EntryType: 'Referral', ReferralType: 'Later' as never })).status).toBe(400);
  });

  test.each([
    ['C-coaching-57 as LeftMessage', 'LeftMessage', 'Voicemail'],
    ['C-coaching-60 as Called', 'Called', 'Call'],
    ['C-coaching-55 as Note', 'Note', 'Note'],
    ['C-coaching-65 as Email', 'Email', 'Email'],
    ['C-coaching-59 as Referral', 'Referral', 'Referral'],
  ])('%s: %s is read as %s', async (_id, EntryType, EntryName) => {
    expect(await written({ EntryType })).toMatchObject({ EntryType, EntryName });
  });

  test.each([
    ['C-coaching-78 C-coaching-67 as Notes', 'Notes', 'Note'],
    ['C-coaching-61 as NoVoicemail', 'NoVoicemail', 'No Voicemail'],
    ['C-coaching-62 as NonWorkingNumber', 'NonWorkingNumber', 'Non-working number'],
    ['C-coaching-63 as Decline', 'Decline', 'Declined Coaching'],
    ['C-coaching-58 as Text', 'Text', 'Text'],
    ['C-coaching-66 as Program', 'Program', 'Program'],
    ['C-coaching-68 as Goal', 'Goal', 'Goal'],
  ])('%s: %s, which is kept and no longer offered, is read as %s', async (_id, EntryType, EntryName) => {
    await session(-3, { EntryType, WorkFlowType: 'Instant' });
    expect((await list()).Items[0]).toMatchObject({ EntryType, EntryName });
  });
});

describe('what a company has', () => {
  const terms = async () => (await coach.get<{ Data: CoachParticipant }>(`/coach-view/participant-detail/${pat}`)).body.Data.Coaching!;

  test('C-coaching-72 A-coaching-01 says what can be chosen', async () => {
    const EntryTypes = ['Session', 'Note', 'Email', 'Called', 'LeftMessage', 'Referral', 'Challenge'];
    expect(await terms()).toEqual({ UserName: 'pat@lakeside.example', EntryTypes, IsScheduled: true, PlanYearId: '2026' });
  });

  test('C-coaching-73 there is no referral where personal rewards are set up and personal challenges are hidden, and only there', async () => {
    await withFeatures(
      (features) => [...features, 'PersonalRewards'],
      async () => expect((await terms()).EntryTypes).toContain('Referral'),
    );
    await withFeatures(
      (features) => [...features, 'PersonalRewards', 'HidePersonalChallenges'],
      async () => {
        expect((await terms()).EntryTypes).not.toContain('Referral');
        expect(messageOf(await create({ ...call, EntryType: 'Referral' }))).toEqual([400, texts.coachEntryType]);
      },
    );
  });

  test('C-coaching-82 C-coaching-56 without scheduled coaching a session is an entry with its date', async () => {
    await withFeatures(
      (features) => features.filter((feature) => feature !== settings.coachingFeature),
      async () => expect((await create({ ...call, EntryType: 'Session' })).body.Entry).toMatchObject({ EntryName: 'Session', WorkFlowType: 'Instant' }),
    );
  });
});

describe('a note on a session', () => {
  test('C-coaching-81 is added to the session, below what it says, and no entry is made', async () => {
    const SessionId = await session(-2, { Notes: 'Agreed on three walks.' });
    const { body } = await create({ EntryType: 'Session', SessionId, Notes: 'Did two of them.' });
    expect(body.Entry).toMatchObject({ Id: SessionId, Notes: 'Agreed on three walks.\n\nDid two of them.', Version: 2, EntryType: 'Session' });
    expect((await list()).Total).toBe(1);
  });

  test('C-coaching-91 is refused where both together are too long', async () => {
    const SessionId = await session(-2, { Notes: 'a'.repeat(4000) });
    expect(messageOf(await create({ EntryType: 'Session', SessionId, Notes: 'b'.repeat(1500) }))).toEqual([400, settings.coachNoteTooLong]);
    expect((await list()).Items[0]!.Notes).toBe('a'.repeat(4000));
  });

  test('C-coaching-79 C-coaching-118 can be added to the own scheduled sessions within 30 days either side, the first to begin first', async () => {
    const [past, coming] = [await session(-29.9), await session(29.9)];
    const others = [await session(-30.1), await session(30.1), await session(1, { CoachUserId: 'coach-2' }), await session(1, { WorkFlowType: 'Instant' })];
    expect((await list('&Offered=true')).Items.map(({ Id }) => Id)).toEqual([past, coming]);
    for (const SessionId of others)
      expect(messageOf(await create({ EntryType: 'Session', SessionId, Notes: 'Late.' }))).toEqual([400, texts.coachEntryNoSession]);
  });

  test.each([
    [-1, 'None', 'Completed'],
    [1, 'None', 'Upcoming'],
    [-1, 'No Show', 'No Show'],
  ] as const)('C-coaching-69 C-coaching-42 of a session in %s days that is kept as %s it says %s', async (days, Status, shown) => {
    await session(days, { Status });
    expect((await list()).Items[0]).toMatchObject({ Status: shown, Source: 'CoachScheduling' });
  });
});

describe('the list', () => {
  test('C-coaching-98 C-coaching-117 has ten entries a page, the latest first', async () => {
    for (let day = 1; day <= 12; day += 1) await session(-day, { WorkFlowType: 'Instant' });
    const [first, second] = [await list(), await list('&Page=1')];
    expect([first.Items.length, first.Total, second.Items.length]).toEqual([settings.coachEntriesShown, 12, 2]);
    const dates = [...first.Items, ...second.Items].map(({ SessionDate }) => SessionDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test('C-coaching-109 an entry is found by its id, with the # in it', async () => {
    const entry = await written();
    expect((await coach.get<{ Data: CoachEntry }>(`/coach-view/coach-entry-detail/${encodeURIComponent(entry.Id)}`)).body.Data).toEqual(entry);
  });

  test.each(['CoachEntry%23', 'CoachEntry%23nothing', '%23', `CoachEntry%23${randomUUID()}`])('%s is no entry', async (id) => {
    expect((await coach.get(`/coach-view/coach-entry-detail/${id}`)).status).toBe(404);
    expect((await coach.call('DELETE', `/coachentry/DeleteEntry/${id}`)).status).toBe(404);
  });
});
