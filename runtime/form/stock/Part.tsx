import { memo, useEffect, useState } from 'react';
import type { JsonSchema } from '../../definitions/compiled';
import { sameJson } from '../../validation/same-json';
import { translated } from '../../format/language';
import { useFormContext } from '../form-context';
import { alternativesOf, type Choice, kindByAlternatives, listedChoices } from './alternatives';
import { AlternativesPart, KindsPart } from './AlternativesPart';
import { GroupPart } from './GroupPart';
import { LeafPart } from './LeafPart';
import { ListPart } from './ListPart';
import type { DrawnProps, Drawing, PartProps } from './part-props';
import type { Place } from './place';
import { kindOf, likelyKinds, said, type Whole, wholeOf, type Kind, lostReference } from './whole-schema';
import { isObject } from '../../validation/is-object';

/** One part of the data, drawn as its schema says and as its value is. Drawn again only when its own value, errors or state change. */
export const Part = memo(function Part(props: PartProps) {
  const { drawing, place, schema, value, label } = props;
  // What was there when it was drawn says how it is drawn while it is emptied.
  const [firstValue] = useState(value);
  const first = kindOf(firstValue);
  const whole = wholeOf(drawing, schema, value ?? emptyValue(drawing, schema, first) ?? value);
  useLostReference(drawing, place, whole);
  const title = said(whole, 'title');
  const drawn: DrawnProps = {
    ...props,
    whole,
    label: label ?? (typeof title === 'string' && title !== '' ? title : place.name),
    isReadOnly: props.isReadOnly || whole.parts.some((part) => part.readOnly === true),
  };
  const held = heldKind(value) ?? heldKind(first === undefined ? undefined : kindSample[first]);
  const choices = listedChoices(drawing, whole);
  if (choices !== undefined && isChoosable(choices, value ?? firstValue)) return <LeafPart {...drawn} kind={held ?? 'string'} choices={choices} />;
  const alternatives = choices === undefined && (props.nesting ?? 0) < deepestNesting ? alternativesOf(drawing, whole) : undefined;
  if (alternatives !== undefined) return <AlternativesPart {...drawn} {...alternatives} />;
  const kinds: readonly (Kind | undefined)[] = (likelyKinds(whole) ?? [kindByAlternatives(drawing, whole)]).filter(
    (kind) => kind !== 'null' && kind !== undefined,
  );
  const isNull = whole.kinds?.length === 1 && whole.kinds[0] === 'null';
  if (held === undefined && isNull) return <LeafPart {...drawn} kind="null" />;
  // Types that rule each other out: no value is right, and there is none to choose.
  if (whole.kinds?.length === 0) return <KindPart {...drawn} kind={held ?? 'string'} />;
  const isNullable = whole.kinds?.includes('null') !== false;
  if (kinds.length > 1 && (held === undefined || kinds.includes(held))) return <KindsPart {...drawn} kinds={kinds as Kind[]} isNullable={isNullable} />;
  if ((first === undefined || first === 'null') && kinds.length === 0) return <KindsPart {...drawn} kinds={anyKind} isNullable />;
  return <KindPart {...drawn} kind={held ?? (kinds[0] as Kind)} />;
}, areSame);

/** Says that a part of the schema is elsewhere: the value is drawn as it is. */
function useLostReference(drawing: Drawing, place: Place, whole: Whole): void {
  const { report } = useFormContext();
  const reference = lostReference(drawing, whole);
  useEffect(() => {
    if (reference === undefined) return;
    const values = { pointer: place.pointer || '/', reference };
    report({
      code: 'undrawable',
      field: drawing.field,
      message: translated('{pointer} is shown by its value because its schema, {reference}, is missing.', values),
    });
  }, [report, drawing, place, reference]);
}

const deepestNesting = 6;
const anyKind: readonly Kind[] = ['string', 'number', 'boolean', 'object', 'array'];
const kindSample: Record<Kind, unknown> = { string: '', number: 0, boolean: false, null: null, object: {}, array: [] };
const heldKind = (value: unknown): Kind | undefined => (value === null ? undefined : kindOf(value));

/** Whether a value is drawn by a list of choices: it is one of them, or has no parts that would be lost. */
const isChoosable = (choices: readonly Choice[], value: unknown): boolean =>
  typeof value !== 'object' || value === null || choices.some((choice) => sameJson(choice.value, value));

const emptyGroup = {};

/**
 * Returns what the conditions of a group judge while it has no value: the empty group that its first value will be in. Without it, the fields of a
 * condition would change with the first value that a person types, or go with the last one that they take away.
 */
function emptyValue(drawing: Drawing, schema: JsonSchema, first: Kind | undefined): object | undefined {
  const [kind, ...more] = first === undefined || first === 'null' ? (likelyKinds(wholeOf(drawing, schema)) ?? []).filter((one) => one !== 'null') : [first];
  return kind === 'object' && more.length === 0 ? emptyGroup : undefined;
}

function KindPart({ kind, ...drawn }: DrawnProps & { kind: Kind }) {
  if (kind === 'object') return <GroupPart {...drawn} />;
  if (kind !== 'array') return <LeafPart {...drawn} kind={kind} />;
  const choices = severalChoices(drawn);
  return choices === undefined ? <ListPart {...drawn} /> : <LeafPart {...drawn} kind="array" choices={choices} />;
}

/** What several can be chosen of: entries that are listed, each once. */
function severalChoices({ drawing, whole, value }: DrawnProps) {
  const items = said(whole, 'items');
  if (said(whole, 'uniqueItems') !== true || !isObject(items)) return undefined;
  const choices = listedChoices(drawing, wholeOf(drawing, items));
  if (choices === undefined || !choices.every(({ value: one }) => typeof one !== 'object')) return undefined;
  const chosen = value ?? [];
  const isListed = Array.isArray(chosen) && new Set(chosen).size === chosen.length && chosen.every((one) => choices.some((choice) => choice.value === one));
  return isListed ? choices : undefined;
}

function areSame(before: PartProps, after: PartProps): boolean {
  const names = Object.keys(after) as (keyof PartProps)[];
  return names.every((name) => Object.is(before[name], after[name]) || (name === 'errors' && sameJson(before.errors, after.errors)));
}
