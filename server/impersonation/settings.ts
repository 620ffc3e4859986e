import { z } from 'zod';
import type { Revision } from '../../runtime/definitions/compiled';

const shape = z.object({
  redesignToggle: z.string(),
  redesignAddress: z.string(),
  rolesPartnerAdminsActFor: z.array(z.string()),
  rolesBesideThose: z.array(z.string()),
  impersonationNobody: z.string(),
  impersonationOneself: z.string(),
  impersonationRole: z.string(),
  impersonationInactive: z.string(),
  impersonationTwice: z.string(),
  impersonationDuty: z.string(),
  impersonationWithoutDuty: z.string(),
  impersonationWithoutName: z.string(),
  companyUnmanaged: z.string(),
  mostFound: z.number().int().positive(),
  companiesShown: z.number().int().positive(),
  matchesShown: z.number().int().positive(),
});

/** What schemas/settings/impersonation.constants.json says to the server, as one customer has it. */
export type ImpersonationSettings = z.infer<typeof shape>;

const read = new WeakMap<Revision, ImpersonationSettings>();

/** Reads it from a revision. What is missing is named. */
export function impersonationSettingsOf(revision: Revision): ImpersonationSettings {
  const known = read.get(revision);
  if (known !== undefined) return known;
  const result = shape.safeParse(Object.assign({}, ...Object.values(revision.constants)));
  if (!result.success) {
    const names = result.error.issues.map((issue) => `"${issue.path.join('.')}"`).join(', ');
    throw new Error(`schemas/settings/impersonation.constants.json lacks ${names}, or has the wrong kind of value there.`);
  }
  read.set(revision, result.data);
  return result.data;
}
