import type { JsonSchema } from '../../runtime/definitions/compiled';
import { type Open, treeOf } from '../../runtime/definitions/open';
import type { Screen } from '../../runtime/definitions/shapes/screen';
import { isExpression } from '../../runtime/definitions/shapes/is-expression';
import { dependenciesOf } from '../../runtime/expressions/evaluate';
import type { Check } from './check';
import { writtenOut } from './json-schemas';

/**
 * Checks that a screen says what is missing where its address says what is loaded. An address may be mistyped, or be that of something that was deleted
 * since: a failure with a button to try again would never go away.
 */
export function checkMissingThings(check: Check<Open>): void {
  const { value } = check.definition;
  if (value.kind !== 'screen') return;
  const named = namedByAddress(check, value);
  const said: string[] = [];
  for (const { node, path } of treeOf(value)) {
    if (!('await' in node)) continue;
    const [place, name] = [`${path.join('/')}/`, node.await.find((one) => named.has(one))];
    // What is within another such part shows only where the address names something.
    if (name === undefined || said.some((around) => place.startsWith(around))) continue;
    if (node.missing !== undefined) said.push(place);
    else
      check.report('unsaid-missing', [...path, 'await'], `The address says which "${name}" is loaded. Add "missing": it shows when there is no such thing.`, {
        part: 'key',
      });
  }
}

/** The data of a screen for which a parameter of its call, such as an id, is taken from the address. */
function namedByAddress(check: Check<Open>, screen: Screen): ReadonlySet<string> {
  const sources = [screen.data, ...treeOf(screen).map(({ node }) => ('data' in node ? node.data : undefined))].flatMap((data) => Object.entries(data ?? {}));
  const isNamed = (call: string, input: unknown): boolean =>
    (check.query('operation', call)?.parameters ?? []).some(({ name, schema }) => {
      const given = (input as Record<string, unknown> | undefined)?.[name];
      return isExpression(given) && isAnyValue(check, schema) && dependenciesOf(given.$).some((read) => isOfAddress(check, screen, read));
    });
  return new Set(sources.flatMap(([id, { call, input }]) => (isNamed(call, input) ? [id] : [])));
}

/** Whether what an expression reads is any text of the address. A parameter that the screen does not declare is reported elsewhere. */
function isOfAddress(check: Check<Open>, { query, state }: Screen, read: string): boolean {
  const [variable, part = '', name = ''] = read.split('.');
  if (variable === 'state') return state?.[part]?.inAddress !== undefined && isAnyValue(check, state[part].schema);
  return variable === 'route' && (part === 'params' || (part === 'query' && query?.[name] !== undefined && isAnyValue(check, query[name])));
}

/** Whether a schema takes any text or number, as an id is one, and no choice, date, or yes or no. */
function isAnyValue(check: Check, schema: JsonSchema | undefined): boolean {
  const { type, format, enum: choices } = (writtenOut(check, schema) ?? {}) as { type?: unknown; format?: unknown; enum?: unknown };
  return [type].flat().some((one) => one === 'string' || one === 'integer' || one === 'number') && format === undefined && choices === undefined;
}
