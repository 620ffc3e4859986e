// Written by "npm run generate" from schemas/endpoints. Do not edit.

import type { ActingTerms, AnnouncementArchive, AppSecurity, ApprovalFilters, ApprovalPage, ApprovalSettings, Assessment, AssessmentPage, AssessmentPageSave, AssessmentSubmissions, AuditTrailPage, BiometricMeasure, BiometricOverride, BiometricOverridePage, BlockedTimeItem, Branding, BulkRegistration, BulkRegistrationData, CalendarMonth, ChallengeDashboard, ChallengeFilters, ChallengeGroup, ChallengeGroupPage, ChallengeGroupSave, ChallengeMaintenance, ChallengeOverride, ChallengeParticipantPage, ChallengeUser, CoachAvailability, CoachAvailabilitySave, CoachEntry, CoachNote, CoachParticipant, CoachParticipantPage, CoachingSessionItem, CompanyBiometricsSettings, CompanyBrandingSettings, CompanyGeneralSettings, CompanyManager, CompanySettings, CompanyStatistics, CompanySupportSettings, CompanyTimeSettings, CompanyUnitsSettings, Course, CourseAnswers, CourseCatalog, CourseGrade, CourseProgress, CustomSupport, DemographicProfile, Device, DeviceCodeRequest, DeviceNavigationMenu, DeviceRequest, DeviceVerification, EmailCode, EmailRefusal, Entity, EntityOption, EntitySummary, EventDetail, ExchangeRate, FailedMessagePage, FailureMessage, FreeTime, GiftCardFigure, GiftCardMetrics, GroupCreation, GroupDetail, GroupEmail, GroupInvitation, GroupUser, HealthConditionHistoryItem, HraResults, ImpersonationRequest, ImpersonationResult, JobPage, JobRow, JoinRequest, JoinResult, LanguageChange, Leaderboard, LeaderboardMember, LegacyTrackerEntry, Location, LocationDelete, LocationSave, LoginRequest, MenuItem, Message, MessageDraft, MessagePage, MessagePreview, MissionStatement, NotificationActions, OptionItem, OptionList, OptionalField, OptionalFieldsResult, OptionalFieldsSave, OutboxMessage, OverlayComparison, OverlayCustomer, OverlayDraft, OverlayHistory, OverlayPublication, OverlayPublicationDetail, OverlayPublish, OverlayRollBack, ParentAndChildEntities, ParticipantSearch, PartnerAdminMenu, PasswordChange, PasswordReset, PasswordResetRequest, PeopleExport, PersonChanges, PersonFilter, PersonPage, PersonalProgram, PlanYear, PointRedemption, Policy, PresentPassword, ProfileItem, Program, ProgramCompletion, ProgramNotification, ProgramNotificationCopy, ProgramNotificationDelete, ProgramNotificationSetup, ProgramPage, ProgramSection, ProgramTag, ReceivedText, RecoveryCodes, RedeemedPoints, RegisterUser, RegistrationEligibility, RegistrationEvent, RegistrationKey, RegistrationProgress, RegistrationRequiredFields, RegistrationRequiredFieldsSetup, RegistrationResult, RegistrationStep, ResourceItem, RewardCatalog, RewardDefinition, RewardOrder, RewardOrderData, RewardStatement, Rewards, RuleOverview, SavedFilter, SavedFilterSave, ScheduleRequest, SchedulerCoach, SchedulerData, SchedulerSettings, SecondFactor, SecondFactorCode, SecondFactorKey, SecondFactorReset, SecondFactorSetup, SecondFactorSignIn, SecondFactorStart, SelfReport, SelfReportOptionSet, SelfReportResult, SelfReportSubmission, Session, SessionSave, SessionSchedule, SessionType, Settings, SignInEmail, SignInEmailChange, SignInEmailKey, StoredFile, TextReminder, Ticket, TicketRequest, TimeBlock, TimeBlockSave, Today, TodayItem, TodayLog, TokenResult, TrackerEntry, TrackerEntryDelete, TrackerEntrySave, TrackerEntrySetup, TrackerEntryUpdate, TrackerListItem, TrackerSetup, UserAccountStatus, UserAnnouncement, UserDetailsSave, UserLockStatus, UserMatch, UserMatchList, UserMatchSearch, UserMatches, UserPasswordReset, UserPoints, UserProfile, UserProfileCustom, UserProfileSave, UserRegistrationEmail, UserSearchResult, UserSelfReport, UserSpending, VerifiedUser, WellnessProgramNotification } from './records';

/**
 * Every call by its operation id.
 */
