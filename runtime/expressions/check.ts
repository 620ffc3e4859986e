import type { ASTNode, Environment } from '@marcbachmann/cel-js';
import type { JsonSchema } from '../definitions/compiled';
import { childrenOf, createEnvironment, readerOf } from './environment';
import { keepTypes } from './kept-types';
import { nestedLoops } from './parse';
import { isSafePattern } from './safe-pattern';

/** What the place of an expression wants of it. */
export type Expected = 'anything' | 'boolean' | 'text' | 'number' | 'list';

/** `schema`: what is known of the value beside its type; nothing where it may be anything. */
type Checked = { type: string; schema: JsonSchema | undefined } | { message: string; from: number; to: number };

/** The variables of a scope by name, each with its JSON Schema. `undefined`: of any type. */
export type ScopeSchemas = Record<string, JsonSchema | undefined>;

/** Comparisons that evaluate well with values of any type, declared so that typed ones are allowed too (each also holds the other way round). */
function createCheckingEnvironment(): Environment {
  const environment = createEnvironment(false);
  const never = () => false;
  for (const type of ['string', 'double', 'int', 'bool', 'list<dyn>']) environment.registerOperator(`${type} == null: bool`, never);
  return environment;
}

const environments = new WeakMap<ScopeSchemas, Prepared>();

/**
 * Proves that an expression is well formed and reads only what its scope declares. `from` and `to` are places in the source. A scope object
 * is prepared once: give the same object again for the expressions of one place.
 */
export function checkExpression(source: string, scope: ScopeSchemas, expected: Expected = 'anything'): Checked {
  let prepared = environments.get(scope);
  if (!prepared) environments.set(scope, (prepared = environmentOf(scope)));
  const key = `${expected} ${source}`;
  const known = prepared.checked.get(key);
  if (known !== undefined) return known;
  const checked = checkIn(prepared, source, expected, new Set(Object.keys(scope)));
  kept += 1 / checksOfOneEnvironment;
  prepared.checked.set(key, checked);
  return checked;
}

