import type { Revision } from '../../../runtime/definitions/compiled';
import { brandingOf } from '../../calls/caller-answers';
import type { Tools } from '../../calls/tools';
import type { EntityRow } from '../../records/callers';
import type { Branding } from '../../../schemas/generated/records';
import { constantsOf } from '../../foundation/constants';

/** How the pages look before anybody has signed in: as the host name's company wants, else as delivered. */
export async function openBranding(host: EntityRow | undefined, revision: Revision, { companySettings }: Pick<Tools, 'companySettings'>): Promise<Branding> {
  if (host !== undefined) return { ...brandingOf({ entity: host, company: await companySettings.of(host, revision) }), EntityName: host.EntityName };
  const { appId, brandingColor } = constantsOf(revision).server;
  return { AppId: appId, BrandingColor: brandingColor, LoginBackgroundImages: [] };
}
