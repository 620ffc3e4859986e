import type { Circumstances } from '../stages/respond';
import submit from './submit.walk.json';
import act from './act-for-somebody.walk.json';
import answer from './answer.walk.json';
import exportPeople from './export-people.walk.json';
import join from './join.walk.json';
import log from './log-an-entry.walk.json';
import notify from './edit-a-notification.walk.json';
import publish from './publish.walk.json';
import register from './register.walk.json';
import signIn from './sign-in.walk.json';

/** One thing that a person does, or sees. */
export interface Step {
  /** The name of a button, a link, a tab or a row's action. */
  press?: string;
  type?: string;
  /** The label of what is typed into. */
  into?: string;
  choose?: string;
  /** The label of what is chosen in. */
  in?: string;
  /** The label of a box or of one of several choices. */
  tick?: string;
  /** An address that is opened from outside, as a link of an email. */
  goes?: string;
  /** A text that the page then has, or no longer has. */
  shows?: string;
  hides?: string;
  /** The address that it then has. */
  at?: string;
  /** A call that was then made, and what its body has among other things. */
  sent?: string;
  with?: object;
  /** The name of a file that was then saved. */
  saved?: string;
}

/** What a person does from one address on. */
export interface Walk {
  at: string;
  role?: string;
  standing?: NonNullable<Circumstances['standing']>;
  running?: string[];
  answers?: Record<string, unknown[]>;
  /** Who is signed in once a call has been made. */
  after?: Record<string, { role?: string; standing?: NonNullable<Circumstances['standing']> }>;
  steps: Step[];
}

export const walks = {
  'act for somebody': act,
  answer,
  'edit a notification': notify,
  'filter and export': exportPeople,
  join,
  'log an entry': log,
  publish,
  register,
  'sign in': signIn,
  submit,
} as unknown as Record<string, Walk>;
