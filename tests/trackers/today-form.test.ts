import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FormStore } from '../../runtime/form/form-store';
import { interpretSchema } from '../../runtime/validation/interpreter';
import type { TrackerSetup } from '../../schemas/generated/records';
import { readSource } from '../../codegen/source';
import { settingsIn } from '../../server/foundation/constants';
import { compile } from '../support/shared-compiler';

const { base } = compile(readSource(join(import.meta.dirname, '../..')));
const trackers = base!.catalogues.trackers as TrackerSetup[];
const asked = (name: string, ...fields: string[]) => {
  const Setup = trackers.find(({ TrackerName }) => TrackerName === name)!;
  return { Setup: { ...Setup, TrackerFields: Setup.TrackerFields.filter(({ FieldName }) => fields.includes(FieldName)) } };
};

/** What the home page says when Log is pressed, with Steps and Mood to log. */
function refusals(Values: object): string[] {
  const form = base!.forms['today-log']!;
  const store = new FormStore({
    form,
    fieldsets: base!.fieldsets,
    data: { Values },
    scope: { today: '2026-11-21', settings: settingsIn(base!), input: { logs: [asked('Steps', 'Steps'), asked('Mood', 'Mood')] } },
    schemaErrors: interpretSchema(form.data),
    interpret: interpretSchema,
  });
  return store.validate().map(({ Field, Message }) => `${Field}: ${Message}`);
}

// The rule that keeps the class out: runtime/validation/messages.test.ts reads the sentences of keywords whose limit is not known.
test('D-today-03 where nothing is typed, one sentence says what to do', () => {
  expect(refusals({})).toEqual(['/Values/105 Steps: Enter at least one value.']);
});

test('D-today-03 one value is enough', () => {
  expect(refusals({ '105 Steps': 9502 })).toEqual([]);
  expect(refusals({ '108 Mood': '3' })).toEqual([]);
});
