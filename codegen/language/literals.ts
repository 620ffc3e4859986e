import type { ASTNode } from '@marcbachmann/cel-js';
import { bindingOf, loopOf } from '../../runtime/expressions/bound-variables';
import { parsedTree } from '../../runtime/expressions/parse';

/** A text in an expression that the expression can come to, alone or as a part. */
interface Literal {
  text: string;
  from: number;
  to: number;
  /** The name of the value that it is, where it stands in an object. */
  key?: string | undefined;
}

/**
 * The texts that an expression can come to: the branches of a condition, the parts of a sum, what a list and an object hold, what stands instead of nothing.
 * What is compared, looked up, or given to another function is none of them. An expression that is not well formed has none: the check says so.
 */
export function literalsOf(source: string): Literal[] {
  let tree: ASTNode;
  try {
    tree = parsedTree(source);
  } catch {
    return [];
  }
  return [...resultsOf(tree, undefined)];
}

/** Functions one of whose arguments is what they come to. */
const passing: Record<string, number[]> = { orElse: [0, 1], with: [0, 1], flat: [0], listed: [0], reasonOf: [1] };

function* resultsOf(node: ASTNode, key: string | undefined): Generator<Literal> {
  if (node.op === 'value') {
    if (typeof node.args === 'string') yield { text: node.args, from: node.range.start, to: node.range.end, key };
    return;
  }
  const loop = loopOf(node);
  if (loop) {
    // What a list is made of is read; by what it is searched, it is not.
    yield* resultsOf(loop.list, key);
    if (node.op === 'rcall' && node.args[0] === 'map') for (const part of loop.parts.slice(-1)) yield* resultsOf(part, key);
    return;
  }
  const binding = bindingOf(node);
  if (binding) {
    yield* resultsOf(binding.value, key);
    return yield* resultsOf(binding.result, key);
  }
  if (node.op === '?:') {
    const [, whenTrue, whenFalse] = node.args;
    yield* resultsOf(whenTrue, key);
    yield* resultsOf(whenFalse, key);
  } else if (node.op === '+') for (const part of node.args) yield* resultsOf(part, key);
  else if (node.op === 'list') for (const part of node.args) yield* resultsOf(part, key);
  else if (node.op === 'map')
    for (const [name, part] of node.args) yield* resultsOf(part, name.op === 'value' && typeof name.args === 'string' ? name.args : key);
  else if (node.op === 'call') for (const place of passing[node.args[0]] ?? []) if (node.args[1][place]) yield* resultsOf(node.args[1][place], key);
}
