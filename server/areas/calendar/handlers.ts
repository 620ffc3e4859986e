import type { Handlers } from '../../calls/contract';
import { secondsFromNow } from '../../foundation/clock';
import { constantsOf } from '../../foundation/constants';
import { filledText } from '../../foundation/filled-text';
import { notFound } from '../../foundation/outcome';
import { hashToken, newToken } from '../../foundation/tokens';
import { calendarFile } from '../../calls/calendar-file';
import { coming, ownItems } from './coming';
import { calendarMonth } from './month';
import { notComing, saveTextReminder } from './reminders';
import { revisionOfReader } from '../../calls/reading';

const secondsPerDay = 86_400;
const page = (origin: string) => `${origin}/calendar`;

/** The calls of schemas/endpoints/calendar.json. */
export const handlers = {
  async getCalendarEvents(call, tools) {
    return { Data: await calendarMonth(call, call.query.dateRequested, tools), Successful: true, Errors: [] };
  },

  saveTextReminder,

  async getCalendarFile(call, tools) {
    const { caller, query, origin } = call;
    const item = await coming(caller.user, query.id, tools.clock.now().toISOString(), tools);
    if (item === undefined) throw notComing(call);
    return calendarFile({ name: item.title, fileName: `${item.title}.ics`, items: [item], url: page(origin), now: tools.clock.now() });
  },

  async renewCalendarSubscription({ caller, origin }, { calendar, clock }) {
    const [token, Since] = [newToken(), clock.now().toISOString()];
    await calendar.openFeed({ UserId: caller.user.UserId, TokenHash: hashToken(token), Since });
    return { Address: `${origin}/api/usercalendar/feed/${token}.ics`, Since };
  },

  async getCalendarFeed({ path, origin }, tools) {
    const { calendar, callers, clock, definitions } = tools;
    const userId = await calendar.feed(hashToken(path.token.slice(0, -'.ics'.length)));
    const person = userId === undefined ? undefined : await callers.person(userId);
    if (person === undefined) throw notFound(constantsOf(definitions.base).calendar.feedMissing);
    const texts = constantsOf(await revisionOfReader(person, tools, tools)).calendar;
    const period = { from: secondsFromNow(clock, -texts.feedDaysBack * secondsPerDay), to: secondsFromNow(clock, texts.feedDaysAhead * secondsPerDay) };
    return calendarFile({
      name: filledText(texts.feedName, { company: person.entity.EntityName }),
      fileName: 'calendar.ics',
      items: await ownItems(person.user, period, tools, texts.feedCoachingTitle),
      url: page(origin),
      refresh: texts.feedRefresh,
      now: clock.now(),
    });
  },
} satisfies Handlers<'calendar'>;
