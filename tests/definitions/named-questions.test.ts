import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSource } from '../../codegen/source';

/**
 * Item 22 of the classes of bugs: a coaching session was deleted after a question about "this Note", and a blocked time without any question. This file is
 * the guard: a question before a loss names what is lost, and a call that deletes is made after such a question.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const definitions = [...readSource(root)]
  .filter(([path]) => /^(screens|flows|schemas\/tables)\/.*\.json$/u.test(path))
  .map(([file, text]) => ({ file, definition: JSON.parse(text) as unknown }));

interface Found {
  file: string;
  node: Record<string, unknown>;
  /** Whether the node is done only after a question has been answered. */
  isAsked: boolean;
}

/** Returns each object within a definition, with whether it is part of what a question's answer does. */
function nodesIn(file: string, node: unknown, isAsked = false): Found[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = Array.isArray(node) ? [] : [{ file, node: node as Record<string, unknown>, isAsked }];
  return [...own, ...Object.entries(node).flatMap(([key, part]) => nodesIn(file, part, isAsked || (key === 'onYes' && 'confirm' in node)))];
}

const nodes = definitions.flatMap(({ file, definition }) => nodesIn(file, definition));

/** Whether a text says what it is about: it has a value that is more than a count. */
const namesSomething = (text: unknown): boolean =>
  nodesIn('', text).some(
    ({ node: { values } }) => typeof values === 'object' && values !== null && Object.keys(values).some((name) => !/^(n|count)$/u.test(name)),
  );

/** Questions whose words are specified, or that are about what is on the screen as a whole: each with its reason. */
const unnamed: Record<string, string> = {
  'Would you like to delete this Note?': 'The specification has these words; the row that is deleted has the focus.',
  'You have unsaved changes. They will be lost.': 'It is about the form that is open.',
  'Are you sure you want to delete the {n} selected program notification(s)?': 'The specification has these words.',
  'One entry is saved on this device and has not been sent. If you sign out now, it will be deleted.': 'It is about all that the device keeps.',
};

test('a question before something is lost names what is lost', () => {
  const questions = nodes.filter(({ node: { confirm, danger, onYes } }) => confirm !== undefined && danger === true && onYes !== undefined);
  expect(questions.length).toBeGreaterThan(15);
  const silent = questions.filter(
    ({ node: { confirm, title } }) => !namesSomething([confirm, title]) && !Object.keys(unnamed).some((text) => JSON.stringify(confirm).includes(text)),
  );
  expect(silent.map(({ file, node }) => [file, node.confirm])).toEqual([]);
});

test('a question in the row of a table names what is lost', () => {
  const rows = nodes.filter(({ node: { confirm, danger, onYes } }) => confirm !== undefined && danger === true && onYes === undefined);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ node }) => !namesSomething(node.confirm)).map(({ file, node }) => [file, node.confirm])).toEqual([]);
});

const deletes = /^(?:delete|remove|end|revoke)[A-Z]/u;
/** Calls that delete without an answer to a question in the same place, each with its reason. */
const asksElsewhere: Record<string, string> = {
  'screens/common/message-board.fragment.json deleteMessage': 'The specification deletes a message at once.',
  'screens/coaching/delete-coach-session.dialog.json deleteCoachEntry': 'The dialog is the question, and names the session.',
  'screens/coaching/delete-coach-session.dialog.json deleteCoachEntryWithEmail': 'The dialog is the question, and names the session.',
  'screens/programs/self-report.dialog.json deleteSelfReport': 'The row of the table asks.',
};

test('what is deleted is deleted after a question', () => {
  const calls = nodes.flatMap(({ file, node: { call }, isAsked }) =>
    typeof call === 'string' && deletes.test(call) ? [{ made: `${file} ${call}`, isAsked }] : [],
  );
  expect(calls.length).toBeGreaterThan(8);
  expect(calls.filter(({ made, isAsked }) => !isAsked && !Object.hasOwn(asksElsewhere, made)).map(({ made }) => made)).toEqual([]);
  // An exception that is no longer needed is removed.
  const open = new Set(calls.filter(({ isAsked }) => !isAsked).map(({ made }) => made));
  expect(Object.keys(asksElsewhere).filter((made) => !open.has(made))).toEqual([]);
});
