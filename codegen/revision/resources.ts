import type { CompiledResource } from '../../runtime/definitions/compiled';
import type { Resource } from '../../runtime/definitions/shapes/resource';
import type { Project } from '../project/project';
import { columnsOf } from '../resources/row-schemas';
import { allOf, byId } from './parts';

const made = new WeakMap<object, WeakMap<object, CompiledResource>>();

/** Every resource with its record written out. The same object for the same resource and record. */
export const resourcesOf = (project: Project): Record<string, CompiledResource> =>
  byId(
    Object.entries(allOf<Resource>(project, 'resource')).map(([id, resource]) => [
      id,
      compiledResource(resource, project.query('schema', resource.record) ?? {}),
    ]),
  );

function compiledResource(resource: Resource, schema: Record<string, unknown>): CompiledResource {
  const known = made.get(resource) ?? new WeakMap<object, CompiledResource>();
  made.set(resource, known);
  if (!known.has(schema)) known.set(schema, { ...resource, key: resource.key ?? '', limit: resource.limit ?? 1, schema, columns: columnsOf(schema) });
  return known.get(schema) as CompiledResource;
}
