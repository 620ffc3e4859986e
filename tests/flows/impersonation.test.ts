import { expect, test } from 'vitest';
import { evaluate } from '../../runtime/expressions/evaluate';
import { begun, leave, loaded, opens, ready, reasonWanted, reloads, signsIn, staff, start, update } from './impersonation-walks';
import { testWalk } from './test-walk';
import { answer, flows, refused, type Step, walkThrough } from './walk';

const flow = flows.find(({ id }) => id === 'impersonation')!;
const walk = (types: string[], steps: Step[], acting?: Parameters<typeof staff>[1]) =>
  walkThrough(flow, { session: staff(types, acting), stored: { sidePanelTab: 0 }, steps: [{ send: ready }, ...steps] });
const asks = 'call performImpersonation';

testWalk('it starts by a person who was searched', flow, {
  session: staff(['Support']),
  stored: { sidePanelTab: 0 },
  steps: [
    { send: ready },
    {
      send: update('Support'),
      effects: [asks],
      context: { loading: true },
      shows: ['A-impersonation-46 C-impersonation-03 the server is asked to act for who was searched'],
    },
    {
      call: begun,
      effects: ['store impersonatedUserName pat@lakeside.example', ...reloads],
      shows: ['A-impersonation-50 the name of who is acted for is kept', 'A-impersonation-51 acting loads the session with its branding again'],
    },
    {
      send: loaded(true),
      then: 'acting',
      context: { impersonatedUser: { UserName: 'pat@lakeside.example' }, loading: false, loaded: true },
      shows: ['then the person is acted for'],
    },
  ],
});

test('A-impersonation-43 A-impersonation-21 once it is active the page goes to the programs, with the panel open', async () => {
  await walk(['Support'], start('Support', ['go /programs']));
});

test('A-impersonation-45 A-impersonation-38 where a redirect path is given, the page goes there instead', async () => {
  await walk(['Support'], start('Support', ['go /trackers'], 0, '/trackers'));
});

test('A-impersonation-44 a partner administrator is not taken to the programs', async () => {
  await walk(['PartnerAdmin'], start('PartnerAdmin', []));
});

test.each([
  ['A-impersonation-68 A-impersonation-69 of three duties, the last tab:', ['Coach', 'PartnerAdmin', 'Support'], 3],
  ['C-impersonation-12 of one duty, its tab:', ['Coach'], 1],
  ['C-impersonation-21 of two duties, the second tab:', ['Coach', 'Support'], 2],
] as const)('%s with the duties %j a coach comes to tab %i', async (_ids, types, tab) => {
  await walk(
    [...types],
    [
      { send: update('Coach'), call: begun },
      { send: loaded(true), effects: opens(tab, ['go /programs']) },
    ],
  );
});

test('A-impersonation-47 C-impersonation-04 it starts by a company of the partner, for its administrator', async () => {
  await walk(
    ['PartnerAdmin'],
    [
      {
        send: { type: 'ACT_FOR_COMPANY', entityId: 'lakeside' },
        call: answer({ UserName: 'alex@lakeside.example' }),
        effects: ['call getCompanyManager', asks],
      },
      { call: begun, effects: ['store impersonatedUserName alex@lakeside.example', ...reloads], context: { type: 'PartnerAdmin' } },
    ],
  );
});

test('a company without an administrator is not loaded, and the answer says why', async () => {
  const call: Step['call'] = { ok: false, failure: { StatusCode: 409, Errors: [{ Message: 'This company has no administrator yet.' }], ShowUser: true } };
  await walk(
    ['PartnerAdmin'],
    [
      {
        send: { type: 'ACT_FOR_COMPANY', entityId: 'cedar' },
        call,
        effects: ['call getCompanyManager', 'show This company has no administrator yet.'],
        then: 'resting',
      },
    ],
  );
});

test.each([
  [1, 'lookingForManager'],
  [2, 'resting'],
  [0, 'resting'],
])('C-impersonation-05 a partner administrator of %i companies who signs in comes to %s', async (companies, state) => {
  const ChildEntities = Array.from({ length: companies }, (_, index) => ({ EntityId: `company-${index}` }));
  await walkThrough(flow, { session: staff(['PartnerAdmin']), steps: [...signsIn, { call: answer({ ChildEntities }), then: state }] });
});

test('A-impersonation-48 whoever signs in as a partner administrator of one company acts for the administrator of that company', async () => {
  const signedIn = walkThrough(flow, {
    session: staff(['PartnerAdmin']),
    steps: [
      ...signsIn,
      { call: answer({ ChildEntities: [{ EntityId: 'company-7' }] }) },
      { call: answer({ UserName: 'alex@company-7.example' }), given: { entityId: 'company-7' }, effects: [asks] },
      { call: begun, given: { body: { UserName: 'alex@company-7.example', ImpersonationType: 'PartnerAdmin', Clear: false } } },
    ],
  });
  await expect(signedIn).resolves.not.toEqual([]);
});

test('a page that is loaded anew begins nothing by itself', async () => {
  await walk(['PartnerAdmin'], [{ effects: [], then: 'resting' }]);
});

test('A-impersonation-49 C-impersonation-23 with the redesign the page is left by a full load', async () => {
  await walk(
    ['Support'],
    [
      {
        send: update('Support'),
        call: answer({ Successful: true, Redesign: true, RedirectURL: '/new' }),
        effects: [asks, 'store impersonatedUserName pat@lakeside.example', 'store sidePanel automatic', 'leave to /new'],
      },
    ],
  );
});

