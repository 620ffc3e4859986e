import { and, eq, like } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Failure, ProgramReporting, SelfReport, SelfReportResult, UserSelfReport } from '../../schemas/generated/records';
import { files } from '../../server/records/tables/files';
import { participations, pointCredits } from '../../server/records/tables/programs';
import { selfReports } from '../../server/records/tables/self-reports';
import { png, sendReportParts } from './support/report-parts';
import { addReported, type AskFor } from './support/reported-programs';
import { type Client, faultsOf } from './support/test-server';
import { withServer } from './support/fixture';
import { fetchFile, upload } from './support/upload';

const { test, server } = withServer();
let pat: Client;
let patId: string;
let ask: AskFor;
test.beforeAll(async () => {
  pat = await server.as('pat@lakeside.example');
  ({ patId, ask } = await addReported(server));
});
test.beforeEach(() => ask());

const attachment = { Attachment: `data:image/png;base64,${png.toString('base64')}`, AttachmentName: 'proof.png' };
const submit = (body: object = { UserComments: 'Done' }, client = pat) =>
  client.post<SelfReportResult & Failure>('/userprograms/submitselfreport/', { ChallengeId: 'report', ChallengeOwnerId: 'lakeside', ...body });
const shown = async () => (await pat.get<SelfReport>('/userprograms/selfreport/report')).body;
const remove = (report: UserSelfReport, client = pat) => client.post<SelfReportResult & Failure>('/userprograms/deleteselfreport/', report);
const part = async (id = 'report') =>
  (
    await server.database
      .select()
      .from(participations)
      .where(and(eq(participations.ProgramId, id), eq(participations.UserId, patId)))
  )[0]!;
const points = async () => (await server.database.select().from(pointCredits).where(eq(pointCredits.UserId, patId))).map(({ Points }) => Points);
const review = (Status: UserSelfReport['Status']) =>
  server.database.update(selfReports).set({ Status, ReviewDate: '2026-11-02T16:00:00.000Z', ReviewComments: 'Seen.' }).where(eq(selfReports.UserId, patId));

test('B-self-report-31 B-self-report-32 B-self-report-100 a program says what it asks of whoever reports', async () => {
  const answer = await pat.get<SelfReport>('/userprograms/selfreport/report');
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ Name: 'Check-up', ReportingInstructions: '<p>Tell us.</p>', UserSelfReports: [] });
});

test('B-self-report-33 B-self-report-34 B-self-report-35 with its type, the text of its box and whether reports are approved', async () => {
  await ask({ ReportingType: 'CheckboxComment', CheckboxText: 'I was there.', RequiresApproval: true });
  expect(await shown()).toMatchObject({ ReportingType: 'CheckboxComment', CheckboxText: 'I was there.', RequiresApproval: true });
});

test('B-self-report-36 B-self-report-37 with one document, or several', async () => {
  await ask({ Document: { DocumentUrl: '/forms/a.pdf' }, Documents: [{ DocumentUrl: '/forms/b.pdf', AssociatedText: 'For children' }] });
  const { Document, Documents } = await shown();
  expect([Document, Documents]).toEqual([{ DocumentUrl: '/forms/a.pdf' }, [{ DocumentUrl: '/forms/b.pdf', AssociatedText: 'For children' }]]);
});

test('B-self-report-38 B-self-report-39 B-self-report-40 what was reported is listed, the latest first, with its status and date', async () => {
  await submit({ UserComments: 'First' });
  server.clock.advance({ seconds: 60 });
  await submit({ UserComments: 'Second' });
  const { UserSelfReports } = await shown();
  expect(UserSelfReports.map(({ UserComment, Status }) => [UserComment, Status])).toEqual([
    ['Second', 'Approved'],
    ['First', 'Approved'],
  ]);
  expect(UserSelfReports[0]!.SubmittedDate > UserSelfReports[1]!.SubmittedDate).toBe(true);
});

