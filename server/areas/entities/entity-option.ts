import type { EntityOption } from '../../../schemas/generated/records';
import type { EntityRow } from '../../records/callers';
import type { Constants } from '../../../schemas/generated/constants';

/** A company to choose. */
export const entityOption = ({ EntityId, EntityName, EntityFeatures }: EntityRow, { textToolFeature }: Constants['server']): EntityOption => ({
  Value: EntityId,
  Text: EntityName,
  TextToolEnabled: EntityFeatures.includes(textToolFeature),
});
