import { eq, inArray, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { CoachParticipantPage, EntityOption, OptionList, PeopleExport, PersonPage, UserMatch, UserSearchResult } from '../../schemas/generated/records';
import { plainCharacters, plainForms, searchText } from '../../runtime/format/plain-text';
import { participations } from '../../server/records/tables/programs';
import { choices, designations, entities, users } from '../../server/records/tables/people';
import { personOf, signedIn } from './support/impersonation';
import type { Client } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server } = withServer();
let admin: Client;
let support: Client;
let coach: Client;
test.beforeAll(async () => {
  [admin, support, coach] = [
    await signedIn(server, 'admin@lakeside.example'),
    await signedIn(server, 'support@wellspring.example'),
    await signedIn(server, 'coach@lakeside.example'),
  ];
  await addJose();
});

const jose = 'jose-nunez';

/** José Núñez of Lakeside, a coach there who takes part in a program, with a region of his own, and a company with an accent. */
async function addJose() {
  const { database } = server;
  const pat = await personOf(server, 'pat@lakeside.example');
  const names = { FirstName: 'José', LastName: 'Núñez', UserName: 'jn@lakeside.example', Email: 'jn@lakeside.example' };
  await database.insert(users).values({ ...pat, ...names, UserId: jose, UniqueId: null, SsoSubject: null });
  await database.insert(designations).values({ UserId: jose, EntityId: 'lakeside', Type: 'Coaching', Value: 'Company' });
  const { UserId } = await personOf(server, 'admin@lakeside.example');
  const part = { ProgramId: 'lakeside-winter-1', ProgramStatus: 'Current' as const };
  await database.delete(participations).where(eq(participations.ProgramId, part.ProgramId));
  await database.insert(participations).values([
    { ...part, UserId },
    { ...part, UserId: jose },
  ]);
  await database.insert(choices).values({ EntityId: 'lakeside', Kind: 'Region', Value: 'jose-region', Text: 'José Núñez', Position: 99 });
  await database.update(entities).set({ EntityName: 'José Núñez Ltd' }).where(eq(entities.EntityId, 'harbor'));
}

const idsOf = (rows: { UserId: string }[]) => rows.map(({ UserId }) => UserId);
const valuesOf = (rows: { Value: string }[]) => rows.map(({ Value }) => Value);

/** Each search, and what it finds for a text; the same for José in all. */
const searches: Record<string, { of: (text: string) => Promise<string[]>; found: string }> = {
  'the table of people': { of: async (text) => idsOf((await admin.post<PersonPage>(`/people/search?Search=${text}`, {})).body.Items), found: jose },
  'the number of people': { of: async (text) => [String((await admin.post<{ Total: number }>(`/people/count?Search=${text}`, {})).body.Total)], found: '1' },
  'an export of people': {
    of: async (text) => [String((await admin.post<PeopleExport>(`/people/exports?Search=${text}`, { EntityIds: ['lakeside'] })).body.Total)],
    found: '1',
  },
  'the participants of a coach': {
    of: async (text) => idsOf((await coach.post<CoachParticipantPage>(`/coach-view/participants/search?Search=${text}`, {})).body.Items),
    found: jose,
  },
  'the search for people, by first name': {
    of: async (text) => idsOf((await support.get<UserSearchResult>(`/account/usersearch/UserSearch?firstName=${text.split('%20')[0]}`)).body.Users),
    found: jose,
  },
  'the search for people, by last name': {
    of: async (text) => idsOf((await support.get<UserSearchResult>(`/account/usersearch/UserSearch?lastName=${text.split('%20')[1]}`)).body.Users),
    found: jose,
  },
  'people by their names': { of: async (text) => idsOf((await admin.get<UserMatch[]>(`/usersearch?term=${text}`)).body), found: jose },
  'people of a program': {
    of: async (text) => idsOf((await admin.get<UserMatch[]>(`/userprograms/searchprogramusers?id=lakeside-winter-1&search=${text}`)).body),
    found: jose,
  },
  'people to ask into a program': {
    of: async (text) => valuesOf((await admin.get<OptionList>(`/userprograms/peopletoinvite?ownerId=lakeside&id=lakeside-fall-1&term=${text}`)).body.Items),
    found: jose,
  },
  'coaches in a filter': {
    of: async (text) => valuesOf((await admin.get<OptionList>(`/filters/people-filter/choices/Coach?term=${text}`)).body.Items),
    found: jose,
  },
  'regions in a filter': {
    of: async (text) => valuesOf((await admin.get<OptionList>(`/filters/people-filter/choices/Region?term=${text}`)).body.Items),
    found: 'jose-region',
  },
  'the choices of a company': {
    of: async (text) => valuesOf((await admin.get<OptionList>(`/entityajax/SearchChoices?list=Region&term=${text}`)).body.Items),
    found: 'jose-region',
  },
  'companies by the beginning of their names': {
    of: async (text) => valuesOf((await support.get<EntityOption[]>(`/account/usersearch/ClientSearch?term=${text}`)).body),
    found: 'harbor',
  },
};

