import { folded } from '../../../runtime/format/plain-text';
import { beginAttempt, unlessTooMany } from '../../calls/attempts';
import { signsInElsewhere } from '../sign-in/after-password';
import { hashToken } from '../../foundation/tokens';
import type { Tools } from '../../calls/tools';
import type { EntityRow, UserRow } from '../../records/callers';
import { type IdentifyingName, isIdentifying } from '../../records/registrations';
import type { ProfileItem } from '../../../schemas/generated/records';
import { type Failed, failed, type RegistrationCall } from './open';
import { constantsOf } from '../../foundation/constants';

/** What a company asks to find a person: all of it must be answered. */
export const eligibilityItems = async (company: EntityRow | undefined, isPrimaryMember: boolean, { registrations }: Tools): Promise<ProfileItem[]> =>
  company === undefined
    ? []
    : (await registrations.eligibilityFields(company.EntityId, isPrimaryMember)).map(({ Pattern: _pattern, ...field }) => ({ ...field, Required: true }));

/**
 * Finds the person of whom everything is true that was said. Nobody, several, and one wrong answer are told alike and take as long:
 * one query asks for all of it at once. What stands in the way of a person is told only to whoever knows everything.
 */
export async function findPerson(
  company: EntityRow,
  isPrimaryMember: boolean,
  fields: Record<string, string | number>,
  call: RegistrationCall,
  tools: Tools,
): Promise<UserRow | Failed> {
  const asked = await eligibilityItems(company, isPrimaryMember, tools);
  const known = asked.flatMap(({ Name }): [IdentifyingName, string][] => (isIdentifying(Name) ? [[Name, String(fields[Name] ?? '')]] : []));
  const tries = await beginTries(company, known, call, tools);
  if (tries === undefined || tries.some(({ isLocked }) => isLocked)) return failed('TooManyTries', 'ContactSupport');

  const found = known.length === 0 || known.length < asked.length ? [] : await tools.registrations.peopleWith(company.EntityId, isPrimaryMember, known);
  const [person] = found;
  if (person === undefined || found.length > 1) {
    // One address is counted once for each guess, however many ways it is counted by.
    for (const [index, each] of tries.entries()) await (index === 0 ? each.failed() : each.counted());
    return failed('NotEligible');
  }
  for (const each of tries) await each.succeeded();
  if (signsInElsewhere(person, company)) return failed('SingleSignOn', 'SignIn');
  if (person.Status === 'Active') return failed('AlreadyRegistered', 'SignIn');
  return person.Status === 'Disabled' ? failed('AccountDisabled', 'ContactSupport') : person;
}

/**
 * Counts a guess by all answers but one, for each of them: whoever knows the rest of a person has few tries for what they lack. Nothing when
 * the network address has guessed too often.
 */
async function beginTries({ EntityId }: EntityRow, known: [IdentifyingName, string][], { revision, address }: RegistrationCall, tools: Tools) {
  const settings = constantsOf(revision).server;
  const allBut = (left: number) => known.map(([name, value], index) => (index === left ? name : [name, folded(value)]));
  const guesses = known.map((_, left) => hashToken(JSON.stringify([EntityId, ...allBut(left)])));
  return unlessTooMany(Promise.all(guesses.map((guess) => beginAttempt(`person ${guess}`, { settings, address }, tools))));
}
