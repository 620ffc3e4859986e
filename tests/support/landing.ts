import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Landing } from './slices';

const file = 'tests/landing.json';

/** tests/landing.json: how many landings there have been, and the commit that this one starts from. */
interface LandingFile {
  number: number;
  since: string;
}

const git = (...parameters: string[]): string => execFileSync('git', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
const read = (): LandingFile => JSON.parse(readFileSync(file, 'utf8')) as LandingFile;

/** The commit that this landing starts from. */
export const landingStart = (): string => read().since;

/** The landing that the work tree belongs to: its number, the files that differ from where it started, and a seed from the hash of its commit. */
export function currentLanding(): Landing {
  const { number, since } = read();
  const changed = [...git('diff', '--name-only', since).split('\n'), ...git('ls-files', '--others', '--exclude-standard').split('\n')];
  return { number, changed: [...new Set(changed.filter((path) => path !== ''))], seed: Number.parseInt(git('rev-parse', 'HEAD').slice(0, 7), 16) };
}

/** Begins a landing: its slices are the next ones, and what differs from a commit counts as touched. */
export function beginLanding(from: string): LandingFile {
  const begun = { number: read().number + 1, since: git('rev-parse', from) };
  writeFileSync(file, `{ "number": ${begun.number}, "since": "${begun.since}" }\n`);
  return begun;
}

/** In hours: no landing takes longer from its beginning to its last commit. */
const longestLanding = 8;

/** What is wrong when nobody began this landing: the slices of the last one would run again. Undefined when all is well. */
export function landingFault(): string | undefined {
  const secondsOf = (...of: string[]) => Number(git('log', '-1', '--format=%ct', ...of));
  const hours = (secondsOf('HEAD') - secondsOf('HEAD', '--', file)) / 3600;
  if (hours <= longestLanding) return undefined;
  return `${file} is ${Math.round(hours)} hours older than HEAD. Begin this landing with "npm test -- --new-landing <commit it starts from>", and commit the file.`;
}
