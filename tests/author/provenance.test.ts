import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSource } from '../../codegen/source';
import { type Desk, openDesk } from './support';

let desk: Desk;
beforeAll(() => {
  desk = openDesk(readSource(join(import.meta.dirname, '../..')));
});
afterAll(() => rmSync(desk.root, { recursive: true }));
/** What is the customer's, as it is called. */
const namesOf = (customer: string) => desk.said.map((line) => line.split(/ +/)).flatMap(([owner, name]) => (owner === customer ? [name] : []));

test('of each part of a definition it is told whose words it is', async () => {
  expect(await desk.run('provenance --customer cedar --definition constants:registration')).toBe(0);
  expect(desk.said).toContain('base   constants:registration');
  expect(desk.said).toContainEqual(expect.stringMatching(/^cedar  registrationSteps\.value +schemas\/customers\/cedar\/[\w-]+\.overlay\.json:\d+$/));
  expect(desk.said.filter((line) => line.startsWith('cedar'))).toHaveLength(1);
});

test("of a customer's questions it is told that they are the customer's", async () => {
  expect(await desk.run('provenance --customer lakeside --definition questionnaire:health-risk')).toBe(0);
  expect(namesOf('lakeside')).toEqual(['noise', 'hearingProtection', 'nightMeals']);
});

test('a part, and a text of a part, are called as an overlay would call them', async () => {
  expect(await desk.run('provenance --customer lakeside --definition form:user-profile')).toBe(0);
  expect(namesOf('lakeside')).toEqual(expect.arrayContaining(['contact.title', 'badge-number']));
});

test("of a part that an operation made, the line of the customer's own file is told that says so", async () => {
  expect(await desk.run('provenance --customer granite --definition form:registration-driving')).toBe(0);
  const [place = ''] = desk.said.flatMap((line) => /^granite .* (\S+:\d+)$/.exec(line)?.[1] ?? []);
  const [file = '', line = ''] = place.split(':');
  const lines = readFileSync(join(desk.root, file), 'utf8').split('\n');
  expect(lines.slice(Number(line) - 1, Number(line) + 1).map((one) => one.trim())).toEqual(['{', '"op": "registration-step",']);
});

test("of a tracker's words it is told which are the customer's", async () => {
  expect(await desk.run('provenance --customer cedar --definition item:mood')).toBe(0);
  expect(desk.said.map((line) => line.split(/ +/).slice(0, 2))).toEqual([
    ['base', 'item:mood'],
    ['cedar', 'value/TrackerName'],
    ['cedar', 'value/TrackerFields/Mood/FieldNameDisplay'],
  ]);
});

test.each([
  ['provenance', 'Say of which customer and of what'],
  ['provenance --customer cedra --definition form:user-profile', 'There is nothing of a customer "cedra" in schemas/customers. Did you mean "cedar"?'],
  ['provenance --customer cedar --definition form:user-profil', 'Did you mean "form:user-profile"?'],
])('%s is refused in a sentence', async (command, sentence) => {
  expect(await desk.run(command)).toBe(1);
  expect(desk.said.at(-1)).toContain(sentence);
});
