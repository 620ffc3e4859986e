import { filledText } from '../../foundation/filled-text';
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
  /** What further words in braces say. */
  values?: Record<string, string>;
  /** Where it goes; without it to the person's own address. */
  to?: string;
  expiresAt?: string;
}

/** Puts an e-mail to a person into the outbox; {name}, {company}, {link}, {address}, {left} and the words of `values` in it are theirs. */
export function tellByEmail(
  { user, entity }: Pick<Person, 'user' | 'entity'>,
  { subject, body, link = '', address = '', left = 0, values = {}, to = user.Email, expiresAt }: Told,
  { outbox }: Pick<Records, 'outbox'>,
  now: string,
) {
  const known = { ...values, name: user.FirstName, company: entity.EntityName, link, address, left: String(left) };
  const filled = (text: string) => filledText(text, known);
  return outbox.add({ Kind: 'Email', Recipient: to, UserId: user.UserId, Subject: filled(subject), Body: filled(body), ExpiresAt: expiresAt ?? null }, now);
}
