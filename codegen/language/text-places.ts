import type { z } from 'zod';
import { computedText, expression, plainText, type Text, text } from '../../runtime/definitions/shapes/expression';
import type { Catalogue } from '../../runtime/definitions/shapes/catalogue';
import type { Table } from '../../runtime/definitions/shapes/table';
import { isQuantities, type Quantity } from '../../runtime/definitions/shapes/quantity';
import type { Constants } from '../../runtime/definitions/shapes/settings';
import { isExpression } from '../../runtime/definitions/shapes/is-expression';
import type { Path } from '../document';
import type { Definition } from '../project/definition';
import { definitionKinds } from '../project/definition-kinds';
import { literalsOf } from './literals';
import { stringOf } from '../../runtime/validation/string-of';

/** A text of a definition that people read. */
export interface TextPlace {
  /** The definition, then the ids on the way to the text: it outlives a change of order. */
  address: string;
  text: string;
  /** Where it stands in the value of the definition. */
  path: Path;
  /** Of a text in an expression: where it stands in its source. */
  literal?: { from: number; to: number };
}

type Shape = z.core.$ZodType;
interface Inner {
  type: string;
  innerType?: Shape;
  getter?: () => Shape;
  shape?: Record<string, Shape>;
  options?: Shape[];
  element?: Shape;
  valueType?: Shape;
}
interface At {
  path: Path;
  address: string;
  add(place: TextPlace): void;
}

const known = new WeakMap<object, TextPlace[]>();

/** Every text of a definition that people read, found once for each value. Texts of an item are those that its catalogue names. */
export function textPlacesOf(definition: Definition, catalogueNamed: (id: string) => Catalogue | undefined): TextPlace[] {
  if (!definition.sound) return [];
  const before = known.get(definition.value as object);
  if (before !== undefined) return before;
  const places: TextPlace[] = [];
  const there = new Set<string>();
  const add = (place: TextPlace) => {
    const key = `${place.path.join('/')} ${place.literal?.from ?? ''}`;
    if (hasWords(place.text) && !there.has(key)) places.push(place);
    there.add(key);
  };
  const at: At = { path: [], address: `${definition.kind}:${definition.id}`, add };
  collectDefinition(definition, at, catalogueNamed);
  known.set(definition.value as object, places);
  return places;
}

/** Whether a language can say a text differently: one that is only a value, such as {name}, is the same in every language. */
const hasWords = (text: string): boolean => !/^(\{[A-Za-z][A-Za-z0-9]*\})?$/.test(text);

/** Definitions that only authors read, that hold no texts, whose texts stand elsewhere once they are written out, and what calls answer, which other programs read. */
const withoutTexts = new Set<Definition['kind']>([
  'overlay',
  'overlay-operation',
  'endpoints',
  'catalogue',
  'fragment',
  'language',
  'formulas',
  'guards',
  'branding',
]);

function collectDefinition({ kind, value }: Definition, at: At, catalogueNamed: (id: string) => Catalogue | undefined): void {
  if (withoutTexts.has(kind)) return;
  if (kind === 'record') return collectTitles(value, at);
  if (kind === 'constants') return collectConstants(value as Constants, at);
  if (kind === 'item') {
    const item = value as { catalogue: string; value: unknown };
    for (const pointer of catalogueNamed(item.catalogue)?.texts ?? []) collectPointed(item.value, pointer.split('/').slice(1), within(at, 'value'));
    return;
  }
  if (kind === 'table') collectCells(value as Table, at);
  if (kind === 'form') collectTitles((value as { data?: unknown }).data, within(at, 'data'));
  collect(definitionKinds[kind].shape, value, at);
}

/** What a cell shows is read, unless it names one of the column's choices. */
function collectCells({ columns }: Table, at: At): void {
  for (const [index, { id, value, options }] of columns.entries())
    if (value !== undefined && options === undefined)
      collectLiterals(value.$, { ...at, path: ['columns', index, 'value'], address: `${at.address}/columns/${id}/value` }, true);
}

