import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const sealedMark = 'aes256gcm:';
const openMark = 'open:';

/** How secrets are kept in the database: encrypted by SECRETS_KEY, each for its owner; without a key as they are. */
export function sealerOf(key: string | undefined) {
  const bytes = key === undefined ? undefined : createHash('sha256').update(key).digest();
  return {
    seal(secret: string, owner: string): string {
      if (bytes === undefined) return openMark + secret;
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', bytes, nonce).setAAD(Buffer.from(owner));
      const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return sealedMark + Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
    },

    /** Fails for what was sealed by another key or for somebody else. */
    unseal(sealed: string, owner: string): string {
      if (sealed.startsWith(openMark)) return sealed.slice(openMark.length);
      if (bytes === undefined) throw new Error('A secret was encrypted, but SECRETS_KEY is not set. Start the server with the key that it was encrypted by.');
      const all = Buffer.from(sealed.slice(sealedMark.length), 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', bytes, all.subarray(0, 12)).setAAD(Buffer.from(owner)).setAuthTag(all.subarray(12, 28));
      return Buffer.concat([decipher.update(all.subarray(28)), decipher.final()]).toString('utf8');
    },
  };
}

export type Sealer = ReturnType<typeof sealerOf>;
