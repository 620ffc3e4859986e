import { evaluate } from '../../../runtime/expressions/evaluate';
import { readDate } from '../../../runtime/format/date';
import type { DayRange } from '../../records/person-conditions/criteria';
import type { FilterFaults } from './faults';
import type { Constants } from '../../../schemas/generated/constants';

/** A date as a filter asks for it, and where each part of it stands in the request. */
interface AskedDays {
  status: string | undefined;
  start: string | undefined;
  end: string | undefined;
  at: { status: string; start: string; end: string };
}

interface CallContext {
  settings: Constants['filter'];
  /** The day that it is for whoever asks. */
  today: string;
  faults: FilterFaults;
}

/** The days of a date of a filter; nothing where none is asked for, or what is asked is wrong. */
export function daysOf({ status, start, end, at }: AskedDays, { settings, today, faults }: CallContext): DayRange | undefined {
  const { customDateStatus, filterDate } = settings;
  if (status !== customDateStatus) {
    const surplus = start !== undefined ? at.start : end !== undefined ? at.end : undefined;
    if (surplus !== undefined) return faults.add(surplus, 'datesWithoutStatus');
    return status === undefined ? undefined : rangeOf(status, today, settings);
  }
  const read = (text: string | undefined, pointer: string) => {
    const day = text === undefined ? undefined : readDate(text, filterDate);
    if (day === null) faults.add(pointer, 'date');
    return day ?? undefined;
  };
  const [from, to] = [read(start, at.start), read(end, at.end)];
  if (start === undefined && end === undefined) return faults.add(at.start, 'datesMissing');
  if (from !== undefined && to !== undefined && to < from) return faults.add(at.end, 'order');
  return { from, to };
}

/** The first and the last day of a status of a date that has days of its own. */
export function rangeOf(status: string, today: string, { dateRange }: Constants['filter']): DayRange {
  const days = evaluate(dateRange.$, { status, today });
  const [from, to] = Array.isArray(days) ? (days as unknown[]) : [];
  // A rule that knows no such status finds nobody, rather than everybody.
  return typeof from === 'string' && typeof to === 'string' ? { from, to } : { from: '9999-12-31', to: '0001-01-01' };
}
