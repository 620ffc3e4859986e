import type { Scope } from '../../runtime/expressions/evaluate';
import { choicesIn, choicesInput, chosenIn } from '../../runtime/validation/choices';
import type { PlannedField } from '../../runtime/validation/form-plan';
import { plainPointer, valueAt } from '../../runtime/validation/pointer';
import { labelOf } from '../../runtime/validation/validate-form';
import type { FailureMessage } from '../../schemas/generated/records';

/** Makes a call on behalf of whoever sends the request. Answers nothing where they may not. */
export type Ask = (operation: string, input: Record<string, unknown>) => Promise<unknown>;

/** Values of fields whose choices come from a call, and that the call does not know. */
export async function choiceFaults(fields: readonly PlannedField[], body: object, scope: Scope, ask: Ask): Promise<FailureMessage[]> {
  const faults: FailureMessage[] = [];
  for (const planned of fields) {
    const { choicesFrom } = planned.field;
    const chosen = chosenIn(valueAt(body, planned.at));
    if (choicesFrom === undefined || chosen.length === 0) continue;
    const known = choicesIn(choicesFrom, await ask(choicesFrom.call, choicesInput(choicesFrom, scope, { search: '', chosen })));
    if (chosen.every((value) => known.some((choice) => choice.value === value))) continue;
    faults.push({ Code: 'enum', Field: plainPointer(body, planned.at), Message: `${labelOf(planned, scope)} must be one of the choices.` });
  }
  return faults;
}
