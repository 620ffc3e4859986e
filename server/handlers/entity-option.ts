import type { EntityOption } from '../../schemas/generated/records';
import type { EntityRow } from '../records/callers';
import type { ServerSettings } from '../settings';

/** A company to choose. */
export const entityOption = ({ EntityId, EntityName, EntityFeatures }: EntityRow, { textToolFeature }: ServerSettings): EntityOption => ({
  Value: EntityId,
  Text: EntityName,
  TextToolEnabled: EntityFeatures.includes(textToolFeature),
});
