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
  /** What the next project may keep of this one: its lists and results are the same objects there, where they say the same. */
  lists: ReadonlyMap<DefinitionKind, readonly Definition[]>;
  results: ReadonlyMap<string, Result>;
}

/** The result of a query, and what it was made of. */
interface Result {
  value: unknown;
  dependencies: Dependency[];
}

/** Whether a project still gives what was read of another: a definition, a list of them or the result of a query. */
export type Dependency = (project: Project) => boolean;

/** A project of these definitions. Where two have one id the first counts. `before`: the project before an edit, or the base of a customer. */
export function createProject(definitions: readonly Definition[], customer: string | null = null, before?: Pick<Project, 'lists' | 'results'>): Project {
  const byKind = new Map<DefinitionKind, Map<string, Definition>>();
  for (const definition of [...definitions, ...filterForms(definitions)]) {
    const same = byKind.get(definition.kind) ?? new Map<string, Definition>();
    byKind.set(definition.kind, same);
    if (!same.has(definition.id)) same.set(definition.id, definition);
  }
  const lists = new Map([...byKind].map(([kind, found]) => [kind, sameList(before?.lists.get(kind), [...found.values()])]));
  const results = new Map<string, Result>();
  // Only these of the project before: a project that held it would hold all before it too.
  const { results: earlier } = before ?? {};
  const resultOf = (key: string, name: QueryName, argument: string): Result => {
    const previous = earlier?.get(key);
    if (previous && isUpToDate(project, previous.dependencies)) return previous;
    const { project: read, dependencies } = tracked(project);
    const value: unknown = queries[name](read, argument);
    return { value: previous && isSame(previous.value, value) ? previous.value : value, dependencies: dependencies() };
  };
  const query = <Name extends QueryName>(name: Name, argument = ''): QueryResults[Name] => {
    const key = `${name}:${argument}`;
    const result = results.get(key) ?? resultOf(key, name, argument);
    results.set(key, result);
    return result.value as QueryResults[Name];
  };
  const project: Project = {
    customer,
    lists,
    results,
    find: (kind, id) => byKind.get(kind)?.get(id),
    all: (kind) => lists.get(kind) ?? none,
    query,
  };
  return project;
}

const none: readonly Definition[] = [];
const sameList = (previous: readonly Definition[] | undefined, list: readonly Definition[]) =>
  previous?.length === list.length && list.every((definition, index) => definition === previous[index]) ? previous : list;

/** Whether two projects are of the same definitions: what was found of the one then holds of the other. */
export const isSameProject = (one: Pick<Project, 'lists'>, other: Pick<Project, 'lists'>): boolean =>
  one.lists.size === other.lists.size && [...one.lists].every(([kind, list]) => other.lists.get(kind) === list);

/** Whether two results are equal, in the order of their keys too. Definitions, and whatever is no JSON, are equal only when they are the same object. */
function isSame(previous: unknown, result: unknown): boolean {
  if (previous === result) return true;
  if (Array.isArray(previous))
    return Array.isArray(result) && previous.length === result.length && previous.every((item, index) => isSame(item, result[index]));
  if (!isPlain(previous) || !isPlain(result)) return false;
  const [left, right] = [Object.keys(previous), Object.keys(result)];
  return left.length === right.length && left.every((key, index) => right[index] === key && isSame(previous[key], result[key]));
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype && !('document' in value && 'sound' in value);

/** A view of a project that records what is read of it: while all of it stays the same, so does what was made of it. */
export function tracked(project: Project): { project: Project; dependencies: () => Dependency[] } {
  const dependencies = new Map<string, Dependency>();
  const read: Project = {
    ...project,
    find(kind, id) {
      const found = project.find(kind, id);
      dependencies.set(`find ${kind} ${id}`, (next) => next.find(kind, id) === found);
      return found;
    },
    all(kind) {
      const list = project.all(kind);
      dependencies.set(`all ${kind}`, (next) => next.all(kind) === list);
      return list;
    },
    query(name, argument = '') {
      const result = project.query(name, argument);
      dependencies.set(`query ${name} ${argument}`, (next) => next.query(name, argument) === result);
      return result;
    },
  };
  return { project: read, dependencies: () => [...dependencies.values()] };
}

/** Whether a project still gives all that was read of another. */
export const isUpToDate = (project: Project, dependencies: readonly Dependency[]): boolean => dependencies.every((holds) => holds(project));
