import type { CoachAvailability } from '../../../schemas/generated/records';
import type { CallContext } from '../../calls/contract';
import { companiesWithin, type NamedPerson } from '../../calls/reach';
import type { Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { notFound } from '../../foundation/outcome';
import { serveRows } from '../resources/serve-rows';

/** Oneself; or as an administrator a coach of a company within reach. Others are not found, whether or not they exist. */
async function coachNamed(call: CallContext, userId: string | undefined, tools: Tools): Promise<NamedPerson> {
  const { user } = call.caller;
  const id = userId ?? user.UserId;
  const found = await tools.callers.person(id);
  const isAdministrator = user.Roles.some((role) => constantsOf(call.revision).roles.companyAdministrators.includes(role));
  const isReached =
    id === user.UserId || (isAdministrator && found !== undefined && (await companiesWithin(call, tools, { ids: [found.user.EntityId] })).length > 0);
  if (found === undefined || !isReached || !found.user.Roles.includes('Coach') || found.user.Status === 'Deleted')
    throw notFound(constantsOf(call.revision).scheduler.availabilityNoCoach);
  return { UserId: id, EntityId: found.user.EntityId, entity: found.entity };
}

/** Reads or saves when a coach has time. */
export async function availability(
  call: CallContext,
  of: { userId: string | undefined; save?: CoachAvailability },
  tools: Tools,
): Promise<{ Data: CoachAvailability }> {
  const person = await coachNamed(call, of.userId, tools);
  const rows = {
    resource: 'coach-availability',
    does: of.save === undefined ? ('one' as const) : ('save' as const),
    at: 'Data',
    shows: ['Version', 'WeekDays'],
  };
  // The resource answers its record where the call says.
  return serveRows({ ...call, body: of.save, path: {}, query: {}, rows, person }, tools) as Promise<{ Data: CoachAvailability }>;
}
