import { compareTexts, language } from './language';

/** Languages that sort printable ASCII character by character: no two letters count as one, as "ch" does in Czech. */
const plainLanguages = new Set(['en', 'es']);
const printable = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index));
const isPrintable = /^[\x20-\x7e]*$/;
/** Longer numbers are left to the collator. */
const mostDigits = 200;

const ranks = new Map<string, readonly number[]>();

/** The place of each printable character among them, as the language sorts them; characters that count as the same have the same. */
function ranksOf(tag: string): readonly number[] {
  const known = ranks.get(tag);
  if (known !== undefined) return known;
  const sorted = [...printable].sort(compareTexts);
  let rank = 0;
  const found: number[] = [];
  for (const [index, character] of sorted.entries()) {
    if (index === 0 || compareTexts(sorted[index - 1] ?? '', character) !== 0) rank += 1;
    found[character.charCodeAt(0)] = rank;
  }
  ranks.set(tag, found);
  return found;
}

const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39;

/**
 * A text whose order by `<` is that of `compareTexts`, and which is the same for texts that this finds equal. To compare two keys takes a twentieth of the
 * time. Undefined for a text that has no such key: one with other characters than printable ASCII, or in a language that joins letters.
 */
export function sortKey(text: string): string | undefined {
  const { tag } = language();
  if (!plainLanguages.has(tag.slice(0, 2)) || !isPrintable.test(text)) return undefined;
  const rank = ranksOf(tag);
  let key = '';
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (!isDigit(code)) {
      key += String.fromCharCode(rank[code] ?? 0);
      continue;
    }
    // A number is sorted by what it counts: by how many digits it has, then by these. It stands where its digits stand among the characters.
    let end = at + 1;
    while (end < text.length && isDigit(text.charCodeAt(end))) end += 1;
    while (at < end - 1 && text.charCodeAt(at) === 0x30) at += 1;
    if (end - at > mostDigits) return undefined;
    key += String.fromCharCode(rank[0x30] ?? 0, end - at) + text.slice(at, end);
    at = end - 1;
  }
  return key;
}
