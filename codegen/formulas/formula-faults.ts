import { closest } from '../../runtime/definitions/fault';
import type { Condition, FormulaField, FormulaGroup } from '../../runtime/formulas/model';
import { cycleFaults } from './cycles';
import { conditionFaults } from './condition-faults';
import { conditionsOf, formulasOf, type FormulaFault, type FormulaPlace, type Known } from './known';
import { togetherFaults } from './together';

/** Everything that is wrong with the formulas of some groups: ids, references, comparisons, cycles, and what can never hold. */
export function formulaFaults(known: Known): FormulaFault[] {
  const faults = [...idFaults(known.groups), ...known.groups.flatMap(formulasOf).flatMap(wordFaults)];
  const broken = new Set<Condition>();
  for (const { condition, at } of known.groups.flatMap(conditionsOf)) {
    const found = referenceFaults(known, condition, at) ?? conditionFaults(condition, known.facts.get(condition.field), at);
    if (found.length > 0) broken.add(condition);
    faults.push(...found);
  }
  const cycles = cycleFaults(known.groups);
  return [...faults, ...cycles.faults, ...togetherFaults(known, new Set([...broken, ...cycles.conditions]))];
}

const wordFaults = ({ formula: { unknown }, at }: ReturnType<typeof formulasOf>[number]): FormulaFault[] =>
  unknown === undefined
    ? []
    : [
        {
          code: 'unknown-value',
          at: { ...at, part: 'any' },
          message: `Nobody knows how conditions go together by "${unknown}": the formula would never hold.`,
        },
      ];

function idFaults(groups: readonly FormulaGroup[]): FormulaFault[] {
  const [pages, fields] = [new Set<string>(), new Set<string>()];
  const twice = (seen: Set<string>, id: string, thing: string, at: FormulaPlace): FormulaFault[] => {
    if (seen.has(id)) return [{ code: 'duplicate-id', at: { ...at, part: 'id' }, message: `Another ${thing} has the id "${id}".` }];
    seen.add(id);
    return [];
  };
  return groups.flatMap((group, number) => [
    ...twice(pages, group.id, 'page', { group: number }),
    ...group.fields.flatMap(({ id }: FormulaField, field) => twice(fields, id, 'question', { group: number, field })),
  ]);
}

/** What is wrong with the field that a condition looks at; nothing at all where it can be looked at. */
function referenceFaults({ facts, elsewhere }: Known, { field }: Condition, at: FormulaPlace): FormulaFault[] | undefined {
  const known = facts.get(field);
  if (known?.isAsked === true || (known === undefined && elsewhere.has(field))) return undefined;
  const place: FormulaPlace = { ...at, part: 'field' };
  if (known) return [{ code: 'unknown-question', at: place, message: `"${field}" is information and has no answer.` }];
  const asked = [...facts].flatMap(([id, one]) => (one.isAsked ? id : []));
  return [{ code: 'unknown-question', at: place, message: `There is no question "${field}".`, suggestion: closest(field, asked) }];
}
