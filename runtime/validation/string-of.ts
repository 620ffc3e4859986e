/**
 * Returns the string of any value, as `String(value)` gives it; the JSON of an object that cannot be turned into a text, such as `{ "toString": 0 }`.
 * `String()` throws for such an object, and every request or definition may contain one: the linter forbids `String()` of an unknown value elsewhere.
 */
export function stringOf(value: unknown): string {
  try {
    // oxlint-disable-next-line typescript/no-base-to-string -- this is its one place
    return String(value);
  } catch {
    return JSON.stringify(value);
  }
}

/** Returns what something that was thrown says: the message of an error, else its string. */
export const failureText = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : stringOf(thrown));
