import type { AreaQueryHandlers } from '../../calls/contract';
import { withoutNulls } from '../../records/without-nulls';

/** The queries of schemas/endpoints/startup.json. */
export const queries = {
  ownPlaces: (_input, { caller: { user } }) => withoutNulls({ Region: user.Region, Location: user.Location }),
} satisfies AreaQueryHandlers<'startup'>;