test('a company that wants a reason and got none is not loaded: whoever signs in chooses it themselves', async () => {
  await walk(['Support'], [{ send: update('Support'), call: reasonWanted, effects: [asks, 'show Say why.'], then: 'resting' }]);
});

test('the reason is sent with the name, and forgotten afterwards', async () => {
  await walk(
    ['Support'],
    [
      { send: { ...update('Support'), reason: 'She called' }, context: { reason: 'She called' } },
      {
        call: refused,
        given: { body: { UserName: 'pat@lakeside.example', ImpersonationType: 'Support', Reason: 'She called', Clear: false } },
        context: { reason: '' },
      },
      { send: { type: 'ACT_FOR_COMPANY', entityId: 'lakeside', reason: 'Audit' }, context: { reason: 'Audit' } },
    ],
  );
});

test.each([refused, answer({ Successful: false, Redesign: false })])(
  'A-impersonation-52 A-impersonation-87 C-impersonation-24 a start that fails ends, and says so',
  async (call) => {
    await walk(['Support'], [{ send: update('Support'), call, effects: [asks, 'show Unable to load User'], then: 'resting', context: { loading: false } }]);
  },
);

const [clearing, returning] = leave(['go /coaching/participant-list/participant-profile/user-7']) as [Step, Step];
testWalk('a coach leaves', flow, {
  session: staff(['Coach', 'PartnerAdmin', 'Support'], { type: 'Coach' }),
  stored: { sidePanelTab: 0 },
  steps: [
    { send: ready },
    { ...clearing, shows: ['A-impersonation-53 A-impersonation-57 C-impersonation-09 a coach leaves by Clear, and is signed in again as themselves'] },
    {
      ...returning,
      shows: [
        'A-impersonation-55 C-impersonation-07 who left acts for nobody then',
        'A-impersonation-56 C-impersonation-08 after leaving the type of acting is none',
        'A-impersonation-58 who left goes to the programs',
        'A-impersonation-59 C-impersonation-02 C-impersonation-10 a coach goes on to the profile of the participant',
      ],
    },
  ],
});

test.each([
  ['Support', 'go /support'],
  ['PartnerAdmin', 'go /administration/partner-admin'],
] as const)('C-impersonation-10 %s leaves by the programs, then %s', async (type, leads) => {
  await walk(['Coach', 'PartnerAdmin', 'Support'], leave([leads]), { type });
});

test('D-offline-13 what was typed for the person and not sent is deleted when acting ends, and what others typed stays', async () => {
  const drafts = { u1: { 'board-1': 'Mine' }, 'user-7': { 'board-1': 'For someone else' } };
  const [clears, returns] = leave(['go /support']) as [Step, Step];
  await walkThrough(flow, {
    session: staff(['Support'], { type: 'Support' }),
    stored: { sidePanelTab: 0, assessmentDrafts: { 'user-7': { progressId: 7, pageId: 'a', answers: [] } }, messageDrafts: drafts },
    steps: [
      { send: ready },
      clears,
      { ...returns, keeps: { assessmentDrafts: { 'user-7': null }, messageDrafts: { u1: { 'board-1': 'Mine' }, 'user-7': null } } },
    ],
  });
});

testWalk('its state', flow, {
  session: staff(['Support']),
  stored: { sidePanelTab: 0 },
  steps: [
    { send: ready },
    {
      context: { impersonatedUser: { UserName: '' }, loaded: false, loading: false, urlRedirectPath: '' },
      shows: ['A-impersonation-37 the state names the person, nobody at first'],
    },
    {
      send: update('Support', '/trackers'),
      context: { loading: true, userName: 'pat@lakeside.example', urlRedirectPath: '/trackers' },
      shows: ['A-impersonation-41 A-impersonation-61 the state is updated, and loading'],
    },
    { call: begun },
    {
      send: loaded(true),
      context: { loaded: true, loading: false, impersonatedUser: { UserName: 'pat@lakeside.example' } },
      shows: ['A-impersonation-62 the state is loaded'],
    },
    {
      send: { type: 'session.ended' },
      effects: ['store impersonatedUserName nothing', 'store userSearch nothing'],
      then: 'waiting',
      context: { loaded: false, impersonatedUser: { UserName: '' }, urlRedirectPath: '' },
      shows: ['A-impersonation-64 the state is flushed with the session'],
    },
  ],
});

test('A-impersonation-63 the state is cleared', async () => {
  await walk(['Support'], leave(['go /support']), { type: 'Support' });
});

test('A-session-68 A-impersonation-65 A-impersonation-66 another name stored by another tab reloads the page, the same one does not', async () => {
  const tell = (value: string | null, effects: string[]): Step => ({ send: { type: 'stored.impersonatedUserName', value }, effects });
  await walk(['Support'], [tell('pat@lakeside.example', []), tell('lee@lakeside.example', ['reload']), tell(null, ['reload'])], { type: 'Support' });
  await walk(['Support'], [tell(null, []), tell('lee@lakeside.example', ['reload'])]);
});

test('A-impersonation-60 nothing is cleared where nobody is acted for', async () => {
  await walk(['Support'], [{ send: { type: 'CLEAR_IMPERSONATION' }, effects: [], then: 'resting' }]);
});

test('the application starts with nobody acted for', () => {
  expect(evaluate('flow.context.type', { flow: { context: flow.context?.initial } })).toBe('None');
});
