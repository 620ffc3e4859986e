import { entryAnswer } from '../coaching/entry-answer';
import { coachedPerson, coachingTerms, foundEntry } from '../coaching/participant';
import { readFilter } from '../filters/read-filter';
import { performImpersonation } from '../impersonation/perform';
import { notFound } from '../../foundation/outcome';
import { trackersOf } from '../../definitions/tracker-catalogue';
import { removeLegacyEntry, saveLegacyEntry } from '../tracker-entries/legacy-entry';
import { legacySetup, trackerList } from '../tracker-entries/setup';
import { participantTracking, revisionOf } from '../tracker-entries/tracking';
import { rangeOf } from '../../calls/page-range';
import type { Handlers } from '../../calls/contract';

/** The calls of schemas/endpoints/coach-view.json. */
export const handlers = {
  async searchCoachParticipants(call, tools) {
    // Each has a default in the document.
    const { Sort } = call.query as Required<typeof call.query>;
    const { UserId } = call.caller.actor.user;
    const found = await readFilter(call.body, call, await tools.companies.coachedBy(UserId), tools);
    return tools.coachParticipants.page({ ...found, except: UserId, search: call.query.Search ?? '' }, Sort, rangeOf(call.query));
  },

  async getParticipantDetail(call, tools) {
    const coached = await coachedPerson(call, call.path.userId, tools);
    const found = await tools.coachParticipants.find(coached.person.UserId);
    const account = await tools.accounts.byId(coached.person.UserId);
    if (found === undefined || account === undefined) throw notFound('Person not found.');
    return { Data: { ...found, Coaching: { UserName: account.UserName, ...coachingTerms(coached) } } };
  },

  async getCoachEntryDetail(call, tools) {
    const { row, coached } = await foundEntry(call, call.path.pk, tools, tools.coachEntries.find);
    return { Data: entryAnswer(coached, row, tools) };
  },

  async impersonateParticipant(call, tools) {
    const { person } = await coachedPerson(call, call.body.UserId, tools);
    const account = await tools.accounts.byId(person.UserId);
    if (account === undefined) throw notFound('Person not found.');
    const body = { UserName: account.UserName, ImpersonationType: 'Coach' as const, ...(call.body.Reason !== undefined && { Reason: call.body.Reason }) };
    return performImpersonation({ ...call, body }, tools);
  },

  async getTrackerDefinitions(call, tools) {
    const { entityId } = call.path;
    const coached = await tools.companies.coachedBy(call.caller.actor.user.UserId);
    if (!coached.includes(entityId)) throw notFound('Company not found.');
    return { Data: trackersOf(await revisionOf(call, entityId, tools)) };
  },

  async getCoachTrackerList(call, tools) {
    return { Data: await trackerList(await participantTracking(call, call.path.userId, tools), tools) };
  },

  async getCoachTrackerSetup(call, tools) {
    const { userId, trackerId } = call.path;
    return { Data: await legacySetup(await participantTracking(call, userId, tools), trackerId, tools) };
  },

  async saveCoachTrackerEntry(call, tools) {
    const tracking = await participantTracking(call, call.body.UserId ?? '', tools);
    return { Data: await saveLegacyEntry(tracking, call.body, tools) };
  },

  async deleteCoachTrackerEntry(call, tools) {
    const { userId, trackerId, entryDateKey } = call.path;
    return { Data: await removeLegacyEntry(await participantTracking(call, userId, tools), trackerId, entryDateKey, tools) };
  },
} satisfies Handlers<'coach-view'>;
