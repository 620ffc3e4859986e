import { dereference, type Schema, validate } from '@cfworker/json-schema';
import type { JsonSchema } from '../../definitions/compiled';
import { asRead } from '../../validation/interpreter';
import { plainParts } from '../../validation/plain-schema';

type Read = Schema | boolean;

/** A schema that was read once, for all questions about its parts. */
interface ReadRoot {
  write: (part: JsonSchema) => JsonSchema | boolean;
  /** What the parts refer to, as the library finds it. */
  lookup: Record<string, Read>;
  parts: WeakMap<JsonSchema, Read>;
  /** Parts that are made anew at each question, by their content. */
  made: Map<string, Read>;
}

const base = new URL('https://schema.invalid/');
const roots = new WeakMap<JsonSchema, ReadRoot>();

function readRoot(root: JsonSchema): ReadRoot {
  const known = roots.get(root);
  if (known !== undefined) return known;
  const lookup: Record<string, Read> = {};
  const write = plainParts(root, (name, definition) => void told(lookup, definition, `/$defs/${name}`));
  const read: ReadRoot = { write, lookup, parts: new WeakMap(), made: new Map() };
  roots.set(root, read);
  return read;
}

function readPart({ write, lookup, parts, made }: ReadRoot, schema: JsonSchema): Read {
  const known = parts.get(schema);
  if (known !== undefined) return known;
  const content = JSON.stringify(schema);
  const read = made.get(content) ?? told(lookup, write(schema), `/parts/${made.size}`);
  made.set(content, read);
  parts.set(schema, read);
  return read;
}

/** Lets the library know a schema by its place. */
function told(lookup: Record<string, Read>, plain: JsonSchema | boolean, pointer: string): Read {
  // What JSON.parse makes is read several times faster than what was put together word by word.
  const schema = JSON.parse(JSON.stringify(typeof plain === 'boolean' ? plain : asRead(plain))) as Read;
  dereference(schema, lookup, base, pointer);
  return schema;
}

/** Whether data fits a part of a schema, read without making code, in the words that both validators judge by (runtime/validation/plain-schema). */
export function fitsBySchema(root: JsonSchema, schema: JsonSchema, data: unknown): boolean {
  try {
    const read = readRoot(root);
    return validate(data, readPart(read, schema), '2020-12', read.lookup, true).valid;
  } catch {
    // A reference that leads nowhere, a pattern that is none: nothing can be said of the data.
    return false;
  }
}
