import { z } from 'zod';
import type { Revision } from '../../runtime/definitions/compiled';

const texts = z.record(z.string(), z.string());
const shape = z.object({
  registrationSteps: z.array(z.string()),
  registrationStepForms: texts,
  registrationLength: z.number().positive(),
  registrationLinkLength: z.number().positive(),
  registrationEmailWait: z.number().nonnegative(),
  registrationEmailsPerPerson: z.number().int().positive(),
  registrationPath: z.string(),
  registrationLinkPath: z.string(),
  registrationEmailSubject: z.string(),
  registrationEmailBody: z.string(),
});

/** The steps, limits and texts of schemas/settings/registration.constants.json, as one customer has them. */
export type RegistrationSettings = z.infer<typeof shape>;

const read = new WeakMap<Revision, RegistrationSettings>();

/** Reads them from a revision. That registering by the steps can end, the rules of that file say, and the check holds. */
export function registrationSettingsOf(revision: Revision): RegistrationSettings {
  const known = read.get(revision);
  if (known !== undefined) return known;
  const result = shape.safeParse(Object.assign({}, ...Object.values(revision.constants)));
  if (!result.success) {
    const names = result.error.issues.map((issue) => `"${issue.path.join('.')}"`).join(', ');
    throw new Error(`schemas/settings/registration.constants.json lacks ${names}, or has the wrong kind of value there.`);
  }
  read.set(revision, result.data);
  return result.data;
}
