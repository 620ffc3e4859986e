import FullCalendar, { type CalendarRef, type EventApi, type EventInput } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import classic from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import { type CSSProperties, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CalendarOptions } from '../../schemas/generated/widgets';
import { language, shortTime, timeSpan, translated, type WidgetProps } from '../../runtime/widget-contract';
import { type CalendarView, dayAfter, dayBefore, dayIn } from './periods';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';

/** Something that takes place: see the manifest. */
export interface CalendarItem {
  id: string;
  title: string;
  start: string;
  end?: string | null;
  kind?: string;
  marked?: boolean;
  fixed?: boolean;
}

interface CalendarGridProps {
  items: CalendarItem[];
  options: CalendarOptions;
  shown: { view: CalendarView; date: string };
  /** 1 for Monday to 7 for Sunday. */
  firstDay: number;
  emit: WidgetProps['emit'];
}

const plugins = [dayGrid, timeGrid, list, interaction, classic];
const viewNames = { month: 'dayGridMonth', week: 'timeGridWeek', day: 'timeGridDay', list: 'listMonth' } as const;
const isWholeDay = (text: string) => text.length === 10;
/** The width of a month by its height: two entries with titles on two lines have room in a day. The style sheet has the same number. */
const monthRatio = 1;
const usualHours = { from: '06:00', to: '22:00' };

/** The period itself, drawn by FullCalendar: what is pressed, moved and chosen in it is told by days and moments. */
export function CalendarGrid({ items, options, shown, firstDay, emit }: CalendarGridProps) {
  const calendar = useRef<CalendarRef>(null);
  const { timeZone, kinds, canMove = false, canSelect = false, step = 15 } = options;
  const events = useMemo(() => items.map((item) => eventOf(item, kinds, canMove, shown.view)), [items, kinds, canMove, shown.view]);
  const drawn = useRef(shown);
  useLayoutEffect(() => {
    const api = calendar.current?.getApi();
    // It begins with what is shown at first.
    if (api === undefined || drawn.current === shown) return;
    drawn.current = shown;
    if (api.view.type === viewNames[shown.view]) api.gotoDate(shown.date);
    else api.changeView(viewNames[shown.view], shown.date);
  }, [shown]);
  const dayAt = (date: Date, allDay: boolean) => dayIn(date, allDay ? 'UTC' : timeZone);
  const moved = (event: EventApi) => {
    const { id, allDay, start, end, startStr, endStr } = event;
    if (allDay) emit('move', { id, start: startStr.slice(0, 10), end: end === null ? null : dayBefore(endStr.slice(0, 10)) });
    else emit('move', { id, start: start?.toISOString() ?? startStr, end: end?.toISOString() ?? null });
  };
  const clocks = timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const hasHours = shown.view === 'week' || shown.view === 'day';
  const { hours: said, timeZone: zone } = options;
  const hours = useMemo(() => (hasHours ? hoursOf(items, { hours: said, timeZone: zone }) : usualHours), [hasHours, items, said, zone]);
  const isMeasured = useMeasured();
  const snap = `00:${String(step).padStart(2, '0')}:00`;
  return (
    <div
      className="calendar-grid"
      data-view={shown.view}
      data-measured={isMeasured || undefined}
      style={{ '--calendar-hours': hoursBetween(hours) } as CSSProperties}
    >
      <FullCalendar
        ref={calendar}
        plugins={plugins}
        locale={language().tag.toLowerCase()}
        direction={language().direction}
        initialView={viewNames[shown.view]}
        initialDate={shown.date}
        timeZone={timeZone ?? 'local'}
        firstDay={firstDay % 7}
        headerToolbar={false}
        height="auto"
        events={events}
        eventInteractive
        navLinks
        navLinkDayClick={(date) => emit('day', { day: dayAt(date, false) })}
        navLinkHint={(text) => translated('Show {name}', { name: text })}
        // What has no room is read in its tip.
        eventDidMount={({ el, event }) => {
          el.title = event.title;
        }}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault();
          emit('press', { id: event.id, day: dayPressed(event, dayAt) });
        }}
        dateClick={({ dateStr }) => emit('day', { day: dateStr.slice(0, 10) })}
        // Its own label says the date in other words than those that show, and whoever speaks to the page says what shows.
        dayHeaderDidMount={({ el }) => {
          for (const named of el.querySelectorAll('[aria-label]')) named.removeAttribute('aria-label');
        }}
        editable={canMove}
        eventDrop={({ event }) => moved(event)}
        eventResize={({ event }) => moved(event)}
        selectable={canSelect}
        select={({ start, end, startStr, endStr, allDay }) =>
          emit('select', allDay ? { start: startStr, end: dayBefore(endStr), allDay } : { start: start.toISOString(), end: end.toISOString(), allDay })
        }
        eventTimeClass="calendar-time"
        eventTitleClass="calendar-name"
        listItemEventTimeClass="calendar-when"
        listItemEventTitleClass="calendar-what"
        dayMaxEvents
        // In a grid the end can be seen: the room is for who or what it is.
        displayEventEnd={shown.view === 'list'}
        nowIndicator
        snapDuration={snap}
        slotHeaderFormat={({ start }) => shortTime(momentOf(start), clocks)}
        slotMinTime={`${hours.from}:00`}
        slotMaxTime={`${hours.to}:00`}
        // The day of a month or a week is narrow: the room is for the title.
        eventTimeFormat={({ start, end }) =>
          shown.view === 'month' || shown.view === 'week' ? shortTime(momentOf(start), clocks) : timeSpan(momentOf(start), end ? momentOf(end) : null, clocks)
        }
        aspectRatio={monthRatio}
        allDayText={translated('All day')}
        moreLinkText={(n) => translated('+{n} more', { n })}
        moreLinkHint={(n) => (n === 1 ? translated('Show 1 more') : translated('Show {n} more', { n }))}
        closeHint={translated('Close')}
        eventsHint={translated('Scheduled events')}
        noEventsText={options.emptyText ?? translated('Nothing is scheduled for this time.')}
      />
    </div>
  );
}

