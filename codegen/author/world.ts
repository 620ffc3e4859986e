import type { createChecker } from '../checker';

/** What the author's tools reach: the terminal, the files, the server. Given by the command, or by a test. */
export interface World {
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

/** Said instead of going on: one or more plain sentences. */
export class CannotGoOn extends Error {}
