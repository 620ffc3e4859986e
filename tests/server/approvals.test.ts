import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Approval, ApprovalFilters, ApprovalPage, ApprovalSettings, Failure, SelfReport } from '../../schemas/generated/records';
import { users } from '../../server/records/tables/people';
import { files } from '../../server/records/tables/files';
import { outbox } from '../../server/records/tables/outbox';
import { participations, pointCredits } from '../../server/records/tables/programs';
import { reportMails, selfReports } from '../../server/records/tables/self-reports';
import { png } from './support/report-parts';
import { addReported, type AskFor } from './support/reported-programs';
import { type Client, faultsOf } from './support/test-server';
import { withServer } from './support/fixture';
import { signInAttempts } from '../../server/records/tables/sessions';
import { fetchFile } from './support/upload';
import { toldSoFar } from './support/told';

const { test, server } = withServer();
let pat: Client;
let admin: Client;
let patId: string;
let ask: AskFor;
test.beforeAll(async () => {
  [pat, admin] = await Promise.all([server.as('pat@lakeside.example'), server.as('admin@lakeside.example')]);
  ({ patId, ask } = await addReported(server));
});
test.beforeEach(async () => {
  await server.database.delete(selfReports);
  await server.database.delete(reportMails);
  await server.database.delete(outbox);
  // One person gets only so many messages.
  await server.database.delete(signInAttempts);
  await ask({ RequiresApproval: true });
});

const send = async (comment: string, body: object = {}) => {
  server.clock.advance({ seconds: 60 });
  const sent = await pat.post('/userprograms/submitselfreport/', { ChallengeId: 'report', ChallengeOwnerId: 'lakeside', UserComments: comment, ...body });
  expect(sent.status).toBe(200);
};
const listed = async (body: object = {}, client = admin, entity = 'lakeside') =>
  (await client.post<ApprovalPage>(`/v2/challenges/${entity}/challengeapprovals`, body)).body;
const comments = async (body: object = {}) => (await listed(body)).Users.map(({ UserComment }) => UserComment);
const review = (status: string, reports: Pick<Approval, 'Id' | 'Status'>[], further: object = {}, client = admin) =>
  client.post<{ Saved: number; Refused: { Id: string; Message: string }[] } & Failure>('/v2/challenges/lakeside/updatechallengeapprovals', {
    status,
    Reports: reports.map(({ Id, Status }) => ({ Id, Status })),
    ...further,
  });
const mails = async () => server.database.select().from(outbox).orderBy(outbox.Subject);
const standing = async () => {
  const parts = await server.database.select().from(participations).where(eq(participations.UserId, patId));
  const credits = await server.database.select().from(pointCredits).where(eq(pointCredits.UserId, patId));
  const { ProgramStatus, Reports } = parts.find(({ ProgramId }) => ProgramId === 'report')!;
  return { ProgramStatus, Reports, points: credits.filter(({ ProgramId }) => ProgramId === 'report').map(({ Points }) => Points) };
};
const notice = () => toldSoFar(server).then(({ length }) => length);

test('C-challenge-admin-34 the companies whose reports one reviews: the own one, for a partner its companies too', async () => {
  const companies = async (who: string) =>
    (await (await server.as(who)).get<{ Companies: { Value: string; Text: string }[] }>('/v2/challenges/approvalfilters')).body.Companies;
  expect(await companies('admin@lakeside.example')).toEqual([{ Value: 'lakeside', Text: 'Lakeside Manufacturing' }]);
  const partner = (await companies('partner@north.example')).map(({ Value }) => Value);
  expect(partner[0]).toBe('north');
  expect(partner.length).toBeGreaterThan(1);
});

test('C-challenge-admin-13 C-challenge-admin-14 C-challenge-admin-35 the filters of a company: plan years, and what can be reported in one of them', async () => {
  const filters = async (query = '') => (await admin.get<ApprovalFilters>(`/v2/challenges/approvalfilters/lakeside${query}`)).body;
  const all = await filters();
  expect(all.PlanYears.map(({ Value }) => Value)).toContain('2026');
  expect(all.Challenges).toContainEqual({ Value: 'report', Text: 'Check-up' });
  expect((await filters('?planYearId=2026')).Challenges).toContainEqual({ Value: 'report', Text: 'Check-up' });
  expect((await filters('?planYearId=2025')).Challenges).not.toContainEqual({ Value: 'report', Text: 'Check-up' });
});

