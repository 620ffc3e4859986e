import { afterEach, expect, test } from 'vitest';
import { english, speak } from '../../runtime/format/language';
import { firstUnread, messagesOf } from './messages';
import { dayInWords, momentInWords } from './moments';

afterEach(() => speak(() => english));

test('messages are read by the properties that the options name; own ones by their author', () => {
  const value = [{ Nr: 7, From: 'Ann', Key: 3, At: '2026-11-20T09:12:00Z', Body: 'Hello', Face: '/ann.png', Small: 'data:image/png;base64,AA' }];
  const properties = { id: 'Nr', author: 'From', authorId: 'Key', time: 'At', text: 'Body', photo: 'Face', thumbnail: 'Small' };
  const pictures = { photo: '/ann.png', thumbnail: 'data:image/png;base64,AA' };
  const message = { id: '7', author: 'Ann', authorId: '3', text: 'Hello', time: Date.UTC(2026, 10, 20, 9, 12), ...pictures };
  expect(messagesOf(value, { properties, me: 3 })).toEqual([{ ...message, isOwn: true }]);
  expect(messagesOf(value, { properties, me: '4' })).toEqual([{ ...message, isOwn: false }]);
});

test.each([null, undefined, 'text', 7, Number.NaN, {}, [null, 1, 'a', []]])('%j has no messages', (value) => {
  expect(messagesOf(value, {})).toEqual([]);
});

test('what is missing or wrong in a message is left out of it, and ids stay apart', () => {
  const value = [{}, { Id: 'a' }, { Id: 'a', Time: 'soon', Text: Number.NaN, Author: {}, Photo: 'javascript:alert(1)', Thumbnail: 'data:text/html,a' }];
  expect(messagesOf(value, {}).map(({ id }) => id)).toEqual(['at-0', 'a', 'a-at-2']);
  expect(messagesOf(value, { me: 'x' })[2]).toEqual({ id: 'a-at-2', author: '', authorId: '', text: '', isOwn: false });
});

const plain = (words: string) => words.replace(/\s/g, ' ');

test.each([
  ['UTC', '2026-11-20T20:00:00Z', '9:12 AM'],
  ['UTC', '2026-11-21T00:00:00Z', 'Nov 20, 9:12 AM'],
  ['America/New_York', '2026-11-21T04:59:00Z', '4:12 AM'],
  ['America/New_York', '2026-11-21T05:00:00Z', 'Nov 20, 4:12 AM'],
])('B-message-board-13 B-message-board-14: a moment in %s at %s is %s', (zone, now, words) => {
  expect(plain(momentInWords(Date.UTC(2026, 10, 20, 9, 12), Date.parse(now), zone))).toBe(words);
});

test.each([
  ['2026-11-23', 'Monday, November 23rd'],
  ['2026-11-01', 'Sunday, November 1st'],
  ['2026-11-22', 'Sunday, November 22nd'],
  ['2026-11-11', 'Wednesday, November 11th'],
  ['2026-11-12', 'Thursday, November 12th'],
  ['2026-11-13', 'Friday, November 13th'],
  ['2026-12-31', 'Thursday, December 31st'],
])('B-message-board-04: %s is %s', (day, words) => {
  expect(dayInWords(Date.parse(`${day}T12:00:00Z`), 'UTC')).toBe(words);
});

test('a time zone that is none is not applied', () => {
  expect(momentInWords(0, 0, 'Nowhere/Never')).toMatch(/\d/);
});

test('the first unread message is of somebody else and later than what was seen', () => {
  const messages = messagesOf(
    [
      { Id: 'a', AuthorId: '1', Time: '2026-11-20T09:00:00Z' },
      { Id: 'b', AuthorId: 'me', Time: '2026-11-20T10:00:00Z' },
      { Id: 'c', AuthorId: '1', Time: '2026-11-20T11:00:00Z' },
    ],
    { me: 'me' },
  );
  expect(firstUnread(messages, '2026-11-20T09:00:00Z')).toBe('c');
  expect(firstUnread(messages, '2026-11-20T08:00:00Z')).toBe('a');
  expect([firstUnread(messages, '2026-11-20T11:00:00Z'), firstUnread(messages, ''), firstUnread(messages, undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('days and times are in the language of the page, also when it changes', () => {
  const time = Date.parse('2026-11-23T09:12:00Z');
  const said = () => plain(`${dayInWords(time, 'UTC')} · ${momentInWords(time, time, 'UTC')}`);
  expect(said()).toBe('Monday, November 23rd · 9:12 AM');
  speak(() => ({ ...english, tag: 'es-419' }));
  expect(said()).toBe('lunes, 23 de noviembre · 9:12 a.m.');
});
