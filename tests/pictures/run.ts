import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compareFolders } from './compare';
import { writeReport } from './report';
import { takePictures } from './take';

/**
 * `npm run test:pictures`: takes a picture of each state of each widget, and of each screen, dialog, form and table in two widths, and compares them with
 * those that were accepted last. `-- --accept` accepts what there is now; `-- --only phone` looks at some stories only; `-- --built` takes the Storybook
 * that was built last. Pictures stay on the machine that takes them (.cache/pictures): letters are drawn otherwise on another.
 */
const option = (name: string) => (process.argv.includes(name) ? (process.argv[process.argv.indexOf(name) + 1] ?? '') : undefined);
const root = join(import.meta.dirname, '../..');
const folder = join(root, '.cache/pictures');
const built = join(root, '.cache/storybook');
const [accepted, present, differences] = ['accepted', 'present', 'differences'].map((name) => join(folder, name)) as [string, string, string];
const only = option('--only');
mkdirSync(folder, { recursive: true });

if (!process.argv.includes('--built') || !existsSync(join(built, 'index.json'))) {
  const { status } = spawnSync('npx', ['--no-install', 'storybook', 'build', '-o', built, '--quiet'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
const began = Date.now();
const failing = await takePictures(built, present, new RegExp(only ?? '.'), (done, of) => process.stdout.write(`\r${done} of ${of} pictures`));
process.stdout.write(` in ${((Date.now() - began) / 1000).toFixed(0)} s\n`);
for (const id of failing) process.stdout.write(`fails    ${id}\n`);

if (process.argv.includes('--accept') || !existsSync(accepted)) {
  if (only === undefined) rmSync(accepted, { recursive: true, force: true });
  cpSync(present, accepted, { recursive: true });
  process.stdout.write('They are accepted: the next run is compared with them.\n');
} else {
  const names = new RegExp(only ?? '.');
  const compared = compareFolders(accepted, present, differences).filter(({ name }) => names.test(name));
  writeReport(folder, compared);
  const differing = compared.filter(({ as }) => as !== 'same');
  for (const { name, as, pixels } of differing.slice(0, 40)) process.stdout.write(`${as.padEnd(8)} ${name}${pixels > 0 ? `, ${pixels} pixels` : ''}\n`);
  process.stdout.write(`${compared.length - differing.length} are the same, ${differing.length} differ: ${join(folder, 'index.html')}\n`);
  process.exitCode = differing.length + failing.length === 0 ? 0 : 1;
}
