import { conflict, notFound } from '../../foundation/outcome';
import type { Handlers } from '../../calls/contract';
import { joinPrograms } from '../programs/join';

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
    const { challengeId: ProgramId, challengeOwnerId } = call.query;
    const found = await tools.programs.find(call.caller.user, ProgramId);
    if (found?.program.OwnerId !== challengeOwnerId) throw notFound('There is no such challenge.');
    const { Joined, Failed } = await joinPrograms(call, [{ ProgramId, IsPersonal: false }], tools);
    if (Failed[0] !== undefined) throw conflict(`This cannot be joined: ${Failed[0].Message}.`);
    return { Data: Joined[0]! };
  },
} satisfies Handlers<'challenges'>;
