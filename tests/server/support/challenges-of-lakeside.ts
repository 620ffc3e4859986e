import { eq } from 'drizzle-orm';
import { users } from '../../../server/records/tables/people';
import { participations } from '../../../server/records/tables/programs';
import type { Attempt } from './rows-of-lakeside';
import type { TestServer } from './test-server';

const challengeId = 'lakeside-fall-1';
const group = { challengeId, groupId: 'lakeside-fall-1-team-1' };
const missing = (input: Attempt['input']): Attempt => ({ input, status: 404 });
/** Health data: people without the role are refused, and told why, before anything is looked up. */
const refused = (input: Attempt['input']): Attempt => ({ input, status: 409 });

/** Each call by which challenges are administered, with groups and people of Lakeside. */
export function attemptsOnChallenges(of: { server: TestServer }): Record<string, Attempt[]> {
  /** Lakeside's coach, who takes part. */
  async function coachOfLakeside(): Promise<string> {
    const UserId = (await of.server.database.select().from(users).where(eq(users.UserName, 'coach@lakeside.example')))[0]!.UserId;
    await of.server.database.insert(participations).values({ UserId, ProgramId: challengeId, ProgramStatus: 'Current' }).onConflictDoNothing();
    return UserId;
  }
  return {
    getChallengeGroupFilters: [missing({ entityId: 'lakeside' })],
    findChallengeUsers: [missing({ term: 'a', challengeId })],
    listChallengeGroups: [missing({ challengeId })],
    getChallengeGroup: [missing(group)],
    getAcceptedGroupMembers: [missing(group)],
    searchChallengeGroup: [missing({ ...group, body: {} })],
    saveChallengeGroup: [
      missing({ challengeId, body: { Detail: { ChallengeId: challengeId, Name: 'Strangers' } } }),
      missing({ challengeId, body: { Id: group.groupId, Detail: { ChallengeId: challengeId, Name: 'Strangers' } } }),
    ],
    deleteChallengeGroups: [missing({ challengeId, body: { Ids: [group.groupId] } })],
    getMaintenanceFilters: [missing({ entityId: 'lakeside' })],
    getChallengeMaintenance: [missing({ challengeId })],
    overrideChallengeProgress: [
      missing(async () => ({ body: { ChallengeId: challengeId, UserIds: [await coachOfLakeside()], IsComplete: true, Reason: 'Because' } })),
    ],
    undoOverrideChallengeProgress: [
      missing(async () => ({
        body: { ChallengeId: challengeId, Overrides: [{ UserId: await coachOfLakeside(), At: '2026-11-01T12:00:00.000Z' }], Reason: 'Because' },
      })),
    ],
    getBiometricOverrideFilters: [missing({ entityId: 'lakeside' })],
    searchBiometricOverrides: [refused({ body: { EntityId: 'lakeside', PlanYearId: '2026' } })],
    createBiometricOverrides: [refused(async () => ({ overrideDate: '10-20-2026', body: [{ UserId: await coachOfLakeside(), PlanYearId: '2026' }] }))],
  };
}
