import type { Formula, FormulaField, FormulaGroup } from './model';
import { evaluationOrder } from './order';

/** One field of the graph, and where it stands. */
export interface FieldNode {
  field: FormulaField;
  /** The number of its group. */
  group: number;
}

/**
 * Which flags follow from which. Nodes are the groups, then the fields, in the order of the document. A field's answers count while it and its
 * group show: whoever looks at the field depends on both flags.
 */
export interface Graph {
  groups: readonly FormulaGroup[];
  fields: readonly FieldNode[];
  /** For each group the numbers of its fields. */
  fieldsOf: readonly (readonly number[])[];
  /** The number of a field by its id; of two with one id the first. */
  fieldOf: ReadonlyMap<string, number>;
  /** For each field, the nodes whose formulas look at it. */
  watchers: readonly (readonly number[])[];
  /** For each node its place in the order of evaluation. */
  rank: Int32Array;
  order: readonly number[];
  /** Nodes whose flags depend on themselves. */
  cycles: readonly (readonly number[])[];
}

/** Reads the graph from the groups, once. */
export function graphOf(groups: readonly FormulaGroup[]): Graph {
  const fields = groups.flatMap(({ fields: own }, group) => own.map((field): FieldNode => ({ field, group })));
  const fieldsOf: number[][] = groups.map(() => []);
  fields.forEach(({ group }, number) => fieldsOf[group]?.push(number));
  const fieldOf = new Map<string, number>();
  fields.forEach(({ field }, number) => {
    if (!fieldOf.has(field.id)) fieldOf.set(field.id, number);
  });
  const looksAt = (formulas: readonly Formula[]): number[] => [
    ...new Set(formulas.flatMap(({ conditions }) => conditions.flatMap(({ field }) => fieldOf.get(field) ?? []))),
  ];
  const seen = [...groups.map(({ formula }) => looksAt(formula ? [formula] : [])), ...fields.map(({ field }) => looksAt(field.formulas))];
  const watchers: number[][] = fields.map(() => []);
  seen.forEach((looked, node) => {
    for (const field of looked) watchers[field]?.push(node);
  });
  const needs = seen.map((looked) => [...new Set(looked.flatMap((field) => [(fields[field] as FieldNode).group, groups.length + field]))]);
  const { order, cycles } = evaluationOrder(needs);
  const rank = new Int32Array(order.length);
  order.forEach((node, place) => {
    rank[node] = place;
  });
  return { groups, fields, fieldsOf, fieldOf, watchers, rank, order, cycles };
}
