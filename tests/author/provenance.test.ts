import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSource } from '../../codegen/source';
import { type Desk, openDesk } from './support';

let desk: Desk;
beforeAll(() => {
  desk = openDesk(readSource(join(import.meta.dirname, '../..')));
});
afterAll(() => rmSync(desk.root, { recursive: true }));

test('of each part of a definition it is told whose words it is', async () => {
  expect(await desk.run('provenance --customer cedar --definition constants:registration')).toBe(0);
  expect(desk.said).toContain('base   constants:registration');
  expect(desk.said).toContain('cedar  registrationSteps.value');
  expect(desk.said.filter((line) => line.startsWith('cedar'))).toHaveLength(1);
});

test("of a customer's questions it is told that they are the customer's", async () => {
  expect(await desk.run('provenance --customer lakeside --definition questionnaire:health-risk')).toBe(0);
  expect(desk.said.filter((line) => line.startsWith('lakeside'))).toEqual(['lakeside  noise', 'lakeside  hearingProtection', 'lakeside  nightMeals']);
});

test('a part, and a text of a part, are called as an overlay would call them', async () => {
  expect(await desk.run('provenance --customer lakeside --definition form:user-profile')).toBe(0);
  expect(desk.said).toEqual(expect.arrayContaining(['lakeside  contact.title', 'lakeside  badge-number']));
});

test("of a tracker's words it is told which are the customer's", async () => {
  expect(await desk.run('provenance --customer cedar --definition item:mood')).toBe(0);
  expect(desk.said.map((line) => line.split(/ +/))).toEqual([
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
