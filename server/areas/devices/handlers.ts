import type { Operations } from '../../../schemas/generated/operations';
import type { Device } from '../../../schemas/generated/records';
import { notFound } from '../../foundation/outcome';
import type { Caller } from '../../records/callers';
import type { Tools } from '../../calls/tools';
import type { Call, Handlers } from '../../calls/contract';
import { constantsOf } from '../../foundation/constants';

type Outcome = Operations['unregisterDevice']['answer'];

const done = (device: Device): Outcome => ({ Data: device, Successful: true, Errors: [] });
const refused = (Code: string, Message: string): Outcome => ({ Data: null, Successful: false, Errors: [{ Code, Message }] });

/** A change of one device of these providers; a device of another provider is not found. */
async function change(
  { caller, revision }: Pick<Call<'unregisterDevice'>, 'revision'> & { caller: Caller },
  deviceId: string,
  tools: Tools,
  { via, make }: { via: Device['Provider']; make: 'connect' | 'disconnect' },
): Promise<Outcome> {
  const { devices, clock } = tools;
  const { UserId } = caller.user;
  const settings = constantsOf(revision).server;
  const device = await devices.one(UserId, deviceId);
  if (!device.CanBeRemoved) return refused('elsewhere', settings.deviceElsewhere.replace('{device}', device.Label));
  if (device.Provider !== via) throw notFound('Device not found.');
  if ((await devices.providerNumber(UserId)) === undefined) return refused('notRegistered', settings.deviceProviderMissing);
  return done(await devices[make](UserId, deviceId, clock.now().toISOString()));
}

/** The calls of schemas/endpoints/devices.json. Everybody connects their own devices only. */
export const handlers = {
  getAllDevices: ({ caller }, { devices }) => devices.all(caller.user.UserId),

  async registerDeviceProvider({ caller }, { devices, clock }) {
    return { Data: await devices.register(caller.user.UserId, clock.now().toISOString()), Successful: true, Errors: [] };
  },

  async deleteValidicUser({ caller }, { devices, clock }) {
    await devices.unregister(caller.user.UserId, clock.now().toISOString());
    return true;
  },

  addUserTrackersForDevice: (call, tools) => change(call, call.body.Device, tools, { via: 'Validic', make: 'connect' }),
  unregisterDevice: (call, tools) => change(call, call.body.Device, tools, { via: 'Validic', make: 'disconnect' }),
  registerDeviceWithHumanApi: (call, tools) => change(call, call.query.device, tools, { via: 'HumanApi', make: 'connect' }),
  unregisterUserDevice: (call, tools) => change(call, call.query.device, tools, { via: 'HumanApi', make: 'disconnect' }),
} satisfies Handlers<'devices'>;
