import type { Revision } from '../../../runtime/definitions/compiled';
import { evaluate } from '../../../runtime/expressions/evaluate';
import { addDays } from '../../../runtime/format/date';
import { inTimeZone, momentIn } from '../../../runtime/format/time';
import { constantsOf } from '../../foundation/constants';
import { uuidOf } from '../../foundation/uuid-of';
import { zoneOfSession } from '../../records/events';
import type { PlanYearRow, YearProgram } from '../../records/plan-years';

type Program = YearProgram['program'];

/** The next plan year of a company with its programs, by the rules of schemas/settings/plan-years.constants.json. The same each time. */
export function nextYear(last: PlanYearRow, programs: readonly YearProgram[], revision: Revision): { year: PlanYearRow; programs: YearProgram[] } {
  const rules = constantsOf(revision).planYears;
  const year = { ...(evaluate(rules.nextPlanYear.$, { last: { ...last, IsCurrent: true } }) as Omit<PlanYearRow, 'EntityId'>), EntityId: last.EntityId };
  if (year.StartDate <= last.EndDate || year.EndDate < year.StartDate)
    throw new Error('The rule nextPlanYear gives a plan year that does not follow the last one.');
  const made = programs.flatMap((one): YearProgram[] => {
    const program = read(one.program);
    const scope = { program, last: { ...last, IsCurrent: true }, next: { ...year, IsCurrent: false } };
    if (evaluate(rules.programRepeats.$, { program }) !== true) return [];
    const days = Number(evaluate(rules.programDays.$, scope));
    const change = evaluate(rules.nextProgram.$, { ...scope, days }) as Partial<Program>;
    const Id = uuidOf([last.EntityId, year.PlanYearId, one.program.Id].join(' '));
    return [
      {
        program: { ...one.program, ...change, Id, PlanYearKeyId: year.PlanYearId },
        event: one.event && { ...one.event, ProgramId: Id },
        sessions: one.event === null ? [] : one.sessions.map((session) => movedSession(session, { event: one.event!, ProgramId: Id, days })),
      },
    ];
  });
  return { year, programs: made };
}

const read = ({ Id, Name, ProgramType, ProgramSubType, IsPlanYear, SectionId, Tags, StartDate, EndDate }: Program) => ({
  Id,
  Name,
  ProgramType,
  ProgramSubType,
  IsPlanYear,
  SectionId,
  Tags,
  StartDate,
  EndDate,
});

type Session = YearProgram['sessions'][number];

/** A session some days later, at the same time by the clocks of its place. It has no sign-ups. */
function movedSession(session: Session, { event, ProgramId, days }: { event: NonNullable<YearProgram['event']>; ProgramId: string; days: number }): Session {
  const zone = zoneOfSession(session, event);
  const moved = (moment: string) => {
    const [day, time] = inTimeZone(moment, zone)!.split('T') as [string, string];
    return momentIn(`${addDays(day, days)!}T${time}`, zone)!;
  };
  return {
    ...session,
    SessionId: uuidOf([ProgramId, session.SessionId].join(' ')),
    ProgramId,
    StartsAt: moved(session.StartsAt),
    EndsAt: moved(session.EndsAt),
    Taken: 0,
    SettledFor: null,
  };
}
