import { expect, test } from 'vitest';
import { zonesNow } from './zones-now';

const moment = '2026-11-20T22:59:00Z';

test('D-moments-20 a time zone is called by its name and its time now', () => {
  expect(zonesNow(['America/Los_Angeles', 'America/New_York'], moment)).toEqual(['Pacific Time, 2:59 PM now', 'Eastern Time, 5:59 PM now']);
});

test('D-moments-20 zones of one name also have their city', () => {
  expect(zonesNow(['Europe/Berlin', 'Europe/Paris', 'America/Los_Angeles'], moment)).toEqual([
    expect.stringMatching(/^Central European.* Time \(Berlin\), 11:59 PM now$/),
    expect.stringMatching(/^Central European.* Time \(Paris\), 11:59 PM now$/),
    'Pacific Time, 2:59 PM now',
  ]);
});

test.each(['Nowhere/At_All', 7, null, ''])('what is no time zone has no text: %j', (zone) => {
  expect(zonesNow([zone], moment)).toEqual([undefined]);
});
