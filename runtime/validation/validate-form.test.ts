import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CompiledForm } from '../definitions/compiled';
import { propertyRuns } from '../../tests/support/property-runs';
import { interpretSchema } from './interpreter';
import { dataToSend, labelOf, validateForm, visibleFields } from './validate-form';

const form: CompiledForm = {
  id: 'entry',
  kind: 'form',
  data: {
    type: 'object',
    required: ['Kind', 'Address'],
    properties: {
      Kind: { enum: ['walk', 'swim'] },
      Hours: { type: 'number', minimum: 1, maximum: 24 },
      Note: { type: 'string', maxLength: 5 },
      Pool: { type: 'string' },
      Address: { type: 'object', required: ['City'], properties: { City: { type: 'string' } } },
    },
  },
  fields: [
    { id: 'kind', at: '/Kind', label: 'Kind' },
    { id: 'hours', at: '/Hours', label: 'Hours', requiredWhen: { $: "form.Kind == 'walk'" } },
    { id: 'note', at: '/Note', label: 'Note', visibleWhen: { $: 'form.Hours > 8' }, whenHidden: 'omit', errors: { maxLength: 'Shorter, please.' } },
    {
      id: 'place',
      group: [
        { id: 'pool', at: '/Pool', visibleWhen: { $: "form.Note == 'long'" }, whenHidden: 'clear' },
        { id: 'city', at: '/Address/City', label: 'City' },
      ],
    },
  ],
  rules: [
    {
      id: 'short-swim',
      at: '/Hours',
      validWhen: { $: "form.Kind != 'swim' || form.Hours < 4" },
      message: 'Nobody swims for {n} hours.',
      code: 'TooLong',
    } as never,
  ],
};
const find = interpretSchema(form.data);
const faults = (data: unknown) => validateForm(form, data, {}, find).map(({ Field, Code, Message }) => `${Field} ${Code}: ${Message}`);
const right = { Kind: 'walk', Hours: 2, Address: { City: 'Oslo' } };

test('data that is right has no fault', () => {
  expect(faults(right)).toEqual([]);
});

test("a customer's own value is required where the form shows it, and nowhere else", () => {
  const data = { type: 'object', properties: { Custom: { type: 'object', required: ['badge'], properties: { badge: { type: 'string', maxLength: 3 } } } } };
  const said = (fields: CompiledForm['fields'], Custom: object) =>
    validateForm({ id: 'own', kind: 'form', data, fields }, { Custom }, {}, interpretSchema(data)).map(({ Field, Code }) => `${Field} ${Code}`);
  const shown = [{ id: 'badge', at: '/Custom/badge', label: 'Badge' }];
  expect(said(shown, {})).toEqual(['/Custom/badge required']);
  expect(said([], {})).toEqual([]);
  expect(said([], { badge: 'too long' })).toEqual(['/Custom/badge maxLength']);
});

test('what no field shows is a fault under its own name', () => {
  const address = { type: 'object', required: ['City'], properties: { City: { type: 'string' } } };
  const data = { type: 'object', required: ['Address'], properties: { Address: address } };
  const said = (values: object) =>
    validateForm({ id: 'own', kind: 'form', data, fields: [] }, values as Record<string, unknown>, {}, interpretSchema(data)).map(({ Field, Message }) => [
      Field,
      Message,
    ]);
  expect(said({})).toEqual([['/Address', 'Address is required.']]);
  expect(said({ Address: {} })).toEqual([['/Address/City', 'City is required.']]);
});

test.each([
  { title: 'a required value is missing', data: { ...right, Kind: undefined }, said: ['/Kind required: Kind is required.'] },
  { title: 'a required text shows nothing', data: { ...right, Address: { City: '\u200b\u2800' } }, said: ['/Address/City required: City is required.'] },
  { title: 'a required text is blank', data: { ...right, Address: { City: ' ' } }, said: ['/Address/City required: City is required.'] },
  { title: 'a whole is missing: its fields say it', data: { Kind: 'walk', Hours: 2 }, said: ['/Address/City required: City is required.'] },
  { title: 'a condition requires the value', data: { ...right, Hours: undefined }, said: ['/Hours required: Hours is required.'] },
  { title: 'a number is too small', data: { ...right, Hours: 0 }, said: ['/Hours minimum: Minimum value is 1.'] },
  { title: 'a number is too large', data: { ...right, Hours: 25 }, said: ['/Hours maximum: Maximum value is 24.'] },
  { title: 'the form has its own words', data: { ...right, Hours: 9, Note: 'too long' }, said: ['/Note maxLength: Shorter, please.'] },
  { title: 'a hidden field is no fault', data: { ...right, Hours: 2, Note: 'too long' }, said: [] },
  { title: 'a choice is unknown', data: { ...right, Kind: 'fly' }, said: ['/Kind enum: Kind must be one of walk, swim.'] },
])('$title', ({ data, said }) => {
  expect(faults(JSON.parse(JSON.stringify(data)))).toEqual(said);
});

