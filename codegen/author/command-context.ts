import { closest } from '../../runtime/definitions/fault';
import type { Checked, createChecker } from '../checker';

/** What a command of the author's works with: the terminal, the files, the server. Given by the command line, or by a test. */
export interface CommandContext {
  /** The project's folder. */
  root: string;
  /** Checks definitions. One for the whole command: what an edit does not concern is not checked again. */
  check: ReturnType<typeof createChecker>;
  /** Asks and waits for the answer; nothing where nobody can be asked. `hidden`: what is typed is not shown. */
  ask: ((question: string, options?: { hidden?: boolean }) => Promise<string>) | undefined;
  say(text: string): void;
  fetch: typeof fetch;
  environment: Record<string, string | undefined>;
}

/** Ends a command: its message is shown, one or more plain sentences. */
export class CommandError extends Error {}

/** What a name was probably meant to be, as a sentence to put behind another; nothing where no name is near. */
export function meantBy(name: string, names: readonly string[]): string {
  const meant = closest(name, names);
  return meant === undefined ? '' : ` Did you mean "${meant}"?`;
}

/** What was found of a customer. Ends the command where nothing stands in its folder: a name that is misspelt has no faults. */
export function customerIn({ customers }: Checked, name: string): Checked['customers'][number] {
  const found = customers.find(({ customer }) => customer === name);
  if (found !== undefined) return found;
  const names = customers.map(({ customer }) => customer);
  const meant = meantBy(name, names);
  const known = meant === '' && names.length > 0 ? ` There are ${names.join(', ')}.` : '';
  throw new CommandError(`There is nothing of a customer "${name}" in schemas/customers.${meant}${known}`);
}