test('B-self-report-41 B-self-report-42 B-self-report-45 with the comment, the attachment and whose it is', async () => {
  await ask({ ReportingType: 'AttachmentComment' });
  await submit({ UserComments: ' Here it is ', ...attachment });
  const [report] = (await shown()).UserSelfReports;
  expect([report!.UserComment, report!.UserId, report!.AttachmentUrl]).toEqual(['Here it is', patId, `/files/${report!.Attachment!.FileId}`]);
  expect(report!.Attachment).toMatchObject({ Name: 'proof.png', Type: 'image/png' });
  expect((await fetchFile(server, pat, report!.AttachmentUrl!)).content).toEqual(png);
  // Whoever reviews opens it; a colleague does not.
  expect((await (await server.as('admin@lakeside.example')).get(report!.AttachmentUrl!)).status).toBe(200);
  expect((await (await server.as('reporting@lakeside.example')).get(report!.AttachmentUrl!)).status).toBe(404);
});

test('B-self-report-43 B-self-report-44 B-self-report-81 a report that nobody has reviewed has the minimum date, later what the reviewer wrote', async () => {
  await ask({ RequiresApproval: true });
  await submit();
  expect((await shown()).UserSelfReports[0]).toMatchObject({ ReviewDate: '0001-01-01T00:00:00.000Z', ReviewComments: '' });
  await review('Denied');
  expect((await shown()).UserSelfReports[0]).toMatchObject({ Status: 'Denied', ReviewDate: '2026-11-02T16:00:00.000Z', ReviewComments: 'Seen.' });
});

test('B-self-report-46 B-self-report-50 B-self-report-101 a report is sent as JSON, and says by whom the program is offered', async () => {
  await ask({ ReportingType: 'Checkbox' });
  const answer = await submit({ Checked: true });
  expect([answer.status, answer.body.IsSuccessful, answer.body.Data.length]).toEqual([200, true, 1]);
  expect((await submit({ ChallengeOwnerId: 'granite', Checked: true })).status).toBe(404);
  expect((await submit({ ChallengeId: undefined, Checked: true })).status).toBe(400);
});

test('B-self-report-51 B-self-report-68 the program decides about approval, whatever the page says of it', async () => {
  await ask({ RequiresApproval: true });
  expect((await submit({ UserComments: 'Done', RequireApproval: false })).body.Data[0]!.Status).toBe('PendingApproval');
  expect((await part()).Reports).toBe(0);
});

const whole = { UserComments: 'Done', Checked: true, ...attachment };
/** A report that lacks what its type asks for is refused, and says what; with all parts it is taken. */
async function needs(ReportingType: ProgramReporting['ReportingType'], lacking: string[]) {
  await ask({ ReportingType });
  const empty = await submit({ UserComments: '  ' });
  expect([empty.status, faultsOf(empty)]).toEqual([400, lacking]);
  expect((await submit(whole)).status).toBe(200);
}
test('B-self-report-83 a report of the type Attachment has all its parts', () => needs('Attachment', ['required /Attachment']));
test('B-self-report-84 a report of the type AttachmentComment has all its parts', () =>
  needs('AttachmentComment', ['required /Attachment', 'required /Comment']));
test('B-self-report-85 a report of the type Checkbox has all its parts', () => needs('Checkbox', ['required /Checkbox']));
test('B-self-report-86 a report of the type CheckboxAttachment has all its parts', () =>
  needs('CheckboxAttachment', ['required /Attachment', 'required /Checkbox']));
test('B-self-report-87 a report of the type CheckboxComment has all its parts', () => needs('CheckboxComment', ['required /Comment', 'required /Checkbox']));
test('B-self-report-88 a report of the type CheckboxAttachmentComment has all its parts', () =>
  needs('CheckboxAttachmentComment', ['required /Attachment', 'required /Comment', 'required /Checkbox']));
test('B-self-report-89 a report of the type Comment has all its parts', () => needs('Comment', ['required /Comment']));

