import type { Bundle, FlowBundle, Revision, Route, ScreenBundle, Shell } from '../../runtime/definitions/compiled';
import type { Flow } from '../../runtime/definitions/shapes/flow';
import type { Guards } from '../../runtime/definitions/shapes/guards';
import type { Layout } from '../../runtime/definitions/shapes/layout';
import type { Message } from '../../runtime/definitions/shapes/message';
import type { Questionnaire } from '../../runtime/definitions/shapes/questionnaire';
import type { Rule } from '../../runtime/definitions/shapes/rule';
import type { Screen } from '../../runtime/definitions/shapes/screen';
import type { App, Branding, Navigation } from '../../runtime/definitions/shapes/settings';
import type { Text } from '../../runtime/definitions/shapes/expression';
import type { Project } from '../project/project';
import { type Parts, partsUsedBy } from './bundle';
import { calledOperation } from './called-operation';
import { constantsOf, constantsReadBy, pageConstantsOf } from './constants';
import { withDataInOrder } from './data-in-order';
import { digestOf, digestOfParts } from './digest';
import { beginningOf } from './late-flows';
import { bundleKeys, namedIn } from './named';
import { withNamedRoles } from './named-roles';
import { allOf, byId, catalogueNamesOf, cataloguesOf, fieldsetsOf, formsOf } from './parts';
import { resourcesOf } from './resources';
import { runningFlow } from './running-flow';
import { hasTableAtOnce } from './tables-at-once';
import { withToldState } from './told-state';

/** Makes the immutable whole that server and browser run, of definitions that have no faults. `validatorFor` gives a form's validator module. */
export function revisionOf(project: Project, validatorFor: (data: object) => string): Revision {
  const operations = byId(Object.entries(project.query('operations')).map(([id, operation]) => [id, withNamedRoles(project, operation)]));
  const parts: Parts = {
    forms: formsOf(project),
    tables: allOf(project, 'table'),
    dialogs: allOf(project, 'dialog'),
    fieldsets: fieldsetsOf(project),
    formulas: allOf(project, 'formulas'),
    flows: byId(Object.entries(allOf<Flow>(project, 'flow')).map(([id, flow]) => [id, runningFlow(flow)])),
    operations: byId(Object.entries(project.query('callable')).map(([id, operation]) => [id, calledOperation(withNamedRoles(project, operation))])),
  };
  const pageConstants = pageConstantsOf(project);
  const shell = shellOf(project, parts, pageConstants);
  const withConstants = <Late extends ScreenBundle | FlowBundle>(bundle: Late): Late => {
    const settings = byId(Object.entries(constantsReadBy(bundle, pageConstants)).filter(([name]) => !Object.hasOwn(shell.settings, name)));
    return Object.keys(settings).length > 0 ? { ...bundle, settings } : bundle;
  };
  const screens = byId(
    Object.entries(allOf<Screen>(project, 'screen')).map(([id, screen]): [string, ScreenBundle] => [
      id,
      withConstants({ screen: withDataInOrder(withToldState(project, screen)), shownForms: shownForms(screen, parts), ...partsUsedBy([screen], parts) }),
    ]),
  );
  const lateFlows = byId(
    startedFlows(project, parts).flatMap((flow): [string, FlowBundle][] =>
      flow.startsOn === undefined ? [] : [[flow.id, withConstants({ flow, ...partsUsedBy([flow], parts) })]],
    ),
  );
  const questionnaires = allOf<Questionnaire>(project, 'questionnaire');
  const catalogues = cataloguesOf(project);
  const catalogueNames = catalogueNamesOf(project);
  const records = byId(Object.keys(project.query('records')).map((name) => [name, project.query('schema', name) ?? {}]));
  const validators = byId(Object.entries(parts.forms).map(([id, { data }]) => [id, validatorFor(data)]));
  const constants = constantsOf(project);
  const resources = resourcesOf(project);
  const messages = allOf<Message>(project, 'message');
  const rules = allOf<Rule>(project, 'rule');
  const hash = digestOfParts({
    customer: project.customer,
    shell: digestOfParts({ ...shell, ...digestsOfBundle(shell) }),
    ...Object.fromEntries(Object.entries(screens).map(([id, bundle]) => [`screen ${id}`, digestOfBundle(bundle)])),
    ...Object.fromEntries(
      Object.entries(lateFlows).map(([id, { flow, ...used }]) => [`flow ${id}`, digestOfParts({ flow: digestOf(flow), ...digestsOfBundle(used) })]),
    ),
    forms: digestOfParts(parts.forms),
    tables: digestOfParts(parts.tables),
    fieldsets: digestOfParts(parts.fieldsets),
    formulas: digestOfParts(parts.formulas),
    constants: digestOf(constants),
    questionnaires: digestOfParts(questionnaires),
    catalogues: digestOfParts(catalogues),
    catalogueNames: digestOfParts(catalogueNames),
    resources: digestOfParts(resources),
    messages: digestOfParts(messages),
    rules: digestOfParts(rules),
    operations: digestOfParts(operations),
    records: digestOfParts(records),
    validators: digestOfParts(validators),
  });
  return {
    hash,
    customer: project.customer,
    shell: { hash, ...shell },
    screens,
    lateFlows,
    forms: parts.forms,
    tables: parts.tables,
    fieldsets: parts.fieldsets,
    formulas: parts.formulas,
    constants,
    questionnaires,
    catalogues,
    catalogueNames,
    resources,
    messages,
    rules,
    operations,
    records,
    validators,
  };
}

