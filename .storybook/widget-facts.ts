/** The files of the definitions that name a widget, given the text of each. */
export const usedBy = (widget: string, texts: Readonly<Record<string, string>>): string[] =>
  Object.entries(texts)
    .filter(([file, text]) => !file.startsWith('widgets/') && new RegExp(`"widget": *"${widget}"`).test(text))
    .map(([file]) => file)
    .sort();

const title = /^ *(?:test(?:\.each)?(?:<[^>]*>)?|\](?: as const)?\))\((?:\[[^\n]*?\](?: as const)?\)\(|[\w.()]+\)\()?\s*(['"`])((?:(?!\1)[^\\]|\\.)+)\1/gm;

/** The titles of the tests of a file, as they are written: of a table of cases, with its placeholders. */
export const testTitles = (text: string): string[] => [...text.matchAll(title)].map(([, , said]) => (said ?? '').replaceAll("\\'", "'"));
