/** What a difference is about, for lists and filters. Stable; the sentences may change. */
export type DifferenceKind =
  | 'field-added'
  | 'field-removed'
  | 'field-moved'
  | 'renamed'
  | 'becomes-required'
  | 'becomes-optional'
  | 'narrower'
  | 'wider'
  | 'choices-added'
  | 'choices-removed'
  | 'type-changed'
  | 'column-added'
  | 'column-removed'
  | 'column-moved'
  | 'step-added'
  | 'step-removed'
  | 'step-order'
  | 'part-added'
  | 'part-removed'
  | 'part-moved'
  | 'text-changed'
  | 'limit-changed'
  | 'definition-added'
  | 'definition-removed'
  | 'changed';

/** One thing that is otherwise in a new version, in the words of its author. */
export interface Difference {
  kind: DifferenceKind;
  /** The definition, and the part of it: form:user-profile badge-number. */
  place: string;
  sentence: string;
  /** The property whose stored values it may concern. */
  property?: string;
}
