import type { Node } from '../../runtime/definitions/nodes';
import { type Open, treeOf } from '../../runtime/definitions/open';
import type { DataSource } from '../../runtime/definitions/shapes/screen-parts';

/**
 * A screen, dialog or layout whose data is in the order in which its parts wait for it, from top to bottom; what no part waits for comes last. The page
 * makes calls in this order, and a browser sends few at a time: what shows first is asked for first, also where it is the data of a fragment.
 */
export function withDataInOrder<Definition extends Open>(definition: Definition): Definition {
  const { data } = definition;
  if (data === undefined || Object.keys(data).length < 2) return definition;
  const awaited = treeOf(definition).flatMap(({ node }) => awaitedBy(node).flatMap((name) => [...sourcesBefore(name, data), name]));
  const names = new Set([...awaited, ...Object.keys(data)].filter((name) => Object.hasOwn(data, name)));
  return { ...definition, data: Object.fromEntries([...names].map((name) => [name, data[name]])) };
}

const awaitedBy = (node: Node): readonly string[] => ('await' in node ? node.await : []);

/** The data that must have come before the call of `name` can be made. */
const sourcesBefore = (name: string, data: Record<string, DataSource>): string[] =>
  [...JSON.stringify([data[name]?.when, data[name]?.input]).matchAll(/\bdata\.(\w+)/g)].map(([, before]) => before ?? '');
