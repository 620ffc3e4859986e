/** The files of the definitions that name a widget, given the text of each. */
export const usedBy = (widget: string, texts: Readonly<Record<string, string>>): string[] =>
  Object.entries(texts)
    .filter(([file, text]) => !file.startsWith('widgets/') && new RegExp(`"widget": *"${widget}"`).test(text))
    .map(([file]) => file)
    .sort();

const title = /^ *(?:test(?:\.each)?(?:<[^>]*>)?|\](?: as const)?\))\((?:\[[^\n]*?\](?: as const)?\)\(|[\w.()]+\)\()?\s*(['"`])((?:(?!\1)[^\\]|\\.)+)\1/gm;

/** The titles of the tests of a file, as they are written: of a table of cases, with its placeholders. */
export const testTitles = (text: string): string[] => [...text.matchAll(title)].map(([, , said]) => (said ?? '').replaceAll("\\'", "'"));

/** A key of a manifest. */
export interface WidgetKey {
  key: string;
  does: string;
  native?: boolean;
}

/** The rows of the table of keys: those that do the same stand in one, each as the keys that are held and the one that is pressed. */
export function keyRows(keys: readonly WidgetKey[]): { keys: string[][]; does: string; native: boolean }[] {
  const rows: ReturnType<typeof keyRows> = [];
  for (const { key, does, native = false } of keys) {
    const same = rows.find((row) => row.does === does && row.native === native);
    if (same === undefined) rows.push({ keys: [key.split('+')], does, native });
    else same.keys.push(key.split('+'));
  }
  return rows;
}
