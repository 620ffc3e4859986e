import { expect, test } from 'vitest';
import { messagesOf, momentInWords } from './messages';

test('messages are read by the properties that the options name; own ones by their author', () => {
  const value = [{ Nr: 7, From: 'Ann', Key: 3, At: '2026-11-20T09:12:00Z', Body: 'Hello', Photo: '/ann.png' }];
  const properties = { id: 'Nr', author: 'From', authorId: 'Key', time: 'At', text: 'Body', picture: 'Photo' };
  const message = { id: '7', author: 'Ann', text: 'Hello', time: Date.UTC(2026, 10, 20, 9, 12), picture: '/ann.png' };
  expect(messagesOf(value, { properties, me: 3 })).toEqual([{ ...message, isOwn: true }]);
  expect(messagesOf(value, { properties, me: '4' })).toEqual([{ ...message, isOwn: false }]);
});

test.each([null, undefined, 'text', 7, Number.NaN, {}, [null, 1, 'a', []]])('%j has no messages', (value) => {
  expect(messagesOf(value, {})).toEqual([]);
});

test('what is missing or wrong in a message is left out of it, and ids stay apart', () => {
  const value = [{}, { Id: 'a' }, { Id: 'a', Time: 'soon', Text: Number.NaN, Author: {}, Picture: 'javascript:alert(1)' }];
  expect(messagesOf(value, {}).map(({ id }) => id)).toEqual(['at-0', 'a', 'a-at-2']);
  expect(messagesOf(value, { me: 'x' })[2]).toEqual({ id: 'a-at-2', author: '', text: '', isOwn: false });
});

test.each([
  ['UTC', '11/20/26, 9:12\u202fAM'],
  ['America/New_York', '11/20/26, 4:12\u202fAM'],
])('a moment in %s', (zone, words) => {
  expect(momentInWords(Date.UTC(2026, 10, 20, 9, 12), zone).replace(/\s/g, ' ')).toBe(words.replace(/\s/g, ' '));
});

test('a time zone that is none is not applied', () => {
  expect(momentInWords(0, 'Nowhere/Never')).toMatch(/\d/);
});
