import { secondsFromNow } from '../foundation/clock';
import { hashToken, newToken } from '../foundation/tokens';
import type { Tools } from './tools';

/** What a ticket may be for. One for another purpose opens nothing. */
type TicketPurpose = 'live' | 'logOut' | 'singleSignOn' | 'signIn' | 'passwordReset' | 'signInEmail' | 'secondFactor' | 'secondFactorSetup';

interface NewTicket {
  purpose: TicketPurpose;
  userId: string;
  seconds: number;
  /** The session it stands for: when that ends, the ticket does. */
  tokenHash?: string;
  details?: Record<string, string>;
}

type TicketTools = Pick<Tools, 'tickets' | 'clock'>;

/** Makes a ticket: something to show once instead of a token. Only its hash is stored. */
export async function issueTicket({ purpose, userId, seconds, tokenHash, details = {} }: NewTicket, { tickets, clock }: TicketTools): Promise<string> {
  const ticket = newToken();
  await tickets.add({
    TicketHash: hashToken(ticket),
    Purpose: purpose,
    UserId: userId,
    TokenHash: tokenHash ?? null,
    Details: details,
    ExpiresAt: secondsFromNow(clock, seconds),
  });
  return ticket;
}

/** Uses a ticket up. Nothing for one that is unknown, used, expired or for another purpose. */
export const takeTicket = (ticket: string, purpose: TicketPurpose, { tickets, clock }: TicketTools) =>
  tickets.take(hashToken(ticket), purpose, clock.now().toISOString());
