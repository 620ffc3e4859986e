import { afterEach, beforeEach, expect, test } from 'vitest';
import { watchBrowser } from './browser-events';

// A person is active when the page changes by what they do, not only when they use a mouse or a key: dictation, switches, screen readers, films.

let time = 0;
const announced: string[] = [];
let stop: () => void;
beforeEach(() => {
  announced.length = 0;
  document.body.innerHTML = `
    <input id="one"><input id="other">
    <div id="scroller" style="height: 50px; overflow: auto"><div style="height: 500px">Terms</div></div>
    <video id="film"></video>
    <div role="dialog"><button id="stay">Stay</button><button id="leave">Leave</button></div>`;
  const services = { announce: ({ type }: { type: string }) => void announced.push(type), stored: { reread: () => [] } as never };
  stop = watchBrowser(window, services, () => (time += 1000));
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

const at = (id: string) => document.getElementById(id)!;

// The rule that keeps the class out: activity is what changes, of whatever device it comes; runtime/app/browser-events.ts is the only place that hears it.
test.each([
  ['dictates, which sends only input', () => at('one').dispatchEvent(new InputEvent('input', { bubbles: true }))],
  ['watches a film', () => at('film').dispatchEvent(new Event('timeupdate'))],
])('a person who %s is active', (_, act) => {
  act();
  expect(announced).toEqual(['user.activity']);
});

test('a person who scrolls a part of the page is active', async () => {
  at('scroller').scrollTop = 40;
  await expect.poll(() => announced).toEqual(['user.activity']);
});

test('a person whose screen reader moves the focus is active, on the page and in a dialog', () => {
  at('one').focus();
  at('other').focus();
  expect(announced).toEqual(['user.activity']);
  at('stay').focus();
  expect(announced).toEqual(['user.activity']);
  at('leave').focus();
  expect(announced).toEqual(['user.activity', 'user.activity']);
});

test('a focus that the application moves is no activity: a warning that opens and closes does not dismiss itself', () => {
  at('stay').focus();
  (document.activeElement as HTMLElement).blur();
  at('one').focus();
  at('stay').focus();
  at('one').focus();
  expect(announced).toEqual([]);
});
