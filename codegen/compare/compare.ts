import { isDeepStrictEqual } from 'node:util';
import type { Revision } from '../../runtime/definitions/compiled';
import type { Field, FieldNode } from '../../runtime/definitions/shapes/form';
import { ownPrefix } from '../filter-form';
import { definitionsOf, schemasOf } from './definitions';
import type { Difference } from './difference';
import { changesOf } from './parts';
import { differencesBetween } from './schema-changes';
import { differenceOf } from './sentences';
import { nameOf, sentence } from './words';

/** Everything that is otherwise in a new version, in its author's words. Two versions with different hashes are never said to be the same. */
export function compareRevisions(before: Revision, after: Revision): Difference[] {
  if (before.hash === after.hash) return [];
  const inSchemas = differencesOfSchemas(before, after);
  const inDefinitions = differencesOfDefinitions(before, after);
  const shown = new Set(inDefinitions.flatMap(({ kind, property }) => (kind.startsWith('field-') && property !== undefined ? [property] : [])));
  // That a value is kept is told where no field shows it, and what its schema calls it where no field is renamed.
  const renamed = new Set(inDefinitions.flatMap(({ kind, property }) => (kind === 'renamed' ? [property] : [])));
  const isTold = ({ kind, property }: Difference) =>
    (kind.startsWith('part-') && shown.has(property ?? '')) || (kind === 'text-changed' && property !== undefined && renamed.has(property));
  const told = inSchemas.filter((difference) => !isTold(difference));
  const found = withoutFollowing([...inDefinitions, ...told, ...(inSchemas.length > 0 ? [] : differencesOfCalls(before, after))]);
  return found.length > 0
    ? found
    : [{ kind: 'changed', place: '', sentence: 'The files differ only in how they are written: no screen, form or rule changes.' }];
}

/** A property that a customer has added is told by its field; that it can be filtered by follows from it, and is told only where nothing else is. */
function withoutFollowing(differences: Difference[]): Difference[] {
  const others = differences.filter(({ place }) => !place.includes(` ${ownPrefix}`));
  return others.length > 0 ? others : differences;
}

/** What is otherwise in a filter is so in those that have all of it: it is told once. */
function differencesOfDefinitions(before: Revision, after: Revision): Difference[] {
  const all = differencesOfEach(before, after);
  const told = new Set(all.map(({ place, sentence: said }) => `${place} ${said}`));
  return all.filter(({ place, sentence: said }) => {
    const [, id = ''] = /^filter:(\S+)/.exec(place) ?? [];
    const base = after.forms[id]?.extends;
    return base === undefined || !told.has(`${place.replace(id, base)} ${said.replaceAll(`"${id}"`, `"${base}"`)}`);
  });
}

function differencesOfEach(before: Revision, after: Revision): Difference[] {
  const [was, is] = [definitionsOf(before), definitionsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].sort().flatMap((key): Difference[] => {
    const [old, fresh] = [was.get(key), is.get(key)];
    if (!fresh && old) return [{ kind: 'definition-removed', place: key, sentence: sentence(`the ${old.kind} ${nameOf(old.id, old.value)} is gone`) }];
    if (!old && fresh) return [{ kind: 'definition-added', place: key, sentence: sentence(`the ${fresh.kind} ${nameOf(fresh.id, fresh.value)} is new`) }];
    if (!old || !fresh || old.value === fresh.value) return [];
    return changesOf(old.value, fresh.value).map((change) => {
      const at = (change.parts.at(-1)?.value as { at?: unknown } | undefined)?.at;
      return { ...differenceOf(fresh, change), ...(fresh.kind === 'form' && typeof at === 'string' && { property: lastName(at) }) };
    });
  });
}

/** Calls hold the records they speak of: what they take and answer is told only where no record and no form is otherwise. */
const differencesOfCalls = (before: Revision, after: Revision): Difference[] =>
  Object.values(after.operations).flatMap(({ id, body, answer }) => {
    const was = before.operations[id];
    if (was === undefined || isDeepStrictEqual([was.body, was.answer], [body, answer])) return [];
    return [{ kind: 'changed', place: `operation:${id}`, sentence: `The call "${id}" takes or answers something else.` } satisfies Difference];
  });

/** A change of a record shows in every schema that holds it: it is told once, where a field shows it, or else where it is met first. */
function differencesOfSchemas(before: Revision, after: Revision): Difference[] {
  const [was, is] = [schemasOf(before), schemasOf(after)];
  const shown = [...shownProperties(before), ...shownProperties(after)];
  const labels = new Map(shown.map(({ property, label }) => [property, label]));
  const labelOf = (name: string) => labels.get(name) ?? `"${name}"`;
  const found = [...is].flatMap(([key, schema]) => {
    const old = was.get(key);
    if (old === undefined || old === schema || isDeepStrictEqual(old, schema)) return [];
    return differencesBetween(key, old, schema, labelOf).map((difference) => ({
      difference,
      isShown: shown.some(({ form, property }) => property === difference.property && key === `form:${form}`),
    }));
  });
  const told = new Set<string>();
  return [...found.filter(({ isShown }) => isShown), ...found.filter(({ isShown }) => !isShown)].flatMap(({ difference }) => {
    const text = `${difference.property} ${difference.kind} ${difference.sentence}`;
    if (told.has(text)) return [];
    told.add(text);
    return [difference];
  });
}

/** The properties that fields of forms show, and what they call them. */
function shownProperties({ forms }: Revision): { form: string; property: string; label: string }[] {
  const fieldsIn = (nodes: readonly FieldNode[]): Field[] =>
    nodes.flatMap((node) =>
      'group' in node
        ? fieldsIn(node.group as FieldNode[])
        : 'list' in node
          ? fieldsIn(node.list)
          : 'at' in node && !('fieldset' in node)
            ? [node as Field]
            : [],
    );
  return Object.entries(forms).flatMap(([form, { fields }]) =>
    fieldsIn(fields).map(({ id, at, ...field }) => ({ form, property: lastName(at), label: nameOf(id, field) })),
  );
}

const lastName = (pointer: string): string => pointer.slice(pointer.lastIndexOf('/') + 1);
