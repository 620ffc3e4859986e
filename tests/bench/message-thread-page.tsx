import { createRoot } from 'react-dom/client';
import MessageThread from '../../widgets/message-thread/MessageThread';
import { alone } from '../support/widget-alone';
import type { ThreadFigure } from './message-thread';
import '../../runtime/form/form.css';
import '../../runtime/screen/screen.css';

declare global {
  interface Window {
    threadBench: () => Promise<ThreadFigure[]>;
  }
}

const count = 10_000;
const value = Array.from({ length: count }, (_, index) => ({
  Id: String(index),
  Author: `Person ${index % 40}`,
  AuthorId: String(index % 40),
  Time: new Date(Date.UTC(2026, 10, 25) - (count - index) * 300_000).toISOString(),
  Text: `Message ${index} of a board that many people write on, long enough for a second line in most windows.`,
}));
const root = createRoot(document.getElementById('root') as HTMLElement);
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const drawn = () => document.querySelectorAll('.thread-message').length;

let tasks: number[] = [];
// Tasks of 50 ms and more; shorter ones nobody notices.
new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' });

async function measured(what: string, work: () => Promise<void>): Promise<ThreadFigure> {
  tasks = [];
  const start = performance.now();
  await work();
  const milliseconds = performance.now() - start;
  // The browser tells of a task after it.
  await new Promise((resolve) => setTimeout(resolve, 200));
  return { what, milliseconds, longestTask: Math.max(0, ...tasks) };
}

async function until(holds: () => boolean): Promise<void> {
  const start = performance.now();
  do await frame();
  while (!holds() && performance.now() - start < 20_000);
  if (!holds()) throw new Error('What was awaited did not show.');
}

const show = (messages: typeof value) =>
  root.render(<MessageThread {...alone} label="Bench" value={messages} options={{ me: '7', timeZone: 'UTC', canWrite: true, hasEarlier: true }} />);

window.threadBench = async () => [
  await measured('drawing the 25 messages of a first page', async () => {
    show(value.slice(-25));
    await until(() => drawn() === 25);
  }),
  await measured('drawing the end of 10,000 messages', async () => {
    show(value);
    await until(() => drawn() === 100);
  }),
  await measured('scrolling through 100 messages', async () => {
    const list = document.querySelector('ol') as HTMLElement;
    for (let top = list.scrollHeight; top > 100; top -= 300) {
      list.scrollTop = top;
      await frame();
    }
  }),
  await measured('drawing 100 earlier messages', async () => {
    document.querySelector<HTMLElement>('.thread-earlier')?.click();
    await until(() => drawn() === 200);
  }),
];
