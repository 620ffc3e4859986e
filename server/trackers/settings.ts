import { z } from 'zod';
import type { Revision } from '../../runtime/definitions/compiled';

const rule = z.object({ $: z.string() });
const shape = z.object({
  trackerEntriesV2Toggle: z.string(),
  editableTrackerEntry: rule,
  trackerEntrySource: rule,
  trackerYears: z.number().positive(),
  trackerYearsForCoaches: z.number().positive(),
  trackerDate: z.string(),
  trackerShortDate: z.string(),
  trackerLegacyDate: z.string(),
  trackerDateField: z.string(),
  trackerWeightField: z.object({ FieldName: z.string(), FieldUnitsPluralDisplay: z.string() }),
  trackerWeightMeasure: z.string(),
  kilogramsPerPound: z.number().positive(),
  trackerTypesReplacing: z.array(z.string()),
  trackerEntryLocked: z.string(),
  trackerEntryThere: z.string(),
  trackerDayFull: z.string(),
  trackerDayStays: z.string(),
});

/** What schemas/settings/tracker.constants.json says to the server, as one customer has it. */
export type TrackerSettings = z.infer<typeof shape>;

const read = new WeakMap<Revision, TrackerSettings>();

/** Reads it from a revision. What is missing is named. */
export function trackerSettingsOf(revision: Revision): TrackerSettings {
  const known = read.get(revision);
  if (known !== undefined) return known;
  const result = shape.safeParse(Object.assign({}, ...Object.values(revision.constants)));
  if (!result.success) {
    const names = result.error.issues.map((issue) => `"${issue.path.join('.')}"`).join(', ');
    throw new Error(`schemas/settings/tracker.constants.json lacks ${names}, or has the wrong kind of value there.`);
  }
  read.set(revision, result.data);
  return result.data;
}
