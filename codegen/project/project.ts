import type { QueryResults, Query, QueryName } from './query-results';
import type { Definition } from './definition';
import type { DefinitionKind } from './definition-kinds';
import { filterForms } from './filter-forms';
import { queries } from './queries';

/** All definitions as they apply to the base or to one customer, and the facts that follow from them. */
export interface Project {
  /** `null`: the base. */
  customer: string | null;
  find(kind: DefinitionKind, id: string): Definition | undefined;
  all(kind: DefinitionKind): readonly Definition[];
  query: Query;
  /** The results so far, by query and argument; the next project gives the same object where the result is the same. */
  results: ReadonlyMap<string, unknown>;
}

/** A project of these definitions. Where two have one id the first counts. `before`: the project before an edit, or the base of a customer. */
export function createProject(definitions: readonly Definition[], customer: string | null = null, before?: Pick<Project, 'results'>): Project {
  const byKind = new Map<DefinitionKind, Map<string, Definition>>();
  for (const definition of [...definitions, ...filterForms(definitions)]) {
    const same = byKind.get(definition.kind) ?? new Map<string, Definition>();
    byKind.set(definition.kind, same);
    if (!same.has(definition.id)) same.set(definition.id, definition);
  }
  const results = new Map<string, unknown>();
  const query = <Name extends QueryName>(name: Name, argument = ''): QueryResults[Name] => {
    const key = `${name}:${argument}`;
    if (!results.has(key)) {
      const result: unknown = queries[name](project, argument);
      const previous = before?.results.get(key);
      results.set(key, isSame(previous, result) ? previous : result);
    }
    return results.get(key) as QueryResults[Name];
  };
  const project: Project = {
    customer,
    results,
    find: (kind, id) => byKind.get(kind)?.get(id),
    all: (kind) => [...(byKind.get(kind)?.values() ?? [])],
    query,
  };
  return project;
}

/** Whether two results are equal. Definitions are equal only when they are the same object. */
function isSame(previous: unknown, result: unknown): boolean {
  if (previous === result) return true;
  if (typeof previous !== 'object' || typeof result !== 'object' || previous === null || result === null) return false;
  const [left, right] = [Object.entries(previous), Object.entries(result)];
  if (left.length === right.length && left.every(([key, value], index) => right[index]?.[0] === key && right[index]?.[1] === value)) return true;
  return !holdsDefinitions(previous) && !holdsDefinitions(result) && JSON.stringify(previous) === JSON.stringify(result);
}

const holdsDefinitions = (value: object): boolean =>
  ('document' in value && 'sound' in value) || (Array.isArray(value) && value.some((item) => typeof item === 'object'));

/** A query that a check has made, with its result. */
export interface Dependency {
  name: QueryName;
  argument: string;
  result: unknown;
}

/** Records the queries of a check as its dependencies: while their results stay the same, so do its faults. */
export function tracked(project: Project): { query: Query; dependencies: () => Dependency[] } {
  const dependencies = new Map<string, Dependency>();
  const query: Query = (name, argument = '') => {
    const result = project.query(name, argument);
    dependencies.set(`${name}:${argument}`, { name, argument, result });
    return result;
  };
  return { query, dependencies: () => [...dependencies.values()] };
}

/** Whether the queries still have the recorded results, so that the check need not run again. */
export const isUpToDate = (project: Project, dependencies: readonly Dependency[]): boolean =>
  dependencies.every(({ name, argument, result }) => project.query(name, argument) === result);
