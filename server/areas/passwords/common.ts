import { searchText } from '../../../runtime/format/plain-text';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { everydayWords } from './everyday-words';

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Returns the estimator with its lists of words and leaked passwords. The first call reads them, once per process. */
const guessing = () =>
  (estimator ??= Promise.all([import('@zxcvbn-ts/core'), import('@zxcvbn-ts/language-common')]).then(
    ([{ ZxcvbnFactory: Estimator }, { dictionary, adjacencyGraphs }]) =>
      new Estimator({ dictionary: { ...dictionary, everydayWords }, graphs: adjacencyGraphs }),
  ));

/** The fewest guesses that a password must take, and so must what is left of it without the words of its person. A word, a year and a sign take fewer. */
const leastGuesses = 1e9;
/** The guesses for a sign between two words: people take one of a few. */
const guessesOfSign = 4;
/** A password is judged by this many characters, because the work grows with its length. */
const judgedLength = 72;

/** Returns the names and the words in them, with their accents and without them, and without the signs in between. */
function wordsOf(given: readonly string[]): string[] {
  const names = given.flatMap((name) => [name.toLowerCase(), searchText(name)]);
  const words = names.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u));
  const together = names.map((name) => name.replace(/[^\p{L}\p{N}]/gu, ''));
  return [...new Set([...words, ...together])].filter((word) => word.length >= 3);
}

/** What people write in place of a letter. */
const lookalikes: Record<string, string> = { a: 'a4@', b: 'b8', e: 'e3', g: 'g9', i: 'i1!|', l: 'l1|', o: 'o0', s: 's5$', t: 't7+', z: 'z2' };

/** Returns what finds the words in a text, forward and backward, the longest first; letters may be replaced by signs, and longer words have signs in between. */
function finderOf(words: readonly string[]): RegExp | undefined {
  const both = [...new Set(words.flatMap((word) => [word, ...(word.length > 4 ? [Array.from(word).reverse().join('')] : [])]))];
  const longestFirst = both.sort((one, other) => other.length - one.length);
  const letterOf = (letter: string) => (lookalikes[letter] === undefined ? letter : `[${lookalikes[letter]}]`);
  const written = longestFirst.map((word) => Array.from(word, letterOf).join(word.length > 4 ? '[^\\p{L}\\p{N}]?' : ''));
  return written.length === 0 ? undefined : new RegExp(written.join('|'), 'giu');
}

/** Words and numbers of a word that is written together: `iLove2026` has three. */
const partsOf = (word: string): string[] => word.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+|\p{L}+/gu) ?? [];

/**
 * Returns the guesses for a text when each of its words is guessed for itself. The estimator alone takes a row of several words for far more guesses than all
 * of them together: `-Family-2026` for 6e9.
 */
function guessesByWord(text: string, estimator: ZxcvbnFactory): number {
  const product = (all: readonly string[], one: (part: string) => number) => all.reduce((guesses, part) => guesses * one(part), 1);
  const single = (part: string) => estimator.check(part).guesses;
  const ofWord = (word: string) => Math.min(single(word), product(partsOf(word), single));
  return product(text.match(/[^\p{L}\p{N}]+|[\p{L}\p{N}]+/gu) ?? [], (part) => (/^[^\p{L}\p{N}]$/u.test(part) ? guessesOfSign : ofWord(part)));
}

/** Letters in a row that may be a word or a name, whether or not a list has it. */
const wordLike = /\p{L}\p{Ll}{3}|\p{Lu}{4}/u;

/**
 * Returns the guesses for a password. The estimator takes ten tries for each character that is part of nothing it knows, which is too few for characters
 * without any order: eight of them would be easy to guess, though a password may have eight. They take one of 26 each at least.
 */
function guessesOf(password: string, estimator: ZxcvbnFactory, words?: string[]): number {
  const { guesses, sequence } = estimator.check(password, words);
  const isWithoutOrder = !wordLike.test(password) && sequence.every(({ pattern }) => pattern === 'bruteforce');
  return isWithoutOrder ? Math.max(guesses, 26 ** Array.from(password).length) : guesses;
}

/**
 * Returns why a password is easy to guess: `common` where it is known from leaks, or consists of a known word, a year, a row of keys or a repetition and little
 * else, in any spelling; `context` where it is too easy without the words of `context`. Returns nothing for a good one.
 * `context`: names that belong to the person, such as their own and their company's. They add nothing to a password: what is left must be a good one.
 */
export async function weaknessOf(password: string, context: readonly string[] = []): Promise<'common' | 'context' | undefined> {
  if (password === '') return undefined;
  const estimator = await guessing();
  const judged = password.slice(0, judgedLength).normalize('NFKC');
  const words = wordsOf(context);
  const finder = finderOf(words);
  // A name with an accent is guessed with and without it.
  const spellings = [...new Set([judged, judged.normalize('NFD').replace(/\p{M}/gu, '')])];
  if (spellings.some((spelling) => guessesOf(spelling, estimator) < leastGuesses)) return 'common';
  const isEasyWithout = spellings.some((spelling) => {
    if (guessesOf(spelling, estimator, words) < leastGuesses) return true;
    const parts = finder === undefined ? [spelling] : spelling.split(finder);
    if (parts.length === 1) return false;
    const byWord = parts.reduce((guesses, part) => guesses * guessesByWord(part, estimator), 1);
    return Math.min(byWord, estimator.check(parts.join('')).guesses) < leastGuesses;
  });
  return isEasyWithout ? 'context' : undefined;
}
