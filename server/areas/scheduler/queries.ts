import type { AreaQueryHandlers } from '../../calls/contract';
import type { SessionType } from '../../../schemas/generated/records';
import { allRows } from '../resources/read-rows';
import { coachAnswer, coachesOf } from './scheduler-of';

/** The queries of schemas/endpoints/scheduler.json. */
export const queries = {
  async schedulerCoaches(_input, call, tools) {
    const { EntityId } = call.caller.user;
    const types = await allRows<SessionType>(call, 'session-types', EntityId, tools);
    return (await coachesOf(EntityId, tools)).map((coach) => coachAnswer(coach, types));
  },
} satisfies AreaQueryHandlers<'scheduler'>;
