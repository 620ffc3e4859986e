import type { ASTNode } from '@marcbachmann/cel-js';
import { childrenOf, createEnvironment, makeLenient, readerOf } from './environment';
import { loopOf, variableWithin } from './bound-variables';
import { keepTypes } from './kept-types';
import type { Parsed } from './parsed';
import { plain } from './values';
import { absentVariables } from './variables';
import { stringOf } from '../validation/string-of';

const environment = createEnvironment(true);
/** An expression as a tree, with where each part stands in the source. Throws where it is not well formed. */
export const parsedTree = (source: string): ASTNode => environment.parse(source).ast;

/** Parses an expression by the library, which takes every expression that is well formed. */
export function parseByLibrary(source: string): Parsed | Error {
  try {
    const program = environment.parse(source);
    keepTypes(program.ast, true);
    const checked = program.check();
    if (!checked.valid) throw checked.error ?? new Error('This expression is not valid.');
    const reads = [...new Set(readsOf(program.ast, new Set()))];
    makeLenient(program.ast, pathNode);
    return { run: (scope) => plain(program({ ...absentVariables, ...scope })), reads };
  } catch (error) {
    return error instanceof Error ? error : new Error(stringOf(error));
  }
}

const pathNodes = new Map<string, ASTNode>();

/** The tree of a path of the scope, for functions that read one themselves. */
function pathNode(path: string): ASTNode {
  const known = pathNodes.get(path);
  if (known !== undefined) return known;
  const program = environment.parse(path);
  program.check();
  makeLenient(program.ast, pathNode);
  pathNodes.set(path, program.ast);
  return program.ast;
}

/** How many loops stand within one another: of the items of each item of each item. */
export function nestedLoops(node: ASTNode): number {
  const loop = loopOf(node);
  if (loop) return Math.max(nestedLoops(loop.list), 1 + Math.max(0, ...loop.parts.map(nestedLoops)));
  return Math.max(0, ...childrenOf(node).map(nestedLoops));
}

function readsOf(node: ASTNode, bound: ReadonlySet<string>): string[] {
  const path = pathOf(node);
  if (path) return bound.has(path[0] ?? '') ? [] : [path.join('.')];
  const within = variableWithin(node);
  if (within) return [...readsOf(within.of, bound), ...within.parts.flatMap((part) => readsOf(part, new Set([...bound, within.variable])))];
  return [...(readerOf(node)?.reads ?? []), ...childrenOf(node).flatMap((child) => readsOf(child, bound))];
}

function pathOf(node: ASTNode): string[] | undefined {
  if (node.op === 'id') return [node.args];
  if (node.op !== '.') return undefined;
  const owner = pathOf(node.args[0]);
  return owner && [...owner, node.args[1]];
}
