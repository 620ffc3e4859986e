import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

let estimator: Promise<ZxcvbnFactory> | undefined;

/** The estimator with its lists of words and passwords from leaks. Read at the first question, once for the process. */
const guessing = () =>
  (estimator ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory: Estimator }, { dictionary, adjacencyGraphs }]) => new Estimator({ dictionary, graphs: adjacencyGraphs }),
  ));

/** So many guesses a password must take: a word, a year and a sign take fewer. */
const leastGuesses = 1e9;
/** Beyond so many characters a password is judged by its beginning: the work grows with them. */
const judgedLength = 72;

/** What an attacker tries first: the words of these names, alone and together. */
function wordsOf(names: readonly string[]): string[] {
  const words = names.flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const together = names.map((name) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
  return [...new Set([...words, ...together])].filter((word) => word.length >= 3);
}

/**
 * Whether a password is guessed soon: it is known from leaks, or is made of a known word, a name, a year, a row of keys or a repetition and little else,
 * however it is written. `context`: names that belong to the person, such as their company.
 */
export async function isCommonPassword(password: string, context: readonly string[] = []): Promise<boolean> {
  if (password === '') return false;
  const { guesses } = (await guessing()).check(password.slice(0, judgedLength).normalize('NFKC'), wordsOf(context));
  return guesses < leastGuesses;
}
