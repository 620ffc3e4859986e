import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Failure, OptionalField, OptionalFieldsResult, Session, UserProfile } from '../../schemas/generated/records';
import { optionalFieldAnswers } from '../../server/records/tables/optional-fields';
import { testAnswer } from '../support/journey';
import { type Client, faultsOf } from './support/test-server';
import { withServer } from './support/fixture';
import { toldSoFar } from './support/told';

const { test, server } = withServer();
let pat: Client;
let other: Client;
let patId: string;
test.beforeAll(async () => {
  pat = await server.as('pat@lakeside.example');
  other = await server.as('coach@lakeside.example');
  patId = (await pat.get<Session>('/session')).body.User!.UserId;
});
test.beforeEach(async () => {
  await server.database.delete(optionalFieldAnswers).where(eq(optionalFieldAnswers.EntityId, 'lakeside'));
});

const path = '/user/v2/optional-fields';
const asked = async (client = pat) => (await client.get<{ Data: OptionalField[] }>(path)).body.Data;
const answers = async (client = pat) => Object.fromEntries((await asked(client)).flatMap(({ Name, Value }) => (Value === undefined ? [] : [[Name, Value]])));
const save = async (Fields: object, client = pat) => (await client.post<{ Data: OptionalFieldsResult }>(path, { Fields, UserCancelled: false })).body.Data;
const refused = async (Fields: object) => {
  const answer = await pat.post<Failure>(path, { Fields, UserCancelled: false });
  return [answer.status, ...faultsOf(answer)];
};
const stored = { Success: true, Message: '', Field: '' };
const everything = {
  PreferredName: 'Pat',
  PrivateEmail: 'pat@home.example',
  BadgeNumber: 4711,
  WorkAnniversary: '2015-03-01',
  Shift: 'night',
};

testAnswer('the questions', () => asked(), [
  [
    'A-registration-01 A-registration-61 they come in their order, by their names',
    (list) =>
      expect(list.map(({ Name }) => Name)).toEqual([
        'MobileNumber',
        'PreferredName',
        'PrivateEmail',
        'BadgeNumber',
        'WorkAnniversary',
        'Shift',
        'Site',
        'CostCenter',
      ]),
  ],
  ['A-registration-02 a question has its words', (list) => expect(list[1]?.Label).toBe('Preferred name')],
  ['A-registration-04 a question may have a help', (list) => expect(list[1]?.HelpText).toBe('Your coach uses this.')],
  [
    'A-registration-05 a question asks for a text, an email, a number, a date or a choice',
    (list) => expect(list.map(({ InputType }) => InputType)).toEqual(['text', 'text', 'email', 'number', 'date', 'list', 'list', 'text']),
  ],
  [
    'A-registration-06 a choice has its options',
    (list) =>
      expect(list[5]?.Options).toEqual([
        { Value: 'day', Text: 'Day' },
        { Value: 'night', Text: 'Night' },
      ]),
  ],
  ['A-registration-07 a question may be read only', (list) => expect(list.filter(({ Readonly }) => Readonly).map(({ Name }) => Name)).toEqual(['CostCenter'])],
]);

test('A-registration-62 A-registration-03 answers are stored, read again, kept when left out and taken away when empty', async () => {
  expect(await save(everything)).toEqual(stored);
  expect(await answers()).toMatchObject(everything);
  expect(await save({ PreferredName: 'Patricia', Shift: '' })).toEqual(stored);
  const { Shift: _shift, ...rest } = everything;
  const now = await answers();
  expect(now).toMatchObject({ ...rest, PreferredName: 'Patricia' });
  expect(Object.keys(now)).not.toContain('Shift');
});

test('A-registration-62 a form that was left stores nothing', async () => {
  const { body } = await pat.post(path, { Fields: { PreferredName: 'Never' }, UserCancelled: true });
  expect(body).toEqual({ Data: stored });
  expect(Object.keys(await answers())).not.toContain('PreferredName');
});

describe('A-registration-62 an answer that somebody else of the company has given', () => {
  test.each<[string, object, object, string]>([
    ['an address, in other letters and with blanks around', { PrivateEmail: 'same@home.example' }, { PrivateEmail: 'SAME@home.example' }, 'PrivateEmail'],
    ['a number', { BadgeNumber: 5 }, { PreferredName: 'Pat', BadgeNumber: 5 }, 'BadgeNumber'],
  ])('%s is refused with its field, and none is stored', async (_what, theirs, mine, field) => {
    await save(theirs, other);
    expect(await save(mine)).toEqual({
      Success: false,
      Message: `${field === 'BadgeNumber' ? 'Badge number' : 'Personal email'} belongs to someone else.`,
      Field: field,
    });
    expect(await answers()).not.toMatchObject({ PreferredName: 'Pat' });
  });

  test('one’s own answer may be given again, and other companies do not count', async () => {
    await save({ BadgeNumber: 6 });
    expect(await save({ BadgeNumber: 6 })).toEqual(stored);
    expect(await save({ BadgeNumber: 6 }, await server.as('pat@summit.example'))).toEqual(stored);
  });

  test('of two who answer in the same moment one is refused', async () => {
    const results = await Promise.all([save({ BadgeNumber: 77 }), save({ BadgeNumber: 77 }, other)]);
    expect(results.filter(({ Success }) => Success)).toHaveLength(1);
    expect(results.find(({ Success }) => !Success)?.Field).toBe('BadgeNumber');
  });

  test('what need not be unique is not', async () => {
    await save({ PreferredName: 'Sam' }, other);
    expect(await save({ PreferredName: 'Sam' })).toEqual(stored);
  });
});

