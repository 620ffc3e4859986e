import { useMemo, useRef, useState } from 'react';
import type { JsonSchema } from '../../definitions/compiled';
import { translated } from '../../format/language';
import { bestOf, kindsWithin, listedChoices, ofKind, suits, withChosen } from './alternatives';
import { PartControl } from './PartControl';
import { type DrawnProps, Faults } from './part-props';
import { both, type Kind, kindOf, said, type Schemas, type Whole, wholeOf } from './whole-schema';
import { stringOf } from '../../validation/string-of';
import { isObject } from '../../validation/is-object';

const deepestChoice = 8;
const isPlainType = { type: 'number' } as const;

interface Option {
  schema: JsonSchema;
  text: string;
}

/** One of several forms that a value may have: the choice, then the chosen one. It stays chosen while the value can be of it. */
export function AlternativesPart({
  keyword,
  options: given,
  isNullable,
  ...drawn
}: DrawnProps & { keyword: string; options: JsonSchema[]; isNullable: boolean }) {
  const { drawing, whole } = drawn;
  const options = optionsOf(drawing, given, isNullable);
  const inner = (option: JsonSchema) => withChosen(whole, keyword, option);
  const only = given.length === 1 ? given[0] : undefined;
  if (only !== undefined && isNullable) return <drawn.drawing.Part {...drawn} nesting={(drawn.nesting ?? 0) + 1} schema={inner(only)} />;
  return <ChosenPart {...drawn} options={options} inner={inner} />;
}

const named = new WeakMap<readonly JsonSchema[], Option[]>();

/** The alternatives with what they are called; of the same ones, always the same list. */
function optionsOf(schemas: Schemas, given: readonly JsonSchema[], isNullable: boolean): Option[] {
  let options = named.get(given);
  if (options === undefined) {
    options = given.map((schema, index): Option => ({ schema, text: titleOf(schemas, schema) ?? translated('Alternative {n}', { n: index + 1 }) }));
    if (isNullable) options.push({ schema: ofKind.null, text: kindTitle('null') });
    named.set(given, options);
  }
  return options;
}

/** A value that may be of several kinds: which one, then the value. */
export function KindsPart({ kinds, isNullable, ...drawn }: DrawnProps & { kinds: readonly Kind[]; isNullable: boolean }) {
  const { schema } = drawn;
  const names = [...kinds, ...(isNullable ? ['null'] : [])].join(' ');
  const options = useMemo(() => names.split(' ').map((kind): Option => ({ schema: ofKind[kind as Kind], text: kindTitle(kind as Kind) })), [names]);
  return <ChosenPart {...drawn} options={options} inner={(option) => both(option, schema)} />;
}

function ChosenPart({ options, inner, ...drawn }: DrawnProps & { options: readonly Option[]; inner: (option: JsonSchema) => JsonSchema }) {
  const { drawing, place, value, label, errors, isDisabled, isReadOnly, onWrite } = drawn;
  const schemas = useMemo(() => options.map(({ schema }) => schema), [options]);
  // What an entry begins with must be chosen where it could be a group: its values need one around them.
  const isOpenEntry = place.isEntry && schemas.some((schema) => kindsWithin(drawing, schema)?.every((kind) => kind !== 'object' && kind !== 'array') !== true);
  const usual = place.isRequired && place.depth < deepestChoice && !isOpenEntry ? 0 : undefined;
  const nothing = schemas.indexOf(ofKind.null);
  // Null has nothing to draw: what it becomes is chosen.
  const own = value === null ? undefined : kindOf(value);
  const [first] = useState(() => ({ best: bestOf(drawing, schemas, value), kind: own }));
  const [given, setPicked] = useState(first.best ?? (value === undefined || value === null ? usual : undefined));
  const picked = value === null && nothing !== -1 ? nothing : given;
  // A value that fits none of them is drawn by its own kind, until one is chosen: it stays so while it is edited.
  const isOdd = picked === undefined && first.best === undefined && first.kind !== undefined && (value === undefined || own === first.kind);
  // It is chosen anew where the value came from elsewhere and cannot be of what was chosen.
  const isOther = !isOdd && value !== undefined && value !== null && (picked === undefined || (value !== '' && !mayHold(drawing, schemas[picked], value)));
  const chosen = isOther ? (bestOf(drawing, schemas, value) ?? picked) : picked;
  const option = chosen === undefined ? undefined : options[chosen];
  const odd = option === undefined ? (own ?? (isOdd ? first.kind : undefined)) : undefined;
  const inside = odd !== undefined ? { schema: ofKind[odd], text: kindTitle(odd) } : chosen === nothing ? undefined : option;

  const choose = (next: number | undefined): void => {
    setPicked(next);
    const other = next === undefined ? undefined : schemas[next];
    if (next === nothing) return onWrite(place, null);
    if (other === undefined) return onWrite(place, undefined);
    const adapted = adaptedTo(drawing, other, value) ?? (place.isEntry ? emptyOf(kindsWithin(drawing, other)) : undefined);
    if (adapted !== value) onWrite(place, adapted);
  };
  const latest = useRef(choose);
  latest.current = choose;
  // A list of many alternatives is not drawn anew at each key.
  const [onChoose] = useState(() => (next: unknown) => latest.current(next as number | undefined));
  const choice = useMemo(() => ({ items: options.map(({ text }, index) => ({ value: index, text })), alwaysChosen: place.isRequired }), [options, place]);
  return (
    <div className="stock-alternatives">
      <PartControl
        drawing={drawing}
        place={place}
        id={value === null && inside === undefined ? place.id : `${place.id}__kind`}
        widget="select"
        label={label}
        options={choice}
        schema={isPlainType}
        value={chosen}
        isDisabled={isDisabled || isReadOnly}
        onChange={onChoose}
      />
      {inside === undefined ? (
        <Faults id={`${place.id}__kind`} errors={errors} />
      ) : (
        <drawn.drawing.Part {...drawn} key={chosen ?? odd} nesting={(drawn.nesting ?? 0) + 1} schema={inner(inside.schema)} label={inside.text} />
      )}
    </div>
  );
}

