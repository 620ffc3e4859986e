import { AsyncLocalStorage } from 'node:async_hooks';
import { english, type Language, speak } from '../../runtime/format/language';

/** In which language whoever is answered reads. */
interface Speaking {
  language: Language;
}

const speaking = new AsyncLocalStorage<Speaking>();

/** Lets everything that is written be in the language of the person who is answered. Only a test that shares its process with pages calls it again. */
export const speakToPerson = (): void => speak(() => speaking.getStore()?.language ?? english);
speakToPerson();

/** Does something for one person: English until it is known what they read. */
export const answering = <Result>(task: () => Result): Result => speaking.run({ language: english }, task);

/** Does something in the language of a person other than the caller, such as writing them an email. */
export const speakingTo = <Result>(language: Language | undefined, task: () => Result): Result => speaking.run({ language: language ?? english }, task);

/** Says what the person reads who is being answered. */
export function answerIn(language: Language | undefined): void {
  const now = speaking.getStore();
  if (now !== undefined) now.language = language ?? english;
}
