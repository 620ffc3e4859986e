import { secondsFromNow } from '../clock';
import { Refused, tooMany } from '../outcome';
import type { ServerSettings } from '../settings';
import type { Tools } from '../tools';

/** What is tried: the password of a sign-in name, the code of a person, links sent for a name, codes sent to a person, who a person is, links to register. Each is counted by itself. */
type Guessed = `${'name' | 'code' | 'link' | 'sent' | 'person' | 'registration'} ${string}`;

interface Place {
  settings: ServerSettings;
  /** The network address. */
  address: string;
}

/**
 * Counts an attempt before it is looked at, by what is guessed at and by the address. An address that has failed too often is
 * refused; what is locked says so.
 */
export async function beginAttempt(guessed: Guessed, { settings, address }: Place, { signInAttempts, clock }: Pick<Tools, 'signInAttempts' | 'clock'>) {
  const from = `address ${address}`;
  const now = clock.now().toISOString();
  const since = secondsFromNow(clock, -settings.signInWindow);
  if ((await signInAttempts.failures(from, since)) >= settings.signInFailuresPerAddress) throw tooMany(settings.signInLocked);
  const { failures, lockedUntil } = await signInAttempts.count(guessed, now, since);
  const lockAtLimit = async () => {
    if (failures < settings.signInAttempts) return false;
    await signInAttempts.lock(guessed, secondsFromNow(clock, settings.signInLock));
    return true;
  };

  return {
    isLocked: lockedUntil !== null || failures > settings.signInAttempts,

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
      await signInAttempts.forget(guessed);
      await signInAttempts.removeOld(now, since);
    },
  };
}

/** What has begun; nothing where the address has failed too often, for calls that say so in words of their own. */
export const unlessTooMany = <Begun>(begun: Promise<Begun>): Promise<Begun | undefined> =>
  begun.catch((error: unknown) => {
    if (error instanceof Refused && error.kind === 'tooMany') return undefined;
    throw error;
  });
