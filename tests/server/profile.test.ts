import { expect } from 'vitest';
import type { Failure, ProfileAnswer, UserProfile, UserProfileSave } from '../../schemas/generated/records';
import { unchanged } from './support/profile-save';
import { type Client, faultsOf } from './support/test-server';
import { withServer } from './support/fixture';

interface Result {
  Data: UserProfile | null;
  Successful: boolean;
  Errors: { Code: string; Field: string; Message: string }[];
}

const { test, server, undoAfterEach } = withServer();
let pat: Client;
test.beforeAll(async () => {
  pat = await server.as('pat@summit.example');
});
undoAfterEach();

const path = '/user/userprofilev2';
const profileOf = async (client: Client) => (await client.get<UserProfile>(path)).body;

const save = async (change: Partial<UserProfileSave>, client = pat) => client.post<Result>(path, { ...unchanged(await profileOf(client)), ...change });
const refused = async (change: object, client = pat) => client.post<Failure>(path, { ...unchanged(await profileOf(client)), ...change });
const answer = (Id: string, UserAnswer: string | number): ProfileAnswer[] => [{ Id, UserAnswer }];

/** The two required answers as they are, date of birth first, then what is given. */
async function answering(given: ProfileAnswer[], client = pat): Promise<ProfileAnswer[]> {
  const stored = (await profileOf(client)).ProfileAnswers;
  const required = ['DateOfBirth', 'UniqueId'];
  const own = required.map((id) => given.find(({ Id }) => Id === id) ?? stored.find(({ Id }) => Id === id)!);
  return [...own, ...given.filter(({ Id }) => !required.includes(Id))];
}

test('A-profile-33 A-profile-02 the profile holds the questions, the answers and every preference', async () => {
  const profile = await profileOf(pat);
  expect(profile.ProfileItems.map(({ Name, InputType }) => `${Name} ${InputType}`)).toEqual([
    'DateOfBirth date',
    'UniqueId text',
    'Department list',
    'YearsOfService number',
    'EmergencyEmail email',
    'HireDate date',
    'Sex list',
  ]);
  expect(profile.ProfileAnswers).toContainEqual({ Id: 'UniqueId', UserAnswer: 'E000011' });
  expect(Object.keys(profile)).toEqual(
    expect.arrayContaining([
      'PreferredEmail',
      'DisableText',
      'RemoveFromEmailCommunications',
      'HideFromLeaderboard',
      'PreferredLanguage',
      'HeightUnits',
      'LengthUnits',
      'WeightUnits',
      'DistanceUnits',
      'WeekStartDay',
      'TimeZone',
      'TimeFormat',
      'IsTextEnabled',
      'TextToolVerificationStatus',
      'VerificationSent',
    ]),
  );
});

test('A-profile-34 A-profile-22 saving what was read changes nothing', async () => {
  const before = await profileOf(pat);
  const { status, body } = await save({});
  expect([status, body.Successful, body.Errors]).toEqual([200, true, []]);
  expect(body.Data).toEqual(before);
  expect(await profileOf(pat)).toEqual(before);
});

test('A-profile-20 every preference is stored and read again', async () => {
  const change: Partial<UserProfileSave> = {
    PreferredEmail: 'pat@home.example',
    RemoveFromEmailCommunications: true,
    HideFromLeaderboard: true,
    PreferredLanguage: 'es-419',
    HeightUnits: 'Centimeters',
    LengthUnits: 'Centimeters',
    WeightUnits: 'Kilograms',
    DistanceUnits: 'Kilometers',
    WeekStartDay: 'Monday',
    TimeZone: 'Europe/Zurich',
    TimeFormat: '24Hour',
  };
  expect((await save(change)).body.Successful).toBe(true);
  expect(await profileOf(pat)).toMatchObject(change);
});

test('A-profile-21 DisableTextReminders of the save is DisableText of the profile', async () => {
  for (const wanted of [true, false]) {
    await save({ DisableTextReminders: wanted });
    expect((await profileOf(pat)).DisableText).toBe(wanted);
  }
});

test('what is left out is taken away', async () => {
  const { PreferredEmail: _email, MobileNumber: _mobile, ...rest } = unchanged(await profileOf(pat));
  await pat.post(path, rest);
  const profile = await profileOf(pat);
  expect(profile).not.toHaveProperty('PreferredEmail');
  expect(profile).not.toHaveProperty('MobileNumber');
});

