import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { demoPassword } from '../../server/demo/load';
import { seededRandom } from '../../server/demo/seeded-random';
import { outbox } from '../../server/records/tables/outbox';
import { auditEntries } from '../../server/records/tables/audit';
import { jobs } from '../../server/records/tables/jobs';
import { resourceRows } from '../../server/records/tables/resources';
import { ruleRuns, ruleStates } from '../../server/records/tables/rules';
import type { OverlayHistory, OverlayPublication } from '../../schemas/generated/records';
import { dueAt, planJob } from '../../server/calls/rule-occasions';
import { propertyRuns } from '../support/property-runs';
import { filesOfSection } from '../support/guide';
import { withServer } from './support/fixture';
import { toolsOf } from './support/deliver';
import { startRunner } from './support/jobs';
import { startSecondNode } from './support/second-node';
import { shirtSizes } from './support/overlays';
import { type Client, clientOf, type TestServer } from './support/test-server';

const seedOf = fc.integer({ min: 1, max: 1_000_000 });
const { test, server } = withServer();
const guide = filesOfSection('What the server does by itself');
/** The address of the only row of a person in a resource of the guide. */
const address = '/resources/quit-days/one';

/** A session that begins now: an older one has expired, or goes on with the definitions that it began with. */
async function signIn(UserName: string): Promise<Client> {
  const { body } = await server.nobody.post<{ Token: string }>('/account/login/login', { UserName, Password: demoPassword });
  return clientOf(server.app, body.Token);
}
test.beforeEach(async () => {
  server.clock.set(new Date('2026-11-02T15:00:00.000Z'));
  for (const table of [outbox, jobs, ruleRuns, ruleStates]) await server.database.delete(table);
  await server.database.delete(resourceRows).where(eq(resourceRows.Resource, 'quit-days'));
  await publish(guide);
});

/** What is published. The same files are not compiled once more. */
let inUse = '';

async function publish(files: readonly { Path: string; Text: string }[], change: (text: string) => string = (text) => text) {
  const Files = [...shirtSizes, ...files.map(({ Path, Text }) => ({ Path, Text: Path.endsWith('.rule.json') ? change(Text) : Text }))];
  if (JSON.stringify(Files) !== inUse) {
    inUse = JSON.stringify(Files);
    const author = await signIn('super@wellspring.example');
    const { InUse } = (await author.get<OverlayHistory>('/authoring/publications?customer=summit')).body;
    expect(await author.post<OverlayPublication>('/authoring/publish', { Customer: 'summit', Files, Why: 'Asked for.', InUse })).toMatchObject({ status: 200 });
  }
  // What a publication adds, also where a test has emptied the table.
  const now = server.clock.now().toISOString();
  await toolsOf(server).jobs.add([{ Name: planJob, Key: `summit ${now}`, Input: { Customer: 'summit' }, DueAt: now }], now);
}

async function save(who: string, row: object) {
  const client = await signIn(who);
  const { Version } = (await client.get<{ Version: number }>(address)).body;
  expect(await client.call('PUT', address, { WantsEmail: true, Version, ...row })).toMatchObject({ status: 200 });
}

async function runUntil(moment: string, { on = server, node = 'node' }: { on?: TestServer; node?: string } = {}) {
  server.clock.set(new Date(moment));
  const runner = startRunner(server, { on, node });
  await runner.runner.runDue();
  return runner.failures;
}

const mails = async () => (await server.database.select().from(outbox)).map(({ Recipient, Subject }) => `${Recipient}: ${Subject}`);
const runs = async () => (await server.database.select().from(ruleRuns)).map(({ Occasion, Outcome }) => `${Occasion} ${Outcome}`).toSorted();

test('D-rules-01 D-rules-04 three days after a date, at nine in the morning of the person, a message is sent and the row is changed, once', async () => {
  await save('pat@summit.example', { Day: '2026-11-03' });
  await runUntil('2026-11-06T13:59:00.000Z');
  expect(await mails()).toEqual([]);
  await runUntil('2026-11-06T18:00:00.000Z');
  await runUntil('2026-11-07T18:00:00.000Z');
  expect(await mails()).toEqual(['pat@summit.example: How are you doing, Pat?']);
  expect((await (await signIn('pat@summit.example')).get(address)).body).toMatchObject({ Day: '2026-11-03', AskedOn: '2026-11-06', Version: 2 });
  expect(await runs()).toEqual(['2026-11-03 Done']);
});

