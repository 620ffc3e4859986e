import type { Figures } from '../../records/challenge-dashboards';

interface Group {
  key: string;
  rows: Figures[];
  /** How many different people it has at least: as many as take part in the challenge that most of them are in. */
  people: number;
}

/**
 * The groups that have so many people, and the figures of all others together. Where those others are too few themselves, the smallest of the large
 * groups goes to them: what is left out cannot be found by taking the rest from the total. Nothing is left where there are too few in all.
 */
export function largeGroups(figures: readonly Figures[], smallest: number): { large: Group[]; small: Figures[] } {
  const groups = new Map<string, Group>();
  for (const row of figures) {
    const { rows, people } = groups.get(row.key) ?? { rows: [], people: 0 };
    groups.set(row.key, { key: row.key, rows: [...rows, row], people: Math.max(people, row.people) });
  }
  const bySize = [...groups.values()].filter(({ rows }) => rows.some(({ people }) => people > 0)).toSorted((one, other) => one.people - other.people);
  let count = bySize.findIndex(({ people }) => people >= smallest);
  if (count < 0) count = bySize.length;
  const together = () => mostIn(bySize.slice(0, count).flatMap(({ rows }) => rows));
  while (count > 0 && count < bySize.length && together() < smallest) count += 1;
  const small = together() < smallest ? [] : bySize.slice(0, count).flatMap(({ rows }) => rows);
  return { large: bySize.slice(count), small };
}

/** How many people take part in the challenge that most of them are in. */
function mostIn(rows: readonly Figures[]): number {
  const byProgram = new Map<string, number>();
  for (const { programId, people } of rows) byProgram.set(programId, (byProgram.get(programId) ?? 0) + people);
  return Math.max(0, ...byProgram.values());
}
