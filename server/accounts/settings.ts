import { z } from 'zod';
import type { Revision } from '../../runtime/definitions/compiled';

const shape = z.object({
  rolesSuperAdminsGive: z.array(z.string()),
  rolesAdminsGive: z.array(z.string()),
  rolesUserManagersGive: z.array(z.string()),
  accountOneself: z.string(),
  accountRole: z.string(),
  accountRoleGiven: z.string(),
  accountNameTaken: z.string(),
  accountNotActive: z.string(),
  accountNotRegistered: z.string(),
  accountRegistered: z.string(),
  accountChanged: z.string(),
  accountSignInPath: z.string(),
  accountRegistrationPath: z.string(),
  accountUnlockedSubject: z.string(),
  accountUnlockedBody: z.string(),
  accountDisabledSubject: z.string(),
  accountDisabledBody: z.string(),
  accountRegistrationSubject: z.string(),
  accountRegistrationBody: z.string(),
  passwordChangedSubject: z.string(),
  passwordChangedBody: z.string(),
  signInEmailLength: z.number().positive(),
  signInEmailPath: z.string(),
  signInEmailSame: z.string(),
  signInEmailInvalid: z.string(),
  signInEmailConfirmSubject: z.string(),
  signInEmailConfirmBody: z.string(),
  signInEmailTakenSubject: z.string(),
  signInEmailTakenBody: z.string(),
  signInEmailAskedSubject: z.string(),
  signInEmailAskedBody: z.string(),
  signInEmailChangedSubject: z.string(),
  signInEmailChangedBody: z.string(),
  passwordCommon: z.string(),
  passwordOwnName: z.string(),
  secondFactorRoles: z.array(z.string()),
  secondFactorChallengeLength: z.number().int().nonnegative(),
  secondFactorWindow: z.number().int().nonnegative(),
  secondFactorRecoveryCodes: z.number().int().nonnegative(),
  secondFactorWrong: z.string(),
  secondFactorLocked: z.string(),
  secondFactorEnded: z.string(),
  secondFactorOff: z.string(),
  secondFactorNeeded: z.string(),
  secondFactorOnSubject: z.string(),
  secondFactorOnBody: z.string(),
  secondFactorOffSubject: z.string(),
  secondFactorOffBody: z.string(),
  secondFactorResetSubject: z.string(),
  secondFactorResetBody: z.string(),
  recoveryCodeUsedSubject: z.string(),
  recoveryCodeUsedBody: z.string(),
  auditEntriesCounted: z.number().int().positive(),
});

/** What schemas/settings/accounts.constants.json says to the server, as one customer has it. */
export type AccountSettings = z.infer<typeof shape>;

const read = new WeakMap<Revision, AccountSettings>();

/** Reads it from a revision. What is missing is named. */
export function accountSettingsOf(revision: Revision): AccountSettings {
  const known = read.get(revision);
  if (known !== undefined) return known;
  const result = shape.safeParse(Object.assign({}, ...Object.values(revision.constants)));
  if (!result.success) {
    const names = result.error.issues.map((issue) => `"${issue.path.join('.')}"`).join(', ');
    throw new Error(`schemas/settings/accounts.constants.json lacks ${names}, or has the wrong kind of value there.`);
  }
  read.set(revision, result.data);
  return result.data;
}
