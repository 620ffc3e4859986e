import { isDeepStrictEqual } from 'node:util';
import { kindNamed } from '../project/definition-kinds';
import type { CompiledDefinition } from './definitions';
import type { Difference, DifferenceKind } from './difference';
import type { Change, Part } from './parts';
import { nameOf, quoted, sentence, textKeys } from './words';

/** What a list of parts holds, where it is not just parts. */
const nouns: Record<string, string> = {
  fields: 'field',
  columns: 'column',
  states: 'step',
  values: 'constant',
  guards: 'guard',
  items: 'item',
  rules: 'rule',
  tabs: 'tab',
  pages: 'page',
  contents: 'question',
  options: 'choice',
  areas: 'result',
};

/** What a group of a form holds is fields; what a flow holds is steps. */
function nounOf({ kind }: CompiledDefinition, { list }: Part): string {
  if (kind === 'form' && (list === 'fields' || list === 'group')) return 'field';
  if (kind === 'filter' && (list === 'fields' || list === 'group')) return list === 'fields' ? 'filter' : 'field';
  if (kind === 'table' && list === 'columns') return 'column';
  if (kind === 'message') return 'paragraph';
  if (kind === 'questionnaire' && list === 'values') return 'value';
  if (kind !== 'form' && kind !== 'table' && (list === 'fields' || list === 'columns')) return 'part';
  return nouns[list] ?? 'part';
}

const kinds = ['field', 'column', 'step'] as const;

/** Whether the parts of such definitions are told apart by their names alone, whichever file they stand in. */
const standsAlone = (kind: string): boolean => kindNamed(kind)?.parts?.by === 'name';

/** What a change is, in the words of the definition's author. */
export function differenceOf(definition: CompiledDefinition, change: Change): Difference {
  const whole = standsAlone(definition.kind) ? '' : `the ${definition.kind} "${definition.id}"`;
  const place = [`${definition.kind}:${definition.id}`, ...change.parts.map(({ id }) => id)].join(' ');
  const part = change.parts.at(-1);
  if (change.what === 'changed')
    return { place, ...changeOf(definition, change, part && { name: fullName(definition, change), noun: nounOf(definition, part) }) };
  if (part === undefined) return { kind: 'changed', place, sentence: sentence(`${whole} changes`) };
  const noun = nounOf(definition, part);
  const named = `the ${noun} ${fullName(definition, change)}`;
  const prefix = kinds.find((kind) => kind === noun) ?? 'part';
  const within = whole === '' ? '' : ` in ${whole}`;
  if (change.what === 'added') return { kind: `${prefix}-added`, place, sentence: sentence(`${named} is added${whole === '' ? '' : ` to ${whole}`}`) };
  if (change.what === 'removed') return { kind: `${prefix}-removed`, place, sentence: sentence(`${named} is taken out${whole === '' ? '' : ` of ${whole}`}`) };
  const where = change.what === 'moved' && change.after !== undefined ? ` behind "${change.after}"` : ' to another place';
  return { kind: prefix === 'step' ? 'step-order' : `${prefix}-moved`, place, sentence: sentence(`${named} moves${where}${within}`) };
}

/** The parts of an item are named by what is around them: another field has a part of the same name. */
const fullName = ({ kind }: CompiledDefinition, { parts }: Change): string =>
  (kind === 'item' ? parts : parts.slice(-1))
    .toReversed()
    .map(({ id, value }) => nameOf(id, value))
    .join(' of ');

interface Found {
  name: string;
  noun: string;
}

type Changed = Extract<Change, { what: 'changed' }>;

function changeOf(definition: CompiledDefinition, { keys, was, is }: Changed, found?: Found): Pick<Difference, 'kind' | 'sentence'> {
  const { kind, id } = definition;
  const isWhole = standsAlone(kind);
  const whole = isWhole ? '' : `the ${kind} "${id}"`;
  const named = found && `the ${found.noun} ${found.name}`;
  const about = named === undefined ? whole : isWhole ? named : `${named} in ${whole}`;
  const key = keys.filter((name) => name !== 'text' || keys.length === 1).join('.');
  const last = keys.findLast((name) => name !== 'text' && name !== 'choose') ?? keys.at(-1) ?? '';
  if (kind === 'constants') {
    const limit: DifferenceKind = typeof is === 'number' || typeof was === 'number' ? 'limit-changed' : 'text-changed';
    return { kind: limit, sentence: sentence(changeOfConstant(about, key, was, is)) };
  }
  if (kind === 'flow' && keys.some((name) => ['on', 'after', 'target', 'initial', 'always', 'onDone', 'onError'].includes(name)))
    return { kind: 'step-order', sentence: sentence(`what follows in ${about} changes: "${key}" was ${quoted(was)} and is ${quoted(is)}`) };
  if (last === 'label' && found) return { kind: 'renamed', sentence: sentence(`the ${found.noun} ${quoted(was)} in ${whole} is now called ${quoted(is)}`) };
  if (keys.length === 0) return { kind: 'changed', sentence: sentence(`${about} changes from ${quoted(was)} to ${quoted(is)}`) };
  const isText = textKeys.includes(last) || keys.includes('errors');
  const isLimit = kind === 'item' && typeof is === 'number';
  return {
    kind: isLimit ? 'limit-changed' : isText ? 'text-changed' : 'changed',
    sentence: sentence(`${about}: "${key}" changes from ${quoted(was)} to ${quoted(is)}`),
  };
}

/** What a change of a constant is; where it holds several values, which of them it is about. */
function changeOfConstant(about: string, key: string, was: unknown, is: unknown): string {
  const entries = key === '' ? entriesAdded(was, is) : [];
  if (entries.length > 0) return `${about}: ${entries.join(', ')}`;
  if (key === '') return `${about} changes from ${quoted(was)} to ${quoted(is)}`;
  if (was === undefined) return `${about}: "${key}" is added, with ${quoted(is)}`;
  if (is === undefined) return `${about}: "${key}" is taken out; it was ${quoted(was)}`;
  return `${about}: "${key}" changes from ${quoted(was)} to ${quoted(is)}`;
}

/** Of a list that has all that it had, in its order, and more: each entry that is added, and its place. */
function entriesAdded(was: unknown, is: unknown): string[] {
  if (!Array.isArray(was) || !Array.isArray(is) || is.length <= was.length) return [];
  const added = is.flatMap((entry: unknown, index) => (was.includes(entry) ? [] : [{ entry, before: is[index - 1] as unknown }]));
  if (
    !isDeepStrictEqual(
      is.filter((entry) => was.includes(entry)),
      was,
    )
  )
    return [];
  return added.map(({ entry, before }) => `${quoted(entry)} is added ${before === undefined ? 'at the beginning' : `behind ${quoted(before)}`}`);
}
