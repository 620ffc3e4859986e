import { isExpression } from '../definitions/shapes/is-expression';
import { ruleEvaluation } from './rule-evaluation';
import { parseExpression } from './parse';
import { withinSteps } from './steps';
import type { Scope } from './variables';
import { stringOf } from '../validation/string-of';

export type { Scope } from './variables';

/** Told once of each expression that fails, in a plain sentence. */
export type Report = (message: string) => void;

/** The value of an expression; null where it fails. Reads nothing but the scope. */
export function evaluate(source: string, scope: Scope, report?: Report): unknown {
  try {
    const value = withinSteps(() => parseExpression(source).run(scope));
    // JSON has no number for what is divided by 0.
    return typeof value === 'number' && !Number.isFinite(value) ? null : (value ?? null);
  } catch (error) {
    report?.(`The expression ${source} failed: ${firstLine(error)}`);
    return null;
  }
}

ruleEvaluation.evaluate = (source, values) => evaluate(source, values);

/** Whether a condition holds. Anything but true, a failure included, is false. */
export const holds = (source: string, scope: Scope, report?: Report): boolean => evaluate(source, scope, report) === true;

/** The paths of the scope that an expression reads; none where it is not well formed. */
export function dependenciesOf(source: string): string[] {
  try {
    return parseExpression(source).reads;
  } catch {
    return [];
  }
}

/** Plain JSON with every expression in it replaced by its value. */
export function resolveTemplate(template: unknown, scope: Scope, report?: Report): unknown {
  if (isExpression(template)) return evaluate(template.$, scope, report);
  if (Array.isArray(template)) return template.map((part) => resolveTemplate(part, scope, report));
  if (typeof template !== 'object' || template === null) return template;
  return Object.fromEntries(Object.entries(template).map(([key, part]) => [key, resolveTemplate(part, scope, report)]));
}

const firstLine = (error: unknown): string => (error instanceof Error ? (error.message.split('\n')[0] ?? '') : stringOf(error));
