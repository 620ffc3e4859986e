import { closest, type Fault } from '../../runtime/definitions/fault';
import type { Path } from '../document';
import { type Draft, draftOf, splice, valueAt, write } from '../overlay/draft';
import { type Definition, faultAt, originOf } from '../project/definition';

type Shared = Partial<Record<'transitions' | 'actions', Record<string, unknown>>>;

/** Whether a flow has shared parts, or asks for some. */
export const sharesParts = ({ value }: Definition): boolean => (value as { shared?: unknown }).shared !== undefined || usesBelow(value, []).length > 0;

/** A flow with its shared transitions and actions written out where they are used. */
export function withSharedParts(definition: Definition): Definition {
  const { shared = {} } = definition.value as { shared?: Shared };
  const draft = draftOf(definition);
  const faults: Fault[] = [];
  // Shared parts may use others: each round writes out one level more.
  for (let round = 0; round <= deepest; round += 1) {
    const open = usesBelow(draft.definition.value, []).filter(({ kind, name }) => Object.hasOwn(shared[kind] ?? {}, name) || round === 0);
    for (const use of open.reverse()) writeOut(draft, use, round === deepest ? undefined : shared, faults);
  }
  const used = new Set([...usesBelow(definition.value, []), ...usesBelow(shared, ['shared'])].map(({ kind, name }) => `${kind} ${name}`));
  for (const [kind, parts] of Object.entries(shared))
    for (const name of Object.keys(parts))
      if (!used.has(`${kind} ${name}`))
        faults.push(faultAt(definition, 'unknown-shared', ['shared', kind, name], `No state uses the shared ${kind} "${name}".`, { part: 'key' }));
  if (valueAt(draft.definition.value, ['shared']) !== undefined) write(draft, ['shared'], undefined, originOf(definition, ['shared']));
  return { ...draft.definition, faults: [...definition.faults, ...faults] };
}

/** Shared parts stand within one another so often at most; more is a circle. */
const deepest = 5;

interface SharedUse {
  path: Path;
  kind: 'transitions' | 'actions';
  name: string;
}

/** Where a flow uses shared parts, in the order of the file. */
function usesBelow(part: unknown, path: Path): SharedUse[] {
  if (typeof part !== 'object' || part === null) return [];
  const { use } = part as { use?: unknown };
  if (typeof use === 'string' && Object.keys(part).length === 1) return [{ path, kind: kindAt(path), name: use }];
  return Object.entries(part).flatMap(([key, inner]) => (isData(path, key) ? [] : usesBelow(inner, [...path, Array.isArray(part) ? Number(key) : key])));
}

const actionKeys = new Set<string | number>(['actions', 'entry', 'exit']);
const kindAt = (path: Path): SharedUse['kind'] =>
  path.slice(-2).some((key) => actionKeys.has(key)) || (path[0] === 'shared' && path[1] === 'actions') ? 'actions' : 'transitions';

/** What is given to calls and dialogs, and the schemas, are the author's own data. */
const isData = (path: Path, key: string): boolean =>
  ['input', 'assign', 'payload'].includes(key) || (path.length === 0 && ['context', 'events', 'delays', 'shared'].includes(key));

/** `shared` is absent where parts stand within one another without an end: then nothing stands there. */
function writeOut(draft: Draft, { path, kind, name }: SharedUse, shared: Shared | undefined, faults: Fault[]): void {
  const { definition } = draft;
  const key = path.at(-1);
  const list = path.slice(0, -1);
  if (shared === undefined) {
    faults.push(faultAt(definition, 'unknown-shared', [...path, 'use'], `The shared ${kind} "${name}" and others use each other in a circle.`));
    return typeof key === 'number' ? splice(draft, list, key, 1) : write(draft, path, [], originOf(definition, path));
  }
  const parts = shared[kind] ?? {};
  if (!Object.hasOwn(parts, name)) {
    const suggestion = closest(name, Object.keys(parts));
    const message = `This flow has no shared ${kind} "${name}".`;
    return void faults.push(faultAt(definition, 'unknown-shared', [...path, 'use'], message, { suggestion }));
  }
  const written = parts[name];
  const origin = { document: definition.document, path: ['shared', kind, name] };
  if (typeof key !== 'number') return write(draft, path, structuredClone(written), origin);
  splice(draft, list, key, 1);
  const added = Array.isArray(written) ? written : [written];
  added.forEach((value, index) => {
    const from = Array.isArray(written) ? { ...origin, path: [...origin.path, index] } : origin;
    splice(draft, list, key + index, 0, { value: structuredClone(value) as unknown, origin: from });
  });
}
