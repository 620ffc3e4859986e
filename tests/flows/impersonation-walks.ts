import { answer, refused, type Step, type Walk } from './walk';

interface Acting {
  type: 'Coach' | 'Support' | 'PartnerAdmin';
  userName?: string;
  userId?: string;
}

/** Who is signed in, with these duties; and, where given, for whom they act. */
export const staff = (types: string[], acting?: Acting) => ({
  signedIn: true,
  user: { UserId: acting?.userId ?? 'staff', EntityId: 'north' },
  actor: { UserId: 'staff', EntityId: 'north' },
  settings: {
    Impersonation: {
      IsEnabled: acting !== undefined,
      Types: types,
      ImpersonationType: acting?.type ?? 'None',
      ...(acting && { ImpersonatedUserId: acting.userId ?? 'user-7', ImpersonatedUserName: acting.userName ?? 'pat@lakeside.example' }),
    },
  },
});

export const ready = { type: 'SESSION_READY' };
export const loaded = (isEnabled: boolean) => ({ type: 'IMPERSONATION_LOADED', isEnabled });
export const update = (impersonationType: string, redirectPath?: string): NonNullable<Step['send']> => ({
  type: 'UPDATE_IMPERSONATION',
  userName: 'pat@lakeside.example',
  impersonationType,
  ...(redirectPath !== undefined && { redirectPath }),
});
export const begun = answer({ Successful: true, Redesign: false });
const refusedText = 'show Unable to load User';
const later = 'show An error occurred, please try again later.';
const kept = 'store impersonatedUserName pat@lakeside.example';
const forgotten = 'store impersonatedUserName nothing';
const emptied = ['store assessmentDrafts a record', 'store messageDrafts a record'];
export const reloads = ['refresh session', 'announce IMPERSONATION_LOADED'];
/** The panel opens at a tab; meanwhile the application begins anew, and the page goes where it leads. */
export const opens = (tab: number, leads: readonly string[] = []) => [
  'store sidePanel automatic',
  'announce SESSION_READY',
  ...leads,
  `store sidePanelTab ${tab}`,
];

/** From resting to acting. */
export const start = (type: string, leads: string[], tab = 0, redirectPath?: string): Step[] => [
  { send: update(type, redirectPath), call: begun, effects: ['call performImpersonation', kept, ...reloads], then: 'loading', context: { loading: true } },
  {
    send: loaded(true),
    effects: opens(tab, leads),
    then: 'acting',
    context: { loading: false, loaded: true, type, impersonatedUser: { UserName: 'pat@lakeside.example' } },
  },
];

/** From acting to resting. */
export const leave = (leads: string[]): Step[] => [
  {
    send: { type: 'CLEAR_IMPERSONATION' },
    call: answer({ Successful: true, Redesign: false }),
    effects: ['call performImpersonation', ...reloads],
    then: 'returning',
  },
  {
    send: loaded(false),
    effects: [forgotten, 'go /programs', 'announce SESSION_READY', ...leads, ...emptied],
    then: 'resting',
    context: { loading: false, loaded: false, type: 'None', impersonatedUser: { UserName: '' } },
  },
];

/** The company wants to know why. */
export const reasonWanted: Step['call'] = {
  ok: false,
  failure: { StatusCode: 400, Errors: [{ Code: 'required', Field: '/Reason', Message: 'Say why.' }], ShowUser: true },
};

/** A walk whose panel had its first tab open. */
const walk = (types: string[], steps: Step[], acting?: Acting): Walk => ({ session: staff(types, acting), stored: { sidePanelTab: 0 }, steps });

const partner = answer({ ChildEntities: [{ EntityId: 'lakeside' }] });
const manager = answer({ UserName: 'pat@lakeside.example' });
export const signsIn: Step[] = [{ send: { type: 'session.started' } }, { send: ready, effects: ['call getPartnerAdminMenu'], then: 'lookingForCompany' }];

