import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../server/database/database';
import { coachParticipantRecords } from '../../server/records/coach-participants';
import { companyRecords } from '../../server/records/companies';
import { personListRecords } from '../../server/records/person-lists';
import { type UserQuery, userSearchRecords } from '../../server/records/user-search';
import { fillWithPeople, searches } from '../bench/user-search';
import { type PlanNode, startExplained } from './support/explained';

let explained: Awaited<ReturnType<typeof startExplained>>;
beforeAll(async () => {
  explained = await startExplained((database) => fillWithPeople(database, 60_000));
}, 300_000);
afterAll(() => explained.close());

/** How PostgreSQL does a search. */
const planOf = (query: Partial<UserQuery>, sort: string, offset = 0): Promise<PlanNode[]> =>
  explained.planned((database) => {
    const whole = { entityIds: undefined, except: 'person-1', firstName: '', lastName: '', email: '', ...query };
    return userSearchRecords(database).page(whole, sort, { offset, size: 10, limit: 600 });
  });

/** Whether rows are read one after the other that may not be wanted. Where all are, the first ones are as good as any, and a limit ends it. */
const readsInVain = ({ above, Filter = '', ...part }: PlanNode) =>
  part['Node Type'].endsWith('Seq Scan') && part['Relation Name'] === 'users' && (above !== 'Limit' || /~~|entity_id/.test(Filter));

test.each(searches.filter(({ isShort }) => isShort !== true))(
  'no question of a search reads people in vain: $search',
  async ({ query = {}, sort = 'LastName', offset }) => {
    const parts = await planOf(query, sort, offset);
    expect(parts.some((part) => part['Index Name'] !== undefined)).toBe(true);
    expect(parts.filter(readsInVain)).toEqual([]);
  },
);

test.each([
  ['an address', { email: '.31245@' }, 'LastName', 'users_search'],
  ['a last name', { lastName: 'hernan' }, 'FirstName', 'users_search'],
  ['everybody by first name', {}, 'FirstName', 'users_by_first_name'],
  ['everybody by address', {}, '-Email', 'users_by_email'],
  ['everybody, the youngest first', {}, '-DateOfBirth', 'users_by_birth_backwards'],
  ['one company', { entityIds: ['company-17'] }, 'LastName', 'users_of_company_by_last_name'],
  ['one company by birth date', { entityIds: ['company-17'] }, 'DateOfBirth', 'users_of_company_by_birth'],
])('%s is found by the index for it', async (_what, query, sort, index) => {
  expect((await planOf(query, sort)).map((part) => part['Index Name'])).toContain(index);
});

const firstPage = { offset: 0, size: 10 };
const every = Array.from({ length: 1_000 }, (_, index) => `company-${index}`);

test.each<[string, string[], (database: Database, entityIds: string[]) => Promise<unknown>, string]>([
  [
    'somebody in the table of people',
    every,
    (database, entityIds) =>
      personListRecords(database).page({ entityIds, search: 'josé .31245@', sort: 'Email', isDescending: false, criteria: {} }, firstPage),
    'users_search',
  ],
  [
    'somebody among the participants of a coach',
    every,
    (database, entityIds) =>
      coachParticipantRecords(database).page({ entityIds, except: 'person-1', search: 'hernandez 31245', criteria: {} }, 'Name', firstPage),
    'users_search',
  ],
  ['the people of a company', ['company-17'], (database, entityIds) => companyRecords(database).people(entityIds, firstPage), 'users_of_company_by_last_name'],
])('%s are found by an index, and nobody is read in vain', async (_what, entityIds, ask, index) => {
  const parts = await explained.planned((database) => ask(database, entityIds));
  expect(parts.map((part) => part['Index Name'])).toContain(index);
  expect(parts.filter(readsInVain)).toEqual([]);
});
