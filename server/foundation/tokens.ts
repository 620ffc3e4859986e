import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto';

/** A new session token: 256 random bits, so that nobody can guess one. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What is stored of a token: whoever reads the database cannot sign in with it. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** A new code to be typed, of so many digits. */
export const newCode = (digits: number) => String(randomInt(10 ** digits)).padStart(digits, '0');

/** What is stored of a code. It needs a secret that is not stored: a million codes are soon tried. */
export const hashCode = (code: string, secret: string) => createHmac('sha256', secret).update(code).digest('base64url');
