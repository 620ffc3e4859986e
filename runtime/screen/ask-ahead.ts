import { commonScope } from '../contracts/common-scope';
import type { Services } from '../contracts/services';
import { changesNothing } from '../definitions/changes-nothing';
import type { Bundle } from '../definitions/compiled';
import type { Open } from '../definitions/open';
import { isExpression } from '../definitions/shapes/is-expression';
import { dependenciesOf, evaluate, holds, resolveTemplate, type Scope } from '../expressions/evaluate';
import { isInAddress } from './kept-in-address';
import { queryFor } from '../contracts/queries';
import type { ScreenOptions } from './screen-instance';

/** What is the same before a screen opens and when it has opened. What flows, answers and forms say is not. */
const knownBefore = ['session', 'settings', 'stored', 'today', 'route', 'state', 'device'];

/**
 * Makes the calls of a screen or a layout that is about to open, so that their answers are on the way while the application starts. Only calls that read,
 * and whose condition and input say the same when it has opened: the screen then finds their answers in the cache and asks for nothing twice.
 */
export function askAhead(definition: Open, { operations }: Pick<Bundle, 'operations'>, services: Services, route?: ScreenOptions['route']): void {
  // Where the address says how the screen is looked at, its variables are known when it has opened.
  const isLookedAt = route !== undefined && Object.keys(route.query).length > 0 && isInAddress(definition);
  const known = isLookedAt ? knownBefore.filter((name) => name !== 'state') : [...knownBefore];
  const scope: Scope = { ...commonScope(services), device: services.device, route: route ?? null, input: null, state: initialState(definition) };
  const nothingReported = () => undefined;
  for (const [name, expression] of Object.entries(definition.let ?? {})) {
    if (!isKnown(expression, known)) continue;
    scope[name] = evaluate(expression.$, scope, nothingReported);
    known.push(name);
  }
  for (const source of Object.values(definition.data ?? {})) {
    const operation = operations[source.call];
    if (operation === undefined || !changesNothing(operation) || !isKnown([source.when, source.input], known)) continue;
    if (source.when !== undefined && !holds(source.when.$, scope, nothingReported)) continue;
    const input = (resolveTemplate(source.input ?? {}, scope, nothingReported) ?? {}) as Record<string, unknown>;
    const { queryKey, queryFn, staleTime } = queryFor(services, operation, input, true, source);
    void services.queries.prefetchQuery({ queryKey, queryFn, staleTime });
  }
}

const initialState = ({ state = {} }: Open): Record<string, unknown> =>
  Object.fromEntries(Object.entries(state).map(([name, { initial }]) => [name, initial ?? null]));

/** Whether every expression in a template reads only these. */
function isKnown(template: unknown, known: readonly string[]): boolean {
  if (isExpression(template)) return dependenciesOf(template.$).every((path) => known.includes(path.split('.')[0]!));
  return typeof template !== 'object' || template === null || Object.values(template).every((part) => isKnown(part, known));
}
