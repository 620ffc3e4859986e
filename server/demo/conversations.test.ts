import { expect, test } from 'vitest';
import { conversationsOn, subjectOf } from './conversations';
import { pictureNames } from './make-messages';
import seeds from './messages.json';
import { seededRandom } from './seeded-random';

const subjects = Object.keys(seeds.subjects) as (keyof typeof seeds.subjects)[];

test.each(subjects)('people who speak of %s say nothing twice, answer what was begun, and show pictures that there are', (subject) => {
  const said = conversationsOn(subject, 41, seededRandom(3));
  const texts = said.flatMap(({ text }) => (text === '' ? [] : [text]));
  expect(texts.length).toBeGreaterThan(25);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => /[{}]/.test(text))).toEqual([]);
  expect([said[0]!.begins, texts.filter((text) => text.startsWith('='))]).toEqual([true, []]);
  const pictures = said.flatMap(({ picture }) => (picture === undefined ? [] : [picture]));
  expect(pictures.length).toBeGreaterThan(0);
  expect(pictures.filter((name) => !pictureNames.includes(name))).toEqual([]);
});

test('no two subjects share a line, and two boards of one subject begin differently', () => {
  const lines = subjects.flatMap((subject) => seeds.subjects[subject].threads.flat());
  expect(new Set(lines).size).toBe(lines.length);
  const [one, other] = [1, 2].map((seed) => conversationsOn('movement', 8, seededRandom(seed)).map(({ text }) => text));
  expect(one).not.toEqual(other);
});

test('a board of 120 messages is filled', () => {
  expect(conversationsOn('movement', 120, seededRandom(21))).toHaveLength(120);
});

test.each([
  [['sleep'], 'sleep'],
  [['movement', 'outdoors'], 'movement'],
  [['check-ups', 'food'], 'food'],
  [[], 'movement'],
])('a program with the tags %j is spoken of as %s', (tags, subject) => {
  expect(subjectOf(tags)).toBe(subject);
});
