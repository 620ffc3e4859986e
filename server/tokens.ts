import { createHash, randomBytes } from 'node:crypto';

/** A new session token: 256 random bits, so that nobody can guess one. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What is stored of a token: whoever reads the database cannot sign in with it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');
