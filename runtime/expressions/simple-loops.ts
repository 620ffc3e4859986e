import { type Kind, listOf, partOf } from './simple-kinds';
import { type Operand, type Run, unsure } from './simple-operators';
import { takeSteps } from './steps';
import { isObject } from '../validation/is-object';
import { sizeOf } from './values';

/** A variable that an expression makes itself: of a loop, or a value with a name. */
export interface Bound {
  kind: Kind;
  value: unknown;
}

/** Runs with a value of a variable. It gets back the one that it had: an expression may be run within itself. */
function within(bound: Bound, run: () => unknown): unknown {
  const before = bound.value;
  try {
    return run();
  } finally {
    bound.value = before;
  }
}

const endings = {
  exists: { kind: 'truth', run: (items, test) => someOf(items, test, true) },
  all: { kind: 'truth', run: (items, test) => someOf(items, test, false) },
  filter: {
    run: (items, test) => {
      const found: unknown[] = [];
      for (const item of items) {
        const value = test(item);
        if (value === unsure) return unsure;
        if (value === true) found.push(item);
      }
      return found;
    },
  },
  map: {
    run: (items, of) => {
      const found: unknown[] = [];
      for (const item of items) {
        const value = of(item);
        if (value === unsure) return unsure;
        found.push(value);
      }
      return found;
    },
  },
} satisfies Record<string, { kind?: Kind; run: (items: unknown[], step: (item: unknown) => unknown) => unknown }>;

/** Whether one item is what decides. One that fails counts only where no other decides. */
function someOf(items: unknown[], test: (item: unknown) => unknown, by: boolean): unknown {
  let failed = false;
  for (const item of items) {
    const value = test(item);
    if (value === unsure) failed = true;
    else if ((value === true) === by) return by;
  }
  return failed ? unsure : !by;
}

type Loop = keyof typeof endings;
export const isLoop = (name: string): name is Loop => Object.hasOwn(endings, name);

/** The kind of the items that a loop goes over; undefined where it cannot, or where there are none. Of an object it goes over the names. */
export function itemsOf(kind: Kind): Kind | undefined {
  const [element, value] = [partOf(kind, 'list'), partOf(kind, 'map')];
  if (element === 'none' || value === 'none') return undefined;
  return kind === 'any' ? 'any' : (element ?? (value && 'text'));
}

/** `list.filter(item, …)` and the other loops. A missing list has no items. */
export function loop(name: Loop, list: Operand, bound: Bound, part: Operand): Operand | undefined {
  if (name !== 'map' && part.kind !== 'truth' && part.kind !== 'any') return undefined;
  const kind = name === 'map' ? listOf(part.kind) : name === 'filter' ? listOf(bound.kind) : 'truth';
  return {
    kind,
    run: (scope) => {
      const value = list.run(scope);
      if (value === unsure) return unsure;
      const items = value ?? [];
      takeSteps(sizeOf(items));
      const each = Array.isArray(items) ? (items as unknown[]) : isObject(items) ? Object.keys(items) : undefined;
      if (each === undefined) return unsure;
      return within(bound, () =>
        endings[name].run(each, (item) => {
          bound.value = item;
          return part.run(scope);
        }),
      );
    },
  };
}

/** `cel.bind(name, value, result)`. */
export const named = ({ run: value }: Operand, bound: Bound, result: Operand): { kind: Kind; run: Run } => ({
  kind: result.kind,
  run: (scope) => {
    const given = value(scope);
    if (given === unsure) return unsure;
    return within(bound, () => {
      bound.value = given;
      return result.run(scope);
    });
  },
});
