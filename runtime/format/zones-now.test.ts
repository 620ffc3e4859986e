import { expect, onTestFinished, test } from 'vitest';
import { english, speak } from './language';
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

test('in Spanish the name of a zone begins with a capital, as each choice does', () => {
  speak(() => ({ ...english, tag: 'es-419', texts: { '{zone}, {time} now': '{zone}, ahora {time}' } }));
  onTestFinished(() => speak(() => english));
  expect(zonesNow(['America/Denver'], moment)).toEqual([expect.stringMatching(/^Hora de la montaña, ahora 3:59/)]);
});
