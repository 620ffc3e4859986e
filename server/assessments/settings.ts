import { z } from 'zod';
import type { Revision } from '../../runtime/definitions/compiled';

const texts = z.record(z.string(), z.string());
const shape = z.object({
  healthAssessment: z.string(),
  assessmentAnswersKept: z.number().int().positive(),
  assessmentSubmissionText: z.string(),
  assessmentSubmissionDate: z.string(),
  healthMeasureNames: texts,
  healthMeasureUnits: texts,
  healthMeasureParts: texts,
});

/** What schemas/settings/health.constants.json says to the server, as one customer has it. */
export type HealthSettings = z.infer<typeof shape>;

const read = new WeakMap<Revision, HealthSettings>();

/** Reads it from a revision. What is missing is named. */
export function healthSettingsOf(revision: Revision): HealthSettings {
  const known = read.get(revision);
  if (known !== undefined) return known;
  const result = shape.safeParse(Object.assign({}, ...Object.values(revision.constants)));
  if (!result.success) {
    const names = result.error.issues.map((issue) => `"${issue.path.join('.')}"`).join(', ');
    throw new Error(`schemas/settings/health.constants.json lacks ${names}, or has the wrong kind of value there.`);
  }
  read.set(revision, result.data);
  return result.data;
}
