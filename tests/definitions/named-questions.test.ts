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

/** Questions whose words, or whose buttons Yes and No, are specified. */
const specified = [
  'Would you like to delete this Note?',
  'program notification(s)?',
  'Once you disconnect {device} your data will stop automatically syncing.',
  'By clicking Yes you are agreeing to remove yourself',
];
const isSpecified = (confirm: unknown): boolean => specified.some((words) => JSON.stringify(confirm).includes(words));

test('a question before something is lost has two buttons that say what they do', () => {
  const questions = nodes.filter(({ node: { confirm, danger, onYes } }) => confirm !== undefined && danger === true && onYes !== undefined);
  const own = questions.filter(({ node: { confirm } }) => !isSpecified(confirm));
  expect(own.length).toBeGreaterThan(12);
  const isSaid = (button: unknown) => button !== undefined && !/^(?:yes|no|ok|confirm)$/iu.test(String(button));
  expect(own.filter(({ node: { yes, no } }) => !isSaid(yes) || !isSaid(no)).map(({ file, node }) => [file, node.confirm])).toEqual([]);
  for (const words of specified) expect(JSON.stringify(definitions)).toContain(words);
});

/** Each sentence of a text or of a choice of texts. */
const sentencesOf = (text: unknown): string[][] =>
  (typeof text === 'string' ? [text] : nodesIn('', text).flatMap(({ node: { text: words } }) => (typeof words === 'string' ? [words] : []))).map((words) =>
    words.split(/(?<=[.?!]) /u),
  );

test('a question before something is lost says what happens', () => {
  const questions = nodes.filter(({ node: { confirm, danger } }) => confirm !== undefined && danger === true);
  const own = questions.filter(({ node: { confirm } }) => !isSpecified(confirm));
  const texts = own.flatMap(({ file, node: { confirm } }) =>
    sentencesOf((confirm as { yes?: unknown; text?: unknown }).yes === undefined ? confirm : (confirm as { text: unknown }).text).map((sentences) => ({
      file,
      sentences,
    })),
  );
  expect(texts.length).toBeGreaterThan(12);
  expect(texts.filter(({ sentences }) => !sentences.some((sentence) => sentence.endsWith('.')))).toEqual([]);
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
