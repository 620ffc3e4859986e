import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Item } from '../../runtime/definitions/shapes/catalogue';
import type { Dialog } from '../../runtime/definitions/shapes/dialog';
import type { Endpoints, ServerQuery } from '../../runtime/definitions/shapes/endpoints';
import { flowVariable } from '../../runtime/definitions/flow-variable';
import type { Guards } from '../../runtime/definitions/shapes/guards';
import { treeOf } from '../../runtime/definitions/open';
import { isExpression } from '../../runtime/definitions/shapes/is-expression';
import type { Adapter } from '../../runtime/definitions/shapes/adapter';
import type { Layout } from '../../runtime/definitions/shapes/layout';
import type { Resource } from '../../runtime/definitions/shapes/resource';
import type { Screen } from '../../runtime/definitions/shapes/screen';
import type { App, Constants, Navigation, Sources } from '../../runtime/definitions/shapes/settings';
import { valueAt } from '../../runtime/validation/pointer';
import { type Records, writeOut } from '../records';
import { declaredByResource, operationsOfResource } from '../resources/operations';
import { partAt } from '../check/schema-path';
import type { QueryResults, QueryName } from './query-results';
import type { Definition } from './definition';
import { type DefinitionKind, definitionKinds } from './definition-kinds';
import { declaredCalls, operationsOf, sentRecords } from './calls';
import { adapterCalls } from './adapter-calls';
import { missingRecords } from './missing-records';
import type { Project } from './project';
import { objectSchema, sessionScope, settingsScope } from './session-scope';
import type { RecordShape } from './standard-shapes';
import { own } from '../../runtime/validation/own';

type Queried<Name extends QueryName> = (project: Project, argument: string) => QueryResults[Name];

