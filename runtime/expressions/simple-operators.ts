import { settled, sumOf } from './decimals';
import { commonKind, isNumeric, type Kind, listOf, partOf } from './simple-kinds';
import { isEqual, isKnown } from './simple-equality';
import { includes, isNumber, isPlainValue } from './values';
import type { Scope } from './variables';

/** The answer of a part that fails. The library says why. */
export const unsure = Symbol('unsure');

export type Run = (scope: Scope) => unknown;

/** A part of a simple expression. */
export interface Operand {
  kind: Kind;
  run: Run;
}

/** Computes a value of those of two operands; of one that fails there is none. */
const both =
  ({ run: left }: Operand, { run: right }: Operand, compute: (one: unknown, other: unknown) => unknown): Run =>
  (scope) => {
    const one = left(scope);
    if (one === unsure) return unsure;
    const other = right(scope);
    return other === unsure ? unsure : compute(one, other);
  };

const isOpen = (left: Operand, right: Operand): boolean => left.kind === 'any' || right.kind === 'any';

/** `==` and `!=`. Undefined where the library must say whether the two may be compared. */
export function equal(sign: '==' | '!=', left: Operand, right: Operand): Operand | undefined {
  const isSame = (left.kind === right.kind && (left.kind === 'truth' || left.kind === 'text')) || (isNumeric(left.kind) && isNumeric(right.kind));
  const areLists = partOf(left.kind, 'list') !== undefined && partOf(right.kind, 'list') !== undefined && commonKind(left.kind, right.kind) !== undefined;
  if (!isOpen(left, right) && !isSame && !areLists) return undefined;
  const isWanted = sign === '==';
  return { kind: 'truth', run: both(left, right, (one, other) => (isKnown(one) && isKnown(other) ? isEqual(one, other) === isWanted : unsure)) };
}

type Ordered = number | bigint | string | boolean;

const orders = {
  '<': (one: Ordered, other: Ordered) => one < other,
  '<=': (one: Ordered, other: Ordered) => one <= other,
  '>': (one: Ordered, other: Ordered) => one > other,
  '>=': (one: Ordered, other: Ordered) => one >= other,
};

/** `<`, `<=`, `>` and `>=` of numbers, of texts and of truths. A missing value is neither less nor greater than anything. */
export function compared(sign: keyof typeof orders, left: Operand, right: Operand): Operand | undefined {
  const isSame = (isNumeric(left.kind) && isNumeric(right.kind)) || (left.kind === right.kind && left.kind === 'text');
  const isOrdered = ({ kind }: Operand) => kind === 'any' || kind === 'text' || isNumeric(kind);
  if (!isSame && !(isOpen(left, right) && isOrdered(left) && isOrdered(right))) return undefined;
  const apply = orders[sign];
  return {
    kind: 'truth',
    run: both(left, right, (one, other) => {
      if (one === null || other === null) return isPlainValue(one) && isPlainValue(other) ? false : unsure;
      if (isNumber(one) && isNumber(other)) return apply(one, other);
      return typeof one === typeof other && (typeof one === 'string' || typeof one === 'boolean') ? apply(one, other as Ordered) : unsure;
    }),
  };
}

/** `value in list`, and `name in object`. */
export function contained(left: Operand, right: Operand): Operand | undefined {
  const element = partOf(right.kind, 'list');
  const isSame = element === left.kind || element === 'any' || (element !== undefined && left.kind === 'any');
  if (right.kind !== 'any' && !isSame) return undefined;
  if (!['any', 'truth', 'text', 'whole', 'decimal'].includes(left.kind)) return undefined;
  return {
    kind: 'truth',
    run: both(left, right, (value, list) => {
      if (Array.isArray(list)) return isPlainValue(value) ? includes(list, value) : containedObject(value, list);
      if (list === null) return isPlainValue(value) ? false : unsure;
      return typeof list === 'object' && isKnown(list) && isKnown(value) ? isName(list, value) : unsure;
    }),
  };
}

/** Whether an object has a property that is named by a value. Not every object can be turned into a name. */
function isName(owner: object, value: unknown): unknown {
  try {
    return Object.hasOwn(owner, value as string);
  } catch {
    return unsure;
  }
}

