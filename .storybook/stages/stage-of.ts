import type { JsonSchema, Revision, ScreenBundle } from '../../runtime/definitions/compiled';
import type { Node } from '../../runtime/definitions/shapes/node';
import { sampleValue } from '../../server/demo/sample-value';
import { seededRandom } from '../../server/demo/seeded-random';

const known = new Map<string, Revision>();

/** The revision with one screen more, `stage`, of these parts. The same object for the same name: a stage starts once. */
export function withStage(revision: Revision, name: string, body: () => Node[]): Revision {
  const key = `${revision.hash} ${name}`;
  const found = known.get(key) ?? addStage(revision, body());
  known.set(key, found);
  return found;
}

function addStage(revision: Revision, body: Node[]): Revision {
  const all = Object.values(revision.screens);
  const gather = <Kind extends 'tables' | 'dialogs' | 'fieldsets' | 'flows'>(kind: Kind) =>
    Object.assign({}, ...all.map((bundle) => bundle[kind])) as ScreenBundle[Kind];
  const bundle: ScreenBundle = {
    screen: { id: 'stage', kind: 'screen', path: '/stage', title: 'Stage', allow: 'everyone', layout: 'bare', body },
    forms: revision.forms,
    operations: revision.operations,
    tables: gather('tables'),
    dialogs: gather('dialogs'),
    fieldsets: gather('fieldsets'),
    flows: gather('flows'),
  };
  const route = { screen: 'stage', path: '/stage', title: 'Stage', allow: 'everyone' as const };
  return { ...revision, screens: { ...revision.screens, stage: bundle }, shell: { ...revision.shell, routes: [...revision.shell.routes, route] } };
}

/** Lifelike data of a schema, the same each time; every list has a few elements. */
export const sampleOf = (schema: JsonSchema | undefined, { records }: Revision): unknown =>
  schema ? sampleValue(withItems(schema, records) as JsonSchema, seededRandom(7)) : undefined;

function withItems(schema: unknown, records: Revision['records']): unknown {
  if (Array.isArray(schema)) return schema.map((part) => withItems(part, records));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref } = schema as { $ref?: string };
  if ($ref?.startsWith('record:')) return withItems(records[$ref.slice('record:'.length)], records);
  const parts = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, withItems(part, records)]));
  return parts.type === 'array' && parts.minItems === undefined ? { ...parts, minItems: 3 } : parts;
}
