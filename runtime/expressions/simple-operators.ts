import type { Scope } from './variables';

/** The answer of an expression whose values only the library can judge. */
export const unsure = Symbol('unsure');

export type Run = (scope: Scope) => unknown;

/** A part of a simple expression. `any`: its value is known only when it is run. */
export interface Operand {
  kind: 'any' | 'truth' | 'text' | 'whole' | 'decimal' | 'null';
  run: Run;
}

const isNumber = ({ kind }: Operand): boolean => kind === 'whole' || kind === 'decimal';
const isPlain = (value: unknown): boolean => value === null || (typeof value !== 'object' && value !== unsure);

/** Decides by the values of two operands. */
const both =
  ({ run: left }: Operand, { run: right }: Operand, decide: (one: unknown, other: unknown) => unknown): Run =>
  (scope) =>
    decide(left(scope), right(scope));

/** `==` and `!=` of plain values. Nothing where the library must say whether the two may be compared. */
export function equal(sign: '==' | '!=', left: Operand, right: Operand): Operand | undefined {
  const isClear = left.kind === 'any' || right.kind === 'any' || (left.kind === right.kind && left.kind !== 'null');
  if (!isClear) return undefined;
  const isWanted = sign === '==';
  return {
    kind: 'truth',
    run: both(left, right, (one, other) => {
      if (!isPlain(one) || !isPlain(other)) return unsure;
      // Values of two kinds are another matter than values of one kind that differ.
      if (typeof one !== typeof other && one !== null && other !== null) return unsure;
      return (one === other) === isWanted;
    }),
  };
}

const orders = {
  '<': (one: number, other: number) => one < other,
  '<=': (one: number, other: number) => one <= other,
  '>': (one: number, other: number) => one > other,
  '>=': (one: number, other: number) => one >= other,
};

/** `<`, `<=`, `>` and `>=` of numbers. A missing value is neither less nor greater than anything. */
export function compared(sign: keyof typeof orders, left: Operand, right: Operand): Operand | undefined {
  if (!((left.kind === 'any' || isNumber(left)) && (right.kind === 'any' || isNumber(right)))) return undefined;
  const apply = orders[sign];
  return {
    kind: 'truth',
    run: both(left, right, (one, other) => {
      if (typeof one === 'number' && typeof other === 'number') return apply(one, other);
      return (one === null && (other === null || typeof other === 'number')) || (other === null && typeof one === 'number') ? false : unsure;
    }),
  };
}

/** Texts joined by `+`. Numbers are added by the library, as decimal numbers. */
export function joined(left: Operand, right: Operand): Operand | undefined {
  const isText = ({ kind }: Operand) => kind === 'any' || kind === 'text';
  if (!isText(left) || !isText(right)) return undefined;
  return {
    kind: left.kind === 'text' || right.kind === 'text' ? 'text' : 'any',
    run: both(left, right, (one, other) => (typeof one === 'string' && typeof other === 'string' ? one + other : unsure)),
  };
}
