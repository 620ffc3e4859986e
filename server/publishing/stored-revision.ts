import { gunzipSync, gzipSync } from 'node:zlib';
import type { Revision } from '../../runtime/definitions/compiled';
import { accountSettingsOf } from '../accounts/settings';
import { healthSettingsOf } from '../assessments/settings';
import { filterSettingsOf } from '../filters/settings';
import { impersonationSettingsOf } from '../impersonation/settings';
import { registrationSettingsOf } from '../registration/settings';
import { settingsOf } from '../settings';
import { trackersOf } from '../trackers/catalogue';
import { trackerSettingsOf } from '../trackers/settings';

const allSettings = [settingsOf, accountSettingsOf, filterSettingsOf, healthSettingsOf, impersonationSettingsOf, registrationSettingsOf, trackerSettingsOf];

/** A revision as it is stored: gzipped JSON. */
export const packed = (revision: Revision): Uint8Array => gzipSync(JSON.stringify(revision));

/** A stored revision, unless this server cannot run it: one of an older server may lack constants or catalogues that this one needs. */
export function unpacked(stored: Uint8Array): Revision | undefined {
  const revision = JSON.parse(gunzipSync(stored).toString('utf8')) as Revision;
  try {
    for (const readSettings of allSettings) readSettings(revision);
    trackersOf(revision);
    return revision;
  } catch {
    return undefined;
  }
}
