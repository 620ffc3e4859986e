import { hash, verify } from '@node-rs/argon2';

// argon2id with 19 MiB and two passes, the package's defaults: about 20 ms, and what OWASP asks for.

export const hashPassword = (password: string) => hash(password);

let nobodysHash: Promise<string> | undefined;

/** Whether the password is the right one. Without a stored hash it takes as long and is always wrong, so that timing tells nothing. */
export async function isPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password');
  const right = await verify(stored ?? (await nobodysHash), password);
  return stored !== undefined && right;
}
