import { usualWords, type WordName, type Words } from './definitions/words';
import { translated } from './format/language';

let own: Words = {};

/** Says what the page's own texts are: those of the application's settings, when they arrive with the shell. */
export function setWords(words: Words = {}): void {
  own = words;
}

/** A text of the page itself, with its values entered. */
export const word = (name: WordName, values: Record<string, string | number> = {}): string => translated(own[name] ?? usualWords[name], values);
