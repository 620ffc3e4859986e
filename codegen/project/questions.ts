import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Dialog } from '../../runtime/definitions/shapes/dialog';
import type { Endpoints } from '../../runtime/definitions/shapes/endpoints';
import type { Screen } from '../../runtime/definitions/shapes/screen';
import type { App, Constants, Navigation } from '../../runtime/definitions/shapes/settings';
import { type Records, writeOut } from '../records';
import { partAt } from '../check/schema-path';
import type { Answers, Question } from './answers';
import type { Definition, DefinitionKind } from './definition';
import { declaredCalls, operationsOf } from './calls';
import { missingRecords } from './missing-records';
import type { Project } from './project';
import { sessionScope, settingsScope } from './session-scope';
import type { RecordShape } from './standard-shapes';

type Answer<Name extends Question> = (project: Project, about: string) => Answers[Name];

const one = <Name extends Question & DefinitionKind>(kind: Name) => ((project, id) => project.find(kind, id)) as Answer<Name>;
const sound = <Value>(project: Project, kind: DefinitionKind) => project.all(kind).filter((definition) => definition.sound) as Definition<Value>[];
const own = <Value>(values: Record<string, Value>, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined);

/** How each fact follows from the definitions. An answer depends on nothing but the project. */
export const questions: { [Name in Question]: Answer<Name> } = {
  form: one('form'),
  table: one('table'),
  fieldset: one('fieldset'),
  validator: one('validator'),
  screen: one('screen'),
  dialog: one('dialog'),
  flow: one('flow'),
  widget: one('widget'),
  record: one('record'),
  names: (project, kind) => (kind === 'operation' ? Object.keys(project.ask('operations')) : project.all(kind as DefinitionKind).map(({ id }) => id)),
  users: (project, flow) => ([...project.all('screen'), ...project.all('dialog')] as Definition<Screen | Dialog>[]).filter(({ value }) => value?.flow === flow),
  unclear: (project, what) => (what === 'paths' ? pathsUnclear(project) : flowsUnclear(project)),
  apps: (project) => sound(project, 'app'),
  sections: (project) => sound<Navigation>(project, 'navigation').flatMap(({ value }) => value.items.flatMap(({ section }) => section ?? [])),
  routes: (project) =>
    (project.all('screen') as Definition<Screen>[]).flatMap(({ id, value }) =>
      [value?.path, value?.aliases].flat().flatMap((path) => (typeof path === 'string' ? `${path} ${id}` : [])),
    ),
  records: (project) => wholeRecords(Object.fromEntries(sound<RecordShape>(project, 'record').map(({ id, value }) => [id, value]))),
  operations: (project) => {
    const records = project.ask('records');
    const documents = (project.all('endpoints') as Definition<Endpoints>[]).map((definition) => operationsOf(definition, records));
    return Object.assign({}, ...documents.reverse()) as Answers['operations'];
  },
  operation: (project, id) => own(project.ask('operations'), id),
  declaredCalls: (project) => (project.all('endpoints') as Definition<Endpoints>[]).flatMap(declaredCalls),
  savedBy: (project, form) => Object.values(project.ask('operations')).flatMap((operation) => (operation.form === form ? operation.id : [])),
  schema: (project, record) => writtenRecord(record, project.ask('records')),
  formData: (project, id) => {
    const form = project.ask('form', id);
    const records = project.ask('records');
    return form?.sound === true && missingRecords(form.value.data, records).length === 0 ? writeOut(form.value.data as JsonSchema, records) : undefined;
  },
  constantFiles: (project, name) => sound<Constants>(project, 'constants').flatMap(({ id, value }) => (Object.hasOwn(value.values, name) ? id : [])),
  commonPart: (project, path) => {
    const [variable, ...names] = path.split('.');
    return partAt(project.ask(variable === 'settings' ? 'settings' : 'session'), names);
  },
  session: (project) => sessionScope(project.ask('schema', 'Session')),
  settings: (project) =>
    project.all('constants').every((definition) => definition.sound)
      ? settingsScope(sound<Constants>(project, 'constants').map(({ value }) => value))
      : undefined,
};

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
const pathsUnclear = (project: Project): boolean => project.all('screen').some(({ value }) => !String((value as Partial<Screen> | null)?.path).startsWith('/'));

/** Whether it cannot be told who runs which flow: a file is no JSON, or names a flow that does not exist. */
function flowsUnclear(project: Project): boolean {
  const named = [...project.all('screen'), ...project.all('dialog')].map(({ value }) => (value as Partial<Screen> | null)?.flow);
  const started = project.all('app').flatMap(({ value }) => (value as Partial<App> | null)?.flows ?? []);
  const broken = [...project.all('screen'), ...project.all('dialog'), ...project.all('app')].some(({ document }) => document.tree === undefined);
  return broken || [...named, ...started].some((flow) => flow !== undefined && project.find('flow', String(flow)) === undefined);
}
