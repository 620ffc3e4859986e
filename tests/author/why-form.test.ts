import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSource } from '../../codegen/source';
import { type Desk, openDesk } from './support';

/** A customer's own form with everything that decides about a field. */
const trip = {
  id: 'trip',
  kind: 'form',
  data: {
    type: 'object',
    additionalProperties: false,
    properties: {
      Way: { type: 'string', enum: ['car', 'train'] },
      Days: { type: 'number', minimum: 1 },
      Price: { type: 'number' },
      Total: { type: 'number' },
      Plate: { type: 'string', maxLength: 8 },
      Back: { type: 'string', format: 'date' },
      Guests: { type: 'array', items: { type: 'object', properties: { Name: { type: 'string' }, Age: { type: 'number' }, School: { type: 'string' } } } },
    },
    required: ['Way'],
  },
  fields: [
    {
      id: 'way',
      at: '/Way',
      widget: 'select',
      options: {
        items: [
          { value: 'car', text: 'Car' },
          { value: 'train', text: 'Train' },
        ],
      },
    },
    {
      id: 'by-car',
      visibleWhen: { $: "form.Way == 'car' && session != null" },
      whenHidden: 'keep',
      group: [
        {
          id: 'plate',
          at: '/Plate',
          widget: 'text',
          visibleWhen: { $: '(form.Days > 1.0 || form.Price != null) && !isEmpty(form.Back)' },
          whenHidden: 'omit',
          requiredWhen: { $: 'form.Days > 3.0' },
        },
      ],
    },
    { id: 'days', at: '/Days', widget: 'number' },
    { id: 'price', at: '/Price', widget: 'number', readOnlyWhen: { $: "form.Way == 'train'" } },
    { id: 'total', at: '/Total', widget: 'number', computed: { $: 'form.Days * form.Price' } },
    { id: 'back', at: '/Back', widget: 'date' },
    {
      id: 'guests',
      at: '/Guests',
      label: 'Guests',
      rowLabel: 'Guest',
      addLabel: 'Add',
      list: [
        { id: 'name', at: '/Name', widget: 'text' },
        { id: 'age', at: '/Age', widget: 'number' },
        { id: 'school', at: '/School', widget: 'text', visibleWhen: { $: 'row.Age > 5.0' }, whenHidden: 'omit' },
      ],
    },
  ],
  rules: [{ id: 'not-yet', at: '/Back', validWhen: { $: 'form.Back == null || form.Back >= today' }, message: 'You are back already.' }],
};

let desk: Desk;
beforeAll(() => {
  desk = openDesk(readSource(join(import.meta.dirname, '../..')));
  desk.write('schemas/customers/summit/trip.form.json', JSON.stringify(trip));
});
afterAll(() => rmSync(desk.root, { recursive: true }));

const why = async (part: string, answers: unknown): Promise<string[]> => {
  desk.write('answers.json', JSON.stringify(answers));
  expect(await desk.run(`why trip ${part} --customer summit --answers answers.json`)).toBe(0);
  return [...desk.said];
};

test('of a field of a form it is told which of its conditions holds and which does not, with the values that they read, and so of the group around it', async () => {
  expect(await why('plate', { Way: 'car', Days: 1, Back: '2026-10-01' })).toEqual([
    '"plate" does not show.',
    '  It shows while all of these hold:',
    '    no   one of these holds:',
    '      no   form.Days > 1.0: form.Days is 1',
    '      no   form.Price != null: form.Price is nothing',
    '    yes  !isEmpty(form.Back): form.Back is "2026-10-01"',
    '  The part "by-car" around it shows while all of these hold:',
    '    yes  form.Way == \'car\': form.Way is "car"',
    '    no   session != null: session is nothing',
    '  What stands there is not stored meanwhile.',
    '  It must be filled while this holds:',
    '    no   form.Days > 3.0: form.Days is 1',
    '  Its value is not refused.',
  ]);
});

test('who fills it in, what the page gives and the day are said beside the data; what is refused is said in the words of the page', async () => {
  const answers = { form: { Way: 'car', Days: 4, Price: 2.5, Back: '2026-10-01' }, session: {}, today: '2026-10-02' };
  expect(await why('plate', answers)).toEqual(
    expect.arrayContaining(['"plate" shows.', '    yes  form.Days > 3.0: form.Days is 4', '  It is refused (required): Plate is required.']),
  );
  expect(await why('back', answers)).toEqual([
    '"back" shows.',
    '  It has no conditions.',
    '  It need not be filled.',
    '  It is refused (not-yet): You are back already.',
    '    The rule "not-yet" wants that one of these holds:',
    '      no   form.Back == null: form.Back is "2026-10-01"',
    '      no   form.Back >= today: form.Back is "2026-10-01", today is "2026-10-02"',
  ]);
  expect(await why('total', answers)).toContain('  It is computed: form.Days * form.Price gives 10.');
  expect(await why('price', answers)).toEqual(
    expect.arrayContaining(['  It cannot be changed while this holds:', '    no   form.Way == \'train\': form.Way is "car"']),
  );
  expect(await why('way', {})).toEqual(expect.arrayContaining(['  It must be filled: its record says so.', '  It is refused (required): Way is required.']));
  expect(await why('days', { Way: 'car', Days: 0 })).toContain('  It is refused (minimum): Minimum value is 1.');
});

test('of a field of a list it is told for each row', async () => {
  expect(await why('school', { Way: 'car', Guests: [{ Age: 3 }, { Age: 7 }] })).toEqual([
    '"school" of guests-1 does not show.',
    '  It shows while this holds:',
    '    no   form.Guests[0].Age > 5.0: form.Guests is [{"Age":3},{"Age":7}]',
    '  What stands there is not stored meanwhile.',
    '  It need not be filled.',
    '  Its value is not refused.',
    '"school" of guests-2 shows.',
    '  It shows while this holds:',
    '    yes  form.Guests[1].Age > 5.0: form.Guests is [{"Age":3},{"Age":7}]',
    '  It need not be filled.',
    '  Its value is not refused.',
  ]);
});

test('a value that the form does not have is told, with the one that was probably meant', async () => {
  expect((await why('days', { Way: 'car', Dais: 1 }))[0]).toBe('There is no "Dais" in the data of this form: it is not looked at. Did you mean "Days"?');
});

test.each([
  ['why trip plat --customer summit', 'The form "trip" has no field or group "plat". Did you mean "plate"?'],
  ['why trip plate', 'There is no questionnaire or form "trip".'],
  ['why form:trip scool --customer summit --answers rows.json', 'Did you mean "school"?'],
  ['why trip plate --customer summit --answers list.json', 'This file has the data of a form, such as'],
])('%s is refused in a sentence', async (command, sentence) => {
  desk.write('list.json', '[]');
  desk.write('rows.json', '{"Guests":[{}]}');
  expect(await desk.run(command)).toBe(1);
  expect(desk.said.at(-1)).toContain(sentence);
});
