import type { Translation } from '../definitions/shapes/language';
import { withStop } from './with-stop';
import { own } from '../validation/own';

/** The language in which something is said: of the page, or on the server of whoever asks. */
export interface Language {
  /** Its tag (BCP 47), as Intl takes it. */
  tag: string;
  direction: 'ltr' | 'rtl';
  /** How dates are written, by the pattern of English. */
  dates: Readonly<Record<string, string>>;
  /** The program's own texts by what they are in English. */
  texts: Readonly<Record<string, Translation>>;
  /** What stands in rows, by what it is there. A page has none of it: it gets rows in its language. */
  rows?: Readonly<Record<string, string>> | undefined;
}

/** The language of the product: its texts stand in the program and in the definitions. */
export const english: Language = { tag: 'en-US', direction: 'ltr', dates: {}, texts: {} };

let present: () => Language = () => english;

/** Says what the language is; on a server, where several people are answered at once, it is asked for each time. */
export function speak(language: () => Language): void {
  present = language;
}

/** The language now. */
export const language = (): Language => present();

/** Marks a text that stands in a table and is looked up where it is shown: the catalogue of texts finds it here. */
export const asText = (text: string): string => text;

type Values = Readonly<Record<string, string | number>>;

/** A text of the program in the language of whoever reads it, with its values entered. */
export function translated(text: string, values: Values = {}): string {
  const { tag, texts } = present();
  const found = own(texts, text) ?? text;
  const pattern = typeof found === 'string' ? found : (found[pluralOf(Number(values[found.by]), tag)] ?? found.other);
  return pattern.replace(/\{(\w+)\}(\.(?!\.))?/g, (mark, key: string, stop = '') => {
    const value = values[key];
    return value === undefined ? mark : withStop(typeof value === 'number' ? numberFormat().format(value) : value, stop as string);
  });
}

const rules = new Map<string, Intl.PluralRules>();
const numbers = new Map<string, Intl.NumberFormat>();

/** The kind of a number in a language: one, few, many, other … */
export function pluralOf(number: number, tag: string = present().tag): Intl.LDMLPluralRule {
  const found = rules.get(tag) ?? new Intl.PluralRules(tag);
  rules.set(tag, found);
  return found.select(number);
}

/** How the language writes numbers. Options are part of the name under which a format is kept: making one is slow. */
export function numberFormat(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const { tag } = present();
  const key = `${tag} ${JSON.stringify(options)}`;
  const found = numbers.get(key) ?? new Intl.NumberFormat(tag, options);
  numbers.set(key, found);
  return found;
}

const collators = new Map<string, Intl.Collator>();

/** Which of two texts stands before the other: without regard to letter case and accents, and numbers by what they count. */
export function compareTexts(left: string, right: string): number {
  const { tag } = present();
  const found = collators.get(tag) ?? new Intl.Collator(tag, { numeric: true, sensitivity: 'base' });
  collators.set(tag, found);
  return found.compare(left, right);
}

/** English without a comma before "and". */
const plainCommas = 'en-GB';

/** Several things in one sentence: "a, b and c", "a, b or c". */
export const listed = (texts: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat(present() === english && type === 'conjunction' ? plainCommas : present().tag, { type }).format(texts);
