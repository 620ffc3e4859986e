import type { UserRow } from '../records/callers';
import type { ParticipationRow } from '../records/programs';
import type { biometricOverrides } from '../records/tables/assessments';
import { isOther } from './make-people';
import seeds from './overrides.json';

interface Rows {
  users: readonly UserRow[];
  participations: readonly ParticipationRow[];
}

/** As the lists have them, so that those for whom something is set are among the first. */
const byName = (one: UserRow, other: UserRow) => one.LastName.localeCompare(other.LastName) || one.FirstName.localeCompare(other.FirstName);

/** Everybody's parts in programs; of some an administrator has set how far they are. Nobody whom the demo names is among them. */
export function withOverrides({ users, participations }: Rows): ParticipationRow[] {
  const people = new Map(users.map((user) => [user.UserId, user]));
  const { FirstName, LastName } = users.find(({ UserName }) => UserName === seeds.administrator)!;
  const set = new Map(
    seeds.progress.flatMap(({ program, place, ...override }) => {
      const parts = participations.filter((part) => part.ProgramId === program && part.ProgramStatus !== 'Quit' && isOther(part));
      const part = parts.toSorted((one, other) => byName(people.get(one.UserId)!, people.get(other.UserId)!))[place];
      return part === undefined ? [] : [[part, { ...override, By: `${FirstName} ${LastName}` }] as const];
    }),
  );
  return participations.map((part) => ({ ...part, Override: set.get(part) ?? null }));
}

/** Screenings that an administrator has marked as done. */
export function makeBiometricOverrides({ users }: Pick<Rows, 'users'>): (typeof biometricOverrides.$inferInsert)[] {
  const people = users.filter((user) => user.EntityId === seeds.company && isOther(user)).toSorted(byName);
  return seeds.screenings.flatMap(({ place, ...mark }) => {
    const person = people[place];
    return person === undefined ? [] : [{ ...mark, UserId: person.UserId, ById: users.find(({ UserName }) => UserName === seeds.administrator)!.UserId }];
  });
}
