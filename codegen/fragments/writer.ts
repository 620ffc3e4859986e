import type { Fragment } from '../../runtime/definitions/shapes/fragment';
import type { Definition } from '../project/definition';
import { shapeDefinition } from '../project/read';
import { sharesParts, withSharedParts } from './flow';
import { type Fragments, usesFragments, withFragments } from './write-out';

interface Written {
  definition: Definition;
  /** The fragments that it asked for, and what they were. */
  asked: ReadonlyMap<string, Definition<Fragment> | undefined>;
}

/**
 * Writes out what definitions use of fragments, and what flows share within themselves. `own`: those to write out; `all`: where the fragments are looked
 * up. A definition that uses none is answered as it is, and one whose fragments have not changed since is the same object again.
 */
export function createWriter(): (own: readonly Definition[], all: readonly Definition[]) => Definition[] {
  const known = new WeakMap<Definition, Written>();
  return (own, all) => {
    const fragments = new Map((all as Definition<Fragment>[]).flatMap((one) => (one.kind === 'fragment' ? [[one.id, one]] : [])));
    return own.map((definition) => {
      const before = known.get(definition);
      if (before && [...before.asked].every(([id, fragment]) => fragments.get(id) === fragment)) return before.definition;
      const asked = new Map<string, Definition<Fragment> | undefined>();
      const written = writeOut(definition, {
        find: (id) => (asked.set(id, fragments.get(id)), fragments.get(id)),
        names: () => [...fragments.keys()],
      });
      known.set(definition, { definition: written, asked });
      return written;
    });
  };
}

function writeOut(definition: Definition, fragments: Fragments): Definition {
  if (!definition.sound) return definition;
  const written =
    definition.kind === 'flow' ? flow(definition) : isOpen(definition) && usesFragments(definition) ? withFragments(definition, fragments) : definition;
  if (written === definition) return definition;
  const shaped = shapeDefinition(written);
  const before = new Set(written.faults.map((fault) => JSON.stringify(fault)));
  return { ...shaped, faults: [...written.faults, ...shaped.faults.filter((fault) => !before.has(JSON.stringify(fault)))] };
}

const flow = (definition: Definition): Definition => (sharesParts(definition) ? withSharedParts(definition) : definition);
const isOpen = ({ kind }: Definition): boolean => kind === 'screen' || kind === 'dialog' || kind === 'layout';
