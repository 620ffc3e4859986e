import { expect } from 'vitest';
import type { Failure, NotificationActions, ProgramNotification, ProgramNotificationSetup } from '../../schemas/generated/records';
import { type Client, faultsOf } from './support/test-server';
import { withServer } from './support/fixture';

const { test, server, undoAfterEach } = withServer();
let admin: Client;
test.beforeAll(async () => {
  admin = await server.as('admin@lakeside.example');
});
undoAfterEach();

const content = '<p>Please agree.</p>';
const save = (notification: Partial<ProgramNotification>) => admin.post<ProgramNotification>('/programnotification/save', notification);
const create = async (more: Partial<ProgramNotification> = {}) => (await save({ Name: 'Terms', Content: content, ...more })).body;
const one = (id: string | undefined) => admin.get<ProgramNotification>(`/programnotification/get?programNotificationId=${id}`);
const all = async () => (await admin.get<ProgramNotification[]>('/programnotification/getall')).body;
const remove = async (ids: string[]) =>
  (await admin.post<NotificationActions>('/programnotification/delete', { EntityId: 'lakeside', ProgramNotificationIds: ids })).body.Actions;
const copy = async (...originals: ProgramNotification[]) =>
  (await admin.post<NotificationActions>('/programnotification/copy', { EntityId: 'lakeside', ProgramNotifications: originals })).body.Actions;

let notification: ProgramNotification;
test.beforeEach(async () => {
  notification = await create();
});

test('C-notification-admin-78 C-notification-admin-51 C-notification-admin-56 the setup holds the notifications, the choices and the delivered terms', async () => {
  const { body } = await admin.get<ProgramNotificationSetup>('/programnotification/setup');
  expect(body.EntityId).toBe('lakeside');
  expect(body.ProgramNotifications[0]).toMatchObject({ IsDefault: true, Name: 'Wellness Program Notification' });
  expect(body.RolesList.Items).toContainEqual({ Value: 'PartnerAdmin', Text: 'Partner Admin' });
  expect(body.RolesList.Items).toContainEqual({ Value: 'HIPAAAccess', Text: 'HIPAA Access' });
  expect(body.RegionList.Items).toEqual([
    { Value: 'east', Text: 'East' },
    { Value: 'midwest', Text: 'Midwest' },
    { Value: 'west', Text: 'West' },
  ]);
  expect(body.LocationList.Items.map(({ Text }) => Text)).toEqual(['Chicago', 'Cleveland', 'Denver', 'Pittsburgh']);
  expect(body.DefaultProgramNotification.Content).toContain('<p>Taking part in the wellness program is voluntary.');
});

test('C-notification-admin-54 a company without regions lists none', async () => {
  const summit = await server.as('super@wellspring.example');
  expect((await summit.get<ProgramNotificationSetup>('/programnotification/setup')).body.RegionList.Items).toEqual([]);
});

test('C-notification-admin-82 a new notification is stored with all its fields and answered with an id', async () => {
  const given = {
    Name: 'Winter terms',
    Content: content,
    Roles: ['Coach'],
    Regions: ['east'],
    Locations: ['denver'],
    ProceedAfterDeclineAllowed: true,
    IsEnabled: true,
  };
  const { body } = await save({ ...given, LastResetDate: '2026-02-03T04:05:06.000Z' });
  expect(body).toEqual({
    ...given,
    ProgramNotificationId: expect.any(String),
    EntityId: 'lakeside',
    LanguageCode: 'en',
    IsDefault: false,
    LastResetDate: '2026-02-03T04:05:06.000Z',
    Version: expect.any(String),
  });
  expect((await one(body.ProgramNotificationId)).body).toEqual(body);
});

test('C-notification-admin-79 an unknown notification is not found', async () => {
  expect((await one('missing')).status).toBe(404);
  expect((await save({ ...notification, ProgramNotificationId: 'missing' })).status).toBe(404);
});

test('C-notification-admin-43 C-notification-admin-91 the language is always en', async () => {
  expect(notification.LanguageCode).toBe('en');
  const answer = await admin.post<Failure>('/programnotification/save', { ...notification, LanguageCode: 'es' });
  expect([answer.status, ...faultsOf(answer)]).toEqual([400, 'enum /LanguageCode']);
});

test('C-notification-admin-64 toggling saves IsEnabled and leaves the rest as it is', async () => {
  const { body } = await save({ ...notification, IsEnabled: true });
  expect(body).toEqual({ ...notification, IsEnabled: true, Version: expect.any(String) });
});

