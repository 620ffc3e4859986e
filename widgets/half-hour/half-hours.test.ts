import { afterEach, expect, test } from 'vitest';
import { english, speak } from '../../runtime/format/language';
import { halfHours } from './half-hours';
import manifest from './half-hour.widget.json';

afterEach(() => speak(() => english));

test('C-constants-30 the half hours go from 00:00 to 23:30, labelled in the 12-hour form', () => {
  const all = halfHours();
  expect(all).toHaveLength(48);
  expect([all.at(0), all.at(1), all.at(24), all.at(-1)]).toEqual([
    { value: '00:00', text: '12:00 AM' },
    { value: '00:30', text: '12:30 AM' },
    { value: '12:00', text: '12:00 PM' },
    { value: '23:30', text: '11:30 PM' },
  ]);
  for (const { value } of all) expect(value).toMatch(new RegExp(manifest.value.pattern));
});

test('in another language they are labeled as all times are in it', () => {
  speak(() => ({ ...english, tag: 'es-419' }));
  expect([0, 25].map((index) => halfHours()[index]?.text.replace(/\s/gu, ' '))).toEqual(['12:00 a.m.', '12:30 p.m.']);
});
