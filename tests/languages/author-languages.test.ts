import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compile } from '../support/shared-compiler';
import { readSource } from '../../codegen/source';
import { inLanguage } from '../../runtime/definitions/in-language';
import { inLanguageOf } from '../../server/definitions/read-language';
import { type Desk, openDesk } from '../author/support';

const guide = readFileSync(join(import.meta.dirname, '../../docs/authoring.md'), 'utf8');
/** The file that the guide shows. */
const german = /## Other languages[\s\S]*?```json\n([\s\S]*?)```/.exec(guide)![1]!;

let desk: Desk;
beforeAll(() => {
  desk = openDesk(readSource(join(import.meta.dirname, '../..')));
  desk.write('schemas/languages/de.language.json', german);
});
afterAll(() => rmSync(desk.root, { recursive: true }));

test('the languages are listed with how far they are, and each with what it lacks', async () => {
  expect(await desk.run('languages')).toBe(0);
  expect(desk.said).toEqual([
    expect.stringMatching(/^de: [\d,]+ texts, [\d,]+ not translated\.$/),
    expect.stringMatching(/^es-419: [\d,]+ texts, all translated\.$/),
  ]);
  expect(await desk.run('languages de')).toBe(0);
  expect(desk.said).toHaveLength(22);
  expect(desk.said.at(-1)).toMatch(/ more: npm run author -- languages de --export texts\.csv$/);
  expect(await desk.run('languages ed')).toBe(1);
  expect(desk.said[0]).toContain('There is no language "ed". Did you mean "de"?');
});

test('a table goes to a translator and comes back, with quotes, commas and lines as they were', async () => {
  expect(await desk.run('languages de --export texts.csv')).toBe(0);
  const table = readFileSync(join(desk.root, 'texts.csv'), 'utf8');
  expect(table).toContain('Speichern');
  const body = 'Dein Konto ist wieder offen, "wirklich".\n\nHier meldest du dich an:';
  const english = 'Your account is unlocked. You can sign in here:';
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  desk.write('back.csv', `Place,English,Translation\nx,${quoted(english)},${quoted(body)}\nx,Cancel,Abbrechen\nx,A text that is gone,Weg\nx,Close,\n`);
  expect(await desk.run('languages de --import back.csv')).toBe(0);
  expect(desk.said[0]).toContain('Took 2 new or changed translations');
  expect(desk.said[1]).toContain('"A text that is gone"');
  const { texts } = JSON.parse(readFileSync(join(desk.root, 'schemas/languages/de.language.json'), 'utf8')) as { texts: Record<string, unknown> };
  expect(texts).toMatchObject({ Save: 'Speichern', Cancel: 'Abbrechen', [english]: body });
  expect(texts).not.toHaveProperty('Close');
  expect(await desk.run('check')).toBe(0);
});

test('what companies write themselves goes to the translator too, and comes back', async () => {
  const path = 'schemas/languages/de.language.json';
  const before = JSON.parse(readFileSync(join(desk.root, path), 'utf8')) as object;
  desk.write(path, JSON.stringify({ ...before, rows: { Shop: 'Werkstatt' } }));
  expect(await desk.run('languages de --export rows.csv')).toBe(0);
  expect(readFileSync(join(desk.root, 'rows.csv'), 'utf8').trimEnd().split('\n').at(-1)).toBe('rows,Shop,Werkstatt');
  desk.write('rows.csv', 'Place,English,Translation\nrows,Shop,Betrieb\nrows,"Which shop, exactly?","Welcher Betrieb, genau?"\nrows,Cancel,\n');
  expect(await desk.run('languages de --import rows.csv')).toBe(0);
  expect(desk.said).toEqual([expect.stringContaining('Took 2 new or changed translations')]);
  const { rows, texts } = JSON.parse(readFileSync(join(desk.root, path), 'utf8')) as { rows: object; texts: object };
  expect([rows, 'Shop' in texts]).toEqual([{ Shop: 'Betrieb', 'Which shop, exactly?': 'Welcher Betrieb, genau?' }, false]);
  expect(await desk.run('check')).toBe(0);
});

test.each([
  ['none.csv', 'cannot be read'],
  ['wrong.csv', 'its columns must be Place, English, Translation'],
])('a table that cannot be taken is refused in plain words: %s', async (file, message) => {
  desk.write('wrong.csv', 'a,b\n1,2\n');
  expect(await desk.run(`languages de --import ${file}`)).toBe(1);
  expect(desk.said[0]).toContain(message);
});

describe('a customer in German, by one file', () => {
  const file = JSON.stringify({ ...(JSON.parse(german) as object), insteadOf: 'en-US' });
  const source = new Map([...readSource(join(import.meta.dirname, '../..')), ['schemas/customers/rhein/de.language.json', file]]);
  const { customers, base, faults } = compile(source);

  test('reads it instead of English, and nobody else does', () => {
    expect(faults).toEqual([]);
    const labelOf = (revision: typeof base, chosen: string | null) =>
      inLanguageOf(revision!, { chosen, toggles: [] }).shell.app.navigation?.items.find(({ id }) => id === 'profile')?.label;
    expect([null, 'en-US', 'es-419'].map((chosen) => labelOf(customers.rhein, chosen))).toEqual(['Profil', 'Profil', 'Profil']);
    expect([null, 'en-US', 'de'].map((chosen) => labelOf(base, chosen))).toEqual(['Profile', 'Profile', 'Profile']);
  });

  test('has the forms of its numbers and the order of its dates', () => {
    const said = inLanguage(customers.rhein!, 'de');
    expect(said.language).toMatchObject({ tag: 'de', direction: 'ltr', dates: { 'MMMM D, YYYY': 'D. MMMM YYYY' } });
    expect(JSON.stringify(said.forms['people-filter']?.count)).toContain('{n} Personen passen.');
  });
});
