import { answer, refused, type Step, type Walk } from './walk';

const lost: Step['call'] = { ok: false, failure: { StatusCode: 0, Errors: [], ShowUser: false } };

const everyStep = ['CompanyCode', 'SelectRole', 'IdentifyUser', 'RegistrationEmailSent', 'RequiredFields', 'ConfirmPassword', 'Done'];

/** How a registration stands when its first `done` steps are done. */
export const progress = (done: number, given: object = {}, Steps: string[] = everyStep) => ({
  Success: true,
  Steps,
  DoneSteps: Steps.slice(0, done),
  IsRegistered: false,
  EmailWait: 0,
  OffersRememberedDevice: false,
  Rid: 'r1',
  ...given,
});
const refusal = (FailureReason: string, ClientAction: string, given: object = {}) => ({
  ...progress(0, given),
  Rid: undefined,
  Success: false,
  FailureReason,
  ClientAction,
});
const saved = (answered: object): Step => ({ send: { type: 'SAVED', progress: answered } });
const registered = (result: object): Step => ({ send: { type: 'REGISTERED', result, userName: 'pat@lakeside.example', password: 'Meadow-4711' } });
/** The page as it is opened; by default of a registration that stands at a step. */
const opened = (done: number, steps: Step[], given: Omit<Walk, 'steps'> = {}): Walk => ({
  input: { rid: 'r1', touchPoints: 0 },
  ...given,
  steps: [{ call: answer(progress(done)) }, ...steps],
});
/** Every report that is under way arrives. */
const reported: Step = { call: answer(true) };
const reportLost: Step = { call: refused };

