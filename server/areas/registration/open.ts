import { secondsFromNow } from '../../foundation/clock';
import type { Call } from '../../calls/contract';
import type { EntityRow, UserRow } from '../../records/callers';
import type { RegistrationKeyRow, RegistrationRow } from '../../records/registrations';
import { hashToken, newToken } from '../../foundation/tokens';
import type { Tools } from '../../calls/tools';
import type { RegistrationProgress } from '../../../schemas/generated/records';
import { constantsOf } from '../../foundation/constants';

/** What every call of a registration is given beside its own input. */
export type RegistrationCall = Pick<Call<'getRegistrationSetup'>, 'revision' | 'host' | 'address' | 'origin'>;

/** Why a call cannot be answered as asked, and what the person can do. */
export type Failed = Required<Pick<RegistrationProgress, 'FailureReason' | 'ClientAction'>>;
export const failed = (FailureReason: Failed['FailureReason'] = 'InternalServerError', ClientAction: Failed['ClientAction'] = 'None'): Failed => ({
  FailureReason,
  ClientAction,
});
export const isFailed = (found: object): found is Failed => 'FailureReason' in found;

/** A registration that somebody has shown the key of. */
export interface Opened {
  key: RegistrationKeyRow;
  registration: RegistrationRow;
  company: EntityRow | undefined;
  user: UserRow | undefined;
}

const secondsPerDay = 86_400;

/** Opens a registration by the token of a browser or the key of a link. One of another company goes on there. */
export async function openRegistration(
  key: string | undefined,
  purpose: RegistrationKeyRow['Purpose'],
  call: RegistrationCall,
  tools: Tools,
): Promise<Opened | Failed> {
  const opened = await look(key, purpose, tools);
  if (opened === undefined) return failed('LinkUnknown', 'StartOver');
  const { company, registration } = opened;
  if (company !== undefined && isElsewhere(company, call.host))
    return company.HostName === null ? failed('LinkUnknown', 'StartOver') : failed('OtherCompany', 'GoToCompany');
  const now = tools.clock.now().toISOString();
  if (isRegistered(opened)) return purpose === 'link' ? failed('LinkUsed', 'SignIn') : opened;
  if (registration.ExpiresAt <= now) return failed('LinkExpired', 'StartOver');
  if (purpose === 'link' && opened.key.ConfirmedUserId !== registration.UserId) return failed('LinkUnknown', 'StartOver');
  return opened.key.ExpiresAt <= now ? failed('LinkExpired', purpose === 'link' ? 'ResendEmail' : 'StartOver') : opened;
}

/** What a key opens, whether or not it may be gone on with here and now. */
export async function look(key: string | undefined, purpose: RegistrationKeyRow['Purpose'], { registrations, accounts }: Tools): Promise<Opened | undefined> {
  const found = key === undefined ? undefined : await registrations.byKey(hashToken(key), purpose);
  if (found === undefined) return undefined;
  const { EntityId, UserId } = found.registration;
  return {
    ...found,
    company: EntityId === null ? undefined : await accounts.entity(EntityId),
    user: UserId === null ? undefined : await accounts.byId(UserId),
  };
}

/** Whether a company's people register at another address than the one that was called. */
export const isElsewhere = (company: EntityRow, host: EntityRow | undefined) =>
  company.HostName === null ? host !== undefined && host.EntityId !== company.EntityId : host?.EntityId !== company.EntityId;

/** Whether the person can sign in: by this registration, or by another one meanwhile. */
export const isRegistered = ({ registration, user }: Pick<Opened, 'registration' | 'user'>) => registration.RegisteredAt !== null || user?.Status === 'Active';

/** Begins a registration, with a token that nobody else ever has. */
async function beginRegistration({ host, revision }: RegistrationCall, { registrations, clock }: Tools): Promise<{ opened: Opened; rid: string }> {
  const now = clock.now().toISOString();
  const seconds = constantsOf(revision).registration.registrationLength * secondsPerDay;
  const rid = newToken();
  const ExpiresAt = secondsFromNow(clock, seconds);
  const registration = await registrations.begin({ EntityId: host?.EntityId ?? null, DoneSteps: [], Custom: {}, CreatedAt: now, ExpiresAt });
  const key: RegistrationKeyRow = {
    KeyHash: hashToken(rid),
    RegistrationId: registration.RegistrationId,
    Purpose: 'token',
    ConfirmedUserId: null,
    ExpiresAt,
  };
  await registrations.addKey(key);
  return { opened: { key, registration, company: host, user: undefined }, rid };
}

/** The registration of a token; without one, a new registration. */
export async function openOrBegin(rid: string | undefined, call: RegistrationCall, tools: Tools): Promise<{ opened: Opened; rid?: string } | Failed> {
  if (rid === undefined) return beginRegistration(call, tools);
  const opened = await openRegistration(rid, 'token', call, tools);
  return isFailed(opened) ? opened : { opened };
}