test('C-notification-admin-65 a reset stores the moment and IsEnabled true', async () => {
  const moment = '2026-11-02T15:00:00.000Z';
  await save({ ...notification, IsEnabled: true, LastResetDate: moment });
  expect((await one(notification.ProgramNotificationId)).body).toMatchObject({ IsEnabled: true, LastResetDate: moment });
});

test('C-notification-admin-80 C-notification-admin-81 there is one default notification and it is listed first', async () => {
  const list = await all();
  expect(list.filter(({ IsDefault }) => IsDefault)).toHaveLength(1);
  expect((await admin.get('/programnotification/GetDefaultProgramNotification')).body).toEqual(list[0]);
});

test('nobody makes a notification the default, or takes that from it, by saving', async () => {
  const { body } = await save({ ...notification, IsDefault: true });
  expect(body.IsDefault).toBe(false);
  const [standard] = await all();
  expect((await save({ ...standard, IsDefault: false })).body.IsDefault).toBe(true);
});

test.each([
  ['C-notification-admin-68', 'without a name', { Content: content }, 'required /Name'],
  ['C-notification-admin-68', 'with an empty name', { Name: '', Content: content }, 'required /Name'],
  ['C-notification-admin-68', 'with a blank name', { Name: '   ', Content: content }, 'required /Name'],
  ['C-notification-admin-69', 'with a name of 201 characters', { Name: 'x'.repeat(201), Content: content }, 'maxLength /Name'],
  ['C-notification-admin-70', 'without content', { Name: 'x' }, 'required /Content'],
  ['C-notification-admin-70', 'with empty paragraphs only', { Name: 'x', Content: '<p> &nbsp;</p><p><br></p>' }, 'required /Content'],
  ['C-notification-admin-70', 'with a script only', { Name: 'x', Content: '<script>alert(1)</script>' }, 'required /Content'],
])('%s a notification %s is refused', async (_id, _case, body, fault) => {
  const answer = await admin.post<Failure>('/programnotification/save', body);
  expect(answer.status).toBe(400);
  expect(faultsOf(answer)).toContain(fault);
});

test('C-notification-admin-87 a name of 200 characters is stored, also when a letter takes two code units', async () => {
  const name = '😀'.repeat(200);
  expect((await save({ Name: name, Content: content })).body.Name).toBe(name);
});

