import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { withAddresses } from '../../server/foundation/rich-text';
import { coachingSessions } from '../../server/records/tables/events';
import { groupMembers, programGroups } from '../../server/records/tables/groups';
import { outbox } from '../../server/records/tables/outbox';
import { users } from '../../server/records/tables/people';
import { signInAttempts } from '../../server/records/tables/sessions';
import { participations } from '../../server/records/tables/programs';
import { withServer } from './support/fixture';
import { type Client, clientOf } from './support/test-server';

// What somebody causes to be sent costs its recipient something, so it is counted. The rule that keeps it so: tests/one-place.test.ts lets only
// sendMessage put messages into the outbox, and its `cause` says who is counted, or why nobody is.

const challenge = 'lakeside-fall-1';
const { test, server } = withServer();
let pat: Client;
let admin: Client;
const ids: Record<string, string> = {};
test.beforeAll(async () => {
  [pat, admin] = [await server.as('pat@lakeside.example'), await server.as('admin@lakeside.example')];
  for (const { UserId, UserName } of await server.database.select().from(users)) ids[UserName.replace('@lakeside.example', '')] = UserId;
  await server.database.delete(participations).where(eq(participations.ProgramId, challenge));
  await server.database.delete(programGroups).where(eq(programGroups.ProgramId, challenge));
  await server.database.insert(programGroups).values({ GroupId: 'one', ProgramId: challenge, Name: 'Trail & <Blazers>', Details: '', ManagerId: null });
  for (const name of ['pat', 'manager'])
    await server.database
      .insert(groupMembers)
      .values({ GroupId: 'one', ProgramId: challenge, UserId: ids[name]!, UserStatus: 'Accepted', Since: '2026-10-05T12:00:00.000Z' });
});
test.beforeEach(async () => {
  await server.database.delete(outbox);
  await server.database.delete(signInAttempts);
});

const write = (Body: string, Subject = 'Saturday') =>
  pat.post('/userprograms/SendGroupEmail', { ProgramId: challenge, GroupId: 'one', Subject, Body, UserIds: [ids.manager] });
const sent = () => server.database.select().from(outbox);

test('an email to a group names its writer, in its subject and above the text, and shows where links lead', async () => {
  await write('<p>See <a href="https://evil.example/login">your account</a></p>', 'Your password');
  const [mail] = await sent();
  expect(mail?.Subject).toBe('Pat Rivers: Your password');
  expect(mail?.Body).toMatch(/^<p>Pat Rivers wrote to your group Trail &amp; &lt;Blazers&gt; in [^<]+:<\/p><p>See /);
  expect(mail?.Body).toContain('your account</a> (https://evil.example/login)');
});

test.each([
  ['<a href="https://a.example">https://a.example</a>', '<a href="https://a.example">https://a.example</a>'],
  [
    '<a href="https://a.example/?x=1&amp;y=2"><strong>here</strong></a>',
    '<a href="https://a.example/?x=1&amp;y=2"><strong>here</strong></a> (https://a.example/?x=1&amp;y=2)',
  ],
  ['<a href="https://evil.example">https://bank.example</a>', '<a href="https://evil.example">https://bank.example</a> (https://evil.example)'],
  ['<p>no link</p>', '<p>no link</p>'],
])('%s shows its address', (html, shown) => {
  expect(withAddresses(html)).toBe(shown);
});

