import { changesNothing } from '../definitions/changes-nothing';
import type { Action } from '../definitions/actions';
import type { Scope } from '../expressions/evaluate';
import { resolveTemplate } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import { type Failure, textOfFailure } from '../http/http';
import { type Host, reporter, type RunActions, type Went } from './action-context';

type Call = Extract<Action, { call: string }>;

/** Calls the server. A failure shows one message: on the fields of the form being sent, else the one given, else the general one. */
export async function call({ call: id, input, onOk, onError, failed }: Call, host: Host, extra: Scope, run: RunActions): Promise<Went> {
  const operation = host.bundle.operations[id];
  if (!operation) {
    host.services.report({ code: 'unknown-call', message: `There is no call "${id}" in this screen.` });
    return 'stop';
  }
  const scope = { ...host.scope(), ...extra };
  const outcome = await host.services.http(operation, resolveTemplate(input ?? {}, scope, reporter(host)) as Record<string, unknown>);
  if (outcome.ok) {
    if (!changesNothing(operation)) host.services.announce({ type: `saved.${id}` });
    return run(onOk, host, { ...extra, event: outcome.value });
  }
  if (onError) await run(onError, host, { ...extra, event: outcome.failure });
  else showFailure(outcome.failure, failed && textOf(failed, { ...scope, event: outcome.failure }), host);
  return 'stop';
}

/** 401 and 403 are answered by the application's own flow, and have no message here. */
const answeredElsewhere = new Set([401, 403]);

/** The status of a server that can do nothing for a while, and says so. */
const serviceAway = 503;

export function showFailure(failure: Failure, text: string | undefined, host: Host): void {
  if (answeredElsewhere.has(failure.StatusCode)) return;
  const onFields = host.submitting?.showErrors(failure.Errors) ?? 0;
  if (onFields > 0 && onFields === failure.Errors.length) return;
  const app = host.services.shell.get().app as { callFailed?: string; offline?: string };
  const said = failure.ShowUser && failure.StatusCode !== 0 ? textOfFailure(failure) : undefined;
  // An outage passes: what the screen says of a failure, such as to ask support, would mislead.
  const outage = failure.StatusCode === serviceAway ? said : undefined;
  const refusal = failure.StatusCode < 500 ? said : undefined;
  const offline = failure.StatusCode === 0 ? app.offline : undefined;
  const shown = outage ?? text ?? failure.Message ?? offline ?? refusal ?? app.callFailed ?? '';
  if (onFields === 0 || text !== undefined) host.services.messages.show(shown, 'error');
}
