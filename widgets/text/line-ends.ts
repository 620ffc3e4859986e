const ends = /\r\n?|\n/g;

/** Whether a text has more than one line: a control for one line would join them, and nobody would see that there were several. */
export const hasLines = (value: unknown): value is string => typeof value === 'string' && /[\r\n]/.test(value);

/** A text as a control for several lines holds it. */
export const shownLines = (value: string): string => value.replace(ends, '\n');

/** What was typed, with the ends of lines that the value had before: the control changes them all. */
export function keptLines(typed: string, before: unknown): string {
  const [end = '\n'] = (typeof before === 'string' ? before.match(ends) : null) ?? [];
  return end === '\n' ? typed : typed.replace(ends, end);
}
