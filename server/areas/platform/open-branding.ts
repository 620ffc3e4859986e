import type { Revision } from '../../../runtime/definitions/compiled';
import { brandingOf } from '../../calls/caller-answers';
import type { EntityRow } from '../../records/callers';
import type { Branding } from '../../../schemas/generated/records';
import { constantsOf } from '../../foundation/constants';

/** How the pages look before anybody has signed in: as the host name's company wants, else as delivered. */
export function openBranding(host: EntityRow | undefined, revision: Revision): Branding {
  if (host !== undefined) return brandingOf(host);
  const { appId, brandingColor } = constantsOf(revision).server;
  return { AppId: appId, BrandingColor: brandingColor, LoginBackgroundImages: [] };
}
