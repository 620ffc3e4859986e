import { z } from 'zod';
import { kinds } from '../../runtime/definitions/kinds';
import { nodeKinds } from '../../runtime/definitions/nodes';
import { actionShapes } from '../../runtime/definitions/actions';

const nouns = new Map<z.core.$ZodType, string>();
for (const [name, shape] of Object.entries(kinds)) nouns.set(shape.shape, withArticle(name));
for (const [name, { shape }] of Object.entries(nodeKinds)) nouns.set(shape, withArticle(name === 'each' || name === 'await' ? `"${name}" node` : name));
for (const [name, shape] of Object.entries(actionShapes)) nouns.set(shape, `the action "${name}"`);

/** What a person calls a thing of this shape: a field, a column, the action "call". Nothing where it has no name. */
export function nounOf(shape: z.core.$ZodType): string | undefined {
  const known = nouns.get(shape);
  if (known !== undefined) return known;
  const name = z.globalRegistry.get(shape)?.id;
  return name === undefined ? undefined : withArticle(name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
}

function withArticle(noun: string): string {
  return `${/^"?[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** What a value of this shape looks like, for "must be …". */
export function wantedOf(shape: z.core.$ZodType): string {
  const definition = (shape as z.ZodType)._zod.def as {
    type: string;
    values?: unknown[];
    entries?: Record<string, unknown>;
    innerType?: z.core.$ZodType;
    options?: z.core.$ZodType[];
    getter?: () => z.core.$ZodType;
  };
  if (definition.innerType) return wantedOf(definition.innerType);
  if (definition.getter) return wantedOf(definition.getter());
  if (definition.type === 'union') {
    const noun = nounOf(shape);
    return noun ?? [...new Set((definition.options ?? []).map(wantedOf))].join(' or ');
  }
  if (definition.type === 'literal') return (definition.values ?? []).map((value) => JSON.stringify(value)).join(' or ');
  if (definition.type === 'enum') return oneOf(Object.values(definition.entries ?? {}).map((value) => JSON.stringify(value)));
  if (definition.type === 'object') return nounOf(shape) ?? 'an object';
  return (
    ({ string: 'a text', number: 'a number', boolean: 'true or false', array: 'a list', record: 'an object' } as Record<string, string>)[definition.type] ??
    'a value'
  );
}

/** Several values as a choice in words. */
export const oneOf = (values: string[]): string => (values.length === 1 ? `${values[0]}` : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`);
