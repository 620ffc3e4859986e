import { gunzipSync, gzipSync } from 'node:zlib';
import type { Revision } from '../../runtime/definitions/compiled';
import { constantsOf } from '../foundation/constants';
import { trackersOf } from './tracker-catalogue';

/** A revision as it is stored: gzipped JSON. */
export const packed = (revision: Revision): Uint8Array => gzipSync(JSON.stringify(revision));

/** A stored revision, unless this server cannot run it: one of an older server may lack what this one needs. */
export function unpacked(stored: Uint8Array): Revision | undefined {
  const revision = JSON.parse(gunzipSync(stored).toString('utf8')) as Revision;
  if (!['tables', 'resources', 'lateFlows'].every((part) => Object.hasOwn(revision, part))) return undefined;
  try {
    constantsOf(revision);
    trackersOf(revision);
    return revision;
  } catch {
    return undefined;
  }
}
