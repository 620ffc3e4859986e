import type { Environment } from '@marcbachmann/cel-js';
import type { JsonSchema } from '../definitions/compiled';
import { createEnvironment } from './environment';
import { nestedLoops } from './parse';
import { isSafePattern } from './safe-pattern';

/** What the place of an expression wants of it. */
export type Expected = 'anything' | 'boolean' | 'text' | 'number' | 'list';

export type Checked = { type: string } | { message: string; from: number; to: number };

/** The variables of a scope by name, each with its JSON Schema. `undefined`: of any type. */
export type ScopeSchemas = Record<string, JsonSchema | undefined>;

/** Comparisons that evaluate well with values of any type, declared so that typed ones are allowed too (each also holds the other way round). */
function createCheckingEnvironment(): Environment {
  const environment = createEnvironment(false);
  const never = () => false;
  for (const type of ['string', 'double', 'int', 'bool', 'list<dyn>']) environment.registerOperator(`${type} == null: bool`, never);
  return environment;
}

let shared: Environment | undefined;
const environments = new WeakMap<ScopeSchemas, Environment>();

/**
 * Proves that an expression is well formed and reads only what its scope declares. `from` and `to` are places in the source. A scope object
 * is prepared once: give the same object again for the expressions of one place.
 */
export function checkExpression(source: string, scope: ScopeSchemas, expected: Expected = 'anything'): Checked {
  let environment = environments.get(scope);
  if (!environment) environments.set(scope, (environment = environmentOf(scope)));
  const result = environment.check(source);
  if (!result.valid) {
    const error = result.error as (Error & { summary?: string; range?: { start: number; end: number } }) | undefined;
    return { message: sentence(error?.summary ?? error?.message ?? 'not valid'), from: error?.range?.start ?? 0, to: error?.range?.end ?? source.length };
  }
  const type = String(result.type);
  if (nestedLoops(environment.parse(source).ast) > mostNested)
    return { message: `No more than ${mostNested} loops stand within one another: they would take too long.`, from: 0, to: source.length };
  for (const [, pattern] of source.matchAll(/\.matches\(\s*(?:r?"((?:[^"\\]|\\.)*)")/g))
    if (pattern !== undefined && !isSafePattern(pattern.replace(/\\\\/g, '\\')))
      return {
        message: `The pattern ${pattern} could run for ever, or is not well formed. Write it without a repeated group inside a repeated group.`,
        from: source.indexOf(pattern),
        to: source.indexOf(pattern) + pattern.length,
      };
  if (fits(type, expected)) return { type };
  return { message: `This must give ${wanted[expected]}, and gives ${named(type)}.`, from: 0, to: source.length };
}

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

/** An environment, and the names of the types it knows. */
interface Prepared {
  environment: Environment;
  types: Map<JsonSchema, string>;
}

/** Most scopes differ only in what they have beside `session` and `settings`, which hold most of the types: those are prepared once. */
const common = new WeakMap<JsonSchema, { settings: JsonSchema | undefined; prepared: Prepared }>();

function environmentOf(scope: ScopeSchemas): Environment {
  shared ??= createCheckingEnvironment();
  const bare: Prepared = { environment: shared, types: new Map() };
  const { session, settings, ...rest } = scope;
  if (session === undefined || !Object.hasOwn(scope, 'settings')) return extended(bare, scope).environment;
  let known = common.get(session);
  if (known === undefined || known.settings !== settings) common.set(session, (known = { settings, prepared: extended(bare, { session, settings }) }));
  return extended(known.prepared, rest).environment;
}

/** A copy of an environment that has further variables. */
function extended(base: Prepared, scope: ScopeSchemas): Prepared {
  const environment = base.environment.clone();
  const types = new Map(base.types);

  /** The CEL type of a schema; objects become named types, so that a misspelt property is found. */
  const typeOf = (schema: JsonSchema | undefined): string => {
    if (schema === undefined || typeof schema !== 'object') return 'dyn';
    const choices = (schema.anyOf as JsonSchema[] | undefined)?.filter(({ type }) => type !== 'null');
    if (choices?.length === 1) return typeOf(choices[0]);
    const declared = Array.isArray(schema.type) ? schema.type.filter((type) => type !== 'null') : [schema.type];
    if (declared.length !== 1) return 'dyn';
    const [type] = declared;
    if (type === 'string') return 'string';
    if (type === 'number' || type === 'integer') return 'double';
    if (type === 'boolean') return 'bool';
    if (type === 'array') return `list<${typeOf(schema.items as JsonSchema | undefined)}>`;
    if (schema.properties === undefined) return type === 'object' && schema.additionalProperties === false ? objectType(schema) : 'dyn';
    return objectType(schema);
  };

  const objectType = (schema: JsonSchema): string => {
    const known = types.get(schema);
    if (known) return known;
    const name = `T${types.size}`;
    types.set(schema, name);
    const fields = Object.fromEntries(Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>).map(([key, part]) => [key, typeOf(part)]));
    environment.registerType(name, { fields });
    environment.registerOperator(`${name} == null: bool`, () => false); // Any value may be absent.
    return name;
  };

  for (const [name, schema] of Object.entries(scope)) environment.registerVariable(name, typeOf(schema));
  return { environment, types };
}
