import type { Handlers } from '../../calls/contract';
import { changeProgram } from '../groups/group-change';
import { joinGroup } from '../groups/self-select';
import { joinPrograms, joinWithin } from '../programs/join';

/** The calls of schemas/endpoints/challenges.json: those of programs, by their older names. */
export const handlers = {
  joinChallengeBatch: async (call, tools) => ({ Data: await joinPrograms(call, call.body, tools) }),
  joinPersonalChallengesBatch: async (call, tools) => ({
    Data: await joinPrograms(
      call,
      call.body.map((request) => ({ ...request, IsPersonal: true })),
      tools,
    ),
  }),
  async joinChallengeDetail(call, tools) {
    const { challengeId, challengeOwnerId, groupId } = call.query;
    const joined = await changeProgram(call, { ownerId: challengeOwnerId, programId: challengeId }, tools, async (change) => {
      await joinWithin(call, challengeId, change.records, tools);
      if (groupId !== undefined) await joinGroup(change, groupId);
    });
    return { Data: joined };
  },
} satisfies Handlers<'challenges'>;