test.each([
  ['scripts', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['event handlers and styles', '<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
  ['javascript: links', '<p><a href="javascript:alert(1)">a</a></p>', '<p><a>a</a></p>'],
  ['protocol-relative links', '<p><a href="//evil.example">a</a></p>', '<p><a>a</a></p>'],
  ['foreign classes, keeping alignment', '<p class="align-center MuiButton-root">a</p>', '<p class="align-center">a</p>'],
  ['images and frames', '<p>a<img src="x"><iframe src="x"></iframe></p>', '<p>a</p>'],
])('rich text loses %s when it is saved', async (_what, html, expected) => {
  expect((await create({ Content: html })).Content).toBe(expected);
});

test('C-notification-admin-31 rich text keeps bold, italic, underline, alignment, both lists and code', async () => {
  const html =
    '<p class="align-right"><strong>b</strong><em>i</em><u>u</u><s>s</s></p><ol><li>1</li></ol><ul><li>2</li></ul><pre><code>c</code></pre><blockquote>q</blockquote><p><a href="https://a.example">l</a></p>';
  expect((await create({ Content: html })).Content).toBe(html);
});

test('C-notification-admin-83 deleting answers an action for each id, and the rows are gone', async () => {
  const other = await create();
  const ids = [notification.ProgramNotificationId!, other.ProgramNotificationId!, 'missing'];
  expect(await remove(ids)).toEqual([
    { IsSuccessful: true, ProgramNotificationId: ids[0] },
    { IsSuccessful: true, ProgramNotificationId: ids[1] },
    { IsSuccessful: false, ProgramNotificationId: 'missing' },
  ]);
  expect((await one(ids[0])).status).toBe(404);
});

test('C-notification-admin-66 C-notification-admin-92 the default notification cannot be deleted', async () => {
  expect(await remove(['lakeside-default'])).toEqual([{ IsSuccessful: false, ProgramNotificationId: 'lakeside-default' }]);
  expect((await one('lakeside-default')).status).toBe(200);
});

test('C-notification-admin-67 the default and others selected: only the others are deleted', async () => {
  const actions = await remove(['lakeside-default', notification.ProgramNotificationId!]);
  expect(actions.map(({ IsSuccessful }) => IsSuccessful)).toEqual([false, true]);
});

test('C-notification-admin-84 C-notification-admin-58 a copy has all of the original, is disabled and says in its name that it is a copy', async () => {
  const original = await create({
    Roles: ['Coach'],
    Regions: ['west'],
    IsEnabled: true,
    ProceedAfterDeclineAllowed: true,
    LastResetDate: '2026-02-03T04:05:06.000Z',
  });
  const [action] = await copy(original);
  expect(action).toEqual({
    IsSuccessful: true,
    ProgramNotificationId: expect.not.stringContaining(original.ProgramNotificationId!),
    ProgramNotification: {
      ProgramNotificationId: action?.ProgramNotificationId,
      Version: expect.any(String),
      EntityId: 'lakeside',
      Name: 'Terms (copy)',
      Content: content,
      LanguageCode: 'en',
      Roles: ['Coach'],
      Regions: ['west'],
      Locations: [],
      ProceedAfterDeclineAllowed: true,
      IsDefault: false,
      IsEnabled: false,
    },
  });
});

test('what is copied is what is stored, not what the request says', async () => {
  const [action] = await copy({ ...notification, Name: 'Made up', Content: '<script>1</script>' });
  expect(action?.ProgramNotification).toMatchObject({ Name: 'Terms (copy)', Content: content });
});

test('a copy of the default is not the default, and several are copied in order', async () => {
  const [standard] = await all();
  const actions = await copy(standard!, notification, { Name: 'x', Content: 'x' });
  expect(actions.map((action) => action.ProgramNotification?.Name)).toEqual(['Wellness Program Notification (copy)', 'Terms (copy)', undefined]);
  expect(actions.map(({ IsSuccessful }) => IsSuccessful)).toEqual([true, true, false]);
  expect(actions[0]?.ProgramNotification?.IsDefault).toBe(false);
});

test('the name of a copy stays within 200 characters', async () => {
  const [action] = await copy(await create({ Name: 'n'.repeat(200) }));
  expect(action?.ProgramNotification?.Name).toBe(`${'n'.repeat(193)} (copy)`);
});

test.each([
  ['delete', { EntityId: 'summit', ProgramNotificationIds: ['summit-privacy'] }],
  ['copy', { EntityId: 'summit', ProgramNotifications: [{ Name: 'x', Content: 'x' }] }],
  ['save', { EntityId: 'summit', Name: 'x', Content: 'x' }],
])('%s for another company is refused', async (call, body) => {
  expect((await admin.post(`/programnotification/${call}`, body)).status).toBe(403);
});

test.each([
  { roles: [], regions: [], locations: [], eligible: true },
  { roles: ['Coach'], regions: [], locations: [], eligible: true },
  { roles: ['Admin', 'Coach'], regions: [], locations: [], eligible: true },
  { roles: ['Admin'], regions: [], locations: [], eligible: false },
  { roles: [], regions: ['nowhere'], locations: [], eligible: false },
  { roles: [], regions: [], locations: ['nowhere'], eligible: false },
  { roles: ['Coach'], regions: ['nowhere'], locations: [], eligible: false },
])(
  'C-notification-admin-75 C-notification-admin-85 meant for $roles, $regions, $locations: a coach is eligible $eligible',
  async ({ roles, regions, locations, eligible }) => {
    const { ProgramNotificationId: id } = await create({ Roles: roles, Regions: regions, Locations: locations });
    const coach = await server.as('coach@lakeside.example');
    expect((await coach.get(`/programnotification/IsEligibleForProgramNotification?programNotificationId=${id}`)).body).toBe(eligible);
  },
);

test('A-startup-65 a person gets the enabled notifications meant for them', async () => {
  const enabled = await create({ Name: 'For coaches', Roles: ['Coach'], IsEnabled: true });
  const forAll = await create({ Name: 'For all', IsEnabled: true });
  const listFor = async (name: string) => (await (await server.as(name)).get<ProgramNotification[]>('/programnotification/getuserprogramnotifications')).body;
  const ids = (list: ProgramNotification[]) => list.map(({ ProgramNotificationId }) => ProgramNotificationId);
  expect(ids(await listFor('coach@lakeside.example'))).toContain(enabled.ProgramNotificationId);
  const participants = await listFor('pat@lakeside.example');
  expect(ids(participants)).not.toContain(enabled.ProgramNotificationId);
  expect(participants.every(({ IsEnabled }) => IsEnabled)).toBe(true);
  expect(ids(participants)).toContain(forAll.ProgramNotificationId);
});