const within = (at: At, key: string | number, name = String(key)): At => ({ ...at, path: [...at.path, key], address: `${at.address}/${name}` });
const isShape = (shape: Shape, ...others: Shape[]) => others.some((other) => other._zod.def === shape._zod.def);

/** Walks a shape and a value together: only the shape knows which texts are for people. `.describe()` makes a copy of a shape; what defines it stays the same. */
function collect(shape: Shape, value: unknown, at: At): void {
  if (value === undefined) return;
  if (isShape(shape, text, computedText)) return collectText(value as Text, at);
  if (isShape(shape, plainText)) return at.add({ ...at, text: value as string });
  if (isShape(shape, expression)) return collectTemplate(value, at);
  const definition = shape._zod.def as unknown as Inner;
  if (definition.innerType) return collect(definition.innerType, value, at);
  if (definition.getter) return collect(definition.getter(), value, at);
  if (definition.type === 'unknown') return collectTemplate(value, at);
  if (definition.type === 'union') {
    const branch = branchOf(definition.options ?? [], value);
    return branch && collect(branch, value, at);
  }
  if (typeof value !== 'object' || value === null) return;
  const element = definition.element;
  if (Array.isArray(value)) return element && value.forEach((item, index) => collect(element, item, within(at, index, nameOf(item, index))));
  for (const [key, part] of Object.entries(value)) {
    const partShape = definition.shape?.[key] ?? definition.valueType;
    if (partShape) collect(partShape, part, within(at, key));
  }
}

/** The alternative that a value is. Reading a value by each takes long: often its keys tell. */
function branchOf(options: readonly Shape[], value: unknown): Shape | undefined {
  const known = (option: Shape): boolean => {
    const keys = (option._zod.def as unknown as Inner).shape;
    return keys === undefined || typeof value !== 'object' || value === null || Object.keys(value).every((key) => Object.hasOwn(keys, key));
  };
  const possible = options.filter(known);
  return possible.length === 1 ? possible[0] : possible.find((option) => (option as z.ZodType).safeParse(value).success);
}

/** What names an element of a list: its id, so that an address outlives a change of order. */
const nameOf = (item: unknown, index: number): string =>
  typeof (item as { id?: unknown } | null)?.id === 'string' ? (item as { id: string }).id : String(index);

function collectText(value: Text, at: At): void {
  if (typeof value === 'string') return at.add({ ...at, text: value });
  if (isExpression(value)) return collectLiterals(value.$, at, true);
  if ('choose' in value) {
    value.choose.forEach((choice, index) => collectFilled(choice, { ...at, path: [...at.path, 'choose', index], address: `${at.address}/${index}` }));
  } else collectFilled(value, at);
}

function collectFilled({ text: pattern, values = {} }: Exclude<Text, string | { $: string } | { choose: unknown }>, at: At): void {
  at.add({ ...at, path: [...at.path, 'text'], text: pattern });
  for (const [name, entering] of Object.entries(values)) {
    const inner = { ...at, path: [...at.path, 'values', name], address: `${at.address}/${name}` };
    if (isExpression(entering)) collectLiterals(entering.$, inner, true);
    else if (typeof entering === 'string' && /\p{L}/u.test(entering)) at.add({ ...inner, text: entering });
  }
}

/** By these names people read what is given to a widget, a dialog or a flow. */
const readNames = /^(text|title|label|hint|meaning|certification|placeholder|unit|prefix|suffix|alt|help|question|message|heading)$|(Text|Title|Label)$/;
/** Whether a value of an object in an expression is read by people: by its name, or because it is called Name and begins with a capital letter. */
const isReadAs = (key: string, said: string): boolean => readNames.test(key) || (key === 'Name' && /^\p{Lu}/u.test(said));
/** Under these nothing is read by people: what is sent to a call, and the names of properties. */
const unread = new Set(['body', 'path', 'query', 'properties', 'examples', 'schema', 'description', 'enum', 'const', 'default', 'pattern']);