test('C-challenge-admin-37 C-challenge-admin-16 reports are listed with who sent them, those that wait in their order', async () => {
  await send('First');
  await send('Second');
  expect(await comments({ status: 'PendingApproval' })).toEqual(['First', 'Second']);
  const [latest] = (await listed()).Users;
  expect(latest).toMatchObject({
    UserId: patId,
    FirstName: 'Pat',
    LastName: 'Rivers',
    ChallengeId: 'report',
    ChallengeName: 'Check-up',
    UserComment: 'Second',
    Reviewer: null,
  });
});

test('C-challenge-admin-17 filters by program, status, plan year, person and names narrow the list', async () => {
  await send('Sent');
  for (const filter of [{ challenge: 'report' }, { status: 'PendingApproval' }, { planYearId: '2026' }, { userId: patId }, { searchTerms: 'riv pat' }])
    expect([filter, await comments(filter)]).toEqual([filter, ['Sent']]);
  for (const filter of [{ challenge: 'lakeside-fall-4' }, { status: 'Denied' }, { planYearId: '2025' }, { userId: 'nobody' }, { searchTerms: 'pat smith' }])
    expect([filter, await comments(filter)]).toEqual([filter, []]);
});

test('C-challenge-admin-80 C-challenge-admin-81 the list goes on from a place, which stays although reports come and go before it', async () => {
  await ask({ RequiresApproval: true }, { required: 0 });
  for (const comment of ['1', '2', '3', '4']) await send(comment);
  const status = 'PendingApproval';
  const first = await listed({ status, pageSize: 2 });
  expect(first.Users.map(({ UserComment }) => UserComment)).toEqual(['1', '2']);
  await review('Approved', first.Users.slice(0, 1));
  const second = await listed({ status, pageSize: 2, paginationToken: first.PaginationToken });
  expect(second.Users.map(({ UserComment }) => UserComment)).toEqual(['3', '4']);
  expect(second.PaginationToken).toBeNull();
  const wrong = await admin.post<Failure>('/v2/challenges/lakeside/challengeapprovals', { paginationToken: 'bm90aGluZw' });
  expect([wrong.status, faultsOf(wrong)]).toEqual([400, ['format /paginationToken']]);
});

test('C-challenge-admin-38 approving moves progress, points, the page of the person and their mail with it', async () => {
  await send('First');
  await send('Second');
  expect(await standing()).toEqual({ ProgramStatus: 'Current', Reports: 0, points: [] });
  const before = await notice();
  const approved = await review('Approved', (await listed()).Users, { Comments: 'Well done.' });
  expect([approved.status, approved.body]).toEqual([200, { Saved: 2, Refused: [] }]);
  expect(await standing()).toEqual({ ProgramStatus: 'Completed', Reports: 2, points: [30] });
  expect(await notice()).toBeGreaterThan(before);
  const [mail] = await mails();
  expect(mail).toMatchObject({ Recipient: 'pat@lakeside.example', Subject: 'Your Check-up submission was approved' });
  expect(mail?.Body).toContain('Hello Pat,\n\nYour Check-up submission was approved. It now counts toward the challenge.\n\nWell done.\n');
  const shown = (await pat.get<SelfReport>('/userprograms/selfreport/report')).body.UserSelfReports[0];
  expect(shown).toMatchObject({ Status: 'Approved', ReviewComments: 'Well done.', ReviewDate: server.clock.now().toISOString() });
  expect((await listed()).Users[0]?.Reviewer).toMatch(/\w+ \w+/);
});