describe('the mobile number', () => {
  const profileNumber = async (client = pat) => (await client.get<UserProfile>('/user/userprofilev2')).body.MobileNumber;

  test('is that of the profile, normalised, and not verified yet', async () => {
    expect(await save({ MobileNumber: '(201) 555-0123' })).toEqual(stored);
    expect([await profileNumber(), (await answers()).MobileNumber]).toEqual(['+12015550123', '+12015550123']);
    expect((await pat.get<UserProfile>('/user/userprofilev2')).body).toMatchObject({
      TextToolVerificationStatus: 'pendingWithResend',
      VerificationSent: false,
    });
  });

  test('of somebody else is refused, and none of the other answers is stored', async () => {
    await save({ MobileNumber: '201-555-0188' }, other);
    const before = await profileNumber();
    expect(await save({ MobileNumber: '+12015550188', PreferredName: 'Lost' })).toEqual({
      Success: false,
      Message: 'This mobile number belongs to someone else.',
      Field: 'MobileNumber',
    });
    expect([await profileNumber(), await answers()]).toEqual([before, { MobileNumber: before }]);
  });

  test('that is none is refused', async () => {
    expect(await refused({ MobileNumber: '12345' })).toEqual([400, 'format /Fields/MobileNumber']);
  });

  test('the rest of the person stays as it is', async () => {
    const before = (await pat.get<Session>('/session')).body.User;
    await save({ MobileNumber: '201-555-0199' });
    expect((await pat.get<Session>('/session')).body.User).toEqual(before);
  });
});

describe('validation, by the same rules as in the page', () => {
  test.each<[string, object, string]>([
    ['A-registration-35 a text of more than 100 characters', { PreferredName: 'x'.repeat(101) }, 'maxLength /Fields/PreferredName'],
    ['A-registration-37 an email address that is none', { PrivateEmail: 'nonsense' }, 'format /Fields/PrivateEmail'],
    ['A-registration-36 a number of more than 100 characters', { BadgeNumber: 1e100 }, 'exclusiveMaximum /Fields/BadgeNumber'],
    ['A-registration-36 a negative number of more than 100 characters', { BadgeNumber: -1e99 }, 'exclusiveMinimum /Fields/BadgeNumber'],
    ['a text where a number belongs', { BadgeNumber: '12' }, 'type /Fields/BadgeNumber'],
    ['a date that is none', { WorkAnniversary: '2015-02-30' }, 'format /Fields/WorkAnniversary'],
    ['A-registration-38 a date before 1899', { WorkAnniversary: '1898-12-31' }, 'formatMinimum /Fields/WorkAnniversary'],
    ['A-registration-38 a date after 2199', { WorkAnniversary: '2200-01-01' }, 'formatMaximum /Fields/WorkAnniversary'],
    ['a choice that is not offered', { Shift: 'evening' }, 'enum /Fields/Shift'],
    ['a change of what can only be read', { CostCenter: 'C-1' }, 'readOnly /Fields/CostCenter'],
    ['a question that is not asked', { Salary: 1 }, 'unknownQuestion /Fields/Salary'],
    ['a question named like a part of JavaScript', { constructor: 'x' }, 'unknownQuestion /Fields/constructor'],
    ['a null character', { PreferredName: '\u0000' }, 'characters /Fields/PreferredName'],
  ])('%s is refused on its field', async (_what, fields, fault) => {
    expect(await refused(fields)).toEqual([400, fault]);
  });

  test.each([{ WorkAnniversary: '1899-01-01' }, { WorkAnniversary: '2199-12-31' }, { PreferredName: 'x'.repeat(100) }, { BadgeNumber: 9.99e99 }])(
    'A-constants-12 A-registration-35 A-registration-38 the limits themselves are accepted: %j',
    async (fields) => {
      expect(await save(fields)).toEqual(stored);
    },
  );

  test('everything wrong is told at once', async () => {
    const [, ...faults] = await refused({ PreferredName: 'x'.repeat(101), BadgeNumber: 'x', Shift: 1 });
    expect(new Set(faults)).toEqual(new Set(['maxLength /Fields/PreferredName', 'type /Fields/BadgeNumber', 'type /Fields/Shift']));
  });

  test.each<[unknown, string[]]>([
    [{ Fields: [], UserCancelled: false }, ['type /Fields']],
    [{ Fields: { PreferredName: null }, UserCancelled: false }, ['type /Fields/PreferredName']],
    [{ Fields: {} }, ['required /UserCancelled']],
    [{ Fields: {}, UserCancelled: 'no' }, ['type /UserCancelled']],
    [[], ['type ']],
  ])('a body %j is refused', async (body, faults) => {
    const answer = await pat.post<Failure>(path, body);
    expect([answer.status, ...faultsOf(answer)]).toEqual([400, ...faults]);
  });
});

test('B-live-topics-10 saving tells the person’s other pages, a refused save does not', async () => {
  const told = async () => (await toldSoFar(server)).filter(({ Topic, Category }) => Topic === `user:${patId}` && Category === 'Home').length;
  const before = await told();
  await save({ PreferredName: 'Pat' });
  expect(await told()).toBe(before + 1);
  await save({ BadgeNumber: 900 }, other);
  await save({ BadgeNumber: 900 });
  expect(await told()).toBe(before + 1);
});
