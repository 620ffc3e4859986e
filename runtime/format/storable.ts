/** A null character, or half of a pair: no text of PostgreSQL can hold them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the null character is what is looked for.
const unstorable = /\0|\p{Surrogate}/u;

/** Whether the server can store a text, or look for it. */
export const isStorable = (text: string): boolean => !unstorable.test(text);
