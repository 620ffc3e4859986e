import { hash, verify } from '@node-rs/argon2';
import { passwordWork } from './password-work';

// argon2id with 19 MiB and two passes, the package's defaults: about 20 ms, and what OWASP asks for.

export const hashPassword = (password: string) => passwordWork(() => hash(password));

let nobodysHash: Promise<string> | undefined;

/** Whether the password is the right one. Without a stored hash it takes as long and is always wrong, so that timing tells nothing. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hash('nobody has this password');
  const against = stored ?? (await nobodysHash);
  const right = await passwordWork(() => verify(against, password));
  return stored !== undefined && right;
}
