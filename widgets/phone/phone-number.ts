/** The number for the wire: without brackets, dashes, dots and spaces, with +1 where no country is given. Empty is no value. */
export function normalizePhone(text: string): string | undefined {
  const number = text.replace(/[()\-.\s]/g, '');
  if (number === '') return undefined;
  return number.startsWith('+') ? number : `+1${number}`;
}

/** The number for people: a leading +1 is understood. */
export const displayPhone = (value: string | undefined): string => (value ?? '').replace(/^\+1(?=\d)/, '');