export const registrationWalks: Walk[] = [
  { session: { signedIn: true }, steps: [{ then: 'signedIn' }] },
  {
    input: { touchPoints: 5 },
    steps: [
      { call: answer({ ...progress(0), Rid: undefined }), then: 'asking.CompanyCode', effects: ['call getRegistrationSetup'] },
      { ...saved(progress(1)), then: 'asking.SelectRole', effects: ['go /act/auth/registration/v2?rid=r1', 'call reportRegistrationEvents'] },
      { ...reported, context: { events: [] } },
      { ...saved(progress(2)), then: 'asking.IdentifyUser' },
      reported,
      reported,
      { send: { type: 'BACK' }, then: 'asking.SelectRole' },
      { send: { type: 'BACK' }, then: 'asking.CompanyCode' },
      { send: { type: 'BACK' }, then: 'asking.CompanyCode' },
      { send: { type: 'GO_ON' }, then: 'asking.IdentifyUser' },
      { ...saved(progress(3, { EmailWait: 60 })), then: 'asking.RegistrationEmailSent.justSent' },
      { wait: 60, then: 'asking.RegistrationEmailSent.mayResend' },
      { send: { type: 'BACK' }, then: 'asking.IdentifyUser' },
    ],
  },
  opened(3, [
    { then: 'asking.RegistrationEmailSent.mayResend' },
    { ...saved(refusal('TooManyEmails', 'None', { EmailWait: 30 })), context: { failureReason: 'TooManyEmails', step: 'RegistrationEmailSent' } },
  ]),
  opened(4, [
    { then: 'asking.RequiredFields' },
    reportLost,
    { ...saved(progress(5)), then: 'asking.ConfirmPassword' },
    { send: { type: 'FAILED', status: 400 }, context: { failureReason: '' } },
    { send: { type: 'FAILED', status: 0 }, context: { failureReason: 'Unreachable' } },
    { send: { type: 'FAILED', status: 500 }, context: { failureReason: 'InternalServerError', clientAction: 'None' } },
    { ...registered({ Success: false }), then: 'asking.ConfirmPassword', context: { failureReason: 'InternalServerError', clientAction: 'None' } },
    { ...registered({ Success: true, UserId: 'u1' }), then: 'Done', context: { userName: 'pat@lakeside.example' } },
    { send: { type: 'SIGN_IN' }, then: 'Done' },
  ]),
  opened(5, [
    reported,
    {
      ...registered({ Success: true, UserId: 'u1', RememberedDevice: 'd1' }),
      then: 'Done',
      effects: ['store trustedDevices a record', 'call reportRegistrationEvents'],
    },
  ]),
  opened(5, [{ ...registered({ Success: false, FailureReason: 'StepsMissing', ClientAction: 'CompleteSteps' }), then: 'settingUp' }]),
  opened(5, [{ ...registered({ Success: false, FailureReason: 'AlreadyRegistered', ClientAction: 'SignIn' }), then: 'refused' }]),
  opened(2, [
    { send: { type: 'FAILED', status: 400 }, then: 'asking.IdentifyUser' },
    { ...saved(refusal('NotEligible', 'None')), then: 'asking.IdentifyUser', context: { failureReason: 'NotEligible' } },
    { ...saved(refusal('StepsMissing', 'CompleteSteps', progress(1))), then: 'asking.SelectRole' },
    { ...saved(refusal('LinkExpired', 'StartOver')), then: 'refused' },
    { send: { type: 'START_OVER' }, then: 'settingUp', context: { rid: null, failureReason: '' } },
  ]),
  opened(0, [{ ...saved(progress(1, { ClientAction: 'GoToCompany' })), then: 'leaving' }]),
  {
    input: { rid: 'r1' },
    steps: [
      { call: answer(refusal('OtherCompany', 'GoToCompany')), then: 'refused' },
      { send: { type: 'GO_ON' }, effects: ['leave to /api/registration/v2/company-page?rid=r1'] },
    ],
  },
  {
    input: { vkey: 'v1', isLink: true },
    steps: [
      {
        call: answer(progress(4)),
        then: 'asking.RequiredFields',
        effects: ['call processValidationKey', 'go /act/auth/registration/v2?rid=r1', 'call reportRegistrationEvents'],
      },
    ],
  },
  {
    input: { vkey: 'v1', isLink: true },
    steps: [
      { call: answer(refusal('LinkExpired', 'ResendEmail')), then: 'refused' },
      { ...saved(refusal('TooManyEmails', 'ResendEmail')), then: 'refused', context: { failureReason: 'TooManyEmails' } },
      { ...saved(progress(3)), then: 'linkSent' },
    ],
  },
  {
    input: { vkey: 'v1', isLink: true },
    steps: [
      { call: lost, then: 'unreachable' },
      { send: { type: 'TRY_AGAIN' }, then: 'validating' },
    ],
  },
  {
    input: { rid: 'r1' },
    steps: [
      { call: lost, then: 'unreachable' },
      { send: { type: 'TRY_AGAIN' }, then: 'settingUp' },
      { call: answer(progress(7, { IsRegistered: true })), then: 'Done' },
      { send: { type: 'SIGN_IN' }, effects: ['go /act/auth/login'], then: 'Done' },
    ],
  },
  {
    input: { rid: 'r1' },
    steps: [{ call: answer(progress(6)), then: 'Done' }],
  },
  ...[{ rid: 'x'.repeat(300) }, { vkey: 'x'.repeat(300), isLink: true }].map(
    (input): Walk => ({ input, steps: [{ call: refused, then: 'refused', context: { failureReason: 'LinkUnknown', clientAction: 'StartOver' } }] }),
  ),
  {
    input: { rid: 'r1' },
    steps: [
      {
        call: answer(progress(1, {}, ['CompanyCode', 'EmergencyContact', 'IdentifyUser', 'ConfirmPassword', 'Done'])),
        then: 'asking.FurtherStep',
        context: { step: 'EmergencyContact' },
      },
      { ...saved(progress(2, {}, ['CompanyCode', 'EmergencyContact', 'IdentifyUser', 'ConfirmPassword', 'Done'])), then: 'asking.IdentifyUser' },
      { send: { type: 'BACK' }, then: 'asking.FurtherStep' },
    ],
  },
];
