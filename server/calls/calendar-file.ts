import ical, { ICalCalendarMethod } from 'ical-generator';
import { FileAnswer } from './file-answer';

/** Something in a person's calendar with a beginning and an end, both moments (ISO 8601). */
export interface CalendarItem {
  /** Stays the same when the item moves or is canceled. */
  id: string;
  title: string;
  start: string;
  end: string;
  /** The time zone (IANA) where it takes place; null where it takes place by phone or online. */
  timeZone: string | null;
  place: string;
  description: string;
}

interface CalendarFile {
  name: string;
  fileName: string;
  items: readonly CalendarItem[];
  /** Where the items may be looked at. */
  url: string;
  /** Other calendars look again after this many seconds. */
  refresh?: number;
  now: Date;
}

const secondsBefore2020 = Date.UTC(2020, 0) / 1000;
let lastSequence = 0;

/** The number of a state of an item, in seconds since 2020: calendars ignore a state whose number is lower than the one they have. */
const sequenceAt = (now: Date): number => Math.max(Math.floor(now.getTime() / 1000) - secondsBefore2020, lastSequence);

/** The number of a change of an item. Two changes have two numbers, in their order, also within one second: calendars may ignore one of two that are equal. */
const sequenceOfChange = (now: Date): number => (lastSequence = Math.max(sequenceAt(now), lastSequence + 1));

/** Returns a calendar as other calendars read it (RFC 5545). Moments are in UTC: each calendar shows them by its own clocks. */
function calendarText({ name, items, url, refresh, now }: Omit<CalendarFile, 'fileName'>, method: ICalCalendarMethod, sequence: number): string {
  const file = ical({ name, prodId: '//Wellspring//Calendar//EN', method, ...(refresh !== undefined && { ttl: refresh }) });
  for (const { id, title, start, end, place, description } of items)
    file.createEvent({
      id,
      sequence,
      summary: title,
      start: new Date(start),
      end: new Date(end),
      stamp: now,
      location: place,
      description,
      url,
    });
  return file.toString();
}

/** Returns a file that other calendars read. */
export const calendarFile = (file: CalendarFile): FileAnswer =>
  FileAnswer.whole(file.fileName, 'text/calendar; charset=utf-8', calendarText(file, ICalCalendarMethod.PUBLISH, sequenceAt(file.now)));

/** Returns the calendar part of an email about an item that was booked or moved: calendars add it, or move the one that they have. */
export const bookedItem = (item: CalendarItem, { url, now }: Pick<CalendarFile, 'url' | 'now'>): string =>
  calendarText({ name: item.title, items: [item], url, now }, ICalCalendarMethod.PUBLISH, sequenceOfChange(now));

/** Returns the calendar part of an email that cancels an item: calendars that have the item remove it. */
export const canceledItem = (item: CalendarItem, { url, now }: Pick<CalendarFile, 'url' | 'now'>): string =>
  calendarText({ name: item.title, items: [item], url, now }, ICalCalendarMethod.CANCEL, sequenceOfChange(now));

/** Returns a coaching session as an item of a calendar. `title`: what its owner's calendar calls it, such as the name of the other person. */
export const sessionItem = ({ Id, StartDate, EndDate }: { Id: string; StartDate: string; EndDate: string }, title: string): CalendarItem => ({
  id: Id,
  title,
  start: StartDate,
  end: EndDate,
  timeZone: null,
  place: '',
  description: '',
});
