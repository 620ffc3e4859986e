import type { ImpersonationResult } from '../../../schemas/generated/records';
import type { Call } from '../../calls/contract';
import { badRequest, conflict, forbidden, notFound } from '../../foundation/outcome';
import type { Caller, Person } from '../../records/callers';
import { signInName } from '../accounts/sign-in-name';
import type { Tools } from '../../calls/tools';
import { type Duty, dutiesOf, isWithinDuty } from '../../records/duties';
import { mayBeActedFor } from './roles';
import { stopImpersonation } from './stop';
import { actingTermsOf } from './terms';
import { constantsOf } from '../../foundation/constants';
import type { Constants } from '../../../schemas/generated/constants';

/** Begins to act for a person, or stops. Of two who begin in one session at once only one does. */
export async function performImpersonation(call: Call<'performImpersonation'>, tools: Tools): Promise<ImpersonationResult> {
  const { caller, body, revision } = call;
  if (body.Clear === true) {
    await stopImpersonation(caller, tools);
    return { Successful: true, Redesign: false };
  }
  const constants = constantsOf(revision);
  const settings = constants.impersonation;
  const duty = wantedDuty(caller.actor, body.ImpersonationType, settings);
  if (caller.impersonation !== undefined) throw conflict(settings.impersonationTwice);
  const person = await wantedPerson(caller.actor, duty, body.UserName, settings, tools);
  const reason = body.Reason?.trim() ?? '';
  if (reason === '' && (await actingTermsOf(person.entity, tools)).NeedsReason) {
    throw badRequest([{ Code: 'required', Field: '/Reason', Message: settings.impersonationWithoutReason }]);
  }
  await begin({ caller, duty, person, reason }, settings, tools);
  return { Successful: true, ...redesignOf(person, constants) };
}

/** Whether the company shown has the new pages, and where they begin. */
function redesignOf(
  { entity }: Pick<Person, 'entity'>,
  { business: { redesignToggle }, impersonation: { redesignAddress } }: Pick<Constants, 'business' | 'impersonation'>,
): Omit<ImpersonationResult, 'Successful'> {
  return entity.EnabledToggles.includes(redesignToggle) ? { Redesign: true, RedirectURL: redesignAddress } : { Redesign: false };
}

/** The duty that is named, or the only one that there is. */
function wantedDuty(actor: Person, named: Duty | 'None' | undefined, settings: Constants['impersonation']): Duty {
  const held = dutiesOf(actor);
  const wanted = named ?? (held.length === 1 ? held[0]! : 'None');
  if (wanted === 'None') throw badRequest([{ Code: 'required', Field: '/ImpersonationType', Message: settings.impersonationWithoutDuty }]);
  if (!held.includes(wanted)) throw forbidden(settings.impersonationDuty);
  return wanted;
}

/** Whom a duty lets act for. Somebody beyond its reach is not found, whether or not they exist. */
async function wantedPerson(actor: Person, duty: Duty, given: string | undefined, settings: Constants['impersonation'], tools: Tools): Promise<Person> {
  const name = signInName(given ?? '');
  if (name === '') throw badRequest([{ Code: 'required', Field: '/UserName', Message: settings.impersonationWithoutName }]);
  if (name === actor.user.UserName) throw badRequest([{ Code: 'oneself', Field: '/UserName', Message: settings.impersonationOneself }]);
  const found = await tools.people.byUserName(name);
  const person = found === undefined || found.Status === 'Deleted' ? undefined : await tools.callers.person(found.UserId);
  if (person === undefined || !isWithinDuty(duty, actor, person)) throw notFound(settings.impersonationNobody);
  if (!mayBeActedFor(person.user, duty, settings)) throw forbidden(settings.impersonationRole);
  if (person.user.Status !== 'Active') throw conflict(settings.impersonationInactive);
  return person;
}

interface Beginning {
  caller: Caller;
  duty: Duty;
  person: Person;
  reason: string;
}

async function begin(
  { caller, duty, person: { user, entity }, reason }: Beginning,
  settings: Constants['impersonation'],
  { definitions, clock, transaction }: Tools,
) {
  const now = clock.now().toISOString();
  await transaction(async ({ sessions, callers, audit, publications }) => {
    await sessions.lock(caller.tokenHash);
    const present = await callers.find(caller.tokenHash, now);
    if (present === undefined || present.impersonation !== undefined) throw conflict(settings.impersonationTwice);
    await sessions.impersonate(caller.tokenHash, {
      ImpersonatedUserId: user.UserId,
      ImpersonationType: duty,
      ImpersonationDefinitionsHash: (await definitions.of(entity.Customer, publications)).hash,
    });
    const by = { UserId: caller.actor.user.UserId, OnBehalfOf: user.UserId };
    const subject = { SubjectKind: 'Person', SubjectId: user.UserId, EntityId: user.EntityId };
    await audit.add({ ...by, ...subject, Action: 'ImpersonationStarted', Changes: [], Why: reason === '' ? duty : `${duty}: ${reason}` }, now);
  });
}
