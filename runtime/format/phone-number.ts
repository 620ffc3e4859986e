import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Where a number without a country's code is: +1 is understood. */
const defaultCountry = 'US';

/** Marks that nobody sees, which come along with copied text: direction, joining, soft hyphens. */
const unseen = /\p{Cf}/gu;
/** Dashes that the library does not know. */
const rareDashes = /[\u207b\ufe58\ufe63]/g;

/** The whole text as one number; nothing is looked for within other text. */
function parsed(text: string) {
  const written = text.replace(unseen, '').replace(rareDashes, '-').replace(/\s/g, ' ').trim();
  return parsePhoneNumberFromString(written.replace(/^tel: ?/i, ''), { defaultCountry, extract: false });
}

/**
 * What is typed or pasted, as E.164: +12065550142. Nothing for what is no number, for one that its country cannot have by its length, and for one with
 * an extension, which E.164 cannot keep. Browser and server judge by it.
 */
export function readPhoneNumber(text: string): string | undefined {
  const number = parsed(text);
  if (number?.isPossible() !== true || number.ext !== undefined) return undefined;
  // Of zeros in front the library drops one at each reading, as in +55 000 000 0000: a number that reads as another one the next time is none.
  return parsed(number.number)?.number === number.number ? number.number : undefined;
}

/** Whether a text is a phone number, in whatever way it is written. */
export const isPhoneNumber = (text: string): boolean => readPhoneNumber(text) !== undefined;

/** A number for people: (206) 555-0142, and with its country's code where that is not +1. What is no number in the form of the wire shows as it is. */
export function showPhoneNumber(value: string): string {
  const number = parsed(value);
  if (number === undefined || number.number !== value) return value;
  const shown = number.countryCallingCode === '1' ? number.formatNational() : number.formatInternational();
  return readPhoneNumber(shown) === value ? shown : value;
}