test.each([
  ['(201) 555-0123', '+12015550123'],
  ['201.555.0123', '+12015550123'],
  ['+12015550123', '+12015550123'],
  ['+44 201 555 0123', '+442015550123'],
])('A-profile-04 the mobile number %s is stored as %s', async (given, stored) => {
  expect((await save({ MobileNumber: given })).body.Data?.MobileNumber).toBe(stored);
});

test('A-profile-17 A-profile-18 a changed mobile number waits for verification, the same one does not', async () => {
  await save({ MobileNumber: '2015550188' });
  expect(await profileOf(pat)).toMatchObject({ TextToolVerificationStatus: 'pending', VerificationSent: true });
  const { MobileNumber: _mobile, ...rest } = unchanged(await profileOf(pat));
  await pat.post(path, rest);
  expect(await profileOf(pat)).toMatchObject({ TextToolVerificationStatus: 'none', VerificationSent: false });
  const verified = await server.as('admin@lakeside.example');
  const before = await profileOf(verified);
  expect((await save({ MobileNumber: before.MobileNumber }, verified)).body.Data?.TextToolVerificationStatus).toBe(before.TextToolVerificationStatus);
});

test('A-profile-16 texts are enabled when the company has the text tool', async () => {
  expect((await profileOf(pat)).IsTextEnabled).toBe(false);
  expect((await profileOf(await server.as('pat@cedar.example'))).IsTextEnabled).toBe(true);
});

test('A-profile-31 a mobile number of somebody else in the company is refused on its field', async () => {
  await save({ MobileNumber: '2015550155' }, await server.as('admin@summit.example'));
  const { status, body } = await save({ MobileNumber: '+1 (201) 555-0155' });
  expect([status, body.Successful, body.Data]).toEqual([200, false, null]);
  expect(body.Errors).toEqual([{ Code: 'DuplicateMobileNumber', Field: '/MobileNumber', Message: 'This mobile number belongs to someone else.' }]);
});

test('A-profile-30 a unique id of somebody else in the company is refused on its field; in another company it is free', async () => {
  const { body } = await save({ ProfileItemAnswers: await answering(answer('UniqueId', 'E000012')) });
  expect(body.Errors).toEqual([{ Code: 'DuplicateUniqueId', Field: '/ProfileItemAnswers/1/UserAnswer', Message: 'This unique ID belongs to someone else.' }]);
  expect((await save({ ProfileItemAnswers: await answering(answer('UniqueId', 'E000001')) })).body.Successful).toBe(true);
});

test.each(['2008-11-03', '2030-01-01'])('A-profile-29 the date of birth %s is refused as InvalidDOB', async (born) => {
  const { body } = await save({ ProfileItemAnswers: await answering(answer('DateOfBirth', born)) });
  expect(body.Errors).toEqual([expect.objectContaining({ Code: 'InvalidDOB', Field: '/ProfileItemAnswers/0/UserAnswer' })]);
});

test('C-constants-17 whoever turns 18 today may say so', async () => {
  expect((await save({ TimeZone: 'America/Chicago', ProfileItemAnswers: await answering(answer('DateOfBirth', '2008-11-02')) })).body.Successful).toBe(true);
});

test('what the company refuses is answered all at once, and nothing is stored', async () => {
  await save({ MobileNumber: '2015550155' }, await server.as('admin@summit.example'));
  const before = await profileOf(pat);
  const { body } = await save({
    MobileNumber: '2015550155',
    HideFromLeaderboard: !before.HideFromLeaderboard,
    ProfileItemAnswers: await answering([...answer('DateOfBirth', '2020-01-01'), ...answer('UniqueId', 'E000012')]),
  });
  expect(body.Errors.map(({ Code }) => Code)).toEqual(['InvalidDOB', 'DuplicateUniqueId', 'DuplicateMobileNumber']);
  expect(await profileOf(pat)).toEqual(before);
});