export interface Operations {
  /**
   * The address by which the caller's account is opened.
   */
  getSignInEmail: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: SignInEmail;
  };
  /**
   * Asks for another address, by the present password.
   */
  changeSignInEmail: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: SignInEmailChange;
    answer: boolean;
  };
  /**
   * Sends the link to the new address once more.
   */
  resendSignInEmail: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: boolean;
  };
  /**
   * Leaves the address as it is: the link is no longer good.
   */
  cancelSignInEmail: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: boolean;
  };
  /**
   * Confirms the new address, by the key of the link that was sent to it.
   */
  confirmSignInEmail: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {};
    body: SignInEmailKey;
    answer: boolean;
  };
  /**
   * When somebody last signed in to the caller's account.
   */
  listOwnSignIns: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: string[];
  };
  /**
   * How the caller stands to the second factor.
   */
  getSecondFactor: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: SecondFactor;
  };
  /**
   * Begins to set up a second factor, by the present password.
   */
  beginSecondFactor: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: PresentPassword;
    answer: SecondFactorSetup;
  };
  /**
   * Turns the second factor on that was set up, by a code of it.
   */
  confirmSecondFactor: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: SecondFactorCode;
    answer: RecoveryCodes;
  };
  /**
   * Gives new recovery codes, by the present password.
   */
  renewRecoveryCodes: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: PresentPassword;
    answer: RecoveryCodes;
  };
  /**
   * Turns the second factor off, by the present password.
   */
  turnOffSecondFactor: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: PresentPassword;
    answer: boolean;
  };
  /**
   * Signs in by the code of the authenticator app, or by a recovery code.
   */
  verifySecondFactor: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {};
    body: SecondFactorSignIn;
    answer: TokenResult;
  };
  /**
   * Begins to set up the second factor without which the person does not get in.
   */
  beginRequiredSecondFactor: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {};
    body: SecondFactorKey;
    answer: SecondFactorSetup;
  };
  /**
   * Turns it on by a code of it, and signs in.
   */
  confirmRequiredSecondFactor: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {};
    body: SecondFactorSignIn;
    answer: SecondFactorStart;
  };
  /**
   * Takes somebody's second factor away, for whoever has lost the phone.
   */
  resetSecondFactor: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: SecondFactorReset;
    answer: boolean;
  };
  /**
   * The announcements meant for the person signed in, archived ones too.
   */
  getUserAnnouncements: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: UserAnnouncement[];
  };
  /**
   * Puts announcements away or takes them out again, and orders them.
   */
  archiveUserAnnouncements: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    /**
     * @maxItems 1000
     */
    body: AnnouncementArchive[];
    answer: UserAnnouncement[];
  };
  /**
   * Keeps news flashes from opening again until the session ends.
   */
  disableNewsFlashForSession: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: boolean;
  };
  /**
   * Removes an announcement of a company.
   */
  deleteAnnouncement: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      id: string;
    };
    query: {
      version?: number;
      entityId?: string;
    };
    body: undefined;
    answer: boolean;
  };
  /**
   * The first companies whose reports the caller reviews; searchCompanies finds the others.
   */
  getApprovalCompanies: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: {
      /**
       * The own one first.
       */
      Companies: OptionItem[];
    };
  };
  /**
   * What the reports of a company can be filtered by.
   */
  getApprovalFilters: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      entityId: string;
    };
    query: {
      planYearId?: string;
    };
    body: undefined;
    answer: ApprovalFilters;
  };
  /**
   * Who is mailed when somebody reports.
   */
  getApprovalSettings: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      entityId?: string;
    };
    body: undefined;
    answer: ApprovalSettings;
  };
  /**
   * Says who is mailed when somebody reports.
   */
  updateAdminEmails: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: {
      /**
       * The company; without it the own one.
       */
      EntityId?: string;
      /**
       * The administrators who are mailed.
       *
       * @maxItems 200
       */
      Items: string[];
      /**
       * The version that was read: where something else was saved since, the save is refused (409).
       */
      Version?: string;
    };
    answer: ApprovalSettings;
  };
  /**
   * So many of the reports of a company's people, from a place in the list.
   */
  listChallengeApprovals: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      entityId: string;
    };
    query: {};
    body: {
      /**
       * Only of this program; empty: of all.
       */
      challenge?: string;
      /**
       * Only these; empty: all.
       */
      status?: '' | 'PendingApproval' | 'Approved' | 'Denied';
      /**
       * Only of programs of this plan year; empty: of all.
       */
      planYearId?: string;
      /**
       * Only of people whose names have these words.
       */
      searchTerms?: string;
      /**
       * Only of this person.
       */
      userId?: string;
      /**
       * Where to go on, from the answer before.
       */
      paginationToken?: string;
      /**
       * How many.
       */
      pageSize?: number;
    };
    answer: ApprovalPage;
  };
  /**
   * Approves or denies reports.
   */
  updateChallengeApprovals: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      entityId: string;
    };
    query: {};
    body: {
      /**
       * Only reports of this program; empty: of any.
       */
      challenge?: string;
      /**
       * What becomes of them.
       */
      status: 'Approved' | 'Denied';
      /**
       * What the people read about it.
       */
      Comments?: string;
      /**
       * The reports, as they were seen.
       *
       * @minItems 1
       * @maxItems 100
       */
      Reports: {
        /**
         * The report.
         */
        Id: string;
        /**
         * As it was seen.
         */
        Status: 'PendingApproval' | 'Approved' | 'Denied';
      }[];
    };
    answer: {
      /**
       * How many were approved or denied.
       */
      Saved: number;
      /**
       * Those that stay as they are, and why.
       */
      Refused: {
        /**
         * The report.
         */
        Id: string;
        /**
         * Why.
         */
        Message: string;
      }[];
    };
  };
  /**
   * Removes what a person has attached to reports of a program.
   */
  deleteSelfReportAttachment: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: {
      /**
       * Who reported.
       */
      UserId: string;
      /**
       * The program.
       */
      ChallengeId: string;
      /**
       * Of this report only.
       */
      Id?: string;
    };
    answer: {
      /**
       * How many attachments.
       */
      Removed: number;
    };
  };
  /**
   * The assessment of the person signed in, in the plan year now running; begun when it is asked for the first time.
   */
  getAssessment: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      withDetails?: boolean;
    };
    body: undefined;
    answer: {
      /**
       * The assessment.
       */
      Data: Assessment;
    };
  };
  /**
   * One page with its questions and the answers so far. It becomes the page on which the person is.
   */
  getAssessmentPage: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      progressId: number;
      pageId: string;
    };
    query: {
      from?: string;
    };
    body: undefined;
    answer: {
      /**
       * The page.
       */
      Data: AssessmentPage;
    };
  };
  /**
   * Saves answers of a page, complete or not.
   */
  saveAssessmentPage: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      progressId: number;
      pageId: string;
    };
    query: {};
    body: AssessmentPageSave;
    answer: {
      /**
       * The assessment as it stands now, its pages without Details.
       */
      Data: Assessment;
    };
  };
  /**
   * Submits the assessment.
   */
  submitAssessment: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      progressId: number;
    };
    query: {};
    body: undefined;
    answer: {
      /**
       * The assessment as it stands now, its pages without Details.
       */
      Data: Assessment;
    };
  };
  /**
   * One page of the audit trail.
   */
  listAuditEntries: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      Page?: number;
      PageSize?: number;
      Sort?: 'At' | '-At';
      From?: string;
      To?: string;
      UserId?: string;
      Person?: string;
      Action?: string;
    };
    body: undefined;
    answer: AuditTrailPage;
  };
  /**
   * All customers, each with what applies to it.
   */
  getOverlayCustomers: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: OverlayCustomer[];
  };
  /**
   * The emails and text messages of a customer, each with sample values, in all its languages.
   */
  getMessageDefinitions: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      customer: string;
    };
    body: undefined;
    answer: MessagePreview[];
  };
  /**
   * The rules that the server runs for a customer, with what they have done and are about to do.
   */
  getRuleDefinitions: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      customer: string;
    };
    body: undefined;
    answer: RuleOverview[];
  };
  /**
   * What was published for a customer, and what applied when.
   */
  getPublications: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      customer: string;
    };
    body: undefined;
    answer: OverlayHistory;
  };
  /**
   * One publication: its files, its differences to the one before, and what going back to it would do.
   */
  getPublication: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      customer: string;
      number: number;
    };
    body: undefined;
    answer: OverlayPublicationDetail;
  };
  /**
   * What publishing these files would do: faults, differences, and what stored values say to them. Nothing is stored.
   */
  compareOverlays: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: OverlayDraft;
    answer: OverlayComparison;
  };
  /**
   * Publishes a customer's files. Whoever is signed in goes on with what they began with.
   */
  publishOverlays: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: OverlayPublish;
    answer: OverlayPublication;
  };
  /**
   * Brings an earlier publication into use again, or, by 0, the definitions as they were delivered.
   */
  rollBackOverlays: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: OverlayRollBack;
    answer: OverlayHistory;
  };
  /**
   * The companies and plan years whose screenings can be marked.
   */
  getBiometricOverrideFilters: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      entityId?: string;
    };
    body: undefined;
    answer: ChallengeFilters;
  };
  /**
   * So many people of a company, by name, each with their screening of a plan year.
   */
  searchBiometricOverrides: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: {
      /**
       * The company; without it the own one.
       */
      EntityId?: string;
      /**
       * The plan year.
       */
      PlanYearId: string;
      /**
       * Only people whose names have these words.
       */
      searchTerms?: string;
      /**
       * Where to go on, from the answer before.
       */
      nextCursor?: string;
      /**
       * How many.
       */
      pageSize?: number;
    };
    answer: BiometricOverridePage;
  };
  /**
   * Marks the screenings of people as done on a day.
   */
  createBiometricOverrides: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      overrideDate: string;
    };
    /**
     * @minItems 1
     * @maxItems 100
     */
    body: BiometricOverride[];
    answer: {
      /**
       * Of how many people.
       */
      Saved: number;
      /**
       * Those for whom it stays as it is, and why.
       */
      Refused: {
        /**
         * The person.
         */
        UserId: string;
        /**
         * Why.
         */
        Message: string;
      }[];
    };
  };
  /**
   * All that shows in the calendar around a day.
   */
  getCalendarEvents: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      dateRequested: string;
    };
    body: undefined;
    answer: {
      Data: CalendarMonth;
      /**
       * Whether it was done.
       */
      Successful: boolean;
      /**
       * Why it was refused.
       */
      Errors: FailureMessage[];
    };
  };
  /**
   * A session as a file for other calendars.
   */
  getCalendarFile: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      id: string;
    };
    body: undefined;
    answer: string;
  };
  /**
   * Sends a text before something in the calendar begins, or none.
   */
  saveTextReminder: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: TextReminder;
    answer: TextReminder;
  };
  /**
   * Whether other calendars may read the own one.
   */
  getCalendarSubscription: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: {
      /**
       * When the address was made; null: there is none.
       */
      Since: string | null;
    };
  };
  /**
   * Makes a private address of the own calendar. An earlier one ends.
   */
  renewCalendarSubscription: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: {
      /**
       * The address.
       */
      Address: string;
      /**
       * When it was made.
       */
      Since: string;
    };
  };
  /**
   * Ends the private address.
   */
  endCalendarSubscription: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: boolean;
  };
  /**
   * The calendar of whoever made this address.
   */
  getCalendarFeed: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {
      token: string;
    };
    query: {};
    body: undefined;
    answer: string;
  };
  /**
   * What the challenges with groups can be filtered by.
   */
  getChallengeGroupFilters: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      entityId?: string;
      planYearId?: string;
    };
    body: undefined;
    answer: ChallengeFilters;
  };
  /**
   * People who can be put into a group of a challenge: who takes part in it and is in no group; those chosen already come first.
   */
  findChallengeUsers: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      term: string;
      challengeId?: string;
      /**
       * @maxItems 100
       */
      chosen?: string[];
    };
    body: undefined;
    answer: OptionList;
  };
  /**
   * The groups of a challenge, by name.
   */
  listChallengeGroups: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      challengeId: string;
    };
    query: {};
    body: undefined;
    answer: {
      /**
       * The groups, by name.
       */
      Groups: ChallengeGroup[];
    };
  };
  /**
   * Makes a group or changes one, with who is in it, wholly or not at all.
   */
  saveChallengeGroup: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      challengeId: string;
    };
    query: {};
    body: ChallengeGroupSave;
    answer: ChallengeGroup;
  };
  /**
   * Deletes groups of a challenge. What their members have logged stays theirs. Groups that are gone already are passed over.
   */
  deleteChallengeGroups: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      challengeId: string;
    };
    query: {};
    body: {
      /**
       * The groups.
       *
       * @minItems 1
       * @maxItems 10000
       */
      Ids: string[];
    };
    answer: {
      /**
       * How many groups.
       */
      Removed: number;
    };
  };
  /**
   * A group with its people.
   */
  getChallengeGroup: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      challengeId: string;
      groupId: string;
    };
    query: {};
    body: undefined;
    answer: ChallengeGroup;
  };
  /**
   * So many of the people of a group, by name, from a place in the list.
   */
  searchChallengeGroup: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      challengeId: string;
      groupId: string;
    };
    query: {};
    body: {
      /**
       * Only people whose names have these words.
       */
      searchTerms?: string;
      /**
       * The search that goes on, from the answer before.
       */
      queryId?: string;
      /**
       * Where to go on, from the answer before.
       */
      nextCursor?: string;
      /**
       * How many.
       */
      pageSize?: number;
    };
    answer: ChallengeGroupPage;
  };
  /**
   * Who has accepted to be in a group, by name.
   */
  getAcceptedGroupMembers: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      challengeId: string;
      groupId: string;
    };
    query: {};
    body: undefined;
    answer: {
      /**
       * The members, by name.
       */
      Users: GroupUser[];
    };
  };
  /**
   * What the challenges can be filtered by.
   */
  getMaintenanceFilters: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      entityId?: string;
      planYearId?: string;
    };
    body: undefined;
    answer: ChallengeFilters;
  };
  /**
   * Sets how far people are with a challenge, until it is undone.
   */
  overrideChallengeProgress: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: ChallengeOverride;
    answer: {
      /**
       * Of how many people.
       */
      Saved: number;
      /**
       * Those for whom it stays as it is, and why.
       */
      Refused: {
        /**
         * The person.
         */
        UserId: string;
        /**
         * Why.
         */
        Message: string;
      }[];
    };
  };
  /**
   * Takes back what was set: what the person has done counts again.
   */
  undoOverrideChallengeProgress: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: {
      /**
       * The challenge.
       */
      ChallengeId: string;
      /**
       * What was set, as it was seen.
       *
       * @minItems 1
       * @maxItems 100
       */
      Overrides: {
        /**
         * Whose.
         */
        UserId: string;
        /**
         * When it was set.
         */
        At: string;
      }[];
      /**
       * Why.
       */
      Reason: string;
    };
    answer: {
      /**
       * Of how many people.
       */
      Saved: number;
      /**
       * Those for whom it stays as it is, and why.
       */
      Refused: {
        /**
         * The person.
         */
        UserId: string;
        /**
         * Why.
         */
        Message: string;
      }[];
    };
  };
  /**
   * A challenge, and so many of those who take part, by name, from a place in the list.
   */
  getChallengeMaintenance: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      challengeId: string;
    };
    query: {
      searchTerms?: string;
      overridden?: boolean;
      nextCursor?: string;
      pageSize?: number;
    };
    body: undefined;
    answer: ChallengeMaintenance;
  };
  /**
   * The challenges the person takes part in.
   */
  getCurrentChallenges: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: {
      /**
       * The challenges, by name.
       */
      Data: Program[];
    };
  };
  /**
   * The challenges the person may join.
   */
  getAvailableChallenges: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: {
      /**
       * The challenges, by name.
       */
      Data: Program[];
    };
  };
  /**
   * The challenges the person has completed.
   */
  getCompletedChallenges: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: {
      /**
       * The challenges, by name.
       */
      Data: Program[];
    };
  };
  /**
   * Joins challenges, as joinPrograms does.
   */
  joinChallengeBatch: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    /**
     * @minItems 1
     * @maxItems 50
     */
    body: JoinRequest[];
    answer: {
      /**
       * What became of it.
       */
      Data: JoinResult;
    };
  };
  /**
   * Makes challenges of one's own, as joinPrograms does.
   */
  joinPersonalChallengesBatch: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    /**
     * @minItems 1
     * @maxItems 50
     */
    body: JoinRequest[];
    answer: {
      /**
       * What became of it.
       */
      Data: JoinResult;
    };
  };
  /**
   * A challenge that the person has completed.
   */
  getCompletedChallenge: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      challengeId: string;
      challengeOwnerId: string;
    };
    body: undefined;
    answer: {
      /**
       * The challenge.
       */
      Data: Program;
    };
  };
  /**
   * A challenge with its detail.
   */
  getChallengePageDetail: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      challengeId: string;
      challengeOwnerId: string;
    };
    body: undefined;
    answer: {
      /**
       * The challenge.
       */
      Data: Program;
    };
  };
  /**
   * How far the person is with a challenge.
   */
  getUserChallengeLiveUpdate: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      challengeId: string;
    };
    body: undefined;
    answer: {
      /**
       * How far.
       */
      Data: ProgramCompletion;
    };
  };
  /**
   * How the person stands to a challenge.
   */
  getChallengeUser: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      challengeId: string;
    };
    body: undefined;
    answer: {
      /**
       * How.
       */
      Data: ChallengeUser;
    };
  };
  /**
   * What challenges of one's own can be made from.
   */
  getChallengeDefinitions: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: {
      /**
       * In their order.
       */
      Data: PersonalProgram[];
    };
  };
  /**
   * Joins a challenge.
   */
  joinChallengeDetail: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      challengeId: string;
      challengeOwnerId: string;
      groupId?: string;
    };
    body: undefined;
    answer: {
      /**
       * The challenge, as the person stands to it now.
       */
      Data: Program;
    };
  };
  /**
   * One page of the people whom the coach signed in looks after, those whom a filter finds.
   */
  searchCoachParticipants: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      Page?: number;
      PageSize?: number;
      Sort?: 'Name' | '-Name' | 'EntityName' | '-EntityName' | 'LastEntryDate' | '-LastEntryDate';
      Search?: string;
    };
    body: PersonFilter;
    answer: CoachParticipantPage;
  };
  /**
   * A participant, for the coach.
   */
  getParticipantDetail: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      userId: string;
    };
    query: {};
    body: undefined;
    answer: {
      /**
       * The participant.
       */
      Data: CoachParticipant;
    };
  };
  /**
   * An entry of the coaching log.
   */
  getCoachEntryDetail: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      pk: string;
    };
    query: {};
    body: undefined;
    answer: {
      /**
       * The entry.
       */
      Data: CoachEntry;
    };
  };
  /**
   * Begins to act as a participant, for the coach.
   */
  impersonateParticipant: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: {
      /**
       * The participant.
       */
      UserId: string;
      /**
       * Why; companies may want it. It stands in the audit trail.
       */
      Reason?: string;
    };
    answer: ImpersonationResult;
  };
  /**
   * The trackers of a company.
   */
  getTrackerDefinitions: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      entityId: string;
    };
    query: {};
    body: undefined;
    answer: {
      /**
       * The trackers.
       */
      Data: TrackerSetup[];
    };
  };
  /**
   * The trackers of a participant.
   */
  getCoachTrackerList: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      userId: string;
    };
    query: {};
    body: undefined;
    answer: {
      /**
       * The trackers.
       */
      Data: TrackerListItem[];
    };
  };
  /**
   * A tracker with a participant's entries of the last two years.
   */
  getCoachTrackerSetup: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      userId: string;
      trackerId: number;
    };
    query: {};
    body: undefined;
    answer: {
      /**
       * The tracker with the entries.
       */
      Data: TrackerEntrySetup;
    };
  };
  /**
   * Saves an entry of the participant whom UserId names.
   */
  saveCoachTrackerEntry: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: LegacyTrackerEntry;
    answer: {
      /**
       * The entry as it is kept.
       */
      Data: LegacyTrackerEntry;
    };
  };
  /**
   * Takes an entry of a participant away.
   */
  deleteCoachTrackerEntry: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      userId: string;
      trackerId: number;
      entryDateKey: number;
    };
    query: {};
    body: undefined;
    answer: {
      /**
       * Always true.
       */
      Data: boolean;
    };
  };
  /**
   * What coaches have written down about a participant, the latest first.
   */
  getCoachEntries: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      UserId?: string;
      Offered?: boolean;
      Page?: number;
      PageSize?: number;
    };
    body: undefined;
    answer: {
      /**
       * The entries.
       */
      Items: CoachEntry[];
      /**
       * How many there are in all.
       */
      Total: number;
    };
  };
  /**
   * Writes something down about a participant, or schedules a session: for a participant, or for oneself. A note on a session is added to the session, and no entry is made.
   */
  createCoachEntry: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: CoachNote;
    answer: SessionSave;
  };
  /**
   * Changes the note of an entry of one's own, or moves a session to another time. An empty or unchanged note changes nothing.
   */
  updateCoachEntry: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: {
      /**
       * The entry.
       */
      Id: string;
      /**
       * The version that was read: an entry that was changed since is not written over.
       */
      Version: number;
      /**
       * What the note says from now on.
       */
      NewNote?: string;
      /**
       * When the session begins from now on: as it is said of a new one.
       */
      StartDate?: string;
    };
    answer: SessionSave;
  };
  /**
   * Takes an entry of one's own away.
   */
  deleteCoachEntry: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      id: string;
    };
    query: {};
    body: undefined;
    answer: {
      /**
       * The participant gets an email.
       */
      EmailSent: boolean;
    };
  };
  /**
   * Takes an entry of one's own away and, where it is a scheduled session, tells the participant by email.
   */
  deleteCoachEntryWithEmail: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      id: string;
      sendEmail: boolean;
    };
    query: {};
    body: undefined;
    answer: {
      /**
       * The participant gets an email.
       */
      EmailSent: boolean;
    };
  };
  /**
   * The general settings of a company.
   */
  getCompanyGeneralSettings: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      entityId?: string;
      usePartnerSettings?: boolean;
    };
    body: undefined;
    answer: CompanyGeneralSettings;
  };
  /**
   * Saves the general settings of a company.
   */
  saveCompanyGeneralSettings: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      entityId?: string;
      usePartnerSettings?: boolean;
    };
    body: CompanyGeneralSettings;
    answer: CompanyGeneralSettings;
  };
  /**
   * The biometrics settings of a company.
   */
  getCompanyBiometricsSettings: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      entityId?: string;
      usePartnerSettings?: boolean;
    };
    body: undefined;
    answer: CompanyBiometricsSettings;
  };
  /**
   * Saves the biometrics settings of a company.
   */
  saveCompanyBiometricsSettings: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      entityId?: string;
      usePartnerSettings?: boolean;
    };
    body: CompanyBiometricsSettings;
    answer: CompanyBiometricsSettings;
  };
  /**
   * The branding settings of a company.
   */
  getCompanyBrandingSettings: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      entityId?: string;
      partnerSettings?: 'Attach' | 'Detach';
    };
    body: undefined;
    answer: CompanyBrandingSettings;
  };
  /**
   * Saves the branding settings of a company.
   */
  saveCompanyBrandingSettings: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      entityId?: string;
      partnerSettings?: 'Attach' | 'Detach';
    };
    body: CompanyBrandingSettings;
    answer: CompanyBrandingSettings;
  };
  /**
   * The support settings of a company.
   */
  getCompanySupportSettings: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      entityId?: string;
      usePartnerSettings?: boolean;
    };
    body: undefined;
    answer: CompanySupportSettings;
  };
  /**
   * Saves the support settings of a company.
   */
  saveCompanySupportSettings: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      entityId?: string;
      usePartnerSettings?: boolean;
    };
    body: CompanySupportSettings;
    answer: CompanySupportSettings;
  };
  /**
   * The time settings of a company.
   */
  getCompanyTimeSettings: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      entityId?: string;
    };
    body: undefined;
    answer: CompanyTimeSettings;
  };
  /**
   * Saves the time settings of a company.
   */
  saveCompanyTimeSettings: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      entityId?: string;
    };
    body: CompanyTimeSettings;
    answer: CompanyTimeSettings;
  };
  /**
   * The units settings of a company.
   */
  getCompanyUnitsSettings: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      entityId?: string;
    };
    body: undefined;
    answer: CompanyUnitsSettings;
  };
  /**
   * Saves the units settings of a company.
   */
  saveCompanyUnitsSettings: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      entityId?: string;
    };
    body: CompanyUnitsSettings;
    answer: CompanyUnitsSettings;
  };
  /**
   * How people of a company have taken part in all challenges that it ever had.
   */
  getWholeChallengeDashboard: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      entityId: string;
    };
    query: {};
    body: undefined;
    answer: ChallengeDashboard;
  };
  /**
   * How people of a company take part in the challenges that run in a period.
   */
  getChallengeDashboard: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      entityId: string;
    };
    query: {
      startDate?: string;
      endDate?: string;
      planYearId?: string;
      exclude?: 'None' | 'Staff' | 'Dependants' | 'StaffAndDependants';
      challengeId?: string;
    };
    body: undefined;
    answer: ChallengeDashboard;
  };
  /**
   * The first of those who stand to a challenge in one way.
   */
  getChallengeParticipants: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      challengeId: string;
      status: number;
    };
    query: {};
    body: undefined;
    answer: ChallengeParticipantPage;
  };
  /**
   * So many of the participants of a dashboard, from a place in the list.
   */
  listChallengeParticipants: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: {
      /**
       * Which of them.
       */
      search: ParticipantSearch;
      /**
       * Where to go on, from the answer before.
       */
      paginationToken?: string;
      /**
       * How many.
       */
      pageSize?: number;
    };
    answer: ChallengeParticipantPage;
  };
  /**
   * Begins a file of the participants of a dashboard.
   */
  downloadChallengeParticipants: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: {
      /**
       * Which of them.
       */
      search: ParticipantSearch;
      /**
       * What kind of file.
       */
      format?: 'csv' | 'xlsx';
    };
    answer: PeopleExport;
  };
  /**
   * The messages the demo would have sent, the newest first.
   */
  getOutbox: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {};
    body: undefined;
    answer: OutboxMessage[];
  };
  /**
   * All devices and apps, as they stand to the person signed in.
   */
  getAllDevices: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: Device[];
  };
  /**
   * The menu of devices and apps.
   */
  getDeviceNavigationMenu: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: DeviceNavigationMenu;
  };
  /**
   * Registers the person signed in with the provider of device data.
   */
  registerDeviceProvider: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: {
      /**
       * The provider's number of the person; null when it was refused.
       */
      Data: string | null;
      /**
       * Whether it was done.
       */
      Successful: boolean;
      /**
       * Why it was refused.
       */
      Errors: FailureMessage[];
    };
  };
  /**
   * Ends the registration with the provider, and with it the connections made through it.
   */
  deleteValidicUser: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: boolean;
  };
  /**
   * Connects a device of the provider.
   */
  addUserTrackersForDevice: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: DeviceRequest;
    answer: {
      /**
       * The device as it is now; null when it was refused.
       */
      Data: Device | null;
      /**
       * Whether it was done.
       */
      Successful: boolean;
      /**
       * Why it was refused.
       */
      Errors: FailureMessage[];
    };
  };
  /**
   * Disconnects a device of the provider.
   */
  unregisterDevice: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: DeviceRequest;
    answer: {
      /**
       * The device as it is now; null when it was refused.
       */
      Data: Device | null;
      /**
       * Whether it was done.
       */
      Successful: boolean;
      /**
       * Why it was refused.
       */
      Errors: FailureMessage[];
    };
  };
  /**
   * Connects a device of the provider Human API.
   */
  registerDeviceWithHumanApi: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      device: string;
    };
    body: undefined;
    answer: {
      /**
       * The device as it is now; null when it was refused.
       */
      Data: Device | null;
      /**
       * Whether it was done.
       */
      Successful: boolean;
      /**
       * Why it was refused.
       */
      Errors: FailureMessage[];
    };
  };
  /**
   * Disconnects a device of the provider Human API.
   */
  unregisterUserDevice: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      device: string;
    };
    body: undefined;
    answer: {
      /**
       * The device as it is now; null when it was refused.
       */
      Data: Device | null;
      /**
       * Whether it was done.
       */
      Successful: boolean;
      /**
       * Why it was refused.
       */
      Errors: FailureMessage[];
    };
  };
  /**
   * The company of the person signed in.
   */
  getOwnEntity: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: Entity;
  };
  /**
   * One company.
   */
  getEntity: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      entityId: string;
    };
    body: undefined;
    answer: Entity;
  };
  /**
   * The companies of one's own partner.
   */
  getChildEntities: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: Entity[];
  };
  /**
   * One's own company together with its companies.
   */
  getParentAndChildEntities: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: ParentAndChildEntities;
  };
  /**
   * The plan years of a company.
   */
  getPlanYears: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      entityId: string;
    };
    body: undefined;
    answer: PlanYear[];
  };
  /**
   * How many people each company has.
   */
  getCompanyStatistics: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: CompanyStatistics[];
  };
  /**
   * The regions of one's own company.
   */
  getRegionOptions: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: OptionItem[];
  };
  /**
   * The people of the companies within reach, by name.
   */
  getUsers: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      Page?: number;
      PageSize?: number;
    };
    body: undefined;
    answer: UserSearchResult;
  };
  /**
   * The companies that a coach coaches.
   */
  getCoachedEntities: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      userId: string;
    };
    body: undefined;
    answer: EntityOption[];
  };
  /**
   * The locations of one's own company.
   */
  getLocationOptions: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: OptionItem[];
  };
  /**
   * The departments of a company.
   */
  getDepartmentOptions: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      entityId?: string;
    };
    body: undefined;
    answer: OptionItem[];
  };
  /**
   * Who coaches a company.
   */
  getAvailableCoaches: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      coachCompanyId: string;
    };
    body: undefined;
    answer: OptionItem[];
  };
  /**
   * The companies that give gift cards.
   */
  getGiftCardEnabledEntities: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: EntityOption[];
  };
  /**
   * Where one's own company sends people who need help.
   */
  getCustomSupport: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: CustomSupport;
  };
  /**
   * How one's own company is set up.
   */
  getCompanySettings: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: CompanySettings;
  };
  /**
   * Looks for companies within the reach of the caller.
   */
  searchCompanies: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      term?: string;
      /**
       * @maxItems 100
       */
      chosen?: string[];
    };
    body: undefined;
    answer: OptionList;
  };
  /**
   * Looks for choices in a list of one's own company.
   */
  searchChoices: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      list: string;
      term?: string;
      /**
       * @maxItems 100
       */
      chosen?: string[];
    };
    body: undefined;
    answer: OptionList;
  };
  /**
   * An event that the caller may sign up for.
   */
  getEventDetails: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      eventId: string;
    };
    body: undefined;
    answer: {
      Data: EventDetail;
      /**
       * Whether it was done.
       */
      Successful: boolean;
      /**
       * Why it was refused.
       */
      Errors: FailureMessage[];
    };
  };
  /**
   * The sessions of an event by day and time.
   */
  getSessionSchedule: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      eventId: string;
    };
    body: undefined;
    answer: SessionSchedule;
  };
  /**
   * Registers for sessions of an event, and leaves others.
   */
  registerSessions: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: BulkRegistration;
    answer: {
      Data: BulkRegistrationData;
      /**
       * Whether it was done.
       */
      Successful: boolean;
      /**
       * Why it was refused.
       */
      Errors: FailureMessage[];
    };
  };
  /**
   * A document of an event.
   */
  downloadEventDocument: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      s3FileName: string;
      displayName: string;
    };
    body: undefined;
    answer: string;
  };
  /**
   * A document of an event that is kept as it is.
   */
  downloadPlainEventDocument: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      s3FileName: string;
      displayName: string;
    };
    body: undefined;
    answer: string;
  };
  /**
   * A document of an event by its name alone.
   */
  getFileTemplate: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      s3FileName: string;
    };
    body: undefined;
    answer: string;
  };
  /**
   * Keeps a file until a form that names it is saved.
   */
  uploadFile: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: {
      File?: StoredFile;
    };
    answer: StoredFile;
  };
  /**
   * What is in a file, under its name and type.
   */
  getFile: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      fileId: string;
    };
    query: {};
    body: undefined;
    answer: string;
  };
  /**
   * The filters that one has saved.
   */
  listSavedFilters: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      filter: 'people-filter';
    };
    query: {};
    body: undefined;
    answer: {
      /**
       * The filters.
       */
      Items: SavedFilter[];
    };
  };
  /**
   * Saves a filter under a name.
   */
  saveFilter: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      filter: 'people-filter';
    };
    query: {};
    body: SavedFilterSave;
    answer: SavedFilter;
  };
  /**
   * Deletes a filter that one has saved.
   */
  deleteSavedFilter: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      filter: 'people-filter';
      id: string;
    };
    query: {};
    body: undefined;
    answer: {
      /**
       * Whether it is.
       */
      Successful: boolean;
    };
  };
  /**
   * What can be chosen in a part of a filter.
   */
  getFilterChoices: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      filter: 'people-filter';
      list:
        | 'Company'
        | 'Challenge'
        | 'Biometric'
        | 'BiometricRiskLevel'
        | 'HealthCondition'
        | 'HealthConditionRiskLevel'
        | 'HraQuestion'
        | 'HraAnswer'
        | 'Tracker'
        | 'TrackerField'
        | 'Department'
        | 'Location'
        | 'Region'
        | 'Role'
        | 'Event'
        | 'EventSession'
        | 'Coach'
        | 'Sex';
    };
    query: {
      term?: string;
      /**
       * @maxItems 100
       */
      chosen?: string[];
      /**
       * @maxItems 100
       */
      of?: string[];
      /**
       * @maxItems 100
       */
      companies?: string[];
    };
    body: undefined;
    answer: OptionList;
  };
  /**
   * Makes a group in a program, which whoever makes it joins.
   */
  createProgramGroup: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: GroupCreation;
    answer: Program;
  };
  /**
   * A group with its members.
   */
  getGroupDetails: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      ownerId: string;
      id: string;
      groupId: string;
    };
    body: undefined;
    answer: GroupDetail;
  };
  /**
   * Sends a message to members of a group, in the name of a member.
   */
  sendGroupEmail: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: GroupEmail;
    answer: boolean;
  };
  /**
   * Asks people to take part in a program.
   */
  peerToPeerInvite: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      ownerId: string;
      programId: string;
    };
    query: {};
    body: GroupInvitation;
    answer: Program;
  };
  /**
   * Takes part in the program that one was asked into.
   */
  peerToPeerAccept: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      ownerId: string;
      programId: string;
    };
    query: {};
    body: undefined;
    answer: Program;
  };
  /**
   * Takes no part in it.
   */
  peerToPeerDecline: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      ownerId: string;
      programId: string;
    };
    query: {};
    body: undefined;
    answer: Program;
  };
  /**
   * Takes back what one has asked people.
   */
  peerToPeerRemove: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      ownerId: string;
      programId: string;
    };
    query: {};
    body: GroupInvitation;
    answer: Program;
  };
  /**
   * Asks people who take part in the program into a group.
   */
  selfSelectInvite: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      ownerId: string;
      programId: string;
      groupId: string;
    };
    query: {};
    body: GroupInvitation;
    answer: Program;
  };
  /**
   * Joins the group that one was asked into.
   */
  selfSelectAccept: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      ownerId: string;
      programId: string;
      groupId: string;
    };
    query: {};
    body: undefined;
    answer: Program;
  };
  /**
   * Does not join it.
   */
  selfSelectDecline: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      ownerId: string;
      programId: string;
      groupId: string;
    };
    query: {};
    body: undefined;
    answer: Program;
  };
  /**
   * Takes somebody out of a group, or oneself.
   */
  selfSelectRemove: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      ownerId: string;
      programId: string;
      groupId: string;
      userId: string;
    };
    query: {};
    body: undefined;
    answer: Program;
  };
  /**
   * Joins a group of a program that one takes part in, and leaves the one that one was in.
   */
  switchGroup: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      challengeId: string;
      challengeOwnerId: string;
      groupId: string;
    };
    body: undefined;
    answer: {
      /**
       * The challenge, as the person stands to it now.
       */
      Data: Program;
    };
  };
  /**
   * How far a group is, member by member.
   */
  getChallengeGroupProgress: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      challengeId: string;
      challengeOwnerId: string;
      groupId: string;
    };
    body: undefined;
    answer: {
      /**
       * The group.
       */
      Data: GroupDetail;
    };
  };
  /**
   * Who can be asked into a program, or into a group of it.
   */
  getPeopleToInvite: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      ownerId: string;
      id: string;
      groupId?: string;
      term?: string;
      /**
       * @maxItems 50
       */
      chosen?: string[];
    };
    body: undefined;
    answer: OptionList;
  };
  /**
   * The results of one submission, or of the newest.
   */
  getHraResults: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      planYearEntityId?: string;
    };
    body: undefined;
    answer: {
      /**
       * The results; null where nothing was submitted.
       */
      Data: HraResults | null;
    };
  };
  /**
   * What the person signed in has submitted, as a FHIR R4 QuestionnaireResponse: the answers that count.
   */
  downloadQuestionnaireResponse: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      planYearEntityId: string;
    };
    body: undefined;
    answer: string;
  };
  /**
   * What was measured of the person signed in.
   */
  getBiometricMeasurements: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: {
      /**
       * Measure by measure, in their order; those without values too.
       */
      Data: BiometricMeasure[];
    };
  };
  /**
   * How an area of health has stood from submission to submission.
   */
  getHealthConditionHistory: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      conditionId: string;
    };
    body: undefined;
    answer: {
      /**
       * The oldest first.
       */
      Data: HealthConditionHistoryItem[];
    };
  };
  /**
   * The submissions of the person signed in.
   */
  getAssessmentSubmissions: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: {
      /**
       * The list, the newest first.
       */
      Data: AssessmentSubmissions;
    };
  };
  /**
   * Begins to act for a person, or stops.
   */
  performImpersonation: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: ImpersonationRequest;
    answer: ImpersonationResult;
  };
  /**
   * What a company wants of staff before they act as one of its people.
   */
  getActingTerms: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      entityId: string;
    };
    body: undefined;
    answer: ActingTerms;
  };
  /**
   * Leads a partner administrator who acts for a company's administrator to the new pages.
   */
  performSso: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: ImpersonationResult;
  };
  /**
   * One page of the history of jobs: what runs or waits first, then the latest.
   */
  listJobs: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      Page?: number;
      PageSize?: number;
      Name?: string;
      Outcome?: 'Waiting' | 'Running' | 'Done' | 'Failed';
    };
    body: undefined;
    answer: JobPage;
  };
  /**
   * Has a job that failed run again.
   */
  runJobAgain: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      jobId: string;
    };
    query: {};
    body: undefined;
    answer: JobRow;
  };
  /**
   * How people and groups stand in a challenge.
   */
  getChallengeLeaderboard: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      challengeId: string;
      challengeOwnerId: string;
      admin?: boolean;
      getAll?: boolean;
      requestingEntityId?: string;
    };
    body: undefined;
    answer: {
      /**
       * The leaderboard.
       */
      Data: Leaderboard;
    };
  };
  /**
   * The members of a group on a leaderboard.
   */
  getLeaderboardGroup: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      ownerId: string;
      challengeId: string;
      groupId: string;
    };
    query: {};
    body: undefined;
    answer: LeaderboardMember[];
  };
  /**
   * All curricula with their courses, and the challenges that count them.
   */
  getCourseCatalog: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      fetchCompletedDeleted?: boolean;
    };
    body: undefined;
    answer: CourseCatalog;
  };
  /**
   * One course with its pages and the person's answers.
   */
  getCourse: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      curriculumId: string;
      courseId: string;
    };
    query: {};
    body: undefined;
    answer: Course;
  };
  /**
   * Keeps what was answered, and the page that is open.
   */
  saveCourseAnswers: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      curriculumId: string;
      courseId: string;
    };
    query: {};
    body: CourseAnswers;
    answer: CourseProgress;
  };
  /**
   * Grades a course: whether enough was right.
   */
  gradeCourse: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      curriculumId: string;
      courseId: string;
    };
    query: {};
    body: CourseAnswers;
    answer: CourseGrade;
  };
  /**
   * The locations of one's own company.
   */
  getLocations: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: Location[];
  };
  /**
   * The locations of a company.
   */
  getEntityLocations: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      suffix: string;
    };
    query: {};
    body: undefined;
    answer: Location[];
  };
  /**
   * Adds a location, or renames one.
   */
  saveLocation: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: LocationSave;
    answer: Location;
  };
  /**
   * Removes a location at which nobody is.
   */
  deleteLocation: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: LocationDelete;
    answer: boolean;
  };
  /**
   * The newest messages of a board, or those before one of them.
   */
  getMessages: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      sourceId: string;
      before?: string;
    };
    body: undefined;
    answer: MessagePage;
  };
  /**
   * Sends a message, and tells everybody who has the board open.
   */
  sendMessage: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: MessageDraft;
    answer: {
      /**
       * The message.
       */
      Data: Message;
    };
  };
  /**
   * Deletes a message, for everybody.
   */
  deleteMessage: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: {
      /**
       * The message.
       */
      MessageId: string;
      /**
       * The board.
       */
      SourceId: string;
    };
    answer: boolean;
  };
  /**
   * The picture of a message.
   */
  getMessageImage: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      messageId: string;
    };
    body: undefined;
    answer: {
      /**
       * A data address.
       */
      Content: string;
    };
  };
  /**
   * Says up to which message the caller has seen a board.
   */
  markMessagesSeen: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: {
      /**
       * The board.
       */
      SourceId: string;
      /**
       * The message.
       */
      MessageId: string;
    };
    answer: boolean;
  };
  /**
   * The mission statements of the person signed in, those not written yet included.
   */
  getUserMissionStatements: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: MissionStatement[];
  };
  /**
   * Saves a mission statement of the person signed in: the one of its type.
   */
  saveUserMissionStatement: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: MissionStatement;
    answer: MissionStatement;
  };
  /**
   * The mission statements of a participant, for the coach.
   */
  getMissionStatements: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      ownerId: string;
    };
    query: {};
    body: undefined;
    answer: MissionStatement[];
  };
  /**
   * Saves a mission statement of a participant, for the coach: the one of its type.
   */
  upsertMissionStatement: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      ownerId: string;
    };
    query: {};
    body: MissionStatement;
    answer: MissionStatement;
  };
  /**
   * What the company asks the person signed in.
   */
  getOptionalFields: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: {
      /**
       * The questions, in their order.
       */
      Data: OptionalField[];
      /**
       * What the person has told of what only this customer asks here.
       */
      Custom: UserProfileCustom;
      /**
       * The version of the answers. A save sends it back.
       */
      Version?: string;
    };
  };
  /**
   * Saves the answers of the person signed in.
   */
  saveOptionalFields: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: OptionalFieldsSave;
    answer: {
      /**
       * What became of them.
       */
      Data: OptionalFieldsResult;
    };
  };
  /**
   * One page of the messages that were given up, the newest first.
   */
  listFailedMessages: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      Page?: number;
      PageSize?: number;
    };
    body: undefined;
    answer: FailedMessagePage;
  };
  /**
   * Sends those of some messages again that can be sent again.
   */
  sendFailedMessagesAgain: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: {
      /**
       * The messages.
       *
       * @minItems 1
       * @maxItems 100
       */
      MessageIds: string[];
    };
    answer: {
      /**
       * How many are sent again.
       */
      Sent: number;
      /**
       * How many cannot be sent again, or were sent already.
       */
      NotSent: number;
    };
  };
  /**
   * Sends a message again that was given up.
   */
  sendFailedMessageAgain: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      messageId: string;
    };
    query: {};
    body: undefined;
    answer: boolean;
  };
  /**
   * One page of the people whom a filter finds.
   */
  searchPeople: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      Page?: number;
      PageSize?: number;
      Sort?: string;
      Search?: string;
    };
    body: PersonFilter;
    answer: PersonPage;
  };
  /**
   * How many people a filter finds.
   */
  countPeople: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      Search?: string;
    };
    body: PersonFilter;
    answer: {
      /**
       * How many.
       */
      Total: number;
    };
  };
  /**
   * Begins a file of the people whom a filter finds.
   */
  startPeopleExport: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      Format?: 'csv' | 'xlsx';
      Sort?: string;
      Search?: string;
    };
    body: PersonFilter;
    answer: PeopleExport;
  };
  /**
   * How far an export of one's own is.
   */
  getPeopleExport: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      exportId: string;
    };
    query: {};
    body: undefined;
    answer: PeopleExport;
  };
  /**
   * The file of an export of one's own, sent piece by piece.
   */
  downloadPeopleExport: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      exportId: string;
    };
    query: {};
    body: undefined;
    answer: string;
  };
  /**
   * Who changed what of a person, the newest first.
   */
  getPersonChanges: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      userId: string;
    };
    query: {};
    body: undefined;
    answer: PersonChanges;
  };
  /**
   * Who is signed in, how the pages look, and whose definitions apply.
   */
  getSession: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {};
    body: undefined;
    answer: Session;
  };
  /**
   * The signed-in person's own profile.
   */
  getUserProfile: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: UserProfile;
  };
  /**
   * Saves the signed-in person's own profile.
   */
  saveUserProfile: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: UserProfileSave;
    answer: {
      /**
       * The profile as stored now; null when it was refused.
       */
      Data: UserProfile | null;
      /**
       * Whether it was saved.
       */
      Successful: boolean;
      /**
       * Why it was refused: InvalidDOB, DuplicateUniqueId or DuplicateMobileNumber, each with its field.
       */
      Errors: FailureMessage[];
    };
  };
  /**
   * Sends a text by which the person's mobile number is verified.
   */
  sendMobileVerification: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: boolean;
  };
  /**
   * Sends a text by which the person opts into text reminders.
   */
  sendTextReminderVerification: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: boolean;
  };
  /**
   * Sends a text by which the person opts into wellness updates.
   */
  sendWellnessReminderVerification: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: boolean;
  };
  /**
   * Sends a code to the person's preferred email address.
   */
  sendPreferredEmailVerification: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: boolean;
  };
  /**
   * Verifies the preferred email address by the code that was sent to it.
   */
  confirmPreferredEmail: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: EmailCode;
    answer: boolean;
  };
  /**
   * Changes the password of the person signed in.
   */
  changePassword: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: PasswordChange;
    answer: boolean;
  };
  /**
   * Everything the settings of program notifications show.
   */
  getProgramNotificationSetup: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: ProgramNotificationSetup;
  };
  /**
   * One notification of one's own company.
   */
  getProgramNotification: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      programNotificationId: string;
    };
    body: undefined;
    answer: ProgramNotification;
  };
  /**
   * All notifications of one's own company.
   */
  getProgramNotifications: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: ProgramNotification[];
  };
  /**
   * The company's default notification.
   */
  getDefaultProgramNotification: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: ProgramNotification;
  };
  /**
   * Creates a notification, or saves one.
   */
  saveProgramNotification: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: ProgramNotification;
    answer: ProgramNotification;
  };
  /**
   * Deletes notifications, except the default one.
   */
  deleteProgramNotifications: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: ProgramNotificationDelete;
    answer: NotificationActions;
  };
  /**
   * Copies notifications; the copies are disabled.
   */
  copyProgramNotifications: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: ProgramNotificationCopy;
    answer: NotificationActions;
  };
  /**
   * Whether a notification is meant for the person signed in.
   */
  isEligibleForProgramNotification: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      programNotificationId: string;
    };
    body: undefined;
    answer: boolean;
  };
  /**
   * The enabled notifications meant for the person signed in, and not answered since they were last reset.
   */
  getUserProgramNotifications: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: ProgramNotification[];
  };
  /**
   * Says whether the person signed in agrees to a notification.
   */
  acceptUserProgramNotification: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      programNotificationId: string;
      accepted: boolean;
    };
    body: undefined;
    answer: {
      /**
       * Whether the answer is stored.
       */
      Successful: boolean;
    };
  };
  /**
   * The programs the person takes part in.
   */
  getCurrentPrograms: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      PlanYearId?: string;
      Page?: number;
      PageSize?: number;
      Sort?:
        | 'Name'
        | '-Name'
        | 'ProgramType'
        | '-ProgramType'
        | 'ProgramSubType'
        | '-ProgramSubType'
        | 'ProgramStatus'
        | '-ProgramStatus'
        | 'StartDate'
        | '-StartDate';
    };
    body: undefined;
    answer: ProgramPage;
  };
  /**
   * The programs the person has completed.
   */
  getCompletedPrograms: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      PlanYearId?: string;
      Page?: number;
      PageSize?: number;
      Sort?:
        | 'Name'
        | '-Name'
        | 'ProgramType'
        | '-ProgramType'
        | 'ProgramSubType'
        | '-ProgramSubType'
        | 'ProgramStatus'
        | '-ProgramStatus'
        | 'StartDate'
        | '-StartDate';
    };
    body: undefined;
    answer: ProgramPage;
  };
  /**
   * The programs the person takes part in or has completed.
   */
  getCurrentAndCompletedPrograms: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      PlanYearId?: string;
      Page?: number;
      PageSize?: number;
      Sort?:
        | 'Name'
        | '-Name'
        | 'ProgramType'
        | '-ProgramType'
        | 'ProgramSubType'
        | '-ProgramSubType'
        | 'ProgramStatus'
        | '-ProgramStatus'
        | 'StartDate'
        | '-StartDate';
    };
    body: undefined;
    answer: ProgramPage;
  };
  /**
   * The programs the person may join.
   */
  getAvailablePrograms: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      PlanYearId?: string;
      Page?: number;
      PageSize?: number;
      Sort?:
        | 'Name'
        | '-Name'
        | 'ProgramType'
        | '-ProgramType'
        | 'ProgramSubType'
        | '-ProgramSubType'
        | 'ProgramStatus'
        | '-ProgramStatus'
        | 'StartDate'
        | '-StartDate';
    };
    body: undefined;
    answer: ProgramPage;
  };
  /**
   * A program with its detail.
   */
  getProgramDetail: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      ownerId: string;
      id: string;
    };
    body: undefined;
    answer: Program;
  };
  /**
   * Joins programs, each by itself. What was joined before stays joined.
   */
  joinPrograms: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    /**
     * @minItems 1
     * @maxItems 50
     */
    body: JoinRequest[];
    answer: JoinResult;
  };
  /**
   * Leaves a program; one of one's own is deleted.
   */
  quitProgram: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      ownerId: string;
      id: string;
    };
    body: undefined;
    answer: Program;
  };
  /**
   * What programs are about.
   */
  getProgramTags: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: ProgramTag[];
  };
  /**
   * The parts of the list of programs.
   */
  getProgramSections: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: ProgramSection[];
  };
  /**
   * How far the person is with a program.
   */
  getUserProgramCompletion: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      programId: string;
    };
    query: {};
    body: undefined;
    answer: ProgramCompletion;
  };
  /**
   * A program, as it stands after an entry.
   */
  getInlineProgress: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      activityId: string;
      subType: 'Challenge' | 'PersonalChallenge' | 'SelfReport' | 'Course' | 'Event';
    };
    body: undefined;
    answer: {
      /**
       * The program.
       */
      Data: Program;
    };
  };
  /**
   * A program of the new architecture, as it stands after a self report.
   */
  refreshInlineProgress: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: {
      /**
       * Whoever reported: the caller.
       */
      UserId: string;
      /**
       * The program.
       */
      ActivityId: string;
      /**
       * The company that offers it.
       */
      EntityId: string;
      /**
       * Its kind.
       */
      SubType: 'Challenge' | 'PersonalChallenge' | 'SelfReport' | 'Course' | 'Event';
    };
    answer: {
      /**
       * The program.
       */
      Program: Program;
    };
  };
  /**
   * Goes on by the link of an email: whoever has it can be reached at the address that the company has given.
   */
  processValidationKey: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {
      vkey?: string;
    };
    body: undefined;
    answer: RegistrationProgress;
  };
  /**
   * How a registration stands; without a token, what a new one begins with.
   */
  getRegistrationSetup: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {
      vkey?: string;
      rid?: string;
      deviceTouchPoints: number;
    };
    body: undefined;
    answer: RegistrationProgress;
  };
  /**
   * Saves the answers of a step that has no call of its own: the company code, the role, and every step that a customer adds.
   */
  saveRegistrationStep: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {};
    body: RegistrationStep;
    answer: RegistrationProgress;
  };
  /**
   * What a company asks to find a person.
   */
  getEligibilityFields: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {
      isPrimaryMember: boolean;
      rid?: string;
    };
    body: undefined;
    answer: ProfileItem[];
  };
  /**
   * Finds the person among those whom the company has named, and sends them a link.
   */
  checkEligibility: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {};
    body: RegistrationEligibility;
    answer: RegistrationProgress;
  };
  /**
   * Sends the link again, after a wait.
   */
  resendRegistrationEmail: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {};
    body: RegistrationKey;
    answer: RegistrationProgress;
  };
  /**
   * What the company must know of a person who registers.
   */
  getRequiredFields: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {
      userId: string;
      rid: string;
    };
    body: undefined;
    answer: RegistrationRequiredFieldsSetup;
  };
  /**
   * Saves what the company must know.
   */
  saveRequiredFields: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {};
    body: RegistrationRequiredFields;
    answer: RegistrationProgress;
  };
  /**
   * The company's end user agreement.
   */
  getRegistrationEula: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {
      rid?: string;
    };
    body: undefined;
    answer: Policy;
  };
  /**
   * The company's privacy policy.
   */
  getRegistrationPrivacyPolicy: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {
      rid?: string;
    };
    body: undefined;
    answer: Policy;
  };
  /**
   * Completes a registration: the person can sign in.
   */
  registerUser: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {};
    body: RegisterUser;
    answer: RegistrationResult;
  };
  /**
   * Keeps what happened on the way through a registration, for reports.
   */
  reportRegistrationEvents: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {
      rid?: string;
    };
    /**
     * @maxItems 200
     */
    body: RegistrationEvent[];
    answer: boolean;
  };
  /**
   * Leads to the pages of the company whose registration or link this is. For the address bar.
   */
  goToCompanyRegistration: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {
      rid?: string;
      vkey?: string;
    };
    body: undefined;
    answer: undefined;
  };
  /**
   * The sections of the hub that have something, each with its resources.
   */
  getResourceHub: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: {
      /**
       * Which section.
       */
      SectionId: string;
      /**
       * What it is called.
       */
      Name: string;
      /**
       * A sentence below the name.
       */
      Text?: string;
      /**
       * The resources of the section, in their order.
       */
      Resources: ResourceItem[];
    }[];
  };
  /**
   * The resources of the hub, or those for the home page.
   */
  getHubResources: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      flag: 'true' | 'false';
    };
    query: {};
    body: undefined;
    answer: ResourceItem[];
  };
  /**
   * The file of a document of the hub.
   */
  getResourceDocument: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      filePath: string;
    };
    body: undefined;
    answer: string;
  };
  /**
   * All sections of a company's own hub, for those who look after it, with how often each resource was opened.
   */
  getHubToMaintain: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      entityId?: string;
    };
    body: undefined;
    answer: {
      /**
       * Which section.
       */
      SectionId: string;
      /**
       * What it is called.
       */
      Name: string;
      /**
       * A sentence below the name.
       */
      Text?: string;
      /**
       * Grows with each change.
       */
      Version: number;
      /**
       * The resources of the section, in their order.
       */
      Resources: {
        Resource: ResourceItem;
        /**
         * How often people within reach have opened it.
         */
        Openings: number;
      }[];
    }[];
  };
  /**
   * Says that the person has opened a resource.
   */
  tellEngagement: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: {
      /**
       * What was opened.
       */
      ResourceId: string;
    };
    answer: boolean;
  };
  /**
   * The rewards of the person signed in.
   */
  getRewards: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: Rewards;
  };
  /**
   * The points of the person signed in.
   */
  getUserPoints: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: UserPoints;
  };
  /**
   * All custom rewards of the own company, also withdrawn and coming ones.
   */
  getAllRewardDefinitions: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: RewardDefinition[];
  };
  /**
   * The custom rewards that can be ordered today.
   */
  getRewardDefinitions: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: RewardDefinition[];
  };
  /**
   * The custom rewards that can be ordered later in a plan year.
   */
  getFutureRewards: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      planYearId: string;
    };
    body: undefined;
    answer: RewardDefinition[];
  };
  /**
   * How the rewards of a company go in a plan year.
   */
  getGiftCardMetrics: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      entityId: string;
      planYearId: string;
    };
    body: undefined;
    answer: GiftCardMetrics;
  };
  /**
   * What the caller can order.
   */
  getRewardCatalog: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: RewardCatalog;
  };
  /**
   * What the caller has spent, and may still spend.
   */
  getUserSpending: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: UserSpending;
  };
  /**
   * Orders rewards.
   */
  orderRewards: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: RewardOrder;
    answer: {
      Data: RewardOrderData;
      /**
       * Whether it was done.
       */
      Successful: boolean;
      /**
       * Why it was refused.
       */
      Errors: FailureMessage[];
    };
  };
  /**
   * What a currency is worth in another.
   */
  getExchangeRate: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      baseCurrency: string;
      conversionCurrency: string;
    };
    body: undefined;
    answer: ExchangeRate;
  };
  /**
   * Whether the provider of rewards knows the caller.
   */
  verifyUserWithAchievers: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: VerifiedUser;
  };
  /**
   * The statement of the plan year now running.
   */
  getCurrentStatement: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: RewardStatement;
  };
  /**
   * The statement of a plan year.
   */
  getStatement: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      planYearKeyId: string;
    };
    query: {};
    body: undefined;
    answer: RewardStatement;
  };
  /**
   * Turns points into gift-card balance.
   */
  redeemPoints: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: PointRedemption;
    answer: {
      Data: RedeemedPoints;
      /**
       * Whether it was done.
       */
      Successful: boolean;
      /**
       * Why it was refused.
       */
      Errors: FailureMessage[];
    };
  };
  /**
   * When the coach signed in has time.
   */
  getOwnAvailability: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: {
      Data: CoachAvailability;
    };
  };
  /**
   * Says when a coach has time: one's own times, or as an administrator those of a coach.
   */
  saveAvailability: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: CoachAvailabilitySave;
    answer: {
      Data: CoachAvailability;
    };
  };
  /**
   * When a coach has time, for administrators and for the coach.
   */
  getAvailability: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      userId: string;
    };
    query: {};
    body: undefined;
    answer: {
      Data: CoachAvailability;
    };
  };
  /**
   * What sessions of somebody are scheduled with.
   */
  getSchedulerData: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      id: string;
    };
    query: {};
    body: undefined;
    answer: {
      Data: SchedulerData;
    };
  };
  /**
   * When sessions of a type could begin, of one coach or of all who give it.
   */
  getFreeTimes: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      UserId?: string;
      SessionTypeId: string;
      CoachUserId?: string;
      EntryId?: string;
      From: string;
      To: string;
    };
    body: undefined;
    answer: {
      Data: FreeTime[];
    };
  };
  /**
   * For whom the coach schedules sessions, to choose from.
   */
  getScheduledParticipants: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      term?: string;
      /**
       * @maxItems 50
       */
      chosen?: string[];
    };
    body: undefined;
    answer: OptionList;
  };
  /**
   * The sessions that somebody has: oneself, or a participant.
   */
  getParticipantCalendar: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: ScheduleRequest;
    answer: {
      Data: CoachingSessionItem[];
    };
  };
  /**
   * The sessions that coaches give, as far as one coaches the participants.
   */
  getCoachScheduledSessions: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: ScheduleRequest;
    answer: {
      Data: CoachingSessionItem[];
    };
  };
  /**
   * The sessions that coaches give, and the times that they have blocked.
   */
  getSessionsAndTimeBlocks: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: ScheduleRequest;
    answer: {
      Data: {
        /**
         * The sessions that were scheduled.
         */
        CoachingSessions: CoachingSessionItem[];
        /**
         * The times that are blocked.
         */
        BlockedTimes: BlockedTimeItem[];
      };
    };
  };
  /**
   * The times that coaches have blocked.
   */
  getTimeBlocks: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: ScheduleRequest;
    answer: {
      Data: BlockedTimeItem[];
    };
  };
  /**
   * Blocks a time of one's own, or changes one that is blocked.
   */
  saveTimeBlock: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: TimeBlock;
    answer: TimeBlockSave;
  };
  /**
   * Frees a time of one's own that is blocked.
   */
  deleteTimeBlock: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      id: string;
    };
    query: {};
    body: undefined;
    answer: boolean;
  };
  /**
   * Calls off a coaching session of one's own that is to come; the coach is told.
   */
  cancelOwnSession: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      id: string;
    };
    query: {};
    body: undefined;
    answer: boolean;
  };
  /**
   * When a company has coaching, and the types of sessions.
   */
  getSchedulerSettings: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: {
      Data: {
        SchedulerSettings: SchedulerSettings;
        /**
         * All of them.
         */
        SessionTypes: SessionType[];
        /**
         * Who may give them.
         */
        Coaches: SchedulerCoach[];
      };
    };
  };
  /**
   * How sessions come about in a company.
   */
  getWorkflowType: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: {
      Data: {
        /**
         * Scheduled: sessions are scheduled here. Instant: they are written down as they took place.
         */
        WorkFlowType: 'Scheduled' | 'Instant';
      };
    };
  };
  /**
   * Says when a company has coaching.
   */
  saveSchedulerSettings: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: SchedulerSettings;
    answer: {
      Data: SchedulerSettings;
    };
  };
  /**
   * Changes a session type; without an id adds one.
   */
  saveSessionType: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: SessionType;
    answer: {
      Data: SessionType;
    };
  };
  /**
   * The question of a program, with its answers.
   */
  getSelfReportOptions: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      programId: string;
    };
    query: {};
    body: undefined;
    answer: SelfReportOptionSet;
  };
  /**
   * Answers the question of a program.
   */
  submitSelfReportOutcome: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: {
      /**
       * The program.
       */
      ProgramId?: string;
      /**
       * The answer that was chosen.
       */
      AnswerId: string;
    };
    answer: {
      /**
       * Whether it was stored.
       */
      IsSuccessful: boolean;
      /**
       * The program.
       */
      Data: Program;
    };
  };
  /**
   * What a program asks for, with what the person has reported.
   */
  getSelfReport: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      programId: string;
    };
    query: {};
    body: undefined;
    answer: SelfReport;
  };
  /**
   * Reports an activity; the attachment is a data address, or a file that was sent before.
   */
  submitSelfReport: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: SelfReportSubmission;
    answer: SelfReportResult;
  };
  /**
   * Reports an activity of the new architecture; the attachment is a part of the form, or a file that was sent before.
   */
  submitActivitySelfReport: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: {
      /**
       * The program.
       */
      ChallengeId: string;
      /**
       * Whether the box was checked.
       */
      Checked?: 'true' | 'false';
      /**
       * The company that offers it.
       */
      EntityId: string;
      /**
       * What the person wrote.
       */
      UserComments?: string;
      File?: StoredFile;
      /**
       * A file that was sent before, instead of the part File.
       */
      FileId?: string;
    };
    answer: SelfReportResult;
  };
  /**
   * Takes a report back that nobody has approved or denied.
   */
  deleteSelfReport: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: UserSelfReport;
    answer: SelfReportResult;
  };
  /**
   * Signs in by name and password.
   */
  logIn: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {};
    body: LoginRequest;
    answer: TokenResult;
  };
  /**
   * Signs in by a one-use key from an email or from staff.
   */
  autoLogin: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {
      VKey: string;
    };
    body: undefined;
    answer: TokenResult;
  };
  /**
   * Signs in by the ticket of a finished single sign-on.
   */
  ssoAutoLogin: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {};
    body: undefined;
    answer: TokenResult;
  };
  /**
   * Sends a link for a new password, if there is such a person.
   */
  requestPasswordReset: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {};
    body: PasswordResetRequest;
    answer: boolean;
  };
  /**
   * Sets a new password, by the key of a link or by the present password.
   */
  resetPassword: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {};
    body: PasswordReset;
    answer: TokenResult;
  };
  /**
   * Sends a code to a person whose device is not trusted yet.
   */
  sendDeviceCode: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {};
    body: DeviceCodeRequest;
    answer: boolean;
  };
  /**
   * Signs in by the code that was sent.
   */
  verifyDevice: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {};
    body: DeviceVerification;
    answer: TokenResult;
  };
  /**
   * Says that the first sign-in is complete.
   */
  completeFirstLogin: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: TokenResult;
  };
  /**
   * Changes the language of the person signed in.
   */
  changeLanguage: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: LanguageChange;
    answer: boolean;
  };
  /**
   * Ends the session the token belongs to.
   */
  logOut: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {};
    body: undefined;
    answer: boolean;
  };
  /**
   * Ends a session of single sign-on, here and at the identity provider. For the address bar.
   */
  logOutSso: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {
      ticket?: string;
    };
    body: undefined;
    answer: undefined;
  };
  /**
   * Begins single sign-on with the identity provider of the company whose host name was called. For the address bar.
   */
  startSso: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {
      returnUrl?: string;
    };
    body: undefined;
    answer: undefined;
  };
  /**
   * Where the identity provider sends the browser back to. For the address bar.
   */
  finishSso: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {
      state?: string;
      code?: string;
      error?: string;
    };
    body: undefined;
    answer: undefined;
  };
  /**
   * Tells whether a stored token still belongs to a session.
   */
  verifyToken: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {
      token: string;
    };
    body: undefined;
    answer: TokenResult;
  };
  /**
   * Keeps the session from ending.
   */
  keepSessionAlive: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {};
    body: undefined;
    answer: boolean;
  };
  /**
   * Makes a ticket for what cannot send the token: a WebSocket, or the address bar.
   */
  issueTicket: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: TicketRequest;
    answer: Ticket;
  };
  /**
   * The company of the session: the same as getCurrentEntity.
   */
  getSessionEntity: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: Entity;
  };
  /**
   * Whether the person is offered to schedule a coaching session now.
   */
  displayScheduleNow: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: boolean;
  };
  /**
   * What the person's roles may open.
   */
  getAppSecurity: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: AppSecurity;
  };
  /**
   * What the application needs to know about the person's company and duties.
   */
  getSettings: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: Settings;
  };
  /**
   * The company of the person signed in.
   */
  getCurrentEntity: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: Entity;
  };
  /**
   * How the pages look; before signing in, by the host name.
   */
  getBranding: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {};
    body: undefined;
    answer: Branding;
  };
  /**
   * The age and the place of the person signed in.
   */
  getDemographicProfile: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: DemographicProfile;
  };
  /**
   * The links that the company puts at hand.
   */
  getUserQuickLinks: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: MenuItem[];
  };
  /**
   * The company's default program notification, to be read.
   */
  getWellnessProgramNotification: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: {
      /**
       * The notification.
       */
      Data: WellnessProgramNotification;
    };
  };
  /**
   * The end user agreement of one's own company.
   */
  getEula: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      eulaid: string;
    };
    body: undefined;
    answer: Policy;
  };
  /**
   * The privacy policy of one's own company.
   */
  getPrivacyPolicy: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      policyid: string;
    };
    body: undefined;
    answer: Policy;
  };
  /**
   * One setting of the installation.
   */
  getAppSetting: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      key: 'cdnUrl';
    };
    body: undefined;
    answer: string;
  };
  /**
   * Where the attachments of emails lie.
   */
  getEmailAttachmentUrl: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: string;
  };
  /**
   * Takes a text that somebody has sent to the program's number.
   */
  receiveText: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: true;
    path: {};
    query: {};
    body: ReceivedText;
    answer: boolean;
  };
  /**
   * What the person signed in can do today.
   */
  getToday: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      logsOnly?: boolean;
    };
    body: undefined;
    answer: Today;
  };
  /**
   * Logs today's entries of the person signed in: all of them or none.
   */
  logToday: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: TodayLog;
    answer: boolean;
  };
  /**
   * The trackers of the person signed in.
   */
  getTrackerList: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: TrackerListItem[];
  };
  /**
   * A tracker with the entries of the last year of the person signed in.
   */
  getTrackerEntrySetup: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      trackerId: number;
    };
    body: undefined;
    answer: TrackerEntrySetup;
  };
  /**
   * Saves an entry of the person signed in: a new one, or one that has an Id.
   */
  saveTrackerEntry: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: LegacyTrackerEntry;
    answer: LegacyTrackerEntry;
  };
  /**
   * Takes an entry of the person signed in away.
   */
  deleteTrackerEntry: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      trackerId: number;
      entryDateKey: number;
    };
    body: undefined;
    answer: boolean;
  };
  /**
   * A tracker.
   */
  getTrackerSetup: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      entityId: string;
      userId: string;
      trackerId: number;
    };
    query: {};
    body: undefined;
    answer: {
      /**
       * The tracker.
       */
      Data: TrackerSetup;
    };
  };
  /**
   * A person's entries between two days.
   */
  getTrackerEntries: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      entityId: string;
      userId: string;
      trackerId: number;
    };
    query: {
      startDate: string;
      endDate: string;
    };
    body: undefined;
    answer: {
      /**
       * The entries, newest first.
       */
      Data: TrackerEntry[];
    };
  };
  /**
   * Adds an entry.
   */
  addTrackerEntry: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      entityId: string;
      userId: string;
    };
    query: {};
    body: TrackerEntrySave;
    answer: {
      /**
       * The entry as it is kept.
       */
      Data: TrackerEntry;
    };
  };
  /**
   * Changes what an entry says.
   */
  updateTrackerEntry: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      entityId: string;
      userId: string;
      entryId: string;
    };
    query: {};
    body: TrackerEntryUpdate;
    answer: {
      /**
       * The entry as it is kept.
       */
      Data: TrackerEntry;
    };
  };
  /**
   * Takes an entry away.
   */
  removeTrackerEntry: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      entityId: string;
      userId: string;
      entryId: string;
    };
    query: {};
    body: TrackerEntryDelete;
    answer: {
      /**
       * Always true.
       */
      Data: boolean;
    };
  };
  /**
   * When and why a mail server refused the address of a person.
   */
  getEmailRefusal: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {
      userId: string;
    };
    query: {};
    body: undefined;
    answer: EmailRefusal;
  };
  /**
   * Saves who a person is and what they may do.
   */
  saveUserDetails: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: UserDetailsSave;
    answer: boolean;
  };
  /**
   * Sends a person a link to choose a new password.
   */
  resetUserPassword: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: UserPasswordReset;
    answer: boolean;
  };
  /**
   * Locks an account or opens it again.
   */
  updateLockStatus: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: UserLockStatus;
    answer: boolean;
  };
  /**
   * Disables an account or makes it active again.
   */
  updateAccountStatus: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: UserAccountStatus;
    answer: boolean;
  };
  /**
   * Asks a person by email once more to register.
   */
  resendUserRegistrationEmail: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: UserRegistrationEmail;
    answer: boolean;
  };
  /**
   * One page of the people within the reach of the caller's duties.
   */
  userSearch: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      /**
       * @maxItems 200
       */
      entities?: string[];
      firstName?: string;
      lastName?: string;
      email?: string;
      ImpersonationType?: 'Coach' | 'Support' | 'PartnerAdmin';
      Page?: number;
      PageSize?: 10 | 25 | 100;
      Sort?: 'FirstName' | '-FirstName' | 'LastName' | '-LastName' | 'Email' | '-Email' | 'Company' | '-Company' | 'DateOfBirth' | '-DateOfBirth';
    };
    body: undefined;
    answer: UserSearchResult;
  };
  /**
   * The companies within the reach of the caller's duties whose name begins so.
   */
  clientSearch: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      term?: string;
      ImpersonationType?: 'Coach' | 'Support' | 'PartnerAdmin';
    };
    body: undefined;
    answer: EntityOption[];
  };
  /**
   * The companies within the reach of the caller's duties.
   */
  getEntityList: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      entityId?: string;
      term?: string;
      /**
       * @maxItems 1000
       */
      chosen?: string[];
      ImpersonationType?: 'Coach' | 'Support' | 'PartnerAdmin';
    };
    body: undefined;
    answer: EntitySummary[];
  };
  /**
   * The caller's partner and its companies.
   */
  getPartnerAdminMenu: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: undefined;
    answer: PartnerAdminMenu;
  };
  /**
   * Who administers a company of the caller's partner.
   */
  getCompanyManager: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      entityId: string;
      loggedInEntityId: string;
    };
    body: undefined;
    answer: CompanyManager;
  };
  /**
   * People within the caller's reach whose name has these words.
   */
  searchUsers: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      term: string;
      /**
       * @maxItems 200
       */
      exclude?: string[];
    };
    body: undefined;
    answer: UserMatch[];
  };
  /**
   * People of one company within the caller's reach whose name has these words.
   */
  searchUsersOfEntity: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: UserMatchSearch;
    answer: UserMatches;
  };
  /**
   * The names of people within the caller's reach.
   */
  getUsersByList: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {};
    body: UserMatchList;
    answer: UserMatches;
  };
  /**
   * People of a program whose name has these words.
   */
  searchProgramUsers: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
      id: string;
      search: string;
    };
    body: undefined;
    answer: UserMatch[];
  };
}

