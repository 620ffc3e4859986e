import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Failure, OverlayComparison, OverlayPublication, UserProfile } from '../../schemas/generated/records';
import { constantsOf } from '../../server/foundation/constants';
import { profiles } from '../../server/records/tables/people';
import { testDefinitions } from './support/definitions';
import { shelfOverlay, shirtSizes } from './support/overlays';
import { unchanged } from './support/profile-save';
import { confirmed, details, people } from './support/registration';
import type { Answer, Client } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server } = withServer();
let pat: Client;
let coach: Client;
let author: Client;
test.beforeAll(async () => {
  [pat, coach, author] = [await server.as('pat@lakeside.example'), await server.as('coach@lakeside.example'), await server.as('super@wellspring.example')];
});

const path = '/user/userprofilev2';
const profileOf = async (client: Client) => (await client.get<UserProfile>(path)).body;
const saving = async (client: Client, Custom: object) => {
  const body = { ...unchanged(await profileOf(client)), Custom };
  return () => client.post<Failure>(path, body);
};
const save = async (client: Client, Custom: object) => (await saving(client, Custom))();
const refusal = ({ status, body }: Answer<Failure>) => [status, body.ShowUser, ...body.Errors.map(({ Code, Field, Message }) => [Code, Field, Message])];

/** What the product says, at the property of Lakeside and where a property has no sentence of its own. */
const lakeside = testDefinitions().for('lakeside').records.UserProfileCustom!.properties as Record<string, { 'x-unique'?: { message: string } }>;
const { uniqueTaken } = constantsOf(testDefinitions().for(null)).server;

test("a second person of a company with a value that must be unique is refused at the field, in the customer's words", async () => {
  const { Custom } = await profileOf(pat);
  expect(Custom).toMatchObject({ badgeNumber: expect.any(String) });
  expect(refusal(await save(coach, Custom!))).toEqual([400, true, ['unique', '/Custom/badgeNumber', lakeside.badgeNumber!['x-unique']!.message]]);
  expect((await profileOf(coach)).Custom).not.toEqual(Custom);
  expect((await save(pat, Custom!)).status).toBe(200);
});

test('of two who want the same value at once, one gets it', async () => {
  const wanted = { badgeNumber: '70707070' };
  const both = [await saving(pat, wanted), await saving(coach, wanted)];
  const answers = await Promise.all(both.map((send) => send()));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  const kept = [await profileOf(pat), await profileOf(coach)].map(({ Custom }) => (Custom as typeof wanted).badgeNumber);
  expect(kept.filter((number) => number === wanted.badgeNumber)).toHaveLength(1);
});

const unique = { ...shelfOverlay, Text: shelfOverlay.Text.replace('"maxLength": 9', '"maxLength": 9, "x-unique": "company"') };
const inRegistration = {
  Path: 'registration.overlay.json',
  Text: JSON.stringify({
    id: 'registration',
    kind: 'overlay',
    operations: [{ op: 'insert', in: 'form:registration-required-fields', after: 'mobile', value: { id: 'shelf-too', at: '/Custom/shelf', label: 'Shelf' } }],
  }),
};

test('a property becomes unique only where no two people of a company share a value; then nobody takes a second one, in older sessions either', async () => {
  const Customer = 'summit';
  const publish = (Files: object[], InUse: number) =>
    author.post<OverlayPublication & Failure>('/authoring/publish', { Customer, Files, Why: 'Asked for by the company.', InUse });
  const { Number: first } = (await publish([...shirtSizes, shelfOverlay], 0)).body;
  const ids = (await server.database.select({ id: profiles.UserId }).from(profiles).where(eq(profiles.EntityId, 'summit')).orderBy(profiles.UserId)).map(
    ({ id }) => id,
  );
  expect(ids.length).toBeGreaterThan(4);
  const shelve = (id: string, shelf: string) =>
    server.database
      .update(profiles)
      .set({ Custom: sql`custom || ${JSON.stringify({ shelf })}::jsonb` })
      .where(eq(profiles.UserId, id));
  await Promise.all([shelve(ids[0]!, 'É-1'), shelve(ids[1]!, ' e-1 '), shelve(ids[2]!, 'e-2')]);

  const Files = [...shirtSizes, unique, inRegistration];
  const { Differences, CanBePublished } = (await author.post<OverlayComparison>('/authoring/compare', { Customer, Files })).body;
  expect([CanBePublished, Differences.filter(({ IsRefused }) => IsRefused).map(({ Sentence, Rows }) => [Sentence, Rows])]).toEqual([
    false,
    [
      [
        `"Shelf" must differ between the people of a company: 2 stored profiles have a value that another person of the company has (${ids[0]}, ${ids[1]}).`,
        ids.slice(0, 2),
      ],
    ],
  ]);
  expect((await publish(Files, first)).status).toBe(400);

  const before = await server.as('pat@summit.example');
  await shelve(ids[1]!, 'e-3');
  expect((await publish(Files, first)).status).toBe(200);
  const Custom = { ...(await profileOf(before)).Custom, shelf: ' E-2' };
  expect(refusal(await save(before, Custom))).toEqual([400, true, ['unique', '/Custom/shelf', uniqueTaken]]);
  expect((await save(before, { ...Custom, shelf: 'e-4' })).status).toBe(200);
});

test('whoever registers is told at the field, before they are done', async () => {
  const { visitor, Rid, UserId } = await confirmed(server, people.ingrid);
  const answer = (shelf: string) => visitor.post<Failure>('/registration/v2/required-fields', { Rid, UserId, ...details(people.ingrid), Custom: { shelf } });
  expect(refusal(await answer('E-4'))).toEqual([400, true, ['unique', '/Custom/shelf', uniqueTaken]]);
  expect((await answer('e-5')).status).toBe(200);
});
