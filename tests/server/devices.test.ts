import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Operations } from '../../schemas/generated/operations';
import type { Device, DeviceNavigationMenu, Failure, Session } from '../../schemas/generated/records';
import { connectedDevices } from '../../server/records/tables/devices';
import { testAnswer } from '../support/journey';
import { testDefinitions } from './support/definitions';
import { type Client, faultsOf } from './support/test-server';
import { withServer } from './support/fixture';

type Outcome = Operations['unregisterDevice']['answer'];

const { test, server } = withServer();
let pat: Client;
let patId: string;
test.beforeAll(async () => {
  pat = await server.as('pat@cedar.example');
  patId = (await pat.get<Session>('/session')).body.User!.UserId;
});

const register = () => pat.post<Operations['registerDeviceProvider']['answer']>('/device/registerdeviceprovider');
const leave = () => pat.call<boolean>('DELETE', '/device/deletevalidicuser');
const connect = (Device: string, client = pat) => client.post<Outcome>('/trackers/trackerajax/AddUserTrackersForDevice', { Device });
const disconnect = (Device: string) => pat.post<Outcome>('/trackers/validicajax/UnregisterDevice', { Device });
const viaHumanApi = (call: string, device: string) => pat.get<Outcome>(`/trackers/humanapiauth/${call}?device=${device}`);
const statusOf = async (id: string, client = pat) =>
  (await client.get<Device[]>('/trackers/trackerajax/GetAllDevices')).body.find(({ DeviceId }) => DeviceId === id)?.Status;
const usesProvider = async () => (await pat.get<Session>('/session')).body.User!.UsingValidic;

test.beforeEach(async () => {
  await leave();
  await server.database.delete(connectedDevices).where(eq(connectedDevices.UserId, patId));
});

testAnswer('all devices', async () => (await pat.get<Device[]>('/trackers/trackerajax/GetAllDevices')).body, [
  [
    'A-devices-15 they are listed by name',
    (body) => {
      const labels = body.map(({ Label }) => Label);
      expect(labels).toEqual(['Apple Health', 'Fitbit', 'Garmin Connect', 'Google Fit', 'Health Connect', 'Moves', 'Polar', 'Withings']);
    },
  ],
  ['A-devices-01 Apple Health is among them', (body) => expect(body).toContainEqual(expect.objectContaining({ Label: 'Apple Health' }))],
  ['A-devices-02 Google Fit is among them', (body) => expect(body).toContainEqual(expect.objectContaining({ Label: 'Google Fit' }))],
  ['A-devices-03 Health Connect is among them', (body) => expect(body).toContainEqual(expect.objectContaining({ Label: 'Health Connect' }))],
  [
    'A-devices-04 those of the provider are among them',
    (body) =>
      expect(body.filter(({ CanBeRemoved }) => CanBeRemoved).map(({ Label }) => Label)).toEqual(['Fitbit', 'Garmin Connect', 'Moves', 'Polar', 'Withings']),
  ],
  [
    'A-devices-07 those of the phone cannot be removed here',
    (body) => expect(body.filter(({ CanBeRemoved }) => !CanBeRemoved).map(({ Label }) => Label)).toEqual(['Apple Health', 'Google Fit', 'Health Connect']),
  ],
]);

const menu = async () =>
  (await pat.get<DeviceNavigationMenu>('/trackers/trackerajax/GetDeviceNavigationMenu')).body.Items.map(({ Label, Items }) => [
    Label,
    Items.map((item) => item.Label),
  ]);
const rest = ['Apple Health', 'Garmin Connect', 'Google Fit', 'Health Connect', 'Moves', 'Withings'];

test('A-devices-05 A-devices-10 A-devices-16 the menu has Connected and Supported, each with its devices', async () => {
  await register();
  await connect('fitbit');
  await connect('polar');
  expect(await menu()).toEqual([
    ['Connected', ['Fitbit', 'Polar']],
    ['Supported', rest],
  ]);
});

test('A-devices-06 the menu has Disconnected when there is one', async () => {
  await register();
  await connect('fitbit');
  await connect('polar');
  await disconnect('polar');
  expect(await menu()).toEqual([
    ['Connected', ['Fitbit']],
    ['Disconnected', ['Polar']],
    ['Supported', rest],
  ]);
});

