import type { Filter } from '../../runtime/definitions/shapes/filter';
import type { Form } from '../../runtime/definitions/shapes/form';
import type { Fragment } from '../../runtime/definitions/shapes/fragment';
import type { Definition } from '../project/definition';
import type { DefinitionKind } from '../project/definition-kinds';
import { shapeDefinition } from '../project/read';
import type { RecordShape } from '../project/standard-shapes';
import { borrowsFields, withBorrowedFields } from './field';
import { sharesParts, withSharedParts } from './flow';
import type { Lookup } from './lookup';
import { borrowsProperties, withBorrowedProperties } from './property';
import { usesFragments, withFragments } from './write-out';

type Find = <Value>(kind: DefinitionKind) => Lookup<Value>;

interface Written {
  definition: Definition;
  /** The definitions that it asked for, and what they were. */
  asked: ReadonlyMap<string, Definition | undefined>;
}

/**
 * Writes out what definitions say by naming others: fragments of screens, fields and properties that are the same as others, parts that a flow shares within itself.
 * `own`: those to write out; `all`: where others are looked up. A definition that names none is answered as it is, and one whose others have not changed
 * since is the same object again.
 */
export function createWriter(): (own: readonly Definition[], all: readonly Definition[]) => Definition[] {
  const known = new WeakMap<Definition, Written>();
  return (own, all) => {
    const byName = new Map(all.map((one) => [`${one.kind} ${one.id}`, one]));
    return own.map((definition) => {
      const before = known.get(definition);
      if (before && [...before.asked].every(([name, one]) => byName.get(name) === one)) return before.definition;
      const asked = new Map<string, Definition | undefined>();
      const find: Find = <Value>(kind: DefinitionKind) => ({
        find: (id) => {
          const found = byName.get(`${kind} ${id}`);
          asked.set(`${kind} ${id}`, found);
          return found as Definition<Value> | undefined;
        },
        names: () => all.flatMap((one) => (one.kind === kind ? one.id : [])),
      });
      const written = writeOut(definition, find);
      known.set(definition, { definition: written, asked });
      return written;
    });
  };
}

function writeOut(definition: Definition, find: Find): Definition {
  const written = definition.sound ? writtenAs(definition, find) : definition;
  if (written === definition) return definition;
  const shaped = shapeDefinition(written);
  const before = new Set(written.faults.map((fault) => JSON.stringify(fault)));
  return { ...shaped, faults: [...written.faults, ...shaped.faults.filter((fault) => !before.has(JSON.stringify(fault)))] };
}

/** A filter becomes a form of the same id; a form of its own with this id goes before. */
function formsAndFilters(find: Find): Lookup<Form | Filter> {
  const [forms, filters] = [find<Form>('form'), find<Filter>('filter')];
  return { find: (id) => forms.find(id) ?? filters.find(id), names: () => [...forms.names(), ...filters.names()] };
}

function writtenAs(definition: Definition, find: Find): Definition {
  const { kind } = definition;
  if (kind === 'flow' && sharesParts(definition)) return withSharedParts(definition);
  if ((kind === 'form' || kind === 'filter') && borrowsFields(definition)) return withBorrowedFields(definition, formsAndFilters(find));
  if (kind === 'record' && borrowsProperties(definition)) return withBorrowedProperties(definition, find<RecordShape>('record'));
  const isOpen = kind === 'screen' || kind === 'dialog' || kind === 'layout';
  return isOpen && usesFragments(definition) ? withFragments(definition, find<Fragment>('fragment')) : definition;
}
