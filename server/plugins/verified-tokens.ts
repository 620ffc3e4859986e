/** So many sessions are remembered; of more, those that have been quiet longest are forgotten. */
const mostRemembered = 20_000;

/** The tokens that belonged to a living session when they were last used, by their hash. */
export interface VerifiedTokens {
  has(hash: string): boolean;
  add(hash: string): void;
  remove(hash: string): void;
}

/** What this node knows of tokens before it asks the database. */
export function verifiedTokens(): VerifiedTokens {
  const hashes = new Set<string>();
  return {
    has: (hash) => hashes.has(hash),
    add(hash) {
      hashes.delete(hash);
      hashes.add(hash);
      const [oldest] = hashes;
      if (hashes.size > mostRemembered && oldest !== undefined) hashes.delete(oldest);
    },
    remove: (hash) => void hashes.delete(hash),
  };
}
