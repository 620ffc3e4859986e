// Written by "npm run generate" from schemas/records. Do not edit.

/**
 * What a company wants of staff before they act as one of its people.
 */
export interface ActingTerms {
  /**
   * They say why first.
   */
  NeedsReason: boolean;
}
/**
 * Whoever sits at the page: also while they act for somebody else.
 */
export interface Actor {
  /**
   * Identifies the person.
   */
  UserId: string;
  /**
   * The sign-in name.
   */
  UserName: string;
  /**
   * The given name.
   */
  FirstName: string;
  /**
   * The family name.
   */
  LastName: string;
  /**
   * What the person may do beside taking part.
   */
  Roles: (
    'Admin' | 'WRAdmin' | 'AdminLite' | 'Coach' | 'Support' | 'SuperAdmin' | 'PartnerAdmin' | 'CompanyManager' | 'HIPAAAccess' | 'Reporting' | 'UserManagement'
  )[];
  /**
   * The company the person belongs to.
   */
  EntityId: string;
  /**
   * That company's name.
   */
  EntityName: string;
  /**
   * How far this person's duties reach.
   */
  Designations: Designation[];
}
/**
 * News of a company.
 */
export interface Announcement {
  /**
   * Which announcement.
   */
  AnnouncementId?: string;
  /**
   * Grows with each change.
   */
  Version?: number;
  /**
   * Announcement opens by itself as a news flash; AnnouncementImage stands among the news and is counted by their badge.
   */
  DisplayType: 'Announcement' | 'AnnouncementImage';
  /**
   * What it is about.
   */
  Title: string;
  /**
   * What it says, as HTML of a closed list of tags.
   */
  Content: string;
  /**
   * Its first day, where the person is.
   */
  FromDay: string;
  /**
   * Its last day; without it, it stays.
   */
  ToDay?: string;
  /**
   * Nobody sees it any more.
   */
  IsArchived?: boolean;
  /**
   * Its picture.
   */
  ImageUrl?: string;
  /**
   * Where a click on it leads.
   */
  LinkType: 'Blank' | 'ExternalLink' | 'Video' | 'WithinProduct';
  /**
   * With LinkType ExternalLink: the address.
   */
  ExternalLinkUrl?: string;
  /**
   * With LinkType ExternalLink: in which window.
   */
  ExternalLinkTarget?: '_blank' | '_self';
  /**
   * With LinkType Video: the address of the film.
   */
  VideoUrl?: string;
  /**
   * With LinkType WithinProduct: the place.
   */
  LinkDestination?: 'Challenge' | 'Event' | 'HealthProfile' | 'HealthRiskAssessment' | 'RewardStatement' | 'UserProfile';
  /**
   * With LinkDestination Challenge or Event: the company that offers it.
   */
  ProgramOwnerId?: string;
  /**
   * With LinkDestination Challenge or Event: which one.
   */
  ProgramId?: string;
}
/**
 * What a person decides about one announcement.
 */
export interface AnnouncementArchive {
  /**
   * The announcement.
   */
  AnnouncementId: string;
  /**
   * Whether it is put away.
   */
  IsArchived: boolean;
  /**
   * Its place in the person's list; left out, it keeps its place.
   */
  Order?: number;
}
/**
 * What the person's roles may open.
 */
export interface AppSecurity {
  /**
   * The person's roles.
   */
  Roles: string[];
  /**
   * The pages this person may open.
   */
  Pages: {
    /**
     * The address; parts in {} vary.
     */
    Path: string;
    /**
     * What the page is called.
     */
    Title: string;
  }[];
}
/**
 * One report of an activity, for those who approve or deny it.
 */
export interface Approval {
  /**
   * Identifies the report.
   */
  Id: string;
  /**
   * Who reported.
   */
  UserId: string;
  /**
   * Their first name.
   */
  FirstName: string;
  /**
   * Their last name.
   */
  LastName: string;
  /**
   * The program.
   */
  ChallengeId: string;
  /**
   * Its name.
   */
  ChallengeName: string;
  /**
   * Whether it counts.
   */
  Status: 'PendingApproval' | 'Approved' | 'Denied';
  /**
   * When it was sent.
   */
  SubmittedDate: string;
  /**
   * What the person wrote; empty where nothing.
   */
  UserComment: string;
  /**
   * Whether the box was checked.
   */
  Checked: boolean;
  /**
   * What is known of it, without its content.
   */
  Attachment: StoredFile | null;
  /**
   * When it was approved or denied; null where it was not.
   */
  ReviewDate: string | null;
  /**
   * What the reviewer wrote.
   */
  ReviewComments: string;
  /**
   * Who approved or denied it.
   */
  Reviewer: string | null;
}
/**
 * What the challenges of a company can be filtered by.
 */
export interface ApprovalFilters {
  /**
   * The plan years of the company, the latest first.
   */
  PlanYears: OptionItem[];
  /**
   * What can be chosen, the latest first.
   */
  Challenges: OptionItem[];
  /**
   * What of it has a message board.
   */
  WithBoard?: string[];
}
/**
 * Some of the reports of a company's people.
 */
export interface ApprovalPage {
  /**
   * The reports, each with who sent it.
   */
  Users: Approval[];
  /**
   * Where the next answer goes on; null where these were all.
   */
  PaginationToken: string | null;
}
/**
 * Who is mailed when somebody reports.
 */
export interface ApprovalSettings {
  /**
   * The administrators of the company, by name.
   */
  Items: {
    /**
     * The administrator.
     */
    Value: string;
    /**
     * Their name.
     */
    Text: string;
    /**
     * Whether they are mailed.
     */
    Selected: boolean;
  }[];
  /**
   * The version of what a save replaces. A save sends it back.
   */
  Version?: string;
}
/**
 * A health risk assessment, and how far a person has come in it.
 */
export interface Assessment {
  /**
   * Identifies this person's assessment.
   */
  UserAssessmentProgressId: number;
  /**
   * What it is called.
   */
  AssessmentName?: string;
  /**
   * How far it has come.
   */
  UserAssessmentStatus: 'NotStarted' | 'InProgress' | 'Submitted';
  /**
   * The page on which the person is.
   */
  CurrentPageId: string;
  /**
   * Its pages, in their order.
   */
  Pages: AssessmentPage[];
  /**
   * Answers that formulas read, of pages that are not loaded.
   */
  FormulaAnswers: AssessmentFormulaAnswer[];
  /**
   * When it was submitted last.
   */
  SubmittedDate?: string | null;
}
/**
 * What a person has answered to a question.
 */
export interface AssessmentAnswer {
  /**
   * The answers; none when there is no answer.
   */
  UserAnswer: string[];
  /**
   * A measured value, of several numbers the first. It counts while the person has answered nothing.
   */
  BiometricAnswer?: string | number | null;
}
/**
 * A question of a page, or something that only shows.
 */
export interface AssessmentContent {
  /**
   * Identifies it within the assessment.
   */
  Id: string;
  /**
   * What it is.
   */
  ContentType: 'Question' | 'Text';
  /**
   * What is asked, or said.
   */
  Text: string;
  /**
   * A sentence that says what to answer.
   */
  HelpText?: string;
  /**
   * Whether it shows, and whether it may be left out.
   */
  Features: ('Visible' | 'Hidden' | 'Optional')[];
  /**
   * It shows while all of these hold.
   */
  Formulas: AssessmentFormula[];
  /**
   * What kind of answer.
   */
  QuestionType?:
    'SingleChoice' | 'MultipleChoice' | 'YesNo' | 'Integer' | 'Decimal' | 'Date' | 'DateTime' | 'Time' | 'ShortText' | 'LongText' | 'Scale' | 'Measurement';
  /**
   * What can be chosen.
   */
  Options?: AssessmentOption[];
  /**
   * An answer of the person's own is possible beside the options.
   */
  AllowOther?: boolean;
  /**
   * The unit of a number: its name, or an object that holds it.
   */
  Units?:
    | string
    | {
        unit: string;
      };
  /**
   * What the number measures: one of settings.quantities. The answer, Units and the limits are in its stored unit.
   */
  Quantity?: string;
  /**
   * The least number.
   */
  Min?: number;
  /**
   * The greatest number.
   */
  Max?: number;
  /**
   * How many characters a text may have.
   */
  MaxLength?: number;
  /**
   * How many digits may stand behind the point.
   */
  DecimalPlaces?: number;
  /**
   * Of a scale: what its least number means.
   */
  MinText?: string;
  /**
   * Of a scale: what its greatest number means.
   */
  MaxText?: string;
  /**
   * The numbers of which the answer consists; formulas see the first.
   */
  Parts?: AssessmentPart[];
  /**
   * What it measures: one of the measures of the product.
   */
  MeasureId?: string;
  /**
   * The value measured last with all its numbers, as it is read. BiometricAnswer is the first of them, as formulas see it.
   */
  MeasuredText?: string;
  /**
   * When the value of BiometricAnswer was measured.
   */
  MeasuredOn?: string;
  /**
   * What is known without asking, as answers are stored: a person fills it in with one press.
   */
  OfferedAnswer?: string[];
  /**
   * When that was measured or logged.
   */
  OfferedOn?: string;
  /**
   * Where that comes from: a measurement, or an entry of a tracker.
   */
  OfferedFrom?: 'Measurement' | 'Entry';
  /**
   * What the person has answered.
   */
  Answer?: AssessmentAnswer;
}
/**
 * One comparison of the answers to a question.
 */
export interface AssessmentExpression {
  /**
   * The question that is looked at.
   */
  EvaluatingItemId: string;
  /**
   * The comparison.
   */
  Operator: 'IsEqualTo' | 'IsNotEqualTo' | 'IsLessThan' | 'IsGreaterThan' | 'Contains' | 'DoesNotContain' | 'IsAnswered' | 'IsNotAnswered';
  /**
   * What the answers are compared with.
   */
  ExpressionValues: string[];
}
/**
 * Comparisons that must hold together, or of which one is enough.
 */
export interface AssessmentFormula {
  /**
   * Whether all must hold, or one.
   */
  LogicalOperator: 'And' | 'Or';
  /**
   * The comparisons.
   */
  Expressions: AssessmentExpression[];
}
/**
 * The answers to a question of a page that is not loaded.
 */
export interface AssessmentFormulaAnswer {
  /**
   * The question.
   */
  QuestionId: string;
  /**
   * Its answers.
   */
  Answer: string[];
}
/**
 * One answer that can be chosen.
 */
export interface AssessmentOption {
  /**
   * What is stored.
   */
  Value: string;
  /**
   * What a person reads.
   */
  Text: string;
  /**
   * It stands alone: no other is chosen beside it.
   */
  IsExclusive?: boolean;
}
/**
 * One page of an assessment.
 */
export interface AssessmentPage {
  /**
   * Identifies the page.
   */
  PageId: string;
  /**
   * What it is called.
   */
  Name: string;
  /**
   * Its place.
   */
  Order: number;
  /**
   * Whether it shows.
   */
  IsVisible: boolean;
  /**
   * Whether everything that must be answered is.
   */
  IsComplete: boolean;
  /**
   * How many of its questions show and must be answered; none while it is hidden.
   */
  QuestionsAsked?: number;
  /**
   * How many of these are.
   */
  QuestionsAnswered?: number;
  /**
   * It shows while this holds; without one, always.
   */
  ShowPageFormula?: AssessmentFormula | null;
  /**
   * What stands on it, where it is loaded.
   */
  Details?: AssessmentPageDetails;
}
/**
 * What a person answers to one question.
 */
export interface AssessmentPageAnswer {
  /**
   * The question.
   */
  questionId: string;
  /**
   * The answers; none takes back what was answered.
   *
   * @maxItems 200
   */
  answer: string[];
}
/**
 * What stands on a page.
 */
export interface AssessmentPageDetails {
  /**
   * Questions and texts, in their order.
   */
  Contents: AssessmentContent[];
}
/**
 * The answers of one page.
 */
export interface AssessmentPageSave {
  /**
   * One for each question that was answered or taken back; the others stay.
   *
   * @maxItems 1000
   */
  answers: AssessmentPageAnswer[];
}
/**
 * One number of an answer that consists of several, such as a blood pressure.
 */
export interface AssessmentPart {
  /**
   * What is read before it.
   */
  Name: string;
  /**
   * Its unit.
   */
  Unit?: string;
  /**
   * The least number.
   */
  Min?: number;
  /**
   * The greatest number.
   */
  Max?: number;
}
/**
 * One submission of an assessment, as a choice of a list.
 */
export interface AssessmentSubmission {
  /**
   * The plan year and the company, as GetHraResults takes them.
   */
  Value: string;
  /**
   * What a person reads: the date, and that it was submitted.
   */
  Text: string;
  /**
   * It cannot be chosen: its results are not there yet.
   */
  Disabled: boolean;
  /**
   * The one that is shown.
   */
  Selected: boolean;
}
/**
 * The submissions of a person, the newest first.
 */
export interface AssessmentSubmissions {
  /**
   * The list.
   */
  Items: AssessmentSubmission[];
}
/**
 * Something that somebody did, once.
 */
export interface AuditTrailEntry {
  /**
   * Identifies the entry.
   */
  AuditEntryId: string;
  /**
   * When it was done.
   */
  At: string;
  /**
   * Who did it; absent for the system.
   */
  UserId?: string;
  /**
   * The name of who did it.
   */
  By: string;
  /**
   * The person acted for meanwhile.
   */
  OnBehalfOf?: string;
  /**
   * That person's name.
   */
  OnBehalfOfName?: string;
  /**
   * The company it is about; absent where it is about all of them.
   */
  EntityId?: string;
  /**
   * That company's name.
   */
  EntityName?: string;
  /**
   * What was done, in the past tense.
   */
  Action: string;
  /**
   * What kind of thing it was done to.
   */
  SubjectKind: string;
  /**
   * Which thing.
   */
  SubjectId: string;
  /**
   * What that thing is called.
   */
  Subject: string;
  /**
   * Which values were changed; the values themselves are shown with the person.
   */
  Fields: string[];
  /**
   * The reason, or why it was refused.
   */
  Why?: string;
}
/**
 * A page of the audit trail.
 */
export interface AuditTrailPage {
  /**
   * The entries.
   */
  Items: AuditTrailEntry[];
  /**
   * How many there are in all, up to the constant auditEntriesCounted.
   */
  Total: number;
}
/**
 * When a coach has time on a day of the week.
 */
export interface AvailableDay {
  /**
   * The day of the week.
   */
  Day: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';
  /**
   * The times of that day, which do not overlap.
   *
   * @maxItems 24
   */
  Availability: AvailableTime[];
}
/**
 * From when until when a coach has time, by the coach's own clocks.
 */
export interface AvailableTime {
  /**
   * HH:mm, at a quarter of an hour.
   */
  StartTime: string;
  /**
   * HH:mm, at a quarter of an hour; 24:00 is midnight.
   */
  EndTime: string;
}
/**
 * Something that is measured, with its last values.
 */
export interface BiometricMeasure {
  /**
   * Names it.
   */
  MeasureId: string;
  /**
   * What it is called.
   */
  Name: string;
  /**
   * The unit of its numbers.
   */
  Unit: string | null;
  /**
   * What it is of settings.quantities: its values are in the stored unit.
   */
  Quantity?: string | null;
  /**
   * The names of its numbers, where it has several.
   */
  Parts: string[];
  /**
   * The newest first.
   */
  Measurements: BiometricMeasurement[];
}
/**
 * One measured value.
 */
export interface BiometricMeasurement {
  /**
   * Identifies it.
   */
  Id: number;
  /**
   * When it was measured.
   */
  Date: string;
  /**
   * The number; of several the first.
   */
  Value: number;
  /**
   * The second number, where there are two.
   */
  SecondValue: number | null;
  /**
   * All its numbers, as they are read.
   */
  Display: string;
  /**
   * Where it comes from.
   */
  Source: 'Screening' | 'Assessment' | 'Person';
}
/**
 * A screening that is to be marked as done.
 */
export interface BiometricOverride {
  /**
   * Whose.
   */
  UserId: string;
  /**
   * In which plan year.
   */
  PlanYearId: string;
  /**
   * The day that was marked when it was seen; null where none was.
   */
  Was?: string | null;
}
/**
 * The screenings of some people of a company.
 */
export interface BiometricOverridePage {
  /**
   * The people, by name.
   */
  Users: ScreenedUser[];
  /**
   * Where the next answer goes on; null where these were all.
   */
  NextCursor: string | null;
}
/**
 * A time at which a coach has no sessions, in a calendar.
 */
export interface BlockedTimeItem {
  /**
   * Which one.
   */
  Id: string;
  /**
   * When it begins.
   */
  StartTime: string;
  /**
   * When it ends.
   */
  EndTime: string;
  /**
   * It is about whole days.
   */
  AllDayEvent: boolean;
  /**
   * What it is for.
   */
  Title: string;
  /**
   * The coach.
   */
  UserId: string;
  /**
   * The version of what a save replaces. A save sends it back.
   */
  Version?: string;
}
/**
 * How a company's pages look.
 */
export interface Branding {
  /**
   * The branded app.
   */
  AppId: string;
  /**
   * The main colour, as #rrggbb.
   */
  BrandingColor: string;
  /**
   * The colour of help texts while registering, as #rrggbb.
   */
  RegistrationHelpTextColor?: string;
  /**
   * The company whose host name it is, for the pages before signing in.
   */
  EntityName?: string;
  /**
   * The company's logo, for the pages before signing in.
   */
  LogoUrl?: string;
  /**
   * The size of LogoUrl, where it is known.
   */
  LogoSize?: PictureSize;
  /**
   * The same for dark pages.
   */
  DarkLogoUrl?: string;
  /**
   * The pictures behind the sign-in page.
   */
  LoginBackgroundImages: string[];
}
/**
 * Sessions of one event to register for, and to leave.
 */
export interface BulkRegistration {
  /**
   * The event.
   */
  EventId: string;
  /**
   * What is to be done. Sessions are left before others are taken.
   *
   * @minItems 1
   * @maxItems 200
   */
  SessionActions: SessionAction[];
}
/**
 * What became of each action: one that failed keeps none of the others back.
 */
export interface BulkRegistrationData {
  /**
   * How many failed.
   */
  FailedCount: number;
  /**
   * Each action, in the order in which they were sent.
   */
  ActionResults: {
    /**
     * The session.
     */
    SessionIdStartDateTime: string;
    /**
     * What was to be done.
     */
    Action: 'Register' | 'Unregister';
    /**
     * Whether it was done.
     */
    IsSuccessful: boolean;
    /**
     * Why not.
     */
    Error: string | null;
  }[];
}
/**
 * A session that the person has chosen, or a day on which an event has places.
 */
export interface CalendarEvent {
  /**
   * Tells it from the others.
   */
  Id: string;
  /**
   * The event.
   */
  EventId: string;
  /**
   * The company that offers it.
   */
  OwnerId: string;
  /**
   * What it is called.
   */
  Title: string;
  /**
   * How it is signed up for.
   */
  EventType: 'Multiple' | 'Meeting' | 'Scheduled' | 'Biometric';
  /**
   * Selected: the person has signed up for it. Available: they could. Unavailable: a meeting that is full or over.
   */
  Status: 'Available' | 'Selected' | 'Unavailable';
  /**
   * When it begins: a moment, or a day where it is about all of a day.
   */
  StartDate: string;
  /**
   * When it ends, likewise.
   */
  EndDate: string;
  /**
   * It is about all of a day.
   */
  AllDayEvent: boolean;
  /**
   * The day of it where the event takes place.
   */
  Date: string;
  /**
   * The time zone (IANA) where the event takes place.
   */
  TimeZone: string;
  /**
   * Where it takes place.
   */
  LocationName: string;
  /**
   * So many minutes before it begins a text is sent; null: none.
   */
  Reminder: number | null;
}
/**
 * What shows in a calendar, from the week before a month to the week after it.
 */
export interface CalendarMonth {
  /**
   * The first day.
   */
  From: string;
  /**
   * The last day.
   */
  To: string;
  /**
   * Sessions and days of events.
   */
  Events: CalendarEvent[];
  /**
   * Programs that the person takes part in.
   */
  Programs: CalendarProgram[];
  /**
   * What was logged, by day.
   */
  TrackerItems: CalendarTrackerDay[];
  /**
   * Sessions that the person has or gives.
   */
  CoachingSessions: CoachingSessionItem[];
  /**
   * Times that the person has blocked.
   */
  BlockedTimes: BlockedTimeItem[];
}
/**
 * A program that the person takes part in, over its days.
 */
export interface CalendarProgram {
  /**
   * The program.
   */
  Id: string;
  /**
   * Who offers it.
   */
  OwnerId: string;
  /**
   * What it is called.
   */
  Name: string;
  /**
   * The first day.
   */
  StartDate: string;
  /**
   * The last day; null: it does not end.
   */
  EndDate: string | null;
}
/**
 * The private address at which other calendars read a person's own.
 */
export interface CalendarSubscription {
  /**
   * When the address was made.
   */
  Since?: string;
}
/**
 * A day on which the person has logged something with a tracker.
 */
export interface CalendarTrackerDay {
  /**
   * Tells it from the others.
   */
  Id: string;
  /**
   * The tracker.
   */
  TrackerId: number;
  /**
   * What it is called.
   */
  TrackerName: string;
  /**
   * The name of its picture.
   */
  DisplayIcon: string | null;
  /**
   * The day.
   */
  Date: string;
  /**
   * How many entries of that day there are.
   */
  Entries: number;
}
/**
 * How people of a company take part in its challenges, in a period.
 */
export interface ChallengeDashboard {
  /**
   * The company.
   */
  EntityId: string;
  /**
   * The first day; nothing where it is about all that there is.
   */
  StartDate: string | null;
  /**
   * The last day.
   */
  EndDate: string;
  /**
   * How long a step is.
   */
  Step: 'day' | 'week' | 'month';
  /**
   * Departments and locations with fewer people are put together.
   */
  SmallestGroup: number;
  /**
   * All challenges of the dashboard together. Who takes part in several counts in each.
   */
  Totals: DashboardPart;
  /**
   * The steps, in their order.
   */
  Steps: DashboardStep[];
  /**
   * The challenges that run in the period, the latest first.
   */
  Challenges: DashboardPart[];
  /**
   * Those that are large enough, by name, and the smaller ones together.
   */
  Departments: DashboardPart[];
  /**
   * The same by location.
   */
  Locations: DashboardPart[];
  /**
   * The plan years of the company.
   */
  PlanYears: OptionItem[];
}
/**
 * What the challenges of companies can be filtered by.
 */
export interface ChallengeFilters {
  /**
   * The companies within reach, the own one first.
   */
  Companies: OptionItem[];
  /**
   * The plan years of the company, the latest first.
   */
  PlanYears: OptionItem[];
  /**
   * Its challenges, the latest first.
   */
  Challenges: OptionItem[];
  /**
   * The challenges among them that have a message board.
   */
  WithBoard?: string[];
}
/**
 * A group of a challenge, for those who administer it.
 */
export interface ChallengeGroup {
  /**
   * Identifies the group.
   */
  Id: string;
  /**
   * What is known of it.
   */
  Detail: {
    /**
     * The challenge.
     */
    ChallengeId: string;
    /**
     * Its name.
     */
    Name: string;
    /**
     * What it is about.
     */
    Details: string;
    /**
     * Whoever invites into it; null: anybody may join.
     */
    ManagerId: string | null;
    /**
     * Their name.
     */
    ManagerName: string | null;
    /**
     * How many are in it.
     */
    Members: number;
    /**
     * How many make it complete.
     */
    Min: number;
    /**
     * How many it takes.
     */
    Max: number;
    /**
     * What is compared, in the plural; empty where nothing is.
     */
    Unit: string;
    /**
     * How much of it the members who do not hide have.
     */
    Units: number;
    /**
     * How many members hide. The totals and the lists of others leave them out.
     */
    HiddenMembers: number;
    /**
     * Who is in it or was asked; present once it was opened.
     */
    Users?: GroupUser[];
  };
}
/**
 * Some of the people of a group.
 */
export interface ChallengeGroupPage {
  /**
   * The people, by name.
   */
  Users: GroupUser[];
  /**
   * The search, to go on with it.
   */
  QueryId: string;
  /**
   * Where the next answer goes on; null where these were all.
   */
  NextCursor: string | null;
}
/**
 * A group of a challenge, as an administrator saves it.
 */
