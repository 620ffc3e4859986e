import { addDays } from '../../runtime/format/date';
import { isOther } from './make-people';
import type { makeRows } from './make-rows';
import seeds from './recent-changes.json';

type People = Pick<ReturnType<typeof makeRows>, 'users' | 'profiles'>;
type UserRow = People['users'][number];
type ProfileRow = People['profiles'][number];

/** Everybody but those whose sign-in name somebody is told: of these so many were hired lately, have left, or have not confirmed their account. */
export function withRecentChanges({ users, profiles }: People, today: string): People {
  const hired = new Map(users.flatMap((user, index) => (isOther(user) && index % seeds.hired.oneIn === 0 ? [[user.UserId, hiredOn(index, today)]] : [])));
  return {
    users: users.map((user, index) => {
      if (!isOther(user)) return user;
      const day = hired.get(user.UserId);
      const registered = day === undefined ? user.DateRegistered : `${addDays(day, seeds.hired.registeredAfterDays)}T14:00:00.000Z`;
      return { ...user, DateRegistered: registered, Status: statusOf(index) };
    }),
    profiles: profiles.map((profile) => withHireDate(profile, hired.get(profile.UserId))),
  };
}

const hiredOn = (index: number, today: string): string => addDays(today, -3 - ((index * 7) % seeds.hired.withinDays))!;

const statusOf = (index: number): UserRow['Status'] =>
  index % seeds.disabled.oneIn === seeds.disabled.oneIn - 1 ? 'Disabled' : index % seeds.pending.oneIn === seeds.pending.oneIn - 1 ? 'Pending' : 'Active';

const withHireDate = (profile: ProfileRow, day: string | undefined): ProfileRow =>
  day === undefined ? profile : { ...profile, Answers: profile.Answers.map((answer) => (answer.Id === 'HireDate' ? { ...answer, UserAnswer: day } : answer)) };
