import type { participations, programs } from '../records/tables/programs';
import type { UserRow } from '../records/callers';
import seeds from './programs.json';
import type { SeededRandom } from './seeded-random';

type ProgramRow = typeof programs.$inferSelect;
type ParticipationRow = typeof participations.$inferSelect;

/** Each company offers each activity in each season. */
export const makePrograms = (entityId: string): ProgramRow[] =>
  seeds.seasons.flatMap((season) =>
    seeds.activities.map(({ name, ReportsRequired, ...activity }, index) => ({
      ...(activity as Pick<ProgramRow, 'ProgramType' | 'ProgramSubType' | 'ActionType' | 'TrackerIds' | 'Features'>),
      Id: `${entityId}-${season.name.toLowerCase()}-${index + 1}`,
      OwnerId: entityId,
      MadeBy: null,
      Name: `${name}, ${season.name} 2026`,
      DontAllowPeerToPeer: !activity.Features.some((feature) => feature === 'PeerToPeer'),
      StartDate: season.StartDate,
      ReportsRequired: ReportsRequired ?? null,
      Permissions: [],
    })),
  );

/** What one person takes part in, has completed or has quit. Some take part in a program that shows something. */
export function makeParticipations(user: UserRow, offered: ProgramRow[], random: SeededRandom): ParticipationRow[] {
  const first = random.between(0, offered.length - 1);
  const joined = Array.from({ length: Math.min(4, offered.length) }, (_, index) => offered[(first + index * 7) % offered.length]!);
  const statuses: ParticipationRow['ProgramStatus'][] = ['Current', 'Current', 'Completed', random.chance(20) ? 'Quit' : 'Completed'];
  const made = joined.map((program, index) => ({ UserId: user.UserId, ProgramId: program.Id, ProgramStatus: statuses[index]! }));
  const shown = Object.hasOwn(seeds.joined, user.UserName) ? `${user.EntityId}-${seeds.joined[user.UserName as keyof typeof seeds.joined]}` : undefined;
  if (shown === undefined) return made;
  return [...made.filter(({ ProgramId }) => ProgramId !== shown), { UserId: user.UserId, ProgramId: shown, ProgramStatus: 'Current' }];
}
