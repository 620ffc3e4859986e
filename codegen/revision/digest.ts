import { createHash } from 'node:crypto';

const known = new WeakMap<object, string>();

/** A short name for a content: the same content has the same, whatever made it. Computed once for each object, which must never change. */
export function digestOf(content: unknown): string {
  if (typeof content !== 'object' || content === null) return hashOf(JSON.stringify(content) ?? '');
  const before = known.get(content);
  if (before !== undefined) return before;
  const digest = hashOf(JSON.stringify(content));
  known.set(content, digest);
  return digest;
}

/** The digest of a whole that is made of parts which seldom change: each part is read once. */
export const digestOfParts = (parts: Record<string, unknown>): string =>
  hashOf(
    Object.entries(parts)
      .map(([name, part]) => `${JSON.stringify(name)}:${digestOf(part)}`)
      .join('\n'),
  );

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 24);
