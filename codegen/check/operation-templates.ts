import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Expression } from '../../runtime/definitions/shapes/expression';
import { isExpression } from '../../runtime/definitions/shapes/is-expression';
import type { OperationDefinition, OperationStep } from '../../runtime/definitions/shapes/operation';
import { operationNames } from '../../runtime/definitions/shapes/overlay';
import type { Expected, ScopeSchemas } from '../../runtime/expressions/check';
import { dependenciesOf } from '../../runtime/expressions/evaluate';
import { isGiven } from '../overlay/fill';
import type { Path } from '../document';
import { kindNamed } from '../project/definition-kinds';
import { type Check, reportLacking, reportUnknown } from './check';
import { checkSource } from './expressions';
import { checkJsonSchema } from './json-schemas';
import { itemsOf, partAt } from './schema-path';
import { checkValue } from './values';

/**
 * Checks an operation of overlays: its schema, its examples by that, that it uses what it asks for, and that what it says of it exists. What it comes to
 * is checked where it is used.
 */
export function checkOperation(check: Check<OperationDefinition>): void {
  const { id, input, definitions = [], operations } = check.definition.value;
  if (operationNames.some((name) => name === id)) check.report('taken-name', ['id'], `The language itself has an operation "${id}": choose another id.`);
  const before = check.faults.length;
  checkJsonSchema(check, ['input'], input);
  if (check.faults.length > before) return;
  const examples = Array.isArray(input.examples) ? (input.examples as unknown[]) : [];
  if (examples.length === 0) check.report('missing-key', ['input'], 'The key "examples" is missing: the list of operations shows the first one.');
  examples.forEach((example, index) => checkValue(check.report, ['input', 'examples', index], example, input));

  const read = new Set<string>();
  const scope: ScopeSchemas = { given: input };
  const given = { check, scope, read };
  definitions.forEach((definition, index) => {
    const path = ['definitions', index];
    if (kindNamed(definition.kind)?.customersOwn !== true)
      check.report('wrong-value', [...path, 'kind'], `A customer has no definitions of the kind "${definition.kind}" of its own.`);
    checkParts(given, definition, path);
  });
  operations.forEach((step, index) => checkStep(given, step, ['operations', index]));
  for (const name of Object.keys((input.properties ?? {}) as object))
    if (!read.has(name)) check.report('unused-input', ['input', 'properties', name], `No part of the operation reads given.${name}.`, { part: 'key' });
}

interface Around {
  check: Check<OperationDefinition>;
  scope: ScopeSchemas;
  read: Set<string>;
}

function checkStep(around: Around, step: OperationStep, path: Path): void {
  const { check, scope } = around;
  if (Object.hasOwn(step, 'op')) {
    const { op } = step as { op: string };
    const known = [...operationNames, ...check.query('names', 'overlay-operation')];
    if (!known.includes(op)) reportUnknown(check, 'unknown-operation', [...path, 'op'], 'operation', op, known);
    const circle = circleFrom(check, op, [check.definition.id]);
    if (circle) check.report('circular-operation', [...path, 'op'], `The operations ${circle.join(' → ')} contain each other in a circle.`);
    return checkParts(around, step, path);
  }
  const { each, when, operations } = step as Exclude<OperationStep, { op: string }>;
  if (each) checkGiven(around, each, [...path, 'each'], 'list');
  const within = each ? { ...around, scope: { ...scope, one: elementOf(each, scope) } } : around;
  if (when) checkGiven(within, when, [...path, 'when'], 'boolean');
  operations.forEach((inner, index) => checkStep(within, inner, [...path, 'operations', index]));
}

/** The way from an operation round to itself, where there is one. */
function circleFrom(check: Check, op: string, around: string[]): string[] | undefined {
  if (around.includes(op)) return op === around[0] ? [...around, op] : undefined;
  const found = check.query('overlay-operation', op);
  if (found?.sound !== true) return undefined;
  for (const inner of operationsWithin(found.value.operations)) {
    const circle = circleFrom(check, inner, [...around, op]);
    if (circle) return circle;
  }
  return undefined;
}

const operationsWithin = (steps: readonly OperationStep[]): string[] =>
  steps.flatMap((step) => (Object.hasOwn(step, 'op') ? [(step as { op: string }).op] : operationsWithin((step as { operations: OperationStep[] }).operations)));

/** What an element of a list is, where the list is one that is given. */
function elementOf({ $ }: Expression, scope: ScopeSchemas): JsonSchema {
  const [variable, ...names] = (dependenciesOf($)[0] ?? '').split('.');
  return itemsOf(variable === 'given' ? partAt(scope.given, names) : undefined) ?? {};
}

function checkParts(around: Around, part: unknown, path: Path): void {
  if (isExpression(part)) return checkGiven(around, part, path);
  if (typeof part !== 'object' || part === null) return;
  for (const [key, inner] of Object.entries(part)) checkParts(around, inner, [...path, Array.isArray(part) ? Number(key) : key]);
}

/** An expression that is computed when the operation is written out is checked as any other; of one that stays, what it reads of what is given. */
function checkGiven({ check, scope, read }: Around, expression: Expression, path: Path, expected?: Expected): void {
  const reads = dependenciesOf(expression.$);
  for (const one of reads) if (one.startsWith('given.')) read.add(one.split('.')[1] ?? '');
  if (isGiven(expression) || expected !== undefined) return void checkSource(check, path, expression, { scope }, expected);
  for (const one of reads) {
    const [variable = '', name] = one.split('.');
    if ((variable !== 'given' && variable !== 'one') || name === undefined) continue;
    const names = Object.keys((scope[variable]?.properties ?? {}) as object);
    if (!names.includes(name)) reportLacking(check, 'unknown-input', [...path, '$'], `"${variable}"`, 'value', name, names);
  }
}
