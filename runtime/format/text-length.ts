/** Returns how many characters a text has, as JSON Schema counts them: an emoji of two halves is one. */
export function lengthOf(text: string): number {
  let length = 0;
  for (let at = 0; at < text.length; at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) length += 1;
  return length;
}
