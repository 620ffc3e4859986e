import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { overlayPublications } from '../../server/records/tables/overlay-publications';
import { profiles } from '../../server/records/tables/people';
import { auditEntries } from '../../server/records/tables/audit';
import type {
  Failure,
  OverlayComparison,
  OverlayCustomer,
  OverlayHistory,
  OverlayPublication,
  OverlayPublicationDetail,
  Session,
} from '../../schemas/generated/records';
import { demoPassword } from '../../server/demo/load';
import { requiredShelfOverlay, shelfOverlay, shirtSizes } from './support/overlays';
import { type Answer, type Client, clientOf } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server } = withServer();
let author: Client;
test.beforeAll(async () => {
  author = await server.as('super@wellspring.example');
});

/** Each test goes on from what the one before it published. */
let inUse = 0;
test.beforeEach(async () => {
  inUse = (await history()).InUse;
});

const history = async (customer = 'summit') => (await author.get<OverlayHistory>(`/authoring/publications?customer=${customer}`)).body;
const compare = async (Files: object[], Customer = 'summit') => (await author.post<OverlayComparison>('/authoring/compare', { Customer, Files })).body;
const publish = (Files: object[], more: object = {}) =>
  author.post<OverlayPublication>('/authoring/publish', { Customer: 'summit', Files, Why: 'Asked for by the company.', InUse: inUse, ...more });
const rollBack = (Number: number, more: object = {}) =>
  author.post<OverlayHistory>('/authoring/rollback', { Customer: 'summit', Number, Why: 'It was too early.', InUse: inUse, ...more });
const reasons = (answer: Answer<unknown>) => (answer.body as Failure).Errors.map(({ Message }) => Message);
/** A session of its own each time: it begins now. */
async function signIn(userName: string): Promise<Client> {
  const { body } = await server.nobody.post<{ Token: string }>('/account/login/login', { UserName: userName, Password: demoPassword });
  return clientOf(server.app, body.Token);
}
const revisionOf = async (client: Client) => (await client.get<Session>('/session')).body.Revision;
const fieldsIn = async (hash: string) => JSON.stringify((await server.app.inject(`/definitions/${hash}/screen/user-profile.json`)).json());

test('a published field applies to whoever signs in next, without a restart; whoever is signed in goes on with what they began with', async () => {
  const before = await signIn('pat@summit.example');
  const began = await revisionOf(before);
  const answer = await publish([...shirtSizes, shelfOverlay]);
  expect(answer.status).toBe(200);
  expect(await revisionOf(before)).toBe(began);
  const after = await revisionOf(await signIn('pat@summit.example'));
  expect(after).toBe(answer.body.Hash);
  expect(await fieldsIn(after)).toContain('Shelf');
  expect(await fieldsIn(began)).not.toContain('Shelf');
  expect(await revisionOf(await signIn('pat@lakeside.example'))).not.toBe(after);
});

test('a session validates by the definitions it began with, to its end', async () => {
  const before = await signIn('pat@summit.example');
  expect((await publish([...shirtSizes, requiredShelfOverlay])).status).toBe(200);
  const after = await signIn('pat@summit.example');
  const save = async (client: Client) => (await client.post<Failure>('/user/userprofilev2', {})).body.Errors.map(({ Field }) => Field);
  expect(await save(after)).toContain('/Custom/shelf');
  expect(await save(before)).not.toContain('/Custom/shelf');
});

test('what was compared and not published can be reached by nobody', async () => {
  const hashes = async () => (await author.get<OverlayCustomer[]>('/authoring/customers')).body.map(({ Hash }) => Hash);
  const before = await hashes();
  const draft = { ...shelfOverlay, Text: shelfOverlay.Text.replace('"Shelf"', '"Draft"') };
  const { Differences, CanBePublished } = await compare([...shirtSizes, draft]);
  expect(CanBePublished).toBe(true);
  expect(Differences.map(({ Sentence }) => Sentence).join()).toContain('"Draft"');
  expect(await hashes()).toEqual(before);
  expect(await fieldsIn(await revisionOf(await signIn('pat@summit.example')))).not.toContain('Draft');
  const published = await publish([...shirtSizes, draft]);
  await rollBack(inUse, { InUse: published.body.Number });
  // It was reachable by its hash only from when it was published.
  expect(await fieldsIn(published.body.Hash)).toContain('Draft');
});

