import { randomUUID } from 'node:crypto';
import type { Operations } from '../../../schemas/generated/operations';
import type { UserProfile } from '../../../schemas/generated/records';
import { unchanged } from './profile-save';
import { audienceOf, customReward, listedRewards } from './rewards-of-lakeside';
import type { Client } from './test-server';

/** Whoever makes a call, or for whom it is made. */
export interface Maker {
  client: Client;
  UserId: string;
  EntityId: string;
}

const notification = { Name: 'Terms', Content: '<p>Terms</p>' };
const companyFilter = ({ EntityId }: Maker) => ({ EntityIds: [EntityId] });
const newPassword = { NewPassword: 'Meadow-4711', ConfirmPassword: 'Meadow-4711' };

/** The company's own hub; nothing for those who do not look after it. */
async function maintainedHub(client: Client) {
  const { status, body } = await client.get<Operations['getHubToMaintain']['answer']>('/resources/admin/sections');
  return status === 200 ? body : [];
}

const announcement = { DisplayType: 'Announcement', Title: 'News', Content: '<p>News</p>', FromDay: '2026-10-01', LinkType: 'Blank' };

/** The announcements of the company; nothing for those who do not look after them. */
async function listedAnnouncements(client: Client) {
  const { status, body } = await client.get<{ Items: { AnnouncementId: string }[] }>('/resources/announcements');
  return status === 200 ? body.Items : [];
}

/** A section of the settings as it is; to those who do not read them, nothing. */
async function storedSettings(client: Client, section: string): Promise<object> {
  const { status, body } = await client.get<object>(`/companysettings/${section}`);
  return status === 200 ? body : {};
}

/** A day to come, by the clock of the tests. */
export const period = { From: '2026-11-03T00:00:00.000Z', To: '2026-11-04T00:00:00.000Z' };

/** Bodies that a schema alone does not make valid: the form asks for more, values must go together, or they must be one's own. */
export const handMade: Record<string, (maker: Maker) => object | Promise<object>> = {
  addTrackerEntry: ({ UserId, EntityId }) => ({ UserId, EntityId, EntryDate: '2026-10-05', TrackerId: 1, Source: 'UserEntry', Values: [] }),
  logToday: () => ({ Values: { '999 Steps': 1 } }),
  changePassword: () => ({ Password: 'wrong', ...newPassword }),
  copyProgramNotifications: () => ({ ProgramNotifications: [{ ...notification, ProgramNotificationId: 'none' }] }),
  countPeople: companyFilter,
  deleteProgramNotifications: () => ({ ProgramNotificationIds: ['none'] }),
  createBiometricOverrides: ({ UserId }) => [{ UserId, PlanYearId: 'none' }],
  createAnnouncement: () => announcement,
  updateAnnouncement: () => announcement,
  orderAnnouncements: async ({ client }) => (await listedAnnouncements(client)).map(({ AnnouncementId }) => AnnouncementId),
  // Names are given once, and an order names all.
  createCustomReward: () => customReward,
  createGiftCardAudience: () => audienceOf(randomUUID()),
  orderCustomRewards: async ({ client }) => (await listedRewards(client)).map(({ RewardId }) => RewardId),
  createResourceItem: () => ({ Title: 'Walk', Kind: 'Link', SectionId: 'none', Picture: 'Calm', Address: '/programs' }),
  createResourceSection: () => ({ Name: randomUUID() }),
  orderResourceItems: async ({ client }) => (await maintainedHub(client)).flatMap(({ Resources }) => Resources.map(({ Resource }) => Resource.ResourceId!)),
  orderResourceSections: async ({ client }) => (await maintainedHub(client)).map(({ SectionId }) => SectionId).filter((id) => id !== ''),
  // Nobody begins to act: what is called afterwards would be called as somebody else.
  impersonateParticipant: () => ({ UserId: 'none' }),
  performImpersonation: () => ({ Clear: true }),
  registerUser: () => ({
    Rid: 'none',
    UserName: 'new@lakeside.example',
    Password: 'Meadow-4711',
    ConfirmPassword: 'Meadow-4711',
    AcceptsEula: true,
    AcceptsPrivacyPolicy: true,
  }),
  // A token is made by the answer before.
  listChallengeApprovals: () => ({ status: 'PendingApproval' }),
  listChallengeParticipants: () => ({ search: {} }),
  searchBiometricOverrides: () => ({ PlanYearId: 'none' }),
  resetPassword: () => ({ UserName: 'nobody@lakeside.example', Password: 'wrong', ...newPassword }),
  saveCompanyBiometricsSettings: ({ client }) => storedSettings(client, 'biometrics'),
  saveCompanyBrandingSettings: ({ client }) => storedSettings(client, 'branding'),
  saveFilter: () => ({ Name: 'Mine', Filter: { Sex: 'female' } }),
  saveProgramNotification: () => notification,
  saveRegistrationStep: () => ({ Step: 'SelectRole', IsPrimaryMember: true }),
  saveUserMissionStatement: () => ({ Type: 'My mission', Text: 'Stay curious.' }),
  // Nobody who is not signed in has one.
  saveUserProfile: async ({ client, UserId }) => (UserId === 'nobody' ? {} : unchanged((await client.get<UserProfile>('/user/userprofilev2')).body)),
  searchCoachParticipants: companyFilter,
  searchPeople: companyFilter,
  startPeopleExport: companyFilter,
  getCoachScheduledSessions: () => period,
  getParticipantCalendar: () => period,
  getSessionsAndTimeBlocks: () => period,
  getTimeBlocks: () => period,
  saveTimeBlock: () => ({ StartTime: period.From, EndTime: period.To, Title: 'Training' }),
  updateCoachEntry: () => ({ Id: 'CoachEntry#1', Version: 1, NewNote: 'Walks.' }),
};

/** Calls by which something is proved: what was given is wrong, or it was tried too often. */
const proofs = (ids: string) => Object.fromEntries(ids.split(/\s+/).map((id) => [id, [400, 429]]));

/** What else a valid call may come to, by what is stored rather than by who may: a wrong password or code, no number, nothing that fits. */
export const byWhatIsStored: Record<string, number[]> = {
  ...proofs(`beginSecondFactor changePassword changeSignInEmail confirmPreferredEmail confirmSecondFactor
    renewRecoveryCodes sendMobileVerification sendTextReminderVerification sendWellnessReminderVerification turnOffSecondFactor`),
  beginRequiredSecondFactor: [400],
  // Without a file: tests/server/file-uploads.test.ts sends some.
  uploadFile: [400],
  // Beside administration it asks for a role for health data: tests/server/challenge-administration.test.ts.
  createBiometricOverrides: [409],
  searchBiometricOverrides: [409],
  confirmRequiredSecondFactor: [400],
  confirmSignInEmail: [400],
  // Each filter says by itself for whom it is.
  saveFilter: [403],
  saveTextReminder: [400],
  // Not in a company whose coaching is not scheduled here.
  getFreeTimes: [409],
  // The scheduler is set up by administrators who coach.
  getSchedulerSettings: [403],
  saveSchedulerSettings: [403],
  saveSessionType: [403],
  // Without acting for anybody, nobody is meant.
  getCoachEntries: [404],
  updateChallengeApprovals: [409],
  // What a sample refers to is not there.
  createResourceItem: [400],
  updateResourceItem: [400],
  saveCompanyGeneralSettings: [400],
  tellEngagement: [400],
};
