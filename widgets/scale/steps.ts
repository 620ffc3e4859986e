/** More numbers than this are typed rather than pressed. */
const mostSteps = 21;

const limit = (value: unknown, otherwise: number): number => (typeof value === 'number' && Number.isFinite(value) ? value : otherwise);

/** The whole numbers of a scale, from the schema's minimum to its maximum; undefined where they are too many to press, or none. */
export function stepsOf({ minimum, maximum }: Record<string, unknown>): number[] | undefined {
  const first = Math.ceil(limit(minimum, 0));
  const count = Math.floor(limit(maximum, 10)) - first + 1;
  return count < 1 || count > mostSteps ? undefined : Array.from({ length: count }, (_, index) => first + index);
}