export interface ChallengeGroupSave {
  /**
   * The group; without it a new one is made.
   */
  Id?: string;
  /**
   * How it is to be.
   */
  Detail: {
    /**
     * The challenge.
     */
    ChallengeId: string;
    /**
     * Its name.
     */
    Name: string;
    /**
     * What it is about.
     */
    Details?: string;
    /**
     * Whoever invites into it; null: anybody may join.
     */
    ManagerId?: string | null;
    /**
     * What it was when it was seen: one that is different by now stays as it is.
     */
    Was?: {
      /**
       * Its name.
       */
      Name: string;
      /**
       * What it is about.
       */
      Details: string;
      /**
       * Whoever invites into it.
       */
      ManagerId: string | null;
    };
    /**
     * Who comes into it.
     *
     * @maxItems 100
     */
    Add?: string[];
    /**
     * Who is taken out of it.
     *
     * @maxItems 100
     */
    Remove?: string[];
  };
}
/**
 * A challenge, and some of those who take part in it.
 */
export interface ChallengeMaintenance {
  /**
   * The challenge.
   */
  ChallengeId: string;
  /**
   * Its name.
   */
  Name: string;
  /**
   * Its last day; null: it does not end.
   */
  EndDate: string | null;
  /**
   * What is counted in it.
   */
  Units: string[];
  /**
   * The people, by name.
   */
  Users: MaintenanceUser[];
  /**
   * Where the next answer goes on; null where these were all.
   */
  NextCursor: string | null;
}
/**
 * How far people are to be with a challenge.
 */
export interface ChallengeOverride {
  /**
   * The challenge.
   */
  ChallengeId: string;
  /**
   * Whose progress.
   *
   * @minItems 1
   * @maxItems 100
   */
  UserIds: string[];
  /**
   * All of it counts as done.
   */
  IsComplete: boolean;
  /**
   * Otherwise: what is counted, such as days.
   */
  Unit?: string;
  /**
   * How much of it counts.
   */
  Value?: number;
  /**
   * Why.
   */
  Reason: string;
}
/**
 * Somebody who takes part in a challenge, or has quit it.
 */
export interface ChallengeParticipant {
  /**
   * Tells one from another: the person and the challenge.
   */
  Id: string;
  /**
   * The person.
   */
  UserId: string;
  /**
   * The given name.
   */
  FirstName: string;
  /**
   * The family name.
   */
  LastName: string;
  /**
   * The address the person signs in with.
   */
  Email: string;
  /**
   * Where they work; empty for none.
   */
  Department: string;
  /**
   * At which location; empty for none.
   */
  Location: string;
  /**
   * The challenge.
   */
  ChallengeId: string;
  /**
   * What it is called.
   */
  ChallengeName: string;
  /**
   * How they stand to it today.
   */
  Status: 'Current' | 'Completed' | 'Quit';
  /**
   * How far they are today.
   */
  Percent: number;
  /**
   * When they joined.
   */
  JoinedOn: string | null;
}
/**
 * Some of those who take part in challenges.
 */
export interface ChallengeParticipantPage {
  /**
   * The people, each once for each challenge, who joined last first.
   */
  Users: ChallengeParticipant[];
  /**
   * Where the next answer goes on; null where these were all.
   */
  PaginationToken: string | null;
}
/**
 * How the caller stands to a challenge.
 */
export interface ChallengeUser {
  /**
   * The person.
   */
  UserId: string;
  /**
   * The challenge.
   */
  ChallengeId: string;
  /**
   * How the person stands to it.
   */
  ProgramStatus: 'Available' | 'Current' | 'Completed' | 'Quit';
  /**
   * How far.
   */
  Progress: ProgramProgress;
  /**
   * When the person joined; nothing: not yet.
   */
  JoinedOn: string | null;
}
/**
 * When a coach has time for sessions, week by week.
 */
export interface CoachAvailability {
  /**
   * Grows with each change. A save over another person's change is refused.
   */
  Version?: number;
  /**
   * The days, Monday first.
   *
   * @minItems 7
   * @maxItems 7
   */
  WeekDays: AvailableDay[];
}
/**
 * When a coach has time, to be saved.
 */
export interface CoachAvailabilitySave {
  /**
   * The coach, where an administrator says it; without it oneself.
   */
  UserId?: string;
  /**
   * Grows with each change. A save over another person's change is refused.
   */
  Version?: number;
  /**
   * The days, Monday first.
   *
   * @minItems 7
   * @maxItems 7
   */
  WeekDays: AvailableDay[];
}
/**
 * What a coach has written down about a participant: a note, a call, or a session that the two have agreed on.
 */
export interface CoachEntry {
  /**
   * Which entry. It has a # in it, which addresses encode.
   */
  Id: string;
  /**
   * Grows with each change. A save over another person's change is refused.
   */
  Version: number;
  /**
   * The participant.
   */
  UserId: string;
  /**
   * What it is, as it is kept.
   */
  EntryType: string;
  /**
   * What people read of the type.
   */
  EntryName: string;
  /**
   * What the coach has written.
   */
  Notes: string;
  /**
   * When it took place, or will.
   */
  SessionDate: string;
  /**
   * The same, as calendars call it.
   */
  StartDate: string;
  /**
   * When it ends; of what is no session, the same.
   */
  EndDate: string;
  /**
   * The day of the week on which it begins, where it was written.
   */
  StartWeekday: string;
  /**
   * The time zone in which it was written.
   */
  IANA: string;
  /**
   * When it was written.
   */
  CreateDate: string;
  /**
   * When it was last changed.
   */
  UpdateDate: string;
  /**
   * The coach; null of entries that have the name only.
   */
  CoachUserId: string | null;
  /**
   * What the coach is called.
   */
  CoachName: string;
  /**
   * The company of the coach.
   */
  CoachingCompanyEntityId: string | null;
  /**
   * Scheduled: a session that stands in calendars. Instant: written down as it took place.
   */
  WorkFlowType: 'Scheduled' | 'OnDemand' | 'Instant';
  /**
   * Where it comes from.
   */
  Source: 'CoachScheduling' | 'CoachingLog';
  /**
   * How a session stands.
   */
  Status: 'None' | 'Completed' | 'Upcoming' | 'No Show' | 'Declined' | 'Attempt';
  /**
   * What a referral leads to.
   */
  ReferralType: 'None' | 'Scheduled' | 'Instant';
  /**
   * Where the two met.
   */
  SessionLocation: string | null;
  /**
   * What a session is about.
   */
  Description: string | null;
  /**
   * The program that it is about.
   */
  ProgramId: string | null;
  /**
   * The challenge that came of it.
   */
  CreatedChallengeId: string | null;
  /**
   * As whom the coach acted while writing it.
   */
  ImpersonatedUserId: string | null;
  /**
   * The company of the coach who acted so.
   */
  ImpersonatorEntityId: string | null;
  /**
   * Whoever asked for it may change it, and take it away.
   */
  Editable: boolean;
  /**
   * What kind of session it is; null of what is none, or was scheduled without one.
   */
  SessionTypeId: string | null;
}
/**
 * What a coach writes down about a participant, to be saved. The coach, the time of writing and what people read of the type are the server's.
 */
export interface CoachNote {
  /**
   * The participant; without it the one as whom the coach acts.
   */
  UserId?: string;
  /**
   * What it is, as it is kept.
   */
  EntryType: string;
  /**
   * When it took place, by the clocks of whoever writes: YYYY-MM-DDTHH:mm, at a quarter of an hour.
   */
  SessionDate?: string;
  /**
   * The session that the note is about: the note is added to it, and nothing new is made.
   */
  SessionId?: string;
  /**
   * What the coach writes: less than 5000 characters. More is taken in, so that people are told.
   */
  Notes?: string;
  /**
   * Where the two met.
   */
  SessionLocation?: string;
  /**
   * What it is about.
   */
  Description?: string;
  /**
   * The program that it is about.
   */
  ProgramId?: string;
  /**
   * What a referral leads to.
   */
  ReferralType?: 'None' | 'Scheduled' | 'Instant';
  /**
   * Scheduled: a session that stands in calendars is scheduled. Without it something is written down.
   */
  WorkFlowType?: 'Scheduled' | 'Instant';
  /**
   * Of a session that is scheduled: when it begins. A moment in ISO 8601, or YYYY-MM-DDTHH:mm by the clocks of whoever writes; at a quarter of an hour.
   */
  StartDate?: string;
  /**
   * Of a session that is scheduled: the coach; without it oneself.
   */
  CoachUserId?: string;
  /**
   * Of a session that is scheduled: its type.
   */
  SessionTypeId?: string;
}
/**
 * A participant, as a coach sees one in the list.
 */
export interface CoachParticipant {
  /**
   * The participant.
   */
  UserId: string;
  /**
   * First and last name.
   */
  Name: string;
  /**
   * The email address.
   */
  Email: string | null;
  /**
   * The company.
   */
  EntityId: string;
  /**
   * What the company is called.
   */
  EntityName: string;
  /**
   * The day of the newest tracker entry; null without entries.
   */
  LastEntryDate: string | null;
  /**
   * Of one participant: what the coach can do for them. Lists leave it out.
   */
  Coaching?: {
    /**
     * The sign-in name, by which the coach acts as the participant.
     */
    UserName: string;
    /**
     * What the coach can write down, as it is kept.
     */
    EntryTypes: string[];
    /**
     * Whether sessions are scheduled here: notes on a session are added to one of them.
     */
    IsScheduled: boolean;
    /**
     * The plan year of the company, for its personal challenges.
     */
    PlanYearId: string;
  };
}
/**
 * One page of a coach's participants.
 */
export interface CoachParticipantPage {
  /**
   * Those of the page.
   */
  Items: CoachParticipant[];
  /**
   * How many there are.
   */
  Total: number;
}
/**
 * The person for whom a coach acts.
 */
export interface CoachedPerson {
  userId: string;
  entityId: string;
  name?: string;
}
/**
 * A coaching session in a calendar.
 */
export interface CoachingSessionItem {
  /**
   * Which one.
   */
  Id: string;
  /**
   * When it begins.
   */
  StartDate: string;
  /**
   * When it ends.
   */
  EndDate: string;
  /**
   * First name of whoever is coached.
   */
  FirstName: string;
  /**
   * Their last name.
   */
  LastName: string;
  /**
   * Who is coached.
   */
  UserId: string;
  /**
   * Who coaches.
   */
  CoachName: string;
  /**
   * The coach.
   */
  CoachUserId: string;
  /**
   * How the session came about.
   */
  WorkFlowType: 'Scheduled' | 'OnDemand' | 'Instant';
  /**
   * So many minutes before it begins a text is sent; null: none.
   */
  Reminder?: number | null;
  /**
   * When it begins, as the coaching log calls it.
   */
  SessionDate: string;
  /**
   * How it stands.
   */
  Status: 'None' | 'Completed' | 'Upcoming' | 'No Show' | 'Declined' | 'Attempt';
  /**
   * The company of whoever is coached.
   */
  Company: string;
  /**
   * Grows with each change: whoever moves it says which one they saw.
   */
  Version: number;
  /**
   * What kind of session it is; null of those that were scheduled without one.
   */
  SessionTypeId: string | null;
}
/**
 * What is measured of the people of a company.
 */
export interface CompanyBiometricsSettings {
  /**
   * What the health profile shows, by the names of healthMeasureNames.
   *
   * @maxItems 20
   */
  ShownMeasures: ('Weight' | 'Height' | 'Waist' | 'BloodPressure' | 'Cholesterol' | 'Glucose')[];
  /**
   * So many days a measured value answers the assessment's question for it.
   */
  ScreeningValidDays: number;
  /**
   * Whether the partner's settings hold. The company's own are kept meanwhile.
   */
  UsePartnerSettings: boolean;
  /**
   * Grows with each change; 0 before the first.
   */
  Version?: number;
}
/**
 * How the pages and emails of a company look.
 */
export interface CompanyBrandingSettings {
  /**
   * Whether it shows a logo of its own.
   */
  LogoType: 'Default' | 'Custom';
  /**
   * Its own logo.
   */
  LogoUrl?: string;
  /**
   * Its own logo for dark pages.
   */
  DarkLogoUrl?: string;
  /**
   * The logo of those who have none of their own.
   */
  DefaultLogoUrl: string;
  /**
   * Whether it has pictures of its own behind signing in.
   */
  LoginBackgroundImageType: 'Default' | 'Custom';
  /**
   * Its own pictures behind signing in.
   *
   * @maxItems 5
   */
  LoginBackgroundCustomImages: string[];
  /**
   * The pictures of those who have none of their own.
   *
   * @maxItems 5
   */
  DefaultLoginBackgroundImages: string[];
  /**
   * Whether emails begin with a banner of its own.
   */
  UseCustomEmailBanner: boolean;
  /**
   * Its own banner.
   */
  EmailBannerUrl?: string;
  /**
   * The banner of those who have none of their own.
   */
  DefaultEmailBannerUrl: string;
  /**
   * The main colour, as #rrggbb.
   */
  BrandingColor: string;
  /**
   * Whether the partner's settings hold. The company's own are kept meanwhile.
   */
  UsePartnerSettings: boolean;
  /**
   * Grows with each change; 0 before the first.
   */
  Version?: number;
}
/**
 * How a company presents itself, and who coaches its people.
 */
export interface CompanyGeneralSettings {
  /**
   * What the company is called on pages and in messages.
   */
  DisplayName: string;
  /**
   * The company whose coaches coach the people of this one; None: only coaches who are designated for it one by one.
   */
  CoachingCompanyId: string;
  /**
   * The language of people who have not chosen one.
   */
  PreferredLanguage: 'en-US' | 'es-419';
  /**
   * Whether staff who act as a person of the company say why first.
   */
  ActingNeedsReason: boolean;
  /**
   * The companies to choose from, None before them.
   */
  CoachingCompanyList?: {
    /**
     * The choices, in their order.
     *
     * @maxItems 1000
     */
    Items: {
      /**
       * What is stored.
       */
      Value: string;
      /**
       * What is read.
       */
      Text: string;
    }[];
  };
  /**
   * Whether the partner's settings hold. The company's own are kept meanwhile.
   */
  UsePartnerSettings: boolean;
  /**
   * Grows with each change; 0 before the first.
   */
  Version?: number;
}
/**
 * Who administers a company.
 */
export interface CompanyManager {
  /**
   * Identifies the person.
   */
  UserId: string;
  /**
   * The sign-in name.
   */
  UserName: string;
  /**
   * The given name.
   */
  FirstName: string;
  /**
   * The family name.
   */
  LastName: string;
  /**
   * The company.
   */
  EntityId: string;
  /**
   * The company's name.
   */
  EntityName: string;
}
/**
 * A policy or an agreement of a company.
 */
export interface CompanyPolicy {
  /**
   * By it the company names the one that holds.
   */
  PolicyId: string;
  /**
   * HTML of a closed list of tags.
   */
  Content: string;
}
/**
 * How a company is set up.
 */
export interface CompanySettings {
  /**
   * The company.
   */
  EntityId: string;
  /**
   * The company's name.
   */
  EntityName: string;
  /**
   * What the company has bought.
   */
  EntityFeatures: string[];
  /**
   * The switches that are on.
   */
  EnabledToggles: string[];
  /**
   * Whether it shows a logo of its own.
   */
  LogoType: 'Default' | 'Custom';
  /**
   * Its own logo.
   */
  LogoUrl?: string;
  /**
   * The main colour.
   */
  BrandingColor: string;
  /**
   * Whether it has pictures of its own behind signing in.
   */
  LoginBackgroundImageType: 'Default' | 'Custom';
  /**
   * Its own pictures behind signing in.
   */
  LoginBackgroundCustomImages: string[];
  /**
   * Where people who need help write.
   */
  SupportEmailAddress?: string;
  /**
   * Where people who need help call.
   */
  SupportPhoneNumber?: string;
}
/**
 * How many people a company has, by how they stand.
 */
export interface CompanyStatistics {
  /**
   * The company.
   */
  EntityId: string;
  /**
   * The company's name.
   */
  EntityName: string;
  /**
   * Everybody but those who were deleted.
   */
  TotalUsers: number;
  /**
   * Those who can sign in.
   */
  ActiveUsers: number;
  /**
   * Those who have not finished registering, or were only uploaded.
   */
  PendingUsers: number;
  /**
   * Those who can no longer sign in.
   */
  DisabledUsers: number;
}
/**
 * Where a company sends people who need help.
 */
export interface CompanySupportSettings {
  /**
   * The heading.
   */
  Title?: string;
  /**
   * What there is to know, as formatted text.
   */
  Content?: string;
  /**
   * Where to write.
   */
  SupportEmailAddress?: string;
  /**
   * Where to call, as E.164.
   */
  SupportPhoneNumber?: string;
  /**
   * Whether the partner's settings hold. The company's own are kept meanwhile.
   */
  UsePartnerSettings: boolean;
  /**
   * Grows with each change; 0 before the first.
   */
  Version?: number;
}
/**
 * How dates and times are shown to people who have not chosen it themselves.
 */
export interface CompanyTimeSettings {
  /**
   * The zone of dates and times without a stated zone, an IANA name.
   */
  TimeZone:
    | 'Pacific/Honolulu'
    | 'America/Anchorage'
    | 'America/Los_Angeles'
    | 'America/Phoenix'
    | 'America/Denver'
    | 'America/Chicago'
    | 'America/New_York'
    | 'America/Indiana/Indianapolis'
    | 'America/Halifax'
    | 'America/St_Johns'
    | 'America/Puerto_Rico'
    | 'America/Mexico_City'
    | 'America/Bogota'
    | 'America/Lima'
    | 'America/Santiago'
    | 'America/Argentina/Buenos_Aires'
    | 'America/Sao_Paulo'
    | 'Atlantic/Azores'
    | 'UTC'
    | 'Europe/London'
    | 'Europe/Dublin'
    | 'Europe/Lisbon'
    | 'Europe/Madrid'
    | 'Europe/Paris'
    | 'Europe/Berlin'
    | 'Europe/Zurich'
    | 'Europe/Rome'
    | 'Europe/Warsaw'
    | 'Europe/Athens'
    | 'Europe/Helsinki'
    | 'Europe/Istanbul'
    | 'Europe/Kyiv'
    | 'Africa/Lagos'
    | 'Africa/Cairo'
    | 'Africa/Johannesburg'
    | 'Africa/Nairobi'
    | 'Asia/Jerusalem'
    | 'Asia/Dubai'
    | 'Asia/Karachi'
    | 'Asia/Kolkata'
    | 'Asia/Dhaka'
    | 'Asia/Bangkok'
    | 'Asia/Singapore'
    | 'Asia/Hong_Kong'
    | 'Asia/Shanghai'
    | 'Asia/Manila'
    | 'Asia/Seoul'
    | 'Asia/Tokyo'
    | 'Australia/Perth'
    | 'Australia/Adelaide'
    | 'Australia/Brisbane'
    | 'Australia/Sydney'
    | 'Pacific/Auckland'
    | 'Pacific/Guam';
  /**
   * How times of day are shown.
   */
  TimeFormat: '12Hour' | '24Hour';
  /**
   * The first day of a week.
   */
  WeekStartDay: 'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday';
  /**
   * Grows with each change; 0 before the first.
   */
  Version?: number;
}
/**
 * In which units values are shown to people who have not chosen them themselves.
 */
export interface CompanyUnitsSettings {
  /**
   * How heights are shown and entered.
   */
  HeightUnits: 'FeetAndInches' | 'Centimeters';
  /**
   * How lengths, such as the waist, are shown and entered.
   */
  LengthUnits: 'Inches' | 'Centimeters';
  /**
   * How weights are shown and entered.
   */
  WeightUnits: 'Pounds' | 'Kilograms';
  /**
   * How distances are shown and entered.
   */
  DistanceUnits: 'Miles' | 'Kilometers';
  /**
   * Grows with each change; 0 before the first.
   */
  Version?: number;
}
/**
 * How far a person is with a level.
 */
export interface CompletionLevel {
  /**
   * The level.
   */
  LevelId: string;
  /**
   * The level's name.
   */
  Name: string;
  /**
   * What completing it earns.
   */
  Points: number;
  /**
   * All of its requirements are met.
   */
  IsCompleted: boolean;
  /**
   * How far, in percent; 100 only when it is completed.
   */
  PercentCompleted: number;
  /**
   * Each of its requirements.
   */
  Requirements: RequirementStanding[];
}
/**
 * A way to reach a person whose device is not trusted yet.
 */
export interface Contact {
  /**
   * The address or number, mostly hidden.
   */
  MaskedContact: string;
  /**
   * Identifies the person without naming them.
   */
  UserIdHash: string;
  /**
   * What it is.
   */
  Type: 'Email' | 'Mobile';
  /**
   * Whether the code goes there.
   */
  IsSelected: boolean;
}
/**
 * How much of something is done.
 */
export interface CountedProgress {
  /**
   * In percent.
   */
  Percent: number;
  /**
   * Of how many.
   */
  Total: number;
  /**
   * In words, such as 2 of 5.
   */
  Display: string;
}
/**
 * A course, as one person stands to it.
 */
export interface Course {
  /**
   * Identifies the course.
   */
  Id: string;
  /**
   * What it is called.
   */
  Title: string;
  /**
   * What one learns, in a sentence.
   */
  Description: string;
  /**
   * What its drawing is about.
   */
  Picture: string;
  /**
   * About how long it takes.
   */
  Minutes: number;
  /**
   * It is no longer offered.
   */
  Deleted: boolean;
  /**
   * Nothing until it was begun.
   */
  Status: 'InProgress' | 'Completed' | null;
  /**
   * The curriculum in which it stands.
   */
  CurriculumId: string;
  /**
   * When it was passed last; nothing until it was.
   */
  LastCompletedDate: string | null;
  /**
   * How far the person is, in percent.
   */
  PercentComplete: number;
  /**
   * Present once the course was opened.
   */
  Details?: CourseDetails;
}
/**
 * What somebody has chosen of one question.
 */
export interface CourseAnswer {
  /**
   * The question.
   */
  QuestionId: string;
  /**
   * The ids of what is chosen; empty takes the answer back.
   *
   * @maxItems 20
   */
  UserAnswers: string[];
}
/**
 * What somebody has answered of a course, and the page they are on. Questions that are not named stay as they are.
 */
export interface CourseAnswers {
  /**
   * The questions that were answered.
   *
   * @maxItems 500
   *
   * Items: One question.
   */
  Answers: CourseAnswer[];
  /**
   * The page that is open.
   */
  CurrentPageId: string;
  /**
   * The course is taken from the beginning: all earlier answers go first.
   */
  Reset?: boolean;
}
/**
 * What can be learned, as one person stands to it.
 */
export interface CourseCatalog {
  /**
   * All courses, without their details.
   *
   * Items: A course.
   */
  Courses: Course[];
  /**
   * In their order.
   *
   * Items: A curriculum.
   */
  Curricula: Curriculum[];
  /**
   * The challenges that the person takes part in and that count courses.
   *
   * Items: A challenge.
   */
  Challenges: CourseChallenge[];
}
/**
 * A challenge that counts courses.
 */
export interface CourseChallenge {
  /**
   * The challenge, as the person stands to it.
   */
  Challenge: {
    /**
     * The program.
     */
    Id: string;
    /**
     * The company that offers it.
     */
    OwnerId: string;
    /**
     * What it is called.
     */
    Name: string;
    /**
     * How many of its courses are passed.
     */
    Progress: CountedProgress;
  };
  /**
   * The courses that count.
   */
  CourseIds: string[];
}
/**
 * An answer that can be chosen.
 */
export interface CourseChoice {
  /**
   * Identifies it within its question.
   */
  Id: string;
  /**
   * What people read.
   */
  ChoiceText: string;
}
/**
 * An answer that can be chosen, and whether it is right.
 */
export interface CourseChoiceSetup {
  /**
   * Names the answer within its question for good.
   */
  Id: string;
  /**
   * What people read.
   */
  ChoiceText: string;
  /**
   * Whether it is right. It never leaves the server.
   */
  IsCorrect: boolean;
}
/**
 * What is loaded when a course is opened.
 */
export interface CourseDetails {
  /**
   * In their order, the results last.
   *
   * Items: A page.
   */
  Pages: CoursePage[];
  /**
   * How far the person is.
   */
  Progress: CourseProgress;
  /**
   * What came of the last grading; nothing before, and nothing once the course is taken again.
   */
  Grade: CourseGrade | null;
}
/**
 * What came of the grading of a course.
 */
export interface CourseGrade {
  /**
   * Whether enough was right.
   */
  Passed: boolean;
  /**
   * When it was passed; nothing where it was not.
   */
  CompletionDate: string | null;
  /**
   * How many questions were answered right.
   */
  Right: number;
  /**
   * How many there are.
   */
  Asked: number;
  /**
   * How many must be right, in percent.
   */
  PassPercent: number;
  /**
   * In the order of the course.
   *
   * Items: One question.
   */
  Questions: CourseGradedQuestion[];
}
/**
 * How one question was answered.
 */
