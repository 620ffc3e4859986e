import type { ASTNode } from '@marcbachmann/cel-js';
import type { Condition } from '../../runtime/formulas/model';

/** A value that stands in an expression, as text, and where. */
interface Literal {
  text: string;
  at: number;
}

/** A comparison of a plain path with values that stand in the expression, as a condition of a questionnaire says it. */
export interface Compared {
  /** The path, such as ["form", "Units"]. */
  names: string[];
  condition: Condition;
  literals: Literal[];
  /** What is wanted, as people say it. */
  words: string;
  /** Where the comparison begins. */
  at: number;
}

const mirrored: Record<string, string> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=', '==': '==', '!=': '!=' };

/** A comparison as a condition: of a path with a value, either way round, or whether it is among several; nothing for anything else. */
export function comparisonOf(node: ASTNode): Compared | undefined {
  if (node.op === 'in') return membershipOf(node);
  if (!Object.hasOwn(mirrored, node.op)) return undefined;
  const [left, right] = node.args as unknown as [ASTNode, ASTNode];
  const [names, value, operator] = namesOf(left) === undefined ? [namesOf(right), left, mirrored[node.op]] : [namesOf(left), right, node.op];
  if (names === undefined || value.op !== 'value') return undefined;
  const at = node.range.start;
  const condition = (of: string, values: string[]): Condition => ({ field: names.join('.'), operator: of, values });
  if (value.args === null) {
    if (operator !== '==' && operator !== '!=') return undefined;
    const isMissing = operator === '==';
    return { names, condition: condition(isMissing ? 'IsNotAnswered' : 'IsAnswered', []), literals: [], words: isMissing ? 'missing' : 'given', at };
  }
  const literal = literalOf(value);
  if (literal === undefined) return undefined;
  const said = saidBy[operator as string]?.(literal.text);
  if (said === undefined) return undefined;
  const shown = typeof value.args === 'string' ? `"${literal.text}"` : literal.text;
  return { names, condition: condition(said.operator, [said.value ?? literal.text]), literals: [literal], words: said.words(shown), at };
}

/** What an operator of expressions is among those of conditions. */
const saidBy: Record<string, (text: string) => { operator: string; value?: string; words(shown: string): string } | undefined> = {
  '==': () => ({ operator: 'IsEqualTo', words: (shown) => shown }),
  '!=': () => ({ operator: 'IsNotEqualTo', words: (shown) => `other than ${shown}` }),
  '<': () => ({ operator: 'IsLessThan', words: (shown) => `less than ${shown}` }),
  '>': () => ({ operator: 'IsGreaterThan', words: (shown) => `greater than ${shown}` }),
  '<=': (text) => ({ operator: 'IsLessThan', value: beside(text, 1), words: (shown) => `at most ${shown}` }),
  '>=': (text) => ({ operator: 'IsGreaterThan', value: beside(text, -1), words: (shown) => `at least ${shown}` }),
};

/** Whether a condition asks for less or greater than a value. */
export const isOrder = ({ operator }: Condition): boolean => operator === 'IsLessThan' || operator === 'IsGreaterThan';

/** The next value: of a day the day after or before, of a number one that is hardly another. */
function beside(text: string, direction: 1 | -1): string {
  const number = Number(text);
  if (text.trim() !== '' && !Number.isNaN(number)) return String(number + direction * Math.max(1, Math.abs(number)) * 1e-9);
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(day) ? text : new Date(day + direction * 86_400_000).toISOString().slice(0, 10);
}

/** `path in ["a", "b"]` asks for one of some values, `"a" in path` for a list that has it. */
function membershipOf(node: ASTNode): Compared | undefined {
  const [left, right] = node.args as unknown as [ASTNode, ASTNode];
  const at = node.range.start;
  const literal = literalOf(left);
  const list = namesOf(right);
  if (literal !== undefined && list !== undefined)
    return { names: list, condition: { field: list.join('.'), operator: 'Contains', values: [literal.text] }, literals: [literal], words: literal.text, at };
  const names = namesOf(left);
  if (names === undefined || right.op !== 'list') return undefined;
  const literals = (right.args as unknown as ASTNode[]).map(literalOf);
  if (literals.length === 0 || literals.some((one) => one === undefined)) return undefined;
  const found = literals as Literal[];
  const values = found.map(({ text }) => text);
  return {
    names,
    condition: { field: names.join('.'), operator: 'IsEqualTo', values },
    literals: found,
    words: values.map((text) => `"${text}"`).join(' or '),
    at,
  };
}

function literalOf(node: ASTNode): Literal | undefined {
  const { op, args, range } = node;
  return op === 'value' && ['string', 'number', 'bigint', 'boolean'].includes(typeof args) ? { text: String(args), at: range.start } : undefined;
}

/** The names of a plain path such as form.Address.City; nothing for what is computed. */
export function namesOf(node: ASTNode): string[] | undefined {
  if (node.op === 'id') return [node.args];
  if (node.op !== '.') return undefined;
  const owner = namesOf(node.args[0]);
  return owner && [...owner, node.args[1]];
}
