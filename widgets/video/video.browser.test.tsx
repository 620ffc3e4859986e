import { expect, test } from 'vitest';
import { hostileValues, showWidget } from '../../tests/support/show-widget';
import { video } from '.';
import manifest from './video.widget.json';

const film = manifest.value.examples[0];

test('B-constants-18 a film is 900 × 600 where there is room', async () => {
  const { container } = await showWidget(video, { value: film });
  const { width, aspectRatio } = getComputedStyle(container.querySelector('video') as HTMLVideoElement);
  expect([(container.querySelector('video') as HTMLVideoElement).style.width, aspectRatio]).toEqual(['900px', '900 / 600']);
  expect(Number.parseFloat(width)).toBeLessThanOrEqual(document.documentElement.clientWidth);
});

test('a film has its name, its picture and its captions', async () => {
  const captions = [
    { language: 'en', text: 'English', address: 'data:text/vtt,WEBVTT' },
    { language: 'xx', text: 'Wrong', address: 'javascript:alert(1)' },
  ];
  const { container } = await showWidget(video, { value: film, label: 'How to', options: { poster: '/p.png', captions } });
  const shown = container.querySelector('video') as HTMLVideoElement;
  expect([shown.ariaLabel, shown.controls, shown.getAttribute('poster')]).toEqual(['How to', true, '/p.png']);
  expect([...shown.querySelectorAll('track')].map(({ kind, srclang, label }) => [kind, srclang, label])).toEqual([['captions', 'en', 'English']]);
});

/** A film of the product, long enough to be left in its middle. */
const long = '/news/sleep.webm';
const shownFilm = (container: HTMLElement) => container.querySelector('video') as HTMLVideoElement;

test('a film goes on where it was left, and tells how far it was seen when it is paused', async () => {
  const { container, events } = await showWidget(video, { value: long, options: { position: 3 } });
  await expect.poll(() => shownFilm(container).currentTime).toBe(3);
  shownFilm(container).muted = true;
  await shownFilm(container).play();
  shownFilm(container).pause();
  await expect.poll(() => events.length).toBe(1);
  expect([events[0]![0], Math.floor(events[0]![1] as number)]).toEqual(['position', 3]);
});

test('a film that was seen to its end begins anew', async () => {
  const { container } = await showWidget(video, { value: long, options: { position: 3600 } });
  await expect.poll(() => shownFilm(container).readyState).toBeGreaterThan(0);
  expect(shownFilm(container).currentTime).toBe(0);
});

test('what cannot be played is said', async () => {
  const { container } = await showWidget(video, { value: 'data:video/webm;base64,AAAA' });
  await expect.poll(() => container.querySelector('.video-broken')?.textContent).toBe('This video cannot be played.');
});

test.each(hostileValues)('given %s it says so, or shows nothing', async (_, value) => {
  const { container } = await showWidget(video, { value });
  expect(container.querySelector('video')).toBeNull();
});
