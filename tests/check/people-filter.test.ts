import { expect, test } from 'vitest';
import { compile } from '../support/shared-compiler';
import { readSource } from '../../codegen/source';
import { FormStore } from '../../runtime/form/form-store';
import { makeOptionalGroups, optionalOf } from '../../runtime/form/optional-groups';
import { interpretSchema } from '../../runtime/validation/interpreter';
import { settingsIn } from '../../server/foundation/constants';

const { base, customers } = compile(readSource(process.cwd()));
const form = base!.forms['people-filter']!;
const open = () =>
  new FormStore({
    form,
    schemaErrors: interpretSchema(form.data),
    optional: makeOptionalGroups,
    defer: (run) => run(),
    scope: { today: '2026-11-22', settings: settingsIn(base!), session: { actor: { Roles: ['HIPAAAccess'] } } },
  });
const groupOf = (title: string) =>
  optionalOf(open())
    .groups()
    .find(({ group }) => group.title === title)!;

/** Which request fields each filter of the specification's table sends, and what its fields ask. */
const sent = {
  'Account Status': ['AccountStatuses'],
  'Challenge Name': ['ChallengeId'],
  'Biometrics Status': ['BiometricsStatus'],
  Biometric: ['Biometric', 'BiometricRiskLevels'],
  'Health Condition': ['HealthCondition', 'HealthConditionRiskLevels'],
  'HRA Status': ['HraStatus'],
  'User Challenge Status': ['UserChallengeStatus'],
  Sex: ['Sex'],
  Department: ['Departments'],
  Location: ['Locations'],
  Region: ['Regions'],
  Role: ['Roles'],
  Company: ['EntityIds'],
  'Hire Date': ['HireDate', 'HireDateStartDate', 'HireDateEndDate'],
  'Event Name': ['Events'],
  'Event Session': ['EventSessions'],
  Coach: ['Coaches'],
  'Results Date': ['ResultsDate', 'ResultsDateStartDate', 'ResultsDateEndDate'],
  'HRA Question': ['HraQuestion', 'QuestionAnswer'],
  // No filter of the specification: decision 196.
  Tracker: ['Tracker', 'TrackerStatus', 'TrackerPeriod', 'TrackerField', 'TrackerFrom', 'TrackerTo'],
};

test('every filter is offered under the name of the specification, and sends the request fields of its line', () => {
  const store = open();
  const offered = Object.fromEntries(
    optionalOf(store)
      .groups()
      .map(({ id, group }) => [
        group.title,
        optionalOf(store)
          .fieldsOf(id)
          .map(({ at }) => at.slice(1)),
      ]),
  );
  expect(offered).toEqual(sent);
});

test.each([
  ['C-filter-builder-04 C-filter-builder-06 C-filter-builder-07 a name, a start and an end:', 'Hire Date', ['Period', 'Start date', 'End date']],
  ['C-filter-builder-05 a status:', 'HRA Status', ['HRA Status']],
  ['C-filter-builder-08 risk levels:', 'Biometric', ['Biometric', 'Biometric Risk Levels']],
  ['C-filter-builder-09 risk levels:', 'Health Condition', ['Health Condition', 'Health Condition Risk Levels']],
  ['C-filter-builder-10 an answer:', 'HRA Question', ['HRA Question', 'Question Answer']],
])('%s the entry %s asks for %j', (_title, title, labels) => {
  const store = open();
  const asked = optionalOf(store)
    .fieldsOf(groupOf(title).id)
    .map(({ field }) => field.label);
  expect(asked).toEqual(labels);
});

test('C-filter-builder-11 each entry has an id of its own', () => {
  const store = open();
  expect(groupOf('Hire Date')).toMatchObject({ id: 'hire-date', group: { title: 'Hire Date' } });
  expect(
    new Set(
      optionalOf(store)
        .groups()
        .map(({ id }) => id),
    ).size,
  ).toBe(Object.keys(sent).length);
});

