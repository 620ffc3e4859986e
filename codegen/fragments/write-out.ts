import { closest, type Fault } from '../../runtime/definitions/fault';
import { type Open, treeOf } from '../../runtime/definitions/open';
import type { Node } from '../../runtime/definitions/nodes';
import { nodesBelow } from '../../runtime/definitions/nodes/tree';
import type { Fragment } from '../../runtime/definitions/shapes/fragment';
import type { Path } from '../document';
import { type Draft, draftOf, splice, valueAt, write } from '../overlay/draft';
import { type Definition, faultAt, type Origin, originOf } from '../project/definition';
import type { Lookup } from './lookup';
import { type Instance, instanceOf } from './instance';
import { ownNameOf } from './names';

type UseNode = Extract<Node, { use: string }>;
type Report = (...fault: Parameters<typeof faultAt>) => void;

/** Whether a screen, dialog or layout uses fragments that are not written out yet. */
export const usesFragments = (definition: Definition): boolean =>
  treeOf(definition.value as Open).some(({ node }) => 'use' in node && (node.parts === undefined || isWritten(definition, node)));

/** A file that says itself what only this may write. */
const isWritten = ({ origins }: Pick<Definition, 'origins'>, node: object): boolean => origins?.get(node)?.get('parts') === undefined;

/**
 * A screen, dialog or layout with the parts of its fragments at each `use`. Each part knows the file in which it was written, so that faults, "why" and
 * overlays find it.
 */
export function withFragments(definition: Definition, fragments: Lookup<Fragment>): Definition {
  const draft = draftOf(definition);
  const faults: Fault[] = [];
  const report: Report = (...fault) => faults.push(faultAt(...fault));
  for (const { node, path } of treeOf(definition.value as Open)) if ('use' in node) writeOut(draft, node, path, fragments, [], report);
  return { ...draft.definition, faults: [...definition.faults, ...faults] };
}

/** `around`: the fragments whose parts this `use` is among. */
function writeOut(draft: Draft, node: UseNode, path: Path, fragments: Lookup<Fragment>, around: readonly string[], report: Report): void {
  const { definition } = draft;
  if (node.parts !== undefined) {
    if (around.length === 0 && isWritten(definition, node))
      report(definition, 'wrong-place', [...path, 'parts'], 'The parts stand in the fragment.', { part: 'key' });
    return;
  }
  const fragment = fragments.find(node.use);
  if (fragment === undefined)
    return report(definition, 'unknown-fragment', [...path, 'use'], `There is no fragment "${node.use}".`, {
      suggestion: closest(node.use, fragments.names()),
    });
  if (around.includes(node.use))
    return report(definition, 'circular-fragment', [...path, 'use'], `The fragments ${[...around, node.use].join(' → ')} use each other in a circle.`);
  // What is missing is said where it would be given, and the parts cannot stand without it.
  if (!fragment.sound || !hasAll(fragment, node)) return;
  const { body, footer, unknown, ...named } = instance(draft, fragment, node, path);
  for (const [key, parts] of Object.entries(named))
    for (const [name, part] of Object.entries(parts)) {
      if (valueAt(definition.value, [key]) === undefined) write(draft, [key], {}, { document: fragment.document, path: [key] });
      if (valueAt(definition.value, [key, name]) !== undefined)
        report(definition, 'taken-name', [key, name], `The fragment "${node.use}" has this name here: choose another one.`, { part: 'key' });
      write(draft, [key, name], part, { document: fragment.document, path: [key, ownNameOf(node.id, key as keyof typeof named, name)] });
    }
  const isOfDialog = definition.kind === 'dialog' && path.length === 2 && path[0] === 'body' && node.when === undefined;
  const parts: Node[] = footer.length === 0 || isOfDialog ? body : [...body, { id: `${node.id}-footer`, align: 'end', row: footer }];
  write(draft, [...path, 'parts'], parts, { document: fragment.document, path: ['body'] });
  const first = isOfDialog ? addToFooter(draft, footer, fragment) : 0;
  for (const { path: at, variable, name } of unknown) reportUnknown(fragment, at, variable, name, report);
  const placed: [Path, number, Node[]][] = [
    [[...path, 'parts'], 0, parts],
    [['footer'], first, isOfDialog ? footer : []],
  ];
  for (const [place, from, nodes] of placed)
    for (const {
      node: inner,
      path: [index, ...at],
    } of [...nodesBelow(nodes)])
      if ('use' in inner) writeOut(draft, inner, [...place, from + Number(index), ...at], fragments, [...around, node.use], report);
}

/** How many parts of the footer of a dialog are of its fragments. */
const fromFragments = new WeakMap<Draft, number>();

/** The buttons of fragments stand in the order of the fragments, before those that the dialog has itself. Answers where those of this one begin. */
function addToFooter(draft: Draft, footer: readonly Node[], { document }: Definition<Fragment>): number {
  const first = fromFragments.get(draft) ?? 0;
  if (footer.length === 0) return first;
  if (valueAt(draft.definition.value, ['footer']) === undefined) write(draft, ['footer'], [], { document, path: ['footer'] });
  footer.forEach((value, index) => splice(draft, ['footer'], first + index, 0, { value, origin: { document, path: ['footer', index] } }));
  fromFragments.set(draft, first + footer.length);
  return first;
}

const hasAll = ({ value }: Definition<Fragment>, { input }: UseNode): boolean =>
  ((value.input?.required ?? []) as string[]).every((name) => Object.hasOwn((input ?? {}) as object, name));

function instance(draft: Draft, fragment: Definition<Fragment>, node: UseNode, path: Path): Instance {
  const { definition } = draft;
  const origins = definition.origins;
  const note = (container: object, key: string | number, origin: Origin) => {
    const known = origins?.get(container) ?? new Map<string | number, Origin>();
    known.set(key, origin);
    origins?.set(container, known);
  };
  const input = (typeof node.input === 'object' && node.input !== null ? node.input : {}) as Record<string, unknown>;
  return instanceOf(fragment, { id: node.id, input, originOf: (name) => originOf(definition, [...path, 'input', name]) }, note);
}

const things = { input: 'input', state: 'variable', data: 'data' };
function reportUnknown(fragment: Definition<Fragment>, path: Path, variable: Instance['unknown'][number]['variable'], name: string, report: Report): void {
  const { value } = fragment;
  const known = Object.keys((variable === 'input' ? (value.input?.properties as object | undefined) : value[variable]) ?? {});
  const code = ({ input: 'unknown-input', state: 'unknown-state-variable', data: 'unknown-data' } as const)[variable];
  report(fragment, code, path, `The fragment "${fragment.id}" declares no ${things[variable]} "${name}".`, { suggestion: closest(name, known) });
}
