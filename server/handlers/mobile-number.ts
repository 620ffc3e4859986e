/** A mobile number as it is stored: without parentheses, dashes, dots and blanks, and with +1 where no country is given. */
export function storedMobileNumber(number: string | undefined): string | null {
  const digits = (number ?? '').replace(/[\s().-]/g, '');
  if (digits === '') return null;
  return digits.startsWith('+') ? digits : `+1${digits}`;
}