export interface CourseGradedQuestion {
  /**
   * The question.
   */
  Id: string;
  /**
   * Whether exactly what is right was chosen.
   */
  IsRight: boolean;
  /**
   * Why that is right.
   */
  Explanation: string;
}
/**
 * A page of a course.
 */
export interface CoursePage {
  /**
   * Identifies it within its course; results for the last one, which every course has.
   */
  Id: string;
  /**
   * The course.
   */
  CourseId: string;
  /**
   * Its place, from 1.
   */
  Order: number;
  /**
   * What it is called.
   */
  Name: string;
  /**
   * What stands above the text.
   */
  ContentType: 'None' | 'Image' | 'Video';
  /**
   * Only active pages are sent.
   */
  Status: 'Active' | 'Disabled';
  /**
   * The text.
   */
  Content: string;
  /**
   * Of an image: its address.
   */
  Image?: string;
  /**
   * Of an image: what it shows.
   */
  ImageText?: string;
  /**
   * Of a video: its address.
   */
  Video?: string;
  /**
   * Of a video: the address of what is said, in writing.
   */
  Captions?: string;
  /**
   * What is asked on the page.
   *
   * Items: A question.
   */
  Questions: CourseQuestion[];
}
/**
 * A page of a course as its author writes it.
 */
export interface CoursePageSetup {
  /**
   * Names the page within its course for good.
   */
  Id: string;
  /**
   * What the page is called.
   */
  Name: string;
  /**
   * A disabled page is not shown, and its questions do not count.
   */
  Status: 'Active' | 'Disabled';
  /**
   * What stands above the text.
   */
  ContentType: 'None' | 'Image' | 'Video';
  /**
   * The text.
   */
  Content: string;
  /**
   * Of an image: its address.
   */
  Image?: string;
  /**
   * Of an image: what it shows, for those who do not see it.
   */
  ImageText?: string;
  /**
   * Of a video: its address.
   */
  Video?: string;
  /**
   * Of a video: the address of a WebVTT file with what is said, in writing.
   */
  Captions?: string;
  /**
   * What is asked on the page.
   *
   * Items: A question.
   */
  Questions: CourseQuestionSetup[];
}
/**
 * How far somebody is with a course.
 */
export interface CourseProgress {
  /**
   * The page that was open last; results after grading.
   */
  CurrentPageId: string;
  /**
   * Complete pages over all but the results, rounded up.
   */
  PercentComplete: number;
}
/**
 * A question of a course. What is right stays on the server.
 */
export interface CourseQuestion {
  /**
   * Identifies it within its course.
   */
  Id: string;
  /**
   * What is asked.
   */
  QuestionText: string;
  /**
   * How many answers can be chosen.
   */
  QuestionType: 'SingleChoice' | 'MultipleChoice';
  /**
   * What can be chosen.
   *
   * Items: An answer.
   */
  AnswerChoices: CourseChoice[];
  /**
   * The ids of what the person has chosen; empty: not answered.
   */
  UserAnswers: string[];
}
/**
 * A question of a course with what is right.
 */
export interface CourseQuestionSetup {
  /**
   * Names the question within its course for good.
   */
  Id: string;
  /**
   * What is asked.
   */
  QuestionText: string;
  /**
   * How many answers can be chosen.
   */
  QuestionType: 'SingleChoice' | 'MultipleChoice';
  /**
   * What can be chosen.
   *
   * @minItems 2
   *
   * Items: An answer.
   */
  AnswerChoices: CourseChoiceSetup[];
  /**
   * Why that is right. It is shown after grading.
   */
  Explanation: string;
}
/**
 * A course as its author writes it, with what is right. Only the server reads it.
 */
export interface CourseSetup {
  /**
   * Names the course for good: what people have answered and passed is kept by it.
   */
  Id: string;
  /**
   * What the course is called.
   */
  Title: string;
  /**
   * What one learns, in a sentence.
   */
  Description: string;
  /**
   * What its drawing is about.
   */
  Picture: string;
  /**
   * About how long it takes.
   */
  Minutes: number;
  /**
   * How many of the questions must be right to pass, in percent.
   */
  PassPercent: number;
  /**
   * It is no longer offered: only those who have completed it still see it.
   */
  Deleted: boolean;
  /**
   * In their order.
   *
   * @minItems 1
   *
   * Items: A page.
   */
  Pages: CoursePageSetup[];
}
/**
 * Courses that belong together, as one person stands to them.
 */
export interface Curriculum {
  /**
   * Identifies the curriculum.
   */
  Id: string;
  /**
   * What it is called.
   */
  Name: string;
  /**
   * What it is about, in a sentence.
   */
  Description: string;
  /**
   * What its drawing is about.
   */
  Picture: string;
  /**
   * Its courses, in their order.
   */
  CourseIds: string[];
  /**
   * How far the person is with all of its courses.
   */
  Progress: CountedProgress;
  /**
   * How many of its courses the person has passed.
   */
  Passed: number;
}
/**
 * Courses that belong together, as an author lists them.
 */
export interface CurriculumSetup {
  /**
   * Names the curriculum for good.
   */
  Id: string;
  /**
   * What it is called.
   */
  Name: string;
  /**
   * What it is about, in a sentence.
   */
  Description: string;
  /**
   * What its drawing is about.
   */
  Picture: string;
  /**
   * Its courses, in their order.
   *
   * @minItems 1
   */
  CourseIds: string[];
  /**
   * Its place in the list.
   */
  Position: number;
}
/**
 * What is looked for in a field that only a customer has.
 */
export interface CustomFieldFilter {
  /**
   * A property of the record UserProfileCustom, as the customer has it.
   */
  FieldName: string;
  /**
   * One of these; yes and no are true and false, numbers are written as texts.
   *
   * @maxItems 100
   */
  Values?: string[];
  /**
   * Of a date: when it is.
   */
  Status?: 'Last30Days' | 'Last90Days' | 'ThisYear' | 'LastYear' | 'Custom';
  /**
   * With the status Custom: the first day, as MM/dd/yyyy.
   */
  StartDate?: string;
  /**
   * With the status Custom: the last day, as MM/dd/yyyy.
   */
  EndDate?: string;
}
/**
 * A reward that a company gives of its own.
 */
export interface CustomReward {
  /**
   * Which reward.
   */
  RewardId?: string;
  /**
   * Grows with each change.
   */
  Version?: number;
  /**
   * What people read.
   */
  Title: string;
  /**
   * What one gets, and how.
   */
  Description?: string;
  /**
   * What it is worth, in whole units of the company's currency.
   */
  CurrencyAmount: number;
  /**
   * A PNG of 134 by 80 as a data address, or a picture of this site.
   */
  Image?: string;
  /**
   * Sent with a change: whether the picture is another one.
   */
  ImageUpdated?: boolean;
  /**
   * Whether it has never been changed since it was made.
   */
  IsNew?: boolean;
  /**
   * The first day on which it can be ordered; without it: at once.
   */
  AvailableFrom?: string;
  /**
   * Nobody can order it any more.
   */
  IsWithdrawn?: boolean;
}
/**
 * Where a company sends people who need help.
 */
export interface CustomSupport {
  /**
   * The heading.
   */
  Title?: string;
  /**
   * What there is to know, as formatted text.
   */
  Content?: string;
  /**
   * Where to write.
   */
  SupportEmailAddress?: string;
  /**
   * Where to call.
   */
  SupportPhoneNumber?: string;
}
/**
 * How people take part in one challenge, at one department or at one location.
 */
export interface DashboardPart {
  /**
   * The challenge, department or location; empty for smaller groups together, and for none.
   */
  Id: string;
  /**
   * What it is called.
   */
  Name: string;
  /**
   * The first day of a challenge.
   */
  StartDate: string | null;
  /**
   * Its last day; nothing where it does not end.
   */
  EndDate: string | null;
  /**
   * Of a challenge: people and groups are compared in it.
   */
  HasLeaderboard?: boolean;
  /**
   * How many take part at the end of the period, or have completed it.
   */
  Participants: number;
  /**
   * How many of them have completed it.
   */
  Completed: number;
  /**
   * The share of them, in percent; nothing where nobody takes part.
   */
  CompletionPercent: number | null;
  /**
   * How far they are on average, in percent.
   */
  AverageProgress: number | null;
  /**
   * How many joined in the period.
   */
  Joined: number;
  /**
   * How many quit in the period.
   */
  Left: number;
  /**
   * By how much the completed became more in the period; fewer where completions were taken back.
   */
  NewlyCompleted: number;
}
/**
 * One step of the period of a dashboard: a day, a week or a month.
 */
export interface DashboardStep {
  /**
   * The first day of the step, within the period.
   */
  StartDate: string;
  /**
   * How many take part at the end of the step, or have completed it.
   */
  Participants: number;
  /**
   * How many of them have completed it.
   */
  Completed: number;
  /**
   * The share of them, in percent; nothing where nobody takes part.
   */
  CompletionPercent: number | null;
  /**
   * How far they are on average, in percent.
   */
  AverageProgress: number | null;
  /**
   * How many joined in the step.
   */
  Joined: number;
  /**
   * How many quit in the step.
   */
  Left: number;
  /**
   * By how much the completed became more in the step; fewer where completions were taken back.
   */
  NewlyCompleted: number;
}
/**
 * When a company has coaching on a day of the week, by the company's clocks.
 */
export interface DaySetting {
  /**
   * The day of the week.
   */
  Day: 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';
  /**
   * Whether there is coaching at all.
   */
  IsOpen: boolean;
  /**
   * HH:mm, at a quarter of an hour.
   */
  StartTime: string;
  /**
   * HH:mm, at a quarter of an hour; 24:00 is midnight.
   */
  EndTime: string;
}
/**
 * What Restore Default brings back.
 */
export interface DefaultProgramNotification {
  /**
   * The terms as delivered, as HTML.
   */
  Content: string;
}
/**
 * What is known of a person as one of many: of which age, where.
 */
export interface DemographicProfile {
  /**
   * The person.
   */
  UserId: string;
  /**
   * The day of birth, without a time.
   */
  DateOfBirth?: string;
  /**
   * Whole years today, by the person's own calendar.
   */
  Age?: number;
  /**
   * The region of the company the person belongs to.
   */
  Region?: OptionItem;
  /**
   * Where in the company the person works.
   */
  Location?: OptionItem;
}
/**
 * How far a person's duties in one area reach.
 */
export interface Designation {
  /**
   * The area.
   */
  Type: 'Admin' | 'Coaching' | 'Support';
  /**
   * The company for which it holds.
   */
  EntityId: string;
  /**
   * How far it reaches.
   */
  Value: 'None' | 'Company' | 'Partner' | 'Global';
}
/**
 * A device or an app whose data can come in by itself.
 */
export interface Device {
  /**
   * Identifies it.
   */
  DeviceId: string;
  /**
   * Its name.
   */
  Label: string;
  /**
   * Through whom its data comes.
   */
  Provider: 'AppleHealth' | 'GoogleFit' | 'HealthConnect' | 'HumanApi' | 'Validic';
  /**
   * Connected: data comes in. Disconnected: it was connected before. Supported: it never was.
   */
  Status: 'Connected' | 'Disconnected' | 'Supported';
  /**
   * Whether it can be disconnected here; Apple Health, Google Fit and Health Connect cannot.
   */
  CanBeRemoved: boolean;
  /**
   * Since when it is connected.
   */
  ConnectedAt?: string;
}
/**
 * Where a code is to be sent.
 */
export interface DeviceCodeRequest {
  /**
   * From the contacts of logIn: stands for the person, and for a right password.
   */
  UserIdHash: string;
  /**
   * Which contact.
   */
  ContactType: 'Email' | 'Mobile';
}
/**
 * One part of the menu of devices.
 */
export interface DeviceMenuGroup {
  /**
   * What the part is called: Connected, Disconnected or Supported.
   */
  Label: 'Connected' | 'Disconnected' | 'Supported';
  /**
   * Its devices and apps, by name.
   */
  Items: Device[];
}
/**
 * The menu of devices and apps.
 */
export interface DeviceNavigationMenu {
  /**
   * Its parts.
   */
  Items: DeviceMenuGroup[];
}
/**
 * Which device something is to be done with.
 */
export interface DeviceRequest {
  /**
   * Its DeviceId.
   */
  Device: string;
}
/**
 * The code that was sent.
 */
export interface DeviceVerification {
  /**
   * The same as for sending the code.
   */
  UserIdHash: string;
  /**
   * The code.
   */
  Code: string;
  /**
   * Whether no code is asked for on this device later.
   */
  RememberDevice?: boolean;
}
/**
 * The code of an email.
 */
export interface EmailCode {
  /**
   * The code from the email.
   */
  Code: string;
}
/**
 * That a mail server refused an address for good; empty where none has.
 */
export interface EmailRefusal {
  /**
   * When it was refused the last time.
   */
  RefusedAt?: string;
  /**
   * What the mail server answered, as its codes.
   */
  Reply?: string;
}
/**
 * A company or a partner whose people take part.
 */
export interface Entity {
  /**
   * Identifies the company.
   */
  EntityId: string;
  /**
   * The company's name.
   */
  EntityName: string;
  /**
   * The partner the company belongs to; absent for a partner and for the global entity.
   */
  ParentEntityId?: string;
  /**
   * What the entity is for.
   */
  EntityPurpose: 'Global' | 'Partner' | 'Company';
  /**
   * Whether it is a partner with companies of its own.
   */
  IsPartner: boolean;
  /**
   * What the company has bought, such as TextTool or CoachingScheduledWorkflow.
   */
  EntityFeatures: string[];
  /**
   * The privacy policy shown to its people.
   */
  PrivacyPolicyId?: string;
  /**
   * The end user agreement shown to its people.
   */
  EulaId?: string;
  /**
   * Whether its people sign in by single sign-on.
   */
  SsoSignOnEnabled: boolean;
  /**
   * Where single sign-on users go on leaving.
   */
  SSOLogoutUrl?: string;
  /**
   * The plan year now running.
   */
  PlanYearId: string;
  /**
   * The branded app its people use.
   */
  AppId: string;
}
/**
 * A company to choose.
 */
export interface EntityOption {
  /**
   * The company's EntityId.
   */
  Value: string;
  /**
   * The company's name.
   */
  Text: string;
  /**
   * Whether the company has bought the text tool.
   */
  TextToolEnabled: boolean;
  /**
   * Whether the company has an administrator for whom a partner administrator may act. Only in answers to partner administrators.
   */
  IsAdministered?: boolean;
}
/**
 * A company or a partner, as lists show it.
 */
export interface EntitySummary {
  /**
   * Identifies the company.
   */
  EntityId: string;
  /**
   * What the company belongs to; absent for the global entity.
   */
  ParentEntityId?: string;
  /**
   * The company's name.
   */
  EntityName: string;
  /**
   * What the entity is for.
   */
  EntityPurpose: 'Global' | 'Partner' | 'Company';
  /**
   * Whether it is a partner with companies of its own.
   */
  IsPartner: boolean;
}
/**
 * An event, as one person stands to it.
 */
export interface EventDetail {
  /**
   * The event.
   */
  Id: string;
  /**
   * What it is called.
   */
  Title: string;
  /**
   * How it is signed up for.
   */
  EventType: 'Multiple' | 'Meeting' | 'Scheduled' | 'Biometric';
  /**
   * Complete: it has ended.
   */
  DisplayStatus: 'Active' | 'Complete';
  /**
   * The company that offers it.
   */
  EntityId: string;
  /**
   * Where it takes place.
   */
  LocationName: string;
  /**
   * The address of the place. Empty where there is none.
   */
  LocationAddressCityStateZip: string;
  /**
   * What it is about.
   */
  Description: string;
  /**
   * What there is to read for all of it.
   */
  Documents: EventDocument[];
  /**
   * Its sessions in their order. Those of Scheduled and Biometric come by days, in the schedule.
   */
  Sessions: EventSession[];
  /**
   * The last day; null: it does not end.
   */
  EventEndDate: string | null;
  /**
   * Only one of its sessions can be chosen.
   */
  IsLimitToOneSessionRegistration: boolean;
}
/**
 * A document of an event or of one of its sessions.
 */
export interface EventDocument {
  /**
   * Names the file.
   */
  Id: string;
  /**
   * What it is called.
   */
  Label: string;
}
/**
 * When and where an event takes place once, as one person stands to it.
 */
export interface EventSession {
  /**
   * Which session, and when it begins: a session that has moved has another one.
   */
  SessionIdStartDateTime: string;
  /**
   * What it is called.
   */
  SessionName: string;
  /**
   * Where, and what is to be known. Empty where there is nothing.
   */
  SessionDetails: string;
  /**
   * The day where the event takes place.
   */
  SessionDate: string;
  /**
   * The day as people read it.
   */
  SessionDateDisplay: string;
  /**
   * When it takes place, with the time zone.
   */
  SessionTime: string;
  /**
   * When it begins by the clocks of the person; empty where they show the same.
   */
  OwnTime: string;
  /**
   * When it takes place, with the time zone, and the time of the person where their clocks differ.
   */
  SessionTimeDisplay: string;
  /**
   * How the person stands to it.
   */
  Status: 'Available' | 'Selected' | 'Unavailable';
  /**
   * How many places are left; null where there is no limit.
   */
  PlacesLeft: number | null;
  /**
   * It has begun, and nothing about it can be changed.
   */
  IsInPast: boolean;
  /**
   * What there is to read for it.
   */
  Documents: EventDocument[];
  /**
   * Only in the page: something else is chosen than what is kept.
   */
  Changed?: boolean;
  /**
   * Only in the page: the status that is kept.
   */
  OriginalStatus?: 'Available' | 'Selected' | 'Unavailable';
}
/**
 * What one unit of a currency is worth in another.
 */
export interface ExchangeRate {
  /**
   * The one.
   */
  BaseCurrency: string;
  /**
   * The other.
   */
  ConversionCurrency: string;
  /**
   * How many units of the other; 0 where it is not known.
   */
  Rate: number;
}
/**
 * A message that was given up. What it says is not shown.
 */
export interface FailedMessage {
  /**
   * Identifies the message.
   */
  MessageId: string;
  /**
   * When it was given up.
   */
  At: string;
  /**
   * How it was sent.
   */
  Kind: 'Email' | 'Text' | 'PasswordReset' | 'RewardOrder';
  /**
   * Which messages it waits for.
   */
  Lane: 'security' | 'personal' | 'mass';
  /**
   * The address or number it was sent to.
   */
  Recipient: string;
  /**
   * The name of the recipient, where that is known.
   */
  Person?: string;
  /**
   * The recipient's company.
   */
  EntityName?: string;
  /**
   * The subject of an email.
   */
  Subject?: string;
  /**
   * How often it was tried.
   */
  Attempts: number;
  /**
   * Why it was given up: the mail server refuses the recipient, or refused it before, or all tries failed.
   */
  Fault: 'RecipientRefused' | 'RecipientRefusedBefore' | 'TriesFailed';
  /**
   * What a server answered at the last try, as its codes.
   */
  Reply?: string;
  /**
   * Whether it can be sent again, or why not: it had a code or a link that opens an account, its time is over, the account was deleted, or texts to this number are off.
   */
  Again: 'Possible' | 'Secret' | 'Expired' | 'AccountDeleted' | 'TextsOff';
  /**
   * Where it goes when it is sent again, where the person has another address by now.
   */
  NewRecipient?: string;
}
/**
 * A page of the messages that were given up.
 */
export interface FailedMessagePage {
  /**
   * The messages.
   */
  Items: FailedMessage[];
  /**
   * How many there are in all, up to the constant failedMessagesCounted.
   */
  Total: number;
}
/**
 * One thing of an order that was not to be had. Nothing is booked for it.
 */
export interface FailedOrder {
  /**
   * Which reward.
   */
  RewardId: string;
  /**
   * Its name.
   */
  Name: string;
  /**
   * What it would have cost, in dollars.
   */
  Amount: number;
  /**
   * Why.
   */
  Message: string;
}
/**
 * What every call answers when it fails. The HTTP status is the same as StatusCode.
 */
export interface Failure {
  /**
   * The HTTP status of the answer; 0 for a page that got none.
   */
  StatusCode: number;
  /**
   * What is wrong, all at once.
   */
  Errors: FailureMessage[];
  /**
   * Whether the messages are written for the person at the screen.
   */
  ShowUser: boolean;
  /**
   * The page keeps the call on the device and sends it when the server can be reached. No answer has it.
   */
  Kept?: boolean;
}
/**
 * One thing that is wrong.
 */
export interface FailureMessage {
  /**
   * What is wrong, in a plain sentence.
   */
  Message: string;
  /**
   * Where in the request, as a JSON Pointer; empty for the whole of it.
   */
  Field?: string;
  /**
   * A stable name for the fault, such as required or DuplicateMobileNumber.
   */
  Code?: string;
}
/**
 * A time at which a session could begin.
 */
export interface FreeTime {
  /**
   * When.
   */
  StartDate: string;
  /**
   * When it would end.
   */
  EndDate: string;
  /**
   * With whom: of several coaches the one who has the fewest sessions around then.
   */
  CoachUserId: string;
  /**
   * What the coach is called.
   */
  CoachName: string;
}
/**
 * A gift card that the local provider has.
 */
export interface GiftCard {
  /**
   * Orders name it: it stays.
   */
  Id: string;
  /**
   * What people read.
   */
  Name: string;
  /**
   * Where it stands in the store.
   */
  Group: string;
  /**
   * What one gets.
   */
  Description: string;
  /**
   * An address of this site.
   */
  Picture: string;
  /**
   * Its prices in dollars, the lowest one first.
   *
   * @minItems 1
   * @maxItems 8
   */
  Amounts: number[];
  /**
   * What the local provider does with an order: Takes it, Refuses it, or is Away for the time being.
   */
  Answers?: 'Takes' | 'Refuses' | 'Away';
}
/**
 * Whom a gift card is offered to in a company.
 */
export interface GiftCardAudience {
  /**
   * Which row.
   */
  Id?: string;
  /**
   * Grows with each change.
   */
  Version?: number;
  /**
   * The gift card.
   */
  GiftCardId: string;
  /**
   * The roles, by their names; ALL alone means everybody.
   *
   * @minItems 1
   * @maxItems 500
   */
  Roles: string[];
  /**
   * The locations, by their names; ALL alone means everybody.
   *
   * @minItems 1
   * @maxItems 500
   */
  Locations: string[];
  /**
   * The departments, by their names; ALL alone means everybody.
   *
   * @minItems 1
   * @maxItems 500
   */
  Departments: string[];
  /**
   * The regions, by their names; ALL alone means everybody.
   *
   * @minItems 1
   * @maxItems 500
   */
  Regions: string[];
}
/**
 * How one reward goes.
 */
export interface GiftCardFigure {
  /**
   * Which reward.
   */
  RewardId: string;
  /**
   * Its name.
   */
  Name: string;
  /**
   * Its picture; empty where it is not known.
   */
  PictureUrl: string;
  /**
   * Whether it is a reward of the company's own.
   */
  IsCustom: boolean;
  /**
   * How often it was ordered.
   */
  Orders: number;
  /**
   * By how many people.
   */
  People: number;
  /**
   * For how much in all, in dollars.
   */
  Amount: number;
  /**
   * How many of these the provider has not answered yet.
   */
  Pending: number;
}
/**
 * How the rewards of a company go in a plan year.
 */
export interface GiftCardMetrics {
  /**
   * The company.
   */
  EntityId: string;
  /**
   * The plan year.
   */
  PlanYearId: string;
  /**
   * How many things were ordered.
   */
  Orders: number;
  /**
   * For how much, in dollars.
   */
  Amount: number;
  /**
   * How many of them wait for the provider.
   */
  Pending: number;
  /**
   * Each reward, the one with the largest sum first.
   */
  Items: GiftCardFigure[];
}
/**
 * A group that somebody makes.
 */
export interface Group {
  /**
   * Identifies the group; empty while it is new.
   */
  Id?: string;
  /**
   * Its name.
   */
  Name: string;
  /**
   * What it is about.
   */
  Details?: string;
}
/**
 * A group to be made in a program.
 */
export interface GroupCreation {
  /**
   * Who offers the program.
   */
  OwnerId: string;
  /**
   * The program.
   */
  ProgramId: string;
  /**
   * The group.
   */
  Group: Group;
}
/**
 * A group with its members.
 */
