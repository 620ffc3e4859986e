import type { Condition, Formula, FormulaGroup } from '../../runtime/formulas/model';
import type { FieldFacts } from './facts';
import type { FormulaFault, FormulaPlace, Known } from './known';
import { isPossible } from './possible';

/** A group, or a field with the group on which it stands. */
interface Owner {
  name: string;
  formulas: readonly Formula[];
  at: FormulaPlace;
  /** Of a field: its group, which must show too. */
  group?: Owner;
  /** A field that came hidden, and that no formula shows. */
  isAlwaysHidden: boolean;
}

/** What must hold for something to show, and who wants it. */
interface Demand {
  condition: Condition;
  owner: Owner;
}

const unknown: FieldFacts = { isAsked: true, kind: 'unknown', isMany: false };

/** Groups, fields and alternatives that can never show: what they need of one answer cannot be true at once, also by what their needs need. */
export function togetherFaults({ groups, facts }: Known, broken: ReadonlySet<Condition>): FormulaFault[] {
  const owners = ownersOf(groups);
  const fields = new Map<string, Owner>();
  for (const owner of owners) if (owner.group) if (!fields.has(owner.name)) fields.set(owner.name, owner);
  const usable = (conditions: readonly Condition[]): Condition[] => conditions.filter((one) => !broken.has(one));
  const needed = new Map(owners.map((owner) => [owner, usable(needs(owner.formulas))]));
  // Nearly all answers are wanted once only: each condition alone is judged once.
  const alone = new Map<Condition, boolean>();
  const isClash = (demands: readonly Demand[]): boolean => {
    const [first, second] = demands;
    if (first === undefined) return false;
    const known = facts.get(first.condition.field) ?? unknown;
    if (second !== undefined)
      return !isPossible(
        demands.map(({ condition }) => condition),
        known,
      );
    if (!alone.has(first.condition)) alone.set(first.condition, !isPossible([first.condition], known));
    return alone.get(first.condition) === true;
  };
  const demandsOf = (start: Owner, more: readonly Condition[] = []): { demands: Demand[]; others: Set<Owner> } => {
    const demands: Demand[] = more.map((condition) => ({ condition, owner: start }));
    const others = new Set<Owner>();
    const ahead = [start];
    const lookAt = (condition: Condition): void => {
      const field = condition.operator === 'IsNotAnswered' ? undefined : fields.get(condition.field);
      if (field) ahead.push(field);
    };
    more.forEach(lookAt);
    for (let owner = ahead.pop(); owner !== undefined; owner = ahead.pop()) {
      if (others.has(owner)) continue;
      others.add(owner);
      if (owner.group) ahead.push(owner.group);
      for (const condition of needed.get(owner) ?? []) {
        demands.push({ condition, owner });
        lookAt(condition);
      }
    }
    others.delete(start);
    return { demands, others };
  };
  const known = new Map<Owner, Demand[] | undefined>();
  const clashOf = (owner: Owner): Demand[] | undefined => {
    if (!known.has(owner)) known.set(owner, clashIn(demandsOf(owner).demands, isClash));
    return known.get(owner);
  };
  return owners.flatMap((owner): FormulaFault[] => {
    const hidden = usable(owner.formulas.flatMap(({ conditions }) => conditions)).find(
      (one) => one.operator !== 'IsNotAnswered' && fields.get(one.field)?.isAlwaysHidden,
    );
    if (hidden)
      return [
        {
          code: 'impossible-condition',
          at: placeOf(owner, hidden),
          message: `"${hidden.field}" is always hidden, so its answer never counts: this is never true.`,
        },
      ];
    // What is needed and can never show itself is told there.
    const isToldElsewhere = (others: ReadonlySet<Owner>): boolean => [...others].some((one) => clashOf(one) !== undefined);
    const clash = clashOf(owner);
    if (clash) return isToldElsewhere(demandsOf(owner).others) ? [] : [faultOf(owner, clash, lastOwn(owner, clash), 'This is never true')];
    return alternatives(owner.formulas, usable).flatMap((condition) => {
      const { demands, others } = demandsOf(owner, [condition]);
      const against = clashIn(demands, isClash);
      return against && !isToldElsewhere(others) ? [faultOf(owner, against, condition, 'This one of several is never true')] : [];
    });
  });
}