const searchesOfPeople = Object.fromEntries(['the table of people', 'people by their names'].map((name) => [name, searches[name]!]));

// The habits 'searches and orders of their own' and 'searches of definitions without accents' (tests/code-habits.test.ts) keep other searches and orders out.
test.each(Object.keys(searches))('%s finds José Núñez with and without accents, in any letter case', async (name) => {
  const { of, found } = searches[name]!;
  for (const text of ['Jose Nunez', 'José Núñez', 'JOSÉ nuñez', 'Jose\u0301 nUnez', '\u00a0Jose\u200b Nu\u00adnez\u2003'])
    expect([text, await of(encodeURIComponent(text))]).toEqual([text, [found]]);
  expect(await of(encodeURIComponent('Josex Nunezx'))).not.toContain(found);
});

test('a name with a low line or a percent sign is found among the people to ask, and they match nothing else', async () => {
  const { database } = server;
  const pat = await personOf(server, 'pat@lakeside.example');
  const names = { FirstName: 'Ana_100%', LastName: 'Zorn_', UserName: 'zorn@lakeside.example', Email: 'zorn@lakeside.example' };
  await database.insert(users).values({ ...pat, ...names, UserId: 'zorn', UniqueId: null, SsoSubject: null });
  const address = '/userprograms/peopletoinvite?ownerId=lakeside&id=lakeside-fall-1&term=';
  const found = async (text: string) => valuesOf((await admin.get<OptionList>(`${address}${encodeURIComponent(text)}`)).body.Items);
  for (const text of ['zorn_', 'Ana_', '100%', 'ana_100% zorn_', '_', '%']) expect([text, await found(text)]).toEqual([text, ['zorn']]);
  await database.delete(users).where(eq(users.UserId, 'zorn'));
});

test('a name with an apostrophe or a dash is found whichever one is written', async () => {
  const { database } = server;
  const pat = await personOf(server, 'pat@lakeside.example');
  const stored = { 'obrien-typed': "O'Brien-Lee", 'obrien-curly': 'O\u2019Brien\u2011Lee' };
  for (const [UserId, LastName] of Object.entries(stored))
    await database
      .insert(users)
      .values({ ...pat, UserId, LastName, FirstName: UserId, UserName: `${UserId}@lakeside.example`, UniqueId: null, SsoSubject: null });
  for (const text of ["o'brien-lee", 'O\u2019BRIEN\u2013Lee', 'o\u02bcbrien\u2212lee']) {
    const { Items } = (await admin.post<PersonPage>(`/people/search?Search=${encodeURIComponent(text)}`, {})).body;
    expect([text, idsOf(Items).toSorted()]).toEqual([text, Object.keys(stored).toSorted()]);
  }
  await database.delete(users).where(inArray(users.UserId, Object.keys(stored)));
});

test('letters that have no accent to take off are found by plain letters, and a name with an apostrophe also without it', async () => {
  const { database } = server;
  const pat = await personOf(server, 'pat@lakeside.example');
  const row = { ...pat, UserId: 'gudrun', FirstName: 'Guðrún', LastName: 'Þórsd\u00f3ttir O\u2019Brien', UserName: 'gudrun@lakeside.example' };
  await database.insert(users).values({ ...row, UniqueId: null, SsoSubject: null });
  for (const text of ['gudrun', 'GUDRUN', 'Guðrún', 'thorsdottir', 'ÞÓRSDÓTTIR', 'thorsdottir OBRIEN', "o'brien thors", 'o\u02bbbrien'])
    for (const [name, { of }] of Object.entries(searchesOfPeople)) expect([name, text, await of(encodeURIComponent(text))]).toEqual([name, text, ['gudrun']]);
  await database.delete(users).where(eq(users.UserId, 'gudrun'));
});