test('denying keeps what counts as it was, and the person reads why; what was approved can be denied again', async () => {
  await send('First');
  await review('Denied', (await listed()).Users, { Comments: 'The date is missing.' });
  expect(await standing()).toEqual({ ProgramStatus: 'Current', Reports: 0, points: [] });
  expect((await mails())[0]?.Body).toContain('\n\nThe date is missing.\n');
  await send('Second');
  await send('Third');
  await review('Approved', (await listed({ status: 'PendingApproval' })).Users);
  expect(await standing()).toMatchObject({ ProgramStatus: 'Completed', points: [30] });
  await review('Denied', (await listed({ status: 'Approved', pageSize: 1 })).Users);
  expect(await standing()).toEqual({ ProgramStatus: 'Current', Reports: 1, points: [] });
});

test('the second of two who decide at once is told, and nothing of theirs is stored', async () => {
  await send('First');
  const { Users } = await listed();
  const manager = await server.as('super@wellspring.example');
  const both = await Promise.all([review('Approved', Users, { Comments: 'Yes' }), review('Denied', Users, { Comments: 'No' }, manager)]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(both.find(({ status }) => status === 409)?.body.Errors[0]?.Message).toBe('Someone else reviewed this report in the meantime.');
  expect(await mails()).toHaveLength(1);
  const [row] = await server.database.select().from(selfReports);
  expect(`${row!.Status} ${row!.ReviewComments}`).toMatch(/^(Approved Yes|Denied No)$/);
});

test('of several reports those that can be are reviewed, and the others are named', async () => {
  await send('First');
  await send('Second');
  const { Users } = await listed({ status: 'PendingApproval' });
  await pat.post(
    '/userprograms/deleteselfreport/',
    (await pat.get<SelfReport>('/userprograms/selfreport/report')).body.UserSelfReports.find(({ Id }) => Id === Users[0]!.Id)!,
  );
  const { body } = await review('Approved', Users);
  expect(body).toEqual({ Saved: 1, Refused: [{ Id: Users[0]!.Id, Message: 'This report was withdrawn in the meantime.' }] });
  const again = await review('Approved', Users, { challenge: 'lakeside-fall-4' });
  expect(again.status).toBe(409);
});

test('a report is approved or taken back, never both', async () => {
  for (let round = 0; round < 5; round += 1) {
    await server.database.delete(selfReports);
    await send(`Round ${round}`);
    const [report] = (await pat.get<SelfReport>('/userprograms/selfreport/report')).body.UserSelfReports;
    const { Users } = await listed();
    const [taken, approved] = await Promise.all([pat.post('/userprograms/deleteselfreport/', report!), review('Approved', Users)]);
    expect(new Set([taken.status, approved.status])).toEqual(new Set([200, 409]));
    expect(await server.database.$count(selfReports)).toBe(taken.status === 200 ? 0 : 1);
  }
});

test('nobody reviews their own reports, nor those of another company; participants review none', async () => {
  await send('Sent');
  const { Users } = await listed();
  const { Roles } = (await server.database.select().from(users).where(eq(users.UserId, patId)))[0]!;
  await server.database
    .update(users)
    .set({ Roles: ['Admin'] })
    .where(eq(users.UserId, patId));
  const own = await review('Approved', Users, {}, pat);
  await server.database.update(users).set({ Roles }).where(eq(users.UserId, patId));
  expect([own.status, own.body.Errors[0]?.Message]).toEqual([409, 'You cannot review your own reports. Ask another administrator.']);
  const stranger = await server.as('admin@summit.example');
  expect((await review('Approved', Users, {}, stranger)).status).toBe(404);
  const inTheirs = await stranger.post<Failure>('/v2/challenges/summit/updatechallengeapprovals', {
    status: 'Approved',
    Reports: [{ Id: Users[0]!.Id, Status: 'PendingApproval' }],
  });
  expect(inTheirs.status).toBe(409);
  expect((await review('Approved', Users, {}, pat)).status).toBe(403);
  expect((await listed()).Users[0]?.Status).toBe('PendingApproval');
});

test('C-challenge-admin-36 C-challenge-admin-15 C-challenge-admin-39 administrators choose who of them is mailed when somebody reports', async () => {
  const settings = async () => (await admin.get<ApprovalSettings>('/v2/challenges/approvalsettings')).body.Items;
  const all = await settings();
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter(({ Selected }) => Selected)).toEqual([]);
  const chosen = all[0]!;
  expect((await admin.post('/v2/challenges/updateadminemails', { Items: [chosen.Value] })).status).toBe(200);
  expect((await settings()).filter(({ Selected }) => Selected)).toEqual([{ ...chosen, Selected: true }]);
  await send('Sent');
  const [reviewer] = await server.database.select().from(users).where(eq(users.UserId, chosen.Value));
  expect(await mails()).toMatchObject([
    {
      Recipient: reviewer!.Email,
      Subject: 'A Check-up submission is waiting for approval',
      Body: expect.stringContaining('Pat Rivers sent a Check-up submission.') as string,
    },
  ]);
  const refused = await admin.post<Failure>('/v2/challenges/updateadminemails', { Items: [patId] });
  expect([refused.status, faultsOf(refused)]).toEqual([400, ['choice /Items']]);
  expect((await settings()).filter(({ Selected }) => Selected)).toHaveLength(1);
});

