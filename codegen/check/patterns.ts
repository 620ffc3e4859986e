import { isSafePattern } from 'redos-detector';

/** How much of a pattern is looked at before it counts as slow. Steps, not time: every machine comes to the same. */
const limits = { maxScore: 300, maxSteps: 1500, timeout: Number.POSITIVE_INFINITY, unicode: true, downgradePattern: true };

const known = new Map<string, PatternFault | undefined>();

/** What is wrong with a pattern: it is none, or a text could keep it trying for ever. */
type PatternFault = 'malformed' | 'slow';

/** Judges a pattern that will run on what people type, in their browser and on the server. */
export function patternFault(pattern: string): PatternFault | undefined {
  if (!known.has(pattern)) known.set(pattern, judge(pattern));
  return known.get(pattern);
}

function judge(pattern: string): PatternFault | undefined {
  let expression: RegExp;
  try {
    expression = new RegExp(pattern, 'u');
  } catch {
    return 'malformed';
  }
  try {
    return isSafePattern(expression.source, limits).safe ? undefined : 'slow';
  } catch {
    // What cannot be judged is not known to be safe.
    return 'slow';
  }
}

/** What an author reads. */
export const patternSentences: Record<PatternFault, string> = {
  malformed: 'This is not a regular expression.',
  slow: 'Some texts could keep this pattern busy forever. Do not repeat a part that contains a repetition, and let each part end where the next one begins: ^[A-Z]{2}[0-9]+$ rather than ^([A-Z]+[0-9]*)+$.',
};
