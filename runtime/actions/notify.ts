import type { Action } from '../definitions/actions';
import type { Scope } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import { type Host, reporter, type Went } from './action-context';

/** Shows a message at the lower edge for a while. */
export function notify({ notify: text, tone }: Extract<Action, { notify: unknown }>, host: Host, extra: Scope): Went {
  host.services.messages.show(textOf(text, { ...host.scope(), ...extra }, reporter(host)), tone ?? 'success');
  return 'on';
}
