import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { idioms } from '../support/idioms';

const texts = JSON.parse(readFileSync('schemas/generated/texts.json', 'utf8')) as Record<string, string>;

/** Texts that keep such words, each with its reason. The specification gives the others to the letter. */
const except: Record<string, string> = {};

test.each(idioms)('$is is told from "$passes"', ({ is, found, passes }) => {
  expect([is.test(found), is.test(passes)]).toEqual([true, false]);
});

test.each(idioms)('no text for people has $is: $instead', ({ is }) => {
  const found = Object.entries(texts).filter(([, text]) => is.test(text) && !Object.hasOwn(except, text));
  expect(Object.keys(texts).length).toBeGreaterThan(2000);
  expect([...new Set(found.map(([place, text]) => `${text} (${place})`))]).toEqual([]);
});
