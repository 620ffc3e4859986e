import type { Handlers } from '../../calls/contract';
import { availability } from './availability';
import { cancelOwnSession } from './cancel-session';
import { freeTimeList } from './free-time-list';
import { blockedTimes, coachSessions, periodOf } from './schedules';
import { schedulerData } from './scheduler-data';
import { scheduledPerson } from './scheduler-of';
import { saveTimeBlock } from './time-blocks';

/** The calls of schemas/endpoints/scheduler.json. */
export const handlers = {
  getAvailability: (call, tools) => availability(call, { userId: call.path.userId }, tools),

  saveAvailability(call, tools) {
    const { UserId, ...save } = call.body;
    return availability(call, { userId: UserId, save }, tools);
  },

  getSchedulerData: async (call, tools) => ({ Data: await schedulerData(call, tools) }),

  getFreeTimes: async (call, tools) => ({ Data: await freeTimeList(call, tools) }),

  async getScheduledParticipants(call, { companies, coachParticipants }) {
    const { UserId: except } = call.caller.actor.user;
    const entityIds = await companies.coachedBy(except);
    const { term: search = '', chosen = [] } = call.query;
    const { Items } = await coachParticipants.page({ entityIds, except, search, criteria: {} }, 'Name', { offset: 0, size: 20 });
    const more = await Promise.all(chosen.map((id) => coachParticipants.find(id)));
    const known = more.flatMap((person) => (person !== undefined && entityIds.includes(person.EntityId) ? [person] : []));
    const all = new Map([...Items, ...known].map(({ UserId, Name }) => [UserId, Name]));
    return { Items: [...all].map(([Value, Text]) => ({ Value, Text })) };
  },

  async getParticipantCalendar(call, tools) {
    const period = periodOf(call);
    const { person } = await scheduledPerson(call, call.body.UserId, tools);
    const sessions = await tools.calendar.coachingSessions(person, period);
    return { Data: sessions.filter(({ UserId }) => UserId === person.UserId) };
  },

  getCoachScheduledSessions: async (call, tools) => ({ Data: await coachSessions(call, tools) }),

  getSessionsAndTimeBlocks: async (call, tools) => ({
    Data: { CoachingSessions: await coachSessions(call, tools), BlockedTimes: await blockedTimes(call, tools) },
  }),

  getTimeBlocks: async (call, tools) => ({ Data: await blockedTimes(call, tools) }),

  cancelOwnSession,

  saveTimeBlock,
} satisfies Handlers<'scheduler'>;
