import type { Outcome } from '../../runtime/http/http';
import { answer, refused, type Step, type Walk } from './walk';

const program = {
  Id: 'fall-1',
  OwnerId: 'lakeside',
  Name: 'Walk the Lake',
  IsPersonal: false,
  SectionId: 'move',
  PlanYearKeyId: '2026',
  TrackerIds: [105],
  StartDate: '2026-10-05',
  ProgramSubType: 'Challenge',
};
export const chosen = (action: object, more: object = {}): Step['send'] => ({ type: 'PROGRAM_ACTION', program: { ...program, ...more }, action });
const once = (action: object, effects: string[], more: object = {}): Step => ({ send: chosen(action, more), then: 'resting', effects });
const unreachable: Outcome = { ok: false, failure: { StatusCode: 0, Errors: [], ShowUser: true } };

export const reload = 'load again getCurrentAndCompletedPrograms, getAvailablePrograms, getProgramDetail, getUserProgramCompletion';
const joining: Step = { send: chosen({ Type: 'JoinPrograms' }), then: 'joining', effects: ['call joinPrograms'] };
/** From the page on which several are chosen. */
const severally: Step = {
  send: {
    type: 'PROGRAMS_JOIN',
    requests: [
      { ProgramId: 'fall-1', IsPersonal: false },
      { ProgramId: 'fall-2', IsPersonal: false },
    ],
  },
  then: 'joining',
  effects: ['call joinPrograms'],
};
const tracking: Step = { send: chosen({ Type: 'Track' }), then: 'tracking', effects: [] };
const asking: Step = { send: chosen({ Type: 'Quit' }), then: 'asking', effects: [] };
const agreed: Step = { dialog: { result: true }, then: 'quitting', effects: ['call quitProgram'] };
const stating: Step = { send: chosen({ Type: 'EditMissionStatement', Statement: 'My mission' }), then: 'stating', effects: [] };
const nothing = 'show There is nothing to open for Walk the Lake here. Ask your program administrator.';

/** Types that, where they name no group, lead to the page of the program, where groups and invitations stand. */
const onThePage = ['GroupModal', 'GroupEmail', 'SelfSelect', 'PeerToPeerAction', 'ProgramUserSearch', 'ProgramUserGroupSearch'];

/** The dialogs of groups, and what loads when they are through or are put away. */
const dialogs: [action: object, state: string, done: string[], dismissed: string[]][] = [
  [{ Type: 'Leaderboard' }, 'comparing', [], []],
  [{ Type: 'CreateGroup' }, 'makingGroup', [reload], [reload]],
  [{ Type: 'GroupModal', GroupId: 'team-1' }, 'showingGroup', [], []],
  [{ Type: 'GroupEmail', GroupId: 'team-1' }, 'writing', [], []],
  [{ Type: 'SelfReport' }, 'reporting', [reload], [reload]],
  [{ Type: 'ViewSubmissions' }, 'reporting', [reload], [reload]],
  [{ Type: 'SelfReportOutcome' }, 'deciding', [reload], [reload]],
  [{ Type: 'EventRegistration' }, 'signingUp', [reload], [reload]],
];

/** Every type of action of a program, and every way that joining, tracking and quitting end. */
export const programActionsWalks: Walk[] = [
  {
    steps: [
      once({ Type: 'JoinProgramScreen' }, ['go /programs/join?sectionId=move']),
      once({ Type: 'ProgramDetailRequest' }, ['go /programs/detail?owner=lakeside&id=fall-1']),
      once({ Type: 'PlanYearChange', PlanYearId: '2025' }, ['go /programs?year=2025']),
      once({ Type: 'PlanYearChange' }, ['go /programs?year=2026']),
      once({ Type: 'Learn', Url: '/university/courses' }, ['go /university/courses?challenge=fall-1&loadSoftDeletedCourses=true']),
      once({ Type: 'Redirect', Url: '/health/profile' }, ['go /health/profile']),
      once({ Type: 'Redirect', Url: 'https://example.com/' }, ['leave to https://example.com/']),
      once({ Type: 'MvcRedirect', Url: '/legacy/page' }, ['leave to /legacy/page']),
      once({ Type: 'SnackBar', Message: 'Come back on Monday.' }, ['show Come back on Monday.']),
      once({ Type: 'Track' }, [nothing], { TrackerIds: [] }),
      once({ Type: 'Download', File: '/forms/sleep.pdf' }, ['open /forms/sleep.pdf']),
      once({ Type: 'Download' }, [nothing]),
      ...onThePage.map((Type) => once({ Type }, ['go /programs/detail?owner=lakeside&id=fall-1'])),
    ],
  },
  ...dialogs.map(([action, state, done, dismissed]) => ({
    steps: [
      { send: chosen(action), then: state, effects: [] },
      { dialog: { result: null }, then: 'resting', effects: done },
      { send: chosen(action), then: state, effects: [] },
      { dialog: 'dismissed' as const, then: 'resting', effects: dismissed },
    ],
  })),
  {
    steps: [
      { send: chosen({ Type: 'SelfReportOutcome' }), then: 'deciding', effects: [] },
      { dialog: { result: true }, then: 'reporting', effects: [reload] },
      { dialog: { result: null }, then: 'resting', effects: [reload] },
    ],
  },
  { steps: [joining, { call: answer({ Joined: [program], Failed: [] }), then: 'resting', effects: ['show Successfully joined 1 challenge(s).', reload] }] },
  {
    steps: [
      joining,
      {
        call: answer({ Joined: [], Failed: [{ ProgramId: 'fall-1', Message: 'Walk the Lake is full' }] }),
        then: 'resting',
        effects: ['show Failed to join challenge(s) due to Walk the Lake is full.', reload],
      },
    ],
  },
  {
    steps: [
      severally,
      {
        call: answer({ Joined: [program, program], Failed: [] }),
        then: 'resting',
        effects: ['show Successfully joined 2 challenge(s).', 'go /programs', reload],
      },
    ],
  },
  {
    steps: [
      severally,
      {
        call: answer({ Joined: [program], Failed: [{ ProgramId: 'fall-2', Message: 'Better Sleep is full' }] }),
        then: 'resting',
        effects: ['show Successfully joined 1 challenge(s).', 'show Failed to join challenge(s) due to Better Sleep is full.', reload],
      },
    ],
  },
  { steps: [joining, { call: refused, then: 'resting', effects: ['show Failed to join challenge(s) due to No.', reload] }] },
  { steps: [joining, { call: unreachable, then: 'resting', effects: ['show Failed to join challenge(s) due to a lost connection.', reload] }] },
  { steps: [tracking, { dialog: { result: { changes: [], program: null } }, then: 'resting', effects: [reload] }] },
  { steps: [tracking, { dialog: 'dismissed', then: 'resting', effects: [reload] }] },
  { steps: [stating, { dialog: { result: null }, then: 'resting', effects: [reload] }] },
  { steps: [stating, { dialog: 'dismissed', then: 'resting', effects: [] }] },
  { steps: [asking, { dialog: 'dismissed', then: 'resting', effects: [] }] },
  { steps: [asking, agreed, { call: answer(program), then: 'resting', effects: ['show Walk the Lake Quit', 'go /programs', reload] }] },
  { steps: [asking, agreed, { call: refused, then: 'resting', effects: ['show No.', reload] }] },
  { steps: [asking, agreed, { call: unreachable, then: 'resting', effects: ['show An error occurred, please try again later.', reload] }] },
];
