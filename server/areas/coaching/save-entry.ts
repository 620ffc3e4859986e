import { randomUUID } from 'node:crypto';
import { addDays } from '../../../runtime/format/date';
import { isAllowed } from '../../../runtime/definitions/allowed';
import { momentIn } from '../../../runtime/format/time';
import type { CoachEntry, SessionSave } from '../../../schemas/generated/records';
import { allowScopeOf } from '../../calls/caller-answers';
import type { Call } from '../../calls/contract';
import { holdToRead } from '../../calls/read-before';
import { timeZoneOf } from '../../calls/time-zone';
import type { Records, Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { badRequest, forbidden } from '../../foundation/outcome';
import { type Booked, bookSession, moveSession } from '../scheduler/book-session';
import { type Scheduled, scheduledPerson } from '../scheduler/scheduler-of';
import { entryAnswer } from './entry-answer';
import { offeredSessions } from './offered-sessions';
import { type Coached, coachedPerson, coachingTerms, ownEntry } from './participant';

/** Who writes things down: scheduling a session is for participants too. */
const coaches = { actor: true as const, roles: ['Coach'], designations: ['Coaching'] };
const refused = (Code: string, Field: string, Message: string) => badRequest([{ Code, Field, Message }], true);

const saved = (Entry: CoachEntry): SessionSave => ({ Entry, Successful: true, FailureType: 'None', NextAvailableSessionTime: null });

/** What became of a session that was to be scheduled or moved. */
const booked = (asked: Scheduled, answer: Booked, tools: Tools): SessionSave =>
  'row' in answer ? saved(entryAnswer(asked, answer.row, tools)) : { Entry: null, Successful: false, ...answer };

/** Writes something down about a participant, or adds a note to a session; or schedules a session, which people may do for themselves too. */
export async function createCoachEntry(call: Call<'createCoachEntry'>, tools: Tools): Promise<SessionSave> {
  const { body } = call;
  if (body.WorkFlowType === 'Scheduled') {
    const scheduled = await scheduledPerson(call, body.UserId, tools);
    return tools.together(async (own) => booked(scheduled, await bookSession(scheduled, body, own), own));
  }
  if (!isAllowed(coaches, allowScopeOf(call.caller))) throw forbidden();
  const coached = await coachedPerson(call, body.UserId, tools);
  const { coachEntryType, coachEntryChallenge } = constantsOf(call.revision).coachingLog;
  const { EntryTypes, IsScheduled } = coachingTerms(coached);
  if (body.EntryType === 'Challenge') throw refused('choice', '/EntryType', coachEntryChallenge);
  if (!EntryTypes.includes(body.EntryType)) throw refused('choice', '/EntryType', coachEntryType);
  const isOfSession = IsScheduled && body.EntryType === 'Session';
  const Entry = await tools.transaction((records) => (isOfSession ? addToSession(call, coached, records, tools) : addEntry(call, coached, records, tools)));
  return saved(Entry);
}

async function addEntry(call: Call<'createCoachEntry'>, coached: Coached, { coachEntries }: Records, tools: Tools): Promise<CoachEntry> {
  const { caller, revision, body } = call;
  const { EntryType, Notes = '', SessionLocation, Description, ProgramId, ReferralType, SessionDate = '' } = body;
  const given = { EntryType, SessionLocation, Description, ProgramId, ReferralType };
  const IANA = timeZoneOf(call);
  // A day that no calendar has would be taken for one of the next month.
  const start = addDays(SessionDate.slice(0, 10), 0) === null ? null : momentIn(`${SessionDate}:00`, IANA);
  if (start === null) throw refused('required', '/SessionDate', constantsOf(revision).coachingLog.coachEntryDateUnknown);
  const now = tools.clock.now().toISOString();
  const { UserId, FirstName, LastName, EntityId } = caller.actor.user;
  const isActing = caller.impersonation !== undefined;
  const row = await coachEntries.add({
    ...given,
    Id: randomUUID(),
    UserId: coached.person.UserId,
    CoachUserId: UserId,
    CoachName: `${FirstName} ${LastName}`,
    CoachingCompanyEntityId: EntityId,
    Notes: withinLimit(call, Notes.trim()),
    StartDate: start,
    EndDate: start,
    IANA,
    WorkFlowType: 'Instant',
    ImpersonatedUserId: isActing ? caller.user.UserId : null,
    ImpersonatorEntityId: isActing ? EntityId : null,
    CreateDate: now,
    UpdateDate: now,
  });
  return entryAnswer(coached, row, tools);
}

/** Below what the session says already: so nothing is lost, whoever adds at the same time. */
async function addToSession(call: Call<'createCoachEntry'>, coached: Coached, records: Records, tools: Tools): Promise<CoachEntry> {
  const { SessionId = '', Notes = '' } = call.body;
  const offered = await offeredSessions(coached, { ...records, clock: tools.clock });
  const isOffered = offered.some((row) => entryAnswer(coached, row, tools).Id === SessionId);
  if (!isOffered) throw refused('choice', '/SessionId', constantsOf(call.revision).coachingLog.coachEntryNoSession);
  const { row } = await ownEntry(call, SessionId, records, tools);
  const note = withinLimit(call, [row.Notes, Notes.trim()].filter((part) => part !== '').join('\n\n'));
  return entryAnswer(coached, note === row.Notes ? row : await records.coachEntries.change(row, note, tools.clock.now().toISOString()), tools);
}

/** Changes a note, or moves a session. A note that is empty, or says the same, changes nothing. */
export function updateCoachEntry(call: Call<'updateCoachEntry'>, tools: Tools): Promise<SessionSave> {
  const { Id, Version, NewNote, StartDate } = call.body;
  const { coachEntryChanged } = constantsOf(call.revision).coachingLog;
  if ((NewNote === undefined) === (StartDate === undefined)) throw refused('required', '/NewNote', constantsOf(call.revision).scheduler.entryNothing);
  const note = withinLimit(call, (NewNote ?? '').trim());
  return tools.together(async (own) => {
    const { row, coached } = await ownEntry(call, Id, own, own);
    holdToRead(Version, row.Version, coachEntryChanged);
    if (StartDate !== undefined) {
      const scheduled = { ...coached, origin: call.origin, isOwn: false };
      return booked(scheduled, await moveSession(scheduled, row, StartDate, own), own);
    }
    const isSkipped = note === '' || note === row.Notes;
    return saved(entryAnswer(coached, isSkipped ? row : await own.coachEntries.change(row, note, tools.clock.now().toISOString()), tools));
  });
}

function withinLimit({ revision }: Pick<Call<'updateCoachEntry'>, 'revision'>, note: string): string {
  const { coachNoteLongest, coachNoteTooLong } = constantsOf(revision).coaching;
  if (note.length > coachNoteLongest) throw refused('maxLength', '/Notes', coachNoteTooLong);
  return note;
}
