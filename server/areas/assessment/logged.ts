import type { Revision } from '../../../runtime/definitions/compiled';
import { storedNumber } from '../../../runtime/format/quantity';
import { constantsOf } from '../../foundation/constants';
import type { Records } from '../../calls/tools';
import { trackersOf } from '../../definitions/tracker-catalogue';
import type { Asked } from './asked';

/** What a person logged last in a tracker, in the stored unit of its quantity. */
export interface Logged {
  Value: number;
  Date: string;
}

/**
 * Returns by measure the newest number that a person logged in a tracker. A field of a tracker counts for a question when it has the name of the question's
 * measure and the same quantity.
 */
export async function loggedNumbers(asked: Asked, userId: string, revision: Revision, { trackerEntries }: Records): Promise<Map<string, Logged>> {
  const found = new Map<string, Logged>();
  for (const { question } of asked.questions.values()) {
    const { measure, quantity } = question;
    if (measure === undefined || quantity === undefined || found.has(measure)) continue;
    const fields = trackersOf(revision).flatMap(({ TrackerId, TrackerFields }) =>
      TrackerFields.filter(({ FieldName, FieldQuantity }) => FieldName === measure && FieldQuantity === quantity).map((field) => ({ TrackerId, field })),
    );
    const ids = fields.map(({ TrackerId }) => TrackerId);
    const entry = await trackerEntries.newestNumber(userId, ids, measure);
    const value = entry?.Values.find(({ FieldName }) => FieldName === measure)?.Value;
    const kept = fields.find(({ TrackerId }) => TrackerId === entry?.TrackerId)?.field.FieldUnitsPlural;
    if (entry === undefined || typeof value !== 'number') continue;
    const { stored, units } = constantsOf(revision).quantities.quantities[quantity]!;
    const factor = units[kept ?? stored]?.factor ?? units[stored]!.factor;
    found.set(measure, { Value: storedNumber(value, { factor, kept: units[stored]!.factor }), Date: entry.EntryDate });
  }
  return found;
}
