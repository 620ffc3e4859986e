import { addDays } from '../../../runtime/format/date';
import { unitAfter } from '../../../runtime/format/quantity';
import type { TodayItem, TrackerEntryValue, TrackerField } from '../../../schemas/generated/records';
import type { AreaQueryHandlers, CallContext } from '../../calls/contract';
import type { Tools } from '../../calls/tools';
import { trackersOf } from '../../definitions/tracker-catalogue';
import { constantsOf } from '../../foundation/constants';
import { inPersonsUnit } from '../../calls/persons-unit';
import { ownItems } from '../calendar/coming';
import { setupOf } from '../tracker-entries/setup';
import { ownTracking } from '../tracker-entries/tracking';
import { askedInPlace } from './asked-in-place';
import { streakOf } from './streak';

/** The queries of schemas/endpoints/today.json. */
export const queries = {
  async ownToday(_input, call, tools) {
    const tracking = ownTracking(call, tools);
    const { todayFieldsInPlace, todayHabitDays, streakForgivenDays, streakDaysBack } = constantsOf(call.revision).today;
    const { UserId } = tracking.person;
    const [counted, newest] = [new Set(await tools.programs.currentTrackerIds(UserId)), await tools.trackerEntries.newestOfEach(UserId)];
    const habitSince = addDays(tracking.today, -todayHabitDays)!;
    const logs: (TodayItem & { IsCounted: boolean })[] = [];
    for (const tracker of trackersOf(call.revision)) {
      const [IsCounted, last] = [counted.has(tracker.TrackerId), newest.get(tracker.TrackerId)];
      if (!IsCounted && (last === undefined || last.EntryDate < habitSince)) continue;
      const fields = askedInPlace(tracker, todayFieldsInPlace);
      if (fields.length === 0) continue;
      const logged = last?.EntryDate === tracking.today ? fields.slice(0, 1).flatMap((field) => loggedIn(field, last.Values, call)) : [];
      logs.push({
        Id: `log ${tracker.TrackerId}`,
        Kind: 'Log',
        Title: tracker.TrackerName,
        IsCounted,
        IsDone: last?.EntryDate === tracking.today,
        Logged: logged[0] ?? null,
        Setup: { ...(await setupOf(tracking, tracker.TrackerId, tools)), TrackerFields: fields },
      });
    }
    const Days = await tools.trackerEntries.daysSince(UserId, addDays(tracking.today, -streakDaysBack)!);
    return {
      Logs: [...logs.filter(({ IsCounted }) => IsCounted), ...logs.filter(({ IsCounted }) => !IsCounted)].map(({ IsCounted: _, ...log }) => log),
      Sessions: await comingSessions(call, tools),
      AssessmentStatus: await tools.assessments.statusIn(call.caller.user, call.caller.entity.PlanYearId),
      Streak: streakOf(Days, tracking.today, streakForgivenDays),
    };
  },
} satisfies AreaQueryHandlers<'today'>;

/** Returns what an entry says in a field, with the unit of the person. */
const loggedIn = (field: TrackerField, values: readonly TrackerEntryValue[], call: CallContext): string[] =>
  values
    .filter(({ FieldName }) => FieldName === field.FieldName)
    .map(({ DisplayValue, Value }) => {
      const measured = typeof Value === 'number' ? inPersonsUnit(call, Value, field.FieldQuantity, field.FieldUnitsPlural) : undefined;
      const { unitsOfMany, unitsOfOne } = constantsOf(call.revision).quantities;
      const unit = unitAfter(DisplayValue ?? Value, field.FieldUnitsPluralDisplay ?? '', unitsOfMany, unitsOfOne);
      return measured ?? `${DisplayValue ?? Value} ${unit}`.trim();
    });

/** Returns what a person has signed up for or agreed on in the next days, the soonest first. */
async function comingSessions({ caller, revision }: CallContext, tools: Tools): Promise<TodayItem[]> {
  const { todaySessionDays } = constantsOf(revision).today;
  const from = tools.clock.now().toISOString();
  const to = new Date(tools.clock.now().getTime() + todaySessionDays * 86_400_000).toISOString();
  const items = (await ownItems(caller.user, { from, to }, tools)).filter(({ start }) => start > from);
  return items
    .toSorted((one, other) => (one.start < other.start ? -1 : 1))
    .map(({ id, title, start, end, timeZone }) => ({
      Id: `session ${id}`,
      Kind: 'Session',
      Title: title,
      IsDone: false,
      Logged: null,
      StartsAt: start,
      EndsAt: end,
      TimeZone: timeZone ?? null,
    }));
}
