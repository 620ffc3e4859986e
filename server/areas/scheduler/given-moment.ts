import { addDays, formatDate } from '../../../runtime/format/date';
import { addMinutes, inTimeZone, momentIn } from '../../../runtime/format/time';
import type { Revision } from '../../../runtime/definitions/compiled';
import { constantsOf } from '../../foundation/constants';
import { filledText } from '../../foundation/filled-text';
import { badRequest } from '../../foundation/outcome';
import { step } from './free-times';
import { minuteOf } from './open-spans';

export const refused = (Field: string, Message: string, Code = 'choice') => badRequest([{ Code, Field, Message }], true);

interface Given {
  /** A moment, or a time by the clocks of whoever sends it. */
  text: string;
  timeZone: string;
  field: string;
}

/** The minute that somebody has given, at a quarter of an hour. A time that clocks skip or show twice is refused: nobody could tell which one is meant. */
export function givenMinute({ text, timeZone, field }: Given, revision: Revision): number {
  const { sessionNoTime, sessionQuarter, sessionSkipped, sessionDoubled } = constantsOf(revision).scheduler;
  if (addDays(text.slice(0, 10), 0) === null) throw refused(field, sessionNoTime);
  const isLocal = text.length === 'yyyy-MM-ddTHH:mm'.length;
  const moment = isLocal ? momentIn(`${text}:00`, timeZone)! : text;
  if (isLocal) {
    const shown = (at: string) => inTimeZone(at, timeZone)!.slice(0, text.length);
    const time = formatDate(`${text}:00Z`, 'h:mm A', 'UTC');
    if (shown(moment) !== text) throw refused(field, filledText(sessionSkipped, { time }));
    // Clocks are put back by an hour, in one place by half of one.
    if ([30, 60].some((minutes) => shown(addMinutes(moment, minutes)!) === text)) throw refused(field, filledText(sessionDoubled, { time }));
  }
  const minute = minuteOf(moment);
  if (Number.isNaN(minute)) throw refused(field, sessionNoTime);
  if (minute % step !== 0) throw refused(field, sessionQuarter);
  return minute;
}
