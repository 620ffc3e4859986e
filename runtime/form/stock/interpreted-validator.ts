import { dereference, type Schema, type SchemaDraft, validate } from '@cfworker/json-schema';
import type { JsonSchema } from '../../definitions/compiled';

/** A schema that was read once, for all questions about its parts. */
interface ReadRoot {
  whole: Schema;
  lookup: Record<string, Schema | boolean>;
  draft: SchemaDraft;
  /** The copy of each part: the library writes into what it reads. */
  copies: WeakMap<object, Schema>;
  /** Parts that are made anew at each question, by their content. */
  made: Map<string, Schema>;
}

/** The draft that a schema names; 2020-12 where it names none. */
function draftOf(schema: JsonSchema): SchemaDraft {
  const named = /draft-0([467])|draft\/(2019-09|2020-12)/.exec(String(schema.$schema ?? ''));
  if (named?.[1] !== undefined) return named[1] === '4' ? '4' : '7';
  return named?.[2] === '2019-09' ? '2019-09' : '2020-12';
}

const roots = new WeakMap<object, ReadRoot>();

function readRoot(root: JsonSchema): ReadRoot {
  const known = roots.get(root);
  if (known !== undefined) return known;
  const copies = new WeakMap<object, Schema>();
  const copied = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    if (Array.isArray(part)) return part.map(copied);
    const copy = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, copied(value)])) as Schema;
    copies.set(part, copy);
    return copy;
  };
  const whole = copied(root) as Schema;
  const read: ReadRoot = { whole, lookup: dereference(whole), draft: draftOf(root), copies, made: new Map() };
  roots.set(root, read);
  return read;
}

/** The copy of a part of the root; of any other schema one that may refer to the root. */
function readPart(read: ReadRoot, schema: JsonSchema): Schema {
  const own = read.copies.get(schema);
  if (own !== undefined) return own;
  const content = JSON.stringify(schema);
  let made = read.made.get(content);
  if (made === undefined) {
    made = JSON.parse(content) as Schema;
    const base = new URL(String(read.whole.__absolute_uri__));
    dereference(made, read.lookup, base, `/made-part/${read.made.size}`);
    read.made.set(content, made);
  }
  return made;
}

/** Whether data fits a part of a schema, read without making code. Faults of the data are found elsewhere (runtime/validation). */
export function fitsBySchema(root: JsonSchema, schema: JsonSchema, data: unknown): boolean {
  try {
    const read = readRoot(root);
    return validate(data, readPart(read, schema), read.draft, read.lookup, true).valid;
  } catch {
    // A reference that leads nowhere, a pattern that is none: nothing can be said of the data.
    return false;
  }
}
