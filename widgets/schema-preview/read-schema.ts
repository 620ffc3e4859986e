/** What a text says: a JSON object, or why not. */
type ReadObject = { value: Record<string, unknown>; fault?: undefined } | { value?: undefined; fault: string };

/** Reads a text that must be a JSON object. */
export function readObject(text: string, what: string): ReadObject {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { value: value as Record<string, unknown> };
    return { fault: `${what} must be a JSON object, { … }.` };
  } catch (error) {
    return { fault: `${what} is not JSON yet: ${error instanceof Error ? error.message : String(error)}` };
  }
}