/** Each definition by its kind and id. */
const definitions = Object.fromEntries(
  Object.keys(definitionKinds).map((kind) => [kind, (project: Project, id: string) => project.find(kind as DefinitionKind, id)]),
) as { [Kind in DefinitionKind]: Queried<Kind> };
const sound = <Value>(project: Project, kind: DefinitionKind) => project.all(kind).filter((definition) => definition.sound) as Definition<Value>[];
/** How each result follows from the definitions. It depends on nothing but the project and the argument. */
export const queries: { [Name in QueryName]: Queried<Name> } = {
  ...definitions,
  items: (project, id) => {
    const catalogue = project.query('catalogue', id);
    if (catalogue?.sound !== true) return [];
    return sound<Item>(project, 'item').flatMap(({ id: item, value }) =>
      value.catalogue === id ? `${item} ${JSON.stringify(valueAt(value.value, catalogue.value.key))}` : [],
    );
  },
  names: (project, kind) => (kind === 'operation' ? Object.keys(project.query('callable')) : project.all(kind as DefinitionKind).map(({ id }) => id)),
  users: (project, flow) => openable(project).filter(({ value }) => value?.flow === flow),
  usedFragments: (project) =>
    openable(project).every((definition) => definition.sound)
      ? [...new Set(openable(project).flatMap(({ value }) => treeOf(value).flatMap(({ node }) => ('use' in node ? node.use : []))))]
      : project.all('fragment').map(({ id }) => id),
  unclear: (project, what) => (what === 'paths' ? pathsUnclear(project) : flowsUnclear(project)),
  // Each by itself: an edit of another setting of the application leaves what was made of them.
  appFlows: (project) => sound<App>(project, 'app').flatMap(({ value }) => value.flows),
  sources: (project, kind) => sound<App>(project, 'app').flatMap(({ value }) => value.sources?.[kind as keyof Sources] ?? []),
  sections: (project) => sound<Navigation>(project, 'navigation').flatMap(({ value }) => value.items.flatMap(({ section }) => section ?? [])),
  routes: (project) =>
    (project.all('screen') as Definition<Screen>[]).flatMap(({ id, value }) =>
      [value?.path, value?.aliases, Array.isArray(value?.places) ? value.places.map((place) => place?.path) : []]
        .flat()
        .flatMap((path) => (typeof path === 'string' ? `${path} ${id}` : [])),
    ),
  records: (project) => wholeRecords(Object.fromEntries(sound<RecordShape>(project, 'record').map(({ id, value }) => [id, value]))),
  operations: (project) => {
    const records = project.query('records');
    const documents = (project.all('endpoints') as Definition<Endpoints>[]).map((definition) => operationsOf(definition, records));
    const made = sound<Resource>(project, 'resource').map(({ id }) => project.query('madeOperations', id));
    return Object.assign({}, ...[...documents, ...made].reverse()) as QueryResults['operations'];
  },
  serverQueries: (project) => {
    const records = project.query('records');
    // Of two with one name the first counts.
    return Object.fromEntries(
      sound<Endpoints>(project, 'endpoints')
        .flatMap(({ value }) => Object.entries(value['x-queries'] ?? {}).filter(([, query]) => missingRecords(query, records).length === 0))
        .map(([name, query]): [string, ServerQuery] => [name, { ...query, answer: writeOut(query.answer, records, { customMayLack: true }) }])
        .reverse(),
    );
  },
  declaredQueries: (project) =>
    sound<Endpoints>(project, 'endpoints').flatMap(({ id, value }) => Object.keys(value['x-queries'] ?? {}).map((name) => `${name} ${id}`)),
  madeOperations: (project, id) => {
    const resource = project.query('resource', id);
    return resource?.sound === true ? operationsOfResource(resource, project.query('records'), project.query('schema', resource.value.record)) : {};
  },
  callable: (project) => {
    const operations = project.query('operations');
    const records = project.query('records');
    const calls = sound<Adapter>(project, 'adapter').flatMap((definition) => adapterCalls(definition, operations, records));
    return { ...operations, ...Object.fromEntries(calls) };
  },
  operation: (project, id) => own(project.query('callable'), id),
  declaredCalls: (project) => [
    ...(project.all('endpoints') as Definition<Endpoints>[]).flatMap(declaredCalls),
    ...(project.all('adapter') as Definition<Adapter>[]).flatMap(({ id, value }) =>
      Object.keys(value?.calls ?? {}).map((name) => `${id}.${name} :${id}.${name} ${id}`),
    ),
    ...project.all('resource').flatMap(({ id }) => declaredByResource(project.query('madeOperations', id), id)),
  ],
  sentRecords: (project) =>
    sentRecords(
      project.all('endpoints') as Definition<Endpoints>[],
      Object.fromEntries(project.all('record').map(({ id, value }) => [id, value])),
      sound<Resource>(project, 'resource').flatMap(({ value: { record, calls } }) =>
        (calls?.create ?? calls?.update ?? calls?.save) ? { $ref: `record:${record}` } : [],
      ),
    ),
  savedBy: (project, form) =>
    Object.values(project.query('operations')).flatMap(({ id, form: saved, chosenForm }) =>
      saved === form || (chosenForm && Object.values(project.query('formsOf', chosenForm.forms) ?? {}).includes(form)) ? id : [],
    ),
  formsOf: (project, name) => {
    const found = sound<Constants>(project, 'constants').flatMap(({ value }) => own(value.values, name) ?? []);
    const [held] = found.map(({ value }) => value);
    const isTexts = typeof held === 'object' && !Array.isArray(held) && !isExpression(held) && Object.values(held).every((text) => typeof text === 'string');
    return isTexts ? (held as Record<string, string>) : undefined;
  },
  schema: (project, record) => writtenRecord(record, project.query('records')),
  formData: (project, id) => {
    const form = project.query('form', id);
    const records = project.query('records');
    return form?.sound === true && missingRecords(form.value.data, records).length === 0 ? writeOut(form.value.data as JsonSchema, records) : undefined;
  },
  stored: (project) => {
    const records = project.query('records');
    const all = sound<App>(project, 'app').flatMap(({ value }) => Object.entries(value.stored ?? {}));
    return objectSchema(
      Object.fromEntries(
        all.map(([name, { schema }]) => [name, missingRecords(schema, records).length === 0 ? writeOut(schema as JsonSchema, records) : undefined]),
      ),
    );
  },
  flows: flowReadings,
  guardNames: (project) => sound<Guards>(project, 'guards').flatMap(({ value }) => Object.keys(value.guards)),
  announced: (project) => [
    ...new Set([...openable(project), ...project.all('flow'), ...project.all('navigation')].flatMap(({ value }) => namesUnder(value, 'announce'))),
  ],
  menus: (project) => [
    ...new Set((['layout', 'screen', 'fragment'] as const).flatMap((kind) => project.all(kind)).flatMap(({ value }) => namesUnder(value, 'menu'))),
  ],
  ruleReads: (project, name) => {
    const [rule] = sound<Constants>(project, 'constants').flatMap(({ value }) => own(value.values, name) ?? []);
    return rule !== undefined && isExpression(rule.value) ? Object.keys(rule.reads ?? {}) : undefined;
  },
  constantFiles: (project, name) => sound<Constants>(project, 'constants').flatMap(({ id, value }) => (Object.hasOwn(value.values, name) ? id : [])),
  commonPart: (project, path) => {
    const [variable, ...names] = path.split('.');
    return partAt(project.query(variable as 'session' | 'settings' | 'stored' | 'flows'), names);
  },
  session: (project) => sessionScope(project.query('schema', 'Session')),
  textLists: (project) =>
    Object.fromEntries(
      Object.entries(project.query('settingValues')).filter(
        (entry): entry is [string, string[]] => Array.isArray(entry[1]) && entry[1].every((item) => typeof item === 'string'),
      ),
    ),
  textList: (project, name) => own(project.query('textLists'), name),
  settingValues: (project) =>
    Object.fromEntries(
      sound<Constants>(project, 'constants').flatMap(({ value }) => Object.entries(value.values).map(([name, constant]) => [name, constant.value])),
    ),
  settings: (project) => settingsOf(project, ({ for: reader }) => reader !== 'server'),
  allSettings: (project) => settingsOf(project, () => true),
};

