import { findNodeAtLocation, type Node, parseTree, type ParseError, printParseErrorCode } from 'jsonc-parser';
import type { Fault } from '../runtime/definitions/fault';

/** The way from a document's root to one of its values, key by key. */
export type Path = readonly (string | number)[];

/** A place in a file, from 1. */
interface Position {
  line: number;
  column: number;
}

/** One JSON file, read once: its value, and where each part of it stands. */
export interface JsonDocument {
  file: string;
  text: string;
  /** Absent when the text is no JSON. */
  tree?: Node;
  value: unknown;
  /** What is wrong with the JSON itself. */
  faults: Fault[];
}

/** No definition nests as deep. Whatever walks through one calls itself for each level. */
const deepest = 200;

/** Where a text goes deeper than any definition does. Brackets within texts do not count. */
function firstTooDeep(text: string): number | undefined {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
    if (depth > deepest) return index;
  }
  return undefined;
}

/** Reads the text of a file as strict JSON: no comments, no trailing commas, no key twice. */
export function parseDocument(file: string, text: string): JsonDocument {
  const tooDeep = firstTooDeep(text);
  if (tooDeep !== undefined) {
    const fault: Fault = {
      code: 'malformed-json',
      file,
      ...positionAt(text, tooDeep),
      pointer: '',
      message: `The file is nested more than ${deepest} levels deep.`,
    };
    return { file, text, value: undefined, faults: [fault] };
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const document: JsonDocument = { file, text, value: undefined, faults: [] };
  const first = errors[0];
  if (tree === undefined || first !== undefined) {
    const offset = first?.offset ?? 0;
    document.faults.push({ code: 'malformed-json', file, ...positionAt(text, offset), pointer: '', message: malformed(first) });
    return document;
  }
  try {
    document.value = JSON.parse(text);
  } catch {
    document.faults.push({ code: 'malformed-json', file, line: 1, column: 1, pointer: '', message: 'This is not JSON: it has an unexpected character.' });
    return document;
  }
  document.tree = tree;
  findRepeatedKeys(document, tree, []);
  return document;
}

const words: Record<string, string> = {
  PropertyNameExpected: 'a key in double quotes is expected here',
  ValueExpected: 'a value is expected here',
  ColonExpected: 'a colon is expected here',
  CommaExpected: 'a comma is expected here',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'nothing may follow the end of the value',
  InvalidCommentToken: 'comments are not allowed; use "description"',
  UnexpectedEndOfString: 'a closing " is missing',
  InvalidSymbol: 'this is not a JSON value',
  InvalidNumberFormat: 'this is not a number',
};

const malformed = (error: ParseError | undefined): string =>
  error === undefined
    ? 'The file is empty; it must hold one JSON object.'
    : `This is not JSON: ${words[printParseErrorCode(error.error)] ?? 'there is an unexpected character here'}.`;

function findRepeatedKeys(document: JsonDocument, node: Node, path: Path): void {
  if (node.type === 'array') node.children?.forEach((child, index) => findRepeatedKeys(document, child, [...path, index]));
  if (node.type !== 'object') return;
  const seen = new Set<string>();
  for (const property of node.children ?? []) {
    const [key, value] = property.children ?? [];
    if (key === undefined || value === undefined) continue;
    const name = String(key.value);
    if (seen.has(name)) reportKey(document, key, path, 'duplicate-key', `The key "${name}" is in this object twice. Keep only one.`);
    if (name === '__proto__') reportKey(document, key, path, 'reserved-name', 'The name "__proto__" is reserved by the language of the browser.');
    seen.add(name);
    if (value.type === 'object' || value.type === 'array') findRepeatedKeys(document, value, [...path, name]);
  }
}

function reportKey({ file, text, faults }: JsonDocument, key: Node, path: Path, code: Fault['code'], message: string): void {
  faults.push({ code, file, ...positionAt(text, key.offset), pointer: pointerOf([...path, String(key.value)]), message });
}

/** The line and column of a character. */
function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** A path as a JSON Pointer. */
export const pointerOf = (path: Path): string => path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** Where a value stands, or its key; `letter` is a place inside the value when it is a string. What is not there is reported at its parent. */
export function positionOf(document: JsonDocument, path: Path, part: 'key' | 'value' = 'value', letter?: number): Position {
  if (document.tree === undefined) return { line: 1, column: 1 };
  let depth = path.length;
  let node = findNodeAtLocation(document.tree, [...path]);
  while (node === undefined && depth > 0) node = findNodeAtLocation(document.tree, path.slice(0, --depth));
  const found = node ?? document.tree;
  const key = part === 'key' && depth === path.length && found.parent?.type === 'property' ? found.parent : found;
  const within =
    letter !== undefined && found.type === 'string' ? lengthInFile(document.text.slice(found.offset + 1, found.offset + found.length - 1), letter) + 1 : 0;
  return positionAt(document.text, key.offset + within);
}

/** How many characters of a JSON string's text stand before its n-th letter: `\n` is one letter and two characters. */
function lengthInFile(raw: string, letters: number): number {
  let offset = 0;
  for (let count = 0; count < letters && offset < raw.length; count++) offset += raw[offset] !== '\\' ? 1 : raw[offset + 1] === 'u' ? 6 : 2;
  return offset;
}
