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

test('B-assessment-42 B-assessment-43 why tells with the actual answers why a question shows or not, and so of what it looks at', async () => {
  desk.write('answers.json', JSON.stringify({ tobaccoUse: ['never'], tobaccoProducts: ['cigarettes'], cigarettesPerDay: 5 }));
  expect(await desk.run('why health-risk firstCigarette --answers answers.json')).toBe(0);
  expect(desk.said).toEqual([
    '"firstCigarette" does not show.',
    '  It shows while this holds:',
    '    no   "cigarettesPerDay" is greater than "0": it does not show, so its answer does not count.',
    '  The page "quitting" does not show: it shows while one of these holds:',
    '    no   "tobaccoUse" is "sometimes": the answer is "never".',
    '    no   "tobaccoUse" is "daily": the answer is "never".',
    '  "cigarettesPerDay" does not show.',
    '    It shows while this holds:',
    '      no   "tobaccoProducts" has among its answers "cigarettes": it does not show, so its answer does not count.',
    '    The page "tobacco-use" always shows.',
    '    "tobaccoProducts" does not show.',
    '      It shows while one of these holds:',
    '        no   "tobaccoUse" is "sometimes": the answer is "never".',
    '        no   "tobaccoUse" is "daily": the answer is "never".',
  ]);
  desk.write('answers.json', JSON.stringify({ answers: [{ questionId: 'tobaccoUse', answer: ['daily'] }] }));
  expect(await desk.run('why health-risk quitting --answers answers.json')).toBe(0);
  expect(desk.said).toEqual([
    'The page "quitting" shows: it shows while one of these holds:',
    '  no   "tobaccoUse" is "sometimes": the answer is "daily".',
    '  yes  "tobaccoUse" is "daily": the answer is "daily".',
  ]);
});

test("a question of a customer's own is known for that customer", async () => {
  expect(await desk.run('why health-risk hearingProtection --customer lakeside')).toBe(0);
  expect(desk.said[0]).toBe('"hearingProtection" does not show.');
  expect(await desk.run('why health-risk hearingProtection')).toBe(1);
});

test('an answer to a question that there is not is told, and not looked at', async () => {
  desk.write('answers.json', JSON.stringify([{ questionId: 'tobacoUse', answer: ['daily'] }]));
  expect(await desk.run('why health-risk age --answers answers.json')).toBe(0);
  expect(desk.said).toEqual([
    'There is no question "tobacoUse": its answer is not looked at. Did you mean "tobaccoUse"?',
    '"age" shows.',
    '  It has no conditions.',
    '  The page "about-you" always shows.',
  ]);
});

test.each([
  ['why', 'Say of which questionnaire and of which question or page'],
  ['why health-risk', 'Say of which questionnaire and of which question or page'],
  ['why health-rsik age', 'There is no questionnaire or form "health-rsik". Did you mean "health-risk"?'],
  ['why health-risk agee', 'The questionnaire "health-risk" has no question or page "agee". Did you mean "age"?'],
  ['why health-risk age --customer lakesid', 'There is nothing of a customer "lakesid" in schemas/customers. Did you mean "lakeside"?'],
  ['why health-risk age --answers none.json', 'none.json that can be read.'],
  ['why health-risk age --answers wrong.json', 'wrong.json is not JSON.'],
  ['why health-risk age --answers strange.json', 'This file has answers by question, such as'],
])('%s is refused in a sentence', async (command, sentence) => {
  desk.write('wrong.json', '{');
  desk.write('strange.json', '{"age":{"years":5}}');
  expect(await desk.run(command)).toBe(1);
  expect(desk.said.at(-1)).toContain(sentence);
});
