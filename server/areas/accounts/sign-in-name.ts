import { plainText } from '../../../runtime/format/plain-text';

/** A sign-in name as it is stored: without regard to letter case and to blanks around it. */
export const signInName = (given: string) => plainText(given).normalize('NFC').toLowerCase();
