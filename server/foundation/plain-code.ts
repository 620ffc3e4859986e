import { plainText } from '../../runtime/format/plain-text';

/**
 * Returns a code as it was meant: in plain digits and letters, without what emails, apps and input methods put between or around them. Every call that takes a
 * code from a person compares this.
 */
export const plainCode = (code: string): string => plainText(code.normalize('NFKC')).replace(/[\s-]/g, '');