test('without approval nobody is mailed', async () => {
  const [first] = (await admin.get<ApprovalSettings>('/v2/challenges/approvalsettings')).body.Items;
  await admin.post('/v2/challenges/updateadminemails', { Items: [first!.Value] });
  await ask({ RequiresApproval: false });
  await send('Sent');
  expect(await mails()).toEqual([]);
});

test('C-challenge-admin-40 C-challenge-admin-18 attachments are removed, of one report or of all of a person in a program', async () => {
  await ask({ ReportingType: 'Attachment', RequiresApproval: true }, { required: 0 });
  const Attachment = `data:image/png;base64,${png.toString('base64')}`;
  for (const name of ['a.png', 'b.png', 'c.png']) await send('', { Attachment, AttachmentName: name });
  const names = async () => (await listed({ status: 'PendingApproval' })).Users.map((user) => user.Attachment?.Name ?? null);
  expect(await names()).toEqual(['a.png', 'b.png', 'c.png']);
  const remove = (body: object, client = admin) =>
    client.post<{ Removed: number }>('/v2/challenges/deleteselfreportattachment', { UserId: patId, ChallengeId: 'report', ...body });
  const [{ Id } = { Id: '' }] = (await listed({ status: 'PendingApproval' })).Users;
  expect((await remove({ Id }, await server.as('admin@summit.example'))).status).toBe(404);
  expect((await remove({ Id })).body).toEqual({ Removed: 1 });
  expect(await names()).toEqual([null, 'b.png', 'c.png']);
  expect((await remove({})).body).toEqual({ Removed: 2 });
  expect(await names()).toEqual([null, null, null]);
  expect(await server.database.$count(files, eq(files.UserId, patId))).toBe(0);
  expect((await remove({})).status).toBe(404);
});

test('who reviews a report can open what is attached to it', async () => {
  await ask({ ReportingType: 'Attachment', RequiresApproval: true });
  await send('', { Attachment: `data:image/png;base64,${png.toString('base64')}`, AttachmentName: 'proof.png' });
  const [{ Attachment } = { Attachment: null }] = (await listed()).Users;
  const { content, headers } = await fetchFile(server, admin, `/files/${Attachment!.FileId}`);
  expect([content.equals(png), headers['content-type']]).toEqual([true, 'image/png']);
  expect((await (await server.as('admin@summit.example')).get(`/files/${Attachment!.FileId}`)).status).toBe(404);
});

test('the company in the address is one within reach', async () => {
  for (const call of [
    admin.get('/v2/challenges/approvalfilters/summit'),
    admin.get('/v2/challenges/approvalsettings?entityId=summit'),
    admin.post('/v2/challenges/summit/challengeapprovals', {}),
    admin.post('/v2/challenges/updateadminemails', { EntityId: 'summit', Items: [] }),
  ])
    expect((await call).status).toBe(404);
});
