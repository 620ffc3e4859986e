import { translated } from '../../../runtime/format/language';
import { rowText } from '../../foundation/row-texts';
import { addDays, dateIn } from '../../../runtime/format/date';
import type { JoinFailure, JoinRequest, JoinResult, PersonalProgram, Program } from '../../../schemas/generated/records';
import type { CallContext } from '../../calls/contract';
import { todayOf } from '../../calls/time-zone';
import type { Records, Tools } from '../../calls/tools';
import { tellPerson } from '../../calls/tell-person';
import { constantsOf } from '../../foundation/constants';
import { trackersOf } from '../../definitions/tracker-catalogue';
import { conflict, Refused } from '../../foundation/outcome';
import { hashToken } from '../../foundation/tokens';
import type { ProgramRow } from '../../records/programs';
import { programAnswer } from './program-answer';
import { personalPrograms } from './queries';
import { settlePrograms } from './settle';

/**
 * Joins programs, each by itself: one that cannot be joined keeps none of the others back. What was joined before stays as it is, so that a call that is
 * made again joins nothing twice.
 */
export async function joinPrograms(joining: CallContext, requests: readonly JoinRequest[], tools: Tools): Promise<JoinResult> {
  const { caller, revision } = joining;
  const today = todayOf(joining, tools.clock);
  return tools.transaction(async (records) => {
    await records.programs.lock(caller.user.UserId);
    const joined: string[] = [];
    const Failed: JoinFailure[] = [];
    for (const request of requests) {
      try {
        joined.push(await joinOne(joining, request, today, records, tools));
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        Failed.push({ ProgramId: request.ProgramId, Message: translated(error.message) });
      }
    }
    if (joined.length > 0) {
      await settlePrograms({ person: caller.user, revision, clock: tools.clock }, records);
      await tellPerson(records, caller, 'Home', tools.clock);
    }
    const Joined: Program[] = [];
    for (const id of new Set(joined)) Joined.push(programAnswer((await records.programs.find(caller.user, id))!, { revision, clock: tools.clock }));
    return { Joined, Failed };
  });
}

/** Joins one program within a transaction of others, or throws why not. */
export async function joinWithin(joining: CallContext, programId: string, records: Records, tools: Pick<Tools, 'clock'>): Promise<void> {
  const today = todayOf(joining, tools.clock);
  await joinOne(joining, { ProgramId: programId, IsPersonal: false }, today, records, tools);
  await settlePrograms({ person: joining.caller.user, revision: joining.revision, clock: tools.clock }, records);
}

async function joinOne(joining: CallContext, request: JoinRequest, today: string, records: Records, { clock }: Pick<Tools, 'clock'>): Promise<string> {
  const { user } = joining.caller;
  const id = request.IsPersonal ? await makeOwn(joining, request, today, records) : request.ProgramId;
  const found = await records.programs.find(user, id);
  if (found === undefined || found.program.IsPlanYear) throw conflict('Program not found.');
  const { program, part } = found;
  if (part !== null && part.ProgramStatus !== 'Quit') return id;
  if (program.EndDate !== null && program.EndDate < today) throw conflict(translated('{name} has ended.', { name: rowText(program.Name) }));
  if (program.Places !== null) {
    // Two who want the last place wait for each other.
    await records.programs.lock(program.Id);
    if ((await records.programs.takingPart(program.Id)) >= program.Places) throw conflict(translated('{name} is full.', { name: rowText(program.Name) }));
  }
  await records.programs.stand(user.UserId, id, { ProgramStatus: 'Current', JoinedOn: clock.now().toISOString(), Levels: null, ChangedOn: today });
  return id;
}

/** Makes a program of one's own. The same one asked for again is the one that is there; whether others may be invited is then as it was asked for last. */
async function makeOwn(
  { caller, revision }: CallContext,
  { ProgramId, PersonalDetails: details }: JoinRequest,
  today: string,
  records: Records,
): Promise<string> {
  const { personalProgramLimit } = constantsOf(revision).programs;
  const { programTimeZone } = constantsOf(revision).tracker;
  const template = personalPrograms(revision).find(({ Id }) => Id === ProgramId);
  if (template === undefined || details === undefined) throw conflict('Program not found.');
  if (trackersOf(revision).every(({ TrackerId }) => TrackerId !== details.TrackerId)) throw conflict('Tracker not found.');
  const [StartDate, EndDate] = [details.StartDate, details.EndDate].map((moment) => dateIn(moment, programTimeZone)) as [string, string];
  if (EndDate < StartDate || EndDate < today || addDays(StartDate, 366)! < EndDate)
    throw conflict(translated('Choose other days for {name}: at most a year, and not only in the past.', { name: details.Name }));
  const { UserId, EntityId } = caller.user;
  const id = `own-${hashToken([UserId, ProgramId, details.Name, StartDate, EndDate].join(' ')).slice(0, 24)}`;
  const peers = peersOf(details);
  if ((await records.programs.find(caller.user, id)) !== undefined) {
    await records.programs.change(id, peers);
    return id;
  }
  if ((await records.programs.ownCount(UserId, today)) >= personalProgramLimit)
    throw conflict(translated('You already have the maximum number of your own programs: {n}.', { n: personalProgramLimit }));
  const levels = { LevelId: 'goal', Name: details.Name, Points: 0, Requirements: [requirementOf(details, template)] };
  await records.programs.add({
    ...ownProgram,
    ...peers,
    Id: id,
    OwnerId: EntityId,
    MadeBy: UserId,
    Name: details.Name,
    StartDate,
    EndDate,
    PlanYearKeyId: caller.entity.PlanYearId,
    SectionId: `${constantsOf(revision).programs.personalSectionPrefix}${caller.entity.PlanYearId}`,
    Summary: template.Text,
    Picture: template.Picture,
    TrackerIds: [details.TrackerId],
    Levels: [levels],
  });
  return id;
}

const requirementOf = ({ Days, AtLeast, TrackerId }: NonNullable<JoinRequest['PersonalDetails']>, { Field }: PersonalProgram) => ({
  RequirementId: 'days',
  Name: 'Days on which you reach your goal',
  Measure: 'TrackedDays' as const,
  Goal: Days,
  Unit: 'days',
  TrackerId,
  ...(Field !== null && { Field }),
  // How much counts only where it is known of what.
  ...(Field !== null && typeof AtLeast === 'number' && { AtLeast }),
});

/** Whether others may be invited into a program of one's own: with them it has a message board, and alone it has none. */
const peersOf = ({ DontAllowPeerToPeer = true }: NonNullable<JoinRequest['PersonalDetails']>): Pick<ProgramRow, 'DontAllowPeerToPeer' | 'Features'> => ({
  DontAllowPeerToPeer,
  Features: DontAllowPeerToPeer ? [] : ['PeerToPeer', 'MessageBoard'],
});

/** What all programs of one's own have in common. */
const ownProgram = {
  ProgramType: 'Challenge',
  ProgramSubType: 'PersonalChallenge',
  Tags: [],
  Description: '',
  Action: { Type: 'Track' },
  ReportsRequired: null,
  Reporting: null,
  Permissions: [],
  Board: null,
  Grouping: null,
} satisfies Partial<ProgramRow>;