test.each([
  { id: 'C-filter-builder-35', text: 'All', code: 0 },
  { id: 'C-filter-builder-36', text: 'Signed Up', code: 1 },
  { id: 'C-filter-builder-37', text: 'Participating', code: 2 },
  { id: 'C-filter-builder-38', text: 'On Track', code: 3 },
  { id: 'C-filter-builder-39', text: 'Complete', code: 4 },
  { id: 'C-filter-builder-40', text: 'Not Signed Up', code: 5 },
  { id: 'C-filter-builder-41', text: 'Not Complete', code: 6 },
  { id: 'C-filter-builder-42', text: 'In Challenge', code: 7 },
  { id: 'C-filter-builder-43', text: 'Not In Challenge', code: 8 },
])('$id the user challenge status $text is sent as $code', ({ text, code }) => {
  const store = open();
  optionalOf(store).add('user-challenge-status');
  const items = store.live.field('challenge-status')?.presentation.options.items as { value: number; text: string }[];
  store.set('/UserChallengeStatus', items.find((item) => item.text === text)?.value);
  expect([store.dataToSend(), store.isValid]).toEqual([{ UserChallengeStatus: code }, true]);
});

test.each([
  { ids: 'C-filter-builder-46', data: { Biometric: 'x' }, says: 'Biometric Risk Levels cannot be blank.' },
  { ids: 'C-filter-builder-47', data: { HealthCondition: 'x' }, says: 'Health Condition Risk Levels cannot be blank.' },
  { ids: 'C-filter-builder-48', data: { HraQuestion: 'x' }, says: 'Question Answer cannot be blank.' },
  { ids: 'C-filter-builder-25', data: { HireDate: 'Custom' }, says: 'Choose a start date, an end date, or both.' },
  {
    ids: 'C-filter-builder-49',
    data: { HireDate: 'Custom', HireDateStartDate: '03/09/2021', HireDateEndDate: '12/31/2020' },
    says: 'The end date must not be before the start date.',
  },
  {
    ids: 'C-filter-builder-50 C-filter-builder-52',
    data: { HireDate: 'Custom', HireDateStartDate: '2021-03-09' },
    says: 'Enter the date as MM/DD/YYYY, such as 03/09/2021.',
  },
  {
    ids: 'C-filter-builder-50',
    data: { ResultsDate: 'Custom', ResultsDateEndDate: '02/30/2021' },
    says: 'That date does not exist. Enter it as MM/DD/YYYY, such as 03/09/2021.',
  },
])('$ids C-filter-builder-51 of $data it is said: $says', ({ data, says }) => {
  const store = open();
  store.reset(data);
  expect(store.validate().map(({ Message }) => Message)).toContain(says);
});

test('C-filter-builder-45 C-filter-builder-51 the form of an export asks for a company, and no other does', () => {
  const exported = base!.forms['people-export']!;
  const messages = (of: typeof form) => new FormStore({ form: of, schemaErrors: interpretSchema(of.data) }).validate().map(({ Message }) => Message);
  expect(messages(exported)).toEqual(['Company cannot be blank.']);
  expect(messages(form)).toEqual([]);
});

test('C-filter-builder-44 another company clears what was chosen of the one before; another challenge its status', () => {
  const store = open();
  store.reset({ EntityIds: ['a'], Departments: ['plant'], ChallengeId: 'c', UserChallengeStatus: 3, Events: ['e'], EventSessions: ['s'], Sex: 'F' });
  store.set('/ChallengeId', 'd');
  expect(store.data).toMatchObject({ ChallengeId: 'd', Departments: ['plant'] });
  expect(store.data).not.toHaveProperty('UserChallengeStatus');
  store.set('/EntityIds', ['b']);
  expect(store.data).toEqual({ EntityIds: ['b'], Sex: 'F' });
});

test.each([
  ['lakeside', ['Badge number', 'Safety training', 'Shift']],
  ['granite', ['License number', 'Licensed until', 'Hours a week', 'Depot', 'Job title', 'Phone for dispatch', 'Languages on the road']],
])('C-filter-builder-33 the fields of %s are filters by themselves, but for those by which nobody is found, such as files', (customer, labels) => {
  const own = customers[customer]!.forms['people-filter']!;
  const titles = own.fields.flatMap((node) => ('group' in node && node.id.startsWith('own:') ? [String(node.title)] : []));
  expect(titles.toSorted()).toEqual(labels.toSorted());
});