/** Whether a text says more than one word: names of properties, of states and of values never do. */
const saysMore = (said: string): boolean => /\p{L}\S*\s+\S*\p{L}/u.test(said) && !/^[MDYdyHhmsaAEo,:'/\s.-]+$/.test(said);

/** JSON in which any value may be an expression. What is a text is told by its name, or by saying more than one word. */
function collectTemplate(value: unknown, at: At): void {
  const name = String(at.path.at(-1) ?? '');
  if (unread.has(name)) return;
  if (typeof value === 'string') {
    if (/\p{L}/u.test(value) && !value.startsWith('data:') && (readNames.test(name) || saysMore(value))) at.add({ ...at, text: value });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (isExpression(value)) return collectLiterals(value.$, at, readNames.test(name));
  for (const [key, part] of Object.entries(value))
    collectTemplate(part, within(at, Array.isArray(value) ? Number(key) : key, Array.isArray(value) ? nameOf(part, Number(key)) : key));
}

/** The texts that an expression can come to. */
function collectLiterals(source: string, at: At, isRead: boolean): void {
  const path = [...at.path, '$'];
  literalsOf(source).forEach(({ text: said, from, to, key }, index) => {
    const trimmed = said.trim();
    if (!/\p{L}/u.test(trimmed) || !(saysMore(trimmed) || (key === undefined ? isRead : isReadAs(key, trimmed)))) return;
    at.add({ path, address: `${at.address}/${index}`, text: trimmed, literal: { from, to } });
  });
}

/** The titles of a record's properties: a field without a label shows them. */
function collectTitles(value: unknown, at: At): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, property] of Object.entries((value as { properties?: Record<string, { title?: unknown }> }).properties ?? {})) {
    const inner = { ...at, path: [...at.path, 'properties', name], address: `${at.address}/${name}` };
    if (typeof property?.title === 'string') at.add({ ...inner, path: [...inner.path, 'title'], text: property.title });
    collectChoices(property, inner);
    collectTitles(property, inner);
  }
}

/** Collects what the choices of a property are called: the titles of its constants. */
function collectChoices(property: unknown, at: At): void {
  for (const keyword of ['oneOf', 'anyOf']) {
    const choices = (property as Record<string, unknown> | null)?.[keyword];
    if (!Array.isArray(choices)) continue;
    for (const [index, choice] of (choices as { const?: unknown; title?: unknown }[]).entries())
      if (choice?.const !== undefined && typeof choice.title === 'string')
        at.add({ ...at, path: [...at.path, keyword, index, 'title'], address: `${at.address}/${stringOf(choice.const)}`, text: choice.title });
  }
}

/** The constants that say of themselves that people read them: each text of theirs. */
function collectConstants({ values }: Constants, at: At): void {
  const visit = (value: unknown, place: At): void => {
    if (typeof value === 'string') return place.add({ ...place, text: value });
    if (isExpression(value)) return collectLiterals(value.$, place, true);
    if (isQuantities(value)) return collectUnits(value, place);
    if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) visit(part, within(place, Array.isArray(value) ? Number(key) : key));
  };
  for (const [name, { read, value }] of Object.entries(values))
    if (read) visit(value, { ...at, path: [...at.path, 'values', name, 'value'], address: `${at.address}/${name}` });
}

/** The names of units; the rest of a quantity is not read by people. */
function collectUnits(quantities: Record<string, Quantity>, at: At): void {
  for (const [name, { units }] of Object.entries(quantities))
    for (const [unit, { one, many, short, whole }] of Object.entries(units)) {
      const place = within(within(within(at, name), 'units'), unit);
      for (const [key, text] of Object.entries({ one, many, short })) place.add({ ...within(place, key), text });
      for (const key of whole === undefined ? [] : (['one', 'many', 'short'] as const))
        place.add({ ...within(within(place, 'whole'), key), text: whole![key] });
    }
}

function collectPointed(value: unknown, [key, ...rest]: string[], at: At): void {
  if (key === undefined) {
    if (typeof value === 'string' && value !== '') at.add({ ...at, text: value });
  } else if (key === '-') {
    if (Array.isArray(value)) value.forEach((part, index) => collectPointed(part, rest, within(at, index)));
  } else if (typeof value === 'object' && value !== null && Object.hasOwn(value, key))
    collectPointed((value as Record<string, unknown>)[key], rest, within(at, key));
}
