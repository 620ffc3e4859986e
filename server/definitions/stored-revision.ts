import { gunzipSync, gzipSync } from 'node:zlib';
import type { Revision } from '../../runtime/definitions/compiled';
import type { Sources } from '../../runtime/definitions/shapes/settings';
import { constantsOf } from '../foundation/constants';
import { patchBetween, patched, type RevisionPatch } from './revision-patch';
import { trackersOf } from './tracker-catalogue';

/** A value as it is stored: gzipped JSON. */
export const packed = (value: Revision | RevisionPatch): Uint8Array => gzipSync(JSON.stringify(value));

const read = (stored: Uint8Array): unknown => JSON.parse(gunzipSync(stored).toString('utf8'));

/** A stored revision, unless this server cannot run it: one of an older server may lack what this one needs. */
export function unpacked(stored: Uint8Array): Revision | undefined {
  return runnable(read(stored) as Revision);
}

/** How a revision differs from its base, as it is stored. Both are compared as JSON: what is undefined in one is absent. */
export const packedPatch = (base: Revision, revision: Revision): Uint8Array => packed(patchBetween(base, JSON.parse(JSON.stringify(revision))) ?? { in: {} });

/** A revision as it is stored, and what it says of itself. */
export interface PackedRevision {
  hash: string;
  patch: Uint8Array;
  /** What its pages may load; null where that is the same as for its base. */
  sources: Sources | null;
}

/** Packs a revision over its base. It takes a tenth of a second or more. */
export function packedRevision(base: Revision, revision: Revision): PackedRevision {
  const { sources } = revision.shell.app;
  const differs = JSON.stringify(sources) !== JSON.stringify(base.shell.app.sources);
  return { hash: revision.hash, patch: packedPatch(base, revision), sources: (differs ? sources : null) ?? null };
}

/** A revision by its stored patch over its base, unless this server cannot run it. It shares with the base what the patch does not change. */
export const patchedRevision = (base: Revision, stored: Uint8Array): Revision | undefined => runnable(patched(base, read(stored) as RevisionPatch) as Revision);

function runnable(revision: Revision): Revision | undefined {
  if (!['tables', 'resources', 'messages', 'rules', 'lateFlows'].every((part) => Object.hasOwn(revision, part))) return undefined;
  try {
    constantsOf(revision);
    trackersOf(revision);
    return revision;
  } catch {
    return undefined;
  }
}
