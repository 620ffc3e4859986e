import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from '../../codegen/author/run-author';
import { compareRevisions } from '../../codegen/compare/compare';
import { readSource } from '../../codegen/source';
import { faultCodes } from '../../runtime/definitions/fault-codes';
import { formatFaults } from '../../runtime/definitions/fault';
import { openDesk } from '../author/support';
import { filesOfSection } from '../support/guide';
import { compile } from '../support/shared-compiler';

const root = join(import.meta.dirname, '../..');
const guide = readFileSync(join(root, 'docs/authoring.md'), 'utf8');
const base = new Map([...readSource(root)].filter(([path]) => !path.startsWith('schemas/customers/')));

/** Each recipe: its heading, and the JSON below it. */
const recipes = [...guide.matchAll(/^### (\d+)\. (.+)\n[\s\S]*?```json\n([\s\S]*?)```/gm)].map(([, number, title, json]) => ({
  number: Number(number),
  title: title ?? '',
  value: JSON.parse(json ?? '') as { kind?: string; op?: string; name?: string; operations?: { op?: string; name?: string }[] },
}));
/** Those that are overlays or items; the others are files for commands. */
const overlays = recipes.filter(({ value }) => 'op' in value || 'kind' in value);
const forCommands = recipes.filter((recipe) => !overlays.includes(recipe));

/** What comes of a recipe in a file of its own. */
function cooked(value: object) {
  const { id, kind, ...rest } = 'kind' in value ? (value as { id: string; kind: string }) : { id: 'recipe', kind: 'overlay', operations: [value] };
  const file = `schemas/customers/summit/${id}.${kind}.json`;
  const { base: before, customers, faults } = compile(new Map([...base, [file, JSON.stringify({ id, kind, ...rest })]]));
  expect(formatFaults(faults)).toBe('0 faults in 0 files. Nothing was published.');
  return compareRevisions(before!, customers.summit!).map(({ sentence }) => sentence);
}

/** What comes of the files of a section. */
function cookedFiles(files: readonly { Path: string; Text: string }[]) {
  const own = files.map(({ Path, Text }): [string, string] => [`schemas/customers/summit/${Path}`, Text]);
  const { base: before, customers, faults } = compile(new Map([...base, ...own]));
  expect(formatFaults(faults)).toBe('0 faults in 0 files. Nothing was published.');
  return compareRevisions(before!, customers.summit!).map(({ sentence }) => sentence);
}

/** What each recipe does, as an author reads it before publishing. */
const effects: Record<number, string[]> = {
  1: ['The field "Cost centre" is added to the form "user-profile".'],
  2: ['The field "Badge" is added to the form "user-profile".', '"Badge" becomes required.'],
  3: ['The field "Site" is added to the form "user-profile".'],
  4: ['The field "Courses" is added to the form "user-profile".'],
  5: ['The field "Hours a week" is added to the form "user-profile".'],
  6: ['The field "Hired on" is added to the form "user-profile".'],
  7: ['The field "License" is added to the form "user-profile".'],
  8: ['The field "Position" is added to the form "user-profile".'],
  9: ['The field "Certificate" is added to the form "user-profile".'],
  10: ['The field "Why no texts?" is added to the form "user-profile".'],
  11: ['The field "Sales region" is added to the form "user-profile".', 'The column "Sales region" is added to the table "people".'],
  12: ['The field "Mobile number" in the form "user-profile" is now called "Cell phone".'],
  13: ['The field "Mobile number" in the form "user-profile": "help" changes from nothing to "We text you on the day before a session.".'],
  14: ['The field "Mobile number" in the form "user-profile": "requiredWhen" changes from nothing to { form.DisableTextReminders != true }.'],
  15: ['The field "Hide me from leaderboards" is taken out of the form "user-profile".'],
  16: ['The field "Language and region" moves behind "units" in the form "user-profile".'],
  17: ['The field "At work" is added to the form "user-profile".'],
  18: [
    expect.stringContaining('"text" changes from "Walk more, sleep better, or pick something just for you." to "Pick a goal that fits your week."') as string,
  ],
  19: ['The constant "minimumAge" changes from 18 to 16.'],
  20: ['The item "Resource Hub" is taken out of the navigation "main".'],
  21: ['The question "How do you get to work?" is added to the questionnaire "health-risk".'],
  22: ['The question "Can you work standing?" is added to the questionnaire "health-risk".'],
  23: ['The page "back-pain" is added to the questionnaire "health-risk".'],
  24: ['The item "Climbing" is new.'],
  25: ['The part "Shoes" is added to the item "Running".'],
  26: ['The item "Tobacco-Free Day" is gone.'],
  27: ['The part "Double" of "Distance" in the item "Running": "Max" changes from 200 to 60.'],
  28: ['The field "Certified on" is added to the form "user-profile".'],
  29: [
    'The filter "Hire Date" is taken out of the filter "people-filter".',
    'The filter "Hired" is added to the filter "people-filter".',
    'The rule "hire-date-days" is taken out of the filter "people-filter".',
    'The rule "hire-date-start-exists" is taken out of the filter "people-filter".',
    'The rule "hire-date-end-exists" is taken out of the filter "people-filter".',
    'The rule "hire-date-order" is taken out of the filter "people-filter".',
  ],
  33: ['The item "Water" is new.'],
  34: [
    'The field "Parks from" is added to the form "user-profile".',
    'The field "Parks until" is added to the form "user-profile".',
    'The rule "parking-order" is added to the form "user-profile".',
    'The rule "parking-length" is added to the form "user-profile".',
  ],
  35: ['The field "Way to work" is added to the form "user-profile".'],
  36: [
    'The item "Courses" is added to the navigation "main".',
    'The item "Resource Hub" is added to the navigation "main".',
    'The part "Learning" is added to the screen "resource-hub".',
    'The part "Learning" is added to the screen "university".',
  ],
  37: ['The paragraph "Please drink a glass of water before your session, {name}." is added to the message "booking-confirmed".'],
};