export interface GroupDetail {
  /**
   * Identifies the group.
   */
  Id: string;
  /**
   * Its name.
   */
  GroupName: string;
  /**
   * How many members make it complete.
   */
  Min: number;
  /**
   * How many members it takes.
   */
  Max: number;
  /**
   * What its members collect, in the plural; empty where nothing is counted.
   */
  Units: string;
  /**
   * Where a measured amount is counted: which of settings.quantities it is. People read it in their own unit.
   */
  Quantity?: string;
  /**
   * The name of the unit of these numbers, where they have a quantity.
   */
  KeptUnit?: string;
  /**
   * Its members, those who have accepted first, by name.
   */
  GroupUsers: GroupUser[];
  /**
   * How many members hide. The totals and the lists of others leave them out.
   */
  HiddenMembers: number;
}
/**
 * A message to members of a group.
 */
export interface GroupEmail {
  /**
   * The program.
   */
  ProgramId: string;
  /**
   * The group.
   */
  GroupId: string;
  /**
   * The subject.
   */
  Subject: string;
  /**
   * The text, as rich text.
   */
  Body: string;
  /**
   * To whom: accepted members only; others are left out.
   *
   * @minItems 1
   * @maxItems 500
   */
  UserIds: string[];
}
/**
 * Whom somebody invites, or takes back.
 */
export interface GroupInvitation {
  /**
   * The people.
   *
   * @minItems 1
   * @maxItems 50
   */
  UserIds: string[];
}
/**
 * A member of a group, or somebody invited to it.
 */
export interface GroupUser {
  /**
   * Identifies the person.
   */
  UserId: string;
  /**
   * The given name.
   */
  FirstName: string;
  /**
   * The family name.
   */
  LastName: string;
  /**
   * What the person has logged; null: they hide it from others.
   */
  UnitValue: number | null;
  /**
   * What the person answered.
   */
  UserStatus: 'Accepted' | 'Invited' | 'Declined';
}
/**
 * How an area of health stood after one submission.
 */
export interface HealthConditionHistoryItem {
  /**
   * When it was submitted.
   */
  Date: string;
  /**
   * From 0 to 100, more is better; null where too little was answered.
   */
  Score: number | null;
  /**
   * What the score means.
   */
  LevelName: string | null;
}
/**
 * What the answers come to in one area of health.
 */
export interface HraArea {
  /**
   * Names the area; its history is asked for by it.
   */
  ConditionId: string;
  /**
   * What it is called.
   */
  Name: string;
  /**
   * From 0 to 100, more is better; null where too little was answered.
   */
  Score: number | null;
  /**
   * What the score means.
   */
  Level: HraLevel | null;
  /**
   * The score minus that of the submission before; null where one of them is missing.
   */
  Change?: number | null;
}
/**
 * What a score means.
 */
export interface HraLevel {
  /**
   * Names it.
   */
  Id: string;
  /**
   * What it is called.
   */
  Name: string;
  /**
   * What it says by its colour and its sign.
   */
  Tone: 'success' | 'info' | 'warning' | 'error' | null;
  /**
   * What a person can do.
   */
  Advice: string | null;
}
/**
 * What a submitted health risk assessment came to.
 */
export interface HraResults {
  /**
   * Names these results.
   */
  id: string;
  /**
   * The plan year and the company of the submission, as one name.
   */
  PlanYearIdEntityId: string;
  /**
   * Which assessment.
   */
  AssessmentName: string;
  /**
   * When they were made.
   */
  Date: string;
  /**
   * From 0 to 100, more is better; null where too little was answered.
   */
  Score: number | null;
  /**
   * What the score means.
   */
  Level: HraLevel | null;
  /**
   * When the submission before was sent; null for the first.
   */
  PreviousDate?: string | null;
  /**
   * The score minus that of the submission before; null where one of them is missing.
   */
  Change?: number | null;
  /**
   * Area by area, in their order.
   */
  Areas: HraArea[];
}
/**
 * Whether, as whom and how somebody acts for another person.
 */
export interface Impersonation {
  /**
   * Whether somebody acts for another person now.
   */
  IsEnabled: boolean;
  /**
   * Acting as support.
   */
  IsSupport: boolean;
  /**
   * Acting as coach.
   */
  IsCoach: boolean;
  /**
   * Acting as partner administrator.
   */
  IsPartnerAdmin: boolean;
  /**
   * The person acted for.
   */
  ImpersonatedUserId?: string;
  /**
   * The sign-in name of the person acted for.
   */
  ImpersonatedUserName?: string;
  /**
   * The company of the one who acts.
   */
  ImpersonatorEntityId?: string;
  /**
   * The duty under which one acts.
   */
  ImpersonationType: 'None' | 'Coach' | 'Support' | 'PartnerAdmin';
  /**
   * The sign-in name of the one who acts.
   */
  UserName?: string;
  /**
   * The duties under which this person may act for others.
   */
  Types: ('Coach' | 'PartnerAdmin' | 'Support')[];
  /**
   * The name of the one who acts.
   */
  Name?: string;
  /**
   * The one who acts.
   */
  UserId?: string;
}
/**
 * For whom somebody wants to act, or that they want to stop.
 */
export interface ImpersonationRequest {
  /**
   * The sign-in name of the person to act for.
   */
  UserName?: string;
  /**
   * The duty under which one acts.
   */
  ImpersonationType?: 'None' | 'Coach' | 'Support' | 'PartnerAdmin';
  /**
   * Why; companies may want it. It stands in the audit trail.
   */
  Reason?: string;
  /**
   * Stops acting for somebody.
   */
  Clear?: boolean;
}
/**
 * Whether somebody acts for the person now, or does no longer.
 */
export interface ImpersonationResult {
  /**
   * Whether it was done.
   */
  Successful: boolean;
  /**
   * The person's company uses the new pages: the whole page is to be loaded.
   */
  Redesign: boolean;
  /**
   * Where the page goes then.
   */
  RedirectURL?: string;
}
/**
 * Somebody invited to a program.
 */
export interface InvitedUser {
  /**
   * Identifies the person.
   */
  UserId: string;
  /**
   * What the person answered.
   */
  UserStatus: 'Accepted' | 'Invited' | 'Declined';
  /**
   * The name that shows.
   */
  Name: string;
}
/**
 * A page of the history of jobs.
 */
export interface JobPage {
  /**
   * The jobs.
   */
  Items: JobRow[];
  /**
   * How many there are in all, up to the constant jobsCounted.
   */
  Total: number;
}
/**
 * A job that waits, runs or is done.
 */
export interface JobRow {
  /**
   * Identifies it.
   */
  JobId: string;
  /**
   * Which job it is.
   */
  Name: string;
  /**
   * What it is about, where one job does the same for several.
   */
  Key: string;
  /**
   * How it is.
   */
  Outcome: 'Waiting' | 'Running' | 'Done' | 'Failed';
  /**
   * When it is, or was, to begin; after a failure, its next try.
   */
  DueAt: string;
  /**
   * When it was added.
   */
  CreatedAt: string;
  /**
   * When its last try began.
   */
  StartedAt?: string;
  /**
   * When it was done, or failed for the last time.
   */
  DoneAt?: string;
  /**
   * How often it was tried.
   */
  Attempts: number;
  /**
   * What kind of error ended the last try.
   */
  Fault?: string;
  /**
   * How many of what it dealt with.
   */
  Counts: {
    /**
     * Of what.
     */
    Name: string;
    /**
     * How many.
     */
    Count: number;
  }[];
}
/**
 * A program that could not be joined.
 */
export interface JoinFailure {
  /**
   * The program that was asked for.
   */
  ProgramId: string;
  /**
   * Why.
   */
  Message: string;
}
/**
 * A program to join.
 */
export interface JoinRequest {
  /**
   * The program; of a personal one what it is made from, such as Custom.
   */
  ProgramId: string;
  /**
   * It is a program of one's own.
   */
  IsPersonal: boolean;
  /**
   * Of a personal one: what the person sets.
   */
  PersonalDetails?: PersonalDetails;
}
/**
 * What became of joining programs.
 */
export interface JoinResult {
  /**
   * Those that the person now takes part in, as they stand.
   */
  Joined: Program[];
  /**
   * Those that could not be joined.
   */
  Failed: JoinFailure[];
}
/**
 * A person chooses a language.
 */
export interface LanguageChange {
  /**
   * The language.
   */
  Code: 'en-US' | 'es-419';
}
/**
 * How people and groups stand in a program.
 */
export interface Leaderboard {
  /**
   * Those who are listed, the first place first, and the person's own entry.
   */
  Users: LeaderboardEntry[];
  /**
   * The groups, the first place first.
   */
  Groups: LeaderboardEntry[];
  /**
   * What is counted, in the plural.
   */
  Units: string;
  /**
   * Where a measured amount is counted: which of settings.quantities it is. People read it in their own unit.
   */
  Quantity?: string;
  /**
   * The name of the unit of these numbers, where they have a quantity.
   */
  KeptUnit?: string;
  /**
   * The totals are not shown.
   */
  HideUnit: boolean;
  /**
   * Groups are compared too.
   */
  ShowGroups: boolean;
  /**
   * The members of each group can be seen.
   */
  AllowGetGroupUsers: boolean;
  /**
   * The last rank that is listed.
   */
  MaximumRank: number;
}
/**
 * A person or a group on a leaderboard.
 */
export interface LeaderboardEntry {
  /**
   * The place; equal totals share one. Negative: not listed.
   */
  Rank: number;
  /**
   * The name that shows.
   */
  UserInfo: string;
  /**
   * The picture; nothing: there is none.
   */
  PhotoUri: string | null;
  /**
   * What was logged in all.
   */
  UnitTotal: number;
  /**
   * On how many days something was logged.
   */
  TotalDays: number;
  /**
   * It is the person's own, or that of their group.
   */
  MyEntry: boolean;
  /**
   * Identifies the person, or the group.
   */
  UserId: string;
  /**
   * The members of a group, where they came with it.
   */
  GroupUsers: LeaderboardMember[];
  /**
   * How many members hide. The totals and the lists of others leave them out.
   */
  HiddenMembers: number;
}
/**
 * A member of a group on a leaderboard.
 */
export interface LeaderboardMember {
  /**
   * The name that shows.
   */
  Name: string;
  /**
   * What the member has logged.
   */
  RankValue: number;
}
/**
 * An entry as the older calls have it.
 */
export interface LegacyTrackerEntry {
  /**
   * Identifies the entry; empty for a new one.
   */
  Id?: string;
  /**
   * The tracker.
   */
  TrackerId: number;
  /**
   * What the tracker is called.
   */
  TrackerName?: string;
  /**
   * The day it is about: MM/DD/YYYY HH:mm:ss with a 24-hour clock.
   */
  EntryDate: string;
  /**
   * Tells the entries of one tracker apart; 0 for a new one.
   */
  EntryDateKey: number;
  /**
   * What it says, by FieldName.
   */
  EntryValues: {
    [k: string]: LegacyTrackerValue;
  };
  /**
   * Where the entry comes from. Compared without regard to letter case.
   */
  Source: string;
  /**
   * The person; where it is absent, the one signed in.
   */
  UserId?: string | null;
  /**
   * The name of who made it.
   */
  CreatedBy?: string | null;
  /**
   * The name of who changed it last.
   */
  ModifiedBy?: string | null;
  /**
   * The company of the coach who made it.
   */
  CoachingEntityId?: string | null;
  /**
   * The version of what a save replaces. A save sends it back.
   */
  Version?: string | null;
}
/**
 * What an entry says in one field, in the older calls, where the field's name stands before it.
 */
export interface LegacyTrackerValue {
  /**
   * As it was answered: a number for a Number; Yes or No; the OptionValue of a choice; YYYY-MM-DD for a Date; else a text. Null for none.
   */
  Value: string | number | null;
  /**
   * As it is read, such as the name of the option or the number in its decimals.
   */
  DisplayValue?: string | null;
}
/**
 * What is told to everybody who listens to a topic.
 */
export interface LiveMessage {
  /**
   * Grows from message to message.
   */
  Id: number;
  /**
   * What it is about: user:{UserId}, or messageBoard:{program}.
   */
  Topic: string;
  /**
   * What has changed. MessageBoard is what is said on a message board.
   */
  Category: 'HealthProfile' | 'Home' | 'Points' | 'ProgramCompletion' | 'Upload' | 'Report' | 'MessageBoard';
  /**
   * What goes with it.
   */
  Payload?: {
    [k: string]: unknown;
  };
  /**
   * The person who said it; absent for what the system says.
   */
  From?: string;
}
/**
 * A place at which a company's people work.
 */
export interface Location {
  /**
   * Identifies the location within its company.
   */
  LocationId: string;
  /**
   * The company.
   */
  EntityId: string;
  /**
   * What people read.
   */
  Name: string;
}
/**
 * A location to be removed.
 */
export interface LocationDelete {
  /**
   * The location.
   */
  LocationId: string;
  /**
   * The company; without it, one's own.
   */
  EntityId?: string;
}
/**
 * A location to be added or renamed.
 */
export interface LocationSave {
  /**
   * The location to be renamed; without it, one is added.
   */
  LocationId?: string;
  /**
   * The company; without it, one's own.
   */
  EntityId?: string;
  /**
   * What people read.
   */
  Name: string;
}
/**
 * What one signs in with.
 */
export interface LoginRequest {
  /**
   * The sign-in name.
   */
  UserName: string;
  /**
   * The password.
   */
  Password: string;
  /**
   * Tokens of devices this person has trusted.
   *
   * @maxItems 50
   */
  TrustDeviceIds?: string[];
}
/**
 * How far a person is with a challenge.
 */
export interface MaintenanceUser {
  /**
   * The person.
   */
  UserId: string;
  /**
   * Their first name.
   */
  FirstName: string;
  /**
   * Their last name.
   */
  LastName: string;
  /**
   * How they stand to it.
   */
  ProgramStatus: 'Current' | 'Completed';
  /**
   * How far they are.
   */
  Progress: ProgramProgress;
  /**
   * What an administrator has set.
   */
  Override: ProgressOverride | null;
}
/**
 * One entry of a menu.
 */
export interface MenuItem {
  /**
   * What is read.
   */
  Label: string;
  /**
   * The place it leads to.
   */
  RouterLink?: string;
  /**
   * Leads to a page outside this application.
   */
  IsMvcLink?: boolean;
  /**
   * Opens a dialog instead of a page.
   */
  IsPopupModal?: boolean;
  /**
   * Stands under More.
   */
  InCascadingMenu?: boolean;
  /**
   * The entries below it.
   */
  Items?: MenuItem[];
  /**
   * The name of its picture.
   */
  Icon?: string;
}
/**
 * What somebody has written on a message board.
 */
export interface Message {
  /**
   * Identifies it. Whoever writes it chooses it, so that a message that is sent twice is stored once.
   */
  MessageId: string;
  /**
   * Who wrote it.
   */
  UserId: string;
  /**
   * First and last name of whoever wrote it.
   */
  Name: string;
  /**
   * The address of their picture; nothing: they have none.
   */
  Photo: string | null;
  /**
   * The board, such as a program.
   */
  SourceId: string;
  /**
   * What was written; empty where it is only a picture.
   */
  Text: string;
  /**
   * What its picture is fetched by; nothing: it has none.
   */
  Image: string | null;
  /**
   * A small picture of it, as a data address.
   */
  ImageThumbnail: string | null;
  /**
   * When it was written.
   */
  Date: string;
  /**
   * The day, on the calendar of whoever reads it.
   */
  DisplayDate: string;
  /**
   * What the file of the picture was called.
   */
  UploadImageName: string | null;
}
/**
 * A message that is being sent.
 */
export interface MessageDraft {
  /**
   * Chosen by the page: the same for each try to send it.
   */
  MessageId: string;
  /**
   * The board.
   */
  SourceId: string;
  /**
   * What is written.
   */
  Text: string;
  /**
   * The picture, which was sent before; nothing: none.
   */
  Image?: StoredFile | null;
  /**
   * What its file is called.
   */
  UploadImageName?: string | null;
}
/**
 * Messages of a board that follow one another, the newest last.
 */
export interface MessagePage {
  /**
   * In the order of their dates.
   */
  Data: Message[];
  /**
   * There are earlier ones.
   */
  HasEarlier: boolean;
  /**
   * The date of the last message that the caller has seen; nothing: none.
   */
  SeenUntil: string | null;
  /**
   * How many messages of others the caller has not seen.
   */
  Unread: number;
}
/**
 * A message that the server sends, with sample values.
 */
export interface MessagePreview {
  /**
   * The id of the definition.
   */
  Id: string;
  /**
   * Why it is sent.
   */
  Purpose: string;
  Channel: 'email' | 'text';
  /**
   * The customer has words of its own for it, or added it.
   */
  IsChanged: boolean;
  /**
   * The English subject; empty for a text message.
   */
  Subject: string;
  /**
   * Its words in each language of the customer, English first.
   */
  Texts: {
    /**
     * The name of the language.
     */
    Language: string;
    /**
     * Empty for a text message.
     */
    Subject: string;
    Paragraphs: string[];
  }[];
}
/**
 * What a person wants to reach, or to be, in their own words or in their coach's.
 */
export interface MissionStatement {
  /**
   * Which statement; nothing before it is written.
   */
  Id?: string;
  /**
   * Grows with each change, from 0 before anything is written. A save over another person's change is refused.
   */
  Version?: number;
  /**
   * What kind of statement it is. Each person has one of a type.
   */
  Type: string;
  /**
   * The statement.
   */
  Text?: string;
  /**
   * Whoever asked for it may change it.
   */
  Editable?: boolean;
}
/**
 * A success of a person, which their pages show once.
 */
export interface Moment {
  /**
   * The same for the same success of the person.
   */
  Id?: string;
  /**
   * Grows with each change.
   */
  Version?: number;
  /**
   * A level reached, a program completed, or a course passed.
   */
  Kind: 'Level' | 'Program' | 'Course';
  /**
   * The program or the course.
   */
  SubjectId: string;
  /**
   * The company of the program; none for that of a plan year, which has no page.
   */
  OwnerId?: string;
  /**
   * The level of the program, or the curriculum of the course.
   */
  Part: string;
  /**
   * The name of the program or the course.
   */
  Name: string;
  /**
   * The name of the level.
   */
  LevelName?: string;
  /**
   * The points that it earned.
   */
  Points: number;
  /**
   * A page of the person has shown it.
   */
  IsSeen: boolean;
}
/**
 * The menus of one person.
 */
export interface Navigation {
  /**
   * The picture at the left of the top bar.
   */
  LogoUrl?: string;
  /**
   * The size of LogoUrl, where it is known.
   */
  LogoSize?: PictureSize;
  /**
   * The same for dark pages.
   */
  DarkLogoUrl?: string;
  /**
   * The menu behind the person's picture.
   */
  ProfileNav: MenuItem[];
  /**
   * The entry that leads to the news.
   */
  NewsNav?: MenuItem;
  /**
   * The main menu.
   */
  TopNav: MenuItem[];
}
/**
 * What became of one notification.
 */
export interface NotificationAction {
  /**
   * Whether it was done.
   */
  IsSuccessful: boolean;
  /**
   * The notification it was done to.
   */
  ProgramNotificationId?: string;
  /**
   * The notification that came of it.
   */
  ProgramNotification?: ProgramNotification;
}
/**
 * What became of each notification.
 */
export interface NotificationActions {
  /**
   * In the order of the request.
   */
  Actions: NotificationAction[];
}
/**
 * One choice of a list.
 */
export interface OptionItem {
  /**
   * What is stored.
   */
  Value: string;
  /**
   * What a person reads.
   */
  Text: string;
}
/**
 * The choices of one list.
 */
export interface OptionList {
  /**
   * The choices, in the order in which they are shown.
   */
  Items: OptionItem[];
}
/**
 * One question of the welcome form, as the company has set it up.
 */
export interface OptionalField {
  /**
   * Identifies the question.
   */
  Name: string;
  /**
   * What is asked.
   */
  Label: string;
  /**
   * The present answer; absent when there is none.
   */
  Value?: string | number;
  /**
   * A sentence that says what to write.
   */
  HelpText?: string;
  /**
   * What kind of answer.
   */
  InputType: 'email' | 'text' | 'number' | 'date' | 'list';
  /**
   * The choices of a list.
   */
  Options?: OptionItem[];
  /**
   * Can be read but not changed.
   */
  Readonly: boolean;
  /**
   * What a text must look like, as a regular expression.
   */
  Pattern?: string;
}
/**
 * What became of the answers to the welcome form.
 */
export interface OptionalFieldsResult {
  /**
   * Whether they are stored.
   */
  Success: boolean;
  /**
   * Why not, for the person to read; empty when they are stored.
   */
  Message: string;
  /**
   * The question it is about; empty when they are stored.
   */
  Field: string;
}
/**
 * The answers to the welcome form.
 */
export interface OptionalFieldsSave {
  /**
   * Each answer under the name of its question; a question left out keeps its answer. Dates are written YYYY-MM-DD.
   */
  Fields: {
    [k: string]: string | number;
  };
  /**
   * What this customer asks here beside the company's questions; kept with the profile.
   */
  Custom?: UserProfileCustom;
  /**
   * The form was left without answering: nothing is stored.
   */
  UserCancelled: boolean;
  /**
   * The version that was read: where something else was saved since, the save is refused (409).
   */
  Version?: string;
}
/**
 * What has become of one thing of an order.
 */
export interface OrderedReward {
  /**
   * Which reward.
   */
  RewardId: string;
  /**
   * Its name.
   */
  Name: string;
  /**
   * What it is worth, in dollars.
   */
  Amount: number;
  /**
   * What it takes in points; 0 where it takes from the gift-card balance.
   */
  Points: number;
  /**
   * Pending: the provider has not answered yet.
   */
  Status: 'Pending' | 'Fulfilled';
}
/**
 * A message that the demo would have sent.
 */
export interface OutboxMessage {
  /**
   * How it goes.
   */
  Kind: 'Email' | 'Text';
  /**
   * The address or number.
   */
  Recipient: string;
  /**
   * The picture at the head of an email.
   */
  BannerUrl?: string;
  /**
   * Of an email.
   */
  Subject?: string;
  /**
   * The text.
   */
  Body: string;
  /**
   * The calendar file that goes with an email (RFC 5545).
   */
  Calendar?: string;
  /**
   * When it was written.
   */
  CreatedAt: string;
}
/**
 * What publishing would do. Nothing of it has happened.
 */
export interface OverlayComparison {
  /**
   * The name of a folder under schemas/customers.
   */
  Customer: string;
  /**
   * The publication in use; 0 without one.
   */
  InUse: number;
  /**
   * What is wrong in the files. Without faults there is something to publish.
   */
  Faults: OverlayFault[];
  /**
   * What becomes otherwise.
   */
  Differences: OverlayDifference[];
  /**
   * There is no fault, no stored value stands in the way, and something differs.
   */
  CanBePublished: boolean;
}
/**
 * A customer, and which of its definitions apply.
 */
export interface OverlayCustomer {
  /**
   * The name of a folder under schemas/customers.
   */
  Customer: string;
  /**
   * The names of the companies whose people run them.
   */
  Companies: string[];
  /**
   * The publication in use; 0 for the definitions as they were delivered.
   */
  InUse: number;
  /**
   * Of the revision that applies.
   */
  Hash: string;
  /**
   * The publication does not go with the present base: the customer stays on the revision as it was published.
   */
  IsStale: boolean;
}
/**
 * One thing that is otherwise between two versions of a customer's definitions.
 */
export interface OverlayDifference {
  /**
   * What it is about: field-added, becomes-required, narrower and so on. Stable.
   */
  Kind: string;
  /**
   * The definition and the part of it.
   */
  Place: string;
  /**
   * What becomes otherwise, and what stored values have to do with it.
   */
  Sentence: string;
  /**
   * Stored values would no longer be valid: this is not published.
   */
  IsRefused: boolean;
  /**
   * The ids of some whose stored values would no longer be valid.
   *
   * @maxItems 3
   */
  Rows?: string[];
}
/**
 * What an author would publish for a customer.
 */
export interface OverlayDraft {
  /**
   * The name of a folder under schemas/customers.
   */
  Customer: string;
  /**
   * All files of the customer, as a whole. None leads back to the base.
   *
   * @maxItems 200
   */
  Files: OverlayFile[];
}
/**
 * Something wrong in a definition.
 */
export interface OverlayFault {
  /**
   * Stable; docs/faults.md lists them.
   */
  Code: string;
  /**
   * The file, from the project's root.
   */
  File: string;
  Line: number;
  Column: number;
  /**
   * What is wrong, with the likely fix.
   */
  Sentence: string;
}
/**
 * One definition file of a customer.
 */
export interface OverlayFile {
  /**
   * Below the customer's folder.
   */
  Path: string;
  /**
   * What stands in it.
   */
  Text: string;
}
/**
 * What was published for a customer, and what applied when.
 */
