declare module 'virtual:definitions' {
  import type { StoryParts } from '../codegen/generate/story-parts';
  import type { Revision } from '../runtime/definitions/compiled';
  import type { StoryLanguage } from './languages';
  import type { mergedFiles } from './merged-files';
  /** By customer; the base is `base`. */
  export const revisions: Record<string, Revision>;
  /** What a customer's revision, and the parts beside it, say in a language: by both names. */
  export const languages: Record<string, StoryLanguage>;
  /** The definitions that a customer's overlays change, by customer and by the file of the base. */
  export const merged: Record<string, ReturnType<typeof mergedFiles>>;
  /** All tables, dialogs, fieldsets and flows, by customer. */
  export const parts: Record<string, StoryParts>;
  /** The text of each definition file, by its path. */
  export const texts: Record<string, string>;
  /** What each call answers in stories, by operation id. */
  export const answers: Record<string, unknown>;
}
