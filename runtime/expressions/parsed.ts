import type { Scope } from './variables';

/** A parsed expression: what it computes and which paths of the scope it reads. */
export interface Parsed {
  run(scope: Scope): unknown;
  /** Such as `form.Hours` or `session.user.Roles`, without what follows a list index. */
  reads: string[];
}
