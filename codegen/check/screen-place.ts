import type { JsonSchema } from '../../runtime/definitions/compiled';
import { type Open, treeOf } from '../../runtime/definitions/open';
import type { Screen } from '../../runtime/definitions/shapes/screen';
import { objectSchema } from '../project/session-scope';
import type { ScopeSchemas } from '../../runtime/expressions/check';
import type { Check, Place, ActionTargets } from './check';
import { answersOf, dataSchema } from './data';
import { writtenOut } from './json-schemas';
import { parametersOf } from './routes';

const text: JsonSchema = { type: 'string' };
const sizes: JsonSchema = { enum: ['phone', 'tablet', 'desktop'], type: 'string' };
const truth: JsonSchema = { type: 'boolean' };

/** What the expressions of a screen, dialog or layout may read, and what its actions may name. */
export function placeOf(check: Check<Open>): Place {
  const { value } = check.definition;
  const data = answersOf(check, value.data);
  const forms = Object.fromEntries(treeOf(value).flatMap(({ node }) => ('form' in node ? [[node.id, node.form]] : [])));
  const state = Object.fromEntries(Object.entries(value.state ?? {}).map(([name, { schema }]) => [name, schema]));
  const flow = value.flow === undefined ? undefined : check.query('flow', value.flow);
  const targets: ActionTargets = {
    kind: value.kind,
    data,
    state,
    forms,
    events: {},
    actions: value.actions ?? {},
    fragments: Object.fromEntries(treeOf(value).flatMap(({ node }) => ('use' in node ? [[node.id, node.use]] : []))),
    ...(value.flow !== undefined && { flow: value.flow }),
    ...(value.kind === 'dialog' && value.result && { result: writtenOut(check, value.result) ?? {} }),
  };
  return {
    targets,
    pending: new Set(Object.keys(data)),
    scope: {
      ...commonScope(check),
      minute: { type: 'string', format: 'date-time' },
      device: objectSchema({ touchPoints: { type: 'number' } }),
      ...(value.kind === 'screen' && { route: routeOf(check, value) }),
      ...(value.kind === 'layout' && {
        route: objectSchema({ path: text }),
        viewport: objectSchema({ size: sizes, window: sizes, menu: { enum: ['bar', 'folded'], type: 'string' } }),
      }),
      data: dataSchema(data),
      state: objectSchema(Object.fromEntries(Object.entries(state).map(([name, schema]) => [name, writtenOut(check, schema)]))),
      forms: objectSchema(Object.fromEntries(Object.keys(forms).map((id) => [id, objectSchema({ valid: truth, changed: truth, busy: truth })]))),
      ...(value.flow !== undefined && {
        flow: flow && objectSchema({ state: text, context: flow.sound ? writtenOut(check, flow.value.context?.schema) : undefined }),
      }),
      ...(value.kind === 'dialog' && { input: value.input === undefined ? objectSchema({}) : writtenOut(check, value.input) }),
    },
  };
}

/** What every expression may read. What one does read is remembered with it, path by path. */
export const commonScope = ({ peek }: Pick<Check, 'peek'>): ScopeSchemas => ({
  session: peek('session'),
  settings: peek('settings'),
  stored: peek('stored'),
  flows: peek('flows'),
  today: { type: 'string', format: 'date' },
  onDevice: onDeviceScope,
});

const moment: JsonSchema = { type: 'string', format: 'date-time' };

/** What is kept on the device: calls that wait for the network, and since when the page shows what was loaded before (null: it shows nothing older). */
const onDeviceScope: JsonSchema = objectSchema({
  waiting: { type: 'array', items: objectSchema({ Id: text, Label: text, At: moment, Refused: { type: ['string', 'null'] } }) },
  seenAt: { ...moment, type: ['string', 'null'] },
});

function routeOf(check: Check, screen: Pick<Screen, 'path' | 'aliases' | 'places' | 'query'>): JsonSchema {
  const names = [screen.path ?? [], ...(screen.aliases ?? []), ...(screen.places ?? []).map(({ path }) => path)].flat().flatMap(parametersOf);
  return objectSchema({
    path: text,
    title: text,
    params: objectSchema(Object.fromEntries(names.map((name) => [name, text]))),
    query: objectSchema(Object.fromEntries(Object.entries(screen.query ?? {}).map(([name, schema]) => [name, writtenOut(check, schema)]))),
  });
}