test.each([
  { what: 'of 0 bytes', content: '', name: 'a.png', says: 'The attachment is empty. Choose another file.' },
  { what: 'too large', content: '0'.repeat(5_000_000), name: 'a.png', says: 'The attachment is too large. Attach a file under 5 MB.' },
  { what: 'a program called a picture', content: 'MZ\u0000program', name: 'a.png', says: 'Attach a PDF or a picture (PDF, PNG or JPG).' },
  {
    what: 'a drawing with a script',
    content: '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    name: 'a.svg',
    says: 'Attach a PDF or a picture (PDF, PNG or JPG).',
  },
  { what: 'a page', content: '<html><script>1</script></html>', name: 'a.html', says: 'Attach a PDF or a picture (PDF, PNG or JPG).' },
])('B-self-report-47 B-self-report-48 an attachment that is $what is refused by a plain sentence, and nothing is kept', async ({ content, name, says }) => {
  await ask({ ReportingType: 'Attachment' });
  const Attachment = `data:image/png;base64,${Buffer.from(content).toString('base64')}`;
  const answer = await submit({ Attachment, AttachmentName: name });
  expect([answer.status, answer.body.Errors.map(({ Message }) => Message), answer.body.ShowUser]).toEqual([400, [says], true]);
  expect([await server.database.$count(selfReports, eq(selfReports.UserId, patId)), await server.database.$count(files, eq(files.UserId, patId))]).toEqual([
    0, 0,
  ]);
});

describe('an attachment that was sent before the report', () => {
  const send = async (content: Buffer = png, name = 'proof.png', client = pat) => (await upload(server, client, content, { name })).body;
  const kept = () => server.database.$count(files, and(eq(files.UserId, patId), like(files.KeptBy, 'Row/self-reports/%')));
  const byParts = (FileId: string) => sendReportParts(server, pat, { ChallengeId: 'Activity-Id-report', EntityId: 'lakeside', FileId });
  test.beforeEach(async () => {
    await server.database.delete(files).where(eq(files.KeptBy, 'Upload'));
    await ask({ ReportingType: 'Attachment' });
  });

  test('B-self-report-47 B-self-report-58 is named by either call, and kept by the report alone', async () => {
    const [first, second] = [await send(), await send()];
    expect((await submit({ Attachment: first, AttachmentName: first.Name })).body.Data[0]!.Attachment).toEqual(first);
    expect((await byParts(second.FileId)).body.Data[0]!.Attachment).toEqual(second);
    expect(await kept()).toBe(2);
    // What one report keeps is none of another.
    for (const answer of [await submit({ Attachment: first }), await byParts(first.FileId)])
      expect([answer.status, answer.body.Errors.map(({ Code }) => Code)]).toEqual([400, ['unknownFile']]);
  });

  test.each([
    { what: 'of another kind', give: () => send(Buffer.from('Hello'), 'proof.txt'), fault: 'fileType' },
    { what: 'too large', give: () => send(Buffer.concat([png, Buffer.alloc(5_000_000 - png.length)])), fault: 'fileSize' },
    { what: "somebody else's", give: async () => send(png, 'proof.png', await server.as('reporting@lakeside.example')), fault: 'unknownFile' },
  ])('is refused where it is $what, by either call', async ({ give, fault }) => {
    const file = await give();
    for (const answer of [await submit({ Attachment: file }), await byParts(file.FileId)])
      expect([answer.status, answer.body.Errors.map(({ Code, Field }) => `${Code} ${Field}`)]).toEqual([400, [`${fault} /Attachment`]]);
    expect(await kept()).toBe(0);
  });
});

test('B-self-report-53 B-self-report-58 B-self-report-102 a report of an activity is sent as a form of parts with a file', async () => {
  await ask({ ReportingType: 'AttachmentComment' });
  const answer = await sendReportParts(server, pat, { ChallengeId: 'Activity-Id-report', EntityId: 'lakeside', UserComments: 'By parts' }, { content: png });
  expect([answer.status, answer.body.Data[0]!.UserComment, answer.body.Data[0]!.Attachment!.Name]).toEqual([200, 'By parts', 'proof.png']);
});

