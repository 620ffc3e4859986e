import type { Scope } from '../../expressions/evaluate';
import { textOf } from '../../expressions/text';
import type { PlannedField, PlannedGroup } from '../../validation/form-plan';
import { isEmptyValue } from '../../validation/pointer';
import type { FormStore } from '../form-store';
import { optionalOf } from '../optional-groups';
import { word } from '../../words';
import { listed, translated } from '../../format/language';
import { stringOf } from '../../validation/string-of';

/** So many values of a list are named; the others are counted. */
const mostNamed = 5;

/** What a form says, group by group: "Colour is red or green; Bought is Custom, from 01/02/2020." */
export function sentenceOf(store: FormStore): string {
  const said = groupsIn(store).flatMap((group) => {
    const title = store.live.group(group.id)?.title ?? '';
    const phrases = fieldsIn(group).flatMap((field) => phraseOf(store, field) ?? []);
    return phrases.length === 0 ? [] : [`${title} ${phrases.join(', ')}`];
  });
  return said.length === 0 ? textOf(store.options.form.adds?.none, scopeOf(store)) : `${said.join('; ')}.`;
}

/** The groups that are there: those that always are, then the others in the order in which they came. */
export function groupsIn(store: FormStore): PlannedGroup[] {
  const groups = store.plan.nodes.flatMap((node) => (node.kind === 'group' ? [node] : []));
  const fixed = groups.filter(({ group }) => !group.optional);
  const added = optionalOf(store).added.flatMap((id) => groups.find((group) => group.id === id) ?? []);
  return [...fixed, ...added].filter(({ id }) => store.live.group(id)?.isVisible === true);
}

const fieldsIn = (group: PlannedGroup): PlannedField[] => group.nodes.flatMap((node) => (node.kind === 'group' ? fieldsIn(node) : node));

function phraseOf(store: FormStore, { id, field }: PlannedField): string | undefined {
  const state = store.live.field(id);
  if (state === undefined || !state.isVisible || isEmptyValue(state.value)) return undefined;
  const value = inWords(state.value, (one) => nameOf(store, id, one));
  return field.phrase === undefined ? translated('is {value}', { value }) : textOf(field.phrase, { ...scopeOf(store), value });
}

const scopeOf = (store: FormStore): Scope => ({ ...store.scope, form: store.live.effective });

/** What a person reads of a value that was chosen: the text of its choice. */
function nameOf(store: FormStore, id: string, value: unknown): string {
  const items = store.live.field(id)?.presentation.options.items;
  const own = Array.isArray(items) ? (items as { value: unknown; text: string }[]).find((item) => item.value === value)?.text : undefined;
  return own ?? optionalOf(store).choices.textOf(id, value) ?? (typeof value === 'boolean' ? word(value ? 'yes' : 'no') : stringOf(value));
}

/** A value, or the first of several and how many more there are. */
export function inWords(value: unknown, nameOfOne: (value: unknown) => string): string {
  const values = Array.isArray(value) ? value : [value];
  const named = values.slice(0, values.length === mostNamed + 1 ? mostNamed + 1 : mostNamed).map(nameOfOne);
  const rest = values.length - named.length;
  return listed(rest === 0 ? named : [...named, rest === 1 ? translated('{n} other', { n: rest }) : translated('{n} others', { n: rest })], 'disjunction');
}
