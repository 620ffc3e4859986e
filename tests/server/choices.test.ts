import { expect } from 'vitest';
import { unchanged } from './support/profile-save';
import type { Failure, OptionList, UserProfile } from '../../schemas/generated/records';
import { type Client, faultsOf } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server } = withServer();
let nell: Client;
test.beforeAll(async () => {
  nell = await server.as('pat@granite.example');
});

const search = async (query: string, client = nell) => client.get<OptionList>(`/entityajax/SearchChoices?${query}`);

test('a long list is searched by letters in any case, and what is chosen is found whatever is looked for', async () => {
  const first = (await search('list=JobTitle')).body.Items;
  expect(first).toHaveLength(50);
  const found = (await search('list=JobTitle&term=DRIVER&chosen=finance-analyst')).body.Items;
  expect(found.map(({ Text }) => Text)).toContain('Express Driver');
  expect(found.at(-1)).toEqual({ Value: 'finance-analyst', Text: 'Finance Analyst' });
  expect(found.filter(({ Text }) => !Text.includes('Driver'))).toHaveLength(1);
});

test('another company has no such list, and nobody is told of a list without signing in', async () => {
  const pat = await server.as('pat@lakeside.example');
  expect((await search('list=JobTitle', pat)).body.Items).toEqual([]);
  expect((await search('list=JobTitle', server.nobody)).status).toBe(401);
});

test.each([
  { what: 'wildcards', term: '%25' },
  { what: 'a quotation mark', term: '%22' },
  { what: 'an apostrophe with what a database reads', term: "'; --" },
])('$what in a search is a text like any other', async ({ term }) => {
  expect((await search(`list=JobTitle&term=${term}`)).body.Items).toEqual([]);
});

test.each(['%20%20%20', "'"])('nothing but blanks and apostrophes (%s) is no search: the whole list shows', async (term) => {
  expect((await search(`list=JobTitle&term=${term}`)).body.Items).toEqual((await search('list=JobTitle')).body.Items);
});

test('a value that the call does not know is refused at its field, one that it knows is stored', async () => {
  const path = '/user/userprofilev2';
  const profile = (await nell.get<UserProfile>(path)).body;
  const save = (jobTitle: string) => nell.post<Failure>(path, { ...unchanged(profile), Custom: { ...profile.Custom, jobTitle } });
  const refused = await save('emperor');
  expect(refused.status).toBe(400);
  expect(faultsOf(refused)).toEqual(['enum /Custom/jobTitle']);
  expect((await save('express-driver')).status).toBe(200);
  expect((await nell.get<UserProfile>(path)).body.Custom).toMatchObject({ jobTitle: 'express-driver' });
});