/** Every way through the flow. */
export const impersonationWalks: Walk[] = [
  walk(['Coach'], [{ send: ready, then: 'resting' }, ...start('Coach', ['go /programs'], 1)]),
  walk(['Support'], [{ send: ready }, { send: ready, then: 'resting' }, ...start('Support', ['go /trackers'], 0, '/trackers')]),
  walk(
    ['Coach', 'PartnerAdmin', 'Support'],
    [{ send: ready, then: 'acting', context: { type: 'Coach' } }, ...leave(['go /coaching/participant-list/participant-profile/user-7'])],
    { type: 'Coach' },
  ),
  walk(['Support'], [{ send: ready }, ...leave(['go /support'])], { type: 'Support' }),
  walk(['PartnerAdmin'], [{ send: ready }, ...leave(['go /administration/partner-admin'])], { type: 'PartnerAdmin' }),
  walk(
    ['Support'],
    [
      { send: ready },
      { send: { type: 'CLEAR_IMPERSONATION' }, call: refused, effects: ['call performImpersonation', 'show No.'], then: 'acting' },
      { send: { type: 'CLEAR_IMPERSONATION' }, call: begun, then: 'returning' },
      { send: loaded(true), effects: [later], then: 'acting' },
      { send: { type: 'CLEAR_IMPERSONATION' }, call: begun, then: 'returning' },
      { wait: 20, effects: [later], then: 'acting' },
    ],
    { type: 'Support' },
  ),
  walk(
    ['Support'],
    [
      { send: ready },
      { send: { type: 'http.412' }, effects: ['reload'], then: 'resting' },
      { send: update('Support'), call: refused, effects: ['call performImpersonation', refusedText], then: 'resting', context: { loading: false } },
      { send: update('Support'), call: reasonWanted, effects: ['call performImpersonation', 'show Say why.'], then: 'resting' },
      { send: update('Support'), call: answer({ Successful: false, Redesign: false }), effects: ['call performImpersonation', refusedText], then: 'resting' },
      { send: update('Support'), call: begun, then: 'loading' },
      { send: loaded(false), effects: [refusedText, forgotten], then: 'resting' },
      { send: update('Support'), call: begun, then: 'loading' },
      { wait: 20, effects: [refusedText], then: 'resting' },
      {
        send: update('Support'),
        call: answer({ Successful: true, Redesign: true, RedirectURL: '/redesign' }),
        effects: ['call performImpersonation', kept, 'store sidePanel automatic', 'leave to /redesign'],
        then: 'resting',
      },
    ],
  ),
  walk(
    ['PartnerAdmin'],
    [
      { send: ready, effects: [], then: 'resting' },
      { send: { type: 'ACT_FOR_COMPANY', entityId: 'lakeside' }, call: refused, effects: ['call getCompanyManager', refusedText], then: 'resting' },
      {
        send: { type: 'ACT_FOR_COMPANY', entityId: 'lakeside' },
        call: manager,
        effects: ['call getCompanyManager', 'call performImpersonation'],
        then: 'starting',
      },
      { call: begun, effects: [kept, ...reloads] },
      { send: loaded(true), effects: opens(0, ['go /administration/people']), then: 'acting', context: { type: 'PartnerAdmin' } },
      {
        send: { type: 'session.ended' },
        effects: [forgotten, 'store userSearch nothing'],
        then: 'waiting',
        context: { loaded: false, type: 'None', urlRedirectPath: '' },
      },
    ],
  ),
  walk(['PartnerAdmin'], [{ send: ready }, ...start('PartnerAdmin', [])]),
  walk(
    ['PartnerAdmin'],
    [
      ...signsIn,
      { call: partner, effects: ['call getCompanyManager'], then: 'lookingForManager', context: { entityId: 'lakeside' } },
      { call: manager, effects: ['call performImpersonation'], then: 'starting' },
    ],
  ),
  walk(['PartnerAdmin'], [...signsIn, { call: answer({ ChildEntities: [{ EntityId: 'a' }, { EntityId: 'b' }] }), effects: [], then: 'resting' }]),
  walk(['PartnerAdmin'], [...signsIn, { call: refused, then: 'resting' }]),
  walk(
    ['Support'],
    [
      { send: { type: 'stored.impersonatedUserName', value: 'pat@lakeside.example' }, effects: [] },
      { send: { type: 'stored.impersonatedUserName', value: 'lee@lakeside.example' }, effects: ['reload'] },
      { send: { type: 'stored.impersonatedUserName', value: null }, effects: ['reload'] },
      { send: ready, then: 'acting' },
      { send: { type: 'http.412' }, effects: ['reload'], then: 'acting' },
    ],
    { type: 'Support' },
  ),
];
