import type { Expression } from '../definitions/shapes/expression';
import { evaluate, type Report, type Scope } from '../expressions/evaluate';

const computed = new WeakMap<Scope, Map<object, Scope>>();

/** The values that a node names by `let`, each of which may read those before it. Computed once for each scope; nothing where it names none. */
export function namedValues(names: Record<string, Expression> | undefined, scope: Scope, report: Report): Scope | undefined {
  if (names === undefined) return undefined;
  const ofScope = computed.get(scope) ?? new Map<object, Scope>();
  computed.set(scope, ofScope);
  const known = ofScope.get(names);
  if (known !== undefined) return known;
  const values: Scope = {};
  for (const [name, { $ }] of Object.entries(names)) values[name] = evaluate($, { ...scope, ...values }, report);
  ofScope.set(names, values);
  return values;
}
