import type { Handlers } from '../../calls/contract';
import { badRequest, Refused } from '../../foundation/outcome';
import { addEntry } from '../tracker-entries/save-entry';
import { setupOf } from '../tracker-entries/setup';
import { ownTracking, sourceOf } from '../tracker-entries/tracking';

/** The calls of schemas/endpoints/today.json. */
export const handlers = {
  logToday: (call, outer) =>
    outer.together(async (tools) => {
      const tracking = ownTracking(call, tools);
      const day = call.body.Date ?? tracking.today;
      for (const [TrackerId, Values] of byTracker(call.body.Values)) {
        const setup = await setupOf(tracking, TrackerId, tools);
        try {
          await addEntry({ tracking, setup }, day, { Source: sourceOf(tracking), Values }, tools);
        } catch (error) {
          throw error instanceof Refused ? onFields(error, TrackerId) : error;
        }
      }
      return true;
    }),
} satisfies Handlers<'today'>;

type Given = { FieldName: string; Value: string | number };

/** Returns what is given for each tracker. A key is a tracker's number, a space and a field's name. Skips empty values. */
function byTracker(values: Record<string, string | number | null>): Map<number, Given[]> {
  const found = new Map<number, Given[]>();
  for (const [key, Value] of Object.entries(values)) {
    if (Value === null || Value === '') continue;
    const [id, FieldName] = [Number.parseInt(key, 10), key.slice(key.indexOf(' ') + 1)];
    found.set(id, [...(found.get(id) ?? []), { FieldName, Value }]);
  }
  return found;
}

/** Returns a refusal of an entry with its faults on the fields of the form. */
const onFields = (refused: Refused, trackerId: number): Refused =>
  refused.kind === 'badRequest'
    ? badRequest(
        refused.errors.map((one) => ({ ...one, Field: (one.Field ?? '').replace('/Values/', `/Values/${trackerId} `) })),
        refused.showUser,
      )
    : refused;
