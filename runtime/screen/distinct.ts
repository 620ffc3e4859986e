/** Keys of which none comes twice: what data gives twice is told apart by which of them it is, and all are shown. */
export function distinct(keys: string[]): string[] {
  const times = new Map<string, number>();
  return keys.map((key) => {
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    return time === 1 ? key : `${key} ${time}`;
  });
}