test('B-self-report-54 B-self-report-55 B-self-report-57 its parts name the challenge, the box and the comments', async () => {
  await ask({ ReportingType: 'CheckboxComment' });
  const fields = { ChallengeId: 'Activity-Id-report', EntityId: 'lakeside', UserComments: 'By parts' };
  expect((await sendReportParts(server, pat, { ...fields, Checked: 'false' })).status).toBe(400);
  expect((await sendReportParts(server, pat, { ...fields, Checked: 'perhaps' })).status).toBe(400);
  const { body } = await sendReportParts(server, pat, { ...fields, Checked: 'true' });
  expect(body.Data).toMatchObject([{ ProgramId: 'Activity-Id-report', Checked: true, UserComment: 'By parts' }]);
});

test('B-self-report-56 a company that does not offer the activity has no report of it', async () => {
  expect((await sendReportParts(server, pat, { ChallengeId: 'Activity-Id-report', EntityId: 'granite', UserComments: 'x' })).status).toBe(404);
});

test('what counts moves progress and points in the same moment; what waits or was denied does not', async () => {
  await submit();
  expect([(await part()).Reports, (await part()).ProgramStatus, await points()]).toEqual([1, 'Current', []]);
  await submit();
  expect([(await part()).Reports, (await part()).ProgramStatus, await points()]).toEqual([2, 'Completed', [30]]);
});

test('B-self-report-75 two that are sent at once are never more than are required; a denied one makes room', async () => {
  await ask({ RequiresApproval: true }, { required: 1 });
  const answers = await Promise.all([submit(), submit(), submit()]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
  await review('Denied');
  expect((await submit()).status).toBe(200);
});

test('where nothing is required any number may be sent', async () => {
  await ask({}, { required: 0 });
  for (let sent = 1; sent <= 4; sent += 1) expect((await submit()).body.Data).toHaveLength(sent);
});

test('B-self-report-66 B-self-report-67 B-self-report-104 a report that waits is deleted with its attachment', async () => {
  await ask({ RequiresApproval: true, ReportingType: 'Attachment' }, { required: 1 });
  const [report] = (await submit(attachment)).body.Data;
  const answer = await remove(report!);
  expect([answer.status, answer.body]).toEqual([200, { IsSuccessful: true, Data: [] }]);
  expect(await server.database.$count(files, eq(files.UserId, patId))).toBe(0);
  expect((await remove(report!)).status).toBe(404);
  expect((await submit(attachment)).status).toBe(200);
});

test.each(['Approved', 'Denied'] as const)('B-self-report-71 a report that was %s meanwhile is not deleted', async (status) => {
  await ask({ RequiresApproval: true });
  const [report] = (await submit()).body.Data;
  await review(status);
  const answer = await remove(report!);
  expect([answer.status, answer.body.Errors[0]!.Message]).toEqual([409, 'This report has been reviewed. It can no longer be deleted.']);
  expect((await shown()).UserSelfReports).toHaveLength(1);
});

test("a colleague neither sees nor deletes somebody's report, and reports in no program that they do not take part in", async () => {
  await ask({ RequiresApproval: true });
  const [report] = (await submit()).body.Data;
  const robin = await server.as('reporting@lakeside.example');
  expect((await remove(report!, robin)).status).toBe(404);
  expect((await robin.get('/userprograms/selfreport/report')).status).toBe(404);
  expect((await submit({ UserComments: 'x' }, robin)).status).toBe(409);
  expect((await shown()).UserSelfReports).toHaveLength(1);
});

test.each([
  { what: 'has ended', set: { EndDate: '2026-11-01' }, says: 'This program has ended and no longer takes reports.' },
  { what: 'was quit', set: { ProgramStatus: 'Quit' as const }, says: 'You no longer take part in this program.' },
])('a program that $what meanwhile takes no report', async ({ set, says }) => {
  await ask({}, set);
  const answer = await submit();
  expect([answer.status, answer.body.Errors[0]!.Message]).toEqual([409, says]);
});
