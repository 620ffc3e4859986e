import { expect, test } from 'vitest';
import { createStored } from './stored';

const declared = {
  token: { key: 'token', schema: { $ref: 'record:TokenResult' } },
  seen: { key: 'seen', schema: { type: 'object' } },
  places: { key: 'places', schema: { type: 'array' } },
  drafts: { key: 'drafts', schema: { type: 'object', additionalProperties: { type: 'object' } } },
  size: { key: 'size', schema: { type: 'number' } },
  language: { key: 'language', schema: { type: 'string' } },
};

/** What the page reads of what the browser kept, and what the browser keeps then. */
function read(kept: Record<string, string>) {
  const browser = new Map(Object.entries(kept));
  const stored = createStored({
    getItem: (key) => browser.get(key) ?? null,
    setItem: (key, text) => void browser.set(key, text),
    removeItem: (key) => void browser.delete(key),
  });
  stored.declare(declared);
  return { stored, values: stored.values.get(), browser };
}

test.each(['{"Token":"cut', '[7]', '"text"', '7', 'null', ''])('of the token %j nothing is read, and it is taken away', (token) => {
  const { values, browser } = read({ token, seen: token, language: 'en-US' });
  expect(values).toEqual({ token: null, seen: null, places: null, drafts: null, size: null, language: 'en-US' });
  expect([...browser.keys()]).toEqual(['language']);
});

test('what can be read stays as it is', () => {
  const kept = { token: '{ "Token": "t" }', places: '[1]', size: '0', language: '{"', other: '{"' };
  const { values, browser } = read(kept);
  expect(values).toEqual({ token: { Token: 't' }, seen: null, drafts: null, places: [1], size: 0, language: '{"' });
  expect(Object.fromEntries(browser)).toEqual(kept);
});

test('what another tab has cut off is taken away when it is read again', () => {
  const { stored, browser } = read({ token: '{ "Token": "t" }' });
  browser.set('token', '{ "Token": ');
  expect(stored.reread('token')).toEqual(['token']);
  expect([stored.values.get().token, browser.size]).toEqual([null, 0]);
});

test('D-offline-12 of an object only the entries are kept that its declaration allows: an earlier revision kept texts, which no sign-out would remove', () => {
  const { values, browser } = read({ drafts: '{"pat board-1":"Hello","pat":{"board-1":"Hi"},"kim":null}' });
  expect(values.drafts).toEqual({ pat: { 'board-1': 'Hi' } });
  expect(browser.get('drafts')).toBe('{"pat":{"board-1":"Hi"}}');
});