export interface OverlayHistory {
  /**
   * The name of a folder under schemas/customers.
   */
  Customer: string;
  /**
   * The publication in use; 0 without one.
   */
  InUse: number;
  /**
   * The newest first.
   */
  Publications: OverlayPublication[];
  /**
   * The newest first.
   */
  Moves: OverlayMove[];
}
/**
 * When a publication came into use.
 */
export interface OverlayMove {
  /**
   * Which publication, from 1; 0 for the definitions as they were delivered.
   */
  Number: number;
  /**
   * Who brought it into use.
   */
  MovedBy: string;
  MovedAt: string;
  /**
   * Why, as that person said.
   */
  Why: string;
}
/**
 * One publication of a customer's definitions. It never changes.
 */
export interface OverlayPublication {
  /**
   * Which publication, from 1; 0 for the definitions as they were delivered.
   */
  Number: number;
  /**
   * Of the revision that was made of it.
   */
  Hash: string;
  /**
   * Who published it.
   */
  PublishedBy: string;
  PublishedAt: string;
  /**
   * Why, as its author said.
   */
  Why: string;
  /**
   * It is the one that applies.
   */
  IsInUse: boolean;
}
/**
 * What a publication holds.
 */
export interface OverlayPublicationDetail {
  /**
   * Which publication, from 1; 0 for the definitions as they were delivered.
   */
  Number: number;
  /**
   * All files of the customer, as a whole. None leads back to the base.
   *
   * @maxItems 200
   */
  Files: OverlayFile[];
  /**
   * To the publication before it; for the first one, to the definitions as they were delivered.
   */
  Differences: OverlayDifference[];
  /**
   * What would become otherwise if it came into use now.
   */
  IfRolledBack: OverlayDifference[];
}
/**
 * What an author publishes for a customer, and why.
 */
export interface OverlayPublish {
  /**
   * The name of a folder under schemas/customers.
   */
  Customer: string;
  /**
   * All files of the customer, as a whole. None leads back to the base.
   *
   * @maxItems 200
   */
  Files: OverlayFile[];
  /**
   * Why, for those who read the history.
   */
  Why: string;
  /**
   * The publication in use, as the author saw it last; 0 without one. When another one is in use by now, the call is refused.
   */
  InUse: number;
}
/**
 * To which publication a customer goes back, and why.
 */
export interface OverlayRollBack {
  /**
   * The name of a folder under schemas/customers.
   */
  Customer: string;
  /**
   * Which publication, from 1; 0 for the definitions as they were delivered.
   */
  Number: number;
  /**
   * Why, for those who read the history.
   */
  Why: string;
  /**
   * The publication in use, as the author saw it last; 0 without one. When another one is in use by now, the call is refused.
   */
  InUse: number;
}
/**
 * A company together with the companies that belong to it.
 */
export interface ParentAndChildEntities {
  /**
   * The company itself.
   */
  ParentEntity: Entity;
  /**
   * Its companies, by name; none when it is no partner.
   */
  ChildEntities: Entity[];
}
/**
 * Which participants of challenges to look for.
 */
export interface ParticipantSearch {
  /**
   * The company; without it the own one.
   */
  entityId?: string;
  /**
   * Only of this challenge; empty: of all that run in the period.
   */
  challengeId?: string;
  /**
   * The user challenge status, as filters of people have it: all 0, signed up 1, participating 2, on track 3, complete 4, not signed up 5, not complete 6, in challenge 7, not in challenge 8.
   */
  status?: number;
  /**
   * The first day; without it as for a dashboard.
   */
  startDate?: string;
  /**
   * The last day; without it today.
   */
  endDate?: string;
  /**
   * Only challenges of this plan year; empty: of all.
   */
  planYearId?: string;
  /**
   * Who is left out.
   */
  exclude?: 'None' | 'Staff' | 'Dependants' | 'StaffAndDependants';
  /**
   * Only people whose names have these words.
   */
  searchTerms?: string;
}
/**
 * A partner, and the companies that belong to it.
 */
export interface PartnerAdminMenu {
  /**
   * The partner.
   */
  PartnerEntity: EntitySummary;
  /**
   * Its companies, by name.
   */
  ChildEntities: EntitySummary[];
}
/**
 * A new password, set by the present one.
 */
export interface PasswordChange {
  /**
   * The present password.
   */
  Password: string;
  /**
   * The new password.
   */
  NewPassword: string;
  /**
   * The new password again.
   */
  ConfirmPassword: string;
}
/**
 * A new password, and what allows to set it: the key of a link or the present password.
 */
export interface PasswordReset {
  /**
   * The sign-in name.
   */
  UserName: string;
  /**
   * The key of the link that was sent.
   */
  Key?: string;
  /**
   * The present password.
   */
  Password?: string;
  /**
   * The new password.
   */
  NewPassword: string;
  /**
   * The new password again.
   */
  ConfirmPassword: string;
}
/**
 * Somebody has forgotten their password.
 */
export interface PasswordResetRequest {
  /**
   * The sign-in name.
   */
  UserName: string;
}
/**
 * A file of people that is being made, or was.
 */
export interface PeopleExport {
  /**
   * Names it.
   */
  ExportId: string;
  /**
   * What kind of file.
   */
  Format: 'csv' | 'xlsx';
  /**
   * What it is called where it is saved.
   */
  FileName: string;
  /**
   * How many people it is about.
   */
  Total: number;
  /**
   * How many of them have been sent. When it is the total, the file is complete.
   */
  Done: number;
}
/**
 * A person, as the list of people shows them.
 */
export interface Person {
  /**
   * Identifies the person.
   */
  UserId: string;
  /**
   * The given name.
   */
  FirstName: string;
  /**
   * The family name.
   */
  LastName: string;
  /**
   * The address the person signs in with.
   */
  Email: string;
  /**
   * The company the person belongs to.
   */
  EntityId: string;
  /**
   * That company's name.
   */
  Company: string;
  /**
   * The day of birth, without a time.
   */
  DateOfBirth?: string;
  /**
   * Whether the person may sign in.
   */
  Status: 'Active' | 'Disabled' | 'Pending' | 'Uploaded';
  /**
   * When something of the person was last changed; absent when nothing was.
   */
  LastChangedAt?: string;
  /**
   * What the customer keeps of the profile beside the rest.
   */
  Custom: UserProfileCustom;
  /**
   * The sign-in name.
   */
  UserName?: string;
  /**
   * Somebody has locked the account.
   */
  IsLocked?: boolean;
  /**
   * What the person may do beside taking part.
   */
  Roles?: (
    'Admin' | 'WRAdmin' | 'AdminLite' | 'Coach' | 'Support' | 'SuperAdmin' | 'PartnerAdmin' | 'CompanyManager' | 'HIPAAAccess' | 'Reporting' | 'UserManagement'
  )[];
}
/**
 * One value of a person that was changed, or something that was done.
 */
export interface PersonChange {
  /**
   * Identifies the change.
   */
  Id: string;
  /**
   * When.
   */
  At: string;
  /**
   * Who: a name, or System.
   */
  By: string;
  /**
   * The person who was impersonated meanwhile.
   */
  OnBehalfOf?: string;
  /**
   * The label of the value, or what was done, in one word.
   */
  What: string;
  /**
   * The value before, as people read it.
   */
  Was?: string;
  /**
   * The value after.
   */
  Is?: string;
  /**
   * The reason, where one was given.
   */
  Why?: string;
}
/**
 * The last changes of a person.
 */
export interface PersonChanges {
  /**
   * The newest first.
   */
  Items: PersonChange[];
}
/**
 * Which people a list, a count or an export is about. Every part narrows it; without any it is everybody within the caller's reach.
 */
export interface PersonFilter {
  /**
   * Accounts that stand in one of these ways.
   *
   * @maxItems 100
   */
  AccountStatuses?: ('Active' | 'Pending' | 'Uploaded' | 'Disabled')[];
  /**
   * A challenge: without UserChallengeStatus everybody to whom it is offered.
   */
  ChallengeId?: string;
  /**
   * How they stand to that challenge, or, without one, to any: All 0, Signed Up 1, Participating 2, On Track 3, Complete 4, Not Signed Up 5, Not Complete 6, In Challenge 7, Not In Challenge 8.
   */
  UserChallengeStatus?: number;
  /**
   * Whether they were at a screening in the present plan year.
   */
  BiometricsStatus?: 'Completed' | 'NotCompleted';
  /**
   * Something that is measured, by its last value.
   */
  Biometric?: string;
  /**
   * That value is at one of these levels.
   *
   * @maxItems 100
   */
  BiometricRiskLevels?: string[];
  /**
   * An area of health, by the last results of an assessment.
   */
  HealthCondition?: string;
  /**
   * Those results are at one of these levels.
   *
   * @maxItems 100
   */
  HealthConditionRiskLevels?: string[];
  /**
   * How far they are with the health risk assessment of the present plan year.
   */
  HraStatus?: 'NotStarted' | 'InProgress' | 'Submitted';
  /**
   * A question of the health risk assessment, by the last one that was begun.
   */
  HraQuestion?: string;
  /**
   * One of these was answered.
   *
   * @maxItems 100
   */
  QuestionAnswer?: string[];
  /**
   * A tracker, by its number: what was entered in it during TrackerPeriod is looked at.
   */
  Tracker?: string;
  /**
   * Whether anything was entered; without it whether something was.
   */
  TrackerStatus?: 'Logged' | 'NotLogged';
  /**
   * The days that count, today being the last; without it the last 30.
   */
  TrackerPeriod?: 'Last7Days' | 'Last30Days' | 'Last90Days';
  /**
   * A number that is entered in the tracker: its average over these entries lies between TrackerFrom and TrackerTo.
   */
  TrackerField?: string;
  /**
   * The average is not below this.
   */
  TrackerFrom?: number;
  /**
   * The average is not above this.
   */
  TrackerTo?: number;
  /**
   * When the last results of an assessment were made.
   */
  ResultsDate?: 'Last30Days' | 'Last90Days' | 'ThisYear' | 'LastYear' | 'Custom';
  /**
   * With the status Custom: the first day, as MM/dd/yyyy.
   */
  ResultsDateStartDate?: string;
  /**
   * With the status Custom: the last day, as MM/dd/yyyy.
   */
  ResultsDateEndDate?: string;
  /**
   * What they answered to the question for it in the profile.
   */
  Sex?: string;
  /**
   * They work in one of these departments.
   *
   * @maxItems 100
   */
  Departments?: string[];
  /**
   * They work at one of these locations.
   *
   * @maxItems 100
   */
  Locations?: string[];
  /**
   * They work in one of these regions.
   *
   * @maxItems 100
   */
  Regions?: string[];
  /**
   * They have one of these roles.
   *
   * @maxItems 100
   */
  Roles?: (
    'Admin' | 'WRAdmin' | 'AdminLite' | 'Coach' | 'Support' | 'SuperAdmin' | 'PartnerAdmin' | 'CompanyManager' | 'HIPAAAccess' | 'Reporting' | 'UserManagement'
  )[];
  /**
   * They belong to one of these companies.
   *
   * @maxItems 100
   */
  EntityIds?: string[];
  /**
   * When they were hired.
   */
  HireDate?: 'Last30Days' | 'Last90Days' | 'ThisYear' | 'LastYear' | 'Custom';
  /**
   * With the status Custom: the first day, as MM/dd/yyyy.
   */
  HireDateStartDate?: string;
  /**
   * With the status Custom: the last day, as MM/dd/yyyy.
   */
  HireDateEndDate?: string;
  /**
   * They have signed up for one of these events.
   *
   * @maxItems 100
   */
  Events?: string[];
  /**
   * They have signed up for one of these sessions.
   *
   * @maxItems 100
   */
  EventSessions?: string[];
  /**
   * One of these people coaches their company.
   *
   * @maxItems 100
   */
  Coaches?: string[];
  /**
   * What only the customer keeps of each person.
   *
   * @maxItems 100
   */
  CustomRegistrationFields?: CustomFieldFilter[];
}
/**
 * One page of people.
 */
export interface PersonPage {
  /**
   * The people.
   */
  Items: Person[];
  /**
   * How many there are on all pages.
   */
  Total: number;
}
/**
 * What a person sets for a program of their own.
 */
export interface PersonalDetails {
  /**
   * What it is called.
   */
  Name: string;
  /**
   * The first day: the moment at which it begins in the time zone of programs, with its offset to UTC.
   */
  StartDate: string;
  /**
   * The last day, as the first one.
   */
  EndDate: string;
  /**
   * The tracker whose entries count.
   */
  TrackerId: number;
  /**
   * On how many days.
   */
  Days: number;
  /**
   * How much on a day makes it count; nothing: any entry.
   */
  AtLeast?: number | null;
  /**
   * Others cannot be invited into it; it is so where nothing is said.
   */
  DontAllowPeerToPeer?: boolean;
}
/**
 * What a program of one's own can be made from.
 */
export interface PersonalProgram {
  /**
   * Identifies it; Custom and custom-activity are special.
   */
  Id: string;
  /**
   * What it is called.
   */
  Name: string;
  /**
   * What one does, in a sentence.
   */
  Text: string;
  /**
   * What its drawing is about.
   */
  Picture: string;
  /**
   * The tracker that counts; nothing: the person chooses one.
   */
  TrackerId: number | null;
  /**
   * How much on a day makes it count.
   */
  AtLeast: number | null;
  /**
   * On how many days, unless the person says otherwise.
   */
  Days: number;
  /**
   * How long it goes on, unless the person says otherwise.
   */
  Weeks: number;
  /**
   * Its place in the list.
   */
  Position: number;
  /**
   * With AtLeast: the field of the tracker that counts.
   */
  Field: string | null;
}
/**
 * The size of a picture file, in pixels: a page keeps its place until it comes.
 */
export interface PictureSize {
  Width: number;
  Height: number;
}
/**
 * A span in which a company's people earn rewards.
 */
export interface PlanYear {
  /**
   * Identifies the plan year within its company.
   */
  PlanYearId: string;
  /**
   * The company.
   */
  EntityId: string;
  /**
   * What people read.
   */
  Name: string;
  /**
   * The first day.
   */
  StartDate: string;
  /**
   * The last day.
   */
  EndDate: string;
  /**
   * Whether it is the one now running.
   */
  IsCurrent: boolean;
}
/**
 * Points to be turned into gift-card balance.
 */
export interface PointRedemption {
  /**
   * Made by the page, once for each order: sent a second time, it orders nothing more.
   */
  OrderKey: string;
  /**
   * The plan year whose points they are: the one now running.
   */
  PlanYearId: string;
  /**
   * The currency that they are turned into.
   */
  Currency: string;
  /**
   * How many.
   */
  Points: number;
}
/**
 * A policy or an agreement, to be read.
 */
export interface Policy {
  /**
   * HTML of a closed list of tags.
   */
  Content: string;
}
/**
 * The present password, for what needs it once more.
 */
export interface PresentPassword {
  /**
   * The present password.
   */
  Password: string;
}
/**
 * A person's answer to one question of the profile.
 */
export interface ProfileAnswer {
  /**
   * The Name of the question.
   */
  Id: string;
  /**
   * The answer; a date is written YYYY-MM-DD.
   */
  UserAnswer: string | number;
}
/**
 * One question of the profile, as the company has set it up.
 */
export interface ProfileItem {
  /**
   * Identifies the question.
   */
  Name: string;
  /**
   * What is asked.
   */
  Label: string;
  /**
   * The present answer; absent when there is none.
   */
  Value?: string | number;
  /**
   * A sentence that says what to write.
   */
  HelpText?: string;
  /**
   * What kind of answer.
   */
  InputType: 'email' | 'text' | 'number' | 'date' | 'list';
  /**
   * The choices of a list.
   */
  Options?: OptionItem[];
  /**
   * Can be read but not changed.
   */
  Readonly: boolean;
  /**
   * Must be answered.
   */
  Required: boolean;
}
/**
 * A challenge or an event, as one person stands to it.
 */
export interface Program {
  /**
   * Identifies the program within its owner; Custom and custom-activity are special.
   */
  Id: string;
  /**
   * The company, or the person, who offers it.
   */
  OwnerId: string;
  /**
   * The program's name.
   */
  Name: string;
  /**
   * What it is.
   */
  ProgramType: 'Challenge' | 'Event';
  /**
   * What kind.
   */
  ProgramSubType: 'Challenge' | 'PersonalChallenge' | 'SelfReport' | 'Course' | 'Event';
  /**
   * How the person stands to it.
   */
  ProgramStatus: 'Available' | 'Current' | 'Completed' | 'Quit';
  /**
   * Made by the person alone.
   */
  IsPersonal: boolean;
  /**
   * Others cannot be invited.
   */
  DontAllowPeerToPeer: boolean;
  /**
   * The first day.
   */
  StartDate: string;
  /**
   * The last day; nothing: it does not end.
   */
  EndDate: string | null;
  /**
   * The plan year in which it counts.
   */
  PlanYearKeyId: string;
  /**
   * The part of the list in which it stands.
   */
  SectionId: string;
  /**
   * What it is about.
   */
  Tags: string[];
  /**
   * What one does, in a sentence.
   */
  Summary: string;
  /**
   * What its drawing is about.
   */
  Picture: string;
  /**
   * What completing all of it earns.
   */
  Points: number;
  /**
   * How far the person is.
   */
  Progress: ProgramProgress;
  /**
   * The trackers whose entries count.
   */
  TrackerIds: number[];
  /**
   * What choosing it does.
   */
  Action: ProgramAction;
  /**
   * Of an event: a session to come has places left (Open), only those of the person can be changed (Own), none has places left (Full), or all have started (Over).
   */
  Sessions?: 'Open' | 'Own' | 'Full' | 'Over';
  /**
   * How often it is to be reported.
   */
  SelfReportStats?: SelfReportStats;
  /**
   * What it offers beside the activity.
   */
  Features: ('PeerToPeer' | 'MessageBoard')[];
  /**
   * How many messages of its board the person has not seen; in lists, where they take part and it has a board.
   */
  UnreadMessages?: number;
  /**
   * What this person may do in it.
   */
  Permissions: ('ManageParticipants' | 'AcceptGroup' | 'DeclineGroup' | 'CreateGroup')[];
  /**
   * Present once the program was opened.
   */
  Detail?: ProgramDetail;
}
/**
 * What choosing a program does.
 */
export interface ProgramAction {
  /**
   * The action.
   */
  Type:
    | 'EditMissionStatement'
    | 'JoinProgramScreen'
    | 'JoinPrograms'
    | 'PlanYearChange'
    | 'ProgramDetailRequest'
    | 'EventRegistration'
    | 'MvcRedirect'
    | 'Redirect'
    | 'SelfReport'
    | 'ViewSubmissions'
    | 'SnackBar'
    | 'Track'
    | 'Quit'
    | 'GroupModal'
    | 'Download'
    | 'SelfReportOutcome'
    | 'GroupEmail'
    | 'Leaderboard'
    | 'Learn'
    | 'PeerToPeerAction'
    | 'CreateGroup'
    | 'SelfSelect'
    | 'ProgramUserSearch'
    | 'ProgramUserGroupSearch';
  /**
   * What its button says; without it the usual words of the type.
   */
  Text?: string;
  /**
   * Of a redirect, a course: where it leads.
   */
  Url?: string;
  /**
   * Of SnackBar: what is said.
   */
  Message?: string;
  /**
   * Of SelfSelect and PeerToPeerAction: what is done.
   */
  Variant?: 'invite' | 'remove' | 'accept' | 'decline';
  /**
   * Of EditMissionStatement: the type of the statement.
   */
  Statement?: string;
  /**
   * Of PlanYearChange: the plan year that shows.
   */
  PlanYearId?: string;
  /**
   * Of Download: the address of the file, which opens in a window of its own.
   */
  File?: string;
  /**
   * Of GroupModal and GroupEmail: the group.
   */
  GroupId?: string;
}
/**
 * What the leaderboard of a program compares, and what it shows.
 */
export interface ProgramBoard {
  /**
   * What is counted, in the plural.
   */
  Unit: string;
  /**
   * The tracker whose entries count.
   */
  TrackerId: number;
  /**
   * The field of it that is added up.
   */
  Field: string;
  /**
   * The totals are not shown.
   */
  HideUnit: boolean;
  /**
   * Groups are compared too.
   */
  ShowGroups: boolean;
  /**
   * The members of each group can be seen.
   */
  AllowGetGroupUsers: boolean;
}
/**
 * How far a person is with a program.
 */
export interface ProgramCompletion {
  /**
   * The program.
   */
  ProgramId: string;
  /**
   * Its name.
   */
  Name: string;
  /**
   * What the person has earned in its plan year.
   */
  TotalPoints: number;
  /**
   * Its levels, the first one first.
   */
  Levels: CompletionLevel[];
  /**
   * Its plan year.
   */
  PlanYearKeyId: string;
}
/**
 * What is loaded only when a program is opened.
 */
export interface ProgramDetail {
  /**
   * What it is about, as rich text.
   */
  Description: string;
  /**
   * Its levels, as the person stands to them.
   */
  Levels: CompletionLevel[];
  /**
   * What the person logged of it, the oldest day first.
   */
  Days: TrackedDay[];
  /**
   * The program's groups.
   */
  ProgramGroups: ProgramGroup[];
  /**
   * Who was invited.
   */
  InvitedUsers: InvitedUser[];
  /**
   * Its leaderboard; nothing: it has none.
   */
  Board: ProgramBoard | null;
  /**
   * Its groups; nothing: it has none.
   */
  Grouping: ProgramGrouping | null;
  /**
   * Who has asked the person to take part; nothing: nobody.
   */
  InvitedBy: string | null;
}
/**
 * What a person has done that may count toward a program, within its days.
 */
export interface ProgramFacts {
  /**
   * What was logged.
   */
  Days: TrackedDay[];
  /**
   * How many self reports were approved.
   */
  Reports: number;
  /**
   * How many of its courses were passed.
   */
  Courses: number;
  /**
   * How many of its sessions the person signed up for that have taken place.
   */
  Sessions: number;
  /**
   * How many health assessments were submitted in its plan year.
   */
  Assessments: number;
  /**
   * On how many days the person was screened.
   */
  Screenings: number;
  /**
   * What an administrator has set in the place of all this.
   */
  Override: ProgressOverride | null;
  /**
   * The other programs of its plan year that the person has completed.
   */
  Completed: {
    /**
     * The program.
     */
    Id: string;
    /**
     * Its tags.
     */
    Tags: string[];
  }[];
  /**
   * The points earned in its plan year.
   */
  Points: number;
}
/**
 * A group of a program, as the person stands to it.
 */
export interface ProgramGroup {
  /**
   * Identifies the group.
   */
  Id: string;
  /**
   * How the person stands to it; nothing: neither joined nor invited.
   */
  GroupStatus: 'Joined' | 'Invited' | 'Requested' | 'Declined' | null;
  /**
   * Its name.
   */
  Name: string;
  /**
   * What it is about.
   */
  Details: string;
  /**
   * How many have joined.
   */
  Members: number;
  /**
   * How many members make it complete.
   */
  Min: number;
  /**
   * How many it takes.
   */
  Max: number;
  /**
   * What the members who do not hide have logged together.
   */
  Units: number;
  /**
   * How many members hide. The totals and the lists of others leave them out.
   */
  HiddenMembers: number;
  /**
   * The person invites into it.
   */
  IsManager: boolean;
  /**
   * Anybody of the program may join it; otherwise by invitation.
   */
  IsOpen: boolean;
}
/**
 * How the groups of a program are.
 */
export interface ProgramGrouping {
  /**
   * How many members make a group complete.
   */
  Min: number;
  /**
   * How many members a group takes.
   */
  Max: number;
  /**
   * People make groups of their own.
   */
  MayCreate: boolean;
}
/**
 * A level of a program: what is to be done for it, and what it is worth.
 */
export interface ProgramLevel {
  /**
   * Identifies it within its program.
   */
  LevelId: string;
  /**
   * The level's name.
   */
  Name: string;
  /**
   * What completing it earns.
   */
  Points: number;
  /**
   * All of them are to be met.
   */
  Requirements: ProgramRequirement[];
}
/**
 * Terms that people must agree to before using the system.
 */
