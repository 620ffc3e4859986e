import { closest } from '../../runtime/definitions/fault';
import { actionShapes } from '../../runtime/definitions/actions';
import { nodeShapes } from '../../runtime/definitions/nodes';
import { flattened, inner, type Shape } from './shape-branches';
import { oneOf } from './shape-words';

/** Things of several kinds, each named by a key that all of its kind have. */
interface Family {
  noun: string;
  /** What is said where no key names a kind. */
  missing: string;
  shapes: Record<string, Shape>;
}

const families: Family[] = [
  { noun: 'kind of node', missing: 'The kind of this node is missing', shapes: nodeShapes },
  { noun: 'action', missing: 'What this action does is missing', shapes: actionShapes },
];

/** What is wrong with a value of no kind: the key that is none, what is said of it, and the kind that was probably meant. */
export interface UnknownKind {
  key?: string;
  message: string;
  /** The nearest kind with its shape; nothing where no kind is near. */
  meant?: { name: string; shape: Shape };
}

/** Whether a value that should be a node or an action has the key of no kind. Nothing where it has one, or where the branches are no such kinds. */
export function unknownKindOf(options: readonly Shape[], value: Record<string, unknown>): UnknownKind | undefined {
  const branches = options.flatMap(flattened).filter((branch) => inner(branch).type === 'object');
  const family = families.find(({ shapes }) => Object.values(shapes).every((shape) => branches.includes(shape)));
  if (family === undefined) return undefined;
  const kinds = { ...family.shapes, ...othersIn(branches, family) };
  const names = Object.keys(kinds);
  if (names.some((name) => Object.hasOwn(value, name))) return undefined;
  const known = new Set(branches.flatMap((branch) => Object.keys(inner(branch).shape ?? {})));
  const unknown = Object.keys(value).filter((key) => !known.has(key));
  const key = unknown.find((one) => closest(one, names) !== undefined) ?? unknown[0];
  if (key === undefined) return { message: `${family.missing}: one of the keys ${oneOf(names)}.` };
  const name = closest(key, names);
  const message = `There is no ${family.noun} "${key}": it must be ${oneOf(names)}.`;
  return { key, message, ...(name !== undefined && { meant: { name, shape: kinds[name] as Shape } }) };
}

/** The branches beside a family, such as what only flows do, each by its first key. */
function othersIn(branches: readonly Shape[], { shapes }: Family): Record<string, Shape> {
  const others = branches.filter((branch) => !Object.values(shapes).includes(branch));
  return Object.fromEntries(
    others.flatMap((branch) =>
      Object.keys(inner(branch).shape ?? {})
        .slice(0, 1)
        .map((key) => [key, branch]),
    ),
  );
}
