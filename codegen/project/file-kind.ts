import type { Kind } from '../../runtime/definitions/kinds';
import { type DefinitionKind, definitionKinds } from './definition-kinds';

/** What a file holds by its name, and the id that the name gives it. */
export interface FileKind {
  kind: DefinitionKind;
  ending: string;
  /** The folder where files of this kind stand. */
  folder: string;
  /** The name without its ending: the id of what it holds. */
  id: string;
  rightPlace: boolean;
}

/** The manifest of a widget that a package brings. */
const ofPackage = /\/widgets\/([^/]+)\/\1\.widget\.json$/;

const kinds = Object.entries(definitionKinds) as [DefinitionKind, Kind][];

/** The customer in whose folder a file stands; nothing for a file of the base. */
export const customerOf = (path: string): string | undefined => /^schemas\/customers\/([^/]+)\//.exec(path)?.[1];

/** Whether any file of a folder is of the kind, whatever its ending. */
const isAnyFile = ({ ending }: Kind): boolean => ending === '.json';

/** Every ending that says what a definition file holds. */
export const endings: string[] = kinds.flatMap(([, kind]) => (isAnyFile(kind) ? [] : kind.ending));

/** What a file holds, told from its path alone. Nothing for a file that no kind fits. */
export function fileKind(path: string): FileKind | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  for (const [kind, row] of kinds) {
    const { ending, folder, customersOwn = false } = row;
    const inFolder = path.startsWith(`${folder}/`) || (kind === 'widget' && ofPackage.test(path));
    if (!name.endsWith(ending) || (isAnyFile(row) && !inFolder)) continue;
    return { kind, ending, folder, id: name.slice(0, -ending.length), rightPlace: customerOf(path) === undefined ? inFolder : customersOwn };
  }
  return undefined;
}

/** The name of a record's file: `user-profile` for UserProfile. */
export const fileNameOf = (title: string): string =>
  title
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