function ownersOf(groups: readonly FormulaGroup[]): Owner[] {
  return groups.flatMap(({ id, formula, fields }, group) => {
    const page: Owner = { name: `the page "${id}"`, formulas: formula ? [formula] : [], at: { group }, isAlwaysHidden: false };
    return [
      page,
      ...fields.map(
        (one, field): Owner => ({
          name: one.id,
          formulas: one.formulas,
          at: { group, field },
          group: page,
          isAlwaysHidden: one.isHidden && one.formulas.length === 0,
        }),
      ),
    ];
  });
}

/** The conditions that must hold: all of an "all", and the only one of an "any". */
const needs = (formulas: readonly Formula[]): Condition[] => formulas.flatMap(({ any, conditions }) => (any && conditions.length > 1 ? [] : conditions));

/** The conditions of which one is enough. */
const alternatives = (formulas: readonly Formula[], usable: (conditions: readonly Condition[]) => Condition[]): Condition[] =>
  usable(formulas.flatMap(({ any, conditions }) => (any && conditions.length > 1 ? conditions : [])));

/** Demands on one answer that cannot be met together; two of them, where two are enough. */
function clashIn(demands: readonly Demand[], isClash: (some: readonly Demand[]) => boolean): Demand[] | undefined {
  const byField = new Map<string, Demand[]>();
  for (const demand of demands) {
    const before = byField.get(demand.condition.field);
    if (before) before.push(demand);
    else byField.set(demand.condition.field, [demand]);
  }
  for (const all of byField.values()) {
    if (!isClash(all)) continue;
    for (const one of all) if (isClash([one])) return [one];
    for (const one of all) for (const other of all) if (one !== other && isClash([one, other])) return [one, other];
    return all;
  }
  return undefined;
}

const lastOwn = (owner: Owner, clash: readonly Demand[]): Condition | undefined =>
  clash.findLast((demand) => demand.owner === owner)?.condition ?? owner.formulas.at(-1)?.conditions.at(-1);

function faultOf(owner: Owner, clash: readonly Demand[], condition: Condition | undefined, beginning: string): FormulaFault {
  const [first] = clash;
  const field = first?.condition.field ?? '';
  const wanted = clash.map(({ condition: one, owner: by }) => `${inWords(one)}${by === owner ? '' : ` for ${by.group ? `"${by.name}"` : by.name} to show`}`);
  return {
    code: 'impossible-condition',
    at: condition === undefined ? owner.at : placeOf(owner, condition),
    message:
      clash.length === 1
        ? `${beginning}: no answer to "${field}" is ${wanted[0]}.`
        : `${beginning}: the answer to "${field}" would have to be ${wanted.length === 2 ? 'both ' : ''}${wanted.join(' and ')}.`,
  };
}

function inWords({ operator, values }: Condition): string {
  const either = values.map((value) => `"${value}"`).join(' or ');
  const words: Record<string, string> = {
    IsEqualTo: either,
    IsNotEqualTo: `other than ${either}`,
    IsLessThan: `less than ${values[0]}`,
    IsGreaterThan: `greater than ${values[0]}`,
    Contains: `one with ${either}`,
    DoesNotContain: `one without ${either}`,
    IsAnswered: 'given',
    IsNotAnswered: 'missing',
  };
  return words[operator] ?? operator;
}

function placeOf({ at, formulas }: Owner, condition: Condition): FormulaPlace {
  const formula = Math.max(
    0,
    formulas.findIndex(({ conditions }) => conditions.includes(condition)),
  );
  const index = formulas[formula]?.conditions.indexOf(condition) ?? -1;
  return { ...at, ...(at.field !== undefined && { formula }), ...(index >= 0 && { condition: index }) };
}