/** Those of its body, and those above its tables. */
const shownForms = ({ body }: Screen, { forms, tables }: Parts): string[] => {
  const { forms: direct, tables: shown } = namedIn(body);
  const filters = [...shown].flatMap((table) => (Object.hasOwn(tables, table) ? (tables[table]?.filters?.form ?? []) : []));
  return [...direct, ...filters].filter((form) => Object.hasOwn(forms, form)).sort();
};

const digestOfBundle = ({ screen, shownForms: _made, ...parts }: ScreenBundle): string =>
  digestOfParts({ screen: digestOf(screen), ...digestsOfBundle(parts) });

const digestsOfBundle = (bundle: Bundle): Record<string, string> => Object.fromEntries(bundleKeys.map((key) => [key, digestOfParts(bundle[key])]));

function appOf(project: Project): App {
  const [app] = Object.values(allOf<App>(project, 'app'));
  if (!app) throw new Error('The project has no application: a file schemas/settings/*.app.json.');
  return app;
}

/** The flows that run for the whole application. */
const startedFlows = (project: Project, { flows }: Parts): Flow[] =>
  appOf(project).flows.flatMap((id) => (Object.hasOwn(flows, id) ? [flows[id] as Flow] : []));

/** What the page needs before any screen. */
function shellOf(project: Project, parts: Parts, pageConstants: Record<string, unknown>): Omit<Shell, 'hash'> {
  const app = appOf(project);
  const [navigation] = Object.values(allOf<Navigation>(project, 'navigation'));
  const [branding] = Object.values(allOf<Branding>(project, 'branding'));
  const layouts = allOf<Layout>(project, 'layout');
  const flows = startedFlows(project, parts);
  const started = flows.filter(({ startsOn }) => startsOn === undefined);
  const used = partsUsedBy([app, ...(navigation ? [navigation] : []), ...Object.values(layouts), ...started], parts);
  const shell = {
    customer: project.customer,
    routes: routesOf(Object.values(allOf<Screen>(project, 'screen')), app.layout),
    guards: byId(Object.values(allOf<Guards>(project, 'guards')).flatMap(({ guards }) => Object.entries(guards))),
    layouts,
    lateFlows: byId(flows.flatMap((flow) => (flow.startsOn === undefined ? [] : [[flow.id, { startsOn: flow.startsOn, reading: beginningOf(flow) }]]))),
    app: { ...app, ...(navigation && { navigation }), ...(branding && { branding }) },
    ...used,
    flows: byId([...Object.entries(used.flows), ...started.map((flow): [string, Flow] => [flow.id, flow])]),
  };
  return { ...shell, settings: constantsReadBy(shell, pageConstants) };
}

/** Every path with its screen; a fixed path stands before one with parameters that would take it too. */
function routesOf(screens: readonly Screen[], usualLayout: string): Route[] {
  const routes = screens.flatMap(({ id, path, aliases, places, title, allow, guards, layout, section, body }) =>
    [...[path ?? [], ...(aliases ?? [])].flat().map((one) => ({ path: one, title, allow, guards })), ...(places ?? [])].map((place) => ({
      screen: id,
      path: place.path,
      title: plainTitle(place.title),
      allow: place.allow ?? allow,
      guards: place.guards ?? guards ?? [],
      layout: layout ?? usualLayout,
      ...(section !== undefined && { section }),
      ...(hasTableAtOnce(body) && { hasTable: true as const }),
    })),
  );
  return routes.sort((left, right) => parameters(left.path) - parameters(right.path) || (left.path < right.path ? -1 : 1));
}

const parameters = (path: string): number => path.split('/:').length;

const plainTitle = (title: Text): string => {
  if (typeof title === 'string') return title;
  return 'text' in title ? title.text : 'choose' in title ? (title.choose.at(-1)?.text ?? '') : '';
};