test('what a whole requires is asked for only while an optional whole is there', () => {
  const optional = { ...form, data: { ...form.data, required: ['Kind'] } } as CompiledForm;
  const saidOf = (data: object) => validateForm(optional, data, {}, interpretSchema(optional.data)).map(({ Code, Field }) => `${Field} ${Code}`);
  expect(saidOf({ Kind: 'swim', Hours: 2 })).toEqual([]);
  expect(saidOf({ Kind: 'swim', Hours: 2, Address: {} })).toEqual(['/Address/City required']);
  expect(saidOf({ Kind: 'swim', Hours: 2, Address: { City: 'Oslo' } })).toEqual([]);
});

test('a rule between values is said at its field, by its code', () => {
  expect(faults({ ...right, Kind: 'swim', Hours: 5 })).toEqual(['/Hours TooLong: Nobody swims for {n} hours.']);
});

test('what is hidden and omitted is not sent, and hides what depends on it', () => {
  const data = { ...right, Hours: 2, Note: 'long', Pool: 'deep' };
  expect(dataToSend(form, data, {})).toEqual(right);
  expect(visibleFields(form, data, {}).map((field) => field.id)).toEqual(['kind', 'hours', 'city']);
  expect(visibleFields(form, { ...data, Hours: 9 }, {}).map((field) => field.id)).toEqual(['kind', 'hours', 'note', 'pool', 'city']);
});

