import type { ASTNode } from '@marcbachmann/cel-js';
import { childrenOf, createEnvironment, makeLenient, readerOf } from './environment';
import { loopOf, variableWithin } from './bound-variables';
import { keepTypes } from './kept-types';
import { simpleExpression } from './simple-expression';
import { unsure } from './simple-operators';
import { absentVariables, type Scope } from './variables';
import { stringOf } from '../validation/string-of';

/** A parsed expression: what it computes and which paths of the scope it reads. */
interface Parsed {
  run(scope: Scope): unknown;
  /** Such as `form.Hours` or `session.user.Roles`, without what follows a list index. */
  reads: string[];
}

const environment = createEnvironment(true);
const cache = new Map<string, Parsed | Error>();

/** Parses an expression, once for each source. Throws where it is not well formed or calls what does not exist. */
export function parseExpression(source: string): Parsed {
  let found = cache.get(source);
  if (!found) {
    found = simple(source) ?? parse(source);
    if (cache.size > 20_000) cache.clear();
    cache.set(source, found);
  }
  if (found instanceof Error) throw found;
  return found;
}

/** An expression as a tree, with where each part stands in the source. Throws where it is not well formed. */
export const parsedTree = (source: string): ASTNode => environment.parse(source).ast;

/** One that needs no library, unless it is run with values of which only the library says what comes of them. */
function simple(source: string): Parsed | undefined {
  const found = simpleExpression(source);
  if (found === undefined) return undefined;
  let whole: Parsed | Error | undefined;
  return {
    reads: found.reads,
    run: (scope) => {
      const value = found.run(scope);
      if (value !== unsure) return value;
      whole ??= parse(source);
      if (whole instanceof Error) throw whole;
      return whole.run(scope);
    },
  };
}

/** By the library. */
export function parse(source: string): Parsed | Error {
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

/** CEL's integers are BigInt; JSON's are not. */
function plain(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value);
  if (Array.isArray(value) && value.some(hasBigInt)) return value.map(plain);
  if (hasBigInt(value)) return Object.fromEntries(Object.entries(value as object).map(([key, part]) => [key, plain(part)]));
  return value;
}
const hasBigInt = (value: unknown): boolean =>
  typeof value === 'bigint' || (typeof value === 'object' && value !== null && (Array.isArray(value) ? value : Object.values(value)).some(hasBigInt));

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
