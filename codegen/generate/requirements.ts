import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folders = ['tests', 'runtime', 'widgets', 'codegen', 'server', '.storybook'];
/** Tests, stories, and the walks that tests make, whose steps say what they show. */
const isTest = /(\.(test|stories)\.tsx?|-walks\.ts)$/;
/** A literal that begins with one or more requirement ids, then says what is so. */
const title = /(['"`])((?:[ABC]-[a-z]+(?:-[a-z]+)*-\d{2,3} +)+)([^\n]*?)\1(?=[,\s)\]])/g;

interface Demonstrated {
  id: string;
  behaviour: string;
  file: string;
}

/** Which test shows which requirement, from the titles of the tests: docs/requirements.md. */
export function requirementsDocument(root: string): string {
  const found = folders.flatMap((folder) => testFiles(root, folder)).flatMap((file) => demonstratedIn(file, readFileSync(join(root, file), 'utf8')));
  const rows = found.sort((left, right) => compare(left.id, right.id) || compare(left.file, right.file) || compare(left.behaviour, right.behaviour));
  const lines = rows.map(({ id, behaviour, file }) => `| ${id} | ${behaviour.replaceAll('|', '\\|')} | ${file} |`);
  const count = new Set(rows.map(({ id }) => id)).size;
  return [
    '# Requirements and the tests that show them',
    '',
    `Written by \`npm run generate\` from the titles of the tests: ${count} requirements. Calls and fields stand in \`schemas/\` and are not repeated here.`,
    '',
    '| Requirement | Behaviour | Test |',
    '|---|---|---|',
    ...new Set(lines),
    '',
  ].join('\n');
}

const demonstratedIn = (file: string, text: string): Demonstrated[] =>
  [...text.matchAll(title)].flatMap(([, , ids = '', behaviour = '']) =>
    ids
      .trim()
      .split(/ +/)
      .map((id) => ({ id, behaviour: behaviour.trim(), file })),
  );

function testFiles(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => isTest.test(file))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .sort(compare);
  } catch {
    return [];
  }
}

const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);
