import { dependenciesOf } from '../expressions/evaluate';
import type { FormPlan, PlannedField, PlannedGroup, PlanNode } from '../validation/form-plan';
import { dotPath, segmentsOf } from '../validation/pointer';
import { isExpression } from '../definitions/shapes/is-expression';
import { stringOf } from '../validation/string-of';

export type Dependant = PlannedField | PlannedGroup;

/** Finds the fields that must be evaluated again when a value changes. */
export interface Dependants {
  /** Those whose conditions or texts read what a pointer names, or a part of it, or a whole it is in. */
  of(pointer: string): Dependant[];
  /** Every field that has a condition or a text that is computed. */
  all: Dependant[];
}

const everything = '*';

/** The graph of a form: which conditions and texts read which values. Made once for each plan. */
export function dependantsOf(plan: FormPlan): Dependants {
  const byProperty = new Map<string, { path: string; dependant: Dependant }[]>();
  const all: Dependant[] = [];
  for (const dependant of plan.nodes.flatMap(flattened)) {
    const reads = readsOf(dependant);
    if (reads.length > 0) all.push(dependant);
    for (const path of reads.filter((read) => read === 'form' || read.startsWith('form.'))) {
      const property = path.split('.')[1] ?? everything;
      const known = byProperty.get(property);
      if (known === undefined) byProperty.set(property, [{ path, dependant }]);
      else known.push({ path, dependant });
    }
  }
  return {
    all,
    of: (pointer) => {
      const changed = dotPath(pointer);
      const [first] = segmentsOf(pointer);
      const candidates =
        first === undefined ? [...byProperty.values()].flat() : [...(byProperty.get(stringOf(first)) ?? []), ...(byProperty.get(everything) ?? [])];
      const found = candidates.filter(({ path }) => overlaps(path, changed)).map(({ dependant }) => dependant);
      return [...new Set(found)];
    },
  };
}

const overlaps = (left: string, right: string) => left === right || left.startsWith(`${right}.`) || right.startsWith(`${left}.`);

const flattened = (node: PlanNode): Dependant[] => (node.kind === 'group' ? [node, ...node.nodes.flatMap(flattened)] : [node]);

function readsOf(dependant: Dependant): string[] {
  const sources = dependant.hidings.map(({ source }) => source);
  if (dependant.kind === 'group') return [...sources, ...sourcesIn(dependant.group.title), ...sourcesIn(dependant.group.help)].flatMap(dependenciesOf);
  const { label, help, placeholder, options, requiredWhen, readOnlyWhen, enabledWhen, computed } = dependant.field;
  const limits = dependant.limiting.map((rule) => rule.options);
  const inField = [label, help, placeholder, options, requiredWhen, readOnlyWhen, enabledWhen, computed, limits].flatMap(sourcesIn);
  const { requiredWhile } = dependant;
  const whole = typeof requiredWhile === 'object' ? [dotPath(requiredWhile.present)] : [];
  return [...[...sources, ...inField].flatMap(dependenciesOf), ...whole];
}

/** Every expression in a piece of JSON. */
function sourcesIn(value: unknown): string[] {
  if (isExpression(value)) return [value.$];
  if (Array.isArray(value)) return value.flatMap(sourcesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(sourcesIn);
}
