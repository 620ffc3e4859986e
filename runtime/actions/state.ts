import type { Action } from '../definitions/actions';
import { resolveTemplate, type Scope } from '../expressions/evaluate';
import { type Host, reporter, type Went } from './action-context';

const resolved = (template: unknown, host: Host, extra: Scope) => resolveTemplate(template, { ...host.scope(), ...extra }, reporter(host));

/** Changes a variable of the screen. */
export function set({ set: variable, to }: Extract<Action, { set: string }>, host: Host, extra: Scope): Went {
  host.set?.(variable, resolved(to, host, extra));
  return 'on';
}

/** Sends the screen's flow an event. */
export function send({ send: type, payload }: Extract<Action, { send: string }>, host: Host, extra: Scope): Went {
  host.send?.({ ...((resolved(payload, host, extra) ?? {}) as object), type });
  return 'on';
}

/** Tells the screen what happened in a table. */
export function emit({ emit: event, payload }: Extract<Action, { emit: string }>, host: Host, extra: Scope): Went {
  host.emit?.(event, resolved(payload, host, extra));
  return 'on';
}

/** Loads data again. */
export function refetch({ refetch: ids }: Extract<Action, { refetch: string[] }>, host: Host): Went {
  host.refetch?.(ids);
  return 'on';
}