test('each publication says what differs, who published it, when and why; none of it can be changed', async () => {
  const { Publications, Moves, InUse } = await history();
  expect(Publications[0]).toMatchObject({
    PublishedBy: 'super@wellspring.example',
    Why: 'Asked for by the company.',
    PublishedAt: server.clock.now().toISOString(),
  });
  expect(Publications.filter(({ IsInUse }) => IsInUse).map(({ Number }) => Number)).toEqual([InUse]);
  expect(Moves[0]).toMatchObject({ Number: InUse, Why: 'It was too early.' });
  const { body } = await author.get<OverlayPublicationDetail>('/authoring/publication?customer=summit&number=1');
  expect(body.Differences.map(({ Sentence }) => Sentence)).toEqual(['The field "Shelf" is added to the form "user-profile".']);
  expect(body.Files.map(({ Path }) => Path).sort()).toEqual(['shelf.overlay.json', 'shirt-size.overlay.json']);
  const change = server.database.update(overlayPublications).set({ Why: 'Another reason' });
  await expect(change).rejects.toMatchObject({ cause: { message: 'Publications and moves of their pointer are never changed.' } });
  const entries = await server.database.select().from(auditEntries).where(eq(auditEntries.SubjectId, 'summit'));
  expect(entries.map(({ Action, Why }) => `${Action}: ${Why}`)).toContain('DefinitionsPublished: Asked for by the company.');
  expect(entries.map(({ Action, Why }) => `${Action}: ${Why}`)).toContain('DefinitionsRolledBack: It was too early.');
});

test('going back brings the earlier revision into use again, and 0 the definitions as they were delivered', async () => {
  const [before] = [await history()];
  const back = await rollBack(1);
  expect(back.body.InUse).toBe(1);
  expect(await revisionOf(await signIn('pat@summit.example'))).toBe(before.Publications.find(({ Number }) => Number === 1)?.Hash);
  await rollBack(0, { InUse: 1 });
  expect(await fieldsIn(await revisionOf(await signIn('pat@summit.example')))).not.toContain('Shelf');
  expect((await history()).Publications).toHaveLength(before.Publications.length);
  const none = await rollBack(99, { InUse: 0 });
  expect([none.status, ...reasons(none)]).toEqual([404, 'No publication has this number.']);
  const same = await rollBack(0, { InUse: 0 });
  expect([same.status, ...reasons(same)]).toEqual([409, 'This publication is already in use.']);
});

