import type { Call, CallContext, Handlers } from '../../calls/contract';
import { FileAnswer } from '../../calls/file-answer';
import { timeZoneOf, todayOf } from '../../calls/time-zone';
import type { Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { notFound } from '../../foundation/outcome';
import { scheduleOf, type Seen, sessionAnswers } from './event-answer';
import { registerSessions } from './register-sessions';
import { hasEnded, isOneSession, type SeenEvent, visibleEvent } from './visible-event';

/** The calls of schemas/endpoints/events.json. */
export const handlers = {
  async getEventDetails(call, tools) {
    const event = await visibleEvent(call, call.query.eventId, tools);
    const { program, row } = event;
    const isByDay = constantsOf(call.revision).eventTypes.eventsByDay.includes(row.EventType);
    const { ProgramId: Id, TimeZone: _timeZone, ...rest } = row;
    const Data = {
      ...rest,
      Id,
      Title: program.Name,
      DisplayStatus: hasEnded(event, todayOf(call, tools.clock)) ? ('Complete' as const) : ('Active' as const),
      EntityId: program.OwnerId,
      Description: program.Description,
      Sessions: isByDay ? [] : await sessionsOf(call, event, tools),
      EventEndDate: program.EndDate,
      IsLimitToOneSessionRegistration: isOneSession(event, call.revision),
    };
    return { Data, Successful: true, Errors: [] };
  },

  async getSessionSchedule(call, tools) {
    return scheduleOf(await sessionsOf(call, await visibleEvent(call, call.query.eventId, tools), tools));
  },

  registerSessions,

  downloadEventDocument: (call, tools) => documentOf(call, call.query.displayName, tools),
  downloadPlainEventDocument: (call, tools) => documentOf(call, call.query.displayName, tools),
  getFileTemplate: (call, tools) => documentOf(call, undefined, tools),
} satisfies Handlers<'events'>;

async function sessionsOf(call: CallContext, { program, row: event }: SeenEvent, { events, clock }: Tools) {
  const seen: Seen = {
    event,
    timeZone: timeZoneOf(call),
    now: clock.now().toISOString(),
    dateFormat: constantsOf(call.revision).events.eventDateFormat,
  };
  return sessionAnswers(await events.sessions(program.Id, call.caller.user.UserId), seen);
}

/** A document of an event that the caller sees, under the name that the page gives it, or its own. Others are not found. */
async function documentOf(call: Call<'getFileTemplate'>, name: string | undefined, tools: Tools): Promise<FileAnswer> {
  const missing = () => notFound(constantsOf(call.revision).events.eventDocumentMissing);
  const fileId = call.query.s3FileName;
  const eventId = await tools.events.ofDocument(fileId);
  if (eventId === undefined || (await tools.programs.find(call.caller.user, eventId)) === undefined) throw missing();
  const file = await tools.files.find(fileId);
  if (file === undefined) throw missing();
  return FileAnswer.kept(file, tools, name);
}
