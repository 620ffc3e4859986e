// Written by "npm run generate" from schemas/messages/*.message.json. Do not edit.

/**
 * The input of each message, by its id.
 */
export interface MessageInputs {
  /**
   * An administrator disabled the account of a person and asked for this email.
   */
  'account-disabled': {};
  /**
   * An administrator unlocked the account of a person.
   */
  'account-unlocked': {
    path: string;
  };
  /**
   * Confirms a session that was booked. A calendar file is attached.
   */
  'booking-confirmed': {
    title: string;
    start: string;
    end: string | null;
    /**
     * The time zone of the session; null for the time zone of the recipient.
     */
    timeZone: string | null;
    /**
     * Empty if the session takes place by phone or online.
     */
    place: string;
  };
  /**
   * A booked session has a new time. A calendar file is attached.
   */
  'booking-moved': {
    title: string;
    start: string;
    end: string | null;
    /**
     * The time zone of the session; null for the time zone of the recipient.
     */
    timeZone: string | null;
  };
  /**
   * The code for a sign-in on a new device, by email.
   */
  'device-code-email': {
    code: string;
  };
  /**
   * The code for a sign-in on a new device, by text message.
   */
  'device-code-text': {
    code: string;
  };
  /**
   * The code that verifies the preferred email address of a person.
   */
  'email-code': {
    code: string;
  };
  /**
   * The first line of what a member writes to their group; the text of the member follows it.
   */
  'group-email': {
    writer: string;
    group: string;
    program: string;
    subject: string;
  };
  /**
   * The password of a person was changed.
   */
  'password-changed': {};
  /**
   * The link by which a person chooses a new password.
   */
  'password-reset': {
    key: string;
  };
  /**
   * A person signed in with a recovery code.
   */
  'recovery-code-used': {
    /**
     * The recovery codes that are left.
     */
    left: number;
  };
  /**
   * An administrator invites a person to register.
   */
  'registration-invitation': {
    path: string;
  };
  /**
   * The link by which a person continues their registration.
   */
  'registration-link': {
    key: string;
    /**
     * The hours until the link expires.
     */
    hours: number;
  };
  /**
   * A submission of a person was approved.
   */
  'report-approved': {
    program: string;
    /**
     * The comments of the reviewer; empty if there are none.
     */
    comments: string;
  };
  /**
   * A submission of a person was denied.
   */
  'report-denied': {
    program: string;
    /**
     * The comments of the reviewer; empty if there are none.
     */
    comments: string;
  };
  /**
   * Tells a reviewer that a submission is waiting.
   */
  'report-waiting': {
    program: string;
    person: string;
  };
  /**
   * A person turned off their second factor.
   */
  'second-factor-off': {};
  /**
   * A person turned on their second factor.
   */
  'second-factor-on': {};
  /**
   * An administrator reset the second factor of a person.
   */
  'second-factor-reset': {};
  /**
   * A coach canceled a session and asked for this email.
   */
  'session-canceled-by-coach': {
    coach: string;
    start: string;
  };
  /**
   * Tells a coach that a participant canceled a session.
   */
  'session-canceled-by-participant': {
    person: string;
    start: string;
  };
  /**
   * Reminds a person of a session by text message.
   */
  'session-reminder': {
    title: string;
    start: string;
    /**
     * The time zone of the session; null for the time zone of the recipient.
     */
    timeZone: string | null;
    /**
     * Empty if the session takes place by phone or online.
     */
    place: string;
  };
  /**
   * Tells the present address that a change to another one was asked for.
   */
  'sign-in-email-asked': {
    address: string;
  };
  /**
   * Tells the old address that it was replaced.
   */
  'sign-in-email-changed': {
    address: string;
  };
  /**
   * Asks the owner of a new address whether it is theirs.
   */
  'sign-in-email-confirm': {
    key: string;
  };
  /**
   * Tells the owner of an address that another account asked for it.
   */
  'sign-in-email-taken': {};
  /**
   * The answer to HELP.
   */
  'text-help': {};
  /**
   * Verifies the mobile number of a person.
   */
  'verify-mobile': {};
  /**
   * Asks a person to confirm text reminders.
   */
  'verify-text-reminders': {};
  /**
   * Asks a person to confirm wellness updates by text message.
   */
  'verify-wellness-updates': {};
}