test('two people who take the same number in the same moment do not both get it', async () => {
  const people = await Promise.all(['pat@lakeside.example', 'admin@lakeside.example', 'manager@lakeside.example'].map((name) => server.as(name)));
  const results = await Promise.all(people.map((person) => save({ MobileNumber: '2015550177' }, person)));
  expect(results.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(results.filter(({ body }) => body.Successful)).toHaveLength(1);
});

test('A-profile-19 an answer left out is kept, an empty one is taken away', async () => {
  await save({ ProfileItemAnswers: await answering(answer('Department', 'plant')) });
  await save({ ProfileItemAnswers: await answering(answer('YearsOfService', 7)) });
  expect((await profileOf(pat)).ProfileAnswers).toEqual(expect.arrayContaining([...answer('Department', 'plant'), ...answer('YearsOfService', 7)]));
  await save({ ProfileItemAnswers: await answering(answer('Department', '')) });
  expect((await profileOf(pat)).ProfileAnswers.map(({ Id }) => Id)).not.toContain('Department');
});

test.each([
  ['an unknown question', answer('Shoe', '9'), 'unknownQuestion /ProfileItemAnswers/2/Id'],
  ['a question answered twice', [...answer('Department', 'field'), ...answer('Department', 'plant')], 'duplicate /ProfileItemAnswers/3/Id'],
  ['a date of birth before 1899', answer('DateOfBirth', '1898-12-31'), 'formatMinimum /ProfileItemAnswers/0/UserAnswer'],
  ['a date after 2199', answer('HireDate', '2200-01-01'), 'formatMaximum /ProfileItemAnswers/2/UserAnswer'],
  ['a read-only answer', answer('HireDate', '2001-01-01'), 'readOnly /ProfileItemAnswers/2/UserAnswer'],
  ['a required answer taken away', answer('UniqueId', ''), 'required /ProfileItemAnswers/1/UserAnswer'],
  ['a choice that is none', answer('Department', 'moon'), 'enum /ProfileItemAnswers/2/UserAnswer'],
  ['a date of birth that does not exist', answer('DateOfBirth', '2001-02-30'), 'format /ProfileItemAnswers/0/UserAnswer'],
  ['a date of birth that is a number', answer('DateOfBirth', 42), 'type /ProfileItemAnswers/0/UserAnswer'],
  ['a number that is none', answer('YearsOfService', 'many'), 'type /ProfileItemAnswers/2/UserAnswer'],
  ['an address that is none', answer('EmergencyEmail', 'home'), 'format /ProfileItemAnswers/2/UserAnswer'],
  ['an answer of 101 characters', answer('EmergencyEmail', `${'x'.repeat(60)}@${'m'.repeat(32)}.example`), 'maxLength /ProfileItemAnswers/2/UserAnswer'],
])('%s is refused', async (_what, given, fault) => {
  const response = await refused({ ProfileItemAnswers: await answering(given) });
  expect([response.status, ...faultsOf(response)]).toEqual([400, fault]);
});

test('a required answer that is left out is refused where the answers stand', async () => {
  const response = await refused({ ProfileItemAnswers: answer('Department', 'office') });
  expect([response.status, ...faultsOf(response)]).toEqual([400, 'required /ProfileItemAnswers', 'required /ProfileItemAnswers']);
  expect(response.body.Errors.map(({ Message }) => Message)).toEqual(['Date is required', 'Unique ID is required.']);
});

test.each([
  ['/TimeZone', { TimeZone: 'Mars/Olympus' }, 'enum'],
  ['/PreferredEmail', { PreferredEmail: 'home' }, 'format'],
  ['/MobileNumber', { MobileNumber: '12' }, 'format'],
  ['/MobileNumber', { MobileNumber: '+112' }, 'format'],
  ['/HideFromLeaderboard', { HideFromLeaderboard: 'true' }, 'type'],
  ['/Nickname', { Nickname: 'P' }, 'additionalProperties'],
  ['/Custom/badgeNumber', { Custom: { shirtSize: 'M', badgeNumber: '123456' } }, 'additionalProperties'],
  ['/Custom/shirtSize', { Custom: { shirtSize: 'XXL' } }, 'enum'],
])('a wrong %s is refused on its field', async (field, change, code) => {
  const response = await refused(change);
  expect([response.status, ...faultsOf(response)]).toEqual([400, `${code} ${field}`]);
});

test("a customer's own property is required, checked, stored and answered, for that customer only", async () => {
  const lakeside = await server.as('coach@lakeside.example');
  expect((await profileOf(lakeside)).Custom).toMatchObject({ badgeNumber: expect.stringMatching(/^\d{4,8}$/) });
  expect(faultsOf(await refused({ Custom: {} }, lakeside))).toEqual(['required /Custom/badgeNumber']);
  expect(faultsOf(await refused({ Custom: { badgeNumber: 'x' } }, lakeside))).toEqual(['pattern /Custom/badgeNumber']);
  expect(faultsOf(await refused({ Custom: { badgeNumber: '123456', shoe: 1 } }, lakeside))).toEqual(['additionalProperties /Custom/shoe']);
  expect((await save({ Custom: { badgeNumber: '123456' } }, lakeside)).body.Data?.Custom).toEqual({ badgeNumber: '123456' });
  expect((await profileOf(lakeside)).Custom).toEqual({ badgeNumber: '123456' });
});
