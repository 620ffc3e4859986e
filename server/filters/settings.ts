import { z } from 'zod';
import type { Revision } from '../../runtime/definitions/compiled';

const rule = z.object({ $: z.string() });
const texts = z.record(z.string(), z.string());
const shape = z.object({
  dateRange: rule,
  customDateStatus: z.string(),
  filterDate: z.string(),
  isInChallengeStatus: rule,
  challengeLoggedWithin: z.number().int().positive(),
  screeningSources: z.array(z.string()).min(1),
  sexItem: z.string(),
  hireDateItem: z.string(),
  roleNames: texts,
  eventSessionDate: z.string(),
  savedFiltersKept: z.number().int().positive(),
  savedFiltersFull: z.string(),
  exportLength: z.number().positive(),
  exportsKept: z.number().int().positive(),
  exportFileNames: z.object({ csv: z.string(), xlsx: z.string() }),
  exportSheetName: z.string(),
  exportSheetRows: z.number().int().positive(),
  exportTooLong: z.string(),
  rolesFilteringByHealth: z.array(z.string()),
  filterFaults: texts,
  healthRiskLevels: texts,
  healthRiskLevelsFrom: z.record(z.string(), z.array(z.tuple([z.number(), z.number()])).min(1)),
});

/** What schemas/settings/filter.constants.json says to the server, and the risk levels of health.constants.json, as one customer has them. */
export type FilterSettings = z.infer<typeof shape>;

const read = new WeakMap<Revision, FilterSettings>();

/** Reads it from a revision. What is missing is named. */
export function filterSettingsOf(revision: Revision): FilterSettings {
  const known = read.get(revision);
  if (known !== undefined) return known;
  const result = shape.safeParse(Object.assign({}, ...Object.values(revision.constants)));
  if (!result.success) {
    const names = result.error.issues.map((issue) => `"${issue.path.join('.')}"`).join(', ');
    throw new Error(`schemas/settings/filter.constants.json or health.constants.json lacks ${names}, or has the wrong kind of value there.`);
  }
  read.set(revision, result.data);
  return result.data;
}