test('full-width letters, digits and signs find plain ones, and are found by them; a full-width percent sign or low line matches nothing else', async () => {
  const { database } = server;
  const pat = await personOf(server, 'pat@lakeside.example');
  const names = { FirstName: 'Ｋｅｎ_', LastName: "O'Mori-7000%", UserName: 'mori@lakeside.example', Email: 'mori@lakeside.example' };
  await database.insert(users).values({ ...pat, ...names, UserId: 'mori', UniqueId: null, SsoSubject: null });
  for (const text of ['ken_', 'ＫＥＮ＿', 'Ｏ＇ｍｏｒｉ', 'mori－７０００', '７０００％', 'ken_　o'])
    for (const [name, { of }] of Object.entries(searchesOfPeople)) expect([name, text, await of(encodeURIComponent(text))]).toEqual([name, text, ['mori']]);
  for (const text of ['ｋ％ｎ', 'ｋｅ＿＿']) expect([text, await searchesOfPeople['the table of people']!.of(encodeURIComponent(text))]).toEqual([text, []]);
  await database.delete(users).where(eq(users.UserId, 'mori'));
});

test('companies in a filter are found with and without accents', async () => {
  const companies = async (text: string) =>
    valuesOf((await (await signedIn(server, 'super@wellspring.example')).get<OptionList>(`/filters/people-filter/choices/Company?term=${text}`)).body.Items);
  expect([await companies('nunez'), await companies(encodeURIComponent('NÚÑEZ')), await companies('nunezx')]).toEqual([['harbor'], ['harbor'], []]);
});

test('the lists put José beside Jose', async () => {
  const sorted = (rows: string[]) => rows.toSorted((one, other) => (searchText(one) < searchText(other) ? -1 : 1));
  const people = (await admin.post<PersonPage>('/people/search?Sort=FirstName&PageSize=100', {})).body.Items.map(({ FirstName }) => FirstName);
  expect(people).toContain('José');
  expect(people).toEqual(sorted(people));
  const { Items } = (await coach.post<CoachParticipantPage>('/coach-view/participants/search?PageSize=100', {})).body;
  const lastNames = Items.map(({ Name }) => Name.split(' ').at(-1)!);
  expect(lastNames).toContain('Núñez');
  expect(lastNames).toEqual(sorted(lastNames));
  const { Users } = (await admin.get<UserSearchResult>('/entityajax/GetUsers?PageSize=100')).body;
  expect(Users.map(({ LastName }) => LastName)).toEqual(sorted(Users.map(({ LastName }) => LastName)));
});

const letters = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).filter((letter) => /\p{Script=Latin}/u.test(letter));
/** The letters of Latin-1, Latin Extended-A and Vietnamese. */
const latinLetters = [...letters(0x41, 0xff), ...letters(0x100, 0x17f), ...letters(0x1ea0, 0x1ef9), ...'ƠơƯưẞ'.split('')];
const capitals = [...plainForms.keys()].map((letter) => letter.toUpperCase());

test('the server and the database write every letter of Latin-1, Latin Extended-A and Vietnamese with the same plain letters', async () => {
  const asked = [...new Set([...latinLetters, ...plainForms.keys(), ...capitals, ...plainCharacters.flatMap(([characters]) => characters.split(''))])];
  const values = sql.join(
    asked.map((letter) => sql`(${`x${letter}x`}::text)`),
    sql`, `,
  );
  const answer = await server.database.execute(sql`select given, search_text(given) as folded from (values ${values}) as asked (given)`);
  const { rows } = answer as unknown as { rows: { given: string; folded: string }[] };
  expect(rows).toHaveLength(asked.length);
  expect(rows.filter(({ given, folded }) => searchText(given) !== folded)).toEqual([]);
  expect(latinLetters.filter((letter) => !/^[a-z]{1,2}$/.test(searchText(letter)))).toEqual([]);
});

test('the server folds a text as the database does', async () => {
  const special = plainCharacters.map(([characters]) => `x${characters.split('').join('x y')} `);
  for (const text of [
    'José NÚÑEZ',
    'Søren Łukasz Đorđe Ħ',
    'ÆŒ æœ ß',
    'İstanbul ı',
    'ÅÖÜ Zoë',
    'Guðrún ÞÓRSDÓTTIR',
    "O'Brien ' x",
    'ＪＯＳＥ＿Ｏ｀Ｎｅｉｌ－１００％ ＼',
    'Gal·la GAĿLA',
    '\u2039Keep going\u2026\u203a \ufb01nish \ufb02oor o\ufb03ce \ufb05 \u00abx\u00bb',
    '100% a_b',
    '',
    ...special,
  ]) {
    const { rows } = (await server.database.execute(sql`select search_text(${text}) as folded`)) as unknown as { rows: { folded: string }[] };
    expect(searchText(text)).toBe(rows[0]!.folded);
  }
});
