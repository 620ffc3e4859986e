/**
 * Whether what an event says concerns data that is to be loaded anew after some live categories and saving calls. Of messages that were missed
 * it cannot be told what they were about: they concern all such data.
 */
export function concerns(refetchOn: readonly string[] | undefined, { type }: { type: string }): boolean {
  if (refetchOn === undefined || refetchOn.length === 0) return false;
  const name = /^(?:saved|live)\.(.+)$/.exec(type)?.[1];
  return type === 'live.missed' || (name !== undefined && refetchOn.includes(name));
}
