import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { idioms } from '../support/idioms';

const folder = 'schemas/customers';
/** What customers' overlays say, which the catalogue of texts does not have: sentences and names, by their files. */
const ofCustomers = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => stringsIn(JSON.parse(readFileSync(join(folder, file), 'utf8')) as unknown).map((text, index) => [`${file} ${index}`, text] as const));
const texts = { ...(JSON.parse(readFileSync('schemas/generated/texts.json', 'utf8')) as Record<string, string>), ...Object.fromEntries(ofCustomers) };

/** Texts that keep such words, each with its reason. The specification gives the others to the letter. */
const except: Record<string, string> = {};

test.each(idioms)('$is is told from "$passes"', ({ is, found, passes }) => {
  expect([is.test(found), is.test(passes)]).toEqual([true, false]);
});

test.each(idioms)('no text for people has $is: $instead', ({ is }) => {
  const found = Object.entries(texts).filter(([, text]) => is.test(text) && !Object.hasOwn(except, text));
  expect([Object.keys(texts).length > 2000, ofCustomers.length > 50]).toEqual([true, true]);
  expect([...new Set(found.map(([place, text]) => `${text} (${place})`))]).toEqual([]);
});

/** Returns the texts within a definition: strings that begin with a capital letter, other than a record's or a type's name in a path. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^[A-Z][a-z]+( |$)/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
