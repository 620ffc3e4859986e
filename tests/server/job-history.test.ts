import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { JobPage, JobRow } from '../../schemas/generated/records';
import { auditEntries } from '../../server/records/tables/audit';
import { jobs } from '../../server/records/tables/jobs';
import { signedIn } from './support/impersonation';
import { withServer } from './support/fixture';
import { jobRows, startRunner } from './support/jobs';

const { test, server, undoAfterEach } = withServer();
undoAfterEach();

const support = 'super@wellspring.example';
const minutes = (count: number) => new Date(server.clock.now().getTime() + count * 60_000).toISOString();

/** A history with a job of each outcome. The failed one was given something, and had come somewhere. */
async function addHistory() {
  await server.database.delete(jobs);
  const done = { CreatedAt: minutes(-30), StartedAt: minutes(-20) };
  const [failed] = await server.database
    .insert(jobs)
    .values([
      {
        ...done,
        Name: 'settle',
        Input: { of: 'pat' },
        Cursor: { at: 5 },
        DueAt: minutes(-9),
        DoneAt: minutes(-9),
        Attempts: 5,
        Outcome: 'Failed',
        Fault: 'Error 40P01',
      },
      { ...done, Name: 'settle', DueAt: minutes(-12), DoneAt: minutes(-11), Attempts: 1, Outcome: 'Done', Result: { Sessions: 2, People: 31 } },
      { ...done, Name: 'retention', DueAt: minutes(-6), TakenUntil: minutes(1), TakenBy: 'node', Attempts: 1 },
      { Name: 'planYears', CreatedAt: minutes(-30), DueAt: minutes(40) },
    ])
    .returning();
  return failed!.JobId;
}
const list = async (query = '') => (await (await signedIn(server, support)).get<JobPage>(`/jobs${query}`)).body;
const again = async (id: string) => (await signedIn(server, support)).post<JobRow>(`/jobs/${id}/again`);

test('D-tenants-17 the history has what waits or runs first, then the latest, with its outcome, tries, error and counts', async () => {
  await addHistory();
  const { Items, Total } = await list();
  expect(Total).toBe(4);
  expect(Items.map(({ Name, Outcome, Attempts, Fault, Counts }) => ({ Name, Outcome, Attempts, Fault, Counts }))).toEqual([
    { Name: 'retention', Outcome: 'Running', Attempts: 1, Fault: undefined, Counts: [] },
    { Name: 'planYears', Outcome: 'Waiting', Attempts: 0, Fault: undefined, Counts: [] },
    { Name: 'settle', Outcome: 'Failed', Attempts: 5, Fault: 'Error 40P01', Counts: [] },
    {
      Name: 'settle',
      Outcome: 'Done',
      Attempts: 1,
      Fault: undefined,
      Counts: [
        { Name: 'Sessions', Count: 2 },
        { Name: 'People', Count: 31 },
      ].toSorted((a, b) => a.Name.localeCompare(b.Name)),
    },
  ]);
  // Nothing of what a job was given: it may name people.
  expect(JSON.stringify(Items)).not.toContain('pat');
  expect((await list('?PageSize=1&Page=1')).Items).toEqual([Items[1]]);
});

test.each([
  ['?Name=settle', ['Failed', 'Done']],
  ['?Outcome=Waiting', ['Waiting']],
  ['?Outcome=Running', ['Running']],
  ['?Outcome=Failed', ['Failed']],
  ['?Name=settle&Outcome=Done', ['Done']],
  ['?Name=planYears&Outcome=Done', []],
])('D-tenants-17 %s finds jobs that are %j', async (query, outcomes) => {
  await addHistory();
  const { Items, Total } = await list(query);
  expect([Items.map(({ Outcome }) => Outcome), Total]).toEqual([outcomes, outcomes.length]);
});

test('D-tenants-17 a job that failed runs again from where it was, and that is written down', async () => {
  const id = await addHistory();
  expect(await again(id)).toMatchObject({ status: 200, body: { Name: 'settle', Outcome: 'Waiting', Attempts: 0 } });
  // Twice does no more than once.
  expect((await again(id)).status).toBe(200);
  const waiting = (await jobRows(server)).filter(({ Name, DoneAt }) => Name === 'settle' && DoneAt === null);
  expect(waiting).toMatchObject([{ Input: { of: 'pat' }, Cursor: { at: 5 }, DueAt: minutes(0) }]);
  expect(await server.database.select().from(auditEntries).where(eq(auditEntries.Action, 'JobRunAgain'))).toMatchObject([{ SubjectId: 'settle' }, {}]);
});

test('D-tenants-17 of a job with a schedule, the run that waits is brought forward', async () => {
  const id = await addHistory();
  await startRunner(server).runner.start();
  expect((await again(id)).body.DueAt).toBe(minutes(0));
  expect((await jobRows(server)).filter(({ Name, DoneAt }) => Name === 'settle' && DoneAt === null)).toHaveLength(1);
});

test('D-tenants-17 only what has failed runs again', async () => {
  await addHistory();
  const { Items } = await list();
  for (const { JobId, Outcome } of Items) if (Outcome !== 'Failed') expect((await again(JobId)).status).toBe(409);
  expect([(await again('none')).status, (await again('00000000-0000-4000-8000-000000000000')).status]).toEqual([404, 404]);
});
