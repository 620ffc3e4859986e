import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Path } from '../document';
import type { Check, Place } from './check';
import { checkSource } from './expressions';

/** Conditions and rules of a form that a call saves are judged by the server too, which does not have the form's input. */
export interface Conditions {
  place: Place;
  savedBy: string | undefined;
}

export interface FormPlace {
  data: JsonSchema | undefined;
  place: Place;
  conditions: Conditions;
}

/** Whether an expression reads what the server does not have when it judges the form; says so where it does. */
export function readsInputOfPage(check: Check, path: Path, expression: { $: string }, { savedBy }: Conditions): boolean {
  if (savedBy === undefined || !/\binput\s*\./.test(expression.$)) return false;
  check.report(
    'input-in-saved-form',
    [...path, '$'],
    `The call "${savedBy}" saves this form, and the server checks this too, without "input". Use form, session or settings.`,
    { letter: expression.$.search(/\binput\s*\./) },
  );
  return true;
}

/** A condition of a form is true or false, wherever it is judged. */
export function checkCondition(check: Check, path: Path, expression: { $: string } | undefined, conditions: Conditions): void {
  if (expression === undefined || readsInputOfPage(check, path, expression, conditions)) return;
  const { place } = conditions;
  checkSource(check, path, expression, place, 'boolean');
}
