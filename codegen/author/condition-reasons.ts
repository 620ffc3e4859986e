import type { ASTNode } from '@marcbachmann/cel-js';
import { dependenciesOf, evaluate, holds, type Scope } from '../../runtime/expressions/evaluate';
import { parsedTree } from '../../runtime/expressions/parse';
import type { Reason } from '../../runtime/formulas/reasons';

/** Why a condition holds or not: `beginning` with what must hold, and below it each part, whether it holds, and what the values are that it reads. */
export function conditionReason(beginning: string, source: string, scope: Scope): Reason {
  const tree = parsedTree(source);
  const joint = jointOf(tree);
  const parts = joint === undefined ? [tree] : partsOf(tree, joint);
  const many = joint === undefined ? 'this holds' : joint === '&&' ? 'all of these hold' : 'one of these holds';
  return { text: `${beginning} ${many}:`, below: parts.map((part) => partReason(part, source, scope)) };
}

function partReason(node: ASTNode, whole: string, scope: Scope): Reason {
  const source = textOf(node, whole);
  const joint = jointOf(node);
  if (joint !== undefined)
    return {
      text: joint === '&&' ? 'all of these hold:' : 'one of these holds:',
      holds: holds(source, scope),
      below: partsOf(node, joint).map((part) => partReason(part, whole, scope)),
    };
  const read = dependenciesOf(source).map((path) => `${path} is ${shown(evaluate(path, scope))}`);
  return { text: `${source}${read.length === 0 ? '' : `: ${read.join(', ')}`}`, holds: holds(source, scope), below: [] };
}

const jointOf = ({ op }: ASTNode): '&&' | '||' | undefined => (op === '&&' || op === '||' ? op : undefined);

const partsOf = (node: ASTNode, joint: '&&' | '||'): ASTNode[] =>
  node.op === joint ? (node.args as [ASTNode, ASTNode]).flatMap((one) => partsOf(one, joint)) : [node];

/** What stands there. The tree leaves out brackets, so that those that were cut in two are made whole. */
function textOf({ range }: ASTNode, whole: string): string {
  const text = whole.slice(range.start, range.end).trim();
  const opened = text.match(/\(/g)?.length ?? 0;
  const missing = opened - (text.match(/\)/g)?.length ?? 0);
  return missing >= 0 ? text + ')'.repeat(missing) : '('.repeat(-missing) + text;
}

const longest = 60;

/** A value as an author reads it. */
export function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
