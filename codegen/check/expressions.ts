import { closest } from '../../runtime/definitions/fault';
import type { FaultCode } from '../../runtime/definitions/fault-codes';
import type { Expression } from '../../runtime/definitions/shapes/expression';
import type { JsonSchema } from '../../runtime/definitions/compiled';
import { checkExpression, type Expected, type ScopeSchemas } from '../../runtime/expressions/check';
import { dependenciesOf } from '../../runtime/expressions/evaluate';
import { functions } from '../../runtime/expressions/functions';
import type { Path } from '../document';
import { checkApplied } from './applied-rules';
import type { Check, Place } from './check';
import { checkQuantityCalls } from './quantity-calls';
import { checkPossible } from './impossible';
import { follow, partAt } from './schema-path';

/** Checks an expression in its place; `path` leads to the object that holds it. Gives its type, in CEL's words. */
export function checkSource(
  check: Check,
  path: Path,
  expression: Expression,
  place: Pick<Place, 'scope'> & Partial<Place>,
  expected: Expected = 'anything',
): string | undefined {
  rememberReads(check, expression.$);
  const checked = checkExpression(expression.$, place.scope, expected);
  if ('message' in checked) {
    const { code, message, suggestion } = expressionFault(check, expression.$, checked, place.scope);
    check.report(code, [...path, '$'], message, { letter: checked.from, suggestion });
    return undefined;
  }
  checkArrived(check, path, expression, place.pending);
  checkApplied(check, path, expression.$);
  checkQuantityCalls(check, path, expression);
  checkAddressTests(check, path, expression);
  checkPossible(check, path, expression.$, place.scope);
  return checked.type;
}