export interface ProgramNotification {
  /**
   * Identifies the notification; absent in a new one.
   */
  ProgramNotificationId?: string;
  /**
   * The company whose people must agree.
   */
  EntityId?: string;
  /**
   * How administrators tell notifications apart.
   */
  Name: string;
  /**
   * The terms, as HTML of a closed list of tags.
   */
  Content: string;
  /**
   * Always English.
   */
  LanguageCode?: 'en';
  /**
   * Who must agree, by role; empty means all.
   *
   * @maxItems 50
   */
  Roles?: string[];
  /**
   * Who must agree, by region; empty means all.
   *
   * @maxItems 200
   */
  Regions?: string[];
  /**
   * Who must agree, by location; empty means all.
   *
   * @maxItems 1000
   */
  Locations?: string[];
  /**
   * People may go on without agreeing.
   */
  ProceedAfterDeclineAllowed?: boolean;
  /**
   * The company's default notification, which cannot be deleted.
   */
  IsDefault?: boolean;
  /**
   * Whether people are asked to agree.
   */
  IsEnabled?: boolean;
  /**
   * When everybody was last asked to agree anew.
   */
  LastResetDate?: string;
  /**
   * The version of what a save replaces. A save sends it back.
   */
  Version?: string;
}
/**
 * Which notifications to copy.
 */
export interface ProgramNotificationCopy {
  /**
   * The company; one's own when absent.
   */
  EntityId?: string;
  /**
   * The notifications; what is stored is copied, whatever else stands here.
   *
   * @minItems 1
   * @maxItems 100
   */
  ProgramNotifications: ProgramNotification[];
}
/**
 * Which notifications to delete.
 */
export interface ProgramNotificationDelete {
  /**
   * The company; one's own when absent.
   */
  EntityId?: string;
  /**
   * The notifications.
   *
   * @minItems 1
   * @maxItems 500
   */
  ProgramNotificationIds: string[];
}
/**
 * Everything the settings of program notifications show.
 */
export interface ProgramNotificationSetup {
  /**
   * The company.
   */
  EntityId: string;
  /**
   * The company's notifications, the default one first.
   */
  ProgramNotifications: ProgramNotification[];
  /**
   * The roles to choose from.
   */
  RolesList: OptionList;
  /**
   * The company's regions.
   */
  RegionList: OptionList;
  /**
   * The company's locations.
   */
  LocationList: OptionList;
  /**
   * What Restore Default brings back.
   */
  DefaultProgramNotification: DefaultProgramNotification;
}
/**
 * One page of a list of programs.
 */
export interface ProgramPage {
  /**
   * The programs of this page.
   */
  Items: Program[];
  /**
   * How many there are on all pages.
   */
  Total: number;
}
/**
 * How far a person is with a program, in short.
 */
export interface ProgramProgress {
  /**
   * In percent, whole; 100 only when all is done.
   */
  Percent: number;
  /**
   * How much is done.
   */
  Value: number;
  /**
   * Of how much.
   */
  Goal: number;
  /**
   * What is counted; empty where it is the number of requirements that are met.
   */
  Unit: string;
  /**
   * Where a measured amount is counted: which of settings.quantities it is. People read it in their own unit.
   */
  Quantity?: string;
  /**
   * The name of the unit of these numbers, where they have a quantity.
   */
  KeptUnit?: string;
}
/**
 * What a program asks of whoever reports an activity.
 */
export interface ProgramReporting {
  /**
   * What to report, and how.
   */
  ReportingInstructions: string;
  /**
   * What a report is made of; all of it is required.
   */
  ReportingType: 'Attachment' | 'AttachmentComment' | 'Checkbox' | 'CheckboxAttachment' | 'CheckboxComment' | 'CheckboxAttachmentComment' | 'Comment';
  /**
   * What is confirmed by the box.
   */
  CheckboxText: string;
  /**
   * A report counts only once somebody has approved it.
   */
  RequiresApproval: boolean;
  /**
   * A form to fill in.
   */
  Document?: ReportDocument;
  /**
   * Several documents, each with what it is for.
   */
  Documents?: ReportDocument[];
  /**
   * A question to answer instead of, or before, a report.
   */
  Outcome?: SelfReportOptionSet;
  /**
   * What choosing the program does after an answer that requires an alternative; without it a self report.
   */
  Alternative?: ProgramAction;
}
/**
 * What is to be done for a level of a program, and how much of it.
 */
export interface ProgramRequirement {
  /**
   * Identifies it within its program.
   */
  RequirementId: string;
  /**
   * What is to be done, in a few words.
   */
  Name: string;
  /**
   * What counts. The rule settings.programMeasure says how.
   */
  Measure: 'TrackedDays' | 'TrackedTotal' | 'Reports' | 'Courses' | 'Sessions' | 'Assessments' | 'Screenings' | 'Programs' | 'Points';
  /**
   * How much of it completes the requirement.
   */
  Goal: number;
  /**
   * What is counted, in the plural, such as days.
   */
  Unit: string;
  /**
   * Of a tracked measure: the tracker.
   */
  TrackerId?: number;
  /**
   * Of a tracked measure: the field of the tracker that counts.
   */
  Field?: string;
  /**
   * Of TrackedDays: how much of the field makes a day count. Without it any entry does.
   */
  AtLeast?: number;
  /**
   * Of Programs: those with this tag only.
   */
  Tag?: string;
}
/**
 * A part of the list of programs.
 */
export interface ProgramSection {
  /**
   * Identifies it.
   */
  id: string;
  /**
   * Its title.
   */
  Name: string;
  /**
   * A line below the title.
   */
  Text?: string;
}
/**
 * What programs are about, to find them by.
 */
export interface ProgramTag {
  /**
   * The tag.
   */
  TagId: string;
  /**
   * What people read.
   */
  Name: string;
}
/**
 * What an administrator has set in the place of what a person has done in a challenge. It holds until it is undone.
 */
export interface ProgressOverride {
  /**
   * All of the challenge counts as done.
   */
  IsComplete: boolean;
  /**
   * Otherwise: what is counted, such as days.
   */
  Unit?: string;
  /**
   * How much of it counts.
   */
  Value?: number;
  /**
   * Why.
   */
  Reason: string;
  /**
   * The name of who did it.
   */
  By: string;
  /**
   * When.
   */
  At: string;
}
/**
 * A link that a company puts at hand.
 */
export interface QuickLink {
  /**
   * Which link.
   */
  Id: string;
  /**
   * What is read.
   */
  Label: string;
  /**
   * The place it leads to.
   */
  RouterLink: string;
  /**
   * Leads to a page outside this application.
   */
  IsMvcLink: boolean;
  /**
   * The name of its picture.
   */
  Icon?: string;
}
/**
 * A text that somebody has sent.
 */
export interface ReceivedText {
  /**
   * The number it came from.
   */
  From: string;
  /**
   * Its words.
   */
  Body: string;
}
/**
 * Codes that stand in for the authenticator app, once each. They are shown once.
 */
export interface RecoveryCodes {
  /**
   * The codes.
   */
  Codes: string[];
}
/**
 * What a cash-out gave.
 */
export interface RedeemedPoints {
  /**
   * What it took.
   */
  Points: number;
  /**
   * What it gave, in dollars.
   */
  Amount: number;
}
/**
 * The last step: the password that the person will sign in with, and what they agree to.
 */
export interface RegisterUser {
  /**
   * The registration, by the random token that only the person registering has.
   */
  Rid: string;
  /**
   * The sign-in name, as the registration says it.
   */
  UserName: string;
  /**
   * The password.
   */
  Password: string;
  /**
   * The password again.
   */
  ConfirmPassword: string;
  /**
   * Whether the person agrees to the company's agreement.
   */
  AcceptsEula?: boolean;
  /**
   * Whether the person agrees to the company's policy.
   */
  AcceptsPrivacyPolicy?: boolean;
  /**
   * Whether no code is asked for on this device.
   */
  RememberDevice?: boolean;
  /**
   * As the registration says it: whether the question of the device is asked.
   */
  OffersRememberedDevice?: boolean;
}
/**
 * What a person says to be found among those whom the company has named.
 */
export interface RegistrationEligibility {
  /**
   * The registration; without it one is begun.
   */
  Rid?: string;
  /**
   * Whether the person belongs to the company themselves.
   */
  IsPrimaryMember: boolean;
  /**
   * The answers by the names of the questions.
   */
  Fields: {
    [k: string]: string | number;
  };
}
/**
 * Something that happened on the way through a registration.
 */
export interface RegistrationEvent {
  /**
   * The name of the step, as reports know it.
   */
  Name: string;
  /**
   * What happened.
   */
  Status: 'Started' | 'Succeeded' | 'Failed';
  /**
   * When, as an ISO time.
   */
  OccurredAt: string;
}
/**
 * A registration, by its token or by the key of a link.
 */
export interface RegistrationKey {
  /**
   * The registration, by the random token that only the person registering has.
   */
  Rid?: string;
  /**
   * The key of a link, also of one that has expired.
   */
  VKey?: string;
}
/**
 * How a registration stands: what each call of it answers.
 */
export interface RegistrationProgress {
  /**
   * Whether the call did what it was asked.
   */
  Success: boolean;
  /**
   * Why it failed.
   */
  FailureReason?:
    | 'InternalServerError'
    | 'UnknownCompanyCode'
    | 'NotEligible'
    | 'TooManyTries'
    | 'AlreadyRegistered'
    | 'SingleSignOn'
    | 'AccountDisabled'
    | 'LinkUnknown'
    | 'LinkExpired'
    | 'LinkUsed'
    | 'OtherCompany'
    | 'StepsMissing'
    | 'TooManyEmails';
  /**
   * What the person can do about it.
   */
  ClientAction?: 'None' | 'SignIn' | 'ContactSupport' | 'StartOver' | 'ResendEmail' | 'GoToCompany' | 'CompleteSteps';
  /**
   * The token of the registration, where this call made one: nobody else has it.
   */
  Rid?: string;
  /**
   * The steps of this company's registrations, in their order.
   */
  Steps: string[];
  /**
   * Those of them that are done.
   */
  DoneSteps: string[];
  /**
   * The registration is complete: the person signs in.
   */
  IsRegistered: boolean;
  /**
   * The company, once it is known.
   */
  CompanyName?: string;
  /**
   * Whether the person belongs to the company themselves, once they have said so.
   */
  IsPrimaryMember?: boolean;
  /**
   * What the person has said to be found, by the names of the questions.
   */
  Fields?: {
    [k: string]: string | number;
  };
  /**
   * The person, once they have shown that they are.
   */
  UserId?: string;
  /**
   * The sign-in name, once the person has shown that they are.
   */
  UserName?: string;
  /**
   * The first name, once the person has shown that they are.
   */
  FirstName?: string;
  /**
   * Where the link was sent, mostly hidden.
   */
  MaskedEmail?: string;
  /**
   * The seconds after which the link can be sent again.
   */
  EmailWait: number;
  /**
   * What the person has answered so far that only this customer asks.
   */
  Custom?: {
    [k: string]: unknown;
  };
  /**
   * The company asks for a code on devices that it does not remember.
   */
  OffersRememberedDevice: boolean;
}
/**
 * What a company must know of everybody who registers.
 */
export interface RegistrationRequiredFields {
  /**
   * The registration, by the random token that only the person registering has.
   */
  Rid: string;
  /**
   * The person.
   */
  UserId: string;
  /**
   * We send your messages here.
   */
  PreferredEmail: string;
  /**
   * Where texts go. It is stored as in the profile.
   */
  MobileNumber?: string;
  /**
   * Answers to those of the company's questions that must be answered.
   *
   * @maxItems 200
   */
  ProfileItemAnswers: ProfileAnswer[];
  /**
   * What this customer keeps beside the rest.
   */
  Custom: UserProfileCustom;
}
/**
 * What a company must know of everybody who registers, with what is known of this person.
 */
export interface RegistrationRequiredFieldsSetup {
  /**
   * The company's questions that must be answered, with the answers so far.
   */
  Items: ProfileItem[];
  /**
   * The person.
   */
  UserId: string;
  /**
   * We send your messages here.
   */
  PreferredEmail: string;
  /**
   * Where texts go.
   */
  MobileNumber?: string;
  /**
   * The answers so far.
   */
  ProfileItemAnswers: ProfileAnswer[];
  /**
   * The answers so far to what only this customer asks.
   */
  Custom: {
    [k: string]: unknown;
  };
}
/**
 * What registering came to.
 */
export interface RegistrationResult {
  /**
   * Whether the person can sign in now.
   */
  Success: boolean;
  /**
   * The person who was registered.
   */
  UserId?: string;
  /**
   * Why it failed.
   */
  FailureReason?:
    | 'InternalServerError'
    | 'UnknownCompanyCode'
    | 'NotEligible'
    | 'TooManyTries'
    | 'AlreadyRegistered'
    | 'SingleSignOn'
    | 'AccountDisabled'
    | 'LinkUnknown'
    | 'LinkExpired'
    | 'LinkUsed'
    | 'OtherCompany'
    | 'StepsMissing'
    | 'TooManyEmails';
  /**
   * What the person can do about it.
   */
  ClientAction?: 'None' | 'SignIn' | 'ContactSupport' | 'StartOver' | 'ResendEmail' | 'GoToCompany' | 'CompleteSteps';
  /**
   * What the device keeps so that no code is asked for on it, where that was wished for.
   */
  RememberedDevice?: string;
}
/**
 * The answers of one step, saved as such. A customer's own step saves its answers under Custom.
 */
export interface RegistrationStep {
  /**
   * The registration; without it one is begun.
   */
  Rid?: string;
  /**
   * The step, one of the company's steps.
   */
  Step: string;
  /**
   * The code that the company has given its people.
   */
  CompanyCode?: string;
  /**
   * Whether the person belongs to the company themselves; otherwise to somebody who does.
   */
  IsPrimaryMember?: boolean;
  /**
   * What this customer asks.
   */
  Custom?: UserProfileCustom;
}
/**
 * What is known of a program when the next plan year is made.
 */
export interface RepeatedProgram {
  /**
   * Identifies it.
   */
  Id: string;
  /**
   * What people read.
   */
  Name: string;
  /**
   * Challenge or event.
   */
  ProgramType: string;
  /**
   * What kind of it.
   */
  ProgramSubType: string;
  /**
   * Whether it is the program of the plan year, which everybody takes part in.
   */
  IsPlanYear: boolean;
  /**
   * Its section.
   */
  SectionId: string;
  /**
   * What it is about.
   */
  Tags: string[];
  /**
   * The first day.
   */
  StartDate: string;
  /**
   * The last day; null where it does not end.
   */
  EndDate: string | null;
}
/**
 * A document that belongs to a self report.
 */
export interface ReportDocument {
  /**
   * Where it is: a path of this site, or https.
   */
  DocumentUrl: string;
  /**
   * What it is for.
   */
  AssociatedText?: string;
}
/**
 * How far a person is with a requirement.
 */
export interface RequirementStanding {
  /**
   * The requirement.
   */
  RequirementId: string;
  /**
   * What is to be done.
   */
  Name: string;
  /**
   * It is met.
   */
  IsCompleted: boolean;
  /**
   * How far, in percent; 100 only when it is met.
   */
  PercentCompleted: number;
  /**
   * How much of it is done.
   */
  Value: number;
  /**
   * How much of it completes it.
   */
  Goal: number;
  /**
   * What is counted.
   */
  Unit: string;
  /**
   * Where a measured amount is counted: which of settings.quantities it is. People read it in their own unit.
   */
  Quantity?: string;
  /**
   * The name of the unit of these numbers, where they have a quantity.
   */
  KeptUnit?: string;
  /**
   * Of a tracked measure: the tracker.
   */
  TrackerId?: number;
  /**
   * Of a tracked measure: the field that counts.
   */
  Field?: string;
  /**
   * How much of the field makes a day count.
   */
  AtLeast?: number;
}
/**
 * That somebody has opened a resource.
 */
export interface ResourceEngagement {
  /**
   * Which opening.
   */
  EngagementId?: string;
  /**
   * What was opened.
   */
  ResourceId: string;
  /**
   * When.
   */
  OpenedAt: string;
}
/**
 * Something to read, to watch or to open in the resource hub.
 */
export interface ResourceItem {
  /**
   * Which resource.
   */
  ResourceId?: string;
  /**
   * Grows with each change.
   */
  Version?: number;
  /**
   * What it is called.
   */
  Title: string;
  /**
   * What one gets from it.
   */
  Text?: string;
  /**
   * An article is read here, a document is saved, a link opens a window, a video plays here.
   */
  Kind: 'Article' | 'Document' | 'Link' | 'Video';
  /**
   * The section of the resource.
   */
  SectionId: string;
  /**
   * The subject of its picture.
   */
  Picture: 'Calm' | 'Food' | 'Money' | 'Movement' | 'People' | 'Sleep';
  /**
   * Of a link or a video: a path of this site, or https.
   */
  Address?: string;
  /**
   * Of an article: what it says.
   */
  Article?: string;
  /**
   * Of a document: the file.
   *
   * @maxItems 1
   */
  Document?: StoredFile[];
  /**
   * Whether it stands on the home page too.
   */
  OnHomePage?: boolean;
}
/**
 * A part of the resource hub.
 */
export interface ResourceSection {
  /**
   * Which section.
   */
  SectionId?: string;
  /**
   * Grows with each change.
   */
  Version?: number;
  /**
   * What it is called.
   */
  Name: string;
  /**
   * A sentence below the name.
   */
  Text?: string;
}
/**
 * What a person can order.
 */
export interface RewardCatalog {
  /**
   * The plan year now running: what is ordered counts in it.
   */
  PlanYearId: string;
  /**
   * The currency of all amounts.
   */
  Currency: string;
  /**
   * The key of the next order: another one once anything was booked.
   */
  OrderKey: string;
  /**
   * The groups of the store, by name; what the company gives of its own comes first.
   */
  Groups: string[];
  /**
   * The rewards, by group and name.
   */
  Items: RewardItem[];
}
/**
 * A custom reward, as people can work toward it.
 */
export interface RewardDefinition {
  /**
   * Which reward.
   */
  RewardId: string;
  /**
   * Its name.
   */
  Title: string;
  /**
   * What one gets.
   */
  Description: string;
  /**
   * What it is worth, in the currency of the company.
   */
  CurrencyAmount: number;
  /**
   * Its picture as a data address, or an address of this site.
   */
  Image: string;
  /**
   * The first day on which it can be ordered; null: at once.
   */
  AvailableFrom: string | null;
  /**
   * Nobody can order it any more.
   */
  IsWithdrawn: boolean;
}
/**
 * Something of the rewards store.
 */
export interface RewardItem {
  /**
   * Which reward.
   */
  RewardId: string;
  /**
   * GiftCard takes from the gift-card balance, Custom from the points.
   */
  Kind: 'GiftCard' | 'Custom';
  /**
   * Where it stands in the store.
   */
  Group: string;
  /**
   * What people read.
   */
  Name: string;
  /**
   * What one gets.
   */
  Description: string;
  /**
   * Its picture: an address of this site, or a picture as a data address.
   */
  PictureUrl: string;
  /**
   * Its prices, the lowest one first.
   */
  Options: RewardOption[];
}
/**
 * One price at which a reward can be had.
 */
export interface RewardOption {
  /**
   * What it is worth, in dollars.
   */
  Amount: number;
  /**
   * The same in points.
   */
  Points: number;
}
/**
 * An order of the rewards store.
 */
export interface RewardOrder {
  /**
   * Made by the page, once for each order: sent a second time, it orders nothing more.
   */
  OrderKey: string;
  /**
   * The plan year that it counts in: the one now running.
   */
  PlanYearId: string;
  /**
   * The currency of its amounts.
   */
  Currency: string;
  /**
   * What is ordered.
   *
   * @minItems 1
   * @maxItems 20
   */
  Items: RewardOrderItem[];
}
/**
 * What has become of an order.
 */
export interface RewardOrderData {
  /**
   * What was ordered.
   */
  Orders: OrderedReward[];
  /**
   * What was not.
   */
  FailedOrders: FailedOrder[];
}
/**
 * One thing to order.
 */
export interface RewardOrderItem {
  /**
   * Which reward.
   */
  RewardId: string;
  /**
   * At which of its prices, in dollars.
   */
  Amount: number;
}
/**
 * All that was booked for a person in one plan year.
 */
export interface RewardStatement {
  /**
   * The plan year.
   */
  PlanYearKeyId: string;
  /**
   * The plan years of the company, the latest first.
   */
  PlanYears: PlanYear[];
  /**
   * What can be spent of the points.
   */
  AvailablePoints: number;
  /**
   * What has been earned.
   */
  CurrentPoints: number;
  /**
   * What is left on the gift-card balance, in dollars.
   */
  CurrentGiftCardBalance: number;
  /**
   * What was ordered, in dollars.
   */
  CurrentSpent: number;
  /**
   * The key of the next cash-out: another one once anything was booked.
   */
  OrderKey: string;
  /**
   * The newest first.
   */
  Entries: StatementEntry[];
}
/**
 * What a person has been rewarded with, in one plan year.
 */
export interface Rewards {
  /**
   * The plan year.
   */
  PlanYearId: string;
  /**
   * What can be spent of the points.
   */
  AvailablePoints?: number;
  /**
   * What is left on gift cards, in dollars.
   */
  CurrentGiftCardBalance: number;
  /**
   * The successes that no page has shown yet, the oldest first.
   */
  Moments?: Moment[];
}
/**
 * A rule that the server runs, with what it has done and is about to do.
 */
export interface RuleOverview {
  /**
   * The id of the definition.
   */
  Id: string;
  /**
   * What it does.
   */
  Purpose: string;
  /**
   * The resource whose rows it is about.
   */
  Resource: string;
  /**
   * The customer has added it.
   */
  IsOwn: boolean;
  /**
   * When it was switched off after too many failures. Absent while it is on.
   */
  OffAt?: string;
  /**
   * Occasions on which it ran.
   */
  Done: number;
  /**
   * Occasions on which its condition was false.
   */
  Unmet: number;
  /**
   * Occasions that were skipped because it had run often enough for a person.
   */
  Limited: number;
  /**
   * Occasions in the next 30 days.
   */
  Planned: number;
  /**
   * The next of them.
   */
  Next: {
    /**
     * When.
     */
    DueAt: string;
    /**
     * The person or company.
     */
    Name: string;
  }[];
}
/**
 * A filter that a person has kept under a name.
 */
export interface SavedFilter {
  /**
   * Names it.
   */
  Id: string;
  /**
   * What the person calls it.
   */
  Name: string;
  /**
   * What it says, as it was when it was saved: a part of it may be gone by now.
   */
  Filter: {};
  /**
   * The version of what a save replaces. A save sends it back.
   */
  Version?: string;
}
/**
 * A filter to be kept. One of the same name, in any case, is replaced.
 */
export interface SavedFilterSave {
  /**
   * What the person calls it.
   */
  Name: string;
  /**
   * What it says.
   */
  Filter: PersonFilter;
  /**
   * The version of the filter of this name that is replaced; empty where there was none. Where it is another one by now, the save is refused (409).
   */
  Version?: string;
}
/**
 * Whose sessions and blocked times are asked for, and when.
 */
export interface ScheduleRequest {
  /**
   * The person: a participant, or a coach. Without it oneself.
   */
  UserId?: string;
  /**
   * The coaches. Without it oneself.
   *
   * @maxItems 50
   */
  CoachUserIds?: string[];
  /**
   * From when.
   */
  From: string;
  /**
   * Until when: at most 62 days.
   */
  To: string;
}
/**
 * A coach with whom sessions are scheduled.
 */
export interface SchedulerCoach {
  /**
   * Which coach.
   */
  UserId: string;
  /**
   * First name.
   */
  FirstName: string;
  /**
   * Last name.
   */
  LastName: string;
  /**
   * By which clocks the coach works (IANA).
   */
  TimeZone: string;
  /**
   * The session types that the coach gives.
   */
  AssignedSessionTypes: string[];
}
/**
 * What sessions of somebody are scheduled with.
 */
export interface SchedulerData {
  /**
   * Who coaches their company, by name.
   */
  Coaches: SchedulerCoach[];
  /**
   * Whoever has the sessions; null for coaches who have chosen nobody.
   */
  Participant: SchedulerParticipant | null;
  /**
   * When there is coaching.
   */
  SchedulerSettings: SchedulerSettings;
  /**
   * By which clocks the company's hours are meant (IANA).
   */
  TimeZone: string;
  /**
   * What there is to choose from. The coaches of each are those who say that they give it.
   */
  SessionTypes: SessionType[];
  /**
   * What the participant takes part in at present.
   */
  ParticipantPrograms: {
    /**
     * Which program.
     */
    Id: string;
    /**
     * What it is called.
     */
    Name: string;
  }[];
  /**
   * The coach to begin with; null where there is none.
   */
  SelectedCoach: string | null;
  /**
   * The times that this coach has blocked in the four weeks to come.
   */
  BlockedTimes: BlockedTimeItem[];
}
/**
 * Whoever has the sessions.
 */
