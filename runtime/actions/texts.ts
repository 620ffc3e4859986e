import type { Action } from '../definitions/actions';
import type { Scope } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import type { Host, Went } from './action-context';

/** Puts a text into the clipboard. Where the browser does not allow it, that is said, and what follows is left out. */
export async function copy({ copy: text, failed }: Extract<Action, { copy: unknown }>, host: Host, extra: Scope): Promise<Went> {
  const scope = { ...host.scope(), ...extra };
  if (await host.services.copyText(textOf(text, scope))) return 'on';
  host.services.messages.show(textOf(failed, scope), 'error');
  return 'stop';
}

/** Saves a text as a file. */
export function saveText({ saveText: text, fileName }: Extract<Action, { saveText: unknown }>, host: Host, extra: Scope): Went {
  const scope = { ...host.scope(), ...extra };
  host.services.saveFile(textOf(fileName, scope), new Blob([textOf(text, scope)], { type: 'text/plain' }));
  return 'on';
}
