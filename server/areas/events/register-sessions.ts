import type { BulkRegistrationData, SessionAction } from '../../../schemas/generated/records';
import type { Call } from '../../calls/contract';
import { tellPerson } from '../../calls/tell-person';
import { todayOf } from '../../calls/time-zone';
import type { Records, Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { filledText } from '../../foundation/filled-text';
import { Refused } from '../../foundation/outcome';
import type { EventSessionRow } from '../../records/events';
import { confirmBooking } from '../calendar/confirm-booking';
import { joinWithin } from '../programs/join';
import { settlePrograms } from '../programs/settle';
import { sessionDay, sessionKey } from './event-answer';
import { hasEnded, isOneSession, type SeenEvent, visibleEvent } from './visible-event';

/**
 * Registers for sessions of an event and leaves others, within one transaction. Each action stands by itself: one that fails says why, and the others are
 * done. Sessions are left before others are taken, so that a change of mind needs no second call. Whoever signs up takes part in the event, and whoever
 * leaves the last session does not any more.
 */
export async function registerSessions(call: Call<'registerSessions'>, tools: Tools) {
  const { caller, revision, body } = call;
  const { events: texts } = constantsOf(revision);
  const userId = caller.user.UserId;
  return tools.transaction(async (records) => {
    await records.programs.lock(userId);
    const event = await visibleEvent(call, body.EventId, records);
    if (hasEnded(event, todayOf(call, tools.clock))) return refused(filledText(texts.eventOver, { event: event.program.Name }));
    const signing = await openSigning(call, event, records, tools);
    const errors = new Map<SessionAction, string | null>();
    for (const kind of ['Unregister', 'Register'] as const)
      for (const action of body.SessionActions) if (action.Action === kind) errors.set(action, await signing.perform(action));
    await settle(call, event, records, tools);
    for (const id of signing.registered()) await confirmBooking(call, call.caller.user.UserId, id, 'booked', records, tools);
    const ActionResults = body.SessionActions.map((action) => ({ ...action, IsSuccessful: errors.get(action) === null, Error: errors.get(action) ?? null }));
    return { Data: { FailedCount: ActionResults.filter(({ IsSuccessful }) => !IsSuccessful).length, ActionResults }, Successful: true, Errors: [] };
  });
}

const refused = (Message: string): { Data: BulkRegistrationData; Successful: boolean; Errors: { Message: string }[] } => ({
  Data: { FailedCount: 0, ActionResults: [] },
  Successful: false,
  Errors: [{ Message }],
});

/** Holds the sessions that are spoken of, and does what is asked with one after the other: why it cannot be done, or null. */
async function openSigning(call: Call<'registerSessions'>, event: SeenEvent, records: Records, tools: Tools) {
  const { events: texts } = constantsOf(call.revision);
  const userId = call.caller.user.UserId;
  const now = tools.clock.now().toISOString();
  const ids = call.body.SessionActions.map(({ SessionIdStartDateTime }) => SessionIdStartDateTime.split(' ')[0]!);
  const held = await records.events.hold(event.program.Id, ids);
  const byKey = new Map(held.map((session) => [sessionKey(session), session]));
  const chosen = new Set(await records.events.chosen(event.program.Id, userId));
  const before = new Set(chosen);
  const named = (text: string, session: EventSessionRow) =>
    filledText(text, { session: session.Name, date: sessionDay(session, { event: event.row, dateFormat: texts.eventDateFormat }) });
  let isJoined = event.part !== null && event.part.ProgramStatus !== 'Quit';

  /** Takes part in the event, where the person does not yet; or why they cannot. */
  const join = async (): Promise<string | null> => {
    if (isJoined) return null;
    try {
      await joinWithin(call, event.program.Id, records, tools);
      isJoined = true;
      return null;
    } catch (error) {
      if (error instanceof Refused) return error.message;
      throw error;
    }
  };

  const register = async (session: EventSessionRow): Promise<string | null> => {
    if (chosen.has(session.SessionId)) return null;
    if (session.StartsAt <= now) return named(texts.eventSessionOver, session);
    if (isOneSession(event, call.revision) && chosen.size > 0) return filledText(texts.eventOneSession, { event: event.program.Name });
    if (session.Places !== null && session.Taken >= session.Places) return named(texts.eventSessionFull, session);
    const why = await join();
    if (why !== null) return why;
    await records.events.signUp(session.SessionId, userId, now);
    session.Taken += 1;
    chosen.add(session.SessionId);
    return null;
  };

  const unregister = async (session: EventSessionRow): Promise<string | null> => {
    if (!chosen.has(session.SessionId)) return null;
    if (session.StartsAt <= now) return named(texts.eventSessionOver, session);
    await records.events.leave([session.SessionId], userId);
    session.Taken -= 1;
    chosen.delete(session.SessionId);
    return null;
  };

  return {
    /** The sessions that the person has now and did not have before. */
    registered: () => [...chosen].filter((id) => !before.has(id)),
    async perform({ SessionIdStartDateTime, Action }: SessionAction): Promise<string | null> {
      const session = byKey.get(SessionIdStartDateTime);
      if (session === undefined) return texts.eventSessionMissing;
      return Action === 'Register' ? register(session) : unregister(session);
    },
  };
}

/** Whoever has no session left takes part no more, unless it is completed; then all that counts it is looked at anew. */
async function settle(call: Call<'registerSessions'>, { program }: SeenEvent, records: Records, { clock }: Tools) {
  const { user } = call.caller;
  const found = await records.programs.find(user, program.Id);
  if (found?.part?.ProgramStatus === 'Current' && (await records.events.chosen(program.Id, user.UserId)).length === 0)
    await records.programs.leave(user.UserId, program);
  await settlePrograms({ person: user, revision: call.revision, clock }, records);
  await tellPerson(records, call.caller, 'Home', clock);
}
