import type { JsonSchema } from '../../runtime/definitions/compiled';
import { closest } from '../../runtime/definitions/fault';
import type { Invoke } from '../../runtime/definitions/shapes/flow';
import { isExpression } from '../../runtime/definitions/shapes/is-expression';
import type { Path } from '../document';
import { checkGiven } from './given';
import { checkCallInput, findCall } from './calls';
import { type Check, type Place, reportUnknown } from './check';
import { writtenOut } from './json-schemas';
import { checkTemplate } from './templates';

/** What each actor of a flow is given. */
const taken: Record<Invoke['src'], { names: string[]; needs: string }> = {
  call: { names: ['call', 'input'], needs: 'call' },
  download: { names: ['download', 'input', 'fileName'], needs: 'download' },
  dialog: { names: ['dialog', 'input', 'waits'], needs: 'dialog' },
  confirm: { names: ['question', 'title', 'yes', 'no', 'width', 'danger'], needs: 'question' },
};

/** Checks what a state invokes: the call, the dialog or the question, and what it is given. */
export function checkInvoke(check: Check, path: Path, { src, input }: Invoke, place: Place): void {
  const { names, needs } = taken[src];
  if (typeof input !== 'object' || input === null || isExpression(input) || !Object.hasOwn(input, needs))
    return check.report('missing-input', input === undefined ? path : [...path, 'input'], `The actor "${src}" needs "input" with "${needs}".`);
  const given = input as Record<string, unknown>;
  for (const name of Object.keys(given))
    if (!names.includes(name))
      check.report('unknown-input', [...path, 'input', name], `The actor "${src}" takes no "${name}".`, { part: 'key', suggestion: closest(name, names) });
  const named = given[needs];
  if ((src === 'call' || src === 'download') && typeof named === 'string') {
    if (src === 'download') checkFileName(check, path, given.fileName, place);
    return checkCallInput(check, [...path, 'input', 'input'], findCall(check, [...path, 'input', src], named), given.input, place);
  }
  if (src === 'dialog' && typeof named === 'string') {
    const dialog = check.query('dialog', named);
    if (given.waits !== undefined) checkTemplate(check, [...path, 'input', 'waits'], given.waits, { const: true }, place);
    if (dialog === undefined) reportUnknown(check, 'unknown-dialog', [...path, 'input', 'dialog'], 'dialog', named, check.query('names', 'dialog'));
    return checkGiven(check, [...path, 'input'], 'input', given.input, dialog?.sound === true ? dialog.value.input : undefined, place);
  }
  checkTemplate(check, [...path, 'input'], input, undefined, place);
}

/** A file has a name. */
function checkFileName(check: Check, path: Path, fileName: unknown, place: Place): void {
  if (fileName === undefined) check.report('missing-input', [...path, 'input'], 'The actor "download" needs "fileName" in its input.');
  else checkTemplate(check, [...path, 'input', 'fileName'], fileName, { type: 'string' }, place);
}

/** What an actor gives when it is done. */
export function resultOf(check: Check, { src, input }: Invoke): JsonSchema | undefined {
  if (src === 'confirm') return { type: 'boolean' };
  if (src === 'download') return undefined;
  const name = (input as Record<string, unknown> | null | undefined)?.[src];
  if (typeof name !== 'string') return undefined;
  if (src === 'call') return check.query('operation', name)?.answer;
  const dialog = check.query('dialog', name);
  return dialog?.sound === true ? writtenOut(check, dialog.value.result) : undefined;
}
