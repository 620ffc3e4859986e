import { expect, test } from 'vitest';
import { keepScheme, keptScheme, schemeOf } from './color-scheme';

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

test.each([
  { choice: 'dark', deviceIsDark: false, shows: 'dark' },
  { choice: 'light', deviceIsDark: true, shows: 'light' },
  { choice: 'device', deviceIsDark: true, shows: 'dark' },
  { choice: 'device', deviceIsDark: false, shows: 'light' },
  { choice: null, deviceIsDark: true, shows: 'dark' },
])('chosen $choice on a device that is dark: $deviceIsDark shows $shows', ({ choice, deviceIsDark, shows }) => {
  expect(schemeOf(choice, deviceIsDark)).toBe(shows);
  // And the next page begins with the same, before it has a definition.
  const browser = storage();
  keepScheme(browser, 'dark');
  keepScheme(browser, choice);
  expect(schemeOf(keptScheme(browser), deviceIsDark)).toBe(shows);
});
