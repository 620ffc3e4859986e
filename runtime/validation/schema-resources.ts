import type { JsonSchema } from '../definitions/compiled';
import { translated } from '../format/language';
import { type Draft, draftOf, schemasWithin, UnusableSchema } from './drafts';
import { stringOf } from './string-of';
import { isObject } from './is-object';
import { decoded } from './schema-at';

/** A schema with an address of its own, and what it calls its parts. */
interface Resource {
  address: string;
  root: JsonSchema;
  draft: Draft;
  /** Parts that a reference may find later, by what schemas refer to whoever refers to them (`$dynamicAnchor`, `$recursiveAnchor`). */
  dynamic: Map<string, JsonSchema>;
}

/** Other schemas that a schema may refer to, by their addresses. */
export type OtherSchemas = Readonly<Record<string, unknown>>;

/** The name under which `$recursiveAnchor` is kept: no anchor can be called so. */
export const recursive = '#';

const nowhere = 'https://schema.invalid/';

/** Finds what references mean: the identifiers of a schema and of those that it may refer to, by the rules of each one's draft. */
export class SchemaResources {
  readonly #byAddress = new Map<string, JsonSchema | boolean>();
  readonly #anchors = new Map<string, JsonSchema>();
  readonly #resources = new Map<JsonSchema, Resource>();
  /** Parts whose own draft or address means nothing, and why. */
  readonly #unusable = new Map<JsonSchema, UnusableSchema>();

  /** @param isTolerant whether a part with an unknown draft or address fails only when it is used. */
  constructor(
    root: JsonSchema,
    others: OtherSchemas = {},
    private readonly isTolerant = false,
  ) {
    const draft = draftOf(root);
    for (const [address, schema] of Object.entries(others)) {
      if (typeof schema === 'boolean') this.#byAddress.set(address, schema);
      else if (isObject(schema)) this.#begin(schema, resolved(address, nowhere), draft);
    }
    this.#begin(root, nowhere, draft);
  }

  /** The resource in which a schema stands. */
  of(schema: JsonSchema): Resource {
    const found = this.#resources.get(schema);
    const refused = this.#unusable.get(schema);
    if (refused !== undefined) throw refused;
    if (found === undefined) throw new UnusableSchema(translated('Part of the schema is in a place where a schema is not allowed.'));
    return found;
  }

  /** A schema that may stand nowhere as yet: it is read as one that stands directly within another. */
  within(whole: JsonSchema, schema: JsonSchema): JsonSchema {
    this.#enter(schema, this.of(whole));
    return schema;
  }

  /** What a reference of a schema leads to, by the word that says it, and its name where it is found by an anchor. */
  find(word: string, from: JsonSchema): { schema: JsonSchema | boolean; anchor?: string } {
    const { address: base, draft } = this.of(from);
    const reference = from[word];
    const [address = '', fragment = ''] = resolved(stringOf(reference), base).split(/#(.*)/s);
    const anchor = decoded(fragment);
    const whole = this.#byAddress.get(address);
    const found = anchor === '' || anchor.startsWith('/') ? this.#at(whole, anchor, draft) : this.#anchors.get(`${address}#${anchor}`);
    if (found === undefined) {
      const values = { reference: stringOf(reference) };
      const isElsewhere = whole === undefined;
      throw new UnusableSchema(
        isElsewhere
          ? translated(
              'The reference "{reference}" points to another file, and files are not loaded here. Add that schema to "$defs", with its address as "$id".',
              values,
            )
          : translated('The reference "{reference}" does not lead anywhere.', values),
        { schema: from, word },
      );
    }
    return { schema: found, ...(anchor !== '' && !anchor.startsWith('/') && { anchor }) };
  }

  /** Follows a pointer, and minds where another resource begins on its way. */
  #at(whole: JsonSchema | boolean | undefined, pointer: string, draft: Draft): JsonSchema | boolean | undefined {
    let found: unknown = whole;
    let around = isObject(whole) ? this.#resources.get(whole) : undefined;
    for (const segment of pointer.split('/').slice(1)) {
      const name = segment.replaceAll('~1', '/').replaceAll('~0', '~');
      if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return undefined;
      found = (found as Record<string, unknown>)[name];
      around = (isObject(found) && this.#resources.get(found)) || around;
    }
    // A place that no word of the draft names: it is read as a schema because something refers to it.
    if (isObject(found) && !this.#resources.has(found)) this.#enter(found, around ?? { address: nowhere, root: found, draft, dynamic: new Map() });
    return isObject(found) || typeof found === 'boolean' ? found : undefined;
  }

  #begin(root: JsonSchema, address: string, unsaid: Draft): void {
    const draft = draftOf(root, unsaid);
    const resource: Resource = { address, root, draft, dynamic: new Map() };
    this.#byAddress.set(address, root);
    if (idOf(root, draft) === undefined) this.#name(root, resource);
    this.#enter(root, resource);
  }

  #enter(schema: JsonSchema, around: Resource): void {
    if (this.#resources.has(schema)) return;
    const id = idOf(schema, around.draft) ?? (schema.$schema === undefined ? undefined : idOf(schema, draftOf(schema, around.draft)));
    const resource =
      id === undefined ? around : { address: resolved(id, around.address), root: schema, draft: draftOf(schema, around.draft), dynamic: new Map() };
    this.#resources.set(schema, resource);
    if (id !== undefined) this.#byAddress.set(resource.address, schema);
    this.#name(schema, resource);
    for (const part of schemasWithin(schema, resource.draft)) this.#enterPart(part, resource);
  }

  #enterPart(part: JsonSchema, around: Resource): void {
    try {
      this.#enter(part, around);
    } catch (error) {
      if (!this.isTolerant || !(error instanceof UnusableSchema)) throw error;
      this.#unusable.set(part, error);
    }
  }

  #name(schema: JsonSchema, { address, draft, root, dynamic }: Resource): void {
    const add = (name: unknown) => typeof name === 'string' && this.#anchors.set(`${address}#${name}`, schema);
    if (draft >= 2019) add(schema.$anchor);
    else if (!hides(schema, draft)) add(/^#(.+)/s.exec(stringOf(schema[draft === 4 ? 'id' : '$id'] ?? ''))?.[1]);
    if (draft === 2019 && schema === root && schema.$recursiveAnchor === true) dynamic.set(recursive, schema);
    if (draft < 2020 || typeof schema.$dynamicAnchor !== 'string') return;
    add(schema.$dynamicAnchor);
    dynamic.set(schema.$dynamicAnchor, schema);
  }
}

/** Up to draft 07 a reference hides all that stands beside it. */
export const hides = (schema: JsonSchema, draft: Draft): boolean => draft <= 7 && typeof schema.$ref === 'string';

/** The address that a schema gives itself; nothing where it only names a place in what is around it. */
function idOf(schema: JsonSchema, draft: Draft): string | undefined {
  const id = schema[draft === 4 ? 'id' : '$id'];
  return typeof id !== 'string' || id.startsWith('#') || hides(schema, draft) ? undefined : id.replace(/#.*/s, '');
}

function resolved(reference: string, base: string): string {
  try {
    return new URL(reference, base).href.replace(/#$/, '');
  } catch {
    throw new UnusableSchema(translated('"{reference}" is not a valid address.', { reference }));
  }
}
