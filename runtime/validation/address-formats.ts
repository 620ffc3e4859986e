import { linkAddress, sitePath, webAddress } from '../format/addresses';

/** One line of text: no line break of any kind, no other control character, and nothing that turns the direction of what follows it on a page. */
const line = /^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;

/**
 * The formats of addresses and of names: schemas name them and write no patterns of their own. As regular expressions they are part of the code that is made for a page,
 * so the browser judges them too.
 */
export const addressFormats: Record<string, RegExp> = { 'site-path': sitePath, 'web-address': webAddress, 'link-address': linkAddress, line };

/** Lets a table of formats know those of addresses. */
export function knowAddresses(formats: Record<string, (text: string) => boolean>): void {
  for (const [name, pattern] of Object.entries(addressFormats)) formats[name] = (text) => pattern.test(text);
}