/** Whether the value could be of this alternative, or is on its way to be: no kind of it is ruled out. */
const mayHold = (schemas: Schemas, option: JsonSchema | undefined, value: unknown): boolean =>
  option !== undefined && (suits(schemas, option, value) > -1 || (typeof value !== 'object' && suits(schemas, option, sampleOf(value)) > -1));

const emptyOf = (kinds: readonly Kind[] | undefined) => (kinds?.[0] === 'object' ? {} : kinds?.[0] === 'array' ? [] : undefined);

const sampleOf = (value: unknown): unknown => (typeof value === 'string' ? '' : value);

/** What is left of a value for another alternative: of a group all, with the constants that tell the alternative; of another kind nothing. */
function adaptedTo(schemas: Schemas, option: JsonSchema, given: unknown): unknown {
  const kinds = kindsWithin(schemas, option);
  const value = given !== undefined && kinds?.includes(kindOf(given) as Kind) === false ? undefined : given;
  const whole = wholeOf(schemas, option, value);
  const constants = [...whole.properties].flatMap(([name, schema]) => {
    const choices = listedChoices(schemas, wholeOf(schemas, schema));
    return choices?.length === 1 && whole.required.has(name) ? [[name, choices[0]?.value] as const] : [];
  });
  if (isObject(value) || (value === undefined && constants.length > 0))
    return constants.length === 0 ? value : { ...(value as object | undefined), ...Object.fromEntries(constants) };
  return value !== undefined && suits(schemas, option, value) === -1 ? undefined : value;
}

/** What an alternative is called: by its title, the constant that tells it, the name of its definition, its kind. */
function titleOf(schemas: Schemas, option: JsonSchema): string | undefined {
  const whole = wholeOf(schemas, option);
  const title = said(whole, 'title');
  if (typeof title === 'string' && title !== '') return title;
  for (const [name, schema] of whole.properties) {
    const choices = whole.required.has(name) ? listedChoices(schemas, wholeOf(schemas, schema)) : undefined;
    if (choices?.length === 1) return choices[0]?.text;
  }
  if (typeof option.$ref === 'string' && option.$ref.includes('/')) return inWords(option.$ref.slice(option.$ref.lastIndexOf('/') + 1));
  const choices = listedChoices(schemas, whole);
  if (choices !== undefined) return choices.length === 1 ? choices[0]?.text : translated('One of {n} values', { n: choices.length });
  const kind = whole.kinds?.[0] ?? (whole.properties.size > 0 ? 'object' : undefined);
  return kind === undefined ? undefined : kindTitle(kind, whole);
}

function kindTitle(kind: Kind, whole?: Whole): string {
  const items = kind === 'array' && whole !== undefined ? said(whole, 'items') : undefined;
  const entry = isObject(items) ? kindOf(items.type) && stringOf(items.type) : undefined;
  if (entry === 'string') return translated('List of texts');
  if (entry === 'number' || entry === 'integer') return translated('List of numbers');
  const titles: Record<Kind, string> = {
    string: translated('Text'),
    number: translated('Number'),
    boolean: translated('Yes or no'),
    null: translated('Nothing'),
    object: translated('Group'),
    array: translated('List'),
  };
  return titles[kind];
}

/** A definition's name as words. */
const inWords = (name: string): string =>
  decodeURIComponent(name)
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ');
