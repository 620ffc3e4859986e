import { type Counted, countedThings } from './counts';
import type { Spending, Spent } from './spending';

/** What the tests of a project may spend: how often they may do what is dear, and their processor seconds on the machine of the budget. */
type ProjectBudget = Partial<Record<Counted, number>> & { seconds: number };

/** tests/budget.json. */
export interface Budget {
  /** How long the calibrating piece of work takes on an idle machine of the kind that the seconds are for. */
  calibration: number;
  /** Tests that may need a second try, in all projects together. */
  retries: number;
  projects: Record<string, ProjectBudget>;
}

/** Counts hardly differ from run to run. */
const countTolerance = 1.05;
/** Seconds do: from here on they are reported, and from there on the run fails. */
const [reportedFrom, failedFrom] = [1.15, 1.4];

interface Judgement {
  /** What is said and does no harm. */
  remarks: string[];
  /** What fails the run. */
  faults: string[];
}

/** Processor seconds as they would be on the machine of the budget. */
const normalized = ({ processorSeconds }: Spent, spending: Spending, budget: Budget): number => (processorSeconds * budget.calibration) / spending.calibration;

/** Compares what a run of all tests has spent with the budget. */
export function judgeSpending(spending: Spending, budget: Budget): Judgement {
  const remarks: string[] = [];
  const faults: string[] = [];
  const retries = Object.values(spending.projects).reduce((sum, spent) => sum + spent.retries, 0);
  if (retries > budget.retries) faults.push(`${retries} tests needed a second try; the budget allows ${budget.retries}.`);
  for (const [project, limits] of Object.entries(budget.projects)) {
    const spent = spending.projects[project];
    if (spent === undefined) continue;
    for (const what of countedThings) {
      const [used, limit] = [spent.counts[what] ?? 0, limits[what] ?? 0];
      if (used > limit * countTolerance) faults.push(`${project}: ${used} ${what}; the budget allows ${limit}.`);
    }
    const seconds = normalized(spent, spending, budget);
    if (limits.seconds === 0 || seconds <= limits.seconds * reportedFrom) continue;
    const text = `${project}: ${seconds.toFixed(0)} normalized processor seconds; the budget allows ${limits.seconds}.`;
    (seconds > limits.seconds * failedFrom ? faults : remarks).push(text);
  }
  return { remarks, faults };
}

/** A line for each project: its tests, seconds, how busy it kept the cores, and its counts. */
export function spendingTable(spending: Spending, budget: Budget): string {
  const lines = Object.entries(spending.projects).map(([project, spent]) => {
    const { tests, retries, wallSeconds, processorSeconds, counts } = spent;
    const busy = wallSeconds > 0 ? `, cores busy ${Math.round((100 * processorSeconds) / (wallSeconds * Math.min(2, spending.cores)))}%` : '';
    const time =
      wallSeconds > 0
        ? `${wallSeconds.toFixed(0)} s, ${processorSeconds.toFixed(0)} processor s (${normalized(spent, spending, budget).toFixed(0)} normalized)${busy}`
        : 'beside the one above';
    const done = countedThings.flatMap((what) => (counts[what] === undefined ? [] : [`${what} ${counts[what]}`]));
    return `  ${project}: ${tests} tests, ${time}; ${[...done, `retries ${retries}`].join(', ')}`;
  });
  return `Spent (calibration ${spending.calibration.toFixed(3)} s, budget ${budget.calibration} s):\n${lines.join('\n')}\n`;
}
