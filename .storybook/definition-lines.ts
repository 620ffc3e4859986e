/** A line of a definition as it is read beside its story. */
interface DefinitionLine {
  text: string;
  /** The file and the line where it was written, where that is another file. */
  from?: string | undefined;
  /** The operation by which an overlay would change what stands here; where it has an address. */
  operation?: { op: 'set'; in: string; node?: string; property: string; was: unknown; to: unknown } | undefined;
}

/** Kinds whose parts are addressed by their ids. */
const byId = ['screen', 'dialog', 'layout', 'fragment', 'form', 'table', 'filter', 'questionnaire'];

/** A definition line by line, each with where it comes from and how it is changed. `from` says by JSON Pointer where what is not of its own file was written. */
export function linesOf(value: unknown, from: Readonly<Record<string, string>> = {}): DefinitionLine[] {
  const { kind, id } = (value ?? {}) as { kind?: string; id?: string };
  const target = kind !== undefined && byId.includes(kind) ? `${kind}:${id}` : undefined;
  const lines: DefinitionLine[] = [];
  const step = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');
  const write = (
    part: unknown,
    at: string,
    indent: string,
    before: string,
    after: string,
    origin: string | undefined,
    operation: DefinitionLine['operation'],
  ) => {
    const own = from[at] ?? origin;
    const shown = own?.includes(':') === true ? own : undefined;
    const line = (text: string, more: Partial<DefinitionLine> = {}) => lines.push({ text: indent + text, from: shown, ...more });
    if (typeof part !== 'object' || part === null) return line(`${before}${JSON.stringify(part)}${after}`, { operation });
    const entries = Object.entries(part);
    const [open, close] = Array.isArray(part) ? ['[', ']'] : ['{', '}'];
    if (entries.length === 0) return line(`${before}${open}${close}${after}`, { operation });
    line(`${before}${open}`);
    const node = (part as { id?: unknown }).id;
    for (const [index, [key, inner]] of entries.entries()) {
      const isNamed = !Array.isArray(part) && (at === '' || typeof node === 'string') && !['id', 'kind', '$schema'].includes(key);
      const change =
        target !== undefined && isNamed
          ? { op: 'set' as const, in: target, ...(at !== '' && { node: String(node) }), property: key, was: inner, to: inner }
          : undefined;
      const head = Array.isArray(part) ? '' : `${JSON.stringify(key)}: `;
      write(inner, `${at}/${step(key)}`, `${indent}  `, head, index < entries.length - 1 ? ',' : '', own, change);
    }
    return line(`${close}${after}`);
  };
  write(value, '', '', '', '', undefined, undefined);
  return lines;
}