/** The schema of the constants of the files that `counts`; nothing while one of the files cannot be read. */
const settingsOf = (project: Project, counts: (constants: Constants) => boolean): JsonSchema | undefined =>
  project.all('constants').every((definition) => definition.sound)
    ? settingsScope(
        sound<Constants>(project, 'constants')
          .map(({ value }) => value)
          .filter(counts),
      )
    : undefined;

/** Everything that is open at a time and may run a flow. */
const openable = (project: Project) => [...project.all('screen'), ...project.all('dialog'), ...project.all('layout')] as Definition<Screen | Dialog | Layout>[];

/** What expressions read of the application's flows: the state, all states, and the context by its schema. */
function flowReadings(project: Project): JsonSchema | undefined {
  if (project.query('unclear', 'flows')) return undefined;
  const ids = project.query('appFlows');
  const records = project.query('records');
  return objectSchema(
    Object.fromEntries(
      ids.map((id) => {
        const flow = project.query('flow', id);
        const context = flow?.sound === true ? flow.value.context?.schema : undefined;
        const isWhole = context !== undefined && missingRecords(context, records).length === 0;
        return [
          flowVariable(id),
          objectSchema({
            state: { type: 'string' },
            states: { type: 'array', items: { type: 'string' } },
            context: isWhole ? writeOut(context, records) : undefined,
          }),
        ];
      }),
    ),
  );
}

/** The names that actions give under a key, wherever they stand. */
function namesUnder(value: unknown, key: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => namesUnder(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (name === key && typeof part === 'string' ? [part] : namesUnder(part, key)));
}

/** Leaves out the records that refer, also by others, to what does not exist. */
function wholeRecords(records: Records): Records {
  const broken = Object.keys(records).filter((name) => missingRecords(records[name], records).length > 0);
  if (broken.length === 0) return records;
  return wholeRecords(Object.fromEntries(Object.entries(records).filter(([name]) => !broken.includes(name))));
}

const written = new WeakMap<Records, Map<string, JsonSchema>>();
function writtenRecord(name: string, records: Records): JsonSchema | undefined {
  const known = written.get(records) ?? new Map<string, JsonSchema>();
  written.set(records, known);
  if (Object.hasOwn(records, name) && !known.has(name)) known.set(name, writeOut({ $ref: `record:${name}` }, records));
  return known.get(name);
}

/** Whether a screen's path cannot be read: then a path that no screen has may be that one. */
const pathsUnclear = (project: Project): boolean =>
  (project.all('screen') as Definition<Partial<Screen> | null>[]).some(({ value, faults }) => faults.length > 0 && !String(value?.path).startsWith('/'));

/** Whether it cannot be told who runs which flow: a file is no JSON, or names a flow that does not exist. */
function flowsUnclear(project: Project): boolean {
  const named = openable(project).map(({ value }) => (value as Partial<Screen> | null)?.flow);
  const started = project.all('app').flatMap(({ value }) => (value as Partial<App> | null)?.flows ?? []);
  const broken = [...openable(project), ...project.all('app')].some(({ document }) => document.tree === undefined);
  return broken || [...named, ...started].some((flow) => flow !== undefined && project.find('flow', String(flow)) === undefined);
}
