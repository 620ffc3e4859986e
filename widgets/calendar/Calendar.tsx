import { useEffect, useId, useMemo, useState } from 'react';
import type { CalendarOptions } from '../../schemas/generated/widgets';
import { asText, translated, type WidgetProps } from '../../runtime/widget-contract';
import { type CalendarItem, CalendarGrid } from './CalendarGrid';
import { type CalendarView, dayIn, isDay, periodName, stepped } from './periods';
import './calendar.css';

const viewTexts: Record<CalendarView, string> = { month: asText('Month'), week: asText('Week'), day: asText('Day'), list: asText('List') };
const months = [asText('Previous month'), asText('Next month')] as const;
const stepTexts: Record<CalendarView, readonly [before: string, after: string]> = {
  month: months,
  list: months,
  week: [asText('Previous week'), asText('Next week')],
  day: [asText('Previous day'), asText('Next day')],
};
const usualViews: CalendarView[] = ['month', 'week', 'list'];
const sunday = 7;

/** What of a value can be drawn. */
const itemsOf = (value: unknown): CalendarItem[] =>
  Array.isArray(value) ? value.filter((item: Partial<CalendarItem> | null) => typeof item?.start === 'string' && typeof item.title === 'string') : [];

/** The first that there is; neither a month nor a week has room on a phone. */
const usualView = ([first = 'month', ...others]: CalendarView[]): CalendarView =>
  others.includes('list') && window.matchMedia('(max-width: 720px)').matches ? 'list' : first;

/** What takes place when, with the way from one period to the next, and the legend by which kinds are left out. */
export default function Calendar({ value, label, options, emit }: WidgetProps<CalendarItem[], CalendarOptions>) {
  const [opened] = useState(() => new Date());
  const today = dayIn(opened, options.timeZone);
  const views = options.views ?? usualViews;
  const [view, date] = [options.view ?? usualView(views), isDay(options.date) ? options.date : today];
  const [shown, setShown] = useState({ view, date });
  const title = useId();
  // Where the page keeps what is shown, its word counts.
  useEffect(() => setShown((before) => (before.view === view && before.date === date ? before : { view, date })), [view, date]);
  const items = useMemo(() => itemsOf(value).filter(({ kind }) => kind === undefined || options.hidden?.includes(kind) !== true), [value, options.hidden]);
  const show = (next: typeof shown) => {
    setShown(next);
    emit('period', next);
  };
  const firstDay = options.firstDay ?? sunday;
  const kinds = options.kinds ?? [];
  const hidden = options.hidden ?? [];
  const step = (steps: 1 | -1) => show({ ...shown, date: stepped(shown.date, shown.view, steps) });
  const [before, after] = stepTexts[shown.view];
  return (
    <section className="calendar" aria-labelledby={title} aria-busy={options.loading === true || undefined}>
      <div className="calendar-bar">
        <div className="calendar-way">
          <button
            type="button"
            className="button look-secondary calendar-step"
            aria-label={translated(before)}
            title={translated(before)}
            onClick={() => step(-1)}
          >
            <span aria-hidden="true" className="calendar-arrow calendar-arrow-back" />
          </button>
          <button type="button" className="button look-secondary" onClick={() => show({ ...shown, date: dayIn(new Date(), options.timeZone) })}>
            {translated('Today')}
          </button>
          <button
            type="button"
            className="button look-secondary calendar-step"
            aria-label={translated(after)}
            title={translated(after)}
            onClick={() => step(1)}
          >
            <span aria-hidden="true" className="calendar-arrow" />
          </button>
        </div>
        <h2 className="calendar-title" id={title} aria-live="polite">
          <span className="visually-hidden">{label} </span>
          {periodName(shown.date, shown.view, firstDay)}
        </h2>
        <div className="calendar-views" role="group" aria-label={translated('Calendar view')}>
          {views.map((view) => (
            <button key={view} type="button" className="button look-secondary" aria-pressed={shown.view === view} onClick={() => show({ ...shown, view })}>
              {translated(viewTexts[view])}
            </button>
          ))}
        </div>
      </div>
      <CalendarGrid items={items} options={options} shown={shown} firstDay={firstDay} emit={emit} />
      {kinds.length === 0 ? null : (
        <div className="calendar-legend" role="group" aria-label={translated('Show in calendar')}>
          {kinds.map(({ value: kind, text, tone }) => {
            const isShown = !hidden.includes(kind);
            return (
              <button
                key={kind}
                type="button"
                className="calendar-kind"
                aria-pressed={isShown}
                data-tone={tone}
                onClick={() => emit('hide', { hidden: isShown ? [...hidden, kind] : hidden.filter((one) => one !== kind) })}
              >
                <span className="calendar-swatch" aria-hidden="true" />
                {text}
              </button>
            );
          })}
        </div>
      )}
    </section>
  );
}
