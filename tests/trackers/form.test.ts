import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compile } from '../support/shared-compiler';
import { readSource } from '../../codegen/source';
import { FormStore } from '../../runtime/form/form-store';
import { interpretSchema } from '../../runtime/validation/interpreter';
import type { TrackerField, TrackerSetup } from '../../schemas/generated/records';
import { settingsIn } from '../../server/foundation/constants';

const { base } = compile(readSource(join(import.meta.dirname, '../..')));
const form = base!.forms['tracker-entry']!;
const trackers = base!.catalogues.trackers as TrackerSetup[];
const tracker = (name: string) => trackers.find(({ TrackerName }) => TrackerName === name)!;
const field = (FieldName: string, FieldType: string, more: Partial<TrackerField> = {}): TrackerField => ({
  FieldName,
  FieldNameDisplay: FieldName,
  FieldType,
  FieldOptions: [],
  FieldValidations: [],
  ...more,
});
const setupOf = (TrackerFields: TrackerField[], more: Partial<TrackerSetup> = {}): TrackerSetup => ({ ...tracker('Weight'), TrackerFields, ...more });

/** The form of an entry, opened by a participant or a coach on 21 November 2026. */
function open(setup: TrackerSetup, data: object = { EntryDate: '2026-11-21', Values: {} }, input: object = {}) {
  const store = new FormStore({
    form,
    fieldsets: base!.fieldsets,
    data,
    scope: { today: '2026-11-21', settings: settingsIn(base!), input: { setup, isNew: true, isEditable: true, earliest: null, ...input } },
    schemaErrors: interpretSchema(form.data),
    interpret: interpretSchema,
    later: (run) => {
      run();
      return () => {};
    },
  });
  const idOf = (name: string) => store.plan.fields.find(({ at }) => at === name || at === `/Values/${name}`)?.id ?? '';
  return {
    store,
    shown: (name: string) => store.live.field(idOf(name)),
    says: (name: string) => store.live.field(idOf(name))?.errors.map(({ Message }) => Message) ?? [],
    type(name: string, value: unknown) {
      store.set(`/Values/${name}`, value);
      store.touch(idOf(name));
    },
    leave: (name: string) => store.touch(idOf(name)),
    widgetOf: (name: string) => store.plan.fields.find(({ at }) => at === `/Values/${name}`)?.field,
  };
}

describe('the day', () => {
  const dated = (EntryDate: string | undefined, earliest: string | null = null) =>
    open(tracker('Weight'), { ...(EntryDate !== undefined && { EntryDate }), Values: { Weight: 150 } }, { earliest })
      .store.validate()
      .map(({ Field, Message }) => `${Field} ${Message}`);

  test('C-tracker-178 C-tracker-183 is required', () => {
    expect(dated(undefined)).toEqual(['/EntryDate Date is required']);
  });

  test('C-tracker-179 C-tracker-181 is not after today', () => {
    expect(dated('2026-11-21')).toEqual([]);
    expect(dated('2026-11-22')).toEqual(['/EntryDate Date cannot be after November 21, 2026']);
  });

  test('C-tracker-180 C-tracker-182 is not before the first day that is taken', () => {
    expect(dated('2024-11-21', '2024-11-21')).toEqual([]);
    expect(dated('2024-11-20', '2024-11-21')).toEqual(['/EntryDate Date cannot be before November 21, 2024']);
  });

  test('C-tracker-203 has no first day for participants', () => {
    expect(dated('1999-01-01')).toEqual([]);
  });

  test('C-tracker-153 C-tracker-154 is disabled for an entry that exists, and all is for one that cannot be changed', () => {
    const disabled = (input: object) => {
      const { store } = open(tracker('Weight'), undefined, input);
      return store.plan.fields.map(({ id }) => store.live.field(id)?.isDisabled);
    };
    expect(disabled({})).toEqual([false, false, false]);
    expect(disabled({ isNew: false })).toEqual([true, false, false]);
    expect(disabled({ isEditable: false })).toEqual([true, true, true]);
  });
});

