import type { ASTNode } from '@marcbachmann/cel-js';
import { childrenOf } from '../../runtime/expressions/environment';
import { variableWithin } from '../../runtime/expressions/bound-variables';
import { parsedTree } from '../../runtime/expressions/parse';
import { isExpression } from '../../runtime/definitions/shapes/is-expression';
import { stringOf } from '../../runtime/validation/string-of';

/** What replaces a path such as input.title or state.chosen, or a variable alone: other CEL, or undefined where it stays. */
type Replace = (path: readonly [variable: string, name?: string]) => string | undefined;

/**
 * Rewrites the paths that an expression reads of the scope; everything else stays to the letter. One that is not well formed stays as it is: the check
 * says so.
 */
export function rewritten(source: string, replace: Replace): string {
  return edited(source, (tree) => replacements(tree, new Set(), replace));
}

/** An expression with parts of it replaced; as it is where it is not well formed. */
function edited(source: string, editsOf: (tree: ASTNode) => Iterable<Replacement>): string {
  let tree: ASTNode;
  try {
    tree = parsedTree(source);
  } catch {
    return source;
  }
  const edits = [...editsOf(tree)].sort((left, right) => right.from - left.from);
  return edits.reduce((text, { from, to, by }) => text.slice(0, from) + by + text.slice(to), source);
}

interface Replacement {
  from: number;
  to: number;
  by: string;
}

function* replacements(node: ASTNode, bound: ReadonlySet<string>, replace: Replace): Generator<Replacement> {
  const path = readOf(node);
  if (path !== undefined) {
    const by = bound.has(path[0]) ? undefined : replace(path);
    if (by !== undefined) return yield { from: node.range.start, to: node.range.end, by };
  }
  const within = variableWithin(node);
  if (within) {
    yield* replacements(within.of, bound, replace);
    for (const part of within.parts) yield* replacements(part, new Set([...bound, within.variable]), replace);
  } else for (const child of childrenOf(node)) yield* replacements(child, bound, replace);
}

/** Of a.b, and of a['b']: both names; of a alone: its name. */
function readOf(node: ASTNode): readonly [string, string?] | undefined {
  if (node.op === 'id') return [node.args];
  if (node.op === '.' && node.args[0].op === 'id') return [node.args[0].args, node.args[1]];
  if (node.op !== '[]' || node.args[0].op !== 'id' || node.args[1].op !== 'value' || typeof node.args[1].args !== 'string') return undefined;
  return [node.args[0].args, node.args[1].args];
}

/**
 * An expression with the largest parts of it that `valueOf` knows computed; everything else stays to the letter. `valueOf` is asked with the source of a
 * part, and answers nothing for one that it does not know. One that is not well formed stays as it is: the check says so.
 */
export function partlyComputed(source: string, valueOf: (part: string) => { value: unknown } | undefined): string {
  return edited(source, (tree) => knownParts(tree, source, valueOf));
}

function* knownParts(node: ASTNode, source: string, valueOf: Parameters<typeof partlyComputed>[1]): Generator<Replacement> {
  const { start: from, end: to } = node.range;
  const known = valueOf(source.slice(from, to));
  if (known) yield { from, to, by: asExpression(known.value) };
  else for (const child of childrenOf(node)) yield* knownParts(child, source, valueOf);
}

/** JSON in which any value may be an expression, as one expression. */
export function asExpression(template: unknown): string {
  if (isExpression(template)) return /^[\w.]+$/.test(template.$) ? template.$ : `(${template.$})`;
  if (Array.isArray(template)) return `[${template.map(asExpression).join(', ')}]`;
  if (typeof template === 'object' && template !== null)
    return `{${Object.entries(template)
      .map(([key, part]) => `${quoted(key)}: ${asExpression(part)}`)
      .join(', ')}}`;
  if (typeof template === 'string') return quoted(template);
  return template === undefined ? 'null' : stringOf(template);
}

const quoted = (text: string): string =>
  `'${text.replace(/[\\']/g, '\\$&').replace(/[\n\r\t]/g, (letter) => ({ '\n': '\\n', '\r': '\\r', '\t': '\\t' })[letter] ?? letter)}'`;
