import type { Action } from '../definitions/actions';
import { evaluate, resolveTemplate, type Scope } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import { type Host, reporter, type Went } from './action-context';

/** Tells the flows of the application. */
export function announce({ announce: type, payload }: Extract<Action, { announce: string }>, host: Host, extra: Scope): Went {
  host.services.announce({ ...((resolveTemplate(payload ?? {}, { ...host.scope(), ...extra }, reporter(host)) ?? {}) as object), type });
  return 'on';
}

/** Keeps something for the next visit. */
export function store({ store: name, value }: Extract<Action, { store: string }>, host: Host, extra: Scope): Went {
  host.services.stored.write(name, resolveTemplate(value, { ...host.scope(), ...extra }, reporter(host)));
  return 'on';
}

/** Leaves the application. An address that is neither this server's nor https leads home. */
export function leave({ leave: to }: Extract<Action, { leave: unknown }>, host: Host, extra: Scope): Went {
  const address = typeof to === 'string' ? to : evaluate(to.$, { ...host.scope(), ...extra }, reporter(host));
  if (isSafeAddress(address)) host.services.navigation.leave(address);
  else host.services.navigation.go(host.services.shell.get().app.home);
  return 'stop';
}

/** A path of this server, or an address over https. */
export const isSafeAddress = (address: unknown): address is string =>
  typeof address === 'string' && !address.includes('\\') && /^(\/(?!\/)|https:\/\/[^/])/i.test(address);

/** Loads again whatever could not be loaded. */
export function refetchFailed(_: Extract<Action, { refetchFailed: true }>, host: Host): Went {
  void host.services.queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  return 'on';
}

/** Says something on the console only. */
export function log({ log: text }: Extract<Action, { log: unknown }>, host: Host, extra: Scope): Went {
  host.services.report({ code: 'logged', message: textOf(text, { ...host.scope(), ...extra }, reporter(host)) });
  return 'on';
}
