/**
 * Returns a value with the full stop that follows it in a text, once: "a.m." or "Acme Inc." at the end of a sentence has it already. `stop` is "." or empty.
 */
export const withStop = (value: string, stop: string): string => (value.endsWith('.') ? value : value + stop);
