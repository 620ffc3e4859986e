import { asText } from '../../runtime/format/language';
import type { FailureMessage } from '../../schemas/generated/records';

/** How a call may fail. plugins/failures.ts turns each into its HTTP status and the failure object. */
export type OutcomeKind =
  | 'badRequest'
  | 'notSignedIn'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'tooMany'
  | 'unavailable'
  | 'upgradeRequired'
  | 'otherPerson'
  | 'wrongMethod';

/** A call that cannot be answered as asked. Thrown, so that a transaction in progress is rolled back. */
export class Refused extends Error {
  constructor(
    readonly kind: OutcomeKind,
    readonly errors: FailureMessage[],
    /** Whether the messages are written for the person at the screen. */
    readonly showUser = false,
    /** After so many seconds it may be tried again. */
    readonly retryAfter?: number,
  ) {
    super(errors.map(({ Message }) => Message).join(' '));
  }
}

export const badRequest = (errors: FailureMessage[], showUser = false) => new Refused('badRequest', errors, showUser);
export const notSignedIn = () => new Refused('notSignedIn', [{ Message: 'Please sign in.' }]);
/**
 * Leads the person to the page that says that they cannot open this. Where what made the call shows failures itself, the person reads the reason there
 * instead: another try does not help. A refusal that depends on more than rights is a `conflict`.
 */
export const forbidden = (reason = asText('You do not have access to this. Ask your administrator if you need it.')) =>
  new Refused('forbidden', [{ Message: reason }], true);
export const notFound = (message: string, showUser = true) => new Refused('notFound', [{ Message: message }], showUser);
export const conflict = (message: string) => new Refused('conflict', [{ Message: message }], true);
export const tooMany = (message: string, retryAfter?: number) => new Refused('tooMany', [{ Message: message }], true, retryAfter);
export const unavailable = (message: string, retryAfter = 5) => new Refused('unavailable', [{ Message: message }], true, retryAfter);
export const otherPerson = () => new Refused('otherPerson', [{ Message: 'This page was loaded for someone else. Reload the page.' }]);
export const upgradeRequired = () => new Refused('upgradeRequired', [{ Message: 'This address is for live messages only.' }]);

/** An address that takes other methods than the one it was asked by. */
export class WrongMethod extends Refused {
  constructor(readonly methods: string[]) {
    super('wrongMethod', [{ Message: `This address takes ${methods.join(', ')} only.` }]);
  }
}
