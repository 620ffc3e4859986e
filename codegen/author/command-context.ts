import type { createChecker } from '../checker';

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
