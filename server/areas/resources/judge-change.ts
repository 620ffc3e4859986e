import { translated } from '../../../runtime/format/language';
import type { CompiledResource, JsonSchema } from '../../../runtime/definitions/compiled';
import type { ResourceChange } from '../../../runtime/definitions/shapes/resource';
import { holds, resolveTemplate, type Scope } from '../../../runtime/expressions/evaluate';
import { isBlankText } from '../../../runtime/format/plain-text';
import { textOf } from '../../../runtime/expressions/text';
import { valueAt } from '../../../runtime/validation/pointer';
import { userOf } from '../../calls/caller-answers';
import { todayOf } from '../../calls/time-zone';
import type { Tools } from '../../calls/tools';
import { constantsOf, settingsIn } from '../../foundation/constants';
import { textOfHtml } from '../../foundation/html-text';
import { cleanRichText } from '../../foundation/rich-text';
import { isPicture } from '../../foundation/files/judge-file';
import { badRequest, conflict, type OutcomeKind, Refused } from '../../foundation/outcome';
import type { RowsPlace } from '../../records/resources';
import { propertyOf } from './answer';
import { columnAt, type RowsCall } from './rows-call';

type Value = Record<string, unknown>;

/** A change that is about to be made. */
interface Change {
  kind: ResourceChange;
  before: Value | null;
  /** As it was sent; null where the row is removed. */
  after: Value | null;
  /** The rows that the owner has before it. */
  count: number;
}

const scopeOf = ({ caller, revision, person }: RowsCall, { before, after, count }: Change, { clock }: Tools): Scope => ({
  before,
  after,
  count,
  caller: userOf(caller),
  isOwn: person === undefined,
  settings: settingsIn(revision),
  now: clock.now().toISOString(),
  today: todayOf({ caller, revision }, clock),
});

/** What is stored of what was sent: with what the server sets, over whatever was sent for it; what it set once stays. */
export function withSetValues(resource: CompiledResource, call: RowsCall, change: Change & { after: Value }, tools: Tools): Value {
  const sets = Object.entries(resource.sets ?? {});
  const notHeard = ['Version', resource.key, resource.ownerKey, ...Object.keys(resource.sets ?? {})];
  const sent = Object.fromEntries(Object.entries(change.after).map(([name, value]) => [name, storedText(propertyOf(resource.schema, name), value)]));
  const own = Object.fromEntries(Object.entries(sent).filter(([name]) => !notHeard.includes(name)));
  const scope = { ...scopeOf(call, { ...change, after: own }, tools), sent };
  const set = sets.map(([name, { value, on }]): [string, unknown] => [
    name,
    on === 'create' && change.before !== null ? change.before[name] : resolveTemplate(value, scope),
  ]);
  return { ...own, ...Object.fromEntries(set.filter(([, value]) => value !== null && value !== undefined)) };
}

/** A text of one line is stored without blanks at its ends, and rich text (`contentMediaType: text/html`) cleaned: without any letters it is empty. */
function storedText(property: JsonSchema | undefined, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (property?.contentMediaType !== 'text/html') return property?.format === 'line' ? value.trim() : value;
  const content = cleanRichText(value);
  return isBlankText(textOfHtml(content)) ? '' : content;
}

const kinds: Record<400 | 403 | 409, OutcomeKind> = { 400: 'badRequest', 403: 'forbidden', 409: 'conflict' };

/**
 * Holds a change to the rules of its resource. A rule whose expression fails does not hold.
 * @throws Refused with the message of the first rule that does not hold.
 */
export function holdToRules({ rules = [] }: CompiledResource, call: RowsCall, change: Change, tools: Tools): void {
  const scope = scopeOf(call, change, tools);
  for (const { id, on, validWhen, status, message, at } of rules) {
    if (!on.includes(change.kind) || holds(validWhen.$, scope)) continue;
    throw new Refused(kinds[status], [{ Code: id, Message: textOf(message, scope), ...(at !== undefined && { Field: at }) }], true);
  }
}

/** @throws Refused where the owner has as many rows as there may be. */
export function holdToLimit({ limit }: CompiledResource, count: number): void {
  if (count > limit) throw conflict(translated('You have reached the limit of {n}. Delete one first.', { n: limit }));
}

/** What of a row must differ among those of an owner. */
export const uniqueValues = (resource: CompiledResource, { properties }: NonNullable<CompiledResource['unique']>[number], value: Value) =>
  properties.map((pointer) => ({ column: columnAt(resource, pointer), value: valueAt(value, pointer) }));

/** @throws Refused where another row of the owner has what must differ. What is not there differs from everything. */
export async function holdToUnique(
  resource: CompiledResource,
  place: RowsPlace,
  row: { key: string; value: Value },
  { resources }: Pick<Tools, 'resources'>,
): Promise<void> {
  for (const unique of resource.unique ?? []) {
    const { properties, message } = unique;
    const values = uniqueValues(resource, unique, row.value);
    if (values.every(({ value }) => value === undefined || value === null)) continue;
    const keys = await resources.keysWith(place, values);
    if (keys.some((key) => key !== row.key)) throw badRequest([{ Code: unique.code ?? 'unique', Field: properties[0]!, Message: textOf(message, {}) }], true);
  }
}

/**
 * A property with `contentMediaType` of a picture has a picture: its content is judged, not what its address says of it.
 * @throws Refused where it has something else.
 */
export async function holdToPictures({ schema }: CompiledResource, { revision }: RowsCall, value: Value): Promise<void> {
  const { uploadOfAnotherKind, ...limits } = constantsOf(revision).server;
  for (const [name, part] of Object.entries(value)) {
    const kind = propertyOf(schema, name)?.contentMediaType;
    if (typeof part !== 'string' || typeof kind !== 'string' || !kind.startsWith('image/')) continue;
    if (!(await isPicture(part, kind, limits))) throw badRequest([{ Code: 'fileType', Field: `/${name}`, Message: uploadOfAnotherKind }], true);
  }
}
