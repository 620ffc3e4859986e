import type { FaultCode } from './fault-codes';

/** Something wrong in a definition: what, where, and the likely fix. The same on the command line, in the editor, in the page and in stories. */
export interface Fault {
  /** Stable; the prose may change. */
  code: FaultCode;
  file: string;
  /** From 1, as is the column. */
  line: number;
  column: number;
  /** The node or key in the file, as a JSON Pointer. */
  pointer: string;
  /** One or two plain sentences. */
  message: string;
  /** The name that was probably meant. */
  suggestion?: string;
}

/** One fault in two lines: the place and the code, then the sentence. */
function formatFault(fault: Fault): string {
  const place = `${fault.file}:${fault.line}:${fault.column}  ${fault.code}${fault.pointer === '' ? '' : `  ${fault.pointer}`}`;
  return `${place}\n  ${sentenceOf(fault)}`;
}

/** What is wrong, with the likely fix. */
export const sentenceOf = ({ message, suggestion }: Fault): string => (suggestion === undefined ? message : `${message} Did you mean "${suggestion}"?`);

/** All faults of a run, as the command line prints them. */
export function formatFaults(faults: readonly Fault[]): string {
  const files = new Set(faults.map((fault) => fault.file)).size;
  return [...faults.map(formatFault), `${counted(faults.length, 'fault')} in ${counted(files, 'file')}. Nothing was published.`].join('\n');
}

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** By file, then from top to bottom. */
export const byPlace = (left: Fault, right: Fault): number =>
  compare(left.file, right.file) ||
  left.line - right.line ||
  left.column - right.column ||
  compare(left.code, right.code) ||
  compare(left.message, right.message);

const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** The name that was probably meant: the nearest by single letters, when it is near enough. */
export function closest(name: string, names: Iterable<string>): string | undefined {
  let best: string | undefined;
  let distance = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const candidate of names) {
    if (Math.abs(candidate.length - name.length) >= distance) continue;
    const found = candidate.toLowerCase() === name.toLowerCase() ? 0.5 : editDistance(name, candidate);
    if (found < distance) [best, distance] = [candidate, found];
  }
  return best;
}

/** How many letters must be added, removed, changed or swapped with their neighbour. */
function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const changed = from[row - 1] === to[column - 1] ? 0 : 1;
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + changed,
        swapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, above] = [above, current];
  }
  return above[to.length] ?? 0;
}