test('of two authors who saw the same publication the second one is told', async () => {
  const other = { ...shelfOverlay, Text: shelfOverlay.Text.replace('"Shelf"', '"Rack"') };
  const answers = await Promise.all([publish([...shirtSizes, shelfOverlay]), publish([...shirtSizes, other])]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const { InUse } = await history();
  expect(reasons(answers.find(({ status }) => status === 409)!)).toEqual([
    `Someone else published in the meantime: number ${InUse} is now in use. Compare again, then publish.`,
  ]);
  // The next tests go on from the first one's, whoever was first.
  if (answers[0].status !== 200) await publish([...shirtSizes, shelfOverlay], { InUse });
});

test('faulty files are refused with every fault and its place, and nothing changes', async () => {
  const before = await history();
  const faulty = { Path: 'shelf.overlay.json', Text: shelfOverlay.Text.replace('"mobile"', '"mobil"').replace('"widget": "text"', '"widget": "txet"') };
  const answer = await publish([faulty]);
  expect(answer.status).toBe(400);
  expect(reasons(answer).join('\n')).toMatch(/shelf\.overlay\.json:\d+:\d+ .*no part "mobil".* Did you mean "mobile"\?/);
  expect(reasons(await publish([{ Path: 'broken.overlay.json', Text: '{ "id": ' }])).join()).toMatch(/broken\.overlay\.json:1:\d+ /);
  expect((await publish([{ Path: '../lakeside/x.overlay.json', Text: '{}' }])).status).toBe(400);
  expect(await history()).toEqual(before);
});

test('what stored values would contradict is refused with counts and some of their ids; what they lack is told', async () => {
  const ids = (await server.database.select({ id: profiles.UserId }).from(profiles).where(eq(profiles.EntityId, 'summit')).orderBy(profiles.UserId)).map(
    ({ id }) => id,
  );
  const some = ids.slice(0, 5);
  for (const id of some) await server.database.update(profiles).set({ Custom: sql`custom || '{"shelf":"A-123"}'` }).where(eq(profiles.UserId, id));
  const named = `(${some.slice(0, 3).join(', ')} …)`;

  const narrower = [...shirtSizes, { ...shelfOverlay, Text: shelfOverlay.Text.replace('"maxLength": 9', '"maxLength": 3') }];
  const comparison = await compare(narrower);
  expect(comparison.CanBePublished).toBe(false);
  expect(comparison.Differences.filter(({ IsRefused }) => IsRefused)).toEqual([
    expect.objectContaining({
      Rows: some.slice(0, 3),
      Sentence: expect.stringContaining(`: 5 stored profiles have a value that would no longer be valid ${named}.`),
    }),
  ]);
  const refused = await publish(narrower);
  expect([refused.status, reasons(refused).length]).toEqual([400, 1]);

  const sizes = { Path: 'shirt-size.overlay.json', Text: shirtSizes[0]!.Text.replace('"S",', '') };
  expect(reasons(await publish([sizes, shelfOverlay])).join()).toMatch(/^"Shirt size" loses the choice "S": \d+ stored profiles? ha(s|ve) a value/);

  const required = await compare([...shirtSizes, requiredShelfOverlay]);
  expect(required.Differences.map(({ Sentence }) => Sentence)).toContain(`"Shelf" becomes required: ${ids.length - 5} stored profiles lack it.`);
  expect(required.CanBePublished).toBe(true);

  const gone = await compare(shirtSizes);
  expect(gone.Differences.map(({ Sentence }) => Sentence)).toEqual([
    'The field "Shelf" is taken out of the form "user-profile": 5 stored profiles keep a value that is no longer shown.',
  ]);
});

test('the same again is nothing to publish; no files at all lead back to the base', async () => {
  const same = await publish([...shirtSizes, shelfOverlay]);
  expect([same.status, ...reasons(same)]).toEqual([409, 'There are no changes to publish.']);
  expect((await publish([])).status).toBe(200);
  expect(await fieldsIn(await revisionOf(await signIn('pat@summit.example')))).not.toContain('Shirt size');
});

test('publishing is for super administrators, and for customers that exist', async () => {
  for (const userName of ['admin@summit.example', 'partner@harbor.example', 'pat@summit.example']) {
    const client = await server.as(userName);
    expect((await client.post('/authoring/publish', { Customer: 'summit', Files: [], Why: 'Because.', InUse: 0 })).status).toBe(403);
    expect((await client.post('/authoring/compare', { Customer: 'summit', Files: [] })).status).toBe(403);
    expect((await client.get('/authoring/publications?customer=summit')).status).toBe(403);
  }
  const unknown = await publish([], { Customer: 'nobody' });
  expect([unknown.status, ...reasons(unknown)]).toEqual([404, 'There is no customer "nobody": no company runs under this name.']);
});

test('a session of definitions that nobody knows any more runs what applies now', async () => {
  const client = await signIn('pat@summit.example');
  await server.database.execute(
    sql`update sessions set definitions_hash = 'gone' where user_id = (select user_id from users where user_name = 'pat@summit.example')`,
  );
  expect(await revisionOf(client)).toBe((await author.get<OverlayCustomer[]>('/authoring/customers')).body.find(({ Customer }) => Customer === 'summit')?.Hash);
});
