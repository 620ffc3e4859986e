/** A sign-in name as it is stored: without regard to letter case and to blanks around it. */
export const signInName = (given: string) => given.trim().toLowerCase();
