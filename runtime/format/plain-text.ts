/**
 * How texts are compared and searched: phones and word processors put in curly apostrophes, long dashes and invisible blanks by themselves, and some
 * keyboards write full-width letters. The functions
 * plain_text and search_text of the database (server/migrations) fold the same characters; tests/server/accents.test.ts compares them.
 */
const apostrophes = '\u0060\u00b4\u02b9\u02bb\u02bc\u02bd\u02be\u02bf\u02c8\u055a\u2018\u2019\u201a\u201b\u2032\u2035\u2039\u203a\ua78b\ua78c\uff07\uff40';
const quotes = '\u00ab\u00bb\u02ba\u201c\u201d\u201e\u201f\u2033\uff02';
const dashes = '\u058a\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\ufe58\ufe63\uff0d';
/** Blanks of any width, breaks of lines, and letters that show nothing. */
const blanks =
  '\t\n\u000b\f\r\u0085\u00a0\u115f\u1160\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u2800\u3000\u3164\uffa0';
/** What takes no room: soft hyphens, joiners, marks of direction. */
const invisible =
  '\u00ad\u034f\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\ufeff';

/** Full-width letters, digits and signs, as East Asian keyboards write them, each with its plain one. Apostrophes, quotes and dashes are above. */
const fullWidth = Array.from({ length: 94 }, (_, index) => [String.fromCharCode(0xff01 + index), String.fromCharCode(0x21 + index)] as const).filter(
  ([wide]) => !`${apostrophes}${quotes}${dashes}`.includes(wide),
);

/** Single characters that word processors and PDF files have in place of several: three periods, fi, fl. */
const joined = [
  ['\u2026', '...'],
  ['\ufb00', 'ff'],
  ['\ufb01', 'fi'],
  ['\ufb02', 'fl'],
  ['\ufb03', 'ffi'],
  ['\ufb04', 'ffl'],
  ['\ufb05', 'st'],
  ['\ufb06', 'st'],
] as const;

/** Characters, and what each is compared as. */
export const plainCharacters: readonly (readonly [characters: string, plain: string])[] = [
  ...fullWidth,
  ...joined,
  [apostrophes, "'"],
  [quotes, '"'],
  [dashes, '-'],
  [blanks, ' '],
  [invisible, ''],
];
const plainOf = new Map(plainCharacters.flatMap(([characters, plain]) => characters.split('').map((character) => [character, plain] as const)));
const special = new RegExp(`[${[...plainOf.keys()].join('').replace(/[\\\]^-]/g, '\\$&')}]`, 'g');
const isPlain = /^(?:[\u0021-\u005f\u0061-\u007e]+(?: [\u0021-\u005f\u0061-\u007e]+)*)?$/;

/**
 * Returns a text with plain apostrophes, quotes, dashes and periods, letters of plain width without ligatures, and single blanks, without outer and invisible
 * ones: for comparing, not for storing or showing.
 */
export const plainText = (text: string): string =>
  isPlain.test(text)
    ? text
    : text
        .replace(special, (character) => plainOf.get(character)!)
        .replace(/ {2,}/g, ' ')
        .replace(/^ | $/g, '');

/**
 * Returns a text for comparing it as a whole: plain, without letter case, the same for every way of writing one letter and in every language. Unicode folds
 * a dotless i to nothing but itself, while it becomes a plain I by capital letters.
 */
export const folded = (text: string): string =>
  plainText(text)
    .normalize('NFC')
    .replace(/[^ı]+/g, (part) => part.toUpperCase().toLowerCase());

/**
 * What a search drops or writes with plain letters, because Unicode takes no accent off it: OBrien finds O'Brien, and thorsdottir finds Þórsdóttir. The
 * function search_text of the database has the same table; tests/server/accents.test.ts compares every letter of Latin-1, Latin Extended-A and Vietnamese.
 */
export const plainForms: ReadonlyMap<string, string> = new Map([
  ...Array.from('øłđħıðŋŧſĸŉŀªºəɛɔɓɗƙƴ', (letter, place) => [letter, 'oldhidntsqnlaoeeobdky'.charAt(place)] as const),
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ß', 'ss'],
  ['þ', 'th'],
  ['\u0133', 'ij'],
  ["'", ''],
  ['·', ''],
]);
const withoutForm = new RegExp(`[${[...plainForms.keys()].join('')}]`, 'g');

/** Returns a text for searching in it: plain, in lower case, without accents and apostrophes. */
export const searchText = (text: string): string =>
  isPlain.test(text) && !text.includes("'")
    ? text.toLowerCase()
    : plainText(
        plainText(text)
          .normalize('NFD')
          .replace(/[\u0300-\u036f]/g, '')
          .toLowerCase()
          .replace(withoutForm, (letter) => plainForms.get(letter)!),
      );

/** Compares names for their order on the server, as the database orders them. */
export function compareNames(left: string, right: string): number {
  const [one, other] = [searchText(left), searchText(right)];
  return one < other ? -1 : Number(one > other);
}

/** What shows: anything but blanks, marks of control and direction, and characters without a shape. */
const visible = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Cn}\u2800\ufffc]/u;

/** Whether nobody sees anything of a text: it counts as no text, in the browser and on the server. */
export const isBlankText = (text: string): boolean => !visible.test(text);

/** Tags of what shows without a text: pictures, films, pages within a page, lines. All others show only what is between them. */
const shownTags = /<(?:img|video|audio|iframe|svg|canvas|hr|input|object|embed)\b/i;
/** Blanks, as HTML names them. */
const blankNames = /&(?:nbsp|ensp|emsp|emsp13|emsp14|numsp|puncsp|thinsp|hairsp|MediumSpace|NoBreak|ZeroWidthSpace|zwnj|zwj|shy|lrm|rlm|Tab|NewLine);/g;

/** The same of HTML: paragraphs, lists, headings and lines without a text. */
export const isBlankHtml = (html: string): boolean =>
  !shownTags.test(html) &&
  isBlankText(
    html
      .replace(/<[^>]*>/g, '')
      .replace(blankNames, '')
      .replace(/&#(x?)([\da-f]+);/gi, readCharacter),
  );

const readCharacter = (_: string, hexadecimal: string, digits: string): string => {
  const code = Number.parseInt(digits, hexadecimal === '' ? 10 : 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : 'x';
};
