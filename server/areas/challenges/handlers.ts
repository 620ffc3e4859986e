import { badRequest } from '../../foundation/outcome';
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
    const { challengeId: ProgramId } = call.query;
    const { Joined, Failed } = await joinPrograms(call, [{ ProgramId, IsPersonal: false }], tools);
    if (Failed[0] !== undefined) throw badRequest([{ Code: 'join', Message: `This cannot be joined: ${Failed[0].Message}.` }], true);
    return { Data: Joined[0]! };
  },
} satisfies Handlers<'challenges'>;
