/** Letters that have no plain form in Unicode. */
const plainForms: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ħ: 'h', ı: 'i', æ: 'ae', œ: 'oe', ß: 'ss' };

/** A text as it is searched: in lower case and without accents. The same as the function search_text of the database. */
export const searchText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[øłđħıæœß]/g, (letter) => plainForms[letter]!);
