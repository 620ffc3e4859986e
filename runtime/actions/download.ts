import type { Action } from '../definitions/actions';
import { resolveTemplate, type Scope } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import { valueAt } from '../validation/pointer';
import { type Host, reporter, type Went } from './action-context';
import { showFailure } from './call';

/** Calls the server and saves the answer as a file. */
export async function download({ download: id, input, fileName, content }: Extract<Action, { download: string }>, host: Host, extra: Scope): Promise<Went> {
  const operation = host.bundle.operations[id];
  if (!operation) return 'stop';
  const scope = { ...host.scope(), ...extra };
  const outcome = await host.services.http(operation, resolveTemplate(input ?? {}, scope, reporter(host)) as Record<string, unknown>);
  if (!outcome.ok) {
    showFailure(outcome.failure, undefined, host);
    return 'stop';
  }
  host.services.saveFile(textOf(fileName, scope), content === undefined ? outcome.value : valueAt(outcome.value, content));
  return 'on';
}
