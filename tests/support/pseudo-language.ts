import type { LanguageDefinition } from '../../runtime/definitions/shapes/language';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'àƀçđéƒĝĥîĵķļɱñôþǫŕšţûṽŵẋýžÀƁÇĐÉƑĜĤÎĴĶĻⱮÑÔÞǪŔŠŢÛṼŴẊÝŽ';
const letters = new Map(plain.split('').map((letter, place) => [letter, accented.charAt(place)]));

/** A text with an accent on each letter, and four tenths longer: what is not translated stands out, and what has no room shows it. Values stay. */
function pseudo(text: string): string {
  const said = text.replace(/\{\w+\}|[A-Za-z]/g, (found) => letters.get(found) ?? found);
  const more = Math.ceil(text.replace(/\{\w+\}/g, '').length * 0.4);
  return `${said}${' ~~~~~~'.repeat(Math.ceil(more / 7)).slice(0, more)}`.trimEnd();
}

/** A language that says all texts so, to everybody. */
export const pseudoLanguage = (texts: readonly string[]): LanguageDefinition => ({
  id: 'en-xa',
  kind: 'language',
  description: 'English with accents, for tests.',
  name: 'Pseudo',
  insteadOf: 'en-us',
  texts: Object.fromEntries(texts.map((text) => [text, pseudo(text)])),
  rows: Object.fromEntries(texts.filter((text) => !/\{\w+\}/.test(text)).map((text) => [text, pseudo(text)])),
});
