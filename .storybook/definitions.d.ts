declare module 'virtual:definitions' {
  import type { Revision } from '../runtime/definitions/compiled';
  /** By customer; the base is `base`. */
  export const revisions: Record<string, Revision>;
  /** The text of each definition file, by its path. */
  export const texts: Record<string, string>;
  /** What each call answers in stories, by operation id. */
  export const answers: Record<string, unknown>;
}
