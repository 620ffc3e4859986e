import { isExpression } from '../../runtime/definitions/shapes/is-expression';
import type { Node } from '../../runtime/definitions/nodes';
import { nodesBelow } from '../../runtime/definitions/nodes/tree';
import type { Fragment } from '../../runtime/definitions/shapes/fragment';
import type { Path } from '../document';
import type { Definition, Origin } from '../project/definition';
import { asExpression, rewritten } from './expression';
import { namesWithin, ownNameAt, type OwnNames } from './names';

/** A fragment as one `use` has it: its parts, its data and its variables, by the names that they have there. */
export interface Instance {
  body: Node[];
  footer: Node[];
  data: Record<string, unknown>;
  state: Record<string, unknown>;
  actions: Record<string, unknown>;
  let: Record<string, unknown>;
  /** Names that its expressions read and that it does not have, each with the way to the expression. */
  unknown: { path: Path; variable: 'input' | 'state' | 'data'; name: string }[];
}

/** Where a fragment is used: by which id, given what, and where that was written. */
interface Use {
  id: string;
  input: Record<string, unknown>;
  originOf(name: string): Origin;
}

/** Notes where a part of a container was written. */
type Note = (container: object, key: string | number, origin: Origin) => void;

const absent = Symbol('absent');
/** Stands for what does not exist, which is a fault of its own: it goes with every type. */
const anything = 'dyn(null)';

/**
 * Writes a fragment out for one use of it: ids and names get the id of the use before them, what it is given stands in the place of input.<name>, and
 * its events say whose they are. What an optional input leaves out is left out where it would stand alone, and null within an expression.
 */
export function instanceOf(fragment: Definition<Fragment>, use: Use, note: Note): Instance {
  const { value, document } = fragment;
  const names = namesWithin(use.id);
  const own = ownNames(value);
  const unknown: Instance['unknown'] = [];
  const ofPanels = new Set(
    [...nodesBelow([...value.body, ...(value.footer ?? [])])].flatMap(({ node }) =>
      Object.keys('data' in node ? ((node.data as object | undefined) ?? {}) : {}),
    ),
  );
  const declared = (value.input?.properties ?? {}) as object;

  const replace = (path: Path) => (read: readonly [string, string?]) => {
    const [variable, name] = read;
    if (name === undefined) return own.let.has(variable) ? names.let(variable) : undefined;
    if (variable === 'forms') return own.nodes.has(name) ? `forms['${names.nodes(name)}']` : undefined;
    if (variable !== 'input' && variable !== 'state' && variable !== 'data') return undefined;
    if (variable === 'data' && ofPanels.has(name)) return undefined;
    if (variable === 'input' ? !Object.hasOwn(declared, name) : !own[variable].has(name)) return unknown.push({ path, variable, name }), anything;
    return variable === 'input' ? asExpression(use.input[name]) : `${variable}.${names[variable](name)}`;
  };

  const written = (part: unknown, path: Path): unknown => {
    if (isExpression(part)) return { $: rewritten(part.$, replace([...path, '$'])) };
    if (Array.isArray(part)) return list(part, path);
    if (typeof part === 'string') return nameOrText(part, path);
    return typeof part === 'object' && part !== null ? record(part as Record<string, unknown>, path) : part;
  };
  const nameOrText = (text: string, path: Path) => {
    const kind = ownNameAt(path, text, own);
    return kind === undefined ? text : names[kind](text);
  };
  /** A part that is all of one input: what is given for it, whatever that is. */
  const given = (part: unknown): { name: string; value: unknown } | undefined => {
    const [, name] = (isExpression(part) && /^\s*input\.(\w+)\s*$/.exec(part.$)) || [];
    if (name === undefined || !Object.hasOwn(declared, name)) return undefined;
    return { name, value: Object.hasOwn(use.input, name) ? use.input[name] : absent };
  };
  const record = (part: Record<string, unknown>, path: Path) => {
    const made: Record<string, unknown> = {};
    for (const [key, inner] of Object.entries(part)) {
      const taken = given(inner);
      if (taken === undefined) made[key] = written(inner, [...path, key]);
      else if (taken.value !== absent) {
        made[key] = taken.value;
        note(made, key, use.originOf(taken.name));
      }
    }
    if (typeof part.emit === 'string' && part.of === undefined) made.of = use.id;
    return made;
  };
  const list = (parts: unknown[], path: Path) => {
    const made: unknown[] = [];
    parts.forEach((part, index) => {
      const taken = given(part);
      if (taken?.value === absent) return;
      note(made, made.length, taken ? use.originOf(taken.name) : { document, path: [...path, index] });
      made.push(taken ? taken.value : written(part, [...path, index]));
    });
    return made;
  };

  const renamed = (key: 'data' | 'state' | 'actions' | 'let') =>
    Object.fromEntries(Object.entries(value[key] ?? {}).map(([name, part]) => [names[key](name), written(part, [key, name])]));
  const nodesAt = (key: 'body' | 'footer') => list(value[key] ?? [], [key]) as Node[];
  return {
    body: nodesAt('body'),
    footer: nodesAt('footer'),
    data: renamed('data'),
    state: renamed('state'),
    actions: renamed('actions'),
    let: renamed('let'),
    unknown,
  };
}

const ownNames = ({ body, footer = [], data = {}, state = {}, actions = {}, let: values = {} }: Fragment): OwnNames => ({
  nodes: new Set([...nodesBelow([...body, ...footer])].map(({ node }) => node.id)),
  data: new Set(Object.keys(data)),
  state: new Set(Object.keys(state)),
  actions: new Set(Object.keys(actions)),
  let: new Set(Object.keys(values)),
});
