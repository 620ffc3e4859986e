import { standingOf } from '../../calls/caller-answers';
import { callerOfSession, sessionAnswer } from '../../calls/session-answer';
import { secondsFromNow } from '../../foundation/clock';
import type { FoundCaller, UserRow } from '../../records/callers';
import { hashToken, newToken } from '../../foundation/tokens';
import type { Tools } from '../../calls/tools';
import type { TokenResult } from '../../../schemas/generated/records';
import type { Constants } from '../../../schemas/generated/constants';

/** The answer when there is no session, and why. */
export const noSession = (errors: string[], stage?: TokenResult['Stage']): TokenResult => ({
  IsLoginSuccessful: false,
  ...(stage !== undefined && { Stage: stage }),
  LoginType: 'NonSSO',
  FirstLoginFormSetup: false,
  Contacts: [],
  LoginErrors: errors,
  InvalidLanguageRole: false,
});

/** The answer for a living session. */
export const sessionResult = (caller: FoundCaller, token: string, settings: Constants['server']): TokenResult => ({
  ...noSession([]),
  IsLoginSuccessful: true,
  ...standingOf(caller, settings),
  LoginType: caller.loginType,
  Token: token,
  TokenExpiration: caller.expiresAt,
});

interface NewSession {
  loginType: TokenResult['LoginType'];
  /** What the identity provider said, for a single sign-on. */
  idToken?: string;
}

/** Begins a session. Nobody but the person ever has its token: the database keeps a hash. */
export async function openSession(
  user: Pick<UserRow, 'UserId'>,
  { loginType, idToken }: NewSession,
  settings: Constants['server'],
  { sessions, callers, accounts, definitions, audit, clock }: Tools,
): Promise<TokenResult> {
  const now = clock.now().toISOString();
  const token = newToken();
  const customer = await accounts.customerOf(user.UserId);
  await sessions.start({
    TokenHash: hashToken(token),
    UserId: user.UserId,
    CreatedAt: now,
    ExpiresAt: secondsFromNow(clock, settings.sessionLength),
    LoginType: loginType,
    IdToken: idToken ?? null,
    DefinitionsHash: (await definitions.of(customer)).hash,
  });
  const caller = await callers.find(hashToken(token), now);
  // Somebody disabled the person in the same moment.
  if (caller === undefined) return noSession([settings.signInWrong]);
  const { UserId, EntityId } = caller.user;
  await audit.add({ EntityId, UserId, Action: 'SignedIn', SubjectKind: 'Person', SubjectId: UserId, Changes: [] }, now);
  const signedIn = await callerOfSession(caller, { definitions });
  // The page would ask for it next.
  return { ...sessionResult(caller, token, settings), Session: sessionAnswer(signedIn.caller, signedIn.revision) };
}
