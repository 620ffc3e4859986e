import type { Field, FieldNode } from '../../runtime/definitions/shapes/form';
import { dependenciesOf } from '../../runtime/expressions/evaluate';
import { dotPath } from '../../runtime/validation/pointer';
import type { Path } from '../document';
import type { Check } from './check';
import { type FormPlace, readsInputOfPage } from './form-conditions';
import { namesOf, partAt } from './schema-path';
import { checkTemplate } from './templates';

/** What only a value has that a person fills in. */
const ofPeople = ['requiredWhen', 'readOnlyWhen', 'enabledWhen', 'clears', 'choicesFrom', 'placeholder'] as const;

/** A computed value fits its place in the data, and has nothing that is for values people fill in. */
export function checkComputed(check: Check, path: Path, node: Field, { data, conditions }: FormPlace): void {
  if (node.computed === undefined) return;
  if (!readsInputOfPage(check, [...path, 'computed'], node.computed, conditions))
    checkTemplate(check, [...path, 'computed'], node.computed, partAt(data, namesOf(node.at)), conditions.place);
  for (const key of ofPeople)
    if (node[key] !== undefined)
      check.report('wrong-place', [...path, key], `People cannot fill in a computed value, so "${key}" has no effect here.`, { part: 'key' });
}

interface Computed {
  field: Field;
  path: Path;
  /** The ways to values of the form that it reads, such as form.Size.Width. */
  reads: string[];
}

/** Values that are computed of one another, in a circle, have no value. */
export function checkComputedCycles(check: Check, nodes: readonly FieldNode[], at: Path): void {
  const computed = computedFields(nodes, at);
  const readBy = ({ reads }: Computed) => computed.filter(({ field }) => reads.some((read) => overlaps(read, dotPath(field.at))));
  for (const one of computed) {
    const seen = new Set<Computed>();
    const ahead = readBy(one);
    for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      ahead.push(...readBy(next));
    }
    if (!seen.has(one)) continue;
    const others = [...seen].filter((other) => other !== one).map(({ field }) => `"${field.id}"`);
    const because = others.length === 0 ? 'itself' : `${others.join(' and ')}, in a circle`;
    check.report('circular-condition', [...one.path, 'computed'], `The value of "${one.field.id}" is computed of ${because}: it never has one.`);
  }
}

const overlaps = (read: string, at: string): boolean => read === at || at.startsWith(`${read}.`) || read.startsWith(`${at}.`);

const computedFields = (nodes: readonly FieldNode[], path: Path): Computed[] =>
  nodes.flatMap((node, index): Computed[] => {
    const at = [...path, index];
    if ('group' in node) return computedFields(node.group, [...at, 'group']);
    return 'computed' in node && node.computed !== undefined ? [{ field: node, path: at, reads: dependenciesOf(node.computed.$) }] : [];
  });
