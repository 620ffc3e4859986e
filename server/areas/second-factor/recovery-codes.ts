import { randomBytes } from 'node:crypto';
import { hashToken } from '../../foundation/tokens';

/** 32 letters and digits that are not taken for each other. */
const signs = 'abcdefghijkmnpqrstuvwxyz23456789';
const groups = 6;
const groupLength = 4;

/** New codes of 120 random bits each, in groups that people can copy by hand. */
export const newRecoveryCodes = (count: number): string[] => Array.from({ length: count }, newRecoveryCode);

function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(groups * groupLength), (byte) => signs[byte % signs.length]!);
  return Array.from({ length: groups }, (_, group) => letters.slice(group * groupLength, (group + 1) * groupLength).join('')).join('-');
}

/** What is stored of one: 120 bits are not guessed from their hash. Letter case, blanks and hyphens do not matter. */
export const hashRecoveryCode = (code: string) => hashToken(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
