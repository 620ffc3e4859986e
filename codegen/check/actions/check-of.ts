import type { Action, ActionName } from '../../../runtime/definitions/actions';
import type { Actions } from '../../../runtime/definitions/actions/later';
import type { Path } from '../../document';
import type { Check, Place } from '../check';

/** Checks actions where they stand: given to those that have actions of their own. */
export type CheckActions = (check: Check, path: Path, actions: Actions | undefined, around: Place) => void;

/** How an action is checked, beyond its shape and its `when`. */
export type CheckOf<Name extends ActionName> = (
  check: Check,
  path: Path,
  action: Extract<Action, Record<Name, unknown>>,
  place: Place,
  checkActions: CheckActions,
) => void;
