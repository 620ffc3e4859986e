import { type Counted, countedThings } from './counts';
import type { Spending, Spent } from './spending';

/** What the tests of a project may spend: how often they may do what is dear, and their processor seconds on the machine of the budget. */
type ProjectBudget = Partial<Record<Counted, number>> & {
  seconds: number;
};

/** tests/budget.json. */
export interface Budget {
  /** How long the calibrating piece of work takes on an idle machine of the kind that the seconds are for. */
  calibration: number;
  /** Tests that may need a second try, in all projects together. */
  retries: number;
  projects: Record<string, ProjectBudget>;
  /** How often each file compiles all definitions, beside the one that it may do for all files of its worker; a file that is not here never. `setup` is the global setup. */
  compiles: Record<string, number>;
}

/** Counts hardly differ from run to run. */
const countTolerance = 1.05;
/** Seconds do: from here on they are reported, and from there on the run fails. */
const [reportedFrom, failedFrom] = [1.15, 1.4];

/** What a sliced case that runs only because the landing touches it may spend beside the budget, which is for a landing that touches none. */
const perTouchedCase: Partial<Record<Counted | 'seconds', number>> = { pages: 1, loads: 1, axeScans: 6, seconds: 3 };
/** The same for a file of stories, browser tests or application tests. */
const perTouchedFile: Partial<Record<Counted | 'seconds', number>> = { axeScans: 40, seconds: 20, pages: 2, loads: 4, servers: 1, databases: 1 };

/** The first file of a worker that needs the product's own definitions compiles them for all. */
const sharedCompile = 1;

interface Judgement {
  /** What is said and does no harm. */
  remarks: string[];
  /** What fails the run. */
  faults: string[];
}

/** Processor seconds as they would be on the machine of the budget. */
const normalized = ({ processorSeconds }: Spent, spending: Spending, budget: Budget): number => (processorSeconds * budget.calibration) / spending.calibration;

/**
 * Compares what a run of all tests has spent with the budget.
 * @param touchedFiles how many files of a project run only because the landing touches them.
 */
export function judgeSpending(spending: Spending, budget: Budget, touchedFiles: Record<string, number> = {}): Judgement {
  const remarks: string[] = [];
  const faults: string[] = [];
  const retries = Object.values(spending.projects).reduce((sum, spent) => sum + spent.retries, 0);
  if (retries > budget.retries) faults.push(`${retries} tests needed a second try; the budget allows ${budget.retries}.`);
  for (const [project, limits] of Object.entries(budget.projects)) {
    const spent = spending.projects[project];
    if (spent === undefined) continue;
    const more = (what: Counted | 'seconds') =>
      (spent.counts.touched ?? 0) * (perTouchedCase[what] ?? 0) + (touchedFiles[project] ?? 0) * (perTouchedFile[what] ?? 0);
    for (const what of countedThings) {
      if (what === 'touched' || what === 'compiles') continue;
      const [used, limit] = [spent.counts[what] ?? 0, (limits[what] ?? 0) + more(what)];
      if (used > limit * countTolerance) faults.push(`${project}: ${used} ${what}; the budget allows ${limit}.`);
    }
    const seconds = normalized(spent, spending, budget);
    const allowed = limits.seconds + more('seconds');
    if (limits.seconds === 0 || seconds <= allowed * reportedFrom) continue;
    const text = `${project}: ${seconds.toFixed(0)} normalized processor seconds; the budget allows ${allowed}.`;
    (seconds > allowed * failedFrom ? faults : remarks).push(text);
  }
  for (const [file, used] of Object.entries(spending.compiles)) {
    const limit = (budget.compiles[file] ?? 0) + sharedCompile;
    if (used > limit) faults.push(`${file} compiles all definitions ${used} times; the budget allows ${limit}, with one for all files of a worker.`);
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
