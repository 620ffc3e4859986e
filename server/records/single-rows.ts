import type { CompiledResource, Revision } from '../../runtime/definitions/compiled';
import { resolveTemplate } from '../../runtime/expressions/evaluate';
import { settingsIn } from '../foundation/constants';
import type { Entity } from '../../schemas/generated/records';

type Value = Record<string, unknown>;

/** Under which key the row of an owner is stored that has one at most. */
export const singleKey = 'one';

/** What is stored of a single row: the owner's, and of a company that belongs to a partner the partner's. */
interface HeldRows {
  own: Value | undefined;
  partner: Value | undefined;
  /** The company that the row is of, or whose person; nothing before anybody is known. */
  entity: Entity | undefined;
}

/** What holds, and whether it is the partner's. */
export interface ShownRow {
  value: Value;
  isPartners: boolean;
}

/** The property by which a single row follows that of the partner. */
export const followsBy = ({ inherits }: Pick<CompiledResource, 'inherits'>): string | undefined =>
  typeof inherits === 'object' ? inherits.by.slice(1).replaceAll('~1', '/').replaceAll('~0', '~') : undefined;

/** The properties that are never saved: they are always as the defaults have them. */
export const readOnlyNames = ({ schema }: Pick<CompiledResource, 'schema'>): string[] =>
  Object.entries((schema.properties ?? {}) as Record<string, { readOnly?: boolean }>).flatMap(([name, { readOnly }]) => (readOnly === true ? name : []));

/**
 * What a single row is for its owner: the partner's while it follows that, else its own, laid over the defaults.
 * @param follows Whether it is to follow the partner's; without it as the row says. Without a partner nothing is followed.
 */
export function shownRow(resource: CompiledResource, { own, partner, entity }: HeldRows, revision: Revision, follows?: boolean): ShownRow {
  const by = followsBy(resource);
  const usual = (names: readonly string[]) => defaultsOf(resource, names, entity, revision);
  const wantsTo = by !== undefined && (follows ?? (own?.[by] === undefined ? usual([by])[by] : own[by]) === true);
  const isPartners = wantsTo && entity !== undefined && partnerOf(entity) !== undefined;
  const neverSaved = readOnlyNames(resource);
  const held = Object.fromEntries(Object.entries({ ...(isPartners ? partner : own) }).filter(([name]) => !neverSaved.includes(name)));
  const missing = Object.keys(resource.defaults ?? {}).filter((name) => !Object.hasOwn(held, name));
  return { value: { ...usual(missing), ...held, ...(by !== undefined && { [by]: isPartners }) }, isPartners };
}

/** The company whose rows another one may follow; nothing of a partner itself, and of a company that belongs to none. */
export const partnerOf = ({ IsPartner, ParentEntityId }: { IsPartner: boolean; ParentEntityId?: string | null | undefined }): string | undefined =>
  IsPartner ? undefined : (ParentEntityId ?? undefined);

/** What some properties are before anybody has saved them. */
function defaultsOf({ defaults = {} }: CompiledResource, names: readonly string[], entity: Entity | undefined, revision: Revision): Value {
  const scope = { entity: entity ?? null, settings: settingsIn(revision) };
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = resolveTemplate(defaults[name], scope);
      return value === null || value === undefined ? [] : [[name, value]];
    }),
  );
}
