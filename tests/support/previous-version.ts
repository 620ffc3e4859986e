import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { landingStart } from './landing';

/**
 * Runs the server tests of an earlier version on the database that this version migrates. While new nodes start, old ones still answer (docs/migrations.md):
 * what a migration takes away or forbids makes their tests fail. `tsx tests/support/previous-version.ts [commit] [-- options of Vitest]`; without a commit,
 * the version before this landing. It exits with the code of the tests.
 */
const migrations = 'server/migrations';
const isOption = process.argv[2] === '--';
const commit = (isOption ? undefined : process.argv[2]) ?? landingStart();
const options = process.argv.slice(isOption ? 3 : 4);
const added = execFileSync('git', ['diff', '--name-only', '--diff-filter=A', commit, '--', `${migrations}/*.sql`], { encoding: 'utf8' }).trim();
const folder = mkdtempSync(join(tmpdir(), 'wellspring-previous-'));
try {
  execFileSync('git', ['worktree', 'add', '--detach', folder, commit], { stdio: 'ignore' });
  // The packages are those of this version. Tests write what they keep below it, so that the folder itself is not linked.
  const packages = join(process.cwd(), 'node_modules');
  mkdirSync(join(folder, 'node_modules'));
  for (const name of readdirSync(packages)) if (!name.startsWith('.vite')) symlinkSync(join(packages, name), join(folder, 'node_modules', name));
  rmSync(join(folder, migrations), { recursive: true });
  cpSync(migrations, join(folder, migrations), { recursive: true });
  process.stdout.write(
    `Server tests of ${commit.slice(0, 8)} run on today's tables. Migrations since: ${added === '' ? 'none' : added.replaceAll('\n', ', ')}.\n`,
  );
  const { status } = spawnSync('npx', ['--no-install', 'vitest', 'run', '--project', 'server', ...options], { cwd: folder, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', folder]);
}
