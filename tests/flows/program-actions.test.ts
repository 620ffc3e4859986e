import { test } from 'vitest';
import { answer, flows, type Step, walkThrough } from './walk';
import { chosen, reload } from './program-actions-walks';

const actions = () => flows.find(({ id }) => id === 'program-actions')!;

/** What choosing an action does at once, by its type: each type does something of its own. */
test.each<[string, object, string[], string]>([
  ['B-programs-52 JoinProgramScreen opens the section to join', { Type: 'JoinProgramScreen' }, ['go /programs/join?sectionId=move'], 'resting'],
  ['B-programs-53 JoinPrograms joins the program', { Type: 'JoinPrograms' }, ['call joinPrograms'], 'joining'],
  ['B-programs-54 PlanYearChange shows another plan year', { Type: 'PlanYearChange', PlanYearId: '2025' }, ['go /programs?year=2025'], 'resting'],
  ['B-programs-55 ProgramDetailRequest opens its page', { Type: 'ProgramDetailRequest' }, ['go /programs/detail?owner=lakeside&id=fall-1'], 'resting'],
  ['B-programs-57 B-routing-26 MvcRedirect leaves for a page of the server', { Type: 'MvcRedirect', Url: '/legacy' }, ['leave to /legacy'], 'resting'],
  ['B-programs-58 B-routing-25 Redirect goes where the action says', { Type: 'Redirect', Url: '/health/profile' }, ['go /health/profile'], 'resting'],
  ['B-programs-60 SnackBar shows its message', { Type: 'SnackBar', Message: 'Come back on Monday.' }, ['show Come back on Monday.'], 'resting'],
  ['B-programs-51 EditMissionStatement opens the statement that it names', { Type: 'EditMissionStatement', Statement: 'My mission' }, [], 'stating'],
  ['B-programs-61 Track opens its trackers', { Type: 'Track' }, [], 'tracking'],
  ['B-programs-67 Leaderboard opens the board of the program', { Type: 'Leaderboard' }, [], 'comparing'],
  ['B-programs-63 GroupModal opens the group that it names', { Type: 'GroupModal', GroupId: 'team-1' }, [], 'showingGroup'],
  ['B-programs-66 GroupEmail opens a mail to the group that it names', { Type: 'GroupEmail', GroupId: 'team-1' }, [], 'writing'],
  ['B-programs-70 CreateGroup opens the form of a new group', { Type: 'CreateGroup' }, [], 'makingGroup'],
  [
    'B-programs-69 PeerToPeerAction leads to the invitation on the page',
    { Type: 'PeerToPeerAction' },
    ['go /programs/detail?owner=lakeside&id=fall-1'],
    'resting',
  ],
  [
    'B-programs-72 ProgramUserSearch leads to the page, where people are asked',
    { Type: 'ProgramUserSearch' },
    ['go /programs/detail?owner=lakeside&id=fall-1'],
    'resting',
  ],
  [
    'B-programs-73 ProgramUserGroupSearch leads to the page, where people are asked into a group',
    { Type: 'ProgramUserGroupSearch' },
    ['go /programs/detail?owner=lakeside&id=fall-1'],
    'resting',
  ],
  [
    'B-groups-19 GroupModal without a group opens no dialog, it leads to the page',
    { Type: 'GroupModal', GroupId: '' },
    ['go /programs/detail?owner=lakeside&id=fall-1'],
    'resting',
  ],
  ...['invite', 'remove', 'accept', 'decline'].map((Variant): [string, object, string[], string] => [
    `B-programs-71 SelfSelect to ${Variant} leads to the page, where groups are chosen`,
    { Type: 'SelfSelect', Variant },
    ['go /programs/detail?owner=lakeside&id=fall-1'],
    'resting',
  ]),
  ['B-programs-56 EventRegistration opens the sign-up of the event', { Type: 'EventRegistration' }, [], 'signingUp'],
  ['B-programs-59 SelfReport opens the report of the program', { Type: 'SelfReport' }, [], 'reporting'],
  ['B-programs-65 SelfReportOutcome asks first how it was done', { Type: 'SelfReportOutcome' }, [], 'deciding'],
  ['B-programs-64 Download opens its file in a window of its own', { Type: 'Download', File: '/forms/sleep.pdf' }, ['open /forms/sleep.pdf'], 'resting'],
  ...[
    { Type: 'Download' },
    { Type: 'Download', File: 'javascript:alert(1)' },
    { Type: 'Download', File: '//evil.example/a.pdf' },
    { Type: 'Redirect', Url: '//evil.example' },
    { Type: 'Learn', Url: '/\\evil.example' },
    { Type: 'MvcRedirect', Url: 'http://evil.example' },
    { Type: 'SnackBar', Message: '' },
    { Type: 'EditMissionStatement' },
  ].map((action): [string, object, string[], string] => [
    `${Object.values(action).join(' ').trim()} names nothing that opens, and says so`,
    action,
    ['show There is nothing to open for Walk the Lake here. Ask your program administrator.'],
    'resting',
  ]),
  ['B-programs-62 Quit asks first', { Type: 'Quit' }, [], 'asking'],
  [
    'B-programs-68 B-routing-22 B-routing-23 Learn opens the course of the action, with the program',
    { Type: 'Learn', Url: '/university/courses' },
    ['go /university/courses?challenge=fall-1&loadSoftDeletedCourses=true'],
    'resting',
  ],
  [
    'B-routing-24 Learn asks for courses that were deleted too',
    { Type: 'Learn', Url: '/university/courses' },
    ['go /university/courses?challenge=fall-1&loadSoftDeletedCourses=true'],
    'resting',
  ],
])('%s', async (_title, action, effects, then) => {
  await walkThrough(actions(), { steps: [{ send: chosen(action), effects, then }] });
});

