declare module 'virtual:definitions' {
  import type { StoryParts } from '../codegen/generate/story-parts';
  import type { Revision } from '../runtime/definitions/compiled';
  /** By customer; the base is `base`. */
  export const revisions: Record<string, Revision>;
  /** All tables, dialogs, fieldsets and flows, by customer. */
  export const parts: Record<string, StoryParts>;
  /** The text of each definition file, by its path. */
  export const texts: Record<string, string>;
  /** What each call answers in stories, by operation id. */
  export const answers: Record<string, unknown>;
}
