import type { users } from '../records/tables/people';
import type { tickets } from '../records/tables/sign-in';
import { hashToken } from '../foundation/tokens';
import keys from './sign-in-keys.json';

type UserRow = typeof users.$inferSelect;

/** One-use keys such as staff are sent. Everybody can read them: they are the demo's only. */
export const makeSignInKeys = (people: UserRow[]): (typeof tickets.$inferSelect)[] =>
  keys.map(({ key, UserName, LoginType }) => ({
    TicketHash: hashToken(key),
    Purpose: 'signIn',
    UserId: people.find((person) => person.UserName === UserName)!.UserId,
    TokenHash: null,
    Details: { LoginType },
    ExpiresAt: '2099-12-31T00:00:00.000Z',
  }));
