import { searchText } from '../../../runtime/format/plain-text';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Returns the estimator with its lists of words and leaked passwords. The first call reads them, once per process. */
const guessing = () =>
  (estimator ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory: Estimator }, { dictionary, adjacencyGraphs }]) => new Estimator({ dictionary, graphs: adjacencyGraphs }),
  ));

/** The fewest guesses that a password must take. A word, a year and a sign take fewer. */
const leastGuesses = 1e9;
/** The fewest guesses that a password must take without the names of its person: two names, a year and a sign take fewer. */
const leastGuessesBesideNames = 1e6;
/** A password is judged by this many characters, because the work grows with its length. */
const judgedLength = 72;

/** Returns what an attacker tries first: the words of these names, alone and together, with their accents and without them, longest first. */
function wordsOf(given: readonly string[]): string[] {
  const names = given.flatMap((name) => [name.toLowerCase(), searchText(name)]);
  const words = names.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u));
  const together = names.map((name) => name.replace(/[^\p{L}\p{N}]/gu, ''));
  return [...new Set([...words, ...together])].filter((word) => word.length >= 3).sort((one, other) => other.length - one.length);
}

/** Returns a password without the given words, in any letter case. */
const without = (password: string, words: readonly string[]) => words.reduce((rest, word) => rest.toLowerCase().split(word).join(''), password);

/**
 * Returns whether a password is easy to guess: it is known from leaks, or consists of a known word, a name, a year, a row of keys or a repetition and little else,
 * in any spelling. `context`: names that belong to the person, such as their own and their company's.
 */
export async function isCommonPassword(password: string, context: readonly string[] = []): Promise<boolean> {
  if (password === '') return false;
  const estimator = await guessing();
  const judged = password.slice(0, judgedLength).normalize('NFKC');
  const words = wordsOf(context);
  // A name with an accent is guessed with and without it.
  return [...new Set([judged, judged.normalize('NFD').replace(/\p{M}/gu, '')])].some((spelling) => {
    if (estimator.check(spelling, words).guesses < leastGuesses) return true;
    const rest = without(spelling, words);
    return rest !== spelling.toLowerCase() && estimator.check(rest, words).guesses < leastGuessesBesideNames;
  });
}