test('D-rules-01 a change that a rule makes is in the audit trail of the row, without a person and with the purpose of the rule', async () => {
  await publish(guide.map(({ Path, Text }) => ({ Path, Text: Text.replace('"single": true,', '"single": true, "audit": true,') })));
  await save('pat@summit.example', { Day: '2026-11-03' });
  await runUntil('2026-11-06T18:00:00.000Z');
  const [changed] = await server.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.Why, 'Asks people how they are three days after they quit smoking.'));
  expect(changed).toMatchObject({ UserId: null, EntityId: 'summit', Action: 'RowChanged', Changes: [{ Field: '/AskedOn', Is: '2026-11-06' }] });
});

test('D-rules-02 what is there when it is due counts: another date, another rule, a condition that is false, a row that is gone', async () => {
  await save('pat@summit.example', { Day: '2026-11-03' });
  await save('pat@summit.example', { Day: '2026-11-10' });
  await save('jane.hill@summit.example', { Day: '2026-11-03', WantsEmail: false });
  await runUntil('2026-11-07T18:00:00.000Z');
  expect([await mails(), await runs()]).toEqual([[], ['2026-11-03 Unmet']]);
  await publish(guide, (text) => text.replace('"days": 3', '"days": 5'));
  await runUntil('2026-11-14T18:00:00.000Z');
  expect(await mails()).toEqual([]);
  await runUntil('2026-11-16T18:00:00.000Z');
  expect(await mails()).toEqual(['pat@summit.example: How are you doing, Pat?']);
});

test('D-rules-03 a rule that is published later is planned for the rows that are there, and skips dates that have passed', async () => {
  await publish(guide.filter(({ Path }) => !Path.endsWith('.rule.json')));
  await save('pat@summit.example', { Day: '2026-11-03' });
  await save('jane.hill@summit.example', { Day: '2026-10-01' });
  await publish(guide);
  await runUntil('2026-11-02T15:01:00.000Z');
  await runUntil('2026-11-06T18:00:00.000Z');
  expect(await mails()).toEqual(['pat@summit.example: How are you doing, Pat?']);
  await publish(guide.filter(({ Path }) => !Path.endsWith('.rule.json')));
  await save('jane.hill@summit.example', { Day: '2026-11-10' });
  await runUntil('2026-11-11T18:00:00.000Z');
  // The rule comes back: what was entered without it counts.
  await publish(guide);
  await runUntil('2026-11-11T18:01:00.000Z');
  expect(await mails()).toHaveLength(1);
  await runUntil('2026-11-20T18:00:00.000Z');
  expect((await mails()).slice(1)).toEqual(['jane.hill@summit.example: How are you doing, Jane?']);
});

