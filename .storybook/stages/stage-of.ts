import { parts } from 'virtual:definitions';
import type { StoryParts } from '../../codegen/generate/story-parts';
import type { JsonSchema, Revision, ScreenBundle } from '../../runtime/definitions/compiled';
import type { Actions } from '../../runtime/definitions/actions/later';
import type { Node } from '../../runtime/definitions/nodes';
import { partsIn } from '../languages';
import { sampleValue } from '../../server/demo/sample-value';
import { seededRandom } from '../../server/demo/seeded-random';

const known = new Map<string, Revision>();

/** All tables, dialogs, fieldsets and flows of a revision's customer. */
export function partsOf(revision: Revision): StoryParts {
  const own = parts[revision.customer ?? 'base'] ?? parts.base;
  if (!own) throw new Error('There are no parts of the base.');
  return partsIn(own, revision);
}

/** The revision with one screen more, `stage`, of these parts. The same object for the same name: a stage starts once. */
export function withStage(revision: Revision, name: string, body: () => Node[], onOpen?: Actions): Revision {
  const key = `${revision.hash} ${name}`;
  const found = known.get(key) ?? addStage(revision, body(), onOpen);
  known.set(key, found);
  return found;
}

function addStage(revision: Revision, body: Node[], onOpen: Actions | undefined): Revision {
  const bundle: ScreenBundle = {
    screen: { id: 'stage', kind: 'screen', path: '/stage', title: 'Stage', allow: 'everyone', layout: 'bare', onOpen, body: [{ id: 'story', stack: body }] },
    forms: revision.forms,
    formulas: revision.formulas,
    ...partsOf(revision),
  };
  const route = { screen: 'stage', path: '/stage', title: 'Stage', allow: 'everyone' as const, guards: [], layout: 'bare' };
  return { ...revision, screens: { ...revision.screens, stage: bundle }, shell: { ...revision.shell, routes: [...revision.shell.routes, route] } };
}

/** Lifelike data of a schema, the same each time: its examples where it has some; every list has a few elements. */
export const sampleOf = (schema: JsonSchema | undefined, { records }: Revision): unknown =>
  schema ? sampleValue(lifelike(schema, records) as JsonSchema, seededRandom(7)) : undefined;

function lifelike(schema: unknown, records: Revision['records']): unknown {
  if (Array.isArray(schema)) return schema.map((part) => lifelike(part, records));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, examples } = schema as { $ref?: string; examples?: unknown[] };
  if (Array.isArray(examples) && examples.length > 0) return { const: examples[0] };
  if ($ref?.startsWith('record:')) return lifelike(records[$ref.slice('record:'.length)], records);
  const parts = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, lifelike(part, records)]));
  return parts.type === 'array' && parts.minItems === undefined ? { ...parts, minItems: 3 } : parts;
}