export interface SchedulerParticipant {
  /**
   * Which person.
   */
  UserId: string;
  /**
   * First name.
   */
  FirstName: string;
  /**
   * Last name.
   */
  LastName: string;
  /**
   * Their company.
   */
  EntityId: string;
  /**
   * What it is called.
   */
  EntityName: string;
}
/**
 * When a company has coaching.
 */
export interface SchedulerSettings {
  /**
   * Grows with each change. A save over another person's change is refused.
   */
  Version?: number;
  /**
   * The days, Monday first.
   *
   * @minItems 7
   * @maxItems 7
   */
  DaySettings: DaySetting[];
}
/**
 * The screening of a person in a plan year.
 */
export interface ScreenedUser {
  /**
   * The person.
   */
  UserId: string;
  /**
   * The plan year.
   */
  PlanYearId: string;
  /**
   * Their first name.
   */
  FirstName: string;
  /**
   * Their last name.
   */
  LastName: string;
  /**
   * The day of their last screening with measurements; null where there was none.
   */
  Measured: string | null;
  /**
   * The day that was marked; null where none was.
   */
  Override: string | null;
  /**
   * Who has marked it.
   */
  OverrideBy: string | null;
  /**
   * When.
   */
  OverrideAt: string | null;
}
/**
 * How a person stands to the second factor.
 */
export interface SecondFactor {
  /**
   * Whether signing in asks for a code.
   */
  IsOn: boolean;
  /**
   * Whether one of the person's roles needs it.
   */
  IsRequired: boolean;
  /**
   * Since when it is on.
   */
  TurnedOnAt: string | null;
  /**
   * How many recovery codes are left.
   */
  RecoveryCodesLeft: number;
}
/**
 * A code of the authenticator app.
 */
export interface SecondFactorCode {
  /**
   * Six digits.
   */
  Code: string;
}
/**
 * Somebody who has given the right password and must set up a second factor.
 */
export interface SecondFactorKey {
  /**
   * What the right password was answered with: SecondFactorKey.
   */
  Key: string;
}
/**
 * Whose second factor is taken away.
 */
export interface SecondFactorReset {
  /**
   * The person.
   */
  UserId: string;
}
/**
 * What an authenticator app must know. It is answered once, and never again.
 */
export interface SecondFactorSetup {
  /**
   * The key to type, in groups.
   */
  Secret: string;
  /**
   * The same to scan, as a data URL.
   */
  Picture: string;
}
/**
 * The second step of signing in.
 */
export interface SecondFactorSignIn {
  /**
   * What the right password was answered with: SecondFactorKey.
   */
  Key: string;
  /**
   * Six digits of the app, or a recovery code.
   */
  Code: string;
}
/**
 * A second factor that was set up while signing in.
 */
export interface SecondFactorStart {
  /**
   * The recovery codes.
   */
  Codes: string[];
  /**
   * The session that begins with it.
   */
  Result: TokenResult;
}
/**
 * What a program asks of whoever reports an activity, with what the person has reported.
 */
export interface SelfReport {
  /**
   * The program's name.
   */
  Name: string;
  /**
   * What to report, and how.
   */
  ReportingInstructions: string;
  /**
   * What a report is made of; all of it is required.
   */
  ReportingType: 'Attachment' | 'AttachmentComment' | 'Checkbox' | 'CheckboxAttachment' | 'CheckboxComment' | 'CheckboxAttachmentComment' | 'Comment';
  /**
   * What is confirmed by the box.
   */
  CheckboxText: string;
  /**
   * A report counts only once somebody has approved it.
   */
  RequiresApproval: boolean;
  /**
   * A form to fill in.
   */
  Document?: ReportDocument;
  /**
   * Several documents, each with what it is for.
   */
  Documents?: ReportDocument[];
  /**
   * How often it is to be reported.
   */
  SelfReportStats?: SelfReportStats;
  /**
   * What the person has reported, the latest first.
   */
  UserSelfReports: UserSelfReport[];
}
/**
 * A question about an activity, with the answers to choose from.
 */
export interface SelfReportOptionSet {
  /**
   * The question.
   */
  SelfReportDescription: string;
  /**
   * The answers, in their order.
   */
  SelfReportOptions: {
    /**
     * Identifies the answer.
     */
    Id: string;
    /**
     * What it says.
     */
    Text: string;
    /**
     * It does not complete the program: something else must be done.
     */
    RequiresAlternative: boolean;
  }[];
}
/**
 * What became of a report that was sent or deleted.
 */
export interface SelfReportResult {
  /**
   * Whether it was done.
   */
  IsSuccessful: boolean;
  /**
   * What the person has reported in the program now, the latest first.
   */
  Data: UserSelfReport[];
}
/**
 * How often something is to be reported.
 */
export interface SelfReportStats {
  /**
   * How many reports complete the program; 0 means no count.
   */
  Required: number;
}
/**
 * A report of an activity, as it is sent.
 */
export interface SelfReportSubmission {
  /**
   * The program.
   */
  ChallengeId: string;
  /**
   * Who offers it.
   */
  ChallengeOwnerId: string;
  /**
   * The file as a data address, or a file that was sent before.
   */
  Attachment?: (string | null) | StoredFile;
  /**
   * What the file is called.
   */
  AttachmentName?: string | null;
  /**
   * What the person wrote.
   */
  UserComments?: string;
  /**
   * Whether the box was checked.
   */
  Checked?: boolean;
  /**
   * As it was shown; the program decides.
   */
  RequireApproval?: boolean;
}
/**
 * Everything the page needs before its first screen.
 */
export interface Session {
  /**
   * Whether the token sent with the call belongs to a living session.
   */
  SignedIn: boolean;
  /**
   * The person who is signed in, or the one being acted for.
   */
  User?: User;
  /**
   * Whoever sits at the page; the same person as User, unless they act for somebody else.
   */
  Actor?: Actor;
  /**
   * That person's company.
   */
  Entity?: Entity;
  /**
   * What goes with both.
   */
  Settings?: Settings;
  /**
   * How the pages look; before signing in, by the host name.
   */
  Branding: Branding;
  /**
   * The person's time zone, an IANA name. Dates without a stated zone are in it.
   */
  TimeZone?: string;
  /**
   * Whose definitions apply; null for the base.
   */
  Customer: string | null;
  /**
   * The hash of those definitions.
   */
  Revision: string;
  /**
   * FirstLogin until the first sign-in is complete.
   */
  Stage?: 'FirstLogin' | 'Authenticated';
  /**
   * How the person signed in.
   */
  LoginType?: 'NonSSO' | 'SSO' | 'AuthCodeAdmin' | 'AuthCodeCoach' | 'AuthCodeSupport';
  /**
   * Whether a form of the company waits to be filled in at the first sign-in.
   */
  FirstLoginFormSetup?: boolean;
  /**
   * The person's language is not English, and a role of theirs exists in English only.
   */
  InvalidLanguageRole?: boolean;
  /**
   * The person's language.
   */
  Language?: 'en-US' | 'es-419';
  /**
   * Whether the company whose host name was called signs in by single sign-on.
   */
  SingleSignOn?: boolean;
  /**
   * Whether people of the company whose host name was called register at /act/auth/registration/v2.
   */
  RegistrationV2?: boolean;
}
/**
 * What is to be done with one session.
 */
export interface SessionAction {
  /**
   * The session.
   */
  SessionIdStartDateTime: string;
  /**
   * What is done.
   */
  Action: 'Register' | 'Unregister';
}
/**
 * What became of an entry or a session that was to be saved.
 */
export interface SessionSave {
  /**
   * It, as it is kept; null where it was not saved.
   */
  Entry: CoachEntry | null;
  /**
   * Whether it was saved.
   */
  Successful: boolean;
  /**
   * Why it was not.
   */
  FailureType: 'None' | 'Exception' | 'Conflict' | 'CompanyHoursConflict';
  /**
   * The next time at which the coach could, where this one was refused; null where there is none soon.
   */
  NextAvailableSessionTime: string | null;
}
/**
 * The sessions of an event by day and time.
 */
export interface SessionSchedule {
  /**
   * The days in their order.
   */
  Days: {
    /**
     * The day.
     */
    Date: string;
    /**
     * The day as people read it.
     */
    DisplayDate: string;
    /**
     * The person is registered for a session of it.
     */
    HasRegistration: boolean;
    /**
     * It is open at first, unless another day was asked for.
     */
    Expanded: boolean;
    /**
     * The times in their order.
     */
    TimeSlots: {
      /**
       * From when to when.
       */
      SessionTime: string;
      /**
       * The sessions at that time.
       */
      Sessions: EventSession[];
    }[];
  }[];
}
/**
 * A kind of coaching session that a company offers.
 */
export interface SessionType {
  /**
   * Which type.
   */
  Id?: string;
  /**
   * Grows with each change. A save over another person's change is refused.
   */
  Version?: number;
  /**
   * What people read.
   */
  Name: string;
  /**
   * How long it takes.
   */
  DurationMinutes: number;
  /**
   * So many minutes before it the coach has no other session.
   */
  BufferBeforeMinutes: number;
  /**
   * So many minutes after it the coach has no other session.
   */
  BufferAfterMinutes: number;
  /**
   * Inactive: no new ones are scheduled.
   */
  Status: 'Active' | 'Inactive';
  /**
   * The coaches who give it.
   *
   * @maxItems 200
   */
  AssignedCoaches: string[];
}
/**
 * What the application needs to know about the person's company and duties.
 */
export interface Settings {
  /**
   * Whether somebody acts for another person.
   */
  Impersonation: Impersonation;
  /**
   * Whether this person may act for others.
   */
  IsImpersonator: boolean;
  /**
   * How far this person's duties reach.
   */
  Designations: Designation[];
  /**
   * The switches that are on, such as RegistrationV2Enabled.
   */
  EnabledToggles: string[];
  /**
   * Announcements do not open by themselves.
   */
  NewsFlashDisabled: boolean;
  /**
   * 1 shows the picture behind the home page.
   */
  HomePageBackgroundType: 0 | 1;
  /**
   * The picture behind the home page.
   */
  HomePageBackgroundUrl?: string;
  /**
   * The name of the default program notification.
   */
  DefaultWellnessNotificationName?: string;
  /**
   * The mall is shown in rewards.
   */
  RewardsMallEnabled?: boolean;
  /**
   * The menus.
   */
  Navigation: Navigation;
}
/**
 * A sign-in to an account.
 */
export interface SignIn {
  /**
   * Names it.
   */
  Id: string;
  /**
   * When it was.
   */
  At: string;
}
/**
 * The address by which an account is opened, and the one that waits to be confirmed.
 */
export interface SignInEmail {
  /**
   * Where links for a new password go.
   */
  Email: string;
  /**
   * Whether the person signs in with it.
   */
  IsSignInName: boolean;
  /**
   * The address that becomes it once it is confirmed.
   */
  NewEmail: string | null;
}
/**
 * Another address for an account, by the present password.
 */
export interface SignInEmailChange {
  /**
   * The new address.
   */
  Email: string;
  /**
   * The present password.
   */
  Password: string;
}
/**
 * What confirms a new address.
 */
export interface SignInEmailKey {
  /**
   * The key of the link.
   */
  Key: string;
}
/**
 * One line of a statement.
 */
export interface StatementEntry {
  /**
   * Grows from entry to entry.
   */
  EntryId: number;
  /**
   * The day.
   */
  Date: string;
  /**
   * Why it was booked.
   */
  Kind: 'Opening' | 'Earned' | 'TakenBack' | 'Ordered' | 'Returned' | 'CashedOut';
  /**
   * What for.
   */
  Description: string;
  /**
   * By how much it changes the points.
   */
  Points: number;
  /**
   * By how much it changes the gift-card balance, in dollars.
   */
  Amount: number;
  /**
   * The points after it.
   */
  PointsBalance: number;
  /**
   * The gift-card balance after it, in dollars.
   */
  AmountBalance: number;
  /**
   * Of an order: what has become of it.
   */
  Status: ('Pending' | 'Fulfilled' | 'Failed') | null;
}
/**
 * A file that a person has given. It is sent before the record that names it, and kept apart from it.
 */
export interface StoredFile {
  /**
   * What the file is called.
   */
  Name: string;
  /**
   * What it is by its content, such as image/png.
   */
  Type: string;
  /**
   * In bytes.
   */
  Size: number;
  /**
   * Where it is kept.
   */
  FileId: string;
}
/**
 * Whether a text comes before something in the calendar begins.
 */
export interface TextReminder {
  /**
   * The item of the calendar.
   */
  Id: string;
  /**
   * How long before it begins; null: no text.
   */
  Minutes: number | null;
}
/**
 * Something that can be shown once instead of the token.
 */
export interface Ticket {
  /**
   * The ticket.
   */
  Ticket: string;
}
/**
 * What a ticket is for.
 */
export interface TicketRequest {
  /**
   * live: the WebSocket of live topics. logOut: leaving single sign-on by the address bar.
   */
  Purpose: 'live' | 'logOut';
}
/**
 * A time at which a coach gives no sessions, to be saved.
 */
export interface TimeBlock {
  /**
   * The one that is changed; without it a new one.
   */
  Id?: string;
  /**
   * When it begins. A moment in ISO 8601, or YYYY-MM-DDTHH:mm by the clocks of whoever writes; at a quarter of an hour.
   */
  StartTime: string;
  /**
   * When it ends. A moment in ISO 8601, or YYYY-MM-DDTHH:mm by the clocks of whoever writes; at a quarter of an hour.
   */
  EndTime: string;
  /**
   * It is about whole days: those on which it begins and ends, both included.
   */
  AllDayEvent?: boolean;
  /**
   * What it is for.
   */
  Title: string;
  /**
   * The version that was read: where something else was saved since, the save is refused (409).
   */
  Version?: string;
}
/**
 * What became of a time block that was to be saved.
 */
export interface TimeBlockSave {
  /**
   * Whether it was saved.
   */
  Successful: boolean;
  /**
   * It, as it is kept; null where it was not saved.
   */
  TimeBlock: BlockedTimeItem | null;
  /**
   * Why it was not.
   */
  FailureType: 'None' | 'Exception' | 'ScheduledBlockConflict';
}
/**
 * What a person can do today.
 */
export interface Today {
  /**
   * What can be done, logs first.
   */
  Items: TodayItem[];
  /**
   * On how many days something was logged without a break; one missed day is forgiven.
   */
  Streak: number;
}
/**
 * One thing that a person can do today.
 */
export interface TodayItem {
  /**
   * Identifies it within the list.
   */
  Id: string;
  /**
   * What it is.
   */
  Kind: 'Log' | 'Session' | 'Assessment';
  /**
   * The tracker, or the program or person of the session.
   */
  Title: string;
  /**
   * It is done for today.
   */
  IsDone: boolean;
  /**
   * What was logged today, with its unit.
   */
  Logged: string | null;
  /**
   * The tracker of a log.
   */
  Setup?: TrackerSetup | null;
  /**
   * When a session starts.
   */
  StartsAt?: string | null;
  /**
   * When a session ends.
   */
  EndsAt?: string | null;
  /**
   * The time zone (IANA) where a session takes place.
   */
  TimeZone?: string | null;
  /**
   * The assessment was started.
   */
  IsStarted?: boolean;
}
/**
 * What a person logs for a day in several trackers.
 */
export interface TodayLog {
  /**
   * What is typed, by the number of the tracker, a blank and the name of the field.
   */
  Values: {
    [k: string]: string | number | null;
  };
  /**
   * The day of the entries, by the person's clock: an entry that was made without a network arrives later. Without it: today.
   */
  Date?: string;
}
/**
 * What signing in, or checking a token, came to.
 */
export interface TokenResult {
  /**
   * Goes with each later call; absent when signing in failed.
   */
  Token?: string;
  /**
   * Whether the person is signed in.
   */
  IsLoginSuccessful: boolean;
  /**
   * What comes next.
   */
  Stage?:
    'FirstLogin' | 'Authenticated' | 'ForceReset' | 'ForgotPassword' | 'DeviceUnverified' | 'SSOPasswordChangeOnWeb' | 'SecondFactor' | 'SecondFactorSetup';
  /**
   * How the person signed in.
   */
  LoginType: 'NonSSO' | 'SSO' | 'AuthCodeAdmin' | 'AuthCodeCoach' | 'AuthCodeSupport';
  /**
   * Whether the company has set up a form for the first login.
   */
  FirstLoginFormSetup: boolean;
  /**
   * What the session call answers for the token; with a sign-in that succeeded.
   */
  Session?: Session;
  /**
   * When the token ends unless it is used.
   */
  TokenExpiration?: string;
  /**
   * Where a code can be sent when the device is not trusted.
   */
  Contacts: Contact[];
  /**
   * Why signing in failed, in plain sentences.
   */
  LoginErrors: string[];
  /**
   * The person's role exists in English only.
   */
  InvalidLanguageRole: boolean;
  /**
   * Stands for the right password while a second factor is asked for, or set up.
   */
  SecondFactorKey?: string;
  /**
   * Identifies this device from now on; goes with later sign-ins as one of TrustDeviceIds.
   */
  TrustDeviceToken?: string;
}
/**
 * What somebody logged with a tracker on one day.
 */
export interface TrackedDay {
  /**
   * The tracker.
   */
  TrackerId: number;
  /**
   * The day.
   */
  Date: string;
  /**
   * By field, the sum of its numbers; a yes counts as 1.
   */
  Amounts: {
    [k: string]: number;
  };
}
/**
 * A tracker as the calendar offers it.
 */
export interface TrackerCalendarItem {
  /**
   * The tracker.
   */
  TrackerId: number;
  /**
   * What it is called.
   */
  TrackerName: string;
  /**
   * The name of its picture.
   */
  TrackerIcon?: string | null;
  /**
   * What kind it is. Without it: Measurement.
   */
  TrackerType?: 'Fitness' | 'Measurement' | 'YesNo' | 'Count' | 'MultipleChoice';
  /**
   * A challenge that the person takes part in counts its entries.
   */
  IsActiveChallengeTracker: boolean;
  /**
   * The day of the newest entry; null without entries.
   */
  LastEntryDate?: string | null;
  /**
   * What the newest entry says in the fields that stand for the tracker.
   */
  LastValues?: TrackerEntryValue[] | null;
  /**
   * The unit of these values, as it is read beside a number.
   */
  Unit?: string | null;
  /**
   * The numbers of the first of these fields in the last weeks, the oldest first.
   */
  Recent?: number[] | null;
  /**
   * The goal of the first of these fields: at least this.
   */
  TargetFrom?: number | null;
  /**
   * The goal of the first of these fields: at most this.
   */
  TargetTo?: number | null;
  /**
   * Identifies the item in the calendar.
   */
  Id?: string;
  /**
   * The picture that the calendar shows.
   */
  DisplayIcon?: string | null;
}
/**
 * What one person logged in one tracker on one day.
 */
export interface TrackerEntry {
  /**
   * Identifies the entry; contains #. Empty for one that is not saved.
   */
  Id: string;
  /**
   * The tracker.
   */
  TrackerId: number;
  /**
   * What the tracker is called.
   */
  TrackerName: string;
  /**
   * What kind of tracker it is.
   */
  TrackerType: 'Fitness' | 'Measurement' | 'YesNo' | 'Count' | 'MultipleChoice';
  /**
   * Where the entry comes from: BiometricUpload, Coach, CoachPlatform, HealthProfile, SMS, TrackerFeed, UserEntry, PushNotification, Device, or the name of a device.
   */
  Source: string;
  /**
   * What identifies the entry at its source, such as the sign-in of the coach or the message.
   */
  SourceId?: string | null;
  /**
   * The day it is about, as a calendar date.
   */
  EntryDate: string;
  /**
   * Tells the entries of one tracker apart in the older calls: the day as YYYYMMDD and what tells those of one day apart. 0 for one that is not saved.
   */
  EntryDateKey: number;
  /**
   * The person.
   */
  UserId?: string;
  /**
   * The person's company.
   */
  EntityId?: string;
  /**
   * The company of the coach who made it; null without one.
   */
  CoachingEntityId?: string | null;
  /**
   * The name of who made it.
   */
  CreatedBy?: string;
  /**
   * When it was made.
   */
  CreatedDateTime?: string;
  /**
   * The name of who changed it last.
   */
  LastModifiedBy?: string;
  /**
   * When it was changed last.
   */
  LastModifiedDateTime?: string;
  /**
   * What it says, by FieldName.
   */
  Values: TrackerEntryValue[];
  /**
   * The version of what a save replaces. A save sends it back.
   */
  Version?: string | null;
}
/**
 * What became of an entry, for whoever opened the dialog.
 */
export interface TrackerEntryChange {
  /**
   * The tracker.
   */
  trackerId: number;
  /**
   * The day.
   */
  entryDate: string;
  /**
   * The entry.
   */
  entryDateKey: number;
  /**
   * It was taken away; absent where it was saved.
   */
  delete?: boolean;
}
/**
 * Which entry is taken away, once more.
 */
export interface TrackerEntryDelete {
  /**
   * Where the entry comes from. Compared without regard to letter case.
   */
  Source: string;
  /**
   * As the entry has it.
   */
  SourceId?: string | null;
}
/**
 * What the dialog of tracker entries is opened for.
 */
export interface TrackerEntryRequest {
  /**
   * The one tracker.
   */
  trackerId?: number | null;
  /**
   * Several trackers, of which the person chooses one.
   */
  trackerIds?: number[] | null;
  /**
   * The trackers to choose from, where they are known.
   */
  trackers?: TrackerCalendarItem[] | null;
  /**
   * The entry to change.
   */
  entryDateKey?: number | null;
  /**
   * The day that was chosen in the calendar.
   */
  calendarDate?: string | null;
  /**
   * When the challenge begins, where the dialog was opened from one.
   */
  challengeStart?: string | null;
  /**
   * The program whose progress shows where the dialog was opened.
   */
  inlineProgress?: null | {
    activityId: string;
    subType: string;
  };
  /**
   * Nothing can be entered.
   */
  viewOnly?: boolean | null;
  /**
   * For whom a coach acts; null for oneself.
   */
  participant?: null | CoachedPerson;
}
/**
 * A new entry.
 */
export interface TrackerEntrySave {
  /**
   * The person's company.
   */
  EntityId: string;
  /**
   * The person.
   */
  UserId: string;
  /**
   * The day it is about, as a calendar date.
   */
  EntryDate: string;
  /**
   * The tracker.
   */
  TrackerId: number;
  /**
   * Where the entry comes from. Compared without regard to letter case.
   */
  Source: string;
  /**
   * What it says, by FieldName.
   *
   * @maxItems 100
   */
  Values: TrackerEntryValue[];
}
/**
 * A tracker with its fields and a person's entries, as the older calls have it.
 */
export interface TrackerEntrySetup {
  /**
   * Identifies the tracker. It never changes.
   */
  TrackerId: number;
  /**
   * What it is called.
   */
  TrackerName: string;
  /**
   * The name of its picture.
   */
  TrackerIcon?: string | null;
  /**
   * What kind it is.
   */
  TrackerType: 'Fitness' | 'Measurement' | 'YesNo' | 'Count' | 'MultipleChoice';
  /**
   * A person has at most one entry for a day.
   */
  IsOnePerDay: boolean;
  /**
   * What it needs to know of the person; null where it needs nothing.
   */
  TrackerUserMetrics?: TrackerUserMetrics | null;
  /**
   * The fields, by FieldName, whose newest values stand for the tracker in a list. What a list draws of the last weeks are the numbers of the first.
   *
   * @maxItems 3
   */
  TrackerHeadline?: string[] | null;
  /**
   * Its fields, in their order.
   */
  TrackerFields: TrackerField[];
  /**
   * The entries, newest first.
   */
  TrackerEntries: LegacyTrackerEntry[];
}
/**
 * What an entry says from now on. Its day stays.
 */
export interface TrackerEntryUpdate {
  /**
   * Where the entry comes from. Compared without regard to letter case.
   */
  Source: string;
  /**
   * What it says, by FieldName.
   *
   * @maxItems 100
   */
  Values: TrackerEntryValue[];
  /**
   * The version that was read: where something else was saved since, the save is refused (409).
   */
  Version?: string | null;
}
/**
 * What an entry says in one field.
 */
export interface TrackerEntryValue {
  /**
   * The field.
   */
  FieldName: string;
  /**
   * As it was answered: a number for a Number; Yes or No; the OptionValue of a choice; YYYY-MM-DD for a Date; else a text. Null for none.
   */
  Value: string | number | null;
  /**
   * As it is read, such as the name of the option or the number in its decimals.
   */
  DisplayValue?: string | null;
}
/**
 * One field of a tracker.
 */
