import { flowVariable } from '../../runtime/definitions/flow-variable';
import { isExpression } from '../../runtime/definitions/shapes/is-expression';
import type { Constants } from '../../runtime/definitions/shapes/settings';
import { dependenciesOf } from '../../runtime/expressions/evaluate';
import { functions } from '../../runtime/expressions/functions';
import type { Project } from '../project/project';
import { allOf, byId } from './parts';

const valuesOf = ({ values }: Constants): [string, unknown][] => Object.entries(values).map(([name, { value }]) => [name, value]);

/** The values of all constants by name, by the id of their file, as code names it: `registrationPage` for registration-page. */
export const constantsOf = (project: Project): Record<string, Record<string, unknown>> =>
  byId(Object.entries(allOf<Constants>(project, 'constants')).map(([id, constants]) => [flowVariable(id), byId(valuesOf(constants))]));

/** The constants that pages may get, as expressions read them: by name alone, without those for the server. */
export const pageConstantsOf = (project: Project): Record<string, unknown> =>
  byId(
    Object.values(allOf<Constants>(project, 'constants'))
      .filter(({ for: reader }) => reader !== 'server')
      .flatMap(valuesOf),
  );

/** Those of the constants that expressions of a bundle read, and those that the rules among them read in turn. */
export function constantsReadBy(bundle: object, constants: Record<string, unknown>): Record<string, unknown> {
  const read = new Set<string>();
  const waiting: unknown[] = Object.values(bundle).flatMap((part: object | null) => Object.values(part ?? {}) as unknown[]);
  while (waiting.length > 0)
    for (const name of namesReadIn(waiting.pop()).flatMap((one) => (one === every ? Object.keys(constants) : [one]))) {
      if (read.has(name) || !Object.hasOwn(constants, name)) continue;
      read.add(name);
      waiting.push(constants[name]);
    }
  return byId([...read].map((name) => [name, constants[name]]));
}

/** The constant with the units of people. */
const quantitiesConstant = 'quantities';

/** Expressions that read constants: by `settings`, or by a function that reads them itself. The others need not be parsed. */
const readsConstants = new RegExp(
  [
    'settings',
    ...functions.filter(({ reads = [] }) => reads.some((path) => path.startsWith('settings.'))).map(({ signature }) => signature.replace(/\(.*/, '\\(')),
  ].join('|'),
);

/** Stands for all constants, where an expression reads `settings` as a whole: it may mean any of them. */
const every = '';

const known = new WeakMap<object, readonly string[]>();

/** The names of the constants that expressions in some JSON read, wherever they stand. */
function namesReadIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const found = known.get(value) ?? [...collect(value, new Set())];
  known.set(value, found);
  return found;
}

function collect(value: unknown, found: Set<string>): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  // A field with a quantity reads the units of it.
  if ('quantity' in value) found.add(quantitiesConstant);
  if (isExpression(value) && readsConstants.test(value.$))
    for (const path of dependenciesOf(value.$)) {
      const [variable, name = every] = path.split('.');
      if (variable === 'settings') found.add(name);
    }
  for (const part of Object.values(value)) collect(part, found);
  return found;
}
