import { timeZoneOf } from '../../calls/time-zone';
import { isAllowed } from '../../../runtime/definitions/allowed';
import type { Revision } from '../../../runtime/definitions/compiled';
import { evaluate, holds } from '../../../runtime/expressions/evaluate';
import { addYears, dateIn } from '../../../runtime/format/date';
import type { TrackerSetup } from '../../../schemas/generated/records';
import { allowScopeOf, callerSettings } from '../../calls/caller-answers';
import { personWithin, revisionFor } from '../../calls/reach';
import { notFound } from '../../foundation/outcome';
import type { Caller } from '../../records/callers';
import type { TrackerEntryRow } from '../../records/tracker-entries';
import type { Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import type { Constants } from '../../../schemas/generated/constants';
import { stringOf } from '../../../runtime/validation/string-of';
import type { CallContext } from '../../calls/contract';

/** Whose entries a call is about, and who makes it. */
export interface Tracking {
  caller: Caller;
  person: { UserId: string; EntityId: string };
  /** The definitions of the person's company: they say which trackers there are, and what an entry must be. */
  revision: Revision;
  settings: Constants['tracker'] & Constants['trackerEntries'];
  /** Whether a coach acts: for a participant, or as somebody. */
  isCoach: boolean;
  /** Whether a coach sees them as somebody else's. */
  isParticipantView: boolean;
  isV2: boolean;
  /** The day that it is for whoever is signed in. */
  today: string;
  /** The first day that they may see and enter. */
  earliest: string;
}

const nobody = () => notFound('Person not found.');

/** A person's own entries, also for whoever acts for them. */
export const ownTracking = ({ caller, revision }: CallContext, { clock }: Tools): Tracking =>
  trackingOf({ caller, person: caller.user, revision, isParticipantView: false }, clock.now());

/** The entries of somebody whom the one who acts coaches, also while they act for that person. Others are not found, whether or not they exist. */
export async function participantTracking(context: CallContext, userId: string, tools: Tools): Promise<Tracking> {
  if (!isCoach(context)) throw nobody();
  const person = await personWithin(context, ['Coaching'], userId, tools);
  return trackingOf({ caller: context.caller, person, revision: await revisionFor(context, person, tools), isParticipantView: true }, tools.clock.now());
}

/** The entries of whom an address names: one's own, or those of somebody whom one coaches. */
export async function namedTracking(context: CallContext, { entityId, userId }: { entityId: string; userId: string }, tools: Tools): Promise<Tracking> {
  const tracking = userId === context.caller.user.UserId ? ownTracking(context, tools) : await participantTracking(context, userId, tools);
  if (tracking.person.EntityId !== entityId) throw nobody();
  return tracking;
}

/** The definitions of a company that the caller coaches; of the own company those that the session began with. */
export async function revisionOf({ caller, revision }: CallContext, entityId: string, { companies, definitions }: Tools): Promise<Revision> {
  if (entityId === caller.user.EntityId) return revision;
  const [company] = await companies.within({ every: true }, { ids: [entityId] });
  return definitions.of(company?.Customer ?? null);
}

/** Whether the caller may do what coaches do: the same as the call for a participant's details says. */
const isCoach = ({ caller, revision }: CallContext) => isAllowed(revision.operations.getParticipantDetail!.allow, allowScopeOf(caller));

function trackingOf(
  { caller, person: { UserId, EntityId }, revision, isParticipantView }: Pick<Tracking, 'caller' | 'person' | 'revision' | 'isParticipantView'>,
  now: Date,
): Tracking {
  const { tracker, trackerEntries } = constantsOf(revision);
  const settings = { ...tracker, ...trackerEntries };
  const { Impersonation, EnabledToggles } = callerSettings(caller);
  const isCoach = isParticipantView || (Impersonation.IsEnabled && Impersonation.IsCoach);
  const today = dateIn(now.toISOString(), timeZoneOf({ caller, revision }));
  return {
    caller,
    person: { UserId, EntityId },
    revision,
    settings,
    isCoach,
    isParticipantView,
    isV2: EnabledToggles.includes(settings.trackerEntriesV2Toggle),
    today,
    earliest: addYears(today, -(isCoach ? settings.trackerYearsForCoaches : settings.trackerYears)) ?? today,
  };
}

/** What a saved entry says of where it comes from. */
export const sourceOf = ({ settings, isV2, isCoach, isParticipantView }: Tracking): string =>
  stringOf(evaluate(settings.trackerEntrySource.$, { isV2, isCoach, isParticipantView }));

/** Whether an entry that is stored may be changed and taken away. */
export const mayChange = ({ settings, isV2, isCoach }: Tracking, { IsOnePerDay }: TrackerSetup, { Source }: Pick<TrackerEntryRow, 'Source'>): boolean =>
  holds(settings.editableTrackerEntry.$, { source: Source.toLowerCase(), isNew: false, isOnePerDay: IsOnePerDay, isCoach, isV2 });
