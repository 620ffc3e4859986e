import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fieldKinds } from '../../codegen/author/field-overlay';
import { compile } from '../support/shared-compiler';
import { readSource } from '../../codegen/source';
import { runsNow } from '../support/slice';
import { type Desk, deskForEach } from './support';

const project = readSource(join(import.meta.dirname, '../..'));
let desk: Desk;
deskForEach(project, (own) => {
  desk = own;
});

const more: Record<string, string> = {
  list: '--choices "North,South coast"',
  'multi-select': '--choices "North,South coast"',
  'searched-list': '--list JobTitle',
};

const kinds = Object.keys(fieldKinds).map((kind, index) => ({ kind, required: index % 2 === 0 ? '--required' : '' }));
const touchesKind = (file: string) => file.startsWith('codegen/author/');

test.each(kinds.filter(({ kind }) => runsNow(`a field of the kind ${kind}`, 3, touchesKind)))(
  'a field of the kind $kind $required is written, without faults, and reaches the form of its customer',
  async ({ kind, required }) => {
    expect(
      await desk.run(`new-field --customer summit --form user-profile --label "Own thing" --kind ${kind} --after mobile ${required} ${more[kind] ?? ''}`),
    ).toBe(0);
    const { customers, faults } = compile(readSource(desk.root));
    expect(faults).toEqual([]);
    const { fields, data } = customers.summit!.forms['user-profile']!;
    expect(JSON.stringify(fields)).toContain('"label":"Own thing"');
    const custom = (data.properties as { Custom: { properties: object; required?: string[] } }).Custom;
    expect(Object.keys(custom.properties)).toEqual(['ownThing']);
    expect(custom.required ?? []).toEqual(required === '' ? [] : ['ownThing']);
  },
);

test('what is not said is asked for, and a wrong answer is asked again with the reason', async () => {
  const answers = ['Summit!', 'summit', 'Cost centre', '', 'textt', 'text', 'mobile', 'yes', 'Two letters, four digits.', '^[A-Z]{2}[0-9]{4}$'];
  expect(await desk.run('new-field --form user-profile', answers)).toBe(0);
  expect(desk.said).toContain('The name of a customer has small letters, digits and dashes, and begins with a letter.');
  expect(desk.said.join('\n')).toContain('"textt" is none of text, long-text,');
  expect(desk.said.join('\n')).toContain('Did you mean "text"?');
  expect(JSON.parse(desk.read('schemas/customers/summit/cost-centre.overlay.json'))).toMatchObject({
    operations: [{ name: 'costCentre', required: true, property: { pattern: '^[A-Z]{2}[0-9]{4}$' }, field: { help: 'Two letters, four digits.' } }],
  });
});

test.each([
  ['__proto__', 'A customer property begins with a lowercase letter'],
  ['constructor', 'reserved'],
  ['cost centre', 'A customer property begins with a lowercase letter'],
  ['💰', 'A customer property begins with a lowercase letter'],
  ['x'.repeat(200), 'at most 40 letters and digits'],
])('a field called %s is refused with the rule', async (name, rule) => {
  expect(await desk.run(`new-field --customer summit --form user-profile --label Thing --kind text --name "${name}"`)).toBe(1);
  expect(desk.said.join('\n')).toContain(rule);
  expect(existsSync(join(desk.root, 'schemas/customers/summit'))).toBe(false);
});

test('an existing name, a place that is not there and a list without choices are refused, and nothing is written', async () => {
  const field = 'new-field --customer lakeside --form user-profile --kind text';
  expect(await desk.run(`${field} --label "Badge number"`)).toBe(1);
  expect(desk.said.join('\n')).toContain('There is schemas/customers/lakeside/badge-number.overlay.json already.');
  expect(await desk.run(`${field} --label Shift --name shift`)).toBe(1);
  expect(desk.said.join('\n')).toContain('has a property "shift" below Custom already');
  expect(await desk.run(`${field} --label Rack --after mobil`)).toBe(1);
  expect(desk.said.join('\n')).toMatch(/no part "mobil".* Did you mean "mobile"\?\n[\s\S]*was not written\./);
  expect(await desk.run('new-field --customer lakeside --form user-profile --label Rack --kind list --choices ","')).toBe(1);
  expect(desk.said.join('\n')).toContain('A list needs choices');
  expect(existsSync(join(desk.root, 'schemas/customers/lakeside/rack.overlay.json'))).toBe(false);
});