/**
 * What the server can be asked for by templates of answers, by name.
 */
export interface Queries {
  /**
   * The plan years of a company within reach, and what can be reported in one of them or in all.
   */
  approvalFilters: {
    input: {
      EntityId: string;
      PlanYearId?: string;
    };
    answer: ApprovalFilters;
  };
  /**
   * The administrators of a company within reach, and who of them is mailed when somebody reports.
   */
  approvalAdmins: {
    input: {
      EntityId?: string;
    };
    answer: ApprovalSettings;
  };
  /**
   * The plan years of a company within reach.
   */
  screeningFilters: {
    input: {
      EntityId?: string;
    };
    answer: ApprovalFilters;
  };
  /**
   * The plan years of a company within reach, and its challenges that have groups, in one of them or in all.
   */
  groupFilters: {
    input: {
      EntityId?: string;
      PlanYearId?: string;
    };
    answer: ApprovalFilters;
  };
  /**
   * The plan years of a company within reach, and its challenges, in one of them or in all.
   */
  maintenanceFilters: {
    input: {
      EntityId?: string;
      PlanYearId?: string;
    };
    answer: ApprovalFilters;
  };
  /**
   * Who may be the coaching company of a company within reach, by name: itself, its partner and the platform, of which each has coaches.
   */
  coachingCompanies: {
    input: {
      /**
       * Which company. Without it the own one.
       */
      entityId?: string;
    };
    answer: OptionItem[];
  };
  /**
   * The companies within the reach of the caller, by name.
   */
  companies: {
    input: {};
    answer: Entity[];
  };
  /**
   * The caller's company and those that belong to it, by name.
   */
  family: {
    input: {};
    answer: Entity[];
  };
  /**
   * One company within the reach of the caller; another one is not found.
   */
  company: {
    input: {
      /**
       * Which. Without it the own one.
       */
      entityId?: string;
    };
    answer: {
      Company: Entity;
      /**
       * What it asks in the profile.
       */
      ProfileItems: ProfileItem[];
    };
  };
  /**
   * The first companies within the reach of the caller whose name begins so, by name, and behind them those that are chosen. Where nothing is looked for, the own one is first.
   */
  companyChoices: {
    input: {
      /**
       * How the name begins. Without it all names.
       */
      term?: string;
      /**
       * The ids of companies that are chosen already.
       */
      chosen?: string[];
    };
    answer: OptionItem[];
  };
  /**
   * What the people of a company within reach choose from, in its order.
   */
  choices: {
    input: {
      list: 'Region' | 'Location';
      /**
       * Which company. Without it the own one.
       */
      entityId?: string;
    };
    answer: OptionItem[];
  };
  /**
   * A group of a program that the caller sees; null where there is none.
   */
  groupDetail: {
    input: {
      OwnerId: string;
      ProgramId: string;
      GroupId: string;
    };
    answer: GroupDetail | null;
  };
  /**
   * People of the caller's company who can be asked into a program or, with a group, people of the program who can be asked into the group; null where the caller sees no such program.
   */
  peopleToInvite: {
    input: {
      OwnerId: string;
      ProgramId: string;
      GroupId?: string;
      Term: string;
      Chosen: string[];
    };
    answer: OptionList | null;
  };
  /**
   * The leaderboard of a challenge that the caller sees or, as an administrator, reaches; null where there is none.
   */
  leaderboard: {
    input: {
      OwnerId: string;
      ProgramId: string;
      Admin: boolean;
      GetAll: boolean;
      EntityId?: string;
    };
    answer: Leaderboard | null;
  };
  /**
   * The members of a group, where its challenge lets them be seen; null where there is none.
   */
  leaderboardGroup: {
    input: {
      OwnerId: string;
      ProgramId: string;
      GroupId: string;
    };
    answer: LeaderboardMember[] | null;
  };
  /**
   * The notifications of the caller's company: the default one first, then by name.
   */
  programNotifications: {
    input: {
      /**
       * Only those that are meant for the caller.
       */
      meantForCaller?: boolean;
      /**
       * Only those that are enabled and that the caller has not answered since they were last reset.
       */
      unanswered?: boolean;
    };
    answer: ProgramNotification[];
  };
  /**
   * A page of the programs that the caller sees and of which their part has one of these statuses, each with what choosing it does. What has ended is not available.
   */
  programs: {
    input: {
      statuses: ('Available' | 'Current' | 'Completed' | 'Quit')[];
      ProgramType?: 'Challenge' | 'Event';
      PlanYearId?: string;
      Page: number;
      PageSize: number;
      Sort:
        | 'Name'
        | '-Name'
        | 'ProgramType'
        | '-ProgramType'
        | 'ProgramSubType'
        | '-ProgramSubType'
        | 'ProgramStatus'
        | '-ProgramStatus'
        | 'StartDate'
        | '-StartDate';
    };
    answer: ProgramPage;
  };
  /**
   * A program that the caller sees, with its detail; null where there is none.
   */
  program: {
    input: {
      OwnerId?: string;
      ProgramId: string;
    };
    answer: Program | null;
  };
  /**
   * How far the caller is with a program that they see; null where there is none. PlanYear-<id> is that of a plan year.
   */
  programCompletion: {
    input: {
      ProgramId: string;
    };
    answer: ProgramCompletion | null;
  };
  /**
   * How the caller stands to a program that they see; null where there is none.
   */
  challengeUser: {
    input: {
      ProgramId: string;
    };
    answer: ChallengeUser | null;
  };
  /**
   * What people of the caller's company can make a program of their own from.
   */
  personalPrograms: {
    input: {};
    answer: PersonalProgram[];
  };
  /**
   * What the caller has earned in the plan year now running; 0 of all for whoever has earned nothing yet.
   */
  rewardAccount: {
    input: {};
    answer: {
      /**
       * The plan year.
       */
      PlanYearId: string;
      /**
       * What can be spent.
       */
      AvailablePoints: number;
      /**
       * What has been earned.
       */
      CurrentPoints: number;
      /**
       * What is left on gift cards, in cents.
       */
      GiftCardCents: number;
      /**
       * What was ordered, in cents.
       */
      SpentCents: number;
    };
  };
  /**
   * All that was booked for the caller in one plan year of their company; nothing where it has no such plan year.
   */
  rewardStatement: {
    input: {
      /**
       * Without it: the one now running.
       */
      PlanYearId?: string | null;
    };
    answer: RewardStatement | null;
  };
  /**
   * What the people of a company within reach have ordered in a plan year.
   */
  rewardFigures: {
    input: {
      /**
       * The company.
       */
      EntityId?: string;
      /**
       * The plan year.
       */
      PlanYearId?: string;
    };
    answer: GiftCardFigure[];
  };
  /**
   * Who coaches the caller's company, by name.
   */
  schedulerCoaches: {
    input: {};
    answer: SchedulerCoach[];
  };
  /**
   * What a program that the caller takes part in asks for, with what they have reported; null where it asks for nothing.
   */
  selfReport: {
    input: {
      ProgramId: string;
    };
    answer: SelfReport | null;
  };
  /**
   * The question of a program that the caller takes part in; null where it has none.
   */
  selfReportOptions: {
    input: {
      ProgramId: string;
    };
    answer: SelfReportOptionSet | null;
  };
  /**
   * The region and the location in which the caller's company has them.
   */
  ownPlaces: {
    input: {};
    answer: {
      /**
       * The value of the region.
       */
      Region?: string;
      /**
       * The value of the location.
       */
      Location?: string;
    };
  };
  /**
   * What the caller can do today.
   */
  ownToday: {
    input: {};
    answer: {
      /**
       * Trackers that one number or choice fills, those of joined programs first.
       */
      Logs: TodayItem[];
      /**
       * Sessions of the next days, the soonest first.
       */
      Sessions: TodayItem[];
      /**
       * The assessment of the plan year.
       */
      AssessmentStatus: 'NotStarted' | 'InProgress' | 'Submitted';
      /**
       * On how many days something was logged without a break.
       */
      Streak: number;
    };
  };
  /**
   * Active people of companies within reach whose names have some words, never the caller.
   */
  peopleMatching: {
    input: {
      /**
       * The words.
       */
      term: string;
      /**
       * Of this company only; another one than those within reach is not found.
       */
      entityId?: string;
      /**
       * Not these people.
       */
      exclude?: string[];
    };
    answer: UserMatch[];
  };
}

