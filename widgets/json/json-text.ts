/** JSON text as people read it; no value is empty text. */
export const writeJson = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value, null, 2));

/** What a JSON text says, or why it says nothing. Empty text is no value, not a fault. */
export function readJson(text: string): { value?: unknown; fault?: string } {
  if (text.trim() === '') return { value: undefined };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { fault: `This is not JSON yet: ${error instanceof Error ? error.message : String(error)}` };
  }
}
