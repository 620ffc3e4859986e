import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Failure, Program, SelfReportOptionSet } from '../../schemas/generated/records';
import { pointCredits } from '../../server/records/tables/programs';
import { addReported, type AskFor } from './support/reported-programs';
import type { Client } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server } = withServer();
let pat: Client;
let patId: string;
let ask: AskFor;
test.beforeAll(async () => {
  pat = await server.as('pat@lakeside.example');
  ({ patId, ask } = await addReported(server));
});
test.beforeEach(() => ask());

const points = async () => (await server.database.select().from(pointCredits).where(eq(pointCredits.UserId, patId))).map(({ Points }) => Points);

const Outcome: SelfReportOptionSet = {
  SelfReportDescription: '<p>Did you stop?</p>',
  SelfReportOptions: [
    { Id: 'yes', Text: 'Yes', RequiresAlternative: false },
    { Id: 'no', Text: 'No', RequiresAlternative: true },
  ],
};
const decide = (body: object, client = pat) => client.post<{ IsSuccessful: boolean; Data: Program } & Failure>('/userprograms/submitselfreportoutcome/', body);

test('B-self-report-27 B-self-report-28 B-self-report-98 a program has a question with its answers', async () => {
  expect((await pat.get('/userprograms/getselfreportoptions/report')).status).toBe(404);
  await ask({ Outcome });
  const answer = await pat.get<SelfReportOptionSet>('/userprograms/getselfreportoptions/report');
  expect([answer.status, answer.body]).toEqual([200, Outcome]);
});

test('B-self-report-29 B-self-report-30 an answer has an id and a text, and may require an alternative', async () => {
  await ask({ Outcome });
  const { SelfReportOptions } = (await pat.get<SelfReportOptionSet>('/userprograms/getselfreportoptions/report')).body;
  expect(SelfReportOptions.map(({ Id, Text, RequiresAlternative }) => [Id, Text, RequiresAlternative])).toEqual([
    ['yes', 'Yes', false],
    ['no', 'No', true],
  ]);
});

test('B-self-report-59 B-self-report-60 B-self-report-99 an answer without an alternative completes the program, once', async () => {
  await ask({ Outcome });
  const answer = await decide({ ProgramId: 'report', AnswerId: 'yes' });
  expect([answer.status, answer.body.IsSuccessful, answer.body.Data.ProgramStatus, await points()]).toEqual([200, true, 'Completed', [30]]);
  expect((await decide({ ProgramId: 'report', AnswerId: 'no' })).status).toBe(409);
  expect((await decide({ ProgramId: 'report', AnswerId: 'perhaps' })).status).toBe(404);
});

test('an answer with an alternative completes nothing: the program asks for the alternative from then on', async () => {
  await ask({ Outcome, Alternative: { Type: 'Redirect', Url: '/university/courses' } });
  const { body } = await decide({ ProgramId: 'report', AnswerId: 'no' });
  expect([body.Data.ProgramStatus, body.Data.Action, await points()]).toEqual(['Current', { Type: 'Redirect', Url: '/university/courses' }, []]);
  expect((await decide({ ProgramId: 'report', AnswerId: 'yes' })).body.Data.ProgramStatus).toBe('Completed');
});

test('B-self-report-97 an answer that names no program is refused', async () => {
  const answer = await decide({ AnswerId: 'yes' });
  expect([answer.status, answer.body.Errors.map(({ Message }) => Message)]).toEqual([400, ['Invalid input: ProgramId is missing.']]);
});

const progress = (change: object = {}) =>
  pat.post<{ Program: Program }>('/programs/inline-progress', {
    UserId: patId,
    ActivityId: 'Activity-Id-report',
    EntityId: 'lakeside',
    SubType: 'SelfReport',
    ...change,
  });

test('B-self-report-61 B-self-report-62 B-self-report-65 the progress of an activity is asked for by person and activity', async () => {
  const answer = await progress();
  expect([answer.status, answer.body.Program.Id]).toEqual([200, 'Activity-Id-report']);
  expect((await progress({ UserId: 'somebody' })).status).toBe(404);
  expect((await progress({ ActivityId: 'Activity-Id-none' })).status).toBe(404);
});

test('B-self-report-63 B-self-report-64 B-self-report-106 and by its company and kind, at an address of our own', async () => {
  expect((await progress({ EntityId: 'granite' })).status).toBe(404);
  expect((await progress({ SubType: 'Course' })).status).toBe(404);
});
