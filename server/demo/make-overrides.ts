import type { UserRow } from '../records/callers';
import type { ParticipationRow } from '../records/programs';
import type { biometricOverrides } from '../records/tables/assessments';
import { isOther } from './make-people';
import seeds from './overrides.json';
import { workdayBefore } from './workdays';

interface Rows {
  users: readonly UserRow[];
  participations: readonly ParticipationRow[];
}

/** As the lists have them, so that those for whom something is set are among the first. */
const byName = (one: UserRow, other: UserRow) => one.LastName.localeCompare(other.LastName) || one.FirstName.localeCompare(other.FirstName);

const momentOf = ({ daysAgo, time }: { daysAgo: number; time: string }, today: string) => `${workdayBefore(today, daysAgo)}T${time}:00.000Z`;

/** Everybody's parts in programs; of some an administrator has set how far they are. Nobody whom the demo names is among them. */
export function withOverrides({ users, participations }: Rows, today: string): ParticipationRow[] {
  const people = new Map(users.map((user) => [user.UserId, user]));
  const { FirstName, LastName } = users.find(({ UserName }) => UserName === seeds.administrator)!;
  const set = new Map(
    seeds.progress.flatMap(({ program, place, at, ...override }) => {
      const parts = participations.filter((part) => part.ProgramId === program && part.ProgramStatus !== 'Quit' && isOther(part));
      const part = parts.toSorted((one, other) => byName(people.get(one.UserId)!, people.get(other.UserId)!))[place];
      return part === undefined ? [] : [[part, { ...override, At: momentOf(at, today), By: `${FirstName} ${LastName}` }] as const];
    }),
  );
  return participations.map((part) => ({ ...part, Override: set.get(part) ?? null }));
}

/** Screenings that an administrator has marked as done. */
export function makeBiometricOverrides({ users }: Pick<Rows, 'users'>, planYearId: string, today: string): (typeof biometricOverrides.$inferInsert)[] {
  const people = users.filter((user) => user.EntityId === seeds.company && isOther(user)).toSorted(byName);
  return seeds.screenings.flatMap(({ place, daysAgo, at }) => {
    const person = people[place];
    if (person === undefined) return [];
    const ById = users.find(({ UserName }) => UserName === seeds.administrator)!.UserId;
    return [{ PlanYearId: planYearId, Date: workdayBefore(today, daysAgo), At: momentOf(at, today), UserId: person.UserId, ById }];
  });
}