function checkIn({ environment, types }: Prepared, source: string, expected: Expected, names: ReadonlySet<string>): Checked {
  const result = checkedBy(environment, source);
  if (!result.valid) {
    const error = result.error as (Error & { summary?: string; range?: { start: number; end: number } }) | undefined;
    return { message: sentence(error?.summary ?? error?.message ?? 'not valid'), from: error?.range?.start ?? 0, to: error?.range?.end ?? source.length };
  }
  const type = String(result.type);
  const missing = readByFunctions(result.ast).find((path) => !names.has(path.split('.')[0] ?? ''));
  if (missing !== undefined) return { message: `A function here reads ${missing}, which this place does not have.`, from: 0, to: source.length };
  if (nestedLoops(result.ast) > mostNested)
    return { message: `No more than ${mostNested} loops stand within one another: they would take too long.`, from: 0, to: source.length };
  for (const [, , pattern] of source.matchAll(/\.matches\(\s*r?(["'])((?:\\.|(?!\1)[^\\])*)\1/g))
    if (pattern !== undefined && !isSafePattern(pattern.replace(/\\\\/g, '\\')))
      return {
        message: `The pattern ${pattern} could run for ever, or is not well formed. Write it without a repeated group inside a repeated group.`,
        from: source.indexOf(pattern),
        to: source.indexOf(pattern) + pattern.length,
      };
  if (fits(type, expected)) return { type, schema: schemaOf(type, types) };
  return { message: `This must give ${wanted[expected]}, and gives ${named(type)}.`, from: 0, to: source.length };
}

function checkedBy(environment: Environment, source: string) {
  try {
    const { ast, check } = environment.parse(source);
    keepTypes(ast, false);
    return { ...check(), ast };
  } catch (error) {
    return { valid: false as const, error };
  }
}

/** The paths of the scope that functions of an expression read themselves. */
const readByFunctions = (node: ASTNode): string[] => [...(readerOf(node)?.reads ?? []), ...childrenOf(node).flatMap(readByFunctions)];

/** Loops over the items of items of items. */
const mostNested = 3;

const wanted: Record<Expected, string> = { anything: 'a value', boolean: 'true or false', text: 'a text or a number', number: 'a number', list: 'a list' };

function fits(type: string, expected: Expected): boolean {
  if (type === 'dyn' || expected === 'anything') return true;
  if (expected === 'boolean') return type === 'bool';
  if (expected === 'number') return ['double', 'int', 'null'].includes(type);
  if (expected === 'list') return type.startsWith('list') || type === 'null';
  return ['string', 'double', 'int', 'bool', 'null'].includes(type);
}

/** The schema of a type, in the library's words: the other way round than the types are made. */
function schemaOf(type: string, types: ReadonlyMap<string, string>): JsonSchema | undefined {
  const known = ({ bool: 'boolean', string: 'string', double: 'number', int: 'number' } as Record<string, string>)[type];
  if (known !== undefined) return { type: known };
  if (type === 'list') return { type: 'array' };
  const [, element] = /^list<(.+)>$/.exec(type) ?? [];
  if (element !== undefined) return { type: 'array', items: schemaOf(element, types) ?? {} };
  const content = [...types].find(([, name]) => name === type)?.[0];
  return content === undefined ? undefined : (JSON.parse(content) as JsonSchema);
}

const named = (type: string): string =>
  ({ bool: 'true or false', string: 'a text', double: 'a number', int: 'a number', null: 'nothing' })[type] ??
  (type.startsWith('list') ? 'a list' : 'an object');

/** The library's words as a plain sentence. */
function sentence(summary: string): string {
  const plain = summary
    .split('\n')[0]
    ?.replace(/^No such key: (.*)$/, 'There is no "$1" here.')
    .replace(/^Unknown variable: (.*)$/, 'There is no "$1" in this place.')
    .replace(
      /^no such overload: (.*)$/,
      (_, types: string) =>
        `These do not go together: ${types
          .replace(/\bT\d+\b/g, 'object')
          .replace(/\bdouble\b|\bint\b/g, 'number')
          .replace(/\bstring\b/g, 'text')
          .replace(/\bbool\b/g, 'true-or-false')}.`,
    )
    .replace(/^found no matching overload for '(.*)'$/, 'There is no function $1.');
  return plain === undefined || /[.!?]$/.test(plain) ? (plain ?? '') : `${plain}.`;
}

/**
 * An environment, the names of its types by the content of their schemas, what was found of expressions in it, and the environments made from it that
 * know one more variable.
 */
interface Prepared {
  environment: Environment;
  types: ReadonlyMap<string, string>;
  checked: Map<string, Checked>;
  further: Map<string, Prepared>;
}

/** What most scopes have in common comes first: its environment, with most of the types, is then made once. */
const commonFirst = [
  'settings',
  'session',
  'stored',
  'flows',
  'onDevice',
  'device',
  'viewport',
  'today',
  'minute',
  'route',
  'flow',
  'data',
  'forms',
  'state',
  'input',
];
const rankOf = (name: string): number => (commonFirst.includes(name) ? commonFirst.indexOf(name) : commonFirst.length);

/** So many environments are kept; definitions that are edited again and again would else fill the memory. */
const mostKept = 6_000;
/** The result of a check takes that much less of the memory. */
const checksOfOneEnvironment = 50;
let root: Prepared | undefined;
let kept = 0;

/** The environment of a scope. Scopes of equal variables share one: making the types of records costs more than checking an expression. */
function environmentOf(scope: ScopeSchemas): Prepared {
  if (root === undefined || kept > mostKept) {
    root = { environment: root?.environment ?? createCheckingEnvironment(), types: new Map(), checked: new Map(), further: new Map() };
    kept = 0;
    numbers.clear();
  }
  let prepared = root;
  for (const name of Object.keys(scope).sort((one, other) => rankOf(one) - rankOf(other) || (one < other ? -1 : 1))) {
    const key = `${name} ${numberOf(scope[name])}`;
    const known = prepared.further.get(key) ?? extended(prepared, name, scope[name]);
    prepared.further.set(key, known);
    prepared = known;
  }
  return prepared;
}

const contents = new WeakMap<JsonSchema, string>();

function contentOf(schema: JsonSchema | undefined): string {
  if (schema === undefined || typeof schema !== 'object') return String(schema);
  const known = contents.get(schema) ?? JSON.stringify(schema);
  contents.set(schema, known);
  return known;
}

let given = 0;
const numbers = new Map<string, number>();
const numberOfObject = new WeakMap<JsonSchema, number>();

/** A number for a content. To look for the content itself, which may be long, costs more than to check an expression. */
function numberOf(schema: JsonSchema | undefined): number | undefined {
  // Of any type: nothing, or a schema that allows everything.
  if (typeof schema !== 'object') return undefined;
  const known = numberOfObject.get(schema);
  if (known !== undefined) return known;
  const content = contentOf(schema);
  const number = numbers.get(content) ?? (given += 1);
  numbers.set(content, number);
  numberOfObject.set(schema, number);
  return number;
}

/** A copy of an environment that has one more variable. */
function extended(base: Prepared, variable: string, declared: JsonSchema | undefined): Prepared {
  kept += 1;
  const environment = base.environment.clone();
  const types = new Map(base.types);

  /** The CEL type of a schema; objects become named types, so that a misspelt property is found. */
  const typeOf = (schema: JsonSchema | undefined): string => {
    if (schema === undefined || typeof schema !== 'object') return 'dyn';
    const choices = (schema.anyOf as JsonSchema[] | undefined)?.filter(({ type }) => type !== 'null');
    if (choices?.length === 1) return typeOf(choices[0]);
    const listed = Array.isArray(schema.type) ? schema.type.filter((type) => type !== 'null') : [schema.type];
    if (listed.length !== 1) return 'dyn';
    const [type] = listed;
    if (type === 'string') return 'string';
    if (type === 'number' || type === 'integer') return 'double';
    if (type === 'boolean') return 'bool';
    if (type === 'array') return `list<${typeOf(schema.items as JsonSchema | undefined)}>`;
    if (schema.properties === undefined) return type === 'object' && schema.additionalProperties === false ? objectType(schema) : 'dyn';
    return objectType(schema);
  };

  const objectType = (schema: JsonSchema): string => {
    const content = contentOf(schema);
    const known = types.get(content);
    if (known) return known;
    const name = `T${types.size}`;
    types.set(content, name);
    const fields = Object.fromEntries(Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).map(([key, part]) => [key, typeOf(part)]));
    environment.registerType(name, { fields });
    environment.registerOperator(`${name} == null: bool`, () => false); // Any value may be absent.
    return name;
  };

  environment.registerVariable(variable, typeOf(declared));
  return { environment, types, checked: new Map(), further: new Map() };
}