/** Returns the moment of a time that FullCalendar writes: what its clocks show alone would not tell the two hours apart that repeat in autumn. */
const momentOf = ({ instantMs }: { instantMs: number }): string => new Date(instantMs).toISOString();

/** FullCalendar lays out hours in two steps. What is seen is the second one. */
function useMeasured(): boolean {
  const [isMeasured, setMeasured] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => requestAnimationFrame(() => setMeasured(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isMeasured;
}

const hoursBetween = ({ from, to }: { from: string; to: string }): number => Number(to.slice(0, 2)) - Number(from.slice(0, 2));

/** As FullCalendar has it: whole days end where the next one begins. What is drawn as a dot before its title has the full colour, or nobody would see it. */
function eventOf(
  { id, title, start, end, kind, marked = false, fixed = false }: CalendarItem,
  kinds: CalendarOptions['kinds'],
  canMove: boolean,
  view: CalendarView,
): EventInput {
  const tone = kinds?.find(({ value }) => value === kind)?.tone ?? 'blue';
  const allDay = isWholeDay(start);
  const isFull = marked || view === 'list' || (view === 'month' && !allDay);
  return {
    id,
    title,
    start,
    ...(typeof end === 'string' && { end: allDay ? dayAfter(end) : end }),
    allDay,
    // What stands out is a bar in a month, too.
    ...(marked && { display: 'block' }),
    editable: canMove && !fixed,
    className: `calendar-item calendar-${tone}${marked ? ' calendar-marked' : ''}`,
    color: `var(--calendar-${tone}${isFull ? '' : '-pale'})`,
    contrastColor: `var(--calendar-${tone}${isFull ? '-text' : '-ink'})`,
  };
}

const dayPressed = (event: EventApi, dayAt: (date: Date, allDay: boolean) => string): string =>
  event.allDay ? event.startStr.slice(0, 10) : event.start === null ? '' : dayAt(event.start, false);

/** The hours that a week shows: as many as are said, and more where something takes place before or after them. */
function hoursOf(items: readonly CalendarItem[], { hours = usualHours, timeZone }: CalendarOptions): { from: string; to: string } {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  const timed = items.filter(({ start }) => !isWholeDay(start));
  const starts = timed.map(({ start }) => `${clock.format(new Date(start)).slice(0, 2)}:00`);
  const ends = timed.map(({ start, end }) => {
    const [from, to] = [start, end ?? start].map((moment) => clock.format(new Date(moment))) as [string, string];
    return to < from || to === '00:00' ? '24:00' : to;
  });
  return { from: [hours.from, ...starts].toSorted()[0]!, to: [hours.to, ...ends].toSorted().at(-1)! };
}
