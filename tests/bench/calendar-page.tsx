import FullCalendar from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import classic from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import { createRoot } from 'react-dom/client';
import Calendar from '../../widgets/calendar/Calendar';
import { alone } from '../support/widget-alone';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import '@fullcalendar/react/themes/classic/palette.css';
import '../../runtime/form/form.css';
import '../../runtime/screen/screen.css';

declare global {
  interface Window {
    drawMonth: (by: 'widget' | 'bare') => Promise<number>;
  }
}

const count = 500;
const kinds = [
  { value: 'one', text: 'One', tone: 'blue' as const },
  { value: 'two', text: 'Two', tone: 'green' as const },
];
const items = Array.from({ length: count }, (_, index) => {
  const start = new Date(Date.UTC(2026, 10, 1 + (index % 30), 8 + (index % 10), (index * 15) % 60));
  return {
    id: String(index),
    title: `Item ${index}`,
    start: start.toISOString(),
    end: new Date(start.getTime() + 1_800_000).toISOString(),
    kind: index % 2 === 0 ? 'one' : 'two',
  };
});
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** Some items of each day show, and a link to the others. */
const isDrawn = () =>
  document.querySelectorAll('[role="gridcell"], [role="cell"]').length >= 35 &&
  document.body.textContent.includes('Item 0') &&
  document.body.textContent.includes('more');

/** Milliseconds from the call until a month with 500 items stands. */
window.drawMonth = async (by) => {
  const root = createRoot(document.getElementById('root') as HTMLElement);
  const start = performance.now();
  if (by === 'widget') root.render(<Calendar {...alone} label="Bench" value={items} options={{ date: '2026-11-10', timeZone: 'UTC', view: 'month', kinds }} />);
  else
    root.render(
      <FullCalendar
        plugins={[dayGrid, timeGrid, list, interaction, classic]}
        initialView="dayGridMonth"
        initialDate="2026-11-10"
        timeZone="UTC"
        height="auto"
        dayMaxEvents
        headerToolbar={{ start: 'prev,today,next', center: 'title', end: 'dayGridMonth,timeGridWeek,listMonth' }}
        events={items}
      />,
    );
  do await frame();
  while (!isDrawn() && performance.now() - start < 20_000);
  if (!isDrawn()) throw new Error('The month did not show.');
  return performance.now() - start;
};