test('there are thirty-seven recipes, in order, three of them for commands', () => {
  expect(forCommands.map(({ number }) => number)).toEqual([30, 31, 32]);
  expect(recipes.map(({ number }) => number)).toEqual(Array.from({ length: 37 }, (_, index) => index + 1));
});

test.each(overlays)('recipe $number, "$title", goes with the real definitions and does what it says', ({ number, value }) => {
  expect(cooked(value)).toEqual(effects[number]);
});

test('the rule of recipe 6 begins the rules of a form that had none', () => {
  const [, rule] = [...(/^### 6\. [\s\S]*?(?=^### 7\.)/m.exec(guide)?.[0] ?? '').matchAll(/```json\n([\s\S]*?)```/g)].map(
    ([, json]) => JSON.parse(json ?? '') as object,
  );
  const operations = [overlays[5]?.value, rule];
  expect(cooked({ id: 'hired', kind: 'overlay', operations })).toEqual([
    'The field "Hired on" is added to the form "user-profile".',
    'The rule "hired-by-now" is added to the form "user-profile".',
  ]);
});

test('C-filter-builder-33 C-filter-builder-34 the field of recipe 28 is a filter by itself, with a period; that of recipe 29 takes the place of another', () => {
  const file = (number: number): [string, string] => {
    const { value } = overlays[number - 1]!;
    const whole = 'kind' in value ? value : { id: 'own-field', kind: 'overlay', operations: [value] };
    return [`schemas/customers/summit/${(whole as { id: string }).id}.overlay.json`, JSON.stringify(whole)];
  };
  const { customers } = compile(new Map([...base, file(28), file(29)]));
  for (const id of ['people-filter', 'people-export', 'participant-filter']) {
    const groups = customers.summit!.forms[id]!.fields as { title: string; group: { at: string }[] }[];
    const asks = (title: string) => groups.find((group) => group.title === title)?.group.map(({ at }) => at.split('/').at(-1));
    expect([asks('Certified on'), asks('Hired'), asks('Hire Date')]).toEqual([['Status', 'StartDate', 'EndDate'], ['HireDate'], undefined]);
  }
});

test('all recipes together go with the real definitions, each in a file of its own', () => {
  const files = overlays.map(({ number, value }): [string, string] => {
    const id = `recipe-${String(number).padStart(2, '0')}`;
    if (value.kind === 'item') return [`schemas/customers/summit/${id}.item.json`, JSON.stringify({ ...value, id })];
    return [`schemas/customers/summit/${id}.overlay.json`, JSON.stringify('kind' in value ? { ...value, id } : { id, kind: 'overlay', operations: [value] })];
  });
  const { customers, faults } = compile(new Map([...base, ...files]));
  expect(formatFaults(faults)).toBe('0 faults in 0 files. Nothing was published.');
  const { properties } = customers.summit!.records.UserProfileCustom as { properties: object };
  expect(Object.keys(properties)).toEqual(
    overlays.flatMap(({ value }) =>
      [value, ...(value.operations ?? [])].flatMap(({ op, name }) => (op === 'insert-field' && name !== undefined ? [name] : [])),
    ),
  );
});

test.each(forCommands)('recipe $number, "$title", says what the guide says', async ({ number, title, value }) => {
  const section = guide.slice(guide.indexOf(`### ${number}. ${title}`));
  const command = /`npm run author -- ([^`]+)`/.exec(section)?.[1] ?? '';
  const desk = openDesk(base);
  // As the guide shows it: what is told names lines.
  const shown = /```json\n([\s\S]*?)\n```/.exec(section)?.[1] ?? '';
  expect(JSON.parse(shown)).toEqual(value);
  for (const file of command.match(/[a-z]+\.json/g) ?? []) desk.write(file, shown);
  await desk.run(command);
  const told = /```text\n([\s\S]*?)\n```/.exec(section)?.[1];
  expect(desk.said.join('\n')).toBe(told);
  rmSync(desk.root, { recursive: true });
});

test.each<[string, string[]]>([
  ['A page of your own', ['The item "Canteen" is added to the navigation "main".', 'The screen "Canteen" is new.']],
  [
    'A check that several forms use',
    ['The field "Number plate" is added to the form "user-profile".', 'The rule "plate-of-state" is added to the form "user-profile".'],
  ],
  [
    'A step of registration',
    [
      'The constant "registrationStepForms": "parking" is added, with "registration-parking".',
      'The constant "registrationStepNeeds": "parking" is added, with "IdentifyUser".',
      'The constant "registrationSteps": "parking" is added behind "RegistrationEmailSent".',
      'The constant "registrationEvents": "parking" is added, with "parking".',
      'The form "registration-parking" is new.',
      'The field "Where you park" is added to the form "user-profile".',
      'The part "parking-step" is added to the screen "registration".',
      'A value for "Parking space" is kept.',
    ],
  ],
  [
    'What the server does by itself',
    [
      'The form "quit-day" is new.',
      'The message "quit-follow-up" is new.',
      'The operation "getQuitDay" is new.',
      'The operation "saveQuitDay" is new.',
      'The resource "quit-days" is new.',
      'The rule "quit-follow-up" is new.',
      'The screen "Quit smoking" is new.',
    ],
  ],
])('the files of "%s" go with the real definitions and do what they say', (heading, effects) => {
  expect(cookedFiles(filesOfSection(heading))).toEqual(effects);
});

test('a step of registration is one operation, and what is put into its form and beside its lists goes with it', () => {
  const section = guide.slice(guide.indexOf('## A step of registration'), guide.indexOf('## Pictures and files that you ship'));
  const [step, ...more] = [...section.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => JSON.parse(json ?? '') as { operations?: object[] });
  expect(step?.operations).toHaveLength(1);
  expect(more).toHaveLength(2);
  const second = {
    op: 'registration-step',
    id: 'locker',
    after: 'parking',
    title: 'Your locker',
    fields: [{ name: 'parkingSpace', field: { id: 'space', widget: 'text', label: 'Space' } }],
  };
  const files = [
    { Path: 'a.overlay.json', Text: JSON.stringify({ ...step, id: 'a' }) },
    { Path: 'b.overlay.json', Text: JSON.stringify({ id: 'b', kind: 'overlay', operations: [...more, second] }) },
  ];
  const told = cookedFiles(files);
  expect(told).toContain('The constant "registrationSteps": "parking" is added behind "RegistrationEmailSent", "locker" is added behind "parking".');
  expect(told).toContain('The form "registration-parking" is new.');
  expect(told).toContain('The form "registration-locker" is new.');
  expect(told).toContain('The constant "registrationEvents": "CompanyCode" is added, with "CompanyCode".');
});

test("a course and a curriculum of a customer's own go with the real definitions", () => {
  const section = guide.slice(guide.indexOf("## A course of a customer's own"), guide.indexOf("## Settings of a company's own"));
  const items = [...section.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => JSON.parse(json ?? '') as { id: string });
  const files = items.map((item): [string, string] => [`schemas/customers/summit/${item.id}.item.json`, JSON.stringify(item)]);
  const { base: before, customers, faults } = compile(new Map([...base, ...files]));
  expect(formatFaults(faults)).toBe('0 faults in 0 files. Nothing was published.');
  const told = compareRevisions(before!, customers.summit!).map(({ sentence }) => sentence);
  expect(told).toEqual(['The item "Working in the cold store" is new.', 'The item "In the warehouse" is new.']);
});

test('the commands and the codes that the guide names exist', () => {
  const named = [...guide.matchAll(/npm run author -- ([a-z-]+)/g)].map(([, command]) => command ?? '');
  expect([...new Set(named)].filter((command) => !Object.hasOwn(commands, command))).toEqual([]);
  const refusals = guide.slice(guide.indexOf('## When something is refused'));
  const codes = [...refusals.matchAll(/^\| `([a-z]+-[a-z-]+|sealed)[ `]/gm)].map(([, code]) => code ?? '');
  expect(codes.length).toBeGreaterThan(5);
  expect(codes.filter((code) => !Object.hasOwn(faultCodes, code))).toEqual([]);
});
