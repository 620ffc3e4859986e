import type { Parsed } from './parsed';

/** What evaluates every expression, also those that are not simple. In a page it comes later, and only where something needs it. */
export interface Library {
  /** Undefined until it has come. */
  parse: ((source: string) => Parsed | Error) | undefined;
}