/** The queries of each area. */
export interface AreaQueries {
  'account-security': never;
  announcements: never;
  approvals: 'approvalFilters' | 'approvalAdmins';
  assessment: never;
  audit: never;
  authoring: never;
  'biometric-override': 'screeningFilters';
  calendar: never;
  'challenge-groups': 'groupFilters';
  'challenge-maintenance': 'maintenanceFilters';
  challenges: never;
  'coach-view': never;
  coaching: never;
  'company-settings': 'coachingCompanies';
  dashboards: never;
  demo: never;
  devices: never;
  entities: 'companies' | 'family' | 'company' | 'companyChoices' | 'choices';
  events: never;
  files: never;
  filters: never;
  groups: 'groupDetail' | 'peopleToInvite';
  'health-profile': never;
  impersonation: never;
  jobs: never;
  leaderboard: 'leaderboard' | 'leaderboardGroup';
  learning: never;
  locations: never;
  'message-board': never;
  'mission-statement': never;
  'optional-fields': never;
  outbox: never;
  people: never;
  platform: never;
  profile: never;
  'program-notification': 'programNotifications';
  programs: 'programs' | 'program' | 'programCompletion' | 'challengeUser' | 'personalPrograms';
  registration: never;
  'resource-hub': never;
  rewards: 'rewardAccount' | 'rewardStatement' | 'rewardFigures';
  scheduler: 'schedulerCoaches';
  'self-reports': 'selfReport' | 'selfReportOptions';
  session: never;
  startup: 'ownPlaces';
  texts: never;
  today: 'ownToday';
  'tracker-entries': never;
  'user-administration': never;
  'user-search': 'peopleMatching';
}

