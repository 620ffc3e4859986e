/** Whether a part of some nodes says what shows where there is no such thing as this data. */
export function saysMissing(part: unknown, id: string): boolean {
  if (typeof part !== 'object' || part === null) return false;
  const { await: awaited, missing } = part as { await?: unknown; missing?: unknown };
  if (missing !== undefined && Array.isArray(awaited) && awaited.includes(id)) return true;
  return Object.values(part).some((inner) => saysMissing(inner, id));
}
