import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What exactly one place decides. Each was written twice once, and the second time it was wrong. */
interface Place {
  what: string;
  /** Where it is looked for, as `git ls-files` takes it. */
  among: string[];
  mark: RegExp;
  places: string[];
  why: string;
}

const places: Place[] = [
  {
    what: 'who is hidden from leaderboards',
    among: ['server/**/*.ts'],
    mark: /HideFromLeaderboard|hide_from_leaderboard/,
    places: ['server/areas/profile/starting-profile.ts', 'server/records/hidden-people.ts', 'server/records/tables/people.ts'],
    why: 'Use isHidden and isShown of server/records/hidden-people.ts.',
  },
  {
    what: 'the totals of groups',
    among: ['server/**/*.ts'],
    mark: /programGroups\.(Units|Days)/,
    places: ['server/records/hidden-people.ts'],
    why: 'A total of all members shows what a hidden member has. Use shownTotals of server/records/hidden-people.ts.',
  },
];

const filesOf = (among: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...among.map((glob) => `:(glob)${glob}`)], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file))
    .toSorted();

test.each(places)('one place decides $what', ({ among, mark, places: allowed, why }) => {
  expect(
    filesOf(among).filter((file) => mark.test(readFileSync(file, 'utf8'))),
    why,
  ).toEqual(allowed);
});
