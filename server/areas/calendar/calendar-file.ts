import ical, { ICalCalendarMethod } from 'ical-generator';
import { FileAnswer } from '../../calls/file-answer';
import type { CalendarItem } from './coming';

interface CalendarFile {
  name: string;
  fileName: string;
  items: readonly CalendarItem[];
  /** Where the items may be looked at. */
  url: string;
  /** After so many seconds other calendars look again. */
  refresh?: number;
  now: Date;
}

/** A file that other calendars read (RFC 5545). Moments are written in UTC: each calendar shows them by its own clocks. */
export function calendarFile({ name, fileName, items, url, refresh, now }: CalendarFile): FileAnswer {
  const file = ical({ name, prodId: '//Wellspring//Calendar//EN', method: ICalCalendarMethod.PUBLISH, ...(refresh !== undefined && { ttl: refresh }) });
  for (const { id, title, start, end, place, description } of items)
    file.createEvent({ id, summary: title, start: new Date(start), end: new Date(end), stamp: now, location: place, description, url });
  return FileAnswer.whole(fileName, 'text/calendar; charset=utf-8', file.toString());
}
