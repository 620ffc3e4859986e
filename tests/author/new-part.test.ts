import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runAuthor } from '../../codegen/author/run-author';
import { check } from '../support/shared-compiler';

// New parts are tried in a copy of the product's files, so that their types are judged with everything that lists them.
const root = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'new-part-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
for (const file of files.filter((one) => !one.startsWith('tests/') && existsSync(join(root, one)))) {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  cpSync(join(root, file), join(copy, file));
}
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

const said: string[] = [];
const type = (command: string): Promise<number> => {
  said.length = 0;
  return runAuthor(command.split(' '), { root: copy, check, ask: undefined, say: (line) => said.push(line), fetch, environment: {} });
};
const read = (file: string) => readFileSync(join(copy, file), 'utf8');
const inCopy = (program: string, ...parameters: string[]) => {
  const { status, stdout, stderr } = spawnSync('npx', ['--no-install', program, ...parameters], { cwd: copy, encoding: 'utf8' });
  return { status, output: `${stdout}${stderr}` };
};

test('what cannot be added is said in a sentence, and nothing is written', async () => {
  expect([await type('new'), said[0]]).toEqual([1, expect.stringContaining('Say what to add, node, action, job, area, and its name')]);
  expect([await type('new nodes meter'), said[0]]).toEqual([1, expect.stringContaining('Did you mean "node"?')]);
  expect([await type('new node Meter'), said[0]]).toEqual([1, expect.stringContaining('Give the node a name')]);
  expect([await type('new node art'), said[0]]).toEqual([1, 'There is a file runtime/definitions/nodes/art.ts already, and nothing is written over it.']);
  expect([await type('new job tidy --area programs'), said[0]]).toEqual([1, expect.stringContaining('There is a file server/areas/programs/jobs.ts already')]);
  expect(read('runtime/definitions/nodes/index.ts')).toBe(readFileSync(join(root, 'runtime/definitions/nodes/index.ts'), 'utf8'));
});

test('a new node, action, job and area compile with all that lists them, and a screen uses them', async () => {
  for (const command of ['new node power-meter', 'new action vibrate', 'new job tidy --area learning', 'new area team-surveys'])
    expect([await type(command), said[0]]).toEqual([0, expect.stringMatching(/^Wrote /)]);
  const screen = {
    id: 'gym',
    kind: 'screen',
    path: '/gym',
    title: 'Gym',
    allow: 'everyone',
    body: [
      { id: 'meter', powerMeter: 'Full' },
      { id: 'press', button: 'Press', onPress: { vibrate: 'Ready' } },
    ],
  };
  writeFileSync(join(copy, 'screens/gym.screen.json'), JSON.stringify(screen));
  const generated = inCopy('tsx', 'codegen/generate.ts');
  expect(generated.output).toMatch(/written\.\s*$/);
  const { output } = inCopy('tsx', 'codegen/check-command.ts');
  expect(output).toContain('no faults');
  writeFileSync(
    join(copy, 'tsconfig.new.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      include: ['codegen', 'runtime', 'server', 'widgets', 'schemas/generated'],
      exclude: ['**/*.test.*', '**/*.stories.tsx'],
    }),
  );
  expect(inCopy('tsc', '--noEmit', '-p', 'tsconfig.new.json')).toEqual({ status: 0, output: '' });
  expect(read('server/jobs/registry.ts')).toContain(', learning: learningJobs };');
}, 240_000);
