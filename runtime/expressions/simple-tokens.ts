const token =
  /\s*(?:([A-Za-z_]\w*)|((?:0|[1-9]\d{0,14})(?:\.\d{1,6})?)(?![\w.])|('(?:[^'\\\n\r]|\\[nt'"\\])*'|"(?:[^"\\\n\r]|\\[nt'"\\])*")|(&&|\|\||==|!=|<=|>=|[<>!().?:+*/,[\]{}-]))/y;

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t' };

export interface Token {
  kind: 'name' | 'number' | 'text' | 'sign' | 'end';
  text: string;
}

/** Leaves the expression to the library. */
export class NotSimple extends Error {}

/** Splits an expression into its words and signs. */
export function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  token.lastIndex = 0;
  const end = source.trimEnd().length;
  while (token.lastIndex < end) {
    const found = token.exec(source);
    if (found === null) throw new NotSimple();
    const [, name, number, text, sign] = found;
    if (name !== undefined) tokens.push({ kind: 'name', text: name });
    else if (number !== undefined) tokens.push({ kind: 'number', text: number });
    else if (text !== undefined) tokens.push({ kind: 'text', text: text.slice(1, -1).replace(/\\(.)/g, (_, escaped: string) => escapes[escaped] ?? escaped) });
    else tokens.push({ kind: 'sign', text: sign ?? '' });
  }
  return tokens;
}

/** Words that never name anything. */
export const keywords = new Set(
  'in true false null as break const continue else for function if import let loop package namespace return var void while'.split(' '),
);
/** Names of CEL's own types: of a loop's variable they may be the name. */
export const types = new Set('int uint double bool string bytes list map null_type type dyn google optional timestamp duration'.split(' '));
/** Words that are no name of a property either. */
export const literalNames = new Set(['in', 'true', 'false', 'null']);
