import { notFound } from '../../foundation/outcome';
import type { Handlers } from '../../calls/contract';
import { joinPrograms } from './join';
import { programAnswer } from './program-answer';
import { quitProgram } from './quit';

/** The calls of schemas/endpoints/programs.json. */
export const handlers = {
  async getInlineProgress({ caller, revision, query: { activityId, subType } }, { programs, clock }) {
    const found = await programs.find(caller.user, activityId);
    if (found === undefined || found.program.ProgramSubType !== subType) throw notFound('Program not found.');
    return { Data: programAnswer(found, { revision, clock }) };
  },
  async refreshInlineProgress({ caller, revision, body: { UserId, ActivityId, EntityId, SubType } }, { programs, clock }) {
    const found = await programs.find(caller.user, ActivityId);
    const isOwn = UserId === caller.user.UserId && EntityId === found?.program.OwnerId;
    if (found === undefined || !isOwn || found.program.ProgramSubType !== SubType) throw notFound('Program not found.');
    return { Program: programAnswer(found, { revision, clock }) };
  },
  joinPrograms: (call, tools) => joinPrograms(call, call.body, tools),
  quitProgram,
} satisfies Handlers<'programs'>;
