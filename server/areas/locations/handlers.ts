import { badRequest, conflict } from '../../foundation/outcome';
import type { Handlers } from '../../calls/contract';
import { companyWithin } from '../../calls/reach';
import { constantsOf } from '../../foundation/constants';

/** The calls of schemas/endpoints/locations.json. Each one stays within the caller's reach. */
export const handlers = {
  async saveLocation(call, tools) {
    const { LocationId, EntityId, Name } = call.body;
    const company = (await companyWithin(call, EntityId, tools)).EntityId;
    const name = Name.trim();
    const saved = await (LocationId === undefined ? tools.locations.add(company, name) : tools.locations.rename(company, LocationId, name));
    if (saved !== undefined) return saved;
    throw badRequest([{ Message: constantsOf(call.revision).server.locationTaken, Field: '/Name', Code: 'DuplicateLocation' }], true);
  },

  async deleteLocation(call, tools) {
    const company = (await companyWithin(call, call.body.EntityId, tools)).EntityId;
    if (!(await tools.locations.remove(company, call.body.LocationId))) throw conflict(constantsOf(call.revision).server.locationInUse);
    return true;
  },
} satisfies Handlers<'locations'>;
