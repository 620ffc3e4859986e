import type { ASTNode } from '@marcbachmann/cel-js';

const loops = new Set(['exists', 'all', 'exists_one', 'existsOne', 'map', 'filter']);

/** The parts of a loop over a list, such as list.map(item, item.Name): what it goes over, its variable, and what is computed with it. */
export function loopOf(node: ASTNode): { list: ASTNode; variable: string; parts: ASTNode[] } | undefined {
  if (node.op !== 'rcall' || !loops.has(node.args[0])) return undefined;
  const [, list, [variable, ...parts]] = node.args;
  return variable?.op === 'id' ? { list, variable: variable.args, parts } : undefined;
}

/** A value with a name, `cel.bind(name, value, result)`: what `let` of an expression is written out as. */
export function bindingOf(node: ASTNode): { value: ASTNode; variable: string; result: ASTNode } | undefined {
  if (node.op !== 'rcall' || node.args[0] !== 'bind') return undefined;
  const [, owner, [variable, value, result]] = node.args;
  if (owner.op !== 'id' || owner.args !== 'cel' || variable?.op !== 'id' || value === undefined || result === undefined) return undefined;
  return { value, variable: variable.args, result };
}

/** Where a node has a variable of its own: what it is made of, and the parts that read it. */
export function variableWithin(node: ASTNode): { of: ASTNode; variable: string; parts: ASTNode[] } | undefined {
  const loop = loopOf(node);
  if (loop) return { of: loop.list, variable: loop.variable, parts: loop.parts };
  const binding = bindingOf(node);
  return binding && { of: binding.value, variable: binding.variable, parts: [binding.result] };
}