const asked: Step = { send: chosen({ Type: 'Quit' }), then: 'asking' };

test('B-programs-42 B-programs-43 B-routing-14 whoever has quit is told so, and is on the page of programs', async () => {
  const quit: Step = {
    call: answer({ Name: 'Walk the Lake', IsPersonal: false }),
    then: 'resting',
    effects: ['show Walk the Lake Quit', 'go /programs', reload],
  };
  await walkThrough(actions(), { steps: [asked, { dialog: { result: true }, effects: ['call quitProgram'], then: 'quitting' }, quit] });
});

test('B-programs-44 B-routing-15 deleting a program of one’s own loads what is available anew, and leads to programs', async () => {
  const quit: Step = { call: answer({ Name: 'Mine', IsPersonal: true }), then: 'resting', effects: ['show Mine Quit', 'go /programs', reload] };
  await walkThrough(actions(), { steps: [asked, { dialog: { result: true }, effects: ['call quitProgram'], then: 'quitting' }, quit] });
});

test('B-programs-100 joining that fails says why', async () => {
  const failed = answer({ Joined: [], Failed: [{ ProgramId: 'fall-1', Message: 'Walk the Lake has ended' }] });
  await walkThrough(actions(), {
    steps: [
      { send: chosen({ Type: 'JoinPrograms' }), effects: ['call joinPrograms'], then: 'joining' },
      { call: failed, then: 'resting', effects: ['show Failed to join challenge(s) due to Walk the Lake has ended.', reload] },
    ],
  });
});

test('B-programs-74 B-programs-75 a coach who joins for somebody is told for whom', async () => {
  const session = { settings: { Impersonation: { IsCoach: true } }, user: { FirstName: 'Pat', LastName: 'Rivers' } };
  await walkThrough(actions(), {
    session,
    steps: [
      { send: chosen({ Type: 'JoinPrograms' }), effects: ['call joinPrograms'], then: 'joining' },
      {
        call: answer({ Joined: [{ Id: 'fall-1' }], Failed: [] }),
        then: 'resting',
        effects: ['show Successfully joined 1 challenge(s) for Pat Rivers.', reload],
      },
    ],
  });
});

test('B-programs-103 B-programs-45 joining says how many, and what was joined shows', async () => {
  await walkThrough(actions(), {
    steps: [
      { send: chosen({ Type: 'JoinPrograms' }), effects: ['call joinPrograms'], then: 'joining' },
      { call: answer({ Joined: [{ Id: 'fall-1' }], Failed: [] }), then: 'resting', effects: ['show Successfully joined 1 challenge(s).', reload] },
    ],
  });
});
