import { inspect } from 'node:util';

/** What a measurement is held to; `reached` is a ratio, milliseconds or another figure of the goal's unit. */
interface Verdict {
  title: string;
  goal: number | string;
  reached: number;
  isMet: boolean;
}

/** One part of the bench: what it measures, how that reads, and what it is held to. */
interface Part<Figures> {
  measure: () => Figures | Promise<Figures>;
  /** The heading of its table, with the unit; without it the figures stand in the verdicts and in the file alone. */
  heading?: string;
  rows?: (figures: Figures) => object;
  verdicts: (figures: Figures) => Verdict[];
}

/** How a part ended: with figures and verdicts, or with the reason why there are none. */
export type Measured = { name: string; figures: unknown; verdicts: Verdict[] } | { name: string; failure: string };

/** A part that, by its name, is measured and prints its table. One that fails says why, and the others are measured all the same. */
export const part =
  <Figures>({ measure, heading, rows, verdicts }: Part<Figures>) =>
  async (name: string): Promise<Measured> => {
    try {
      const figures = await measure();
      if (heading !== undefined) console.log(`\n\n${heading}\n`);
      if (rows) console.table(rows(figures));
      return { name, figures, verdicts: verdicts(figures) };
    } catch (error) {
      const failure = inspect(error);
      console.log(`\n\nNot measured: ${name}. ${failure}\n`);
      return { name, failure };
    }
  };

/** One row of most tables: what was measured, with its median and its 95th percentile. */
export const timesOf = <Row extends { median: number; p95: number }>(figures: readonly Row[], ...names: (keyof Row & string)[]): object[] =>
  figures.map((row) => ({ ...Object.fromEntries(names.map((key) => [key, row[key]])), median: row.median.toFixed(1), p95: row.p95.toFixed(1) }));
