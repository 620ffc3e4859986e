import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { EndpointOperation } from '../../runtime/definitions/shapes/endpoints';
import type { Resource } from '../../runtime/definitions/shapes/resource';
import { namesOf, partAt } from '../check/schema-path';
import type { ResourceRecord } from './made-calls';

export type Parameter = NonNullable<EndpointOperation['parameters']>[number];

/** A parameter of the query that may be left out. */
export const parameterNamed = (name: string, description: string, schema: JsonSchema): Parameter => ({ name, in: 'query', description, schema });

/** A property as parameters name it: Day, Address.City. */
export const columnName = (pointer: string): string => namesOf(pointer).join('.');

/** The keys that can stand in an address: of harmless characters, and the first of them no dot: browsers take `.` and `..` out of a path. */
export const rowKeyPattern = '^[A-Za-z0-9_-][A-Za-z0-9_.-]*$';

/** What names a row: a text that the server makes, or a number that it counts. */
export const keySchema = ({ key }: Pick<Resource, 'key'>, record: JsonSchema): JsonSchema => {
  const property = key === undefined ? undefined : (record.properties as Record<string, JsonSchema> | undefined)?.[key];
  if (property?.type === 'integer') return { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
  return { type: 'string', maxLength: 64, pattern: rowKeyPattern };
};

const usualPageSize = 20;

/** How a list is asked for: its page, its order, what is looked for, and a parameter for each property that narrows it. */
export function listParameters({ calls }: Resource, { written, columns }: ResourceRecord): Parameter[] {
  const { filters = [], search = [], pageSize = usualPageSize } = calls?.list ?? {};
  const names = Object.keys(columns).map(columnName);
  return [
    parameterNamed('page', 'Which page, from 0.', { type: 'integer', minimum: 0, maximum: 100_000, default: 0 }),
    parameterNamed('pageSize', 'Rows of a page.', { type: 'integer', minimum: 1, maximum: 100, default: pageSize }),
    parameterNamed('sort', 'The property to sort by; a minus before it: descending.', { type: 'string', enum: names.flatMap((name) => [name, `-${name}`]) }),
    ...(search.length > 0 ? [parameterNamed('search', 'Letters that the rows have, in any case.', { type: 'string', maxLength: 100 })] : []),
    ...filters.map((pointer) => parameterNamed(columnName(pointer), 'Only rows with this value.', narrowing(partAt(written, namesOf(pointer))))),
  ];
}

/** The values that a list may be narrowed by. Only their kind counts: a value that no row has finds none. */
function narrowing(property: JsonSchema | undefined): JsonSchema {
  const { type, enum: values } = property ?? {};
  if (Array.isArray(values)) return { enum: values };
  return type === 'boolean' || type === 'integer' || type === 'number' ? { type } : { type: 'string', maxLength: 1000 };
}
