import type { SeededRandom } from './seeded-random';

const digits = '0123456789';
const lower = 'abcdefghijklmnopqrstuvwxyz';
const upper = lower.toUpperCase();
const shorthand: Record<string, string> = { d: digits, w: `${lower}${upper}${digits}_`, s: ' ', S: `${lower}${upper}${digits}` };

/** The most an open quantifier (`*`, `+`, `{2,}`) repeats beyond its least. */
const openRepeats = 4;

/**
 * A text that a pattern accepts. Knows literals, classes, groups, alternatives and quantifiers: what patterns of records use. A
 * pattern with more than that is refused by name, since a sample that breaks its own schema helps nobody.
 */
export function samplePattern(pattern: string, random: SeededRandom): string {
  let at = 0;

  const alternatives = (): string => {
    const choices = [sequence()];
    while (pattern[at] === '|') {
      at += 1;
      choices.push(sequence());
    }
    return random.pick(choices);
  };

  const sequence = (): string => {
    let text = '';
    while (at < pattern.length && pattern[at] !== ')' && pattern[at] !== '|') text += repeated();
    return text;
  };

  // An atom is read anew for each repetition, so that each is drawn anew.
  const repeated = (): string => {
    const start = at;
    let text = atom();
    const end = at;
    const [least, most] = quantifier();
    const after = at;
    const times = random.between(least, most);
    if (times === 0) text = '';
    for (let done = 1; done < times; done += 1) {
      at = start;
      text += atom();
      at = end;
    }
    at = after;
    return text;
  };

  const atom = (): string => {
    const character = pattern[at]!;
    at += 1;
    if (character === '^' || character === '$') return '';
    if (character === '[') return random.pick(Array.from(characterClass()));
    if (character === '.') return random.pick(Array.from(lower));
    if (character === '\\') return escaped();
    if (character !== '(') return character;
    if (pattern.startsWith('?:', at)) at += 2;
    const text = alternatives();
    at += 1;
    return text;
  };

  const escaped = (): string => {
    const character = pattern[at]!;
    at += 1;
    return Object.hasOwn(shorthand, character) ? random.pick(Array.from(shorthand[character]!)) : character;
  };

  const characterClass = (): string => {
    let characters = '';
    while (at < pattern.length && pattern[at] !== ']') {
      const character = pattern[at] === '\\' ? pattern[++at]! : pattern[at]!;
      const isShorthand = pattern[at - 1] === '\\' && Object.hasOwn(shorthand, character);
      at += 1;
      if (isShorthand) characters += shorthand[character];
      else if (pattern[at] === '-' && pattern[at + 1] !== ']') {
        characters += range(character, pattern[at + 1]!);
        at += 2;
      } else characters += character;
    }
    at += 1;
    return characters;
  };

  const quantifier = (): [number, number] => {
    const [whole, mark, least, comma, most] = /^(?:([?*+])|\{(\d+)(,)?(\d+)?\})/.exec(pattern.slice(at)) ?? [''];
    at += whole.length;
    if (mark === '?') return [0, 1];
    if (mark === '*') return [0, openRepeats];
    if (mark === '+') return [1, 1 + openRepeats];
    if (least === undefined) return [1, 1];
    return [Number(least), most !== undefined ? Number(most) : Number(least) + (comma === undefined ? 0 : openRepeats)];
  };

  const text = alternatives();
  if (!new RegExp(pattern, 'u').test(text)) throw new Error(`The demo cannot make a value for the pattern ${pattern}.`);
  return text;
}

function range(from: string, to: string): string {
  const first = from.charCodeAt(0);
  return String.fromCharCode(...Array.from({ length: to.charCodeAt(0) - first + 1 }, (_, index) => first + index));
}
