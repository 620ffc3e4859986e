import { dependenciesOf, holds } from '../../runtime/expressions/evaluate';
import type { Field, FieldNode } from '../../runtime/definitions/shapes/form';
import type { Path } from '../document';
import type { Check } from './check';

interface Hidden {
  field: Field;
  path: Path;
  /** The pointers of the form's data that its condition reads. */
  reads: string[];
}

/** Fields that wait for one another: each shows only by the value of another, and none shows while all are empty. Nobody would ever see them. */
export function checkVisibilityCycles(check: Check, nodes: readonly FieldNode[], at: Path): void {
  const hidden = hiddenFields(nodes, at);
  for (const one of hidden) {
    const cycle = cycleFrom(one, hidden);
    if (cycle.length === 0) continue;
    const others = cycle.filter((other) => other !== one).map(({ field }) => `"${field.id}"`);
    const because = others.length === 0 ? 'its own value' : `the value of ${others.join(' and ')}, which waits for this one`;
    check.report('circular-condition', [...one.path, 'visibleWhen'], `The field "${one.field.id}" shows only by ${because}: no one can ever fill it in.`);
  }
}

/** The fields that show only while form data says so, and do not while the form is empty. */
function hiddenFields(nodes: readonly FieldNode[], path: Path): Hidden[] {
  return nodes.flatMap((node, index): Hidden[] => {
    const at = [...path, index];
    if ('group' in node) return hiddenFields(node.group, [...at, 'group']);
    if ('fieldset' in node || 'list' in node || node.visibleWhen === undefined) return [];
    const reads = dependenciesOf(node.visibleWhen.$);
    // What else it reads may let it show.
    if (reads.length === 0 || !reads.every((name) => name.startsWith('form.')) || holds(node.visibleWhen.$, { form: {} })) return [];
    return [{ field: node, path: at, reads: reads.map((name) => `/${name.split('.').slice(1).join('/')}`) }];
  });
}

/** The way from a field over what it waits for back to itself, where all of it waits. */
function cycleFrom(start: Hidden, hidden: readonly Hidden[]): Hidden[] {
  const waitsFor = ({ reads }: Hidden): Hidden[] | undefined => {
    const found = reads.map((pointer) => hidden.find(({ field }) => field.at === pointer));
    return found.every((one) => one !== undefined) ? found : undefined;
  };
  const seen: Hidden[] = [];
  const ahead = [start];
  for (let one = ahead.pop(); one !== undefined; one = ahead.pop()) {
    if (seen.includes(one)) continue;
    seen.push(one);
    const next = waitsFor(one);
    if (next === undefined) return [];
    ahead.push(...next);
  }
  return seen.some((one) => waitsFor(one)?.includes(start)) ? seen : [];
}
