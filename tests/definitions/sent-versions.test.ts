import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSource } from '../../codegen/source';
import { testDefinitions } from '../server/support/definitions';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The calls whose bodies have a place for a version: tests/server/lost-updates.test.ts finds one in each that saves a whole row. */
const versioned = new Set(
  Object.values(testDefinitions().for(null).operations).flatMap(({ id, reads, body, resource }) => {
    const isNew = resource?.does === 'create';
    return reads !== true && !isNew && /"(Version|Was|was)":/u.test(JSON.stringify(body ?? {})) ? [id] : [];
  }),
);

/** A call as screens, dialogs, tables, flows and adapters make it. */
interface Made {
  file: string;
  call: string;
  input: string;
  failed: string;
}

function callsIn(file: string, node: unknown): Made[] {
  if (typeof node !== 'object' || node === null) return [];
  const { call, input, failed } = node as Record<string, unknown>;
  const inner = Object.values(node).flatMap((part) => callsIn(file, part));
  return typeof call === 'string' ? [{ file, call, input: JSON.stringify(input ?? {}), failed: JSON.stringify(failed ?? '') }, ...inner] : inner;
}

const texts = [...readSource(root)].filter(([path]) => /^(screens|flows|schemas\/(tables|adapters))\/.*\.json$/u.test(path));
const made = texts.flatMap(([file, text]) => callsIn(file, JSON.parse(text))).filter(({ call }) => versioned.has(call));

/** Bodies that the form, the flow or another definition makes: its file, or the one that it names, has the version. */
const bodyElsewhere: Record<string, string> = {
  'flows/time-block-saving.flow.json': 'screens/coaching/time-block.dialog.json',
  'schemas/adapters/tracker-entries.adapter.json': 'schemas/settings/tracker.constants.json',
  'schemas/adapters/mission-statements.adapter.json': 'screens/account/mission-statements.fragment.json',
};

/** Files whose calls send no version by name, by the reason. */
const sentWhole: Record<string, string> = {
  'screens/administration/program-notifications.screen.json': 'the row that was read is sent as a whole, its version included',
  'flows/start-up.flow.json': 'the form was left without an answer: nothing is saved',
};

// The rule that keeps lost updates out, on the side of the pages: what a page saves says what it was based on.
test('each page that saves a whole row sends the version that it has read', () => {
  expect(made.length).toBeGreaterThan(20);
  const all = new Map(texts);
  const sends = ({ file, input }: Made) => [input, all.get(file), all.get(bodyElsewhere[file] ?? '')].some((text) => /\b(Version|Was|was)\b/u.test(text ?? ''));
  expect(made.filter((one) => !sends(one) && !Object.hasOwn(sentWhole, one.file)).map(({ file, call }) => `${file} ${call}`)).toEqual([]);
});

test('a page that says something of its own about a refused save says what the server says', () => {
  const ofItsOwn = made.filter(({ failed }) => failed !== '""' && !/reasonOf|trackerSaveFailure/u.test(failed));
  expect(ofItsOwn.map(({ file, call, failed }) => `${file} ${call} ${failed}`)).toEqual([]);
});
