import { secondsFromNow } from '../foundation/clock';
import { Refused, tooMany } from '../foundation/outcome';
import type { Tools } from './tools';
import type { Constants } from '../../schemas/generated/constants';

/** What is tried: the password of a sign-in name, the code of a person, that of their second factor, links sent for a name, codes sent to a person, who a person is, links to register. Each is counted by itself. */
type Guessed = `${'name' | 'code' | 'factor' | 'link' | 'sent' | 'person' | 'registration'} ${string}`;

interface Place {
  settings: Constants['server'];
  /** The network address. */
  address: string;
}

/** What locks: the name for this address after a few wrong passwords, and for all addresses after many. Anything else is counted as it is. */
const countedBy = (guessed: Guessed, { settings, address }: Place): { key: string; limit: number }[] =>
  guessed.startsWith('name ')
    ? [
        { key: `from ${address} ${guessed}`, limit: settings.signInAttempts },
        { key: guessed, limit: settings.signInAttemptsEverywhere },
      ]
    : [{ key: guessed, limit: settings.signInAttempts }];

/**
 * Counts an attempt before it is looked at, by what is guessed at and by the address. An address that has failed very often is
 * slowed down, never shut out: a company shares it. What is locked says so.
 */
export async function beginAttempt(guessed: Guessed, place: Place, { signInAttempts, clock }: Pick<Tools, 'signInAttempts' | 'clock'>) {
  const { settings, address } = place;
  const from = `address ${address}`;
  const now = clock.now().toISOString();
  const since = secondsFromNow(clock, -settings.signInWindow);
  if ((await signInAttempts.failures(from, since)) >= settings.signInFailuresPerAddress) {
    const { failures } = await signInAttempts.count(`slowed ${address}`, now, secondsFromNow(clock, -60));
    if (failures > settings.signInsPerMinuteWhenSlowed) throw tooMany(settings.signInSlowed, 60);
  }
  const counted: { key: string; limit: number; failures: number; lockedUntil: string | null }[] = [];
  for (const { key, limit } of countedBy(guessed, place)) counted.push({ key, limit, ...(await signInAttempts.count(key, now, since)) });
  const lockAtLimit = async () => {
    const reached = counted.filter(({ failures, limit }) => failures >= limit);
    for (const { key } of reached) await signInAttempts.lock(key, secondsFromNow(clock, settings.signInLock));
    return reached.length > 0;
  };

  return {
    isLocked: counted.some(({ lockedUntil, failures, limit }) => lockedUntil !== null || failures > limit),

    /** The attempt was wrong. True when it was one too many. */
    async failed(): Promise<boolean> {
      await signInAttempts.count(from, now, since);
      return lockAtLimit();
    },

    /** Nothing was wrong, but it may not be repeated without end. */
    async counted() {
      await lockAtLimit();
    },

    /** The attempt was right: those before it no longer count. */
    async succeeded() {
      for (const { key } of counted) await signInAttempts.forget(key);
    },
  };
}

/** What has begun; nothing where the address has failed too often, for calls that say so in words of their own. */
export const unlessTooMany = <Begun>(begun: Promise<Begun>): Promise<Begun | undefined> =>
  begun.catch((error: unknown) => {
    if (error instanceof Refused && error.kind === 'tooMany') return undefined;
    throw error;
  });
