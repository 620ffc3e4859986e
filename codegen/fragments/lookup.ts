import type { Definition } from '../project/definition';

/** The definitions of one kind, by their ids. */
export interface Lookup<Value> {
  find(id: string): Definition<Value> | undefined;
  /** All ids, for "did you mean". */
  names(): string[];
}
