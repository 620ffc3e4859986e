import { and, type SQL, sql } from 'drizzle-orm';
import { isBlankText, plainText } from '../../runtime/format/plain-text';
import { entities, users } from './tables/people';

/** What is compared and sorted by: the text in lower case and without accents, as the database keeps it beside each name. See the migration. */
export const compared = {
  firstName: sql`${users}."search_first_name"`,
  lastName: sql`${users}."search_last_name"`,
  email: sql`${users}."search_email"`,
  company: sql`${entities}."search_name"`,
};

/** Who was not deleted. Written out: the indexes are of these people, and PostgreSQL must see it. */
export const isThere = sql`${users.Status} <> 'Deleted'`;

/** One of the compared columns has a text somewhere within, without regard to letter case and accents. An empty text is no condition. */
export const contains = (column: SQL, text: string): SQL | undefined =>
  isBlankText(text) ? undefined : sql`${column} like search_text(${`%${plainText(text).replace(/[\\%_]/g, '\\$&')}%`})`;

/** Where a word is looked for. */
type Place = (word: string) => SQL | undefined;

const inFirstName: Place = (word) => contains(compared.firstName, word);
const inLastName: Place = (word) => contains(compared.lastName, word);
const inEmail: Place = (word) => contains(compared.email, word);
/** The companies are found first, as their names are in no index of people. */
const inCompany: Place = (word) => sql`${users.EntityId} = any(array(select ${entities.EntityId} from ${entities} where ${contains(compared.company, word)}))`;

/** All words of a text occur, each in one of the places. A text without words is no condition. */
const haveWords = (text: string, places: Place[]): SQL | undefined =>
  and(
    ...wordsOf(text).map(
      (word) =>
        sql`(${sql.join(
          places.map((within) => within(word)!),
          sql` or `,
        )})`,
    ),
  );

const wordsOf = (text: string) =>
  plainText(text)
    .split(' ')
    .filter((word) => word !== '');

/** First and last names that have all these words. */
export const namesHave = (text: string): SQL | undefined => haveWords(text, [inFirstName, inLastName]);

/** Names and addresses that have all these words. */
export const namesOrEmailHave = (text: string): SQL | undefined => haveWords(text, [inFirstName, inLastName, inEmail]);

/** Names, addresses and names of companies that have all these words. */
export const namesEmailOrCompanyHave = (text: string): SQL | undefined => haveWords(text, [inFirstName, inLastName, inEmail, inCompany]);
