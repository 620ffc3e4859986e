import { sql } from 'drizzle-orm';
import { openServer } from '../../server/database/open';
import type { Database } from '../../server/database/database';
import { type UserQuery, userSearchRecords } from '../../server/records/user-search';
import { startEmbeddedPostgres } from '../server/support/embedded-postgres';
import { median, quantile } from './figures';

/** How long one search took, page and count together. */
interface SearchFigure {
  search: string;
  median: number;
  p95: number;
  found: number;
}

/** What one search may take at the median over the usual ones, in milliseconds. */
const mostOfSearch = 100;

const searchedPeople = 1_000_000;
const companies = 1_000;

interface Search {
  search: string;
  query?: Partial<UserQuery>;
  sort?: string;
  offset?: number;
  /** Texts too short for groups of three letters: told, and not counted in the goal. */
  isShort?: boolean;
}

const some = Array.from({ length: 50 }, (_, index) => `company-${index * 7 + 3}`);

/** What people look for. */
export const searches: Search[] = [
  { search: 'no filter' },
  { search: 'no filter, backwards', sort: '-LastName' },
  { search: 'no filter, deep page', offset: 9_990 },
  { search: 'by birth date', sort: 'DateOfBirth' },
  { search: 'by birth date, backwards', sort: '-DateOfBirth' },
  { search: 'by company', sort: 'Company' },
  { search: 'by email address, deep page', sort: 'Email', offset: 9_990 },
  { search: 'a last name', query: { lastName: 'hernandez' } },
  { search: 'a part of many last names', query: { lastName: 'son' } },
  { search: 'first and last name', query: { firstName: 'josé', lastName: 'Peterson' } },
  { search: 'a first and a last name that many have', query: { firstName: 'ann', lastName: 'mar' } },
  { search: 'an email address', query: { email: '.731245@' } },
  { search: 'nobody', query: { lastName: 'xylophone' } },
  { search: 'one company', query: { entityIds: ['company-17'] } },
  { search: 'one company, a part of a name, by birth date', query: { entityIds: ['company-17'], firstName: 'ann' }, sort: 'DateOfBirth' },
  { search: 'the largest company, deep page', query: { entityIds: ['company-0'] }, offset: 9_000 },
  { search: 'fifty companies', query: { entityIds: some } },
  { search: 'fifty companies, a part of a name', query: { entityIds: some, lastName: 'mart' } },
  { search: 'all but a few companies', query: { entityIds: Array.from({ length: companies - 5 }, (_, index) => `company-${index}`) } },
  { search: 'two letters', query: { lastName: 'zu' }, isShort: true },
  { search: 'two letters that nobody has', query: { lastName: 'zq' }, isShort: true },
];

/** Makes so many people inside the database: as a loader of ours would take minutes. */
export async function fillWithPeople(database: Database, people: number) {
  await database.execute(sql`insert into entities (entity_id, entity_name, entity_purpose, is_partner, entity_features, sso_sign_on_enabled, plan_year_id, app_id,
      enabled_toggles, news_flash_disabled, home_page_background_type, profile_items)
    select 'company-' || n, 'Company ' || md5(n::text), 'Company', false, '[]', false, '2026', 'app', '[]', false, 0, '[]'
    from generate_series(0, ${companies - 1}::int) as n`);
  // Each index is built once at the end instead of being kept up to date with every row.
  const { rows: indexes } = (await database.execute(sql`select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'users' and indexname not in (select conname from pg_constraint)`)) as unknown as { rows: { name: string; definition: string }[] };
  for (const { name } of indexes) await database.execute(sql`drop index ${sql.identifier(name)}`);
  await database.execute(sql`with lists as (select
        array['Anna','Ben','Chloé','David','Élodie','Fatima','George','Hannah','Ivan','José','Karin','Liam','María','Noah','Olivia','Peter','Quinn','Renée','Søren','Tomás','Uma','Viktor','Wanda','Xavier','Yara','Zoë','Joanna','Annika','Ángel','Ruth'] as firsts,
        array['Anders','Bernard','Carter','Dubois','Evans','Fischer','Garcia','Hernández','Ivers','Johan','Keller','Lopez','Martin','Müller','Nowak','Olsen','Peter','Quiroga','Rossi','Schmidt','Tanaka','Ueda','Vargas','Weber','Xu','Young','Zimmer'] as lasts,
        array['','son','sen','ez','s','mann','berg','ski','ova','i','ström','field','ton','wood','hart','ley','man','ard','ini','eau'] as ends)
    insert into users (user_id, user_name, password_hash, status, first_name, last_name, roles, entity_id, login_type,
      wellness_program_notification_link_enabled, email, date_of_birth, using_validic, date_registered)
    select 'person-' || n, 'person.' || n || '@company.example', 'x', case when n % 50 = 0 then 'Deleted' else 'Active' end,
      first, last || ending, '[]',
      'company-' || floor(${companies} * power(random(), 3)), 0, true,
      lower(last) || '.' || n || '@company.example',
      case when n % 40 = 0 then null else date '1950-01-01' + (n * 31 % 20000)::int end, false, now()
    from lists, generate_series(1, ${people}::bigint) as n,
      lateral (select hashint8(n)::bigint & 2147483647 as h, hashint8(n + 7000000)::bigint & 2147483647 as k) as hashed,
      lateral (select firsts[1 + h % 30] as first, lasts[1 + k % 27] as last, ends[1 + (h / 31) % 20] as ending) as named`);
  for (const { definition } of indexes) await database.execute(sql.raw(definition));
  // As autovacuum does of itself.
  await database.execute(sql`vacuum analyze users`);
  await database.execute(sql`analyze entities`);
}

/** Searches a million people on a PostgreSQL of its own. */
export async function measureUserSearch(rounds: number): Promise<SearchFigure[]> {
  const { address, stop } = await startEmbeddedPostgres();
  const opened = await openServer(`${address}/postgres`);
  try {
    await fillWithPeople(opened.database, searchedPeople);
    return await measureSearches(opened.database, rounds);
  } finally {
    await opened.close();
    await stop();
  }
}

async function measureSearches(database: Database, rounds: number): Promise<SearchFigure[]> {
  const records = userSearchRecords(database);
  const taken = searches.map((): number[] => []);
  const found = searches.map(() => 0);
  // The first round warms the caches and does not count.
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, { query, sort = 'LastName', offset = 0 }] of searches.entries()) {
      const whole = { entityIds: undefined, except: 'person-1', firstName: '', lastName: '', email: '', ...query };
      const start = performance.now();
      const { TotalUsers } = await records.page(whole, sort, { offset, size: 10, limit: 10_000 });
      if (round > 0) taken[index]!.push(performance.now() - start);
      found[index] = TotalUsers;
    }
  return searches.map(({ search }, index) => ({ search, median: median(taken[index]!), p95: quantile(taken[index]!, 0.95), found: found[index]! }));
}

/** The goal is that of the usual searches together. */
export function searchVerdict(figures: SearchFigure[]) {
  const usual = figures.filter((_, index) => searches[index]!.isShort !== true).map((figure) => figure.median);
  const reached = median(usual);
  return { title: 'a search among 1,000,000 people, median, milliseconds', goal: mostOfSearch, reached, isMet: reached <= mostOfSearch };
}
