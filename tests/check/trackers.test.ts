import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSource } from '../../codegen/source';
import { pictureNames } from '../../runtime/definitions/picture-names';
import { sentenceOf } from '../../runtime/definitions/fault';
import type { Item } from '../../runtime/definitions/shapes/catalogue';
import type { TrackerField, TrackerSetup } from '../../schemas/generated/records';
import { check } from '../support/shared-compiler';

const source = readSource(join(import.meta.dirname, '../..'));
const running = 'schemas/catalogues/trackers/running.item.json';

type Change = (tracker: TrackerSetup, fieldOf: (name: string) => TrackerField) => void;

/** What the check says once a tracker is changed so. */
function said(change: Change, file = running): string[] {
  const item = JSON.parse(source.get(file) ?? '') as Item;
  const tracker = item.value as unknown as TrackerSetup;
  change(tracker, (name) => tracker.TrackerFields.find(({ FieldName }) => FieldName === name)!);
  return check(new Map(source).set(file, JSON.stringify(item)))
    .faults.filter((fault) => fault.file === file)
    .map((fault) => `${fault.pointer} ${fault.code}: ${sentenceOf(fault)}`);
}

const fields = '/value/TrackerFields';

/** A field that nobody fills in. */
const computed = (field: TrackerField, FieldComputed: string) => Object.assign(field, { FieldComputed, FieldValidations: [] });