describe('the fields', () => {
  const eachType = () =>
    open(
      setupOf([
        field('EntryDate', 'Date'),
        field('Notes', 'Text'),
        field('Weight', 'Number', { FieldUnitsPluralDisplay: 'lb' }),
        field('Since', 'Date'),
        field('Fasting', 'YesNo'),
        field('Place', 'Select', { FieldOptions: [{ OptionValue: 'a', OptionName: 'A' }] }),
        field('Device', 'Hidden'),
      ]),
    );

  test('C-tracker-44 there is one for each field of the tracker, in its order', () => {
    const ats = ['/EntryDate', '/Values/Notes', '/Values/Weight', '/Values/Since', '/Values/Fasting', '/Values/Place', '/Values/Device'];
    expect(eachType().store.plan.fields.map(({ at }) => at)).toEqual(ats);
  });

  test.each([
    ['C-tracker-45 a text:', 'Notes', 'text', {}],
    ['C-tracker-46 a number:', 'Weight', 'number', {}],
    ['C-tracker-47 a date:', 'Since', 'date', {}],
    ['C-tracker-48 yes or no:', 'Fasting', 'select', { items: [{ value: 'Yes' }, { value: 'No' }] }],
    ['C-tracker-49 a choice:', 'Place', 'select', { items: [{ value: 'a', text: 'A' }] }],
    ['C-tracker-50 what is hidden:', 'Device', 'hidden', {}],
  ])('%s %s has the widget of its type, %s', (_title, name, widget, options) => {
    const { store, widgetOf } = eachType();
    expect(store.plan.fields.find(({ at }) => at === `/Values/${name}`)?.field.widget).toBe(widget);
    expect(widgetOf(name)?.options ?? {}).toMatchObject(options);
  });

  test.each([
    ['Measurement', 'lb'],
    ['Count', 'lb'],
    ['Fitness', 'lb'],
    ['YesNo', undefined],
    ['MultipleChoice', undefined],
  ] as const)('C-tracker-46 a number of a %s tracker has the unit %s behind it', (TrackerType, suffix) => {
    const { widgetOf } = open(setupOf([field('Weight', 'Number', { FieldUnitsPluralDisplay: 'lb' })], { TrackerType }));
    expect((widgetOf('Weight')?.options as { suffix?: string } | undefined)?.suffix).toBe(suffix);
  });
});

describe('what a value must be', () => {
  const range = { ValidationType: 'Double', ErrorMessage: null, CheckRange: true, Min: 1, Max: 9 } as const;
  const numberWith = (...FieldValidations: NonNullable<TrackerField['FieldValidations']>) => open(setupOf([field('Weight', 'Number', { FieldValidations })]));

  test('C-tracker-185 C-tracker-191 a required field says its own message once it is left', () => {
    const { says, leave } = open(tracker('Weight'));
    expect(says('Weight')).toEqual([]);
    leave('Weight');
    expect(says('Weight')).toEqual(['Enter your weight.']);
  });

  test('C-tracker-186 what is no number is said to be none', () => {
    for (const ValidationType of ['Double', 'Integer'] as const) {
      const { store, says } = numberWith({ ValidationType, CheckRange: false });
      store.read(store.plan.fields[1]?.id ?? '', false);
      expect(says('Weight')).toEqual(['Value must be a valid number']);
    }
  });

  test('an Integer is a whole number, a Double has the decimals of its field', () => {
    const { type, says } = numberWith({ ValidationType: 'Integer', CheckRange: false });
    type('Weight', 5.5);
    expect(says('Weight')).toEqual(['Value must be a whole number']);
    const exact = open(setupOf([field('Weight', 'Number', { FieldDecimalPlaces: 1 })]));
    exact.type('Weight', 5.55);
    expect(exact.says('Weight')).toEqual(['Value has too many decimal places']);
    exact.type('Weight', 5.5);
    expect(exact.says('Weight')).toEqual([]);
  });

  test.each([
    ['the check is on', { ...range }, ['Value must be between 1 and 9'], ['Value must be between 1 and 9']],
    ['both ends are there', { ...range, CheckRange: false }, ['Value must be between 1 and 9'], ['Value must be between 1 and 9']],
    ['only one is there and the check is off', { ...range, CheckRange: false, Max: null }, [], []],
    ['only one is there and the check is on', { ...range, Max: null }, ['Value must be at least 1'], []],
    ['it has a message of its own', { ...range, ErrorMessage: 'Between one and nine.' }, ['Between one and nine.'], ['Between one and nine.']],
  ])('C-tracker-187 C-tracker-188 a value lies within its range where %s', (_when, validation, below, above) => {
    const { type, says } = numberWith(validation);
    type('Weight', 0);
    expect(says('Weight')).toEqual(below);
    type('Weight', 10);
    expect(says('Weight')).toEqual(above);
    type('Weight', 5);
    expect(says('Weight')).toEqual([]);
  });
});