export interface TrackerField {
  /**
   * Names the field: values are kept by it.
   */
  FieldName: string;
  /**
   * What is read.
   */
  FieldNameDisplay: string;
  /**
   * What kind of value it has: Text, Number, Date, YesNo, Select or Hidden.
   */
  FieldType: string;
  /**
   * Its unit in full, such as pounds.
   */
  FieldUnitsPlural?: string | null;
  /**
   * Its unit as it is read beside a number, such as lb.
   */
  FieldUnitsPluralDisplay?: string | null;
  /**
   * What its number measures: one of settings.quantities. People enter and read it in their own unit; it is kept in FieldUnitsPlural, the name of one of the units. Null: everybody has the same unit.
   */
  FieldQuantity?: string | null;
  /**
   * How many digits may stand behind the point.
   */
  FieldDecimalPlaces?: number | null;
  /**
   * What its number is, computed of the other fields: an expression that reads them by name, such as values.Glasses * 0.25. Null: people fill it in.
   */
  FieldComputed?: string | null;
  /**
   * How it is drawn over time: Line, or anything else for bars. Null: it is not drawn.
   */
  FieldChartType?: string | null;
  /**
   * Fields with the same words here are drawn together, in one chart of that name. Null: each in a chart of its own.
   */
  FieldChartGroup?: string | null;
  /**
   * Where the range begins that its numbers should be in. Null: it has no lower end.
   */
  FieldTargetMin?: number | null;
  /**
   * Where that range ends. Null: it has no upper end.
   */
  FieldTargetMax?: number | null;
  /**
   * What can be chosen in a Select.
   */
  FieldOptions?: TrackerFieldOption[] | null;
  /**
   * Whose unit the names of the options follow: one of settings.quantities, such as distance for speeds. Null: everybody reads the same names.
   */
  OptionsQuantity?: string | null;
  /**
   * What its value must be.
   */
  FieldValidations?: TrackerFieldValidation[] | null;
}
/**
 * One choice of a field.
 */
export interface TrackerFieldOption {
  /**
   * What is stored.
   */
  OptionValue: string;
  /**
   * What is read.
   */
  OptionName: string;
  /**
   * What people read who have chosen another unit for OptionsQuantity of the field. OptionName is for all others.
   */
  UnitNames?:
    | {
        /**
         * The unit, by its name in settings.quantities.
         */
        Unit: string;
        /**
         * What is read.
         */
        Name: string;
      }[]
    | null;
  /**
   * The speed of an intensity, in statute miles per hour; null for one without.
   */
  MPH?: number | null;
}
/**
 * One thing that a value must be.
 */
export interface TrackerFieldValidation {
  /**
   * Required: there must be one. Double: a number. Integer: a whole number.
   */
  ValidationType: 'Required' | 'Double' | 'Integer';
  /**
   * Names the message for translations.
   */
  TranslationKey?: string | null;
  /**
   * What is said of a missing value, or of one that is not within the range.
   */
  ErrorMessage?: string | null;
  /**
   * The value must lie between Min and Max, where there is only one of them, too.
   */
  CheckRange?: boolean;
  /**
   * The least value.
   */
  Min?: number | null;
  /**
   * The greatest value.
   */
  Max?: number | null;
}
/**
 * A tracker that a person can use.
 */
export interface TrackerListItem {
  /**
   * The tracker.
   */
  TrackerId: number;
  /**
   * What it is called.
   */
  TrackerName: string;
  /**
   * The name of its picture.
   */
  TrackerIcon?: string | null;
  /**
   * What kind it is. Without it: Measurement.
   */
  TrackerType?: 'Fitness' | 'Measurement' | 'YesNo' | 'Count' | 'MultipleChoice';
  /**
   * A challenge that the person takes part in counts its entries.
   */
  IsActiveChallengeTracker: boolean;
  /**
   * The day of the newest entry; null without entries.
   */
  LastEntryDate?: string | null;
  /**
   * What the newest entry says in the fields that stand for the tracker.
   */
  LastValues?: TrackerEntryValue[] | null;
  /**
   * The unit of these values, as it is read beside a number.
   */
  Unit?: string | null;
  /**
   * What the first of these values measures: one of settings.quantities.
   */
  Quantity?: string | null;
  /**
   * The name of the unit in which it is kept.
   */
  KeptUnit?: string | null;
  /**
   * The numbers of the first of these fields in the last weeks, the oldest first.
   */
  Recent?: number[] | null;
  /**
   * The goal of the first of these fields, in the unit in which it is kept: at least this.
   */
  TargetFrom?: number | null;
  /**
   * The goal of the first of these fields, in the unit in which it is kept: at most this.
   */
  TargetTo?: number | null;
}
/**
 * A tracker with its fields.
 */
export interface TrackerSetup {
  /**
   * Identifies the tracker. It never changes.
   */
  TrackerId: number;
  /**
   * What it is called.
   */
  TrackerName: string;
  /**
   * The name of its picture.
   */
  TrackerIcon?: string | null;
  /**
   * What kind it is.
   */
  TrackerType: 'Fitness' | 'Measurement' | 'YesNo' | 'Count' | 'MultipleChoice';
  /**
   * A person has at most one entry for a day.
   */
  IsOnePerDay: boolean;
  /**
   * What it needs to know of the person; null where it needs nothing.
   */
  TrackerUserMetrics?: TrackerUserMetrics | null;
  /**
   * The fields, by FieldName, whose newest values stand for the tracker in a list. What a list draws of the last weeks are the numbers of the first.
   *
   * @maxItems 3
   */
  TrackerHeadline?: string[] | null;
  /**
   * Its fields, in their order.
   */
  TrackerFields: TrackerField[];
}
/**
 * What a tracker needs to know of the person.
 */
export interface TrackerUserMetrics {
  /**
   * The person's weight in pounds; null where it is not known.
   */
  Weight: number | null;
  /**
   * The unit in which the person counts distances.
   */
  DistanceUnits: 'Miles' | 'Kilometers';
}
/**
 * The person who is signed in, or the one being acted for.
 */
export interface User {
  /**
   * Identifies the person.
   */
  UserId: string;
  /**
   * The given name.
   */
  FirstName: string;
  /**
   * The family name.
   */
  LastName: string;
  /**
   * What the person may do beside taking part; empty for a participant.
   */
  Roles: (
    'Admin' | 'WRAdmin' | 'AdminLite' | 'Coach' | 'Support' | 'SuperAdmin' | 'PartnerAdmin' | 'CompanyManager' | 'HIPAAAccess' | 'Reporting' | 'UserManagement'
  )[];
  /**
   * The company the person belongs to.
   */
  EntityId: string;
  /**
   * That company's name.
   */
  EntityName: string;
  /**
   * How the person signs in: 0 by password, 1 by single sign-on, 2 to 4 by authentication code as administrator, coach and support.
   */
  LoginType: 0 | 1 | 2 | 3 | 4;
  /**
   * Shows the link to the default notification at the foot of each page.
   */
  WellnessProgramNotificationLinkEnabled: boolean;
  /**
   * The address the person signs in with.
   */
  Email: string;
  /**
   * The company's name as shown beside the person's.
   */
  Company: string;
  /**
   * The day of birth, without a time.
   */
  DateOfBirth?: string;
  /**
   * The person's picture; absent when there is none.
   */
  ProfileImageUrl?: string;
  /**
   * Whether devices are connected through Validic.
   */
  UsingValidic: boolean;
  /**
   * How heights are shown and entered.
   */
  HeightUnits?: 'FeetAndInches' | 'Centimeters';
  /**
   * How lengths, such as the waist, are shown and entered.
   */
  LengthUnits?: 'Inches' | 'Centimeters';
  /**
   * How weights are shown and entered.
   */
  WeightUnits?: 'Pounds' | 'Kilograms';
  /**
   * How distances are shown and entered.
   */
  DistanceUnits?: 'Miles' | 'Kilometers';
  /**
   * When the person registered.
   */
  DateRegistered: string;
}
/**
 * Whether an account may be used.
 */
export interface UserAccountStatus {
  /**
   * The person.
   */
  UserId: string;
  /**
   * What the account is to be.
   */
  AccountStatus: 'Active' | 'Disabled';
  /**
   * Tells the person by email that the account was disabled.
   */
  SendDisableNotification?: boolean;
}
/**
 * An announcement as it stands for one person.
 */
export interface UserAnnouncement {
  /**
   * Identifies it in the person's list. The same as AnnouncementId.
   */
  Id: string;
  /**
   * The announcement.
   */
  AnnouncementId: string;
  /**
   * Announcement opens by itself as a news flash; AnnouncementImage stands among the news and is counted by their badge.
   */
  DisplayType: 'Announcement' | 'AnnouncementImage';
  /**
   * What it is about.
   */
  Title: string;
  /**
   * What it says, as HTML of a closed list of tags.
   */
  Content: string;
  /**
   * Whether the person has put it away.
   */
  IsArchived: boolean;
  /**
   * Its place in the list.
   */
  Order: number;
  /**
   * Its picture. One with words has an address in each language.
   */
  ImageUrl?: string;
  /**
   * Where a click on it leads.
   */
  LinkType: 'Blank' | 'ExternalLink' | 'Video' | 'WithinProduct';
  /**
   * With LinkType ExternalLink: the address.
   */
  ExternalLinkUrl?: string;
  /**
   * With LinkType ExternalLink: in which window.
   */
  ExternalLinkTarget?: '_blank' | '_self';
  /**
   * With LinkType Video: the address of the film.
   */
  VideoUrl?: string;
  /**
   * With LinkType WithinProduct: the place.
   */
  LinkDestination?: 'Challenge' | 'Event' | 'HealthProfile' | 'HealthRiskAssessment' | 'RewardStatement' | 'UserProfile';
  /**
   * With LinkDestination Challenge or Event: the company that offers it.
   */
  ProgramOwnerId?: string;
  /**
   * With LinkDestination Challenge or Event: which one.
   */
  ProgramId?: string;
  /**
   * Its first day.
   */
  FromDay: string;
}
/**
 * Who a person is, as those who look after accounts change it.
 */
export interface UserDetails {
  /**
   * The person.
   */
  UserId: string;
  /**
   * The given name.
   */
  FirstName: string;
  /**
   * The family name.
   */
  LastName: string;
  /**
   * The address.
   */
  Email: string;
}
/**
 * Who a person is and what they may do, to be saved.
 */
export interface UserDetailsSave {
  /**
   * Who the person is.
   */
  userProfile: UserDetails;
  /**
   * What the person may do beside taking part; absent to leave it as it is.
   */
  roles?: (
    'Admin' | 'WRAdmin' | 'AdminLite' | 'Coach' | 'Support' | 'SuperAdmin' | 'PartnerAdmin' | 'CompanyManager' | 'HIPAAAccess' | 'Reporting' | 'UserManagement'
  )[];
  /**
   * What the page showed before the change. A save that is based on something else by now is refused, so that it reverts nothing.
   */
  was?: {
    /**
     * The given name.
     */
    FirstName: string;
    /**
     * The family name.
     */
    LastName: string;
    /**
     * The address.
     */
    Email: string;
    /**
     * What the person might do; absent where the page did not show it.
     *
     * @maxItems 20
     */
    roles?: (
      | 'Admin'
      | 'WRAdmin'
      | 'AdminLite'
      | 'Coach'
      | 'Support'
      | 'SuperAdmin'
      | 'PartnerAdmin'
      | 'CompanyManager'
      | 'HIPAAAccess'
      | 'Reporting'
      | 'UserManagement'
    )[];
  };
}
/**
 * Whether nobody may sign in with an account.
 */
export interface UserLockStatus {
  /**
   * The sign-in name.
   */
  userName: string;
  /**
   * The page of this site to which the email leads; the sign-in page without it.
   */
  url?: string;
  /**
   * What the account is to be.
   */
  status: 'Locked' | 'Unlocked';
}
/**
 * A person whose name was looked for.
 */
export interface UserMatch {
  /**
   * Identifies the person.
   */
  UserId: string;
  /**
   * The company the person belongs to.
   */
  EntityId: string;
  /**
   * The given name.
   */
  FirstName: string;
  /**
   * The family name.
   */
  LastName: string;
}
/**
 * Whose names are wanted.
 */
export interface UserMatchList {
  /**
   * The people.
   *
   * @maxItems 100
   */
  UserIds: string[];
}
/**
 * Which people of a company are looked for.
 */
export interface UserMatchSearch {
  /**
   * Words that a name must have.
   */
  Term: string;
  /**
   * The company.
   */
  EntityId: string;
}
/**
 * People who were found.
 */
export interface UserMatches {
  /**
   * The people, by name.
   */
  Data: UserMatch[];
}
/**
 * Whose password is to be chosen anew.
 */
export interface UserPasswordReset {
  /**
   * The sign-in name.
   */
  userName: string;
}
/**
 * A person's points in the plan year now running. Both are whole numbers written as texts.
 */
export interface UserPoints {
  /**
   * What can be spent.
   */
  AvailablePoints: string;
  /**
   * What has been earned.
   */
  CurrentPoints: string;
}
/**
 * A person's own preferences and answers.
 */
export interface UserProfile {
  /**
   * The questions the company asks.
   */
  ProfileItems: ProfileItem[];
  /**
   * The person's answers to them.
   */
  ProfileAnswers: ProfileAnswer[];
  /**
   * We send your messages here.
   */
  PreferredEmail?: string;
  /**
   * Where texts go. Written in any way; it is stored as E.164, with +1 where no country is given.
   */
  MobileNumber?: string;
  /**
   * No text reminders.
   */
  DisableText: boolean;
  /**
   * No emails beside those that are necessary.
   */
  RemoveFromEmailCommunications: boolean;
  /**
   * Other people do not see this person on leaderboards.
   */
  HideFromLeaderboard: boolean;
  /**
   * The language of pages and messages.
   */
  PreferredLanguage: 'en-US' | 'es-419';
  /**
   * How heights are shown and entered.
   */
  HeightUnits: 'FeetAndInches' | 'Centimeters';
  /**
   * How lengths, such as the waist, are shown and entered.
   */
  LengthUnits: 'Inches' | 'Centimeters';
  /**
   * How weights are shown and entered.
   */
  WeightUnits: 'Pounds' | 'Kilograms';
  /**
   * How distances are shown and entered.
   */
  DistanceUnits: 'Miles' | 'Kilometers';
  /**
   * The first day of a week.
   */
  WeekStartDay: 'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday';
  /**
   * The zone of dates and times without a stated zone, an IANA name.
   */
  TimeZone:
    | 'Pacific/Honolulu'
    | 'America/Anchorage'
    | 'America/Los_Angeles'
    | 'America/Phoenix'
    | 'America/Denver'
    | 'America/Chicago'
    | 'America/New_York'
    | 'America/Indiana/Indianapolis'
    | 'America/Halifax'
    | 'America/St_Johns'
    | 'America/Puerto_Rico'
    | 'America/Mexico_City'
    | 'America/Bogota'
    | 'America/Lima'
    | 'America/Santiago'
    | 'America/Argentina/Buenos_Aires'
    | 'America/Sao_Paulo'
    | 'Atlantic/Azores'
    | 'UTC'
    | 'Europe/London'
    | 'Europe/Dublin'
    | 'Europe/Lisbon'
    | 'Europe/Madrid'
    | 'Europe/Paris'
    | 'Europe/Berlin'
    | 'Europe/Zurich'
    | 'Europe/Rome'
    | 'Europe/Warsaw'
    | 'Europe/Athens'
    | 'Europe/Helsinki'
    | 'Europe/Istanbul'
    | 'Europe/Kyiv'
    | 'Africa/Lagos'
    | 'Africa/Cairo'
    | 'Africa/Johannesburg'
    | 'Africa/Nairobi'
    | 'Asia/Jerusalem'
    | 'Asia/Dubai'
    | 'Asia/Karachi'
    | 'Asia/Kolkata'
    | 'Asia/Dhaka'
    | 'Asia/Bangkok'
    | 'Asia/Singapore'
    | 'Asia/Hong_Kong'
    | 'Asia/Shanghai'
    | 'Asia/Manila'
    | 'Asia/Seoul'
    | 'Asia/Tokyo'
    | 'Australia/Perth'
    | 'Australia/Adelaide'
    | 'Australia/Brisbane'
    | 'Australia/Sydney'
    | 'Pacific/Auckland'
    | 'Pacific/Guam';
  /**
   * How times of day are shown.
   */
  TimeFormat: '12Hour' | '24Hour';
  /**
   * Whether the company has the text tool.
   */
  IsTextEnabled: boolean;
  /**
   * How far the verification of the mobile number is; pendingWithResend: it may be sent once more.
   */
  TextToolVerificationStatus: 'none' | 'pending' | 'pendingWithResend' | 'verified';
  /**
   * Whether a verification text went out after the last change of the number.
   */
  VerificationSent: boolean;
  /**
   * How far the verification of the preferred email address is; sent: a code is awaited.
   */
  PreferredEmailVerification: 'none' | 'unverified' | 'sent' | 'verified';
  /**
   * Whether the person has opted into text reminders at this number; sent: a reply is awaited.
   */
  TextReminderVerification: 'none' | 'unverified' | 'sent' | 'verified';
  /**
   * Whether the person has opted into wellness updates at this number; sent: a reply is awaited.
   */
  WellnessReminderVerification: 'none' | 'unverified' | 'sent' | 'verified';
  /**
   * What this customer keeps beside the rest.
   */
  Custom: UserProfileCustom;
  /**
   * The version of what a save replaces. A save sends it back.
   */
  Version?: string;
}
/**
 * What a customer keeps of each profile beside the rest: overlays add properties here.
 */
export interface UserProfileCustom {}
/**
 * What a person saves of their own profile.
 */
export interface UserProfileSave {
  /**
   * Answers to the company's questions; a question left out keeps its answer.
   *
   * @maxItems 200
   */
  ProfileItemAnswers: ProfileAnswer[];
  /**
   * We send your messages here.
   */
  PreferredEmail?: string;
  /**
   * Where texts go. Written in any way; it is stored as E.164, with +1 where no country is given.
   */
  MobileNumber?: string;
  /**
   * No text reminders. The profile shows it as DisableText.
   */
  DisableTextReminders?: boolean;
  /**
   * No emails beside those that are necessary.
   */
  RemoveFromEmailCommunications?: boolean;
  /**
   * Other people do not see this person on leaderboards.
   */
  HideFromLeaderboard?: boolean;
  /**
   * The language of pages and messages.
   */
  PreferredLanguage: 'en-US' | 'es-419';
  /**
   * How heights are shown and entered.
   */
  HeightUnits: 'FeetAndInches' | 'Centimeters';
  /**
   * How lengths, such as the waist, are shown and entered.
   */
  LengthUnits: 'Inches' | 'Centimeters';
  /**
   * How weights are shown and entered.
   */
  WeightUnits: 'Pounds' | 'Kilograms';
  /**
   * How distances are shown and entered.
   */
  DistanceUnits: 'Miles' | 'Kilometers';
  /**
   * The first day of a week.
   */
  WeekStartDay: 'Sunday' | 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday';
  /**
   * The zone of dates and times without a stated zone, an IANA name.
   */
  TimeZone:
    | 'Pacific/Honolulu'
    | 'America/Anchorage'
    | 'America/Los_Angeles'
    | 'America/Phoenix'
    | 'America/Denver'
    | 'America/Chicago'
    | 'America/New_York'
    | 'America/Indiana/Indianapolis'
    | 'America/Halifax'
    | 'America/St_Johns'
    | 'America/Puerto_Rico'
    | 'America/Mexico_City'
    | 'America/Bogota'
    | 'America/Lima'
    | 'America/Santiago'
    | 'America/Argentina/Buenos_Aires'
    | 'America/Sao_Paulo'
    | 'Atlantic/Azores'
    | 'UTC'
    | 'Europe/London'
    | 'Europe/Dublin'
    | 'Europe/Lisbon'
    | 'Europe/Madrid'
    | 'Europe/Paris'
    | 'Europe/Berlin'
    | 'Europe/Zurich'
    | 'Europe/Rome'
    | 'Europe/Warsaw'
    | 'Europe/Athens'
    | 'Europe/Helsinki'
    | 'Europe/Istanbul'
    | 'Europe/Kyiv'
    | 'Africa/Lagos'
    | 'Africa/Cairo'
    | 'Africa/Johannesburg'
    | 'Africa/Nairobi'
    | 'Asia/Jerusalem'
    | 'Asia/Dubai'
    | 'Asia/Karachi'
    | 'Asia/Kolkata'
    | 'Asia/Dhaka'
    | 'Asia/Bangkok'
    | 'Asia/Singapore'
    | 'Asia/Hong_Kong'
    | 'Asia/Shanghai'
    | 'Asia/Manila'
    | 'Asia/Seoul'
    | 'Asia/Tokyo'
    | 'Australia/Perth'
    | 'Australia/Adelaide'
    | 'Australia/Brisbane'
    | 'Australia/Sydney'
    | 'Pacific/Auckland'
    | 'Pacific/Guam';
  /**
   * How times of day are shown.
   */
  TimeFormat: '12Hour' | '24Hour';
  /**
   * What this customer keeps beside the rest.
   */
  Custom: UserProfileCustom;
  /**
   * The version that was read: where something else was saved since, the save is refused (409).
   */
  Version?: string;
}
/**
 * Who is to be asked to register again.
 */
export interface UserRegistrationEmail {
  /**
   * The sign-in name.
   */
  userName: string;
  /**
   * The page of this site to which the email leads; that of the registration without it.
   */
  url?: string;
  /**
   * The address that the caller sees; another one is refused.
   */
  email: string;
  /**
   * The status that the caller sees; another one is refused.
   */
  accountStatus: 'Pending' | 'Uploaded';
}
/**
 * People that were found.
 */
export interface UserSearchResult {
  /**
   * One page of them.
   */
  Users: UserSummary[];
  /**
   * How many there are in all.
   */
  TotalUsers: number;
}
/**
 * One report of an activity by one person.
 */
export interface UserSelfReport {
  /**
   * Identifies the report.
   */
  Id: string;
  /**
   * The program.
   */
  ProgramId: string;
  /**
   * Who reported.
   */
  UserId: string;
  /**
   * Whether it counts.
   */
  Status: 'PendingApproval' | 'Approved' | 'Denied';
  /**
   * When it was sent.
   */
  SubmittedDate: string;
  /**
   * What the person wrote; empty where nothing.
   */
  UserComment: string;
  /**
   * Whether the box was checked.
   */
  Checked: boolean;
  /**
   * Where the attachment is; null where there is none.
   */
  AttachmentUrl: string | null;
  /**
   * What is known of it, without its content.
   */
  Attachment: StoredFile | null;
  /**
   * When it was reviewed; the minimum date where it was not.
   */
  ReviewDate: string;
  /**
   * What the reviewer wrote.
   */
  ReviewComments: string;
}
/**
 * What a person has spent in the plan year now running, in dollars.
 */
export interface UserSpending {
  /**
   * What was ordered, without what failed.
   */
  CurrentSpent: number;
  /**
   * Whether there is a limit.
   */
  MaximumEnabled: boolean;
  /**
   * The limit.
   */
  MaximumSpend: number;
  /**
   * What may still be spent. Without a limit it stays as it is, whatever is ordered.
   */
  RemainingBalance: number;
}
/**
 * A person, as lists of people show them.
 */
export interface UserSummary {
  /**
   * Identifies the person.
   */
  UserId: string;
  /**
   * The sign-in name; only for those who may act for the person.
   */
  UserName?: string;
  /**
   * The given name.
   */
  FirstName: string;
  /**
   * The family name.
   */
  LastName: string;
  /**
   * The address the person signs in with.
   */
  Email: string;
  /**
   * The company the person belongs to.
   */
  EntityId: string;
  /**
   * That company's name.
   */
  Company: string;
  /**
   * The day of birth, without a time.
   */
  DateOfBirth?: string;
  /**
   * Whether the person may sign in.
   */
  Status?: 'Active' | 'Disabled' | 'Pending' | 'Uploaded';
  /**
   * Somebody has locked the account.
   */
  IsLocked?: boolean;
  /**
   * Only in answers of the search: whether the caller may look after the account, as the person has no role that is above the caller's own.
   */
  MayBeManaged?: boolean;
  /**
   * Whether the duty under which they were looked for lets one act for them: of an active account, without a role that may not be acted for.
   */
  MayBeActedFor?: boolean;
}
/**
 * Whether the provider of rewards knows a person.
 */
export interface VerifiedUser {
  /**
   * Whether it does.
   */
  Verified: boolean;
  /**
   * What is to be done where it does not.
   */
  Message: string | null;
}
/**
 * The company's default program notification, to be read.
 */
export interface WellnessProgramNotification {
  /**
   * What the link to it says.
   */
  Name: string;
  /**
   * The terms, as HTML of a closed list of tags.
   */
  Content: string;
}
