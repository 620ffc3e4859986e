import type { z } from 'zod';
import { type Text, text } from '../../runtime/definitions/shapes/expression';
import { isExpression } from '../../runtime/definitions/shapes/is-expression';
import type { Definition } from '../project/definition';
import { definitionKinds } from '../project/definition-kinds';

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

/** Every text that a person reads, by its address: the definition, then the ids on the way to it. A translation is the same list in another language. */
export function textCatalogue(definitions: readonly Definition[]): Record<string, string> {
  const texts: [string, string][] = [];
  for (const definition of definitions) {
    if (!definition.sound || definition.kind === 'overlay') continue;
    const address = `${definition.kind}:${definition.id}`;
    if (definition.kind === 'record') collectTitles(definition.value, address, texts);
    else collect(definitionKinds[definition.kind].shape, definition.value, address, texts);
  }
  return Object.fromEntries(texts.sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** Walks a shape and a value together: only the shape knows which texts are for people. */
function collect(shape: Shape, value: unknown, address: string, texts: [string, string][]): void {
  if (value === undefined) return;
  // `.describe()` makes a copy of a shape; what defines it stays the same.
  if (shape._zod.def === text._zod.def) return collectText(value as Text, address, texts);
  const definition = shape._zod.def as unknown as Inner;
  if (definition.innerType) return collect(definition.innerType, value, address, texts);
  if (definition.getter) return collect(definition.getter(), value, address, texts);
  if (definition.type === 'union') {
    const branch = definition.options?.find((option) => (option as z.ZodType).safeParse(value).success);
    return branch && collect(branch, value, address, texts);
  }
  if (typeof value !== 'object' || value === null) return;
  const element = definition.element;
  if (Array.isArray(value)) return element && value.forEach((item, index) => collect(element, item, `${address}/${nameOf(item, index)}`, texts));
  for (const [key, part] of Object.entries(value)) {
    const partShape = definition.shape?.[key] ?? definition.valueType;
    if (partShape) collect(partShape, part, `${address}/${key}`, texts);
  }
}

/** What names an element of a list: its id, so that an address outlives a change of order. */
const nameOf = (item: unknown, index: number): string =>
  typeof (item as { id?: unknown } | null)?.id === 'string' ? (item as { id: string }).id : String(index);

function collectText(value: Text, address: string, texts: [string, string][]): void {
  if (isExpression(value)) return;
  if (typeof value === 'string') texts.push([address, value]);
  else if ('choose' in value) value.choose.forEach((choice, index) => texts.push([`${address}/${index}`, choice.text]));
  else texts.push([address, value.text]);
}

/** The titles of a record's properties: a field without a label shows them. */
function collectTitles(value: unknown, address: string, texts: [string, string][]): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, property] of Object.entries((value as { properties?: Record<string, { title?: unknown }> }).properties ?? {})) {
    if (typeof property?.title === 'string') texts.push([`${address}/${name}`, property.title]);
    collectTitles(property, `${address}/${name}`, texts);
  }
}
