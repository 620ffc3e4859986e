import type { Path } from '../document';

type NameKind = 'state' | 'data' | 'nodes' | 'actions' | 'let';

/** Under which keys of nodes and actions there is a name: of a variable, of declared data, of a node, of named actions. */
const namingKeys: Record<string, NameKind> = {
  do: 'actions',
  set: 'state',
  selected: 'state',
  await: 'data',
  refetch: 'data',
  update: 'data',
  submits: 'nodes',
  submitForm: 'nodes',
  resetForm: 'nodes',
  fillForm: 'nodes',
  showErrors: 'nodes',
  open: 'nodes',
};

/** What stands under these keys is data of the author's own, in which any key may occur. */
const dataKeys = new Set(['input', 'payload', 'options', 'value', 'values', 'to', 'schema', 'replace', 'prepend', 'append', 'remove', 'merge']);

/** Whether a key stands for an event of a widget, form, table or fragment: what is done at `remove` or `change` is the fragment's own. */
const isEvent = (path: Path, index: number) => path[index - 1] === 'on' && typeof path[index - 2] !== 'string' && path[index - 2] !== undefined;

/** The names that a fragment has for itself. */
export type OwnNames = Record<NameKind, ReadonlySet<string>>;

/** Which of a fragment's own names a text at this place is; nothing where it is none. */
export function ownNameAt(path: Path, text: string, own: OwnNames): NameKind | undefined {
  if (path.some((key, index) => dataKeys.has(String(key)) && !isEvent(path, index))) return undefined;
  const last = path.at(-1);
  if (last === 'id') return own.nodes.has(text) ? 'nodes' : undefined;
  const key = String(typeof last === 'number' ? path.at(-2) : last);
  const kind = Object.hasOwn(namingKeys, key) ? namingKeys[key] : undefined;
  return kind !== undefined && own[kind].has(text) ? kind : undefined;
}

/** Names that expressions read alone have letters and digits only: filtersChosen. */
const joined = (use: string, name: string) => `${camelCase(use)}${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
const camelCase = (id: string) => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** How the parts of a fragment are named where it is used: its nodes filters-save, its variables and data filters_chosen, its values and actions filtersSave. */
export const namesWithin = (use: string) => ({
  nodes: (id: string) => `${use}-${id}`,
  state: (name: string) => `${use.replaceAll('-', '_')}_${name}`,
  data: (name: string) => `${use.replaceAll('-', '_')}_${name}`,
  actions: (name: string) => joined(use, name),
  let: (name: string) => joined(use, name),
});

/** The name that a fragment has for what is named `name` where it is used. */
export function ownNameOf(use: string, kind: 'state' | 'data' | 'actions' | 'let', name: string): string {
  if (kind === 'state' || kind === 'data') return name.slice(use.length + 1);
  const own = name.slice(camelCase(use).length);
  return own.slice(0, 1).toLowerCase() + own.slice(1);
}
