import type { Expression, Text } from '../../runtime/definitions/shapes/expression';
import type { Path } from '../document';
import type { Check, Place } from './check';
import { checkSource } from './expressions';
import { checkText } from './texts';

/** What is pressed, as a definition has it: until when it cannot be, and what it says of that. */
interface Pressed {
  enabledWhen?: Expression | undefined;
  disabledText?: Text | undefined;
}

/** The condition of what is pressed, and the reason that it gives while that does not hold: without one nobody knows what to do about it. */
export function checkDisabledText(check: Check, path: Path, { enabledWhen, disabledText }: Pressed, place: Place, needsReason = true): void {
  if (enabledWhen) checkSource(check, [...path, 'enabledWhen'], enabledWhen, place, 'boolean');
  checkText(check, [...path, 'disabledText'], disabledText, place);
  if (disabledText !== undefined && enabledWhen === undefined)
    check.report('wrong-place', [...path, 'disabledText'], 'This button is always enabled: it has no "enabledWhen".', { part: 'key' });
  if (disabledText === undefined && enabledWhen !== undefined && needsReason)
    check.report(
      'missing-reason',
      [...path, 'enabledWhen'],
      'Add "disabledText", the reason why it is disabled while this is false, or show it only while this is true.',
      {
        part: 'key',
      },
    );
}
