import { startTransition, useEffect, useMemo, useState } from 'react';
import { afterPaint } from '../contracts/after-paint';
import type { PlanNode } from '../validation/form-plan';
import type { FormStore } from './form-store';

/** What a person sees of a form before scrolling, and somewhat more. */
const firstFields = 30;

/**
 * The parts of a long form that are painted first: so many fields that show, with the groups around them. Undefined when all are drawn, which
 * follows the first paint at once, in pieces between which the page answers. A short form is drawn whole.
 */
export function useFirstFields(store: FormStore, nodes: PlanNode[]): ReadonlySet<PlanNode> | undefined {
  const [isWhole, setWhole] = useState(store.plan.fields.length <= 2 * firstFields);
  useEffect(() => {
    if (isWhole) return undefined;
    return afterPaint(() => startTransition(() => setWhole(true)));
  }, [isWhole]);
  return useMemo(() => (isWhole ? undefined : firstOf(nodes, store)), [isWhole, nodes, store]);
}

function firstOf(nodes: PlanNode[], store: FormStore): ReadonlySet<PlanNode> {
  const first = new Set<PlanNode>();
  let left = firstFields;
  const take = (some: PlanNode[]): void => {
    for (const node of some) {
      if (left <= 0) return;
      first.add(node);
      if (node.kind === 'group') take(node.nodes);
      else if (store.live.isVisible(node.id)) left -= 1;
    }
  };
  take(nodes);
  return first;
}