const containedObject = (value: unknown, list: unknown[]): unknown => (isKnown(value) && isKnown(list) ? list.some((one) => isEqual(value, one)) : unsure);

const arithmetic = {
  '+': (one: number, other: number) => sumOf([one, other]),
  '-': (one: number, other: number) => sumOf([one, -other]),
  '*': (one: number, other: number) => settled(one * other),
  '/': (one: number, other: number) => settled(one / other),
};

const wholeArithmetic = {
  '+': (one: bigint, other: bigint) => one + other,
  '-': (one: bigint, other: bigint) => one - other,
  '*': (one: bigint, other: bigint) => one * other,
  '/': (one: bigint, other: bigint) => (other === 0n ? unsure : one / other),
};

/** A whole number as CEL has it, of 64 bits. */
export const withinInteger = (value: bigint | typeof unsure): bigint | typeof unsure =>
  typeof value === 'bigint' && BigInt.asIntN(64, value) !== value ? unsure : value;

/** Arithmetic with a missing number is missing; `+` also joins texts and lists. */
export function computed(sign: keyof typeof arithmetic, left: Operand, right: Operand): Operand | undefined {
  const kind = kindOfResult(sign, left.kind, right.kind);
  if (kind === undefined) return undefined;
  return {
    kind,
    run: both(left, right, (one, other) => {
      if (typeof one === 'bigint' && typeof other === 'bigint') return withinInteger(wholeArithmetic[sign](one, other));
      if (isNumber(one) && isNumber(other)) return arithmetic[sign](Number(one), Number(other));
      if (one === null || other === null) return (one === null || isNumber(one)) && (other === null || isNumber(other)) ? null : unsure;
      if (sign !== '+') return unsure;
      if (typeof one === 'string' && typeof other === 'string') return one + other;
      return Array.isArray(one) && Array.isArray(other) && isKnown(one) && isKnown(other) ? [...(one as unknown[]), ...(other as unknown[])] : unsure;
    }),
  };
}

function kindOfResult(sign: string, left: Kind, right: Kind): Kind | undefined {
  if (isNumeric(left) && isNumeric(right)) return left === right ? left : 'decimal';
  const isAdded = sign === '+';
  if (left === 'any' && right === 'any') return 'any';
  const other = left === 'any' ? right : right === 'any' ? left : undefined;
  if (other !== undefined && isNumeric(other)) return 'any';
  if (!isAdded) return undefined;
  if (other === 'text' || (left === 'text' && right === 'text')) return 'text';
  if (other !== undefined) return partOf(other, 'list') === undefined ? undefined : listOf('any');
  const [one, second] = [partOf(left, 'list'), partOf(right, 'list')];
  if (one === undefined || second === undefined || commonKind(left, right) === undefined) return undefined;
  return one === second ? left : listOf('any');
}

/** `-value`. */
export const negative = ({ kind, run }: Operand): Operand | undefined =>
  kind !== 'any' && !isNumeric(kind)
    ? undefined
    : {
        kind,
        run: (scope) => {
          const value = run(scope);
          return isNumber(value) ? -value : unsure;
        },
      };

/** `!value`: a missing value is not true. */
export const negated = ({ run }: Operand): Operand => ({
  kind: 'truth',
  run: (scope) => {
    const value = run(scope);
    return value === null ? true : typeof value === 'boolean' ? !value : unsure;
  },
});

/** `&&` and `||`: nothing but true counts as true, and what is decided by the left side does not read the right one. */
export const either = ({ run: left }: Operand, { run: right }: Operand, by: boolean): Operand => ({
  kind: 'truth',
  run: (scope) => {
    const first = left(scope);
    if (first === unsure) return unsure;
    if ((first === true) === by) return by;
    const second = right(scope);
    return second === unsure ? unsure : second === true;
  },
});

/** `condition ? value : other`. Undefined where the library refuses two kinds that do not go together. */
export function chosen({ run }: Operand, left: Operand, right: Operand): Operand | undefined {
  const kind = left.kind === right.kind ? left.kind : left.kind === 'null' || right.kind === 'null' ? 'any' : commonKind(left.kind, right.kind);
  if (kind === undefined) return undefined;
  return {
    kind,
    run: (scope) => {
      const decided = run(scope);
      return decided === unsure ? unsure : decided === true ? left.run(scope) : right.run(scope);
    },
  };
}
