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
    const place = `${path.join('/')}/`;
    if ('table' in node && isNamedTable(check, value, node) && check.query('table', node.table)?.value.missing === undefined)
      check.report(
        'unsaid-missing',
        [...path, 'table'],
        `The address says which rows "${node.table}" loads. Add "missing" to the table: it shows when there is no such thing.`,
      );
    if (!('await' in node)) continue;
    const name = node.await.find((one) => named.has(one));
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
  return new Set(sources.flatMap(([id, { call, input }]) => (named(check, call, input).some((read) => isOfAddress(check, screen, read)) ? [id] : [])));
}

/** Whether a call needs something for the rows of a table, such as an id, that the address says. What it may do without narrows the rows only. */
function isNamedTable(check: Check<Open>, screen: Screen, { table, input }: { table: string; input?: unknown }): boolean {
  const rows = check.query('table', table)?.value.rows;
  if (rows === undefined || !('call' in rows)) return false;
  const given = input as Record<string, unknown> | undefined;
  return named(check, rows.call, rows.input, true).some((read) => {
    const [variable, name = ''] = read.split('.');
    const value = variable === 'input' ? given?.[name] : undefined;
    return isExpression(value) && dependenciesOf(value.$).some((one) => isOfAddress(check, screen, one));
  });
}

/** What is read for the parameters of a call that take any text or number. */
const named = (check: Check<Open>, call: string, input: unknown, isRequired = false): string[] =>
  (check.query('operation', call)?.parameters ?? []).flatMap(({ name, schema, required }) => {
    const given = (input as Record<string, unknown> | undefined)?.[name];
    return isExpression(given) && isAnyValue(check, schema) && (required || !isRequired) ? dependenciesOf(given.$) : [];
  });

/** The names that a screen and its parts give to expressions, each with what it reads. */
function readByNames(screen: Screen): ReadonlyMap<string, string[]> {
  const lets = [screen.let, ...treeOf(screen).map(({ node }) => (node as { let?: unknown }).let)].flatMap((given) => Object.entries(given ?? {}));
  return new Map(lets.map(([name, value]) => [name, isExpression(value) ? dependenciesOf(value.$) : []]));
}

/** Whether what an expression reads, also by a name, is any text of the address. A parameter that the screen does not declare is reported elsewhere. */
function isOfAddress(check: Check<Open>, screen: Screen, read: string, names = readByNames(screen)): boolean {
  const { query, state } = screen;
  const [variable = '', part = '', name = ''] = read.split('.');
  if (variable === 'state') return state?.[part]?.inAddress !== undefined && isAnyValue(check, state[part].schema);
  if (variable === 'route') return part === 'params' || (part === 'query' && query?.[name] !== undefined && isAnyValue(check, query[name]));
  const others = new Map([...names].filter(([one]) => one !== variable));
  return (names.get(variable) ?? []).some((one) => isOfAddress(check, screen, one, others));
}

/** Whether a schema takes any text or number, as an id is one, and no choice, date, or yes or no. */
function isAnyValue(check: Check, schema: JsonSchema | undefined): boolean {
  const { type, format, enum: choices } = (writtenOut(check, schema) ?? {}) as { type?: unknown; format?: unknown; enum?: unknown };
  return [type].flat().some((one) => one === 'string' || one === 'integer' || one === 'number') && format === undefined && choices === undefined;
}
