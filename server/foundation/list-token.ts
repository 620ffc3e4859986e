/** A place in a list, as the page keeps it until it asks for more. */
export const tokenOf = (parts: readonly string[]): string => Buffer.from(JSON.stringify(parts)).toString('base64url');

/** The parts of such a token; nothing where it is none. */
export function partsOf(token: string): string[] | undefined {
  try {
    const parts: unknown = JSON.parse(Buffer.from(token, 'base64url').toString());
    return Array.isArray(parts) && parts.every((part) => typeof part === 'string') ? (parts as string[]) : undefined;
  } catch {
    return undefined;
  }
}
