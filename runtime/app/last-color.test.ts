import { expect, test } from 'vitest';
import { lastColor } from './last-color';

const kept = (text: string | null) => ({ getItem: (key: string) => (key === 'ls.rootdata' ? text : null) });

test('the colour of the last session is read from what is kept of it', () => {
  expect(lastColor(kept('{"Branding":{"BrandingColor":"#0f6a8b"}}'))).toBe('#0f6a8b');
});

test.each([null, '', 'null', '7', '[]', '{', '{"Branding":null}', '{"Branding":{"BrandingColor":7}}', '{"Branding":{"BrandingColor":"red;}"}}'])(
  '%s is no colour',
  (text) => expect(lastColor(kept(text))).toBeUndefined(),
);
