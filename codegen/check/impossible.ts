import type { ASTNode } from '@marcbachmann/cel-js';
import { closest } from '../../runtime/definitions/fault';
import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { ScopeSchemas } from '../../runtime/expressions/check';
import { childrenOf } from '../../runtime/expressions/environment';
import { bindingOf, loopOf } from '../../runtime/expressions/bound-variables';
import { parsedTree } from '../../runtime/expressions/parse';
import type { Condition } from '../../runtime/formulas/model';
import { isPossible } from '../formulas/possible';
import type { Path } from '../document';
import type { Check } from './check';
import { type Compared, comparisonOf, isOrder, namesOf } from './comparisons';
import { factsOfSchema, neverIs } from './value-facts';
import { partAt } from './schema-path';

/**
 * Reports comparisons of a well-formed expression that no value meets: by what the schemas of its scope say that a value may be, and by what one
 * expression wants of one value at once. It is the engine of questionnaires that judges them.
 */
export function checkPossible(check: Check, path: Path, source: string, scope: ScopeSchemas): void {
  if (!/[=<>]|\bin\b/.test(source)) return;
  visit({ check, path: [...path, '$'] }, parsedTree(source), scope);
}

interface Reporting {
  check: Check;
  path: Path;
}

function visit(reporting: Reporting, node: ASTNode, scope: ScopeSchemas): void {
  const loop = loopOf(node);
  if (loop !== undefined) {
    visit(reporting, loop.list, scope);
    const list = namesOf(loop.list);
    const items = list && partAt(schemaAt(list, scope), ['-']);
    for (const part of loop.parts) visit(reporting, part, { ...scope, [loop.variable]: items });
    return;
  }
  const binding = bindingOf(node);
  if (binding !== undefined) {
    visit(reporting, binding.value, scope);
    const read = namesOf(binding.value);
    return visit(reporting, binding.result, { ...scope, [binding.variable]: read && schemaAt(read, scope) });
  }
  if (node.op === '&&') {
    const parts = partsOfAnd(node);
    const sound = parts.flatMap((part) => {
      const compared = comparisonOf(part);
      return compared !== undefined && !reportAlone(reporting, compared, scope) ? [compared] : [];
    });
    reportTogether(reporting, sound, scope);
    for (const part of parts) if (comparisonOf(part) === undefined) visit(reporting, part, scope);
    return;
  }
  const compared = comparisonOf(node);
  if (compared !== undefined) reportAlone(reporting, compared, scope);
  else for (const child of childrenOf(node)) visit(reporting, child, scope);
}

const partsOfAnd = (node: ASTNode): ASTNode[] => (node.op === '&&' ? (node.args as unknown as ASTNode[]).flatMap(partsOfAnd) : [node]);

const schemaAt = ([variable = '', ...names]: readonly string[], scope: ScopeSchemas): JsonSchema | undefined =>
  Object.hasOwn(scope, variable) ? partAt(scope[variable], names) : undefined;

/** Whether a comparison by itself is reported: with a value that there never is. */
function reportAlone({ check, path }: Reporting, { names, condition, literals, words }: Compared, scope: ScopeSchemas): boolean {
  const schema = schemaAt(names, scope);
  const facts = factsOfSchema(condition.operator === 'Contains' ? schema && partAt(schema, ['-']) : schema);
  const before = check.faults.length;
  for (const { text, at } of literals) {
    const alone = isOrder(condition) ? condition : { ...condition, values: [text] };
    const never = neverIs({ path: names.join('.'), text, words }, alone, facts);
    if (never === undefined) continue;
    const suggestion = facts.options === undefined ? undefined : closest(text, facts.options);
    const bare = Object.hasOwn(scope, text) ? ` Without quotes ${text} stands for its value.` : '';
    check.report('impossible-condition', path, `${never}${bare}`, { letter: at, suggestion });
  }
  return check.faults.length > before;
}

/** Reports the first value of which one expression wants what cannot be true at once. */
function reportTogether({ check, path }: Reporting, all: readonly Compared[], scope: ScopeSchemas): void {
  const byValue = new Map<string, Compared[]>();
  for (const one of all) {
    const value = one.names.join('.');
    if (one.condition.operator !== 'Contains') byValue.set(value, [...(byValue.get(value) ?? []), one]);
  }
  for (const [value, compared] of byValue) {
    const facts = factsOfSchema(schemaAt(compared[0]?.names ?? [], scope));
    const clash = smallestClash(compared, (some) =>
      canBeTogether(
        some.map(({ condition }) => condition),
        facts,
      ),
    );
    if (clash === undefined) continue;
    const wanted = clash.map(({ words }) => words);
    const both = wanted.length === 2 ? 'both ' : '';
    check.report('impossible-condition', path, `This is never true: ${value} would have to be ${both}${wanted.join(' and ')}.`, {
      letter: clash.at(-1)?.at ?? 0,
    });
  }
}

/** A value that is missing differs from every other one, and is neither less nor greater: unlike in questionnaires, where no answer is no comparison. */
function canBeTogether(conditions: readonly Condition[], facts: ReturnType<typeof factsOfSchema>): boolean {
  const positive = conditions.filter(({ operator }) => operator !== 'IsNotEqualTo');
  if (positive.length === 0) return true;
  return isPossible(positive.some(({ operator }) => operator === 'IsNotAnswered') ? positive : conditions, facts);
}

/** All that cannot be together, or two of them where two are enough. */
function smallestClash(all: readonly Compared[], isPossibleFor: (some: readonly Compared[]) => boolean): readonly Compared[] | undefined {
  if (all.length < 2 || isPossibleFor(all)) return undefined;
  for (const [index, one] of all.entries()) for (const other of all.slice(index + 1)) if (!isPossibleFor([one, other])) return [one, other];
  return all;
}
