import type { Person } from '../../records/callers';
import type { Records } from '../../calls/tools';

interface Told {
  subject: string;
  body: string;
  link?: string;
  /** What {address} says. */
  address?: string;
  /** What {left} says. */
  left?: number;
  /** Where it goes; without it to the person's own address. */
  to?: string;
  expiresAt?: string;
}

/** Puts an e-mail to a person into the outbox; {name}, {company}, {link}, {address} and {left} in it are theirs. */
export function tellByEmail(
  { user, entity }: Pick<Person, 'user' | 'entity'>,
  { subject, body, link = '', address = '', left = 0, to = user.Email, expiresAt }: Told,
  { outbox }: Pick<Records, 'outbox'>,
  now: string,
) {
  const values: Record<string, string> = { name: user.FirstName, company: entity.EntityName, link, address, left: String(left) };
  // At one go: somebody may be called {link}.
  const Body = body.replace(/\{(name|company|link|address|left)\}/g, (_, name: string) => values[name]!);
  return outbox.add({ Kind: 'Email', Recipient: to, UserId: user.UserId, Subject: subject, Body, ExpiresAt: expiresAt ?? null }, now);
}
