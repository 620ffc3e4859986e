import { readProperty } from './read-property';
import { isKnown } from './simple-equality';
import { commonKind, type Kind, listOf, partOf } from './simple-kinds';
import type { Bound } from './simple-loops';
import { type Operand, unsure } from './simple-operators';
import { NotSimple } from './simple-tokens';

/** `type(value) == string`. */
export const textTest = ({ run }: Operand, isWanted: boolean): Operand => ({
  kind: 'truth',
  run: (scope) => {
    const value = run(scope);
    return value === unsure || !isKnown(value) ? unsure : (typeof value === 'string') === isWanted;
  },
});

/** What a variable of the expression itself has at the moment. */
export const variable = (bound: Bound): Operand => ({ kind: bound.kind, run: () => bound.value });

/** The value of a property or of an entry of a list. Of what is written in the expression the library knows more than that it may be missing. */
export function property(owner: Operand, key: Operand): Operand {
  const part = partOf(owner.kind, 'map') ?? (key.kind === 'any' || key.kind === 'whole' ? partOf(owner.kind, 'list') : undefined);
  if (owner.kind !== 'any' && part !== 'any') throw new NotSimple();
  if (!['any', 'text', 'whole', 'decimal'].includes(key.kind)) throw new NotSimple();
  return {
    kind: 'any',
    run: (scope) => {
      const value = owner.run(scope);
      if (value === unsure) return unsure;
      const name = key.run(scope);
      return name === unsure ? unsure : readProperty(value, name);
    },
  };
}

const commonOf = (operands: readonly Operand[]): Kind => operands.map(({ kind }) => kind).reduce((one, other) => commonKind(one, other) ?? 'any', 'none');

/** A list that is written out. */
export const listLiteral = (elements: readonly Operand[]): Operand => ({
  kind: listOf(commonOf(elements)),
  run: (scope) => {
    const made: unknown[] = [];
    for (const { run } of elements) {
      const value = run(scope);
      if (value === unsure) return unsure;
      made.push(value);
    }
    return made;
  },
});

/** An object that is written out. */
export const objectLiteral = (entries: readonly { name: string; value: Operand }[]): Operand => ({
  kind: `map<${commonOf(entries.map(({ value }) => value))}>`,
  run: (scope) => {
    const made: Record<string, unknown> = {};
    for (const { name, value } of entries) {
      const found = value.run(scope);
      if (found === unsure) return unsure;
      made[name] = found;
    }
    return made;
  },
});