/** A test of an address by its first characters: `//evil.example` begins with a slash, too. */
const addressTest = /\.startsWith\(\s*(['"])(?:\/{1,2}|https?:?\/{0,2})\1\s*\)|\b(?:matches|fullMatch)\([^'"]*(['"])\^?(?:\\*\/|https?\??:)/;

/** Refuses an expression that judges an address by its first characters: the formats of addresses decide. */
function checkAddressTests(check: Check, path: Path, { $: source }: Expression): void {
  const found = addressTest.exec(source);
  if (found === null) return;
  const message =
    'The first characters do not say where an address leads. Use isSitePath(…) for a path of this site, or isLinkAddress(…) for an address elsewhere, too.';
  check.report('address-by-prefix', [...path, '$'], message, { letter: found.index });
}

/** Remembers which parts of what everybody may read an expression reads: an edit of others does not concern it. */
function rememberReads(check: Check, source: string): void {
  for (const read of dependenciesOf(source)) {
    const [variable] = read.split('.');
    // What is not there is remembered by the whole: the name that was meant may come or go.
    if (isCommon(variable) && check.query('commonPart', read) === undefined) check.query(variable);
  }
}

const common = ['session', 'settings', 'stored', 'flows'] as const;
const isCommon = (variable: string | undefined): variable is (typeof common)[number] => common.includes(variable as never);

/** Data that may not have arrived may not be read. */
function checkArrived(check: Check, path: Path, expression: Expression, pending: ReadonlySet<string> | undefined): void {
  if (pending === undefined || pending.size === 0) return;
  for (const name of readValues(expression.$)) {
    if (!pending.has(name)) continue;
    const message = `This reads data.${name}.value before it is sure to be there. Put it inside { "await": ["${name}"], "show": […] }, or guard it by "when" on data.${name}.`;
    check.report('unawaited-data', [...path, '$'], message, { letter: Math.max(0, expression.$.indexOf(`data.${name}`)) });
  }
}

/** The declared data whose value an expression reads. */
export const readValues = (source: string): string[] => [
  ...new Set(dependenciesOf(source).flatMap((read) => /^data\.([^.]+)(\.value|$)/.exec(read)?.[1] ?? [])),
];

/** The declared data that an expression reads in any way: as a guard, it has thought of their absence. */
export const readData = (source: string): string[] => dependenciesOf(source).flatMap((read) => /^data\.([^.]+)/.exec(read)?.[1] ?? []);

/** The schema of what an expression gives: the whole of a plain path such as data.programs.value.Data, of others what their type says. */
export function schemaOfSource(source: string, scope: ScopeSchemas): JsonSchema | undefined {
  const names = source.trim().split('.');
  const [variable, ...rest] = names;
  return variable !== undefined && names.every((name) => /^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) && Object.hasOwn(scope, variable)
    ? partAt(scope[variable], rest)
    : inferred(source, scope);
}

function inferred(source: string, scope: ScopeSchemas): JsonSchema | undefined {
  const checked = checkExpression(source, scope);
  return 'type' in checked ? checked.schema : undefined;
}

/** What an expression may call: CEL's own functions and ours. */
const functionNames = [
  'size',
  'exists',
  'all',
  'map',
  'filter',
  'startsWith',
  'endsWith',
  'contains',
  'matches',
  'string',
  'double',
  ...functions.map(({ signature }) => signature.replace(/\(.*/, '')),
];

interface ExpressionFault {
  code: FaultCode;
  message: string;
  suggestion?: string | undefined;
}

/** Names of the scope whose properties are names of the project. */
const things: Record<string, { code: FaultCode; thing: string }> = {
  settings: { code: 'unknown-setting', thing: 'setting' },
  data: { code: 'unknown-data', thing: 'declared data' },
  state: { code: 'unknown-state-variable', thing: 'state variable' },
  forms: { code: 'unknown-form-node', thing: 'form node' },
};

function expressionFault(check: Check, source: string, { message, from }: { message: string; from: number }, scope: ScopeSchemas): ExpressionFault {
  const [, variable] = /^There is no "(.*)" in this place\.$/.exec(message) ?? [];
  if (variable !== undefined)
    return { code: 'unknown-variable', message: `There is no variable "${variable}" in this place.`, suggestion: closest(variable, Object.keys(scope)) };
  const [, property] = /^There is no "(.*)" here\.$/.exec(message) ?? [];
  if (property !== undefined) return unknownProperty(check, property, /([A-Za-z_]\w*(?:\.\w+)*)\.$/.exec(source.slice(0, from))?.[1], scope);
  const [, called] = /^There is no function ([A-Za-z]\w*)/.exec(message) ?? [];
  if (called !== undefined) return { code: 'unknown-function', message, suggestion: closest(called, functionNames) };
  if (message.startsWith('These do not go together') || message.startsWith('This must give')) return { code: 'wrong-expression-type', message };
  return { code: 'malformed-expression', message: malformed(source, message, from) };
}

/** The way to a property of this very name that stands one object deeper, such as Custom.employmentType. */
function deeperPath(schema: JsonSchema | undefined, property: string): [string, string] | undefined {
  const properties = Object.keys((schema?.properties ?? {}) as object);
  const around = properties.find((name) => Object.hasOwn((partAt(schema, [name])?.properties ?? {}) as object, property));
  return around === undefined ? undefined : [around, property];
}

/** How expressions write what other languages write otherwise: what stands at the fault, and what to write. */
const otherwise: readonly (readonly [RegExp, string])[] = [
  [/^[“”„‘’«»]/, "Write a text in straight quotes: 'so'."],
  [/^(===|!==)/, 'Write == where both are equal, and != where they are not.'],
  [/^=/, 'Write == to compare: one = has no effect here.'],
  [/^<>/, 'Write != for unequal values.'],
  [/^&/, 'Write && if both must be true.'],
  [/^\|/, 'Write || if one of them is enough.'],
  [/^and\b/i, 'Write && if both must be true.'],
  [/^or\b/i, 'Write || if one of them is enough.'],
  [/^not\b/i, 'Write ! before what must be false, such as !form.Agreed.'],
  [/^is\b/i, 'Write == to compare.'],
];

/** What is wrong with an expression that cannot be read; where another language shows through, what to write instead. */
function malformed(source: string, message: string, from: number): string {
  if (message === 'Unexpected token: EOF.') return 'The expression ends too early.';
  if (!message.startsWith('Unexpected')) return message;
  // The fault may be seen behind the first letters of what stands there, or of the word before it.
  const start = /(?<=^|\s)\S*\s?$/.exec(source.slice(0, from))?.index ?? from;
  const places = [start, from];
  return otherwise.find(([sign]) => places.some((at) => sign.test(source.slice(at))))?.[1] ?? message;
}

function unknownProperty(check: Check, property: string, owner: string | undefined, scope: ScopeSchemas): ExpressionFault {
  const [file] = owner === 'settings' ? check.query('constantFiles', property) : [];
  if (file !== undefined)
    return {
      code: 'server-constant',
      message: `The constant "${property}" is in "${file}", which is for the server, so pages do not get it. If everyone may read it, move it to constants without "for".`,
    };
  const [variable, ...names] = owner?.split('.') ?? [];
  const found = variable !== undefined && Object.hasOwn(scope, variable) ? follow(scope[variable], [...names, property]) : 'unknown';
  const deeper = variable === undefined || !Object.hasOwn(scope, variable) ? undefined : deeperPath(partAt(scope[variable], names), property);
  const near = typeof found === 'object' && 'missing' in found ? closest(property, found.among) : undefined;
  const suggestion = deeper === undefined ? near : [owner, ...deeper].join('.');
  const thing = names.length === 0 && variable !== undefined ? things[variable] : undefined;
  if (thing) return { code: thing.code, message: `There is no ${thing.thing} "${property}".`, suggestion };
  return { code: 'unknown-property', message: owner === undefined ? `There is no "${property}" here.` : `There is no "${property}" in ${owner}.`, suggestion };
}
