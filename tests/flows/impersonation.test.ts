import { expect, test } from 'vitest';
import { evaluate } from '../../runtime/expressions/evaluate';
import { begun, leave, loaded, opens, ready, reloads, signsIn, staff, start, update } from './impersonation-walks';
import { answer, flows, refused, type Step, walkThrough } from './walk';

const flow = flows.find(({ id }) => id === 'impersonation')!;
const walk = (types: string[], steps: Step[], acting?: Parameters<typeof staff>[1]) =>
  walkThrough(flow, { session: staff(types, acting), stored: { sidePanelTab: 0 }, steps: [{ send: ready }, ...steps] });
const asks = 'call performImpersonation';

test('A-impersonation-46 A-impersonation-50 A-impersonation-51 C-impersonation-03 it starts by a person who was searched: the name is kept, the session with its branding is loaded again', async () => {
  await walk(
    ['Support'],
    [
      { send: update('Support'), call: begun, effects: [asks, 'store impersonatedUserName pat@lakeside.example', ...reloads], context: { loading: true } },
      { send: loaded(true), then: 'acting', context: { impersonatedUser: { UserName: 'pat@lakeside.example' }, loading: false, loaded: true } },
    ],
  );
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
  [['Coach'], 1],
  [['Coach', 'PartnerAdmin', 'Support'], 3],
  [['Coach', 'Support'], 2],
])('A-impersonation-68 A-impersonation-69 C-impersonation-12 C-impersonation-21 with the duties %j a coach comes to tab %i', async (types, tab) => {
  await walk(types, [
    { send: update('Coach'), call: begun },
    { send: loaded(true), effects: opens(tab, ['go /programs']) },
  ]);
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

test.each([refused, answer({ Successful: false, Redesign: false })])(
  'A-impersonation-52 A-impersonation-87 C-impersonation-24 a start that fails ends, and says so',
  async (call) => {
    await walk(['Support'], [{ send: update('Support'), call, effects: [asks, 'show Unable to load User'], then: 'resting', context: { loading: false } }]);
  },
);

test.each([
  ['Coach', ['go /coaching/participant-list/participant-profile/user-7']],
  ['Support', ['go /support']],
  ['PartnerAdmin', ['go /administration/partner-admin']],
] as const)(
  'A-impersonation-53 A-impersonation-55 A-impersonation-56 A-impersonation-57 A-impersonation-58 A-impersonation-59 C-impersonation-02 C-impersonation-07 C-impersonation-08 C-impersonation-09 C-impersonation-10 %s leaves: the session is the own one again, by the programs to %j',
  async (type, leads) => {
    await walk(['Coach', 'PartnerAdmin', 'Support'], leave([...leads]), { type });
  },
);

test('A-impersonation-61 A-impersonation-62 A-impersonation-63 A-impersonation-64 A-impersonation-37 A-impersonation-41 its state is updated, loaded, cleared and flushed', async () => {
  await walk(
    ['Support'],
    [
      { context: { impersonatedUser: { UserName: '' }, loaded: false, loading: false, urlRedirectPath: '' } },
      { send: update('Support', '/trackers'), context: { loading: true, userName: 'pat@lakeside.example', urlRedirectPath: '/trackers' } },
      { call: begun },
      { send: loaded(true), context: { loaded: true, loading: false, impersonatedUser: { UserName: 'pat@lakeside.example' } } },
      {
        send: { type: 'session.ended' },
        effects: ['store impersonatedUserName nothing', 'store userSearch nothing'],
        then: 'waiting',
        context: { loaded: false, impersonatedUser: { UserName: '' }, urlRedirectPath: '' },
      },
    ],
  );
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
