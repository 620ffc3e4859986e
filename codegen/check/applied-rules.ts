import type { ASTNode } from '@marcbachmann/cel-js';
import { closest } from '../../runtime/definitions/fault';
import { childrenOf } from '../../runtime/expressions/environment';
import { parsedTree } from '../../runtime/expressions/parse';
import type { Path } from '../document';
import type { Check } from './check';
import { stringOf } from '../../runtime/validation/string-of';

/** Each `apply(settings.<name>, { … })` of an expression that is well formed names a rule of the constants, and gives what that reads and nothing else. */
export function checkApplied(check: Check, path: Path, source: string): void {
  if (source.includes('apply(')) visit(check, path, parsedTree(source));
}

function visit(check: Check, path: Path, node: ASTNode): void {
  for (const child of childrenOf(node)) visit(check, path, child);
  if (node.op !== 'call' || node.args[0] !== 'apply') return;
  const [rule, values] = node.args[1];
  if (rule?.op !== '.' || rule.args[0].op !== 'id' || rule.args[0].args !== 'settings') return;
  const name = rule.args[1];
  const reads = check.query('ruleReads', name);
  if (reads === undefined)
    return check.report('wrong-value', [...path, '$'], `The constant "${name}" is not a rule, so it cannot be applied.`, { letter: rule.range.start });
  const given = values?.op === 'map' ? values.args.map(([key]) => key) : undefined;
  // What is computed, or has computed names, shows only when it runs.
  if (given === undefined || given.some((key) => key.op !== 'value' || typeof key.args !== 'string')) return;
  const names = given.map((key) => stringOf(key.args));
  const meant = new Set<string | undefined>();
  given.forEach((key, index) => {
    if (reads.includes(names[index] as string)) return;
    const suggestion = closest(names[index] as string, reads);
    meant.add(suggestion);
    check.report('unknown-input', [...path, '$'], `The rule "${name}" reads no "${names[index]}".`, { letter: key.range.start, suggestion });
  });
  for (const read of reads)
    if (!names.includes(read) && !meant.has(read))
      check.report('missing-input', [...path, '$'], `The rule "${name}" reads "${read}", which is missing here: give null for no value.`, {
        letter: rule.range.start,
      });
}
