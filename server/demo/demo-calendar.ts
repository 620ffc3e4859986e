import { addDays } from '../../runtime/format/date';
import seeds from './programs.json';

interface PlanYear {
  PlanYearId: string;
  Name: string;
  StartDate: string;
  EndDate: string;
}

export interface Season {
  /** Part of the ids of its programs; the season under way is always `fall`, whatever its title. */
  key: string;
  /** Follows the name of an activity: Fall 2026. */
  title: string;
  PlanYearId: string;
  StartDate: string;
  EndDate: string;
  /** The activities that it offers; undefined for all. */
  activities?: string[] | undefined;
}

/** The seasons, oldest first, and the plan years of a demo that is loaded on one day. */
export interface DemoCalendar {
  seasons: Season[];
  current: PlanYear;
  last: PlanYear;
}

/** A season that is this many days old has progress to show and time left. */
const age = { least: 28, most: 77 };
const titles = ['Winter', 'Winter', 'Spring', 'Spring', 'Spring', 'Summer', 'Summer', 'Summer', 'Fall', 'Fall', 'Fall', 'Winter'];

/**
 * Returns the calendar of a demo that is loaded on `today` (YYYY-MM-DD). Seasons start on the first Monday of January, April, July or October. When the
 * season under way would be too new or nearly over, all start one or two months later. The plan year ends with the season under way.
 */
export function calendarOf(today: string): DemoCalendar {
  const month = currentMonth(today);
  const planYear = (monthsBefore: number): PlanYear => {
    const [StartDate, next] = [firstOf(month - 9 - monthsBefore), firstOf(month + 3 - monthsBefore)];
    const EndDate = addDays(next, -1)!;
    const years = [...new Set([StartDate.slice(0, 4), EndDate.slice(0, 4)])];
    return { PlanYearId: years[0]!, Name: `Plan year ${years.join('–')}`, StartDate, EndDate };
  };
  const [current, last] = [planYear(0), planYear(12)];
  const seasons = seeds.seasons.map(({ key, monthsBefore, activities }): Season => {
    const StartDate = startOf(month - monthsBefore);
    const year = StartDate < current.StartDate ? last : current;
    const EndDate = [addDays(StartDate, seeds.weeks * 7 - 1)!, year.EndDate].toSorted()[0]!;
    return { key, title: titleOf(StartDate), PlanYearId: year.PlanYearId, StartDate, EndDate, activities };
  });
  return { seasons, current, last };
}

/** Returns the month in which the season under way started, counted from year 0. */
function currentMonth(today: string): number {
  const now = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1;
  const fitting = [0, 1, 2, 3].map((back) => now - back).filter((month) => isBetween(daysFrom(startOf(month), today), age));
  return fitting.find((month) => month % 3 === 0) ?? fitting[0]!;
}

const isBetween = (days: number, { least, most }: typeof age) => least <= days && days <= most;
const daysFrom = (first: string, last: string) => Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000);
const firstOf = (month: number) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;

/** The first Monday of a month; the second one of January, after the holidays. */
function startOf(month: number): string {
  const first = firstOf(month);
  const monday = addDays(first, (8 - new Date(`${first}T12:00:00Z`).getUTCDay()) % 7)!;
  return month % 12 === 0 ? addDays(monday, 7)! : monday;
}

/** A winter that starts in December is named after the year that follows. */
function titleOf(StartDate: string): string {
  const month = Number(StartDate.slice(5, 7));
  return `${titles[month - 1]} ${Number(StartDate.slice(0, 4)) + (month === 12 ? 1 : 0)}`;
}
