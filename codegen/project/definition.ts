import type { Fault } from '../../runtime/definitions/fault';
import type { FaultCode } from '../../runtime/definitions/fault-codes';
import { type JsonDocument, type Path, pointerOf, positionOf } from '../document';
import type { DefinitionKind } from './definition-kinds';
import { writtenAt } from './named-parts';

/** Where a part of a definition was written. */
export interface Origin {
  document: JsonDocument;
  path: Path;
}

/** For each object or list that an overlay has copied: where its parts were written. What is not here stands as in the base. */
type Origins = WeakMap<object, Map<string | number, Origin>>;

/** One definition as it applies, to the base or, with overlays, to one customer. */
export interface Definition<Value = unknown> {
  kind: DefinitionKind;
  id: string;
  document: JsonDocument;
  value: Value;
  /** Its shape is right, unknown keys apart: its value may be read by its type. */
  sound: boolean;
  /** What is wrong with its JSON, its shape, its name and its place. */
  faults: Fault[];
  origins?: Origins;
  /** Where in the document it begins, when it is not all of it. */
  within?: Path;
}

/** What was written somewhere: enough to say of each part where. */
export type Written<Value = unknown> = Pick<Definition<Value>, 'document' | 'value' | 'origins' | 'within'>;

/** What else a fault may say. */
export interface FaultDetail {
  /** Points at the key rather than at the value. */
  part?: 'key' | 'value';
  /** A place inside a text, from 0. */
  letter?: number;
  suggestion?: string | undefined;
}

/** Where a part of a definition was written: in its file, or in the overlay that put it there. */
export function originOf(definition: Written, path: Path): Origin {
  let origin: Origin = { document: definition.document, path: definition.within ?? [] };
  let value: unknown = definition.value;
  for (const key of path) {
    const container = typeof value === 'object' && value !== null ? value : undefined;
    const known = container === undefined ? undefined : definition.origins?.get(container)?.get(key);
    origin = known ?? { document: origin.document, path: [...origin.path, key] };
    value = container === undefined || !Object.hasOwn(container, key) ? undefined : (container as Record<string | number, unknown>)[key];
  }
  return origin;
}

/** The texts that the parts of a definition were written in, each once: an edit of one of them may move all that it holds. */
export function documentsOf({ document, value, origins }: Pick<Definition, 'document' | 'value' | 'origins'>): Set<JsonDocument> {
  const found = new Set([document]);
  const visit = (container: unknown): void => {
    if (typeof container !== 'object' || container === null) return;
    for (const origin of origins?.get(container)?.values() ?? []) if (origin !== undefined) found.add(origin.document);
    for (const part of Object.values(container)) visit(part);
  };
  if (origins !== undefined) visit(value);
  return found;
}

/** A fault at a part of a definition. */
export function faultAt(definition: Written, code: FaultCode, path: Path, message: string, detail: FaultDetail = {}): Fault {
  const { document, path: origin } = originOf(definition, path);
  const { path: written, letter } = writtenAt(document, origin, detail.letter);
  return {
    code,
    file: document.file,
    ...positionOf(document, written, detail.part, letter),
    pointer: pointerOf(written),
    message,
    ...(detail.suggestion !== undefined && { suggestion: detail.suggestion }),
  };
}