const anyData = fc.record(
  {
    Kind: fc.constantFrom('walk', 'swim', '', 'fly'),
    Hours: fc.integer({ min: -1, max: 30 }),
    Note: fc.string(),
    Pool: fc.string(),
    Address: fc.record({ City: fc.string() }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
);

test('the server finds in what is sent the faults that the browser finds in the form', () => {
  fc.assert(
    fc.property(anyData, (data) => {
      expect(faults(dataToSend(form, data, {}))).toEqual(faults(data));
    }),
    propertyRuns(100, { always: true }),
  );
});

test('sending twice sends the same', () => {
  fc.assert(
    fc.property(anyData, (data) => {
      const sent = dataToSend(form, data, {});
      expect(dataToSend(form, sent, {})).toEqual(sent);
    }),
    propertyRuns(100, { always: true }),
  );
});

test.each([
  { what: 'its own label', field: { label: 'Pool of the town' }, title: 'Pool', at: '/Pool', called: 'Pool of the town' },
  { what: 'the title of its schema', field: {}, title: 'Swimming pool', at: '/Pool', called: 'Swimming pool' },
  { what: 'its name', field: {}, title: undefined, at: '/Pool', called: 'Pool' },
  { what: 'no name in a list', field: {}, title: undefined, at: '', called: 'This value' },
])('a field is called by $what', ({ field, title, at, called }) => {
  const schema = { type: 'string' as const, ...(title !== undefined && { title }) };
  expect(labelOf({ field: { id: 'pool', at, ...field }, schema, at }, {})).toBe(called);
});

describe('what hides and what is hidden', () => {
  const data = { type: 'object', properties: { A: { type: 'string' }, B: { type: 'string' }, C: { type: 'string' } } };
  const sentBy = (whenHidden: string | undefined, given: object, more: object[] = []) => {
    const fields = [{ id: 'a', at: '/A' }, { id: 'b', at: '/B', visibleWhen: { $: "form.A == 'yes'" }, ...(whenHidden && { whenHidden }) }, ...more];
    return dataToSend({ id: 'hiding', kind: 'form', data, fields } as CompiledForm, given, {});
  };

  test.each<[whenHidden: string | undefined, given: object, sent: object]>([
    ['keep', { A: 'no', B: 'b' }, { A: 'no', B: 'b' }],
    ['omit', { A: 'no', B: 'b' }, { A: 'no' }],
    ['clear', { A: 'no', B: 'b' }, { A: 'no' }],
    ['omit', { A: 'yes', B: 'b' }, { A: 'yes', B: 'b' }],
  ])('%s: of %j goes out %j', (whenHidden, given, sent) => {
    expect(sentBy(whenHidden, given)).toEqual(sent);
  });

  test('a value that another field shows is not lost', () => {
    expect(sentBy('omit', { A: 'no', B: 'b' }, [{ id: 'again', at: '/B', visibleWhen: { $: "form.A == 'no'" }, whenHidden: 'omit' }])).toEqual({
      A: 'no',
      B: 'b',
    });
  });

  test('a value within a hidden group that keeps it goes where its own condition does not hold, and else stays', () => {
    const group = (own: string) =>
      dataToSend(
        {
          id: 'hiding',
          kind: 'form',
          data,
          fields: [
            { id: 'a', at: '/A' },
            {
              id: 'group',
              visibleWhen: { $: "form.A == 'yes'" },
              whenHidden: 'keep',
              group: [{ id: 'b', at: '/B', visibleWhen: { $: own }, whenHidden: 'omit' }],
            },
          ],
        } as never,
        { A: 'no', B: 'b' },
        {},
      );
    expect(group("form.A == 'no'")).toEqual({ A: 'no', B: 'b' });
    expect(group("form.A == 'never'")).toEqual({ A: 'no' });
  });

  test('where nothing is hidden the data goes out as it is', () => {
    const given = { A: 'yes', B: 'b', More: { Of: 'it' } };
    expect(sentBy('omit', given)).toBe(given);
    expect(sentBy('keep', { A: 'no' })).toEqual({ A: 'no' });
  });
});

test('what several wholes around a value require is asked for while they are there', () => {
  const data = {
    type: 'object',
    properties: { A: { type: 'object', properties: { B: { type: 'object', required: ['C'], properties: { C: { type: 'string' } } } } } },
  };
  const said = (given: object) =>
    validateForm({ id: 'deep', kind: 'form', data, fields: [{ id: 'c', at: '/A/B/C', label: 'C' }] }, given, {}, interpretSchema(data)).map(
      ({ Field, Code, Message }) => `${Field} ${Code} ${Message}`,
    );
  expect(said({})).toEqual([]);
  expect(said({ A: {} })).toEqual([]);
  expect(said({ A: { B: {} } })).toEqual(['/A/B/C required C is required.']);
});

describe('a rule is asked', () => {
  const data = { type: 'object', properties: { Kind: { type: 'string' }, Hours: { type: 'number' } } };
  const hours = (id: string, kind: string) => ({ id, at: '/Hours', visibleWhen: { $: `form.Kind == '${kind}'` }, whenHidden: 'keep' });
  const judged = (at: string, fields: object[], Kind: string) => {
    const rules = [{ id: 'short', at, validWhen: { $: 'form.Hours < 4' }, message: 'Too long.' }];
    const own = { id: 'rules', kind: 'form', data, fields: [{ id: 'kind', at: '/Kind' }, ...fields], rules } as unknown as CompiledForm;
    return validateForm(own, { Kind, Hours: 9 }, {}, interpretSchema(data)).map(({ Field, Code }) => `${Field} ${Code}`);
  };
  const fault = ['/Hours short'];

  test.each<[string, string, object[], string, string[]]>([
    ['while its field shows', '/Hours', [hours('swum', 'swim')], 'swim', fault],
    ['and not while it is hidden', '/Hours', [hours('swum', 'swim')], 'walk', []],
    ['while one of the fields of its value shows', '/Hours', [hours('swum', 'swim'), hours('walked', 'walk')], 'walk', fault],
    ['and not while all of them are hidden', '/Hours', [hours('swum', 'swim'), hours('walked', 'walk')], 'run', []],
    ['where no field has its value', '', [], 'run', [' short']],
    ['where no field has its value, whatever else is hidden', '', [hours('swum', 'swim')], 'run', [' short']],
  ])('%s', (_when, at, fields, kind, found) => {
    expect(judged(at, fields, kind)).toEqual(found);
  });
});

describe('an error within a value', () => {
  const place = {
    type: 'object',
    title: 'Place',
    required: ['City'],
    properties: { City: { type: 'string', maxLength: 3 }, Street: { type: 'string', maxLength: 3 } },
  };
  const data = { type: 'object', properties: { Place: place, Kind: { type: 'string' } } };
  const said = (fields: object[], value: object) =>
    validateForm({ id: 'places', kind: 'form', data, fields } as unknown as CompiledForm, value, {}, interpretSchema(data)).map(
      ({ Field, Message }) => `${Field}: ${Message}`,
    );
  const whole = { id: 'place', at: '/Place', label: 'Place' };
  const city = { id: 'city', at: '/Place/City', label: 'City', errors: { maxLength: 'A short city, please.' } };
  const value = { Place: { City: 'Bergen', Street: 'Bryggen' } };

  test('is said by the field that is closest around it', () => {
    const [atCity, atStreet] = said([whole, city], value);
    expect(atCity).toBe('/Place/City: A short city, please.');
    expect(atStreet).toMatch(/^\/Place\/Street: Place: Street\b/);
    expect(said([city, whole], value)).toEqual([atCity, atStreet]);
  });

  test('is said by the one around it while the closest is hidden, and by none where all are', () => {
    const hidden = { visibleWhen: { $: "form.Kind == 'shown'" }, whenHidden: 'keep' };
    expect(said([whole, { ...city, ...hidden }], value)[0]).toMatch(/^\/Place\/City: Place: City\b/);
    expect(
      said(
        [
          { ...whole, ...hidden },
          { ...city, ...hidden },
        ],
        value,
      ),
    ).toEqual([]);
  });

  test('is named by its property where no field has it', () => {
    expect(said([], value).map((one) => one.split(' ')[1])).toEqual(['City', 'Street']);
  });
});
