import type { Person } from '../records/callers';
import type { Records } from '../tools';

/** Puts an e-mail to a person into the outbox; {name}, {company} and {link} in it are theirs. */
export function tellByEmail(
  { user, entity }: Pick<Person, 'user' | 'entity'>,
  { subject, body, link = '' }: { subject: string; body: string; link?: string },
  { outbox }: Pick<Records, 'outbox'>,
  now: string,
) {
  const values: Record<string, string> = { name: user.FirstName, company: entity.EntityName, link };
  // At one go: somebody may be called {link}.
  const Body = body.replace(/\{(name|company|link)\}/g, (_, name: string) => values[name]!);
  return outbox.add({ Kind: 'Email', Recipient: user.Email, Subject: subject, Body, ExpiresAt: null }, now);
}
