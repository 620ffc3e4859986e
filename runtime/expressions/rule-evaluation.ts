/** How `apply` and the choice of a unit evaluate the expression that they are given: whoever evaluates expressions says it here. */
export const ruleEvaluation = { evaluate: (_source: string, _values: Record<string, unknown>): unknown => null };
