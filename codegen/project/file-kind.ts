import { type KindName, kinds } from '../../runtime/definitions/kinds';
import type { DefinitionKind } from './definition';

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

const standards = {
  record: { ending: '.schema.json', folder: 'schemas/records' },
  widget: { ending: '.widget.json', folder: 'widgets' },
} satisfies Partial<Record<DefinitionKind, { ending: string; folder: string }>>;

/** What a customer may have of its own, as a whole file in its folder beside its overlays. */
const ownKinds: DefinitionKind[] = ['form', 'filter', 'table', 'fieldset', 'questionnaire', 'item', 'validator', 'screen', 'dialog', 'flow', 'overlay'];

/** The customer in whose folder a file stands; nothing for a file of the base. */
export const customerOf = (path: string): string | undefined => /^schemas\/customers\/([^/]+)\//.exec(path)?.[1];

/** Every ending a definition file may have. */
export const endings: string[] = [...Object.values(kinds), ...Object.values(standards)].map(({ ending }) => ending);

/** What a file holds, told from its path alone. Nothing for a file that no kind fits. */
export function fileKind(path: string): FileKind | undefined {
  const name = path.slice(path.lastIndexOf('/') + 1);
  for (const [kind, { ending, folder }] of Object.entries({ ...kinds, ...standards }) as [KindName, { ending: string; folder: string }][])
    if (name.endsWith(ending)) {
      const rightPlace = customerOf(path) === undefined ? path.startsWith(`${folder}/`) : ownKinds.includes(kind);
      return { kind, ending, folder, id: name.slice(0, -ending.length), rightPlace };
    }
  if (path.startsWith('schemas/endpoints/'))
    return { kind: 'endpoints', ending: '.json', folder: 'schemas/endpoints', id: name.slice(0, -'.json'.length), rightPlace: true };
  return undefined;
}

/** The name of a record's file: `user-profile` for UserProfile. */
export const fileNameOf = (title: string): string =>
  title
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