describe('one of the fields', () => {
  const two = [
    field('Intensity', 'Select', { FieldOptions: [{ OptionValue: '1', OptionName: 'Low' }] }),
    field('Distance', 'Number'),
    field('Duration', 'Number'),
    field('Notes', 'Text'),
  ];

  test.each(['Fitness', 'Measurement', 'Count'] as const)('C-tracker-189 C-tracker-190 of a %s tracker is filled, the intensity aside', (TrackerType) => {
    const { store, type, says } = open(setupOf(two, { TrackerType }));
    expect(store.isValid).toBe(true);
    type('Intensity', '1');
    expect(says('Distance')).toEqual([]);
    expect(store.validate().map(({ Field, Message }) => `${Field} ${Message}`)).toEqual([
      '/Values/Distance Value must be a valid number',
      '/Values/Duration Value must be a valid number',
    ]);
    expect([says('Distance'), says('Duration'), says('Notes')]).toEqual([['Value must be a valid number'], ['Value must be a valid number'], []]);
    type('Duration', 30);
    expect([says('Distance'), says('Duration')]).toEqual([[], []]);
    expect(store.validate()).toEqual([]);
  });

  test.each(['YesNo', 'MultipleChoice'] as const)('C-tracker-189 is not asked for of a %s tracker', (TrackerType) => {
    expect(open(setupOf(two, { TrackerType })).store.validate()).toEqual([]);
  });

  test('C-tracker-189 a text is enough', () => {
    const { store, type } = open(setupOf(two));
    type('Notes', 'Easy');
    expect(store.validate()).toEqual([]);
  });
});

describe('what is filled in', () => {
  const running = { ...tracker('Running'), TrackerUserMetrics: { Weight: 180, DistanceUnits: 'Miles' as const } };

  test('C-tracker-192 the duration, once the distance is left', () => {
    const { store, type } = open(running);
    type('Intensity', '3');
    store.set('/Values/Distance', 3);
    expect(store.get('/Values/Duration')).toBeUndefined();
    type('Distance', 3);
    expect(store.data).toMatchObject({ Values: { Distance: 3, Duration: 30, Calories: 401 } });
  });

  test('C-tracker-193 the distance, once the duration is left', () => {
    const { store, type } = open(running);
    type('Intensity', '3');
    type('Duration', 45);
    expect(store.get('/Values/Distance')).toBe(4.5);
  });

  test('follows what it comes from until somebody writes over it', () => {
    const { store, type } = open(running);
    type('Intensity', '3');
    type('Distance', 3);
    type('Distance', 6);
    expect(store.get('/Values/Duration')).toBe(60);
    type('Duration', 50);
    type('Distance', 3);
    expect(store.data).toMatchObject({ Values: { Distance: 3, Duration: 50 } });
  });

  test('what is sent holds what the last key would have filled in', () => {
    const { store, type } = open(running);
    type('Intensity', '3');
    store.set('/Values/Distance', 3);
    expect(store.validate()).toEqual([]);
    expect(store.dataToSend()).toMatchObject({ Values: { Duration: 30 } });
  });

  test('C-tracker-196 hidden calories of an entry that is changed follow; a duration that is there does not', () => {
    const { store, type } = open(running, { EntryDate: '2026-11-20', Values: { Intensity: '3', Distance: 3, Duration: 30, Calories: 401 } }, { isNew: false });
    type('Distance', 6);
    expect(store.data).toMatchObject({ Values: { Distance: 6, Duration: 30, Calories: 401 } });
    type('Duration', 60);
    expect(store.data).toMatchObject({ Values: { Calories: 802 } });
  });
});

describe('a tracker that is set up wrongly', () => {
  const faults = (...fields: TrackerField[]) => open(setupOf(fields)).store.plan.faults.map(({ message }) => message);

  test('what no field can be made of is said, and the rest can be used', () => {
    expect(faults(field('Colour', 'Colour'))).toEqual([
      'The fieldset "tracker-field" does not know the type "Colour" of the field "Colour". It knows Text, Number, Date, YesNo, Select, Hidden.',
    ]);
    expect(faults(field('Place', 'Select', { FieldNameDisplay: 'Where' }))).toEqual(['The field "Where" has nothing to choose from.']);
    const reversed = field('Weight', 'Number', { FieldValidations: [{ ValidationType: 'Double', CheckRange: true, Min: 9, Max: 1 }] });
    expect(faults(reversed)).toEqual(['The least value of the field "Weight" is 9, and its greatest is 1: neither is checked.']);
    expect(faults(field('Notes', 'Text', { FieldValidations: [{ ValidationType: 'Integer' }] }))).toEqual([
      'The field "Notes" is no number, so it cannot be checked as "Integer".',
    ]);
    const { store, type } = open(setupOf([reversed]));
    type('Weight', 5);
    expect(store.validate()).toEqual([]);
  });

  test('without fields or lists of them nothing fails', () => {
    expect(open({ ...tracker('Weight'), TrackerFields: [] }).store.plan.fields.map(({ at }) => at)).toEqual(['/EntryDate']);
    expect(faults(field('Weight', 'Number', { FieldValidations: null, FieldOptions: null }))).toEqual([]);
  });
});
