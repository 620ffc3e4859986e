import { z } from 'zod';
import type { Revision } from '../runtime/definitions/compiled';

const shape = z.object({
  sessionLength: z.number().positive(),
  sessionLongest: z.number().positive(),
  sessionLongestOfStaff: z.number().positive(),
  signInAttempts: z.number().int().positive(),
  signInAttemptsEverywhere: z.number().int().positive(),
  signInsPerMinuteWhenSlowed: z.number().int().positive(),
  signInSlowed: z.string(),
  signInWindow: z.number().positive(),
  signInLock: z.number().positive(),
  signInFailuresPerAddress: z.number().int().positive(),
  signInWrong: z.string(),
  signInLocked: z.string(),
  signInKeyInvalid: z.string(),
  singleSignOnOnly: z.string(),
  singleSignOnLength: z.number().positive(),
  ticketLength: z.number().positive(),
  passwordResetLength: z.number().positive(),
  passwordResetsPerWindow: z.number().int().positive(),
  passwordResetInvalid: z.string(),
  passwordResetSubject: z.string(),
  passwordResetBody: z.string(),
  passwordResetPath: z.string(),
  passwordUnchanged: z.string(),
  trustedDeviceFeature: z.string(),
  trustedDeviceLength: z.number().positive(),
  deviceCodeDigits: z.number().int().positive(),
  deviceCodeLength: z.number().positive(),
  deviceCodeTries: z.number().int().positive(),
  deviceCodesPerSignIn: z.number().int().positive(),
  deviceCodesPerWindow: z.number().int().positive(),
  deviceCodesTooMany: z.string(),
  deviceCodeWrong: z.string(),
  deviceCodeSubject: z.string(),
  deviceCodeBody: z.string(),
  signInPage: z.string(),
  singleSignOnPage: z.string(),
  englishOnlyRoles: z.array(z.string()),
  scheduleNowFeature: z.string(),
  registrationToggle: z.string(),
  outboxPoll: z.number().positive(),
  outboxSendTime: z.number().positive(),
  outboxFirstRetry: z.number().positive(),
  outboxLongestRetry: z.number().positive(),
  outboxKept: z.number().positive(),
  outboxShown: z.number().int().positive(),
  minimumAge: z.number(),
  invalidDateOfBirth: z.string(),
  duplicateUniqueId: z.string(),
  duplicateMobileNumber: z.string(),
  verificationsPerWindow: z.number().int().positive(),
  verificationsTooMany: z.string(),
  verificationResendAfter: z.number().nonnegative(),
  verificationWithoutContact: z.string(),
  textReplyLength: z.number().positive(),
  mobileVerificationReply: z.string(),
  mobileVerificationText: z.string(),
  textReminderReply: z.string(),
  textReminderText: z.string(),
  wellnessReminderReply: z.string(),
  wellnessReminderText: z.string(),
  textStopWords: z.array(z.string()),
  textHelpWords: z.array(z.string()),
  textHelpBody: z.string(),
  emailCodeDigits: z.number().int().positive(),
  emailCodeLength: z.number().positive(),
  emailCodeTries: z.number().int().positive(),
  emailCodeWrong: z.string(),
  emailCodeSubject: z.string(),
  emailCodeBody: z.string(),
  changesShown: z.number().int().positive(),
  systemName: z.string(),
  accountLocked: z.string(),
  defaultTimeZone: z.string(),
  exportBatch: z.number().int().positive(),
  passwordWrong: z.string(),
  copyName: z.string(),
  deviceProviderMissing: z.string(),
  deviceElsewhere: z.string(),
  optionalFieldTaken: z.string(),
  rolesReachingEveryCompany: z.array(z.string()),
  rolesReachingChildCompanies: z.array(z.string()),
  choicesShown: z.number().int().positive(),
  textToolFeature: z.string(),
  giftCardFeature: z.string(),
  departmentItem: z.string(),
  locationTaken: z.string(),
  locationInUse: z.string(),
  publicationsListed: z.number().int().positive(),
  publicationOvertaken: z.string(),
  publicationSame: z.string(),
  publicationInUse: z.string(),
  publicationInDevelopment: z.string(),
  cdnUrl: z.string(),
  emailAttachmentUrl: z.string(),
  appId: z.string(),
  brandingColor: z.string(),
});

/** The limits and texts of schemas/settings/server.constants.json, as one customer has them. */
export type ServerSettings = z.infer<typeof shape>;

const read = new WeakMap<Revision, ServerSettings>();

/** Reads them from a revision. One that is missing is named, so that the server refuses to start without it. */
export function settingsOf(revision: Revision): ServerSettings {
  const known = read.get(revision);
  if (known !== undefined) return known;
  const result = shape.safeParse(Object.assign({}, ...Object.values(revision.constants)));
  if (!result.success) {
    const names = result.error.issues.map((issue) => `"${issue.path.join('.')}"`).join(', ');
    throw new Error(`schemas/settings/server.constants.json lacks ${names}, or has the wrong kind of value there.`);
  }
  read.set(revision, result.data);
  return result.data;
}
