/**
 * What is known of the value of a part of an expression before it is run: `any`, `truth`, `text`, `whole`, `decimal`, `null`, `list<…>` or `map<…>` with the
 * kind of what is in it. `none`: of the elements of an empty list.
 */
export type Kind = string;

export const listOf = (element: Kind): Kind => `list<${element}>`;

/** The kind of the elements of a list, or of the values of a map; undefined for every other kind. */
export const partOf = (kind: Kind, whole: 'list' | 'map'): Kind | undefined => (kind.startsWith(`${whole}<`) ? kind.slice(whole.length + 1, -1) : undefined);

export const isNumeric = (kind: Kind): boolean => kind === 'whole' || kind === 'decimal';

/** The kind of a value that is of one of two kinds; undefined where the library refuses to say. */
export function commonKind(left: Kind, right: Kind): Kind | undefined {
  if (left === right || left === 'any' || right === 'none') return left;
  if (right === 'any' || left === 'none') return right;
  for (const whole of ['list', 'map'] as const) {
    const [one, other] = [partOf(left, whole), partOf(right, whole)];
    if (one === undefined || other === undefined) continue;
    if (!/any|none/.test(one + other)) return undefined;
    const common = commonKind(one, other);
    return common && `${whole}<${common}>`;
  }
  return undefined;
}