test.each([
  ['publsh', 'There is no command "publsh". Did you mean "publish"?'],
  ['check --custmer lakeside', 'There is no --custmer. Did you mean --customer?'],
  ['check --customer lakesid', 'There is nothing of a customer "lakesid" in schemas/customers. Did you mean "lakeside"?'],
  ['check --customer riverbend', 'There is nothing of a customer "riverbend" in schemas/customers. There are cedar, granite, lakeside.'],
  ['compare --base --customer lakesid', 'There is nothing of a customer "lakesid" in schemas/customers. Did you mean "lakeside"?'],
  ['check lakeside', '"lakeside" has no name. Write it with one, such as --customer lakeside.'],
])('"%s" is answered in plain words', async (command, words) => {
  expect(await desk.run(command)).toBe(1);
  expect(desk.said.join('\n')).toContain(words);
});

test('check says what is wrong for one customer, and nothing of the others', async () => {
  desk.write(
    'schemas/customers/summit/a.overlay.json',
    '{ "id": "a", "kind": "overlay", "operations": [{ "op": "remove", "in": "form:user-profile", "node": "mobil" }] }',
  );
  expect(await desk.run('check --customer summit')).toBe(1);
  expect(desk.said.join('\n')).toMatch(/^schemas\/customers\/summit\/a\.overlay\.json:1:\d+ {2}unknown-node .*\n.*Did you mean "mobile"\?/);
  expect(await desk.run('check --customer lakeside')).toBe(0);
});

test('when the base changes, the report says of each overlay whether it applies, is in conflict, or meets a seal', async () => {
  const overlay = (operations: object[]) => JSON.stringify({ id: 'words', kind: 'overlay', operations });
  const set = { op: 'set', in: 'form:user-profile', node: 'mobile', property: 'label', was: 'Phone', to: 'Mobile phone' };
  desk.write('schemas/customers/summit/words.overlay.json', overlay([set]));
  desk.write('schemas/customers/acme/words.overlay.json', overlay([{ op: 'remove', in: 'record:User', node: 'UserId' }]));
  expect(await desk.run('overlays')).toBe(1);
  const report = desk.said.join('\n');
  expect(report).toMatch(/lakeside\n {2}applies {3}schemas\/customers\/lakeside\/badge-number\.overlay\.json/);
  expect(report).toMatch(
    /summit\n {2}conflicts schemas\/customers\/summit\/words\.overlay\.json\n.*overlay-conflict\n.*this was "Phone", is now "Mobile number", and the overlay wants "Mobile phone"\./,
  );
  expect(report).toMatch(/acme\n {2}sealed {4}schemas\/customers\/acme\/words\.overlay\.json/);
});

test('compare --base says what a customer has different, without a server', async () => {
  expect(await desk.run('compare --customer cedar --base')).toBe(0);
  expect(desk.said.map((line) => line.trim())).toEqual(
    expect.arrayContaining([
      'The field "School" is added to the form "user-profile".',
      'The field "Mobile number" in the form "user-profile" is now called "Cell phone".',
      'The field "Do not send me text reminders" is taken out of the form "user-profile".',
    ]),
  );
});

test("a field goes into a form of the customer's own too, below Custom of its record", async () => {
  expect(await desk.run('new-field --customer granite --form registration-driving --label Truck --kind text --after depot --required')).toBe(0);
  const { customers, faults } = compile(readSource(desk.root));
  expect(faults).toEqual([]);
  const { fields, data } = customers.granite!.forms['registration-driving']!;
  expect(fields.map(({ id }) => id).slice(-2)).toEqual(['depot', 'truck']);
  const { properties, required } = (data.properties as { Custom: { properties: object; required: string[] } }).Custom;
  expect([Object.keys(properties), required]).toEqual([expect.arrayContaining(['truck']), expect.arrayContaining(['truck'])]);
});

test("whoever would change another part of the customer's own form is told which file to change", async () => {
  const field = { id: 'depot', at: '/Custom/depot', widget: 'text', label: 'Depot' };
  desk.write(
    'schemas/customers/granite/yard.form.json',
    JSON.stringify({ id: 'yard', kind: 'form', data: { $ref: 'record:RegistrationStep' }, fields: [field] }),
  );
  const operations = [{ op: 'set', in: 'form:yard', node: 'depot', property: 'label', was: 'Depot', to: 'Yard' }];
  desk.write('schemas/customers/granite/yard.overlay.json', JSON.stringify({ id: 'yard', kind: 'overlay', operations }));
  expect(await desk.run('check --customer granite')).toBe(1);
  expect(desk.said.join('\n')).toContain('The form "yard" is the customer\'s own: change schemas/customers/granite/yard.form.json itself.');
});

test.each([
  ['--help', 'npm run author -- <command>'],
  ['-h', 'npm run author -- <command>'],
  ['publish --help', 'npm run author -- publish\nPublishes the files of a customer to a running server.\n  --customer <name>   The customer:'],
  ['why --help', 'npm run author -- why <questionnaire or form> <part>\n'],
])('"%s" says what there is to say, and does nothing', async (command, words) => {
  expect(await desk.run(command)).toBe(0);
  expect(desk.said.join('\n')).toContain(words);
});
