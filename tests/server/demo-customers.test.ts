import { describe, expect } from 'vitest';
import type { RegistrationProgress, UserProfile } from '../../schemas/generated/records';
import { testAnswer } from '../support/journey';
import { testDefinitions } from './support/definitions';
import { agreed, identified, keySentTo, newPassword, people, visitorOf } from './support/registration';
import { withServer } from './support/fixture';

const { test, server } = withServer();

const base = ['CompanyCode', 'SelectRole', 'IdentifyUser', 'RegistrationEmailSent', 'RequiredFields', 'ConfirmPassword', 'Done'];
const omar = {
  UserName: 'omar.haddad@granite.example',
  host: 'granite.localhost',
  Fields: { LastName: 'Haddad', DateOfBirth: '1990-08-17', UniqueId: 'G-2001' },
} as const;
const driving = { licenceNumber: 'GA1234567', licensedUntil: '2030-01-31', weeklyHours: 40, depot: 'dallas' };

test.each([
  { host: 'summit.localhost', steps: base },
  { host: 'cedar.localhost', steps: ['SelectRole', 'CompanyCode', ...base.slice(2)] },
  { host: 'granite.localhost', steps: [...base.slice(0, 4), 'Driving', ...base.slice(4)] },
])('A-registration-28 the steps at $host are those of its customer, in its order', async ({ host, steps }) => {
  expect((await visitorOf(server, host).setup()).Steps).toEqual(steps);
});

testAnswer('a step of the registration', async () => (await visitorOf(server, 'summit.localhost').setup()).Steps, [
  ['A-registration-09 first comes the code of the company', (steps) => expect(steps[0]).toBe('CompanyCode')],
  ['A-registration-10 then the role', (steps) => expect(steps[1]).toBe('SelectRole')],
  ['A-registration-11 then who one is', (steps) => expect(steps[2]).toBe('IdentifyUser')],
  ['A-registration-12 then the email', (steps) => expect(steps[3]).toBe('RegistrationEmailSent')],
  ['A-registration-13 then what must be said', (steps) => expect(steps[4]).toBe('RequiredFields')],
  ['A-registration-14 then the password', (steps) => expect(steps[5]).toBe('ConfirmPassword')],
  ['A-registration-15 then it is done', (steps) => expect(steps[6]).toBe('Done')],
]);

describe("a step of a customer's own", () => {
  let Rid: string;
  const visitor = () => visitorOf(server, omar.host);
  test.beforeAll(async () => {
    await identified(server, omar as unknown as (typeof people)['teo']);
    const { Rid: confirmed } = await visitor().follow(await keySentTo(server, omar.UserName));
    Rid = confirmed!;
  });

  const missing = (progress: RegistrationProgress) => base.concat('Driving').filter((step) => !progress.DoneSteps.includes(step));

  test('comes before the rest: nobody is registered without it', async () => {
    expect(missing(await visitor().setup({ rid: Rid }))).toContain('Driving');
    const { Success, FailureReason, ClientAction } = await visitor().register({ ...agreed, Rid, UserName: omar.UserName });
    expect({ Success, FailureReason, ClientAction }).toEqual({ Success: false, FailureReason: 'StepsMissing', ClientAction: 'CompleteSteps' });
  });

  test.each([
    { what: 'nothing', Custom: {}, fields: ['depot', 'licenceNumber', 'licensedUntil', 'weeklyHours'] },
    { what: 'too many hours', Custom: { ...driving, weeklyHours: 61 }, fields: ['weeklyHours'] },
    { what: 'a depot that there is not', Custom: { ...driving, depot: 'mars' }, fields: ['depot'] },
    { what: 'a property that no step asks', Custom: { ...driving, salary: 1 }, fields: ['salary'] },
  ])('refuses $what by its own form', async ({ Custom, fields }) => {
    const { status, body } = await visitor().post<{ Errors: { Field: string }[] }>('/registration/v2/steps', { Rid, Step: 'Driving', Custom });
    expect(status).toBe(400);
    expect(body.Errors.map(({ Field }) => Field).sort()).toEqual(fields.map((name) => `/Custom/${name}`));
  });

  test('keeps its answers on the server, shows them again on another device, and gives them to the profile in the end', async () => {
    await visitor().step({ Rid, Step: 'Driving', Custom: driving });
    expect((await visitorOf(server, omar.host).setup({ rid: Rid })).Custom).toEqual(driving);
    const { UserId } = await visitor().setup({ rid: Rid });
    const { body: setup } = await visitor().get<{ ProfileItemAnswers: object[] }>(`/registration/v2/required-fields?rid=${Rid}&userId=${UserId}`);
    await visitor().require({ Rid, UserId, PreferredEmail: omar.UserName, ProfileItemAnswers: setup.ProfileItemAnswers, Custom: {} });
    expect(await visitor().register({ ...agreed, Rid, UserName: omar.UserName })).toMatchObject({ Success: true });

    const { body } = await server.nobody.post<{ Token: string }>('/account/login/login', { UserName: omar.UserName, Password: newPassword });
    const profile = await server.app.inject({ url: '/api/user/userprofilev2', headers: { authorization: `Bearer ${body.Token}` } });
    expect(profile.json<UserProfile>().Custom).toMatchObject(driving);
  });
});

test("Cedar's link is good for a week, and its email says so", async () => {
  await identified(server, people.teo);
  server.clock.advance({ seconds: 6 * 86_400 });
  expect(await visitorOf(server, people.teo.host).follow(await keySentTo(server, people.teo.UserName))).toMatchObject({ Success: true });
});

test('the customers differ in fields, words, order and limits, and in nothing that they do not say', () => {
  const definitions = testDefinitions();
  const labelsOf = (customer: string | null) => JSON.stringify(definitions.for(customer).forms['user-profile']?.fields);
  expect(labelsOf('cedar')).toContain('Cell phone');
  expect(labelsOf('cedar')).not.toContain('disable-text');
  expect(labelsOf('lakeside')).toContain('How the plant contacts you');
  expect(labelsOf('granite')).toContain('Work on the road');
  expect(labelsOf(null)).not.toMatch(/Cell phone|plant|road/);
  expect([null, 'lakeside', 'granite', 'cedar'].map((customer) => definitions.for(customer).constants.server?.minimumAge)).toEqual([18, 16, 18, 18]);
  expect(definitions.for('granite').forms['sign-in']).toEqual(definitions.for(null).forms['sign-in']);
});
