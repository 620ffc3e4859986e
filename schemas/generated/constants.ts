// Written by "npm run generate" from schemas/settings/*.constants.json. Do not edit.

import type { Quantity } from '../../runtime/definitions/shapes/quantity';

/**
 * The constants of the product, as a customer has them: those of schemas/settings/<file>.constants.json by their names.
 */
export interface Constants {
  /**
   * The roles that people give each other, and what they are called.
   */
  accountRoles: {
    /**
     * People give and take only roles up to their own, and manage only accounts with such roles. The page offers what the server allows.
     */
    rolesGivenBy: {
      $: string;
    };
    /**
     * What roles are called, in the order in which they are listed.
     */
    roleNames: Record<string, string>;
  };
  /**
   * Who may look after whose account, and what people are told of it. The server goes by them.
   */
  accounts: {
    accountOneself: string;
    accountRole: string;
    accountRoleGiven: string;
    accountNameTaken: string;
    accountNotActive: string;
    accountNotRegistered: string;
    accountRegistered: string;
    accountChanged: string;
    accountSignInPath: string;
    accountRegistrationPath: string;
    /**
     * Words that people guess first: in Spanish, because the list of known words is English, and about what the site is for. An overlay may add the words of a company.
     */
    passwordWords: string[];
    /**
     * In seconds. So long the link to a new sign-in address is good.
     */
    signInEmailLength: number;
    /**
     * The page on which a new sign-in address is confirmed.
     */
    signInEmailPath: string;
    signInEmailSame: string;
    signInEmailInvalid: string;
    /**
     * Who has one of these roles signs in with a second factor: without one, they set it up before they get in. Others may turn it on themselves.
     */
    secondFactorRoles: string[];
    /**
     * In seconds. So long the right password counts without the code.
     */
    secondFactorChallengeLength: number;
    /**
     * So many half minutes the clock of a phone may be wrong, early or late.
     */
    secondFactorWindow: number;
    /**
     * So many recovery codes are given.
     */
    secondFactorRecoveryCodes: number;
    secondFactorWrong: string;
    secondFactorLocked: string;
    secondFactorEnded: string;
    secondFactorOff: string;
    secondFactorNeeded: string;
    /**
     * The audit trail counts no further, and its pages end there: choose days, people or what was done to see more.
     */
    auditEntriesCounted: number;
    passwordCommon: string;
    passwordContext: string;
    passwordOwnName: string;
  };
  /**
   * Approving and denying what people report: texts of the server, and mails.
   */
  approvals: {
    approvalOwn: string;
    approvalGone: string;
    approvalChanged: string;
    approvalNoAttachment: string;
    approvalToken: string;
    approvalNotAdministrator: string;
  };
  /**
   * Health risk assessments: which one is asked, and how what was submitted is listed.
   */
  assessments: {
    /**
     * The questionnaire that people are asked. A customer may name one of its own.
     */
    healthAssessment: string;
    /**
     * Answers are kept even when their questions are gone; more of one person's assessment than this are refused.
     */
    assessmentAnswersKept: number;
    /**
     * How that text writes its date.
     */
    assessmentSubmissionDate: string;
    /**
     * What the list of submissions says of each.
     */
    assessmentSubmissionText: string;
  };
  /**
   * The audit trail.
   */
  audit: {
    /**
     * What the actions of the audit trail are called, in the order in which the filter lists them.
     */
    auditActions: Record<string, string>;
  };
  /**
   * Figures and names of the product that screens and flows read as settings.<name>.
   */
  business: {
    /**
     * What a sign-in page says when a call fails: the server's words where it refused, or cannot be reached for a while; of a fault inside it, nothing.
     */
    signInFailure: {
      $: string;
    };
    /**
     * The toggle under which the decline checkbox of a program notification is not offered.
     */
    companySettingRedesignToggle: string;
    /**
     * With the redesign toggle they leave by the main site's logout route.
     */
    staffRoles: string[];
    /**
     * The toggle of the redesigned application.
     */
    redesignToggle: string;
    /**
     * The toggle of the Spanish application.
     */
    spanishToggle: string;
    /**
     * The logout route on the main site's host, loaded as a page of its own.
     */
    mainSiteLogout: string;
    /**
     * In percent. The side panel's share of the window, until somebody changes it.
     */
    panelWidth: number;
    /**
     * In percent.
     */
    panelWidthStep: number;
    /**
     * In percent.
     */
    panelWidthMinimum: number;
    /**
     * In percent.
     */
    panelWidthMaximum: number;
    /**
     * In percent. In a panel narrower than this, lists stack their columns.
     */
    panelStacksBelow: number;
    /**
     * The tabs of the side panel in their order: by the duties held and how far they reach; coaching, the last, while a coach acts for a participant.
     */
    sidePanelTabs: {
      $: string;
    };
    /**
     * A search counts no further. The pages warn from here on.
     */
    mostFound: number;
    /**
     * The page on which people sign in.
     */
    signInPage: string;
  };
  /**
   * The calendar: what it holds, the texts that remind people, and what other calendars read.
   */
  calendar: {
    /**
     * In days. Before and after a month: a month is shown in whole weeks, and a week may reach into the next month.
     */
    calendarDaysAround: number;
    /**
     * How long before something begins a text may come: a quarter of an hour, an hour, a day, two days.
     */
    reminderMinutes: number[];
    reminderDateFormat: string;
    reminderRefused: string;
    reminderUnknown: string;
    reminderMissing: string;
    /**
     * In days. What other calendars read of what is over.
     */
    feedDaysBack: number;
    /**
     * In days. What other calendars read of what is to come.
     */
    feedDaysAhead: number;
    feedName: string;
    /**
     * In seconds. How often other calendars are asked to look again.
     */
    feedRefresh: number;
    feedMissing: string;
    feedCoachingTitle: string;
  };
  /**
   * What shows in calendars, and how.
   */
  calendarItems: {
    /**
     * A-calendar-18 to 21: 0: both are the person; 1: they coach; 2: they are coached; 3: neither.
     */
    sessionOwnership: {
      $: string;
    };
    /**
     * What a coaching session is called in the calendar of whoever looks.
     */
    coachingTitle: {
      $: string;
    };
  };
  /**
   * Groups, progress and screenings as administrators set them: limits and texts of the server.
   */
  challengeAdministration: {
    /**
     * So many groups of a challenge are listed, as many as can be deleted at once.
     */
    groupsListed: number;
    /**
     * So many are deleted in one step: each step is done wholly or not at all, and keeps nobody waiting long.
     */
    groupsDeletedTogether: number;
    listEnded: string;
    groupNone: string;
    groupOtherChallenge: string;
    groupNameTaken: string;
    groupChanged: string;
    groupManagerOutside: string;
    groupPersonUnknown: string;
    overrideOwn: string;
    overrideNoPart: string;
    overrideThere: string;
    overrideGone: string;
    overrideUnit: string;
    overrideValue: string;
    screeningHealth: string;
    screeningYear: string;
    screeningDate: string;
    screeningFuture: string;
    screeningOutside: string;
    screeningPersonUnknown: string;
    screeningThere: string;
    screeningSame: string;
    screeningChanged: string;
    screeningOwn: string;
  };
  /**
   * The coaching log: what coaches write down, and who may change it.
   */
  coaching: {
    /**
     * What people read of the type of an entry, by the type as it is kept.
     */
    coachEntryNames: Record<string, string>;
    /**
     * What a coach can choose: no referral where there are personal rewards and personal challenges are hidden. A challenge is not written down: it is made on its own page.
     */
    coachEntryTypes: {
      $: string;
    };
    /**
     * Coaches change and take away their own entries only: by the person, and by the name only where an entry has no person.
     */
    ownCoachEntry: {
      $: string;
    };
    /**
     * How a session stands, where nobody has said otherwise.
     */
    coachSessionStatus: {
      $: string;
    };
    /**
     * How the coaching log writes a date.
     */
    coachEntryDate: string;
    /**
     * How many entries a page of the coaching log has.
     */
    coachEntriesShown: number;
    /**
     * In characters. A note must be less than 5000 characters.
     */
    coachNoteLongest: number;
    coachNoteTooLong: string;
    /**
     * In days. Notes are added to sessions that begin so many days before or after now.
     */
    coachSessionDays: number;
    /**
     * The feature of companies whose sessions are scheduled here.
     */
    coachingFeature: string;
    coachEntryDeleted: string;
    /**
     * What is added where the participant was told.
     */
    coachEntryMailed: string;
  };
  /**
   * What coaches are told where something of the coaching log is refused, and participants of a session that was called off.
   */
  coachingLog: {
    coachEntryMissing: string;
    coachEntryOthers: string;
    coachEntryChanged: string;
    coachEntryType: string;
    coachEntryNoSession: string;
    coachEntryChallenge: string;
    coachEntryDateUnknown: string;
    coachEntryMailRefused: string;
    coachSessionDateFormat: string;
  };
  /**
   * Dashboards of challenges: how long a period is, how it is divided, whom it leaves out and which groups are too small to be shown.
   */
  dashboards: {
    /**
     * In people. Departments and locations with fewer people in every challenge are put together, so that figures tell about nobody in particular.
     */
    dashboardSmallestGroup: number;
    /**
     * In days. A period of so many days is shown day by day.
     */
    dashboardDays: number;
    /**
     * In days. A period of so many days is shown week by week, and a longer one month by month.
     */
    dashboardWeeks: number;
    /**
     * In months. Without a first day a period begins with the month so many months before its last day.
     */
    dashboardMonths: number;
    /**
     * In days. No period is longer.
     */
    dashboardLongest: number;
    /**
     * Whom each exclusion leaves out: those with a role, and those who belong to somebody of the company.
     */
    dashboardExcluded: {
      $: string;
    };
    dashboardNoDepartment: string;
    dashboardNoLocation: string;
    dashboardSmallGroups: string;
    dashboardOrder: string;
    dashboardTooLong: string;
    dashboardNoChallenge: string;
    dashboardNoPlanYear: string;
    dashboardToken: string;
  };
  /**
   * How long flows wait.
   */
  delays: {
    /**
     * In seconds. Without a sign of life for 13 minutes a warning appears.
     */
    idleWarningAfter: number;
    /**
     * In seconds. The countdown of the warning; then the person is logged out.
     */
    idleCountdown: number;
    /**
     * In seconds. The session on the server is kept alive while the page is open.
     */
    keepAliveAfter: number;
    /**
     * In seconds. So that the message can be read before the page starts anew.
     */
    restartAfter: number;
    /**
     * In seconds. So often it is asked how far the file of an export is.
     */
    exportAskedAfter: number;
    /**
     * In seconds. Often enough to come back soon, seldom enough for a server that starts.
     */
    connectionTriedAfter: number;
    /**
     * In seconds. The session of somebody acted for that cannot be loaded is not waited for without end.
     */
    actingLoadedWithin: number;
    /**
     * In seconds. An assessment that could not be saved is tried again: as a connection comes back without the browser telling.
     */
    assessmentSavedAgainAfter: number;
    /**
     * In seconds. A live message says sooner that the results are there; without a connection they are looked for all the same.
     */
    resultsAskedAfter: number;
  };
  /**
   * The types of events.
   */
  eventTypes: {
    /**
     * Why a session is unavailable: it has begun, all places are taken, or only one may be chosen.
     */
    sessionReasons: Record<string, string>;
    /**
     * Up to this many, the list says how many places are left.
     */
    placesMentioned: number;
    /**
     * B-events-18, 87: the types whose sessions are listed by day and time.
     */
    eventsByDay: string[];
    /**
     * B-events-68 to 80, decision 36: the sessions as the person has chosen. What another choice makes Unavailable is not changed, and is as it was once that choice is taken back.
     */
    sessionsAsChosen: {
      $: string;
    };
    /**
     * B-events-76, 77, 79: where only one session can be chosen, the first one that is. Empty where none is, or where several may be.
     */
    onlySession: {
      $: string;
    };
  };
  /**
   * Signing up for events: what is said of it.
   */
  events: {
    /**
     * B-events-76: of these types one session can be chosen, whatever the event says.
     */
    eventsWithOneSession: string[];
    /**
     * How the day of a session reads.
     */
    eventDateFormat: string;
    eventMissing: string;
    eventOver: string;
    eventSessionMissing: string;
    eventSessionOver: string;
    eventSessionFull: string;
    eventOneSession: string;
    eventNotJoined: string;
    eventDocumentMissing: string;
  };
  /**
   * Filters of people: what their parts mean, and how many may be kept.
   */
  filter: {
    /**
     * The first and the last day of each status of a date. With the status Custom the days are chosen: it has none here.
     */
    dateRange: {
      $: string;
    };
    /**
     * The status of a date whose days are chosen.
     */
    customDateStatus: string;
    /**
     * How filters write a date.
     */
    filterDate: string;
    /**
     * Who stands to a challenge in which way: All 0, Signed Up 1, Participating 2, On Track 3, Complete 4, Not Signed Up 5, Not Complete 6, In Challenge 7, Not In Challenge 8. The server asks it of each way in which somebody may stand, and looks for those.
     */
    isInChallengeStatus: {
      $: string;
    };
    /**
     * In days. Whoever takes part in a challenge and has logged something that counts in so many days, today being one of them, is on track.
     */
    challengeLoggedWithin: number;
    /**
     * Whoever has a measurement of such a source in the present plan year has completed the biometrics.
     *
     * @minItems 1
     */
    screeningSources: string[];
    /**
     * The question of the profile whose choices are those of the filter Sex.
     */
    sexItem: string;
    /**
     * The question of the profile whose answer is the day of hire.
     */
    hireDateItem: string;
    /**
     * How the filter for sessions of events writes when they are.
     */
    eventSessionDate: string;
    /**
     * So many filters a person may save.
     */
    savedFiltersKept: number;
    savedFiltersFull: string;
    /**
     * In seconds. So long an export can be downloaded.
     */
    exportLength: number;
    /**
     * So many exports of one session are kept: the oldest goes.
     */
    exportsKept: number;
    /**
     * What a file is called before its ending, by what it is about.
     */
    exportFileNames: {
      [k: string]: string;
    };
    /**
     * What the sheet of a workbook is called, by what it is about.
     */
    exportSheetNames: {
      [k: string]: string;
    };
    /**
     * So many people fit into the sheet of a workbook, below the names of the columns.
     */
    exportSheetRows: number;
    exportTooLong: string;
    /**
     * What is said of a filter that cannot be asked.
     */
    filterFaults: Record<string, string>;
  };
  /**
   * Health risk assessments and health profiles.
   */
  health: {
    /**
     * What is measured at screenings and asked in assessments, in the order in which it is shown.
     */
    healthMeasureNames: Record<string, string>;
    /**
     * Three steps are taken; ten are put off.
     */
    healthNextSteps: number;
    /**
     * The topics of the programs that help in each area of health, the best first. A program that only improves health in general is no step for an area.
     */
    healthAreaTags: Record<string, string[]>;
    /**
     * Where no program helps in an area: the subjects of the resources that do, the best first.
     */
    healthAreaSubjects: Record<string, string[]>;
    /**
     * Where no program helps in an area: who does, for everyone in the United States.
     */
    healthAreaHelp: Record<string, string>;
    /**
     * How the health profile writes a date.
     */
    healthDate: string;
    /**
     * In seconds. After so long without another answer a page is saved by itself.
     */
    saveAssessmentAfter: number;
    /**
     * The roles that see why a question of an assessment shows; so does whoever acts as somebody else.
     */
    assessmentHelpers: string[];
    /**
     * People are told that their employer never sees their answers: an administrator without this role does not find them by answers, measurements or health conditions.
     */
    rolesFilteringByHealth: string[];
  };
  /**
   * Who may act for whom, and what a search for people gives. The server goes by them.
   */
  impersonation: {
    /**
     * Partner administrators act for people with one of these roles; the first of them who is found administers a company. Coaches and support act only for people without any role.
     */
    rolesPartnerAdminsActFor: string[];
    /**
     * What such a person may have beside. Whoever has another role is not acted for: nobody gains by it what they may not do themselves.
     */
    rolesBesideThose: string[];
    impersonationNobody: string;
    impersonationOneself: string;
    impersonationRole: string;
    impersonationInactive: string;
    impersonationTwice: string;
    impersonationDuty: string;
    impersonationWithoutDuty: string;
    impersonationWithoutName: string;
    impersonationWithoutReason: string;
    /**
     * Where the pages of the redesign begin.
     */
    redesignAddress: string;
    companyUnmanaged: string;
    /**
     * So many companies are offered at once.
     */
    companiesShown: number;
    /**
     * So many companies are listed where nothing is looked for: an answer stays below 200 kB.
     */
    companiesListed: number;
    /**
     * So many people are offered at once.
     */
    matchesShown: number;
  };
  /**
   * Jobs: work that happens without anyone's action, when it happens, and what becomes of a job that fails.
   */
  jobs: {
    /**
     * When each job runs: minute, hour, day of the month, month and day of the week, in UTC. What attended events earn is there a few minutes after they begin, and a new plan year within the first hour of its first day.
     */
    jobSchedules: {
      [k: string]: string;
    };
    /**
     * In seconds. So often each node looks for a job that is due.
     */
    jobPoll: number;
    /**
     * In seconds. So often each node looks whether there is something to do for a job that is done once, such as updating what authors have published.
     */
    jobFind: number;
    /**
     * In seconds. A step takes less; after it another node continues the job.
     */
    jobLease: number;
    /**
     * After so many tries a job has failed, until someone runs it again.
     */
    jobTries: number;
    /**
     * In seconds. The wait after a failed try; it doubles each time.
     */
    jobFirstRetry: number;
    /**
     * In seconds.
     */
    jobLongestRetry: number;
    /**
     * After so many failed tries in a row a rule is switched off, until it is changed.
     */
    ruleFailures: number;
    /**
     * In days. What rules are planned to do is shown for so long ahead.
     */
    rulesPlannedDays: number;
    /**
     * So many planned occasions of a rule are listed.
     */
    rulesPlannedShown: number;
    /**
     * In days. So long it is kept on which occasions rules ran: no occasion comes back later.
     */
    ruleRunsKept: number;
    /**
     * In days. So long the history of jobs is kept.
     */
    jobsKept: number;
    /**
     * In days. So long a run is kept that found nothing to do: most of them are such.
     */
    jobsKeptIdle: number;
    /**
     * So many jobs the history counts and pages through.
     */
    jobsCounted: number;
    /**
     * So many people or rows a job deals with between two reports of how far it is.
     */
    jobStep: number;
    jobGone: string;
    jobNotFailed: string;
  };
  /**
   * Learning: what is said of courses by the server.
   */
  learning: {
    /**
     * B-learning-21: how a challenge says how many of its courses are passed.
     */
    countedCourses: string;
    courseUnanswered: string;
  };
  /**
   * Limits of the live topics that the server goes by.
   */
  live: {
    /**
     * In seconds. So long a page may be away and still catch up; after that it loads its data anew.
     */
    liveKept: number;
    /**
     * In seconds. So often a node looks whether the sessions of its sockets still live. Ends that the database tells are heard at once.
     */
    liveSweep: number;
    /**
     * In seconds. So often a socket is told that it lives, less than the minute after which balancers close a silent one.
     */
    liveAlive: number;
    /**
     * In bytes. The largest message that a page may send.
     */
    liveMessageSize: number;
    /**
     * So many messages a page may send in a second.
     */
    liveMessagesPerSecond: number;
    liveTopicsPerSocket: number;
    /**
     * On one node; the oldest one is closed when one more opens, so that forgotten pages lock nobody out.
     */
    liveSocketsPerPerson: number;
    /**
     * In bytes. A page that does not read is closed when so much waits for it.
     */
    liveWaiting: number;
  };
  /**
   * What is measured of people's health: units, parts and risk levels.
   */
  measures: {
    /**
     * The unit of each measure of healthMeasureNames.
     */
    healthMeasureUnits: Record<string, string>;
    /**
     * Which of settings.quantities a measure is. Its values are in the stored unit, and people read them in their own.
     */
    healthMeasureQuantities: Record<string, string>;
    /**
     * The names of the numbers of those that consist of two.
     */
    healthMeasureParts: Record<string, string>;
    /**
     * The levels of what is measured, from the lowest, with what they are called.
     */
    healthRiskLevels: Record<string, string>;
    /**
     * From which value on each level begins; where a value consists of two numbers the first pair number belongs to the first, and one of them is enough. What is not here has no levels. Blood pressure: Whelton PK et al., 2017 ACC/AHA Guideline, Hypertension 2018;71:e13-e115. Cholesterol: NCEP Adult Treatment Panel III, JAMA 2001;285:2486-2497. Fasting glucose: American Diabetes Association, Standards of Care in Diabetes 2024, Diabetes Care 47 Suppl 1:S20-S42.
     */
    healthRiskLevelsFrom: Record<string, [number, number][]>;
  };
  /**
   * Message boards: how much is shown and may be sent, and what is said of it.
   */
  messageBoard: {
    /**
     * B-message-board-34, 35: so many are shown at first, and so many more by scrolling up.
     */
    messagesAtOnce: number;
    /**
     * So many one person may write in a minute: more than anybody types, and few enough that nobody floods a board.
     */
    messagesPerMinute: number;
    /**
     * B-message-board-42, 43: who has a role with this in its name reads and deletes what others write.
     */
    messageAdministrators: string;
    /**
     * B-message-board-37: judged by the content. Nothing that runs a script, such as SVG.
     */
    messageImageTypes: string[];
    /**
     * A small file can hold a huge picture. So many pixels a phone takes, all frames of an animation together.
     */
    messageImagePixels: number;
    /**
     * The longer side of the small picture in the list.
     */
    messageThumbnailPixels: number;
    /**
     * In bytes. It comes with the list and with each live message: some 15 kB as a data address.
     */
    messageThumbnailSize: number;
    messageImageUnknown: string;
    messageImageTooManyPixels: string;
    /**
     * B-message-board-26: the server refuses it too.
     */
    messageEmpty: string;
    messagesTooMany: string;
    messageTaken: string;
  };
  /**
   * What pages and the server permit of the pictures of message boards, and what both say of it. The server judges a picture by its content.
   */
  messagePages: {
    /**
     * B-message-board-37: what can be chosen.
     */
    messagePictureTypes: string[];
    /**
     * In bytes. B-message-board-38: as much, and no more.
     */
    messagePictureSize: number;
    /**
     * B-message-board-41.
     */
    messagePictureHint: string;
    /**
     * As record:Message has it.
     */
    messageLength: number;
    /**
     * B-message-board-39, 47.
     */
    messageImageTooLarge: string;
    /**
     * B-message-board-37, and what is said of another kind.
     */
    messageImageKind: string;
  };
  /**
   * What pages call the mission statements.
   */
  missionStatementPages: {
    /**
     * What a person reads for a type, in their language. A type that is not here is read as it is called.
     */
    missionStatementTitle: {
      $: string;
    };
  };
  /**
   * Which mission statements people have, and who writes them.
   */
  missionStatements: {
    /**
     * The statements that a person can have, in the order in which they show. What people wrote in one that is taken away is kept, and does not show.
     */
    missionStatementTypes: string[];
    /**
     * Those that only a coach writes: the person reads them.
     */
    missionStatementsByCoach: string[];
  };
  /**
   * Where an announcement leads.
   */
  news: {
    /**
     * The banner and the card of the news lead to the same place.
     */
    announcementAddress: {
      $: string;
    };
  };
  /**
   * What a new password must be like: the page says so while somebody types, the server when they save.
   */
  passwords: {
    /**
     * No password is shorter.
     */
    passwordLeast: number;
    /**
     * So many kinds of characters a password has that is shorter than passwordLong.
     */
    passwordKinds: number;
    /**
     * From so many characters on a password needs nothing else: length is worth more than signs.
     */
    passwordLong: number;
    /**
     * Long enough for anybody, short enough that hashing it stays cheap.
     */
    passwordMost: number;
  };
  /**
   * How a company's next plan year is made from the one that ends: what repeats, and what shifts.
   */
  planYears: {
    /**
     * In days. So long before a plan year ends the next one is there for administrators to look at. Participants see it from its first day.
     */
    planYearAhead: number;
    /**
     * The next plan year begins on the day after the last one, takes a year, and has the name of its calendar years.
     */
    nextPlanYear: {
      $: string;
    };
    /**
     * Whether a program of the last plan year is there again in the next one. Programs that people made for themselves never are.
     */
    programRepeats: {
      $: string;
    };
    /**
     * By how many days a program moves, and each session of an event: whole weeks, so that the day of the week stays.
     */
    programDays: {
      $: string;
    };
    /**
     * What is different in the next plan year: years in the name, and the days. What began or ended with the last plan year does so with the next one. Levels, points, requirements, sections and all else stay.
     */
    nextProgram: {
      $: string;
    };
  };
  /**
   * Programs, as pages show and join them.
   */
  programPages: {
    /**
     * What a person can still do in a program after its last day: look, and not take part.
     */
    actionsAfterEnd: string[];
    /**
     * B-programs-82: the moment at which a day begins somewhere, in UTC; of programs in America/Chicago, where six in the morning in UTC is before clocks change at two. Pages that ask for a period ask for it by the clocks of whoever looks.
     */
    startOfDay: {
      $: string;
    };
  };
  /**
   * Programs: what counts toward them, what choosing one does, and what a program of one's own can be.
   */
  programs: {
    /**
     * How much of a requirement is done. One way for all programs, over what the person really did; what an administrator has set stands in its place. A session of a screening that has taken place counts until its measurements are there.
     */
    programMeasure: {
      $: string;
    };
    /**
     * The next thing to do: choose a session of an event while one has places or the person's own is still to come, join another program, do what a joined program asks for, and afterwards look at it or at the reports.
     */
    programAction: {
      $: string;
    };
    /**
     * Before the id of a plan year it names the program of that plan year, which everybody of the company takes part in.
     */
    planYearProgramPrefix: string;
    /**
     * B-routing-18: before the id of a plan year it names the section of one's own programs.
     */
    personalSectionPrefix: string;
    /**
     * The title of the section of one's own programs.
     */
    personalSectionName: string;
    /**
     * The line below that title.
     */
    personalSectionText: string;
    /**
     * How many programs of their own a person has at a time.
     */
    personalProgramLimit: number;
    /**
     * What a leaderboard compares: what was logged within the program's days, as the program page counts it.
     */
    boardUnits: {
      $: string;
    };
    /**
     * On how many days something of it was logged.
     */
    boardDays: {
      $: string;
    };
    /**
     * How many people and groups a leaderboard lists; who stands below is not listed.
     */
    leaderboardRows: number;
    /**
     * How many it lists where an administrator asks for all.
     */
    leaderboardRowsOfAdministration: number;
    /**
     * B-groups-40, 41, 66: who has made a group invites into it, and makes, accepts or declines no other one.
     */
    programPermissions: {
      $: string;
    };
  };
  /**
   * What people measure in units of their own choice. Values are stored in one unit; each person enters and reads theirs.
   */
  quantities: {
    /**
     * The international pound, inch and mile, which are exact: 0.45359237 kg, 2.54 cm, 1.609344 km (NIST Special Publication 811, appendix B).
     */
    quantities: Record<string, Quantity>;
    /**
     * What is counted, as trackers and programs name it. An overlay adds the units of a company.
     */
    unitsOfMany: Record<string, string>;
    /**
     * The same behind a 1: 1 step, 2 steps.
     */
    unitsOfOne: Record<string, string>;
  };
  /**
   * Why a mail server refused an address for good, by the codes of its answer.
   */
  refusals: {
    /**
     * RFC 3463: 5.1 is about the address, 5.2.1 a mailbox that is disabled, 5.2.2 one that is full. A server without such a code says 550 for no mailbox.
     */
    refusalKind: {
      $: string;
    };
  };
  /**
   * The steps of a registration, their order, limits and messages. They are the product's, not the program's: change them here.
   */
  registration: {
    /**
     * The steps of a registration, in their order. A customer may leave some out, put others in or change the order.
     */
    registrationSteps: string[];
    /**
     * What must come before a step, wherever both stand: a list that breaks it is refused.
     */
    registrationStepNeeds: Record<string, string>;
    /**
     * The form of each step that saves its answers by saveRegistrationStep. A customer's own step has its form here.
     */
    registrationStepForms: Record<string, string>;
    /**
     * In days. So long a registration waits to be completed.
     */
    registrationLength: number;
    /**
     * So many links to one person within signInWindow: nobody's mailbox is flooded.
     */
    registrationEmailsPerPerson: number;
    /**
     * The page to which the link of the email leads.
     */
    registrationLinkPath: string;
  };
  /**
   * What the pages of a registration say and report of its steps.
   */
  registrationPage: {
    /**
     * The steps that are reported, and the names under which reports know them.
     */
    registrationEvents: Record<string, string>;
    /**
     * In seconds. So long a person waits before the link is sent again.
     */
    registrationEmailWait: number;
    /**
     * In hours. So long the link of an email is good: the server holds to it, the page and the email say it.
     */
    registrationLinkHours: number;
    /**
     * The page on which people register.
     */
    registrationPath: string;
  };
  /**
   * Rewards, as pages show them and the server counts them.
   */
  rewardPages: {
    /**
     * The feature of a company that gives gift cards.
     */
    giftCardFeature: string;
    /**
     * How many points are worth a dollar: for the prices of the store, and when points are cashed out.
     */
    pointsPerDollar: number;
    /**
     * So many rewards of a group show in the store before a person asks for all of them.
     */
    storeShelfCards: number;
    /**
     * The currency of the store, and of cash-outs.
     */
    rewardCurrency: string;
    /**
     * A-rewards-23: what is said of an order that failed where nothing else is known.
     */
    orderFailed: string;
    /**
     * An amount as people read it: $25, $12.50.
     */
    dollars: {
      $: string;
    };
    /**
     * Roles that a gift card can be for; whoever has none is a Participant.
     *
     * @minItems 1
     */
    audienceRoles: string[];
    /**
     * B-rewards-22 to 24: nothing chosen, everything chosen, and a list whose only option is all, are everybody.
     */
    audienceSent: {
      $: string;
    };
    /**
     * The currency in which a company says what its custom rewards are worth.
     */
    companyCurrency: string;
  };
  /**
   * Rewards: what may be spent, and what is said of orders.
   */
  rewards: {
    /**
     * Whether what a person spends in a plan year has a limit. A company sets its own.
     */
    maximumSpendEnabled: boolean;
    /**
     * In dollars. That limit.
     */
    maximumSpend: number;
    /**
     * What keeps a person from ordering one thing more; an empty text: nothing. A gift card takes from the gift-card balance, a custom reward from the points (A-rewards-18), and both count against the limit.
     */
    orderRefusal: {
      $: string;
    };
    /**
     * Whom a gift card is offered to: whoever is in each of the four audiences. Whoever has no role is a Participant.
     */
    giftCardShown: {
      $: string;
    };
    /**
     * What a dollar is worth in another currency, as the local provider has it; 0 where it has none.
     */
    exchangeRate: {
      $: string;
    };
    /**
     * Where custom rewards stand in the store.
     */
    customRewardGroup: string;
    /**
     * In seconds. So long an order waits for the provider; then it is pending, and tried again by itself.
     */
    providerTime: number;
    /**
     * In seconds. So long the catalogue of a provider is taken as it was read; longer only while the provider is away.
     */
    catalogueKept: number;
    orderYearOver: string;
    orderMeanwhile: string;
    orderCurrency: string;
    storeAway: string;
    rewardGone: string;
    rewardPrice: string;
    rewardBalance: string;
    rewardPoints: string;
    rewardMaximum: string;
    rewardRefused: string;
    redeemPoints: string;
    redeemWhole: string;
    /**
     * The line of the statement.
     */
    redeemSays: string;
    /**
     * That line for one point.
     */
    redeemSaysOne: string;
    /**
     * The line of the statement.
     */
    returnSays: string;
    achieversUnknown: string;
  };
  /**
   * Who may, where several places let in the same people: "allow": { "roles": "administrators" }.
   */
  roles: {
    /**
     * They look after the people and the program notifications of their company.
     *
     * @minItems 1
     */
    administrators: string[];
    /**
     * They look after companies and locations: administrators, and those of a partner for its companies.
     *
     * @minItems 1
     */
    companyAdministrators: string[];
    /**
     * They look after other people's accounts.
     *
     * @minItems 1
     */
    accountManagers: string[];
    /**
     * They look after messages that could not be sent.
     *
     * @minItems 1
     */
    support: string[];
    /**
     * Decision 15: coaches who administer set up hours and kinds of sessions.
     *
     * @minItems 1
     */
    coachingAdministrators: string[];
    /**
     * They see and set when coaches have time: coaches for themselves, administrators for a coach.
     *
     * @minItems 1
     */
    coachesAndAdministrators: string[];
    /**
     * They may find people in order to act for them.
     *
     * @minItems 1
     */
    rolesWithDuties: string[];
  };
  /**
   * What is said where a session or a time block cannot be had, and how far the scheduler looks.
   */
  scheduler: {
    schedulerNotHere: string;
    sessionOver: string;
    sessionNoTime: string;
    sessionSkipped: string;
    sessionDoubled: string;
    sessionQuarter: string;
    sessionUnsaid: string;
    sessionBegun: string;
    ownCancelMissing: string;
    ownCancelLate: string;
    ownCancelBegun: string;
    sessionNotScheduled: string;
    sessionTypeMissing: string;
    entryNothing: string;
    blockMissing: string;
    blockTooLong: string;
    blockOver: string;
    blockOfOthers: string;
    scheduleTooLong: string;
    availabilityNoCoach: string;
    /**
     * In days. So much of calendars is answered at once, and a time block is no longer.
     */
    longestPeriod: number;
    /**
     * In days. So far free times are looked for at once: a month in whole weeks.
     */
    longestSearch: number;
    /**
     * In days. So far the next free time is looked for, where one was refused.
     */
    nextTimeDays: number;
  };
  /**
   * What the pages of the scheduler say, and what can be chosen there.
   */
  scheduling: {
    /**
     * The times of a day at which sessions begin, and coaches have time.
     *
     * @minItems 1
     */
    quarterHours: string[];
    /**
     * As they are stored, Monday first.
     *
     * @minItems 7
     * @maxItems 7
     */
    weekdays: string[];
    /**
     * Why a session was not scheduled (decision 67).
     */
    sessionFailures: Record<string, string>;
    /**
     * Why a time was not blocked (decision 67).
     */
    blockFailures: Record<string, string>;
    sessionScheduled: string;
    /**
     * In hours. So long before a session participants may still cancel it themselves; 0: until it begins.
     */
    ownCancelHours: number;
    /**
     * The form of a time block says it, and the server of every period.
     */
    blockOrder: string;
    blockSaved: string;
    /**
     * How the scheduler writes a day.
     */
    schedulerDate: string;
  };
  /**
   * Self reports: what they are made of, and what may be attached.
   */
  selfReports: {
    /**
     * B-self-report-83, 84, 86, 88: the values of ReportingType whose reports have this part. The form asks for it, and the server refuses a report without it.
     */
    reportTypesWithAttachment: string[];
    /**
     * B-self-report-84, 87, 88, 89: the values of ReportingType whose reports have this part. The form asks for it, and the server refuses a report without it.
     */
    reportTypesWithComment: string[];
    /**
     * B-self-report-85, 86, 87, 88: the values of ReportingType whose reports have this part. The form asks for it, and the server refuses a report without it.
     */
    reportTypesWithCheckbox: string[];
    /**
     * What may be attached to a self report: what reviewers can open anywhere, and what runs no script.
     */
    reportAttachmentTypes: string[];
    /**
     * In bytes. As much as the photo of a page that a phone takes.
     */
    reportAttachmentSize: number;
    /**
     * B-self-report-103: programs of the new architecture. Their reports are sent as a form of parts.
     */
    activityIdPrefix: string;
    /**
     * B-self-report-81: the review date of what was not reviewed.
     */
    minimumDate: string;
    /**
     * B-self-report-06: what the box of an outcome says; {name} is the person.
     */
    reportCertification: string;
    reportAttachmentKind: string;
    reportAttachmentTooLarge: string;
  };
  /**
   * Limits and texts that only the server goes by. They are the product's, not the program's: change them here.
   */
  server: {
    /**
     * In seconds. A session ends when the idle warning and its countdown (see delays) have both passed without a sign of life.
     */
    sessionLength: number;
    /**
     * In seconds. However busy a person is, a session ends this long after it began: a page that was left open, or a token that was taken, is not good for ever.
     */
    sessionLongest: number;
    /**
     * In seconds. The same for people with a role: they see others' data, and a working day is enough.
     */
    sessionLongestOfStaff: number;
    /**
     * So many wrong passwords within signInWindow lock the account for the network address that they came from: a stranger elsewhere locks nobody out.
     */
    signInAttempts: number;
    /**
     * So many wrong passwords for one name within signInWindow, from whatever addresses, lock the account everywhere: guessing from many places.
     */
    signInAttemptsEverywhere: number;
    /**
     * In seconds.
     */
    signInWindow: number;
    /**
     * In seconds.
     */
    signInLock: number;
    /**
     * So many wrong passwords from one network address within signInWindow: guessing many names with one password. From then on the address is slowed down, not shut out: a company of thousands may share it.
     */
    signInFailuresPerAddress: number;
    /**
     * So many may sign in from an address that has failed signInFailuresPerAddress times.
     */
    signInsPerMinuteWhenSlowed: number;
    signInSlowed: string;
    /**
     * True for an account of single sign-on too, whatever password is entered: nobody is told which names there are, or how they sign in.
     */
    signInWrong: string;
    signInLocked: string;
    accountLocked: string;
    signInKeyInvalid: string;
    singleSignOnOnly: string;
    /**
     * In seconds. So long a person may take at the identity provider.
     */
    singleSignOnLength: number;
    /**
     * So many files may wait for the forms that will name them, of one person.
     */
    uploadsKept: number;
    /**
     * In seconds. So long a file waits for the form that will name it.
     */
    uploadLength: number;
    uploadsFull: string;
    uploadMissing: string;
    uploadOfAnotherKind: string;
    uploadTooManyPixels: string;
    /**
     * The one list of kinds of files that are taken, judged by their content. A form can only take fewer. Nothing that runs a script, such as SVG or HTML.
     */
    fileTypes: string[];
    /**
     * A small file can hold a huge picture. So many pixels a phone takes, all frames of an animation together.
     */
    filePixels: number;
    /**
     * In seconds. A ticket is used at once; what is longer in the address bar may be read by others.
     */
    ticketLength: number;
    /**
     * In seconds. So long the link for a new password is good.
     */
    passwordResetLength: number;
    /**
     * So many links for one name within signInWindow: nobody's mailbox is flooded.
     */
    passwordResetsPerWindow: number;
    passwordResetInvalid: string;
    /**
     * The page on which a new password is chosen.
     */
    passwordResetPath: string;
    passwordUnchanged: string;
    /**
     * The feature of a company whose people must trust a device by a code before they sign in on it.
     */
    trustedDeviceFeature: string;
    /**
     * In days. So long a remembered device is not asked for a code.
     */
    trustedDeviceLength: number;
    deviceCodeDigits: number;
    /**
     * In seconds. So long a code is good, and so long the right password counts without one.
     */
    deviceCodeLength: number;
    /**
     * So many tries for one code.
     */
    deviceCodeTries: number;
    /**
     * So many codes are sent for one sign-in.
     */
    deviceCodesPerSignIn: number;
    /**
     * So many codes to one person within signInWindow: whoever knows a password cannot flood a mailbox or run up costs.
     */
    deviceCodesPerWindow: number;
    deviceCodesTooMany: string;
    deviceCodeWrong: string;
    /**
     * The page that exchanges the ticket of a finished single sign-on.
     */
    singleSignOnPage: string;
    /**
     * Roles whose pages exist in English only.
     */
    englishOnlyRoles: string[];
    /**
     * The feature of a company whose people schedule coaching sessions themselves.
     */
    scheduleNowFeature: string;
    /**
     * The toggle of a company whose people register at the second address.
     */
    registrationToggle: string;
    /**
     * Resources whose section was removed stand below this until they are given another one.
     */
    hubWithoutSection: string;
    /**
     * In seconds. So often each node looks for messages to send.
     */
    outboxPoll: number;
    /**
     * In seconds. A try takes half of it at most; after it another node may try.
     */
    outboxSendTime: number;
    /**
     * In seconds. The wait after a failed try; it doubles each time.
     */
    outboxFirstRetry: number;
    /**
     * After so many failed tries, which take about a day, a message is given up.
     */
    outboxTries: number;
    /**
     * So many codes and links for passwords each node sends at a time.
     */
    outboxSecurityAtOnce: number;
    /**
     * So many confirmations and reminders each node sends at a time.
     */
    outboxPersonalAtOnce: number;
    /**
     * So many messages that many people get each node sends at a time.
     */
    outboxMassAtOnce: number;
    /**
     * In seconds.
     */
    outboxLongestRetry: number;
    /**
     * In days. So long it is known when a message was sent.
     */
    outboxKept: number;
    /**
     * In days. So long a device may send a call again and gets the first answer: it keeps calls no longer than a week.
     */
    receivedCallsKept: number;
    /**
     * So many messages that were given up are counted and paged through.
     */
    failedMessagesCounted: number;
    failedMessageMissing: string;
    /**
     * Why a message that was given up cannot be sent again.
     */
    failedMessageReasons: {
      Secret: string;
      Expired: string;
      AccountDeleted: string;
      TextsOff: string;
    };
    /**
     * So many messages the demo shows.
     */
    outboxShown: number;
    /**
     * In years.
     */
    minimumAge: number;
    invalidDateOfBirth: string;
    duplicateUniqueId: string;
    /**
     * Said at a field that no two people of a company may fill alike, where it has no sentence of its own.
     */
    uniqueTaken: string;
    duplicateMobileNumber: string;
    /**
     * So many verifications are sent to one person within signInWindow: nobody is flooded with texts.
     */
    verificationsPerWindow: number;
    /**
     * So many messages one person causes for one recipient within signInWindow.
     */
    messagesPerPair: number;
    /**
     * So many messages all others together cause for one recipient within signInWindow.
     */
    messagesPerRecipient: number;
    /**
     * So many messages in words of their own one person sends within signInWindow.
     */
    messagesPerWriter: number;
    sendingsTooMany: string;
    verificationsTooMany: string;
    /**
     * In seconds. So long after a verification text it is not yet offered to send it once more.
     */
    verificationResendAfter: number;
    verificationWithoutContact: string;
    /**
     * In seconds. So long a verification text can be replied to.
     */
    textReplyLength: number;
    mobileVerificationReply: string;
    textReminderReply: string;
    wellnessReminderReply: string;
    /**
     * Whoever replies one of these gets no more texts.
     */
    textStopWords: string[];
    textHelpWords: string[];
    emailCodeDigits: number;
    /**
     * In seconds. So long the code of an email address is good.
     */
    emailCodeLength: number;
    /**
     * So many tries for one code.
     */
    emailCodeTries: number;
    emailCodeWrong: string;
    /**
     * So many of the last changes of a person are shown.
     */
    changesShown: number;
    /**
     * Who changed what nobody did by hand.
     */
    systemName: string;
    /**
     * So many people are read at a time for an export.
     */
    exportBatch: number;
    passwordWrong: string;
    deviceProviderMissing: string;
    deviceElsewhere: string;
    optionalFieldTaken: string;
    /**
     * They see every company; everybody else their own.
     */
    rolesReachingEveryCompany: string[];
    /**
     * They see the companies of their partner too.
     */
    rolesReachingChildCompanies: string[];
    /**
     * The first of the companies to choose from: no company coaches, only those who are designated one by one.
     */
    noCoachingCompany: string;
    /**
     * The feature of a company that sends text messages.
     */
    textToolFeature: string;
    /**
     * The question of the profile whose choices are a company's departments.
     */
    departmentItem: string;
    /**
     * How many choices of a long list a search answers; more letters find the others.
     */
    choicesShown: number;
    /**
     * Where pictures and documents lie that the specification fetches from a content network: this installation serves them itself.
     */
    cdnUrl: string;
    /**
     * Where the attachments of emails lie.
     */
    emailAttachmentUrl: string;
    /**
     * Of people who have not chosen one.
     */
    defaultTimeZone: string;
    /**
     * The terms of program notifications as delivered, as HTML: what Restore Default brings back.
     */
    deliveredTerms: string;
    copyName: string;
    /**
     * The branded app of people whose company is not known yet.
     */
    appId: string;
    /**
     * The main colour before anybody's company is known.
     */
    brandingColor: string;
    /**
     * So many publications and moves of a customer are listed.
     */
    publicationsListed: number;
    publicationOvertaken: string;
    publicationSame: string;
    publicationInUse: string;
    publicationInDevelopment: string;
    /**
     * B-self-report-90 to 92, where a report comes without its form.
     */
    reportMissing: Record<string, string>;
    reportWithoutProgram: string;
    reportAttachmentEmpty: string;
    reportAttachmentUnknown: string;
    reportFull: string;
    reportEnded: string;
    reportNotBegun: string;
    reportNotJoined: string;
    reportReviewed: string;
    reportAnswered: string;
  };
  /**
   * What the home page suggests for today.
   */
  today: {
    /**
     * A short list is finished; a long one is put off.
     */
    todayItems: number;
    /**
     * In days. A session shows this many days before it starts.
     */
    todaySessionDays: number;
    /**
     * In fields. A line of the list has no room for more: such a tracker is logged in its dialog.
     */
    todayFieldsInPlace: number;
    /**
     * In days. A tracker that no program counts is suggested while its last entry is not older than this.
     */
    todayHabitDays: number;
    /**
     * In days. One missed day does not end a streak. A streak that breaks at once makes people give up.
     */
    streakForgivenDays: number;
    /**
     * In days. A streak is looked for this far back.
     */
    streakDaysBack: number;
    /**
     * The next session, and the health assessment until it is submitted.
     */
    todayOthers: {
      $: string;
    };
    /**
     * The next session and the assessment are never crowded out; logs fill the rest and come first, because they take one click.
     */
    todayChoice: {
      $: string;
    };
  };
  /**
   * Trackers: who may change an entry, how far back, and what is computed for people.
   */
  tracker: {
    /**
     * In days. A list of trackers draws the numbers of so many days.
     */
    trackerRecentDays: number;
    /**
     * The switch of the version 2 of tracker entries: its calls and its rules.
     */
    trackerEntriesV2Toggle: string;
    /**
     * Who may change and take away an entry. Version 2: never what comes from a feed, an upload or a device; a coach what coaches made, and anything else where there is one a day; others what people made. Before: what people and coaches made; what a coach made, by a coach only; what came from the coaches' platform, always.
     */
    editableTrackerEntry: {
      $: string;
    };
    /**
     * What a saved entry says of where it comes from.
     */
    trackerEntrySource: {
      $: string;
    };
    /**
     * What is read of the source of an entry, by the source in small letters.
     */
    trackerSourceNames: Record<string, string>;
    /**
     * What is read of any other source.
     */
    trackerOtherSource: string;
    /**
     * In years. So far back people see and enter what they log.
     */
    trackerYears: number;
    /**
     * In years. So far back coaches do.
     */
    trackerYearsForCoaches: number;
    /**
     * How trackers write a date.
     */
    trackerDate: string;
    /**
     * How the older calls write the day of an entry.
     */
    trackerLegacyDate: string;
    /**
     * The time zone in which a program's start is a day.
     */
    programTimeZone: string;
    /**
     * In steps. How many steps a mile has where nobody has counted them.
     */
    stepsPerMile: number;
    /**
     * In kilometers. How far a mile is for steps; the same speed in kilometers.
     */
    kilometersPerMile: number;
    /**
     * In pounds. How calories make kilograms of a weight in pounds.
     */
    poundsPerKilogram: number;
    /**
     * The metabolic equivalent (MET) by speed in statute miles per hour, by the number of the tracker. Single values of Ainsworth BE et al., 2011 Compendium of Physical Activities, Med Sci Sports Exerc 2011;43(8):1575-1581: running 12029 to 12120, cycling 01020 to 01050, walking 17152 to 17230. A speed between two values has what a line between them gives. A tracker that is not here takes the number of its intensity itself.
     */
    metValues: Record<string, [number, number][]>;
    /**
     * Why an entry was not saved. A conflict and a refusal for lack of access say what to do, because trying again does not help.
     */
    trackerSaveFailure: {
      $: string;
    };
    /**
     * An entry of the older calls as one of version 2.
     */
    trackerEntryOfLegacy: {
      $: string;
    };
    /**
     * An entry of version 2 as one of the older calls. A new one is saved for the start of its day.
     */
    legacyOfTrackerEntry: {
      $: string;
    };
    /**
     * The option that is chosen in the field Intensity.
     */
    trackerIntensity: {
      $: string;
    };
    /**
     * The distance that is entered, in miles; null without one.
     */
    trackerMiles: {
      $: string;
    };
    /**
     * The duration that is entered, in hours: a field counts hours where its unit says so, else minutes; null without one.
     */
    trackerHours: {
      $: string;
    };
    /**
     * How many digits a field has behind the point: what is computed is rounded to them.
     */
    trackerDecimals: {
      $: string;
    };
    /**
     * The day of a new entry: that of the calendar; else that of the challenge's start, or the one after the newest entry since then, or today where that entry is of today; else today. Never after today.
     */
    trackerDefaultDate: {
      $: string;
    };
    /**
     * The day of the entry after one that was saved: the next, where that is before today, else the same.
     */
    trackerNextDate: {
      $: string;
    };
    /**
     * The entries, newest first, with one that was saved: in the place of itself; of a yes-or-no or multiple-choice tracker in the place of an entry of its day; else before those of its day.
     */
    trackerEntriesWith: {
      $: string;
    };
  };
  /**
   * Entries of trackers: what the server reads of their fields, and how it refuses one.
   */
  trackerEntries: {
    /**
     * How trackers write a date where there is little room: in cells of values, and in the chart.
     */
    trackerShortDate: string;
    /**
     * The field of a tracker that is the day of the entry. It stands beside the values, not among them.
     */
    trackerDateField: string;
    /**
     * What trackers need to know of a person's weight is their newest number in a field of this name and unit.
     */
    trackerWeightField: {
      FieldName: string;
      FieldUnitsPluralDisplay: string;
    };
    /**
     * Where nobody has logged it, this measure of the health profile counts, which is in kilograms.
     */
    trackerWeightMeasure: string;
    /**
     * In kilograms. For a weight of the health profile.
     */
    kilogramsPerPound: number;
    /**
     * A new entry of the older calls takes the place of that of its day where a tracker of this kind has one a day. Others are refused.
     */
    trackerTypesReplacing: string[];
    /**
     * The answer to whoever changes or takes away an entry that the rule above does not let them.
     */
    trackerEntryLocked: string;
    /**
     * A second new entry of a day, where the tracker has one a day.
     */
    trackerEntryThere: string;
    /**
     * The keys of the older calls tell 99 entries of a day apart.
     */
    trackerDayFull: string;
    /**
     * An older call that names an entry together with another day.
     */
    trackerDayStays: string;
  };
}

