import type { ResourceItem, ResourceSection } from '../../../schemas/generated/records';
import type { Tools } from '../../calls/tools';
import { allRows } from '../resources/read-rows';
import { ownPlace, type RowsCall, shownPlace } from '../resources/rows-call';

/** Who asks, and for which company. */
type HubCall = Pick<RowsCall, 'caller' | 'revision' | 'query'>;

/** A section as it is stored. */
type Section = ResourceSection & { SectionId: string; Version: number };
/** A resource as it is stored. */
export type Resource = ResourceItem & { ResourceId: string; Version: number };

const sections = 'resource-sections';

/** The hub that people of a company see: its own, or where it has no section that of its partner. Sections and resources are of one company. */
export const shownHub = async (call: HubCall, tools: Tools) => hubOf(call, (await shownPlace(sectionsCall(call), tools)).owner, tools);

/** The hub that a company has itself. */
export const ownHub = async (call: HubCall, tools: Tools) => hubOf(call, (await ownPlace(sectionsCall(call), tools)).owner, tools);

const sectionsCall = ({ caller, revision, query }: HubCall): RowsCall => ({
  caller,
  revision,
  query,
  path: {},
  body: undefined,
  rows: { resource: sections, does: 'list' },
});

async function hubOf(call: HubCall, owner: string, tools: Tools) {
  return { sections: await allRows<Section>(call, sections, owner, tools), resources: await allRows<Resource>(call, 'resource-items', owner, tools) };
}
