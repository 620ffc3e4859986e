import { readPhoneNumber } from '../../../runtime/format/phone-number';

/** A mobile number as it is stored: E.164, with +1 where no country is given. What is no number is kept without parentheses, dashes, dots and blanks. */
export function storedMobileNumber(number: string | undefined): string | null {
  const digits = (number ?? '').replace(/[\s().-]/g, '');
  if (digits === '') return null;
  return readPhoneNumber(number ?? '') ?? (digits.startsWith('+') ? digits : `+1${digits}`);
}