/** What each constant must be, as JSON Schema. */
export const constantSchemas: { readonly [File in keyof Constants]: Readonly<Record<keyof Constants[File], Record<string, unknown>>> } = {
  accountRoles: {
    rolesGivenBy: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    roleNames: {"type":"object","additionalProperties":{"type":"string"}},
  },
  accounts: {
    accountOneself: {"type":"string"},
    accountRole: {"type":"string"},
    accountRoleGiven: {"type":"string"},
    accountNameTaken: {"type":"string"},
    accountNotActive: {"type":"string"},
    accountNotRegistered: {"type":"string"},
    accountRegistered: {"type":"string"},
    accountChanged: {"type":"string"},
    accountSignInPath: {"type":"string"},
    accountRegistrationPath: {"type":"string"},
    passwordWords: {"type":"array","items":{"type":"string"}},
    signInEmailLength: {"type":"number","exclusiveMinimum":0},
    signInEmailPath: {"type":"string"},
    signInEmailSame: {"type":"string"},
    signInEmailInvalid: {"type":"string"},
    secondFactorRoles: {"type":"array","items":{"type":"string"}},
    secondFactorChallengeLength: {"type":"integer","minimum":0},
    secondFactorWindow: {"type":"integer","minimum":0},
    secondFactorRecoveryCodes: {"type":"integer","minimum":0},
    secondFactorWrong: {"type":"string"},
    secondFactorLocked: {"type":"string"},
    secondFactorEnded: {"type":"string"},
    secondFactorOff: {"type":"string"},
    secondFactorNeeded: {"type":"string"},
    auditEntriesCounted: {"type":"integer","minimum":1},
    passwordCommon: {"type":"string"},
    passwordContext: {"type":"string"},
    passwordOwnName: {"type":"string"},
  },
  approvals: {
    approvalOwn: {"type":"string"},
    approvalGone: {"type":"string"},
    approvalChanged: {"type":"string"},
    approvalNoAttachment: {"type":"string"},
    approvalToken: {"type":"string"},
    approvalNotAdministrator: {"type":"string"},
  },
  assessments: {
    healthAssessment: {"type":"string"},
    assessmentAnswersKept: {"type":"integer","minimum":1},
    assessmentSubmissionDate: {"type":"string"},
    assessmentSubmissionText: {"type":"string"},
  },
  audit: {
    auditActions: {"type":"object","additionalProperties":{"type":"string"}},
  },
  business: {
    signInFailure: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    companySettingRedesignToggle: {"type":"string"},
    staffRoles: {"type":"array","items":{"type":"string"}},
    redesignToggle: {"type":"string"},
    spanishToggle: {"type":"string"},
    mainSiteLogout: {"type":"string"},
    panelWidth: {"type":"number","exclusiveMinimum":0},
    panelWidthStep: {"type":"number","exclusiveMinimum":0},
    panelWidthMinimum: {"type":"number","exclusiveMinimum":0},
    panelWidthMaximum: {"type":"number","exclusiveMinimum":0},
    panelStacksBelow: {"type":"number","exclusiveMinimum":0},
    sidePanelTabs: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    mostFound: {"type":"integer","minimum":1},
    signInPage: {"type":"string"},
  },
  calendar: {
    calendarDaysAround: {"type":"number","exclusiveMinimum":0},
    reminderMinutes: {"type":"array","items":{"type":"number"}},
    reminderDateFormat: {"type":"string"},
    reminderRefused: {"type":"string"},
    reminderUnknown: {"type":"string"},
    reminderMissing: {"type":"string"},
    feedDaysBack: {"type":"number","exclusiveMinimum":0},
    feedDaysAhead: {"type":"number","exclusiveMinimum":0},
    feedName: {"type":"string"},
    feedRefresh: {"type":"number","exclusiveMinimum":0},
    feedMissing: {"type":"string"},
    feedCoachingTitle: {"type":"string"},
  },
  calendarItems: {
    sessionOwnership: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    coachingTitle: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
  },
  challengeAdministration: {
    groupsListed: {"type":"integer","minimum":1},
    groupsDeletedTogether: {"type":"integer","minimum":1},
    listEnded: {"type":"string"},
    groupNone: {"type":"string"},
    groupOtherChallenge: {"type":"string"},
    groupNameTaken: {"type":"string"},
    groupChanged: {"type":"string"},
    groupManagerOutside: {"type":"string"},
    groupPersonUnknown: {"type":"string"},
    overrideOwn: {"type":"string"},
    overrideNoPart: {"type":"string"},
    overrideThere: {"type":"string"},
    overrideGone: {"type":"string"},
    overrideUnit: {"type":"string"},
    overrideValue: {"type":"string"},
    screeningHealth: {"type":"string"},
    screeningYear: {"type":"string"},
    screeningDate: {"type":"string"},
    screeningFuture: {"type":"string"},
    screeningOutside: {"type":"string"},
    screeningPersonUnknown: {"type":"string"},
    screeningThere: {"type":"string"},
    screeningSame: {"type":"string"},
    screeningChanged: {"type":"string"},
    screeningOwn: {"type":"string"},
  },
  coaching: {
    coachEntryNames: {"type":"object","additionalProperties":{"type":"string"}},
    coachEntryTypes: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    ownCoachEntry: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    coachSessionStatus: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    coachEntryDate: {"type":"string"},
    coachEntriesShown: {"type":"integer","minimum":1},
    coachNoteLongest: {"type":"number","exclusiveMinimum":0},
    coachNoteTooLong: {"type":"string"},
    coachSessionDays: {"type":"number","exclusiveMinimum":0},
    coachingFeature: {"type":"string"},
    coachEntryDeleted: {"type":"string"},
    coachEntryMailed: {"type":"string"},
  },
  coachingLog: {
    coachEntryMissing: {"type":"string"},
    coachEntryOthers: {"type":"string"},
    coachEntryChanged: {"type":"string"},
    coachEntryType: {"type":"string"},
    coachEntryNoSession: {"type":"string"},
    coachEntryChallenge: {"type":"string"},
    coachEntryDateUnknown: {"type":"string"},
    coachEntryMailRefused: {"type":"string"},
    coachSessionDateFormat: {"type":"string"},
  },
  dashboards: {
    dashboardSmallestGroup: {"type":"integer","minimum":2},
    dashboardDays: {"type":"number","exclusiveMinimum":0},
    dashboardWeeks: {"type":"number","exclusiveMinimum":0},
    dashboardMonths: {"type":"number","exclusiveMinimum":0},
    dashboardLongest: {"type":"number","exclusiveMinimum":0},
    dashboardExcluded: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    dashboardNoDepartment: {"type":"string"},
    dashboardNoLocation: {"type":"string"},
    dashboardSmallGroups: {"type":"string"},
    dashboardOrder: {"type":"string"},
    dashboardTooLong: {"type":"string"},
    dashboardNoChallenge: {"type":"string"},
    dashboardNoPlanYear: {"type":"string"},
    dashboardToken: {"type":"string"},
  },
  delays: {
    idleWarningAfter: {"type":"number","exclusiveMinimum":0},
    idleCountdown: {"type":"number","exclusiveMinimum":0},
    keepAliveAfter: {"type":"number","exclusiveMinimum":0},
    restartAfter: {"type":"number","exclusiveMinimum":0},
    exportAskedAfter: {"type":"number","exclusiveMinimum":0},
    connectionTriedAfter: {"type":"number","exclusiveMinimum":0},
    actingLoadedWithin: {"type":"number","exclusiveMinimum":0},
    assessmentSavedAgainAfter: {"type":"number","exclusiveMinimum":0},
    resultsAskedAfter: {"type":"number","exclusiveMinimum":0},
  },
  eventTypes: {
    sessionReasons: {"type":"object","additionalProperties":{"type":"string"}},
    placesMentioned: {"type":"integer","minimum":1},
    eventsByDay: {"type":"array","items":{"type":"string"}},
    sessionsAsChosen: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    onlySession: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
  },
  events: {
    eventsWithOneSession: {"type":"array","items":{"type":"string"}},
    eventDateFormat: {"type":"string"},
    eventMissing: {"type":"string"},
    eventOver: {"type":"string"},
    eventSessionMissing: {"type":"string"},
    eventSessionOver: {"type":"string"},
    eventSessionFull: {"type":"string"},
    eventOneSession: {"type":"string"},
    eventNotJoined: {"type":"string"},
    eventDocumentMissing: {"type":"string"},
  },
  filter: {
    dateRange: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    customDateStatus: {"type":"string"},
    filterDate: {"type":"string"},
    isInChallengeStatus: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    challengeLoggedWithin: {"type":"integer","minimum":1},
    screeningSources: {"type":"array","items":{"type":"string"},"minItems":1},
    sexItem: {"type":"string"},
    hireDateItem: {"type":"string"},
    eventSessionDate: {"type":"string"},
    savedFiltersKept: {"type":"integer","minimum":1},
    savedFiltersFull: {"type":"string"},
    exportLength: {"type":"number","exclusiveMinimum":0},
    exportsKept: {"type":"integer","minimum":1},
    exportFileNames: {"type":"object","required":["People","Participants"],"additionalProperties":{"type":"string"}},
    exportSheetNames: {"type":"object","required":["People","Participants"],"additionalProperties":{"type":"string"}},
    exportSheetRows: {"type":"integer","minimum":1},
    exportTooLong: {"type":"string"},
    filterFaults: {"type":"object","additionalProperties":{"type":"string"}},
  },
  health: {
    healthMeasureNames: {"type":"object","additionalProperties":{"type":"string"}},
    healthNextSteps: {"type":"integer","minimum":1,"maximum":3},
    healthAreaTags: {"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}},
    healthAreaSubjects: {"type":"object","additionalProperties":{"type":"array","items":{"type":"string"}}},
    healthAreaHelp: {"type":"object","additionalProperties":{"type":"string"}},
    healthDate: {"type":"string"},
    saveAssessmentAfter: {"type":"number","exclusiveMinimum":0},
    assessmentHelpers: {"type":"array","items":{"type":"string"}},
    rolesFilteringByHealth: {"type":"array","items":{"type":"string"}},
  },
  impersonation: {
    rolesPartnerAdminsActFor: {"type":"array","items":{"type":"string"}},
    rolesBesideThose: {"type":"array","items":{"type":"string"}},
    impersonationNobody: {"type":"string"},
    impersonationOneself: {"type":"string"},
    impersonationRole: {"type":"string"},
    impersonationInactive: {"type":"string"},
    impersonationTwice: {"type":"string"},
    impersonationDuty: {"type":"string"},
    impersonationWithoutDuty: {"type":"string"},
    impersonationWithoutName: {"type":"string"},
    impersonationWithoutReason: {"type":"string"},
    redesignAddress: {"type":"string"},
    companyUnmanaged: {"type":"string"},
    companiesShown: {"type":"integer","minimum":1},
    companiesListed: {"type":"integer","minimum":1},
    matchesShown: {"type":"integer","minimum":1},
  },
  jobs: {
    jobSchedules: {"type":"object","required":["settle","retention","planYears"],"additionalProperties":{"type":"string","maxLength":100,"pattern":"^[0-9*,/-]+ [0-9*,/-]+ [0-9*,/-]+ [0-9*,/-]+ [0-9*,/-]+$"}},
    jobPoll: {"type":"number","exclusiveMinimum":0},
    jobFind: {"type":"number","exclusiveMinimum":0},
    jobLease: {"type":"number","exclusiveMinimum":0},
    jobTries: {"type":"integer","minimum":1},
    jobFirstRetry: {"type":"number","exclusiveMinimum":0},
    jobLongestRetry: {"type":"number","exclusiveMinimum":0},
    ruleFailures: {"type":"integer","minimum":1},
    rulesPlannedDays: {"type":"number","exclusiveMinimum":0},
    rulesPlannedShown: {"type":"integer","minimum":1},
    ruleRunsKept: {"type":"number","exclusiveMinimum":0},
    jobsKept: {"type":"number","exclusiveMinimum":0},
    jobsKeptIdle: {"type":"number","exclusiveMinimum":0},
    jobsCounted: {"type":"integer","minimum":1},
    jobStep: {"type":"integer","minimum":1},
    jobGone: {"type":"string"},
    jobNotFailed: {"type":"string"},
  },
  learning: {
    countedCourses: {"type":"string"},
    courseUnanswered: {"type":"string"},
  },
  live: {
    liveKept: {"type":"number","exclusiveMinimum":0},
    liveSweep: {"type":"number","exclusiveMinimum":0},
    liveAlive: {"type":"number","exclusiveMinimum":0},
    liveMessageSize: {"type":"integer","minimum":1},
    liveMessagesPerSecond: {"type":"integer","minimum":1},
    liveTopicsPerSocket: {"type":"integer","minimum":1},
    liveSocketsPerPerson: {"type":"integer","minimum":1},
    liveWaiting: {"type":"integer","minimum":1},
  },
  measures: {
    healthMeasureUnits: {"type":"object","additionalProperties":{"type":"string"}},
    healthMeasureQuantities: {"type":"object","additionalProperties":{"type":"string"}},
    healthMeasureParts: {"type":"object","additionalProperties":{"type":"string"}},
    healthRiskLevels: {"type":"object","additionalProperties":{"type":"string"}},
    healthRiskLevelsFrom: {"type":"object","additionalProperties":{"type":"array","items":{"type":"array","items":{"type":"number"},"minItems":2,"maxItems":2},"minItems":1}},
  },
  messageBoard: {
    messagesAtOnce: {"type":"integer","minimum":1},
    messagesPerMinute: {"type":"integer","minimum":1},
    messageAdministrators: {"type":"string"},
    messageImageTypes: {"type":"array","items":{"type":"string"}},
    messageImagePixels: {"type":"integer","minimum":1},
    messageThumbnailPixels: {"type":"integer","minimum":1},
    messageThumbnailSize: {"type":"integer","minimum":1},
    messageImageUnknown: {"type":"string"},
    messageImageTooManyPixels: {"type":"string"},
    messageEmpty: {"type":"string"},
    messagesTooMany: {"type":"string"},
    messageTaken: {"type":"string"},
  },
  messagePages: {
    messagePictureTypes: {"type":"array","items":{"type":"string"}},
    messagePictureSize: {"type":"integer","minimum":1},
    messagePictureHint: {"type":"string"},
    messageLength: {"type":"integer","minimum":1},
    messageImageTooLarge: {"type":"string"},
    messageImageKind: {"type":"string"},
  },
  missionStatementPages: {
    missionStatementTitle: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
  },
  missionStatements: {
    missionStatementTypes: {"type":"array","items":{"type":"string"}},
    missionStatementsByCoach: {"type":"array","items":{"type":"string"}},
  },
  news: {
    announcementAddress: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
  },
  passwords: {
    passwordLeast: {"type":"integer","minimum":1},
    passwordKinds: {"type":"integer","minimum":1},
    passwordLong: {"type":"integer","minimum":1},
    passwordMost: {"type":"integer","minimum":1},
  },
  planYears: {
    planYearAhead: {"type":"number","exclusiveMinimum":0},
    nextPlanYear: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    programRepeats: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    programDays: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    nextProgram: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
  },
  programPages: {
    actionsAfterEnd: {"type":"array","items":{"type":"string"}},
    startOfDay: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
  },
  programs: {
    programMeasure: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    programAction: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    planYearProgramPrefix: {"type":"string"},
    personalSectionPrefix: {"type":"string"},
    personalSectionName: {"type":"string"},
    personalSectionText: {"type":"string"},
    personalProgramLimit: {"type":"integer","minimum":1},
    boardUnits: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    boardDays: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    leaderboardRows: {"type":"integer","minimum":1},
    leaderboardRowsOfAdministration: {"type":"integer","minimum":1},
    programPermissions: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
  },
  quantities: {
    quantities: {"type":"object","additionalProperties":{"type":"object","properties":{"stored":{"type":"string","description":"The unit of stored values. A field that stores another unit names it."},"chosen":{"type":"object","properties":{"$":{"type":"string","minLength":1,"description":"An expression in CEL, for example session.user.Roles.exists(r, r == 'Admin')."},"let":{"description":"Parts of the expression by name. Each may read those before it.","type":"object","propertyNames":{"type":"string","pattern":"^[a-z][A-Za-z0-9]*$"},"additionalProperties":{"type":"object","properties":{"$":{"type":"string","minLength":1,"description":"An expression in CEL, for example session.user.Roles.exists(r, r == 'Admin')."}},"required":["$"],"additionalProperties":false}}},"required":["$"],"additionalProperties":false,"description":"The reader's unit, by its name in `units`. Reads `session`."},"otherwise":{"type":"string","description":"The unit before sign-in."},"units":{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{"type":"object","properties":{"one":{"type":"string","minLength":1,"description":"The full name for one: pound."},"many":{"type":"string","minLength":1,"description":"The full name for several: pounds."},"short":{"type":"string","minLength":1,"description":"The short name after a number: lb."},"factor":{"type":"string","pattern":"^(?!0+(\\.0+)?$)\\d{1,9}(\\.\\d{1,9})?$","description":"How many of the stored unit make one of this unit, as an exact decimal. For a unit in two parts: one of the smaller part."},"decimals":{"type":"integer","minimum":0,"maximum":3,"description":"The maximum number of decimal places to type and show. For a unit in two parts: of the smaller part."},"whole":{"description":"The larger part of a unit in two parts, such as feet beside inches. The unit itself is the smaller part.","type":"object","properties":{"one":{"type":"string","minLength":1,"description":"The full name for one: pound."},"many":{"type":"string","minLength":1,"description":"The full name for several: pounds."},"short":{"type":"string","minLength":1,"description":"The short name after a number: lb."},"holds":{"type":"integer","minimum":2,"maximum":10000,"description":"How many of the unit make one of these: a foot is 12 inches."}},"required":["one","many","short","holds"],"additionalProperties":false}},"required":["one","many","short","factor","decimals"],"additionalProperties":false},"description":"Each unit by its name."}},"required":["stored","chosen","otherwise","units"],"additionalProperties":false}},
    unitsOfMany: {"type":"object","additionalProperties":{"type":"string"}},
    unitsOfOne: {"type":"object","additionalProperties":{"type":"string"}},
  },
  refusals: {
    refusalKind: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
  },
  registration: {
    registrationSteps: {"type":"array","items":{"type":"string"}},
    registrationStepNeeds: {"type":"object","additionalProperties":{"type":"string"}},
    registrationStepForms: {"type":"object","additionalProperties":{"type":"string"}},
    registrationLength: {"type":"number","exclusiveMinimum":0},
    registrationEmailsPerPerson: {"type":"integer","minimum":1},
    registrationLinkPath: {"type":"string"},
  },
  registrationPage: {
    registrationEvents: {"type":"object","additionalProperties":{"type":"string"}},
    registrationEmailWait: {"type":"number","minimum":0},
    registrationLinkHours: {"type":"integer","minimum":1},
    registrationPath: {"type":"string"},
  },
  rewardPages: {
    giftCardFeature: {"type":"string"},
    pointsPerDollar: {"type":"integer","minimum":1},
    storeShelfCards: {"type":"integer","minimum":1},
    rewardCurrency: {"type":"string","pattern":"^[A-Z]{3}$"},
    orderFailed: {"type":"string"},
    dollars: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    audienceRoles: {"type":"array","items":{"type":"string"},"minItems":1},
    audienceSent: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    companyCurrency: {"type":"string","pattern":"^[A-Z]{3}$"},
  },
  rewards: {
    maximumSpendEnabled: {"type":"boolean"},
    maximumSpend: {"type":"number","exclusiveMinimum":0},
    orderRefusal: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    giftCardShown: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    exchangeRate: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    customRewardGroup: {"type":"string"},
    providerTime: {"type":"number","exclusiveMinimum":0},
    catalogueKept: {"type":"number","exclusiveMinimum":0},
    orderYearOver: {"type":"string"},
    orderMeanwhile: {"type":"string"},
    orderCurrency: {"type":"string"},
    storeAway: {"type":"string"},
    rewardGone: {"type":"string"},
    rewardPrice: {"type":"string"},
    rewardBalance: {"type":"string"},
    rewardPoints: {"type":"string"},
    rewardMaximum: {"type":"string"},
    rewardRefused: {"type":"string"},
    redeemPoints: {"type":"string"},
    redeemWhole: {"type":"string"},
    redeemSays: {"type":"string"},
    redeemSaysOne: {"type":"string"},
    returnSays: {"type":"string"},
    achieversUnknown: {"type":"string"},
  },
  roles: {
    administrators: {"type":"array","items":{"type":"string"},"minItems":1},
    companyAdministrators: {"type":"array","items":{"type":"string"},"minItems":1},
    accountManagers: {"type":"array","items":{"type":"string"},"minItems":1},
    support: {"type":"array","items":{"type":"string"},"minItems":1},
    coachingAdministrators: {"type":"array","items":{"type":"string"},"minItems":1},
    coachesAndAdministrators: {"type":"array","items":{"type":"string"},"minItems":1},
    rolesWithDuties: {"type":"array","items":{"type":"string"},"minItems":1},
  },
  scheduler: {
    schedulerNotHere: {"type":"string"},
    sessionOver: {"type":"string"},
    sessionNoTime: {"type":"string"},
    sessionSkipped: {"type":"string"},
    sessionDoubled: {"type":"string"},
    sessionQuarter: {"type":"string"},
    sessionUnsaid: {"type":"string"},
    sessionBegun: {"type":"string"},
    ownCancelMissing: {"type":"string"},
    ownCancelLate: {"type":"string"},
    ownCancelBegun: {"type":"string"},
    sessionNotScheduled: {"type":"string"},
    sessionTypeMissing: {"type":"string"},
    entryNothing: {"type":"string"},
    blockMissing: {"type":"string"},
    blockTooLong: {"type":"string"},
    blockOver: {"type":"string"},
    blockOfOthers: {"type":"string"},
    scheduleTooLong: {"type":"string"},
    availabilityNoCoach: {"type":"string"},
    longestPeriod: {"type":"number","exclusiveMinimum":0},
    longestSearch: {"type":"number","exclusiveMinimum":0},
    nextTimeDays: {"type":"number","exclusiveMinimum":0},
  },
  scheduling: {
    quarterHours: {"type":"array","items":{"type":"string","pattern":"^\\d{2}:\\d{2}$"},"minItems":1},
    weekdays: {"type":"array","items":{"type":"string"},"minItems":7,"maxItems":7},
    sessionFailures: {"type":"object","additionalProperties":{"type":"string"}},
    blockFailures: {"type":"object","additionalProperties":{"type":"string"}},
    sessionScheduled: {"type":"string"},
    ownCancelHours: {"type":"number","exclusiveMinimum":0},
    blockOrder: {"type":"string"},
    blockSaved: {"type":"string"},
    schedulerDate: {"type":"string"},
  },
  selfReports: {
    reportTypesWithAttachment: {"type":"array","items":{"type":"string"}},
    reportTypesWithComment: {"type":"array","items":{"type":"string"}},
    reportTypesWithCheckbox: {"type":"array","items":{"type":"string"}},
    reportAttachmentTypes: {"type":"array","items":{"type":"string"}},
    reportAttachmentSize: {"type":"number","exclusiveMinimum":0},
    activityIdPrefix: {"type":"string"},
    minimumDate: {"type":"string"},
    reportCertification: {"type":"string"},
    reportAttachmentKind: {"type":"string"},
    reportAttachmentTooLarge: {"type":"string"},
  },
  server: {
    sessionLength: {"type":"number","exclusiveMinimum":0},
    sessionLongest: {"type":"number","exclusiveMinimum":0},
    sessionLongestOfStaff: {"type":"number","exclusiveMinimum":0},
    signInAttempts: {"type":"integer","minimum":1},
    signInAttemptsEverywhere: {"type":"integer","minimum":1},
    signInWindow: {"type":"number","exclusiveMinimum":0},
    signInLock: {"type":"number","exclusiveMinimum":0},
    signInFailuresPerAddress: {"type":"integer","minimum":1},
    signInsPerMinuteWhenSlowed: {"type":"integer","minimum":1},
    signInSlowed: {"type":"string"},
    signInWrong: {"type":"string"},
    signInLocked: {"type":"string"},
    accountLocked: {"type":"string"},
    signInKeyInvalid: {"type":"string"},
    singleSignOnOnly: {"type":"string"},
    singleSignOnLength: {"type":"number","exclusiveMinimum":0},
    uploadsKept: {"type":"integer","minimum":1},
    uploadLength: {"type":"number","exclusiveMinimum":0},
    uploadsFull: {"type":"string"},
    uploadMissing: {"type":"string"},
    uploadOfAnotherKind: {"type":"string"},
    uploadTooManyPixels: {"type":"string"},
    fileTypes: {"type":"array","items":{"type":"string"}},
    filePixels: {"type":"integer","minimum":1},
    ticketLength: {"type":"number","exclusiveMinimum":0},
    passwordResetLength: {"type":"number","exclusiveMinimum":0},
    passwordResetsPerWindow: {"type":"integer","minimum":1},
    passwordResetInvalid: {"type":"string"},
    passwordResetPath: {"type":"string"},
    passwordUnchanged: {"type":"string"},
    trustedDeviceFeature: {"type":"string"},
    trustedDeviceLength: {"type":"number","exclusiveMinimum":0},
    deviceCodeDigits: {"type":"integer","minimum":1},
    deviceCodeLength: {"type":"number","exclusiveMinimum":0},
    deviceCodeTries: {"type":"integer","minimum":1},
    deviceCodesPerSignIn: {"type":"integer","minimum":1},
    deviceCodesPerWindow: {"type":"integer","minimum":1},
    deviceCodesTooMany: {"type":"string"},
    deviceCodeWrong: {"type":"string"},
    singleSignOnPage: {"type":"string"},
    englishOnlyRoles: {"type":"array","items":{"type":"string"}},
    scheduleNowFeature: {"type":"string"},
    registrationToggle: {"type":"string"},
    hubWithoutSection: {"type":"string"},
    outboxPoll: {"type":"number","exclusiveMinimum":0},
    outboxSendTime: {"type":"number","exclusiveMinimum":0},
    outboxFirstRetry: {"type":"number","exclusiveMinimum":0},
    outboxTries: {"type":"integer","minimum":1},
    outboxSecurityAtOnce: {"type":"integer","minimum":1},
    outboxPersonalAtOnce: {"type":"integer","minimum":1},
    outboxMassAtOnce: {"type":"integer","minimum":1},
    outboxLongestRetry: {"type":"number","exclusiveMinimum":0},
    outboxKept: {"type":"number","exclusiveMinimum":0},
    receivedCallsKept: {"type":"number","exclusiveMinimum":0},
    failedMessagesCounted: {"type":"integer","minimum":1},
    failedMessageMissing: {"type":"string"},
    failedMessageReasons: {"type":"object","additionalProperties":false,"properties":{"Secret":{"type":"string"},"Expired":{"type":"string"},"AccountDeleted":{"type":"string"},"TextsOff":{"type":"string"}},"required":["Secret","Expired","AccountDeleted","TextsOff"]},
    outboxShown: {"type":"integer","minimum":1},
    minimumAge: {"type":"number","exclusiveMinimum":0},
    invalidDateOfBirth: {"type":"string"},
    duplicateUniqueId: {"type":"string"},
    uniqueTaken: {"type":"string"},
    duplicateMobileNumber: {"type":"string"},
    verificationsPerWindow: {"type":"integer","minimum":1},
    messagesPerPair: {"type":"integer","minimum":1},
    messagesPerRecipient: {"type":"integer","minimum":1},
    messagesPerWriter: {"type":"integer","minimum":1},
    sendingsTooMany: {"type":"string"},
    verificationsTooMany: {"type":"string"},
    verificationResendAfter: {"type":"number","minimum":0},
    verificationWithoutContact: {"type":"string"},
    textReplyLength: {"type":"number","exclusiveMinimum":0},
    mobileVerificationReply: {"type":"string"},
    textReminderReply: {"type":"string"},
    wellnessReminderReply: {"type":"string"},
    textStopWords: {"type":"array","items":{"type":"string"}},
    textHelpWords: {"type":"array","items":{"type":"string"}},
    emailCodeDigits: {"type":"integer","minimum":1},
    emailCodeLength: {"type":"number","exclusiveMinimum":0},
    emailCodeTries: {"type":"integer","minimum":1},
    emailCodeWrong: {"type":"string"},
    changesShown: {"type":"integer","minimum":1},
    systemName: {"type":"string"},
    exportBatch: {"type":"integer","minimum":1},
    passwordWrong: {"type":"string"},
    deviceProviderMissing: {"type":"string"},
    deviceElsewhere: {"type":"string"},
    optionalFieldTaken: {"type":"string"},
    rolesReachingEveryCompany: {"type":"array","items":{"type":"string"}},
    rolesReachingChildCompanies: {"type":"array","items":{"type":"string"}},
    noCoachingCompany: {"type":"string"},
    textToolFeature: {"type":"string"},
    departmentItem: {"type":"string"},
    choicesShown: {"type":"integer","minimum":1},
    cdnUrl: {"type":"string"},
    emailAttachmentUrl: {"type":"string"},
    defaultTimeZone: {"type":"string"},
    deliveredTerms: {"type":"string"},
    copyName: {"type":"string"},
    appId: {"type":"string"},
    brandingColor: {"type":"string"},
    publicationsListed: {"type":"integer","minimum":1},
    publicationOvertaken: {"type":"string"},
    publicationSame: {"type":"string"},
    publicationInUse: {"type":"string"},
    publicationInDevelopment: {"type":"string"},
    reportMissing: {"type":"object","additionalProperties":{"type":"string"}},
    reportWithoutProgram: {"type":"string"},
    reportAttachmentEmpty: {"type":"string"},
    reportAttachmentUnknown: {"type":"string"},
    reportFull: {"type":"string"},
    reportEnded: {"type":"string"},
    reportNotBegun: {"type":"string"},
    reportNotJoined: {"type":"string"},
    reportReviewed: {"type":"string"},
    reportAnswered: {"type":"string"},
  },
  today: {
    todayItems: {"type":"integer","minimum":1},
    todaySessionDays: {"type":"number","exclusiveMinimum":0},
    todayFieldsInPlace: {"type":"number","exclusiveMinimum":0},
    todayHabitDays: {"type":"number","exclusiveMinimum":0},
    streakForgivenDays: {"type":"number","exclusiveMinimum":0},
    streakDaysBack: {"type":"number","exclusiveMinimum":0},
    todayOthers: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    todayChoice: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
  },
  tracker: {
    trackerRecentDays: {"type":"number","exclusiveMinimum":0},
    trackerEntriesV2Toggle: {"type":"string"},
    editableTrackerEntry: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    trackerEntrySource: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    trackerSourceNames: {"type":"object","additionalProperties":{"type":"string"}},
    trackerOtherSource: {"type":"string"},
    trackerYears: {"type":"number","exclusiveMinimum":0},
    trackerYearsForCoaches: {"type":"number","exclusiveMinimum":0},
    trackerDate: {"type":"string"},
    trackerLegacyDate: {"type":"string"},
    programTimeZone: {"type":"string"},
    stepsPerMile: {"type":"number","exclusiveMinimum":0},
    kilometersPerMile: {"type":"number","exclusiveMinimum":0},
    poundsPerKilogram: {"type":"number","exclusiveMinimum":0},
    metValues: {"type":"object","additionalProperties":{"type":"array","items":{"type":"array","items":{"type":"number"},"minItems":2,"maxItems":2},"minItems":1}},
    trackerSaveFailure: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    trackerEntryOfLegacy: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    legacyOfTrackerEntry: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    trackerIntensity: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    trackerMiles: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    trackerHours: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    trackerDecimals: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    trackerDefaultDate: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    trackerNextDate: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
    trackerEntriesWith: {"type":"object","additionalProperties":false,"required":["$"],"properties":{"$":{"type":"string"}}},
  },
  trackerEntries: {
    trackerShortDate: {"type":"string"},
    trackerDateField: {"type":"string"},
    trackerWeightField: {"type":"object","required":["FieldName","FieldUnitsPluralDisplay"],"properties":{"FieldName":{"type":"string"},"FieldUnitsPluralDisplay":{"type":"string"}}},
    trackerWeightMeasure: {"type":"string"},
    kilogramsPerPound: {"type":"number","exclusiveMinimum":0},
    trackerTypesReplacing: {"type":"array","items":{"type":"string"}},
    trackerEntryLocked: {"type":"string"},
    trackerEntryThere: {"type":"string"},
    trackerDayFull: {"type":"string"},
    trackerDayStays: {"type":"string"},
  },
};
