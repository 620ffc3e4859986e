let list: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 passwords that leaks show most often, in lower case. Read at the first question, once for the process: 10 MB. */
const commonPasswords = () => (list ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common'])));

/** Whether a password is known from leaks, without regard to letter case, or only repeats one that is, or a single character. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const lower = password.toLowerCase();
  const repeated = /^(.+?)\1+$/su.exec(lower)?.[1];
  const known = await commonPasswords();
  return known.has(lower) || (repeated !== undefined && (Array.from(repeated).length === 1 || known.has(repeated)));
}
