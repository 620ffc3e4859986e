import { evaluate } from '../../../runtime/expressions/evaluate';
import type { CoachParticipant } from '../../../schemas/generated/records';
import type { CallContext } from '../../calls/contract';
import { type NamedPerson, personWithin, revisionFor } from '../../calls/reach';
import type { Records, Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { conflict, notFound, Refused } from '../../foundation/outcome';
import type { CoachEntryRow } from '../../records/coach-entries';
import { isOwnEntry, keyOf } from './entry-answer';

/** Whose log a call is about, with the definitions that hold for them. */
export interface Coached extends CallContext {
  person: NamedPerson;
}

/** Somebody whom the one who acts coaches; without an id the person as whom they act. Others are not found, whether or not they exist. */
export async function coachedPerson(call: CallContext, userId: string | undefined, tools: Tools): Promise<Coached> {
  const person = await personWithin(call, ['Coaching'], userId ?? call.caller.user.UserId, tools);
  return { caller: call.caller, revision: await revisionFor(call, person, tools), person };
}

/** What a coach can do for somebody, by what their company has. */
export function coachingTerms({ revision, person: { entity } }: Coached): Omit<NonNullable<CoachParticipant['Coaching']>, 'UserName'> {
  const { coachEntryTypes, coachingFeature } = constantsOf(revision).coaching;
  const { EntityFeatures, PlanYearId } = entity;
  return {
    EntryTypes: evaluate(coachEntryTypes.$, { features: EntityFeatures }) as string[],
    IsScheduled: EntityFeatures.includes(coachingFeature),
    PlanYearId,
  };
}

/** An entry of somebody within reach, and whose log it stands in. */
export async function foundEntry(call: CallContext, id: string, tools: Tools, read: (key: string) => Promise<CoachEntryRow | undefined>) {
  const missing = () => notFound(constantsOf(call.revision).coachingLog.coachEntryMissing);
  const key = keyOf(id);
  const row = key === undefined ? undefined : await read(key);
  if (row === undefined) throw missing();
  const coached = await coachedPerson(call, row.UserId, tools).catch((error: unknown) => {
    throw error instanceof Refused && error.kind === 'notFound' ? missing() : error;
  });
  return { row, coached };
}

/** An entry of one's own, which nobody else changes until the transaction ends. */
export async function ownEntry(call: CallContext, id: string, records: Records, tools: Tools) {
  const found = await foundEntry(call, id, { ...tools, ...records }, records.coachEntries.lock);
  if (!isOwnEntry(found.coached, found.row)) throw conflict(constantsOf(call.revision).coachingLog.coachEntryOthers);
  return found;
}