test('D-rules-05 a change runs a rule for each change, at most so often for one person', async () => {
  await publish(guide, (text) =>
    text
      .replace('"date": "/Day", "after": { "days": 3 }, "at": "09:00"', '"change": ["create", "update"]')
      .replace('"do":', '"atMost": { "times": 2, "per": "week" },\n  "do":')
      .replace('row.WantsEmail', 'before == null || before.Day != row.Day')
      .replace(/,\n\s+\{ "id": "note".*/, ''),
  );
  for (const Day of ['2026-11-03', '2026-11-04', '2026-11-04', '2026-11-05']) {
    await save('pat@summit.example', { Day });
    server.clock.advance({ seconds: 60 });
    await runUntil(server.clock.now().toISOString());
  }
  expect(await mails()).toHaveLength(2);
  expect((await runs()).map((run) => run.split(' ').at(-1) ?? '').toSorted()).toEqual(['Done', 'Done', 'Limited', 'Unmet']);
});

test('D-rules-06 a rule that keeps failing changes nothing, and is switched off until it is changed', async () => {
  const failing = (text: string) => text.replace('{ "$": "today" }', '{ "$": "row.Day + \'x\'" }');
  await publish(guide, failing);
  await save('pat@summit.example', { Day: '2026-11-03' });
  await save('jane.hill@summit.example', { Day: '2026-11-03' });
  const failures = await runUntil('2026-11-06T18:00:00.000Z');
  expect(failures.map(({ job }) => job)).toEqual(['rule', 'rule']);
  for (let hour = 19; hour < 24; hour += 1) await runUntil(`2026-11-06T${hour}:00:00.000Z`);
  expect([await mails(), await runs()]).toEqual([[], []]);
  expect(await server.database.select().from(ruleStates)).toMatchObject([{ Customer: 'summit', Failures: 10, OffAt: expect.any(String) }]);
  await save('pat@summit.example', { Day: '2026-11-07' });
  await publish(guide);
  await runUntil('2026-11-07T01:00:00.000Z');
  await runUntil('2026-11-10T18:00:00.000Z');
  expect(await mails()).toEqual(['pat@summit.example: How are you doing, Pat?']);
});

test('D-rules-07 on two nodes that run at the same time each occasion counts once', async () => {
  for (const who of ['pat', 'jane.hill', 'admin']) await save(`${who}@summit.example`, { Day: '2026-11-03' });
  const other = await startSecondNode(server);
  server.clock.set(new Date('2026-11-06T18:00:00.000Z'));
  // A job whose node was lost is taken by another one although the first may have ended it.
  const again = (await server.database.select().from(jobs))
    .filter(({ Name }) => Name === 'rule')
    .map(({ JobId: _id, Key, ...row }) => ({ ...row, Key: `${Key} again` }));
  await server.database.insert(jobs).values(again);
  await Promise.all([runUntil('2026-11-06T18:00:00.000Z'), runUntil('2026-11-06T18:00:00.000Z', { on: other, node: 'other' })]);
  expect((await mails()).toSorted()).toHaveLength(3);
  expect(await runs()).toEqual(['2026-11-03 Done', '2026-11-03 Done', '2026-11-03 Done']);
  await other.close();
});

test('D-rules-08 administrators of the platform see what a rule has done and whom it is about to affect', async () => {
  await save('pat@summit.example', { Day: '2026-11-03' });
  await save('jane.hill@summit.example', { Day: '2026-11-05' });
  await save('admin@summit.example', { Day: '2027-11-05' });
  await runUntil('2026-11-06T18:00:00.000Z');
  const author = await signIn('super@wellspring.example');
  expect((await author.get('/authoring/rules?customer=summit')).body).toMatchObject([
    {
      ...{ Id: 'quit-follow-up', Resource: 'quit-days', IsOwn: true, Done: 1, Unmet: 0, Limited: 0, Planned: 1 },
      Next: [{ Name: 'Jane Hill', DueAt: '2026-11-08T15:00:00.000Z' }],
    },
  ]);
  expect((await author.get('/authoring/rules?customer=cedar')).body).toEqual([]);
  expect((await (await signIn('admin@summit.example')).get('/authoring/rules?customer=summit')).status).toBe(403);
});

test('D-rules-07 whatever the clock does and whichever node is lost, each date counts once and not before its time', { timeout: 240_000 }, async () => {
  const people = ['pat', 'jane.hill', 'leo.davis', 'mia.rivera', 'lena.mitchell'].map((name) => `${name}@summit.example`);
  const other = await startSecondNode(server);
  const edited = (text: string) => text.replace('"at": "09:00"', '"at": "07:00"').replace('"purpose": "', '"purpose": "Early: ');
  await fc.assert(
    fc.asyncProperty(seedOf, async (seed) => {
      const { next: random } = seededRandom(seed);
      for (const table of [outbox, jobs, ruleRuns]) await server.database.delete(table);
      await server.database.delete(resourceRows).where(eq(resourceRows.Resource, 'quit-days'));
      // From here the clocks go back on November 1, and forward on March 14.
      const start = Date.parse(random() < 0.5 ? '2026-10-28T15:00:00.000Z' : '2027-03-10T15:00:00.000Z');
      server.clock.set(new Date(start));
      await publish(guide);
      const days = people.map(() => new Date(start + (1 + Math.floor(random() * 5)) * 86_400_000).toISOString().slice(0, 10));
      for (const [index, who] of people.entries()) await save(who, { Day: days[index] });
      let now = start;
      for (let step = 0; step < 14; step += 1) {
        now += Math.floor(random() * 26 * 3_600_000);
        const moment = new Date(now).toISOString();
        if (step === 5) {
          server.clock.set(new Date(now));
          await publish(guide, edited);
        }
        await Promise.all([runUntil(moment), ...(random() < 0.5 ? [runUntil(moment, { on: other, node: 'other' })] : [])]);
        // A node is lost after its last step: its jobs look as if they were not done.
        if (random() < 0.4) await server.database.update(jobs).set({ DoneAt: null, Outcome: null, TakenUntil: null }).where(eq(jobs.Name, 'rule'));
      }
      await runUntil(new Date(now + 20 * 86_400_000).toISOString());
      const sent = await server.database.select().from(outbox);
      expect(sent.map(({ Recipient }) => Recipient).toSorted()).toEqual(people.toSorted());
      for (const { Recipient, CreatedAt } of sent) {
        const due = dueAt({ resource: '', date: '/Day', after: { days: 3 }, at: '07:00' }, days[people.indexOf(Recipient)]!, 'America/Chicago')!;
        expect(CreatedAt >= due, `${Recipient} at ${CreatedAt}, due ${due}`).toBe(true);
      }
    }),
    propertyRuns(2, { always: true }),
  );
  await other.close();
});
