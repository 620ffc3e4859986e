import { memo, useEffect, useState } from 'react';
import type { JsonSchema } from '../../definitions/compiled';
import { sameJson } from '../../validation/same-json';
import type { FormError } from '../../validation/validate-form';
import { translated } from '../../format/language';
import { useFormContext } from '../form-context';
import type { FormStore } from '../form-store';
import { alternativesOf, kindByAlternatives, listedChoices } from './alternatives';
import { AlternativesPart, KindsPart } from './AlternativesPart';
import { GroupPart } from './GroupPart';
import { LeafPart } from './LeafPart';
import { ListPart } from './ListPart';
import type { Place } from './place';
import { kindOf, likelyKinds, said, type Schemas, type Whole, wholeOf, isSchema, type Kind, lostReference } from './whole-schema';

/** What all parts of one field share. */
export interface Drawing extends Schemas {
  store: FormStore;
  /** The field of the form that they are parts of. */
  field: string;
  write: (place: Place, value: unknown) => void;
  /** The person has left one of them. */
  touch: () => void;
}

export interface PartProps {
  drawing: Drawing;
  place: Place;
  schema: JsonSchema;
  value: unknown;
  /** Without one, it is called as its schema says, else by its name. */
  label?: string | undefined;
  /** Each with its place below this part. */
  errors: readonly FormError[];
  isDisabled: boolean;
  isReadOnly: boolean;
  /** How many alternatives were chosen to come here: one may be the whole again. */
  nesting?: number;
  /** Names of properties that stand elsewhere. */
  hidden?: readonly string[] | undefined;
  onWrite: (place: Place, value: unknown) => void;
}

/** What every kind of part is drawn from. */
export interface DrawnProps extends Omit<PartProps, 'label'> {
  whole: Whole;
  label: string;
}

/** One part of the data, drawn as its schema says and as its value is. Drawn again only when its own value, errors or state change. */
export const Part = memo(function Part(props: PartProps) {
  const { drawing, place, schema, value, label } = props;
  const whole = wholeOf(drawing, schema, value);
  // What was there when it was drawn says how it is drawn while it is emptied.
  const [first] = useState(() => kindOf(value));
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
  if (choices !== undefined && (value === undefined || value === null || typeof value !== 'object' || choices.some((choice) => sameJson(choice.value, value))))
    return <LeafPart {...drawn} kind={held ?? 'string'} choices={choices} />;
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
      message: translated('{pointer} is drawn by its value: its schema is {reference}, which is not here.', values),
    });
  }, [report, drawing, place, reference]);
}

const deepestNesting = 6;
const anyKind: readonly Kind[] = ['string', 'number', 'boolean', 'object', 'array'];
const kindSample: Record<Kind, unknown> = { string: '', number: 0, boolean: false, null: null, object: {}, array: [] };
const heldKind = (value: unknown): Kind | undefined => (value === null ? undefined : kindOf(value));

function KindPart({ kind, ...drawn }: DrawnProps & { kind: Kind }) {
  if (kind === 'object') return <GroupPart {...drawn} />;
  if (kind !== 'array') return <LeafPart {...drawn} kind={kind} />;
  const choices = severalChoices(drawn);
  return choices === undefined ? <ListPart {...drawn} /> : <LeafPart {...drawn} kind="array" choices={choices} />;
}

/** What several can be chosen of: entries that are listed, each once. */
function severalChoices({ drawing, whole, value }: DrawnProps) {
  const items = said(whole, 'items');
  if (said(whole, 'uniqueItems') !== true || !isSchema(items)) return undefined;
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

const noErrors: readonly FormError[] = [];

/** The errors of one part of a part, each with its place below it. */
export function errorsWithin(errors: readonly FormError[], pointer: string): readonly FormError[] {
  if (errors.length === 0) return noErrors;
  const own = errors.filter(({ Field }) => Field === pointer || Field.startsWith(`${pointer}/`));
  return own.length === 0 ? noErrors : own.map((error) => ({ ...error, Field: error.Field.slice(pointer.length) }));
}

/** What is wrong with a part itself, below its control. */
export function Faults({ id, errors }: { id: string; errors: readonly FormError[] }) {
  const own = [...new Set(errors.filter(({ Field }) => Field === '').map(({ Message }) => Message))];
  return own.map((message, index) => (
    <p className="field-fault" key={message} id={index === 0 ? `${id}-fault` : undefined}>
      {message}
    </p>
  ));
}