test.each([['a link for a new password', () => admin.post('/account/user/ResetPassword', { userName: 'pat@lakeside.example' })]])(
  'an administrator sends one person %s a few times only',
  async (_what, send) => {
    const statuses = [];
    for (let time = 0; time < 7; time += 1) statuses.push((await send()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  },
);

test('what one person writes is counted over all recipients, and what one person gets over all writers', async () => {
  const { database } = server;
  const members = Array.from({ length: 25 }, (_, index) => `row-${index}`);
  const [row] = await database.select().from(users).where(eq(users.UserId, ids.pat!));
  await database
    .insert(users)
    .values(members.map((UserId) => ({ ...row!, UserId, UserName: `${UserId}@x.example`, Email: `${UserId}@x.example`, UniqueId: null })));
  await database
    .insert(groupMembers)
    .values(members.map((UserId) => ({ GroupId: 'one', ProgramId: challenge, UserId, UserStatus: 'Accepted' as const, Since: '2026-10-05T12:00:00.000Z' })));
  const body = { ProgramId: challenge, GroupId: 'one', Subject: 'Hi', Body: '<p>Hi</p>', UserIds: members };
  const statuses = [];
  for (let time = 0; time < 5; time += 1) statuses.push((await pat.post('/userprograms/SendGroupEmail', body)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
  expect(await sent()).toHaveLength(100);
});

test('a member writes to a group a few times and is then refused with the reason, until the time is over', async () => {
  const statuses = [];
  for (let time = 0; time < 7; time += 1) statuses.push((await write('<p>Hi</p>')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(await sent()).toHaveLength(5);
  server.clock.advance({ seconds: 901 });
  const { body } = await server.nobody.post<{ Token: string }>('/account/login/login', { UserName: 'pat@lakeside.example', Password: 'Wellspring-2026' });
  pat = clientOf(server.app, body.Token);
  expect((await write('<p>Hi</p>')).status).toBe(200);
});

test('a notice of what was done goes out a few times; then the person still does it, and the notice is left out', async () => {
  const coach = await server.as('coach@lakeside.example');
  const row = { UserId: ids.pat!, CoachUserId: ids.coach!, CoachName: 'Casey Brooks', WorkFlowType: 'Scheduled' as const };
  const answers = [];
  for (const hour of ['10', '11', '12', '13', '14', '15', '16']) {
    const Id = randomUUID();
    await server.database
      .insert(coachingSessions)
      .values({ ...row, Id, CoachingCompanyEntityId: 'lakeside', StartDate: `2026-12-01T${hour}:00:00.000Z`, EndDate: `2026-12-01T${hour}:30:00.000Z` });
    const { status, body } = await coach.call<{ EmailSent: boolean }>('DELETE', `/coachentry/DeleteEntry/${encodeURIComponent(`CoachEntry#${Id}`)}/true`);
    answers.push([status, body.EmailSent]);
  }
  expect(answers).toEqual([...Array.from({ length: 5 }, () => [200, true]), [200, false], [200, false]]);
  expect(await sent()).toHaveLength(5);
});

test('a participant who cancels many sessions of a coach is told when the coach gets no email', async () => {
  const { body: session } = await server.nobody.post<{ Token: string }>('/account/login/login', {
    UserName: 'pat@lakeside.example',
    Password: 'Wellspring-2026',
  });
  const participant = clientOf(server.app, session.Token);
  const row = { UserId: ids.pat!, CoachUserId: ids.coach!, CoachName: 'Casey Brooks', WorkFlowType: 'Scheduled' as const };
  const answers = [];
  for (const hour of ['10', '11', '12', '13', '14', '15']) {
    const Id = randomUUID();
    await server.database
      .insert(coachingSessions)
      .values({ ...row, Id, CoachingCompanyEntityId: 'lakeside', StartDate: `2026-12-08T${hour}:00:00.000Z`, EndDate: `2026-12-08T${hour}:30:00.000Z` });
    const { status, body } = await participant.call<boolean>('DELETE', `/coaching/scheduler/session/${Id}`);
    answers.push([status, body]);
  }
  expect(answers).toEqual([...Array.from({ length: 5 }, () => [200, true]), [200, false]]);
});

/** Notices about a person's own sign-in. They are never limited; every other message names who causes it, or the limit that counts it. */
const neverLimited = [
  'account-security/sign-in-email.ts',
  'accounts/ask-for-email.ts',
  'second-factor/manage.ts',
  'second-factor/set-up.ts',
  'sign-in/change-password.ts',
  'sign-in/reset-password.ts',
  'sign-in/second-factor.ts',
];

test('only notices about a sign-in are sent without a limit', () => {
  const areas = fileURLToPath(new URL('../../server/areas/', import.meta.url));
  const files = readdirSync(areas, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const found = files.filter((file) => /\bmustArrive\b|a notice that must arrive/.test(readFileSync(`${areas}${file}`, 'utf8')));
  expect(found.toSorted()).toEqual(neverLimited);
});
