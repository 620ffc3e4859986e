import { graphOf } from '../../runtime/formulas/graph';
import type { Condition, FormulaGroup } from '../../runtime/formulas/model';
import { conditionsOf, type FormulaFault, type FormulaPlace } from './known';

/** One step of a path: what depends, on which field, by which condition; and what must therefore show, the field or its group. */
interface Step {
  from: number;
  to: number;
  condition: Condition;
  at: FormulaPlace;
}

/** Groups and fields that show by one another's answers: each cycle is reported once, with its path. Also the conditions that form cycles. */
export function cycleFaults(groups: readonly FormulaGroup[]): { faults: FormulaFault[]; conditions: Condition[] } {
  const { cycles, fields, fieldOf } = graphOf(groups);
  if (cycles.length === 0) return { faults: [], conditions: [] };
  const offsets: number[] = [];
  groups.reduce((before, group) => {
    offsets.push(before);
    return before + group.fields.length;
  }, groups.length);
  const steps = groups.flatMap(conditionsOf).flatMap(({ condition, at }): Step[] => {
    const seen = fieldOf.get(condition.field);
    if (seen === undefined) return [];
    const from = at.field === undefined ? at.group : (offsets[at.group] ?? 0) + at.field;
    return [groups.length + seen, fields[seen]?.group ?? -1].map((to) => ({ from, to, condition, at }));
  });
  const nameOf = (node: number): string =>
    node < groups.length ? `the page "${groups[node]?.id ?? ''}"` : `"${fields[node - groups.length]?.field.id ?? ''}"`;
  const faults = cycles.map((cycle): FormulaFault => {
    const cyclePath = shortestCycle(cycle[0] ?? -1, new Set(cycle), steps);
    const told = cyclePath.map(
      ({ from, to, condition }) => `${nameOf(from)} looks at "${condition.field}"${to < groups.length ? `, which stands on ${nameOf(to)}` : ''}`,
    );
    return {
      code: 'circular-condition',
      at: { ...cyclePath[0]?.at, group: cyclePath[0]?.at.group ?? 0 },
      message: `These wait for one another: ${told.join('; ')}.`,
    };
  });
  const within = (step: Step): boolean => cycles.some((cycle) => cycle.includes(step.from) && cycle.includes(step.to));
  return { faults, conditions: steps.filter(within).map(({ condition }) => condition) };
}

/** The shortest path from a node back to itself within a cycle. */
function shortestCycle(start: number, cycle: ReadonlySet<number>, steps: readonly Step[]): Step[] {
  const inside = new Map<number, Step[]>();
  for (const step of steps) if (cycle.has(step.from) && cycle.has(step.to)) inside.set(step.from, [...(inside.get(step.from) ?? []), step]);
  const cameBy = new Map<number, Step>();
  const ahead = [start];
  for (let node = ahead.shift(); node !== undefined && !cameBy.has(start); node = ahead.shift())
    for (const step of inside.get(node) ?? []) {
      if (cameBy.has(step.to)) continue;
      cameBy.set(step.to, step);
      ahead.push(step.to);
    }
  const cyclePath: Step[] = [];
  for (let step = cameBy.get(start); step !== undefined && !cyclePath.includes(step); step = cameBy.get(step.from)) cyclePath.unshift(step);
  return cyclePath;
}