describe('a mistake in a tracker is found where it stands', () => {
  test.each<[string, Change, string | string[]]>([
    [
      'C-tracker-111 a type of field that there is not',
      (_, fieldOf) => (fieldOf('Notes').FieldType = 'Txet'),
      `${fields}/5/FieldType unknown-field-type: There is no type of field "Txet". Did you mean "Text"?`,
    ],
    [
      'C-tracker-121 a type of tracker that there is not',
      (tracker) => (tracker.TrackerType = 'Fitnes' as 'Fitness'),
      '/value/TrackerType wrong-value: This must be one of Fitness, Measurement, YesNo, Count, MultipleChoice. Did you mean "Fitness"?',
    ],
    [
      'C-tracker-119 a validation that there is not',
      (_, fieldOf) => (fieldOf('Distance').FieldValidations![0]!.ValidationType = 'Duoble' as 'Double'),
      `${fields}/3/FieldValidations/0/ValidationType wrong-value: This must be one of Required, Double, Integer. Did you mean "Double"?`,
    ],
    [
      'C-tracker-97 a picture that there is not',
      (tracker) => (tracker.TrackerIcon = 'dumbell'),
      '/value/TrackerIcon wrong-value: There is no picture "dumbell". Did you mean "dumbbell"?',
    ],
    [
      'C-tracker-97 a picture that there is not, and none is near',
      (tracker) => (tracker.TrackerIcon = 'water'),
      `/value/TrackerIcon wrong-value: There is no picture "water". There are ${pictureNames.join(', ')}.`,
    ],
    [
      'no field but the date and hidden ones',
      (tracker) =>
        Object.assign(tracker, {
          TrackerHeadline: null,
          TrackerFields: tracker.TrackerFields.filter(({ FieldName, FieldType }) => FieldName === 'EntryDate' || FieldType === 'Hidden'),
        }),
      `${fields} broken-rule: A tracker needs a field to fill in besides its date.`,
    ],
    [
      'a headline of a field that there is not',
      (tracker) => (tracker.TrackerHeadline = ['Distance', 'Speed']),
      '/value/TrackerHeadline broken-rule: "TrackerHeadline" must name fields of this tracker.',
    ],
    [
      'a target that ends before it begins',
      (_, fieldOf) => Object.assign(fieldOf('Distance'), { FieldTargetMin: 5, FieldTargetMax: 3 }),
      `${fields}/3/FieldTargetMin broken-rule: The target of the field "Distance" ends before it begins.`,
    ],
    [
      'a target that nothing draws',
      (_, fieldOf) => Object.assign(fieldOf('Distance'), { FieldTargetMin: 5, FieldChartType: null }),
      `${fields}/3/FieldChartType broken-rule: The field "Distance" has a target, so it needs a chart to show it in.`,
    ],
    [
      'a value computed of a field that there is not',
      (_, fieldOf) => computed(fieldOf('Distance'), 'values.Duratoin * 2.0'),
      `${fields}/3/FieldComputed unknown-property: There is no "Duratoin" in values. Did you mean "Duration"?`,
    ],
    [
      'a value computed of a text as if it were a number',
      (_, fieldOf) => computed(fieldOf('Distance'), 'values.Notes * 2.0'),
      `${fields}/3/FieldComputed wrong-expression-type: These do not go together: text * number.`,
    ],
    [
      'a value computed of one that is computed of it',
      (_, fieldOf) => (computed(fieldOf('Distance'), 'values.Duration * 2.0'), computed(fieldOf('Duration'), 'values.Distance / 2.0')),
      ['2', '3'].map(
        (index) =>
          `${fields}/${index}/FieldComputed circular-condition: The value of "${index === '2' ? 'Duration' : 'Distance'}" is computed of itself, at once or by way of others: it never has one.`,
      ),
    ],
    [
      'a text that is computed',
      (_, fieldOf) => (fieldOf('Notes').FieldComputed = 'values.Distance * 2.0'),
      `${fields}/5/FieldComputed broken-rule: Only a "Number" is computed. The field "Notes" is not one.`,
    ],
    [
      'a computed value that must be filled in',
      (_, fieldOf) => (fieldOf('Duration').FieldComputed = 'values.Distance * 2.0'),
      `${fields}/2/FieldValidations broken-rule: The field "Duration" is computed, so no one fills it in. Require the fields that it is computed from.`,
    ],
    ['no date', (tracker) => tracker.TrackerFields.shift(), `${fields} broken-rule: A tracker needs the field "EntryDate": the day of an entry.`],
    [
      'a date of another type',
      (_, fieldOf) => Object.assign(fieldOf('EntryDate'), { FieldType: 'Text', FieldValidations: [] }),
      `${fields}/0/FieldType broken-rule: The field "EntryDate" is of the type "Date".`,
    ],
    [
      'a field named as things of the browser are',
      (_, fieldOf) => (fieldOf('Notes').FieldName = 'constructor'),
      `${fields}/5/FieldName broken-rule: This name is reserved by the language of the browser.`,
    ],
    [
      'two fields of one name',
      (_, fieldOf) => (fieldOf('Notes').FieldName = 'Distance'),
      `${fields}/5/FieldName duplicate-id: Another part of this list has the name "Distance".`,
    ],
    [
      'C-tracker-49 a select without choices',
      (_, fieldOf) => (fieldOf('Intensity').FieldOptions = []),
      `${fields}/1/FieldOptions broken-rule: The field "Intensity" is a "Select" and has nothing to choose from.`,
    ],
    [
      'a select that says nothing of choices',
      (_, fieldOf) => delete fieldOf('Intensity').FieldOptions,
      `${fields}/1/FieldOptions broken-rule: The field "Intensity" is a "Select" and has nothing to choose from.`,
    ],
    [
      'choices of what is no select',
      (_, fieldOf) => (fieldOf('Notes').FieldOptions = [{ OptionValue: '1', OptionName: 'One' }]),
      `${fields}/5/FieldOptions broken-rule: Only a "Select" has something to choose from. The field "Notes" is not one.`,
    ],
    [
      'choices with names for a unit, and no quantity that decides',
      (_, fieldOf) => (fieldOf('Intensity').OptionsQuantity = null),
      `${fields}/1/OptionsQuantity broken-rule: Options with "UnitNames" need "OptionsQuantity": the quantity whose unit decides which name people read.`,
    ],
    [
      'choices whose quantity is misspelled',
      (_, fieldOf) => (fieldOf('Intensity').OptionsQuantity = 'distanc'),
      `${fields}/1/OptionsQuantity unknown-quantity: There is no quantity "distanc". Did you mean "distance"?`,
    ],
    [
      'a choice with a text for a unit that is misspelled',
      (_, fieldOf) => (fieldOf('Intensity').FieldOptions![0]!.UnitNames![0]!.Unit = 'kms'),
      `${fields}/1/FieldOptions/0/UnitNames/0/Unit unknown-unit: This quantity has no unit "kms".`,
    ],
    [
      'two choices of one value',
      (_, fieldOf) => (fieldOf('Intensity').FieldOptions![1]!.OptionValue = '1'),
      `${fields}/1/FieldOptions/1/OptionValue duplicate-id: Another part of this list has the name "1".`,
    ],
    [
      'C-tracker-118 speeds of another field than the intensity',
      (_, fieldOf) => (fieldOf('Intensity').FieldName = 'Pace'),
      `${fields}/1/FieldOptions broken-rule: Only the choices of the field "Intensity" have a speed: what follows from that of "Pace" is not known.`,
    ],
    [
      'C-tracker-187 a least value above the greatest',
      (_, fieldOf) => Object.assign(fieldOf('Distance').FieldValidations![0]!, { Min: 9, Max: 5 }),
      `${fields}/3/FieldValidations/0/Max broken-rule: The least value is 9, so the greatest cannot be 5.`,
    ],
    [
      'C-tracker-187 a range that is checked and has no limit',
      (_, fieldOf) => Object.assign(fieldOf('Distance').FieldValidations![0]!, { Min: null, Max: null }),
      `${fields}/3/FieldValidations/0/CheckRange broken-rule: "CheckRange" needs a limit: give "Min", "Max" or both.`,
    ],
    [
      'C-tracker-187 one limit that is not checked',
      (_, fieldOf) => Object.assign(fieldOf('Distance').FieldValidations![0]!, { CheckRange: false, Min: null }),
      `${fields}/3/FieldValidations/0/CheckRange broken-rule: One limit alone counts only with "CheckRange": true.`,
    ],
    [
      'limits of what must only be there',
      (_, fieldOf) => Object.assign(fieldOf('Duration').FieldValidations![0]!, { Min: 1, Max: 2 }),
      `${fields}/2/FieldValidations/0/ValidationType broken-rule: Limits belong to "Integer" or "Double": "Required" looks at none.`,
    ],
    [
      'a number wanted of a text',
      (_, fieldOf) => (fieldOf('Notes').FieldValidations = [{ ValidationType: 'Double' }]),
      `${fields}/5/FieldValidations broken-rule: Only a "Number" is held to "Integer" or "Double", and the field "Notes" is none.`,
    ],
    [
      'decimals of a whole number',
      (_, fieldOf) => (fieldOf('Duration').FieldDecimalPlaces = 1),
      `${fields}/2/FieldDecimalPlaces broken-rule: The field "Duration" is held to whole numbers, so it has no decimal places.`,
    ],
    [
      'C-tracker-50 a hidden field that must be filled',
      (_, fieldOf) => (fieldOf('Calories').FieldValidations = [{ ValidationType: 'Required' }]),
      `${fields}/4/FieldValidations broken-rule: Nobody can fill in the hidden field "Calories", so it cannot be required.`,
    ],
    [
      'C-tracker-115 a chart of texts',
      (_, fieldOf) => (fieldOf('Notes').FieldChartType = 'Line'),
      `${fields}/5/FieldChartType broken-rule: Only numbers and choices are drawn over time, and the field "Notes" is of another type.`,
    ],
    [
      'a weight of somebody',
      (tracker) => (tracker.TrackerUserMetrics!.Weight = 180),
      '/value/TrackerUserMetrics/Weight broken-rule: This must be null: a tracker says that it needs a weight, and the person has one.',
    ],
    [
      'another tracker of the same number',
      (tracker) => (tracker.TrackerId = 102),
      '/value/TrackerId duplicate-id: Another item of "trackers" is known by 102: "cycling".',
    ],
  ])('%s', (_title, change, fault) => {
    expect(said(change)).toEqual([fault].flat());
  });

  test.each<[string, string, Change, string]>([
    [
      'choices over time whose values are words',
      'mood',
      (_, fieldOf) => (fieldOf('Mood').FieldOptions![0]!.OptionValue = 'low'),
      `${fields}/1/FieldOptions broken-rule: The choices of "Mood" are drawn over time, so the value of each must be a number.`,
    ],
    [
      'a tracker of choices without any',
      'mood',
      (_, fieldOf) => Object.assign(fieldOf('Mood'), { FieldType: 'Text', FieldOptions: [], FieldChartType: null }),
      '/value/TrackerType broken-rule: A tracker of the type "MultipleChoice" needs a field of the type "Select".',
    ],
    [
      'a tracker of yes or no without such a field',
      'tobacco-free',
      (_, fieldOf) => (fieldOf('TobaccoFree').FieldType = 'Text'),
      '/value/TrackerType broken-rule: A tracker of the type "YesNo" needs a field of the type "YesNo".',
    ],
  ])('%s', (_title, id, change, fault) => {
    expect(said(change, `schemas/catalogues/trackers/${id}.item.json`)).toEqual([fault]);
  });

  test("a customer's tracker of a number that the base has", () => {
    expect(said((tracker) => (tracker.TrackerId = 105), 'schemas/customers/granite/strength-training.item.json')).toEqual([
      '/value/TrackerId duplicate-id: Another item of "trackers" is known by 105: "steps".',
    ]);
  });
});
