import { describe, expect, test } from 'vitest';
import { check, compile } from '../support/shared-compiler';
import { readSource } from '../../codegen/source';
import { progress } from './registration-walks';
import { answer, flows, type Step, walkThrough } from './walk';

const flow = flows.find(({ id }) => id === 'registration')!;
const base = compile(readSource('.')).base!;
const everyStep = ['CompanyCode', 'SelectRole', 'IdentifyUser', 'RegistrationEmailSent', 'RequiredFields', 'ConfirmPassword', 'Done'];
const walk = (steps: Step[]) => walkThrough(flow, { input: { rid: 'r1' }, steps });
const saved = (done: number, given: object = {}, steps = everyStep): Step => ({ send: { type: 'SAVED', progress: progress(done, given, steps) } });
/** What a page shows whose first `done` steps are done. */
const opened = (done: number, steps = everyStep): Step => ({ call: answer(progress(done, {}, steps)) });

test('A-registration-28 the steps are a list in the definitions, in the specified order', () => {
  expect(base.constants.registration?.registrationSteps).toEqual(everyStep);
});

test.each([
  ['A-registration-09 whose next step is CompanyCode finds it when the page is loaded anew', 'CompanyCode', 'asking.CompanyCode'],
  ['A-registration-10 whose next step is SelectRole finds it when the page is loaded anew', 'SelectRole', 'asking.SelectRole'],
  ['A-registration-11 whose next step is IdentifyUser finds it when the page is loaded anew', 'IdentifyUser', 'asking.IdentifyUser'],
  [
    'A-registration-12 whose next step is RegistrationEmailSent finds it when the page is loaded anew',
    'RegistrationEmailSent',
    'asking.RegistrationEmailSent.mayResend',
  ],
  ['A-registration-13 whose next step is RequiredFields finds it when the page is loaded anew', 'RequiredFields', 'asking.RequiredFields'],
  ['A-registration-14 whose next step is ConfirmPassword finds it when the page is loaded anew', 'ConfirmPassword', 'asking.ConfirmPassword'],
  ['A-registration-15 whose next step is Done finds it when the page is loaded anew', 'Done', 'Done'],
])('%s', async (_title, step, state) => {
  await walk([{ ...opened(everyStep.indexOf(step)), then: state, context: { step } }]);
});

test('A-registration-28 each saved step leads to the next, and back to the one before', async () => {
  await walk([
    { ...opened(0), then: 'asking.CompanyCode' },
    { ...saved(1), then: 'asking.SelectRole' },
    { ...saved(2), then: 'asking.IdentifyUser' },
    { ...saved(3), then: 'asking.RegistrationEmailSent.mayResend' },
    { ...saved(4), then: 'asking.RequiredFields' },
    { ...saved(5), then: 'asking.ConfirmPassword' },
    { send: { type: 'BACK' }, then: 'asking.RequiredFields' },
    { send: { type: 'BACK' }, then: 'asking.RegistrationEmailSent.mayResend' },
    { send: { type: 'BACK' }, then: 'asking.IdentifyUser' },
    { send: { type: 'GO_ON' }, then: 'asking.ConfirmPassword' },
  ]);
});

test('another order, fewer steps and a step of a customer’s own need nothing but another list', async () => {
  const own = ['RegistrationEmailSent', 'EmergencyContact', 'SelectRole', 'Done'];
  await walk([
    { ...opened(0, own), then: 'asking.RegistrationEmailSent.mayResend' },
    { ...saved(1, {}, own), then: 'asking.FurtherStep', context: { step: 'EmergencyContact' } },
    { ...saved(2, {}, own), then: 'asking.SelectRole' },
    { send: { type: 'BACK' }, then: 'asking.FurtherStep', context: { step: 'EmergencyContact' } },
  ]);
});

const at = '2026-11-21T00:00:00Z';
test.each([
  ['A-registration-24 A-registration-29 the step SelectRole is reported as SelectRole, with status and time: begun, failed, done', 'SelectRole', 'SelectRole'],
  [
    'A-registration-25 A-registration-30 the step IdentifyUser is reported as EligibilityCheck, with status and time: begun, failed, done',
    'IdentifyUser',
    'EligibilityCheck',
  ],
  [
    'A-registration-26 A-registration-31 the step RequiredFields is reported as RequiredInfo, with status and time: begun, failed, done',
    'RequiredFields',
    'RequiredInfo',
  ],
])('%s', async (_title, step, Name) => {
  const done = everyStep.indexOf(step);
  const event = (Status: string) => ({ Name, Status, OccurredAt: at });
  await walk([
    { ...opened(done), effects: ['call getRegistrationSetup', 'call reportRegistrationEvents'], context: { events: [event('Started')] } },
    { send: { type: 'FAILED', status: 400 }, context: { events: [event('Started'), event('Failed')] } },
    { call: answer(true), context: { events: [event('Failed')] } },
    { ...saved(done + 1), context: { events: expect.arrayContaining([event('Succeeded')]) } },
  ]);
});

