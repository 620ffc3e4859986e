import { hash, verify } from '@node-rs/argon2';
import { passwordWork } from './password-work';

// argon2id with 19 MiB and two passes, the package's defaults: about 20 ms, and what OWASP asks for.

/** One form of all the ways in which devices write the same characters: a password set on one is right on another. */
const sameForm = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string) => passwordWork(() => hash(sameForm(password)));

let nobodysHash: Promise<string> | undefined;

/** Whether the password is the right one. Without a stored hash it takes as long and is always wrong, so that timing tells nothing. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hash('nobody has this password');
  const against = stored ?? (await nobodysHash);
  const right = await passwordWork(async () => {
    if (await verify(against, sameForm(password))) return true;
    // Passwords of before were stored as they were typed. Whether the form differs follows from what is given, and tells nothing of what is stored.
    return password !== sameForm(password) && verify(against, password);
  });
  return stored !== undefined && right;
}
