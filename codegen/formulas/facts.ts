import type { Fieldset } from '../../runtime/definitions/shapes/fieldset';
import { stringOf } from '../../runtime/validation/string-of';

/** What the answers of a field may be, as far as it is known. */
export interface FieldFacts {
  /** Nobody answers what is only read. */
  isAsked: boolean;
  /** Of an unknown kind nothing is judged. */
  kind: 'text' | 'choice' | 'number' | 'date' | 'unknown';
  /** Several answers may be given. */
  isMany: boolean;
  /** All values that an answer can have, where they are known. */
  options?: readonly string[] | undefined;
  /** Of several answers, those that are given alone. */
  exclusive?: readonly string[];
  minimum?: number | undefined;
  maximum?: number | undefined;
  /** Only whole numbers can be given. */
  isWhole?: boolean;
}

/** What a field of a type is, as its fieldset says. */
export function factsOfType(type: Fieldset['types'][string] | undefined): FieldFacts {
  if (type === undefined) return { isAsked: true, kind: 'unknown', isMany: false };
  const { schema, stringList } = type;
  const isMany = stringList === 'many';
  const options = fixedValues(type);
  if (stringList === 'number' || stringList === 'numbers') return { isAsked: true, kind: 'number', isMany: false, isWhole: schema.type === 'integer' };
  if (schema.format === 'date') return { isAsked: true, kind: 'date', isMany };
  return { isAsked: true, kind: options === undefined ? 'text' : 'choice', isMany, options };
}

/** The values that every field of a type has, whatever its record says. */
export function fixedValues({ schema }: Pick<Fieldset['types'][string], 'schema'>): string[] | undefined {
  const { enum: values } = (schema.type === 'array' ? ((schema.items ?? {}) as typeof schema) : schema) as { enum?: unknown };
  return Array.isArray(values) ? values.map(stringOf) : undefined;
}