test('A-registration-27 A-registration-32 the step ConfirmPassword is reported as ActivateAccount, with status and time', async () => {
  const event = (Status: string) => ({ Name: 'ActivateAccount', Status, OccurredAt: at });
  await walk([
    { ...opened(5), context: { events: [event('Started')] } },
    {
      send: { type: 'REGISTERED', result: { Success: true, UserId: 'u1' }, userName: 'a', password: 'b' },
      then: 'Done',
      context: { events: [event('Started'), event('Succeeded')] },
    },
  ]);
});

test('steps without a name in reports are not reported', async () => {
  await walk([{ ...opened(0), effects: ['call getRegistrationSetup'], context: { events: [] } }]);
  await walk([{ ...opened(3), effects: ['call getRegistrationSetup'], context: { events: [] } }]);
});

test('a report that is lost holds nobody up, and is sent with the next', async () => {
  const lost: Step['call'] = { ok: false, failure: { StatusCode: 0, Errors: [], ShowUser: true } };
  await walk([
    opened(1),
    { call: lost, effects: [expect.stringMatching(/^report /) as never], then: 'asking.SelectRole' },
    { ...saved(2), then: 'asking.IdentifyUser', context: { events: expect.objectContaining({ length: 3 }) } },
    { call: answer(true), then: 'asking.IdentifyUser' },
  ]);
});

test('A-registration-33 A-registration-34 a result without a reason is an InternalServerError about which nothing can be done', async () => {
  const failure = { failureReason: 'InternalServerError', clientAction: 'None' };
  const result = { send: { type: 'REGISTERED', result: { Success: false }, userName: 'a', password: 'b' } };
  await walk([opened(5), { ...result, then: 'asking.ConfirmPassword', context: failure }]);
  await walk([opened(5), { send: { type: 'FAILED', status: 500 }, then: 'asking.ConfirmPassword', context: failure }]);
});

test('A-registration-18 A-registration-19 the record says these defaults', () => {
  const { FailureReason, ClientAction } = base.records.RegistrationResult!.properties as Record<string, { default: string; enum: string[] }>;
  expect([FailureReason!.default, ClientAction!.default]).toEqual(['InternalServerError', 'None']);
});

test('every reason has words of its own, and every action leads somewhere', () => {
  const { FailureReason, ClientAction } = base.records.RegistrationProgress!.properties as Record<string, { enum: string[] }>;
  const screen = JSON.stringify(base.screens.registration);
  const definition = JSON.stringify(flow);
  for (const reason of FailureReason!.enum.filter((name) => name !== 'InternalServerError')) expect(screen).toContain(`failureReason == '${reason}'`);
  // What nothing can be done about on the page, its words say.
  for (const action of ClientAction!.enum.filter((name) => !['None', 'ContactSupport'].includes(name)))
    expect(screen + definition).toMatch(new RegExp(`[aA]ction == '${action}'`));
});

describe('a customer’s list of steps is judged before anybody registers by it', () => {
  const source = readSource('.');
  const faultsOf = (to: string[]) => {
    const operation = { op: 'set', in: 'constants:registration', node: 'registrationSteps', property: 'value', was: everyStep, to };
    const overlay = JSON.stringify({ id: 'own', kind: 'overlay', operations: [operation] });
    return check(new Map([...source, ['schemas/customers/summit/own.overlay.json', overlay]])).faults.map(({ code, message }) => [code, message]);
  };

  test.each([
    [['SelectRole', 'CompanyCode', 'IdentifyUser', 'ConfirmPassword', 'Done'], undefined],
    [['CompanyCode', 'RequiredFields', 'IdentifyUser', 'ConfirmPassword', 'Done'], 'A step comes before one that it needs: see registrationStepNeeds.'],
    [['CompanyCode', 'ConfirmPassword', 'Done'], 'The steps IdentifyUser, ConfirmPassword and Done are needed: without them nobody could register.'],
    [['IdentifyUser', 'SelectRole', 'SelectRole', 'ConfirmPassword', 'Done'], 'A step stands in this list twice.'],
    [
      ['IdentifyUser', 'ConfirmPassword', 'RequiredFields', 'Done'],
      'The last two steps are ConfirmPassword and Done: nothing can be asked of somebody who is registered.',
    ],
    [['IdentifyUser', 'EmergencyContact', 'ConfirmPassword', 'Done'], 'A step of your own needs a form: name it in registrationStepForms.'],
  ])('%j: %s', (steps, message) => {
    expect(faultsOf(steps)).toEqual(message === undefined ? [] : [['broken-rule', message]]);
  });
});