test('A-devices-21 registering with the provider twice, also at once, keeps the same number', async () => {
  expect(await usesProvider()).toBe(false);
  const numbers = (await Promise.all([register(), register(), register()])).map(({ body }) => body.Data);
  expect(new Set(numbers).size).toBe(1);
  expect((await register()).body).toEqual({ Data: numbers[0], Successful: true, Errors: [] });
  expect(await usesProvider()).toBe(true);
});

test('A-devices-19 A-devices-20 A-http-errors-02 a device is connected, disconnected and connected again; saying it twice changes nothing', async () => {
  await register();
  const first = (await connect('fitbit')).body;
  expect(first).toMatchObject({ Successful: true, Data: { DeviceId: 'fitbit', Status: 'Connected', ConnectedAt: server.clock.now().toISOString() } });
  server.clock.advance({ seconds: 60 });
  expect((await connect('fitbit')).body).toEqual(first);
  expect((await disconnect('fitbit')).body.Data?.Status).toBe('Disconnected');
  expect((await disconnect('fitbit')).body.Data?.Status).toBe('Disconnected');
  expect((await connect('fitbit')).body.Data).toMatchObject({ Status: 'Connected', ConnectedAt: server.clock.now().toISOString() });
});

test('A-devices-17 A-devices-18 a device of Human API has calls of its own', async () => {
  await register();
  expect((await viaHumanApi('RegisterDeviceWithHumanApi', 'moves')).body.Data?.Status).toBe('Connected');
  expect((await viaHumanApi('UnregisterUserDevice', 'moves')).body.Data?.Status).toBe('Disconnected');
  expect((await viaHumanApi('RegisterDeviceWithHumanApi', 'fitbit')).status).toBe(404);
  expect((await connect('moves')).status).toBe(404);
});

test('A-devices-13 without registration nothing is connected or disconnected', async () => {
  const message = 'Register with the device provider first.';
  expect((await connect('fitbit')).body).toEqual({ Data: null, Successful: false, Errors: [{ Code: 'notRegistered', Message: message }] });
  expect(await statusOf('fitbit')).toBe('Supported');
  await register();
  await connect('fitbit');
  expect((await connect('fitbit')).body.Successful).toBe(true);
});

test('A-devices-22 leaving the provider disconnects what came through it, and nothing else', async () => {
  await register();
  await connect('fitbit');
  await viaHumanApi('RegisterDeviceWithHumanApi', 'moves');
  expect((await leave()).body).toBe(true);
  expect((await leave()).body).toBe(true);
  expect([await statusOf('fitbit'), await statusOf('moves'), await usesProvider()]).toEqual(['Disconnected', 'Connected', false]);
});

test('A-devices-07 those of the phone are refused with their name', async () => {
  await register();
  expect((await disconnect('apple-health')).body).toEqual({
    Data: null,
    Successful: false,
    Errors: [{ Code: 'elsewhere', Message: 'Connect or disconnect Apple Health on your phone.' }],
  });
});

test('devices are each person’s own', async () => {
  await register();
  await connect('withings');
  expect(await statusOf('withings', await server.as('admin@summit.example'))).toBe('Supported');
});

test('A-devices-12 no change is allowed while somebody acts for the person', () => {
  const changes = Object.values(testDefinitions().for(null).operations).filter(({ area, id }) => area === 'devices' && !id.startsWith('get'));
  expect(changes.map(({ id }) => id).sort()).toEqual([
    'addUserTrackersForDevice',
    'deleteValidicUser',
    'registerDeviceProvider',
    'registerDeviceWithHumanApi',
    'unregisterDevice',
    'unregisterUserDevice',
  ]);
  expect(changes.map(({ allow }) => allow)).toEqual(changes.map(() => ({ acting: 'never' })));
});

describe('bad input', () => {
  test.each(['nothing', '__proto__', 'FITBIT'])('the device %s is not found', async (device) => {
    await register();
    expect((await connect(device)).status).toBe(404);
    expect((await viaHumanApi('UnregisterUserDevice', device)).status).toBe(404);
  });

  test.each<[string, unknown, string[]]>([
    ['no device', {}, ['required /Device']],
    ['a number', { Device: 5 }, ['type /Device']],
    ['an empty text', { Device: '' }, ['minLength /Device']],
    ['more than a device', { Device: 'fitbit', UserId: 'user-000001' }, ['additionalProperties /UserId']],
  ])('%s is refused with its place', async (_what, body, faults) => {
    const answer = await pat.post<Failure>('/trackers/validicajax/UnregisterDevice', body);
    expect([answer.status, ...faultsOf(answer)]).toEqual([400, ...faults]);
  });
});
