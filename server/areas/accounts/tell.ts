import { filledText } from '../../foundation/filled-text';
import type { Person } from '../../records/callers';
import type { OutboxLane } from '../../records/outbox';
import { type Cause, sendMessage } from '../../calls/send-message';
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
  /** A calendar part (RFC 5545) that goes with it. */
  calendar?: string;
  /** Which messages it waits for; without it, for those about one person. */
  lane?: OutboxLane;
  /** Who causes it; without it, it is a notice that must arrive. */
  cause?: Cause;
}

/** Puts an email to a person into the outbox; {name}, {company}, {link}, {address}, {left} and the words of `values` in it are theirs. */
export function tellByEmail(
  { user, entity }: Pick<Person, 'user' | 'entity'>,
  {
    subject,
    body,
    link = '',
    address = '',
    left = 0,
    values = {},
    to = user.Email,
    expiresAt,
    calendar,
    lane = 'personal',
    cause = { uncounted: 'a notice that must arrive' },
  }: Told,
  records: Pick<Records, 'outbox' | 'signInAttempts'>,
  now: string,
) {
  const known = { ...values, name: user.FirstName, company: entity.EntityName, link, address, left: String(left) };
  const filled = (text: string) => filledText(text, known);
  const texts = { Subject: filled(subject), Body: filled(body), Calendar: calendar ?? null };
  const message = { Kind: 'Email' as const, Lane: lane, Recipient: to, UserId: user.UserId, ...texts, ExpiresAt: expiresAt ?? null };
  return sendMessage(message, cause, records, now);
}
