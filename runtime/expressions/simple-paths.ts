import { readProperty } from './read-property';
import { type Operand, type Run, unsure } from './simple-operators';
import { absentVariables } from './variables';

interface Path {
  text: string;
  operand: Operand;
}

/** So many paths are kept: a thousand conditions read a few dozen. */
const mostPaths = 5_000;
const paths = new Map<string, Path>();

/** A path of the scope, made once for all expressions that read it. */
export function pathOf(first: string, names: readonly string[]): Path {
  const text = [first, ...names].join('.');
  const known = paths.get(text);
  if (known !== undefined) return known;
  const path: Path = { text, operand: { kind: 'any', run: pathReader(first, names) } };
  if (paths.size >= mostPaths) paths.clear();
  paths.set(text, path);
  return path;
}

/** A path of the scope that is written with dots. */
export function pathNamed(text: string): Path {
  const [first = '', ...names] = text.split('.');
  return pathOf(first, names);
}

/** Reads a path of the scope. Of a variable that no place has, the library says so. */
function pathReader(first: string, names: readonly string[]): Run {
  const isUsual = Object.hasOwn(absentVariables, first);
  return (scope) => {
    if (!Object.hasOwn(scope, first)) return isUsual ? null : unsure;
    let value = scope[first];
    if (value === undefined) return unsure;
    for (const name of names) value = readProperty(value, name);
    return value;
  };
}