/** The calls of each area: one document of schemas/endpoints, one file of handlers. */
export interface Areas {
  'account-security': 'getSignInEmail' | 'changeSignInEmail' | 'resendSignInEmail' | 'cancelSignInEmail' | 'confirmSignInEmail' | 'getSecondFactor' | 'beginSecondFactor' | 'confirmSecondFactor' | 'renewRecoveryCodes' | 'turnOffSecondFactor' | 'verifySecondFactor' | 'beginRequiredSecondFactor' | 'confirmRequiredSecondFactor' | 'resetSecondFactor';
  announcements: 'getUserAnnouncements' | 'archiveUserAnnouncements' | 'disableNewsFlashForSession';
  approvals: 'updateAdminEmails' | 'listChallengeApprovals' | 'updateChallengeApprovals' | 'deleteSelfReportAttachment';
  assessment: 'getAssessment' | 'getAssessmentPage' | 'saveAssessmentPage' | 'submitAssessment';
  audit: 'listAuditEntries';
  authoring: 'getOverlayCustomers' | 'getMessageDefinitions' | 'getRuleDefinitions' | 'getPublications' | 'getPublication' | 'compareOverlays' | 'publishOverlays' | 'rollBackOverlays';
  'biometric-override': 'searchBiometricOverrides' | 'createBiometricOverrides';
  calendar: 'getCalendarEvents' | 'getCalendarFile' | 'saveTextReminder' | 'renewCalendarSubscription' | 'getCalendarFeed';
  'challenge-groups': 'findChallengeUsers' | 'listChallengeGroups' | 'saveChallengeGroup' | 'deleteChallengeGroups' | 'getChallengeGroup' | 'searchChallengeGroup';
  'challenge-maintenance': 'overrideChallengeProgress' | 'undoOverrideChallengeProgress' | 'getChallengeMaintenance';
  challenges: 'joinChallengeBatch' | 'joinPersonalChallengesBatch' | 'joinChallengeDetail';
  'coach-view': 'searchCoachParticipants' | 'getParticipantDetail' | 'getCoachEntryDetail' | 'impersonateParticipant' | 'getTrackerDefinitions' | 'getCoachTrackerList' | 'getCoachTrackerSetup' | 'saveCoachTrackerEntry' | 'deleteCoachTrackerEntry';
  coaching: 'getCoachEntries' | 'createCoachEntry' | 'updateCoachEntry' | 'deleteCoachEntry' | 'deleteCoachEntryWithEmail';
  'company-settings': never;
  dashboards: 'getWholeChallengeDashboard' | 'getChallengeDashboard' | 'getChallengeParticipants' | 'listChallengeParticipants' | 'downloadChallengeParticipants';
  demo: 'getOutbox';
  devices: 'getAllDevices' | 'registerDeviceProvider' | 'deleteValidicUser' | 'addUserTrackersForDevice' | 'unregisterDevice' | 'registerDeviceWithHumanApi' | 'unregisterUserDevice';
  entities: 'getPlanYears' | 'getCompanyStatistics' | 'getUsers' | 'getCoachedEntities' | 'getAvailableCoaches' | 'searchChoices';
  events: 'getEventDetails' | 'getSessionSchedule' | 'registerSessions' | 'downloadEventDocument' | 'downloadPlainEventDocument' | 'getFileTemplate';
  files: 'uploadFile' | 'getFile';
  filters: 'saveFilter' | 'getFilterChoices';
  groups: 'createProgramGroup' | 'sendGroupEmail' | 'peerToPeerInvite' | 'peerToPeerAccept' | 'peerToPeerDecline' | 'peerToPeerRemove' | 'selfSelectInvite' | 'selfSelectAccept' | 'selfSelectDecline' | 'selfSelectRemove' | 'switchGroup';
  'health-profile': 'getHraResults' | 'downloadQuestionnaireResponse' | 'getBiometricMeasurements' | 'getHealthConditionHistory' | 'getAssessmentSubmissions';
  impersonation: 'performImpersonation' | 'getActingTerms';
  jobs: 'listJobs' | 'runJobAgain';
  leaderboard: never;
  learning: 'getCourseCatalog' | 'getCourse' | 'saveCourseAnswers' | 'gradeCourse';
  locations: never;
  'message-board': 'getMessages' | 'sendMessage' | 'deleteMessage' | 'getMessageImage' | 'markMessagesSeen';
  'mission-statement': never;
  'optional-fields': 'getOptionalFields' | 'saveOptionalFields';
  outbox: 'listFailedMessages' | 'sendFailedMessagesAgain' | 'sendFailedMessageAgain';
  people: 'searchPeople' | 'countPeople' | 'startPeopleExport' | 'getPeopleExport' | 'downloadPeopleExport' | 'getPersonChanges';
  platform: 'getSession';
  profile: 'getUserProfile' | 'saveUserProfile' | 'sendMobileVerification' | 'sendTextReminderVerification' | 'sendWellnessReminderVerification' | 'sendPreferredEmailVerification' | 'confirmPreferredEmail' | 'changePassword';
  'program-notification': 'deleteProgramNotifications' | 'copyProgramNotifications' | 'acceptUserProgramNotification';
  programs: 'joinPrograms' | 'quitProgram' | 'getInlineProgress' | 'refreshInlineProgress';
  registration: 'processValidationKey' | 'getRegistrationSetup' | 'saveRegistrationStep' | 'getEligibilityFields' | 'checkEligibility' | 'resendRegistrationEmail' | 'getRequiredFields' | 'saveRequiredFields' | 'getRegistrationEula' | 'getRegistrationPrivacyPolicy' | 'registerUser' | 'reportRegistrationEvents' | 'goToCompanyRegistration';
  'resource-hub': 'getResourceHub' | 'getResourceDocument' | 'getHubToMaintain';
  rewards: 'getRewardCatalog' | 'orderRewards' | 'getExchangeRate' | 'verifyUserWithAchievers' | 'redeemPoints';
  scheduler: 'saveAvailability' | 'getAvailability' | 'getSchedulerData' | 'getFreeTimes' | 'getScheduledParticipants' | 'getParticipantCalendar' | 'getCoachScheduledSessions' | 'getSessionsAndTimeBlocks' | 'getTimeBlocks' | 'saveTimeBlock' | 'cancelOwnSession';
  'self-reports': 'submitSelfReportOutcome' | 'submitSelfReport' | 'submitActivitySelfReport' | 'deleteSelfReport';
  session: 'logIn' | 'autoLogin' | 'ssoAutoLogin' | 'requestPasswordReset' | 'resetPassword' | 'sendDeviceCode' | 'verifyDevice' | 'completeFirstLogin' | 'changeLanguage' | 'logOut' | 'logOutSso' | 'startSso' | 'finishSso' | 'verifyToken' | 'keepSessionAlive' | 'issueTicket' | 'getAppSecurity' | 'getBranding';
  startup: never;
  texts: 'receiveText';
  today: 'logToday';
  'tracker-entries': 'getTrackerList' | 'getTrackerEntrySetup' | 'saveTrackerEntry' | 'deleteTrackerEntry' | 'getTrackerSetup' | 'getTrackerEntries' | 'addTrackerEntry' | 'updateTrackerEntry' | 'removeTrackerEntry';
  'user-administration': 'getEmailRefusal' | 'saveUserDetails' | 'resetUserPassword' | 'updateLockStatus' | 'updateAccountStatus' | 'resendUserRegistrationEmail';
  'user-search': 'userSearch' | 'clientSearch' | 'getEntityList' | 'getCompanyManager' | 'getUsersByList' | 'searchProgramUsers';
}
export type Area = keyof Areas;
