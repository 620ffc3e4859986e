// Written by "npm run generate" from schemas/endpoints. Do not edit.

import type { Branding, Entity, FailureMessage, LoginRequest, NotificationActions, ProgramNotification, ProgramNotificationCopy, ProgramNotificationDelete, ProgramNotificationSetup, ProgramPage, Session, Settings, TokenResult, UserProfile, UserProfileSave } from './records';

/**
 * Every call by its operation id.
 */
export interface Operations {
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
   * The enabled notifications meant for the person signed in.
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
   * The programs the person takes part in.
   */
  getCurrentPrograms: {
    /**
     * Whether everyone may call it, signed in or not.
     */
    open: false;
    path: {};
    query: {
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
}

/** The calls of each area: one document of schemas/endpoints, one file of handlers. */
export interface Areas {
  platform: 'getSession';
  profile: 'getUserProfile' | 'saveUserProfile';
  'program-notification': 'getProgramNotificationSetup' | 'getProgramNotification' | 'getProgramNotifications' | 'getDefaultProgramNotification' | 'saveProgramNotification' | 'deleteProgramNotifications' | 'copyProgramNotifications' | 'isEligibleForProgramNotification' | 'getUserProgramNotifications';
  programs: 'getCurrentPrograms' | 'getAvailablePrograms' | 'getCurrentAndCompletedPrograms';
  session: 'logIn' | 'logOut' | 'verifyToken' | 'keepSessionAlive' | 'getSettings' | 'getCurrentEntity' | 'getBranding';
}
export type Area = keyof Areas;
