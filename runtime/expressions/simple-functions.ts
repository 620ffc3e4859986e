import { boundedMatches, functions } from './functions';
import type { ExpressionFunction } from './expression-function';
import { isKnown } from './simple-equality';
import { isNumeric, type Kind, listOf, partOf } from './simple-kinds';
import { type Operand, type Run, unsure, withinInteger } from './simple-operators';
import { asNumber, withNumbers } from './values';
import { own } from '../validation/own';
import { stringOf } from '../validation/string-of';

/** Computes a value of those of operands; of one that fails there is none. */
const ofAll =
  (operands: readonly Operand[], compute: (values: unknown[]) => unknown): Run =>
  (scope) => {
    const values: unknown[] = [];
    for (const { run } of operands) {
      const value = run(scope);
      if (value === unsure) return unsure;
      values.push(value);
    }
    return compute(values);
  };

const isTextual = ({ kind }: Operand): boolean => kind === 'any' || kind === 'text';

/** Whether a parameter takes a value of a kind, as the library decides before an expression is run. */
const takes: Record<string, (kind: Kind) => boolean> = {
  dyn: () => true,
  string: (kind) => kind === 'any' || kind === 'text',
  double: (kind) => kind === 'any' || isNumeric(kind),
  list: (kind) => kind === 'any' || partOf(kind, 'list') !== undefined,
};

/** Whether a parameter takes a value, as the library decides when an expression is run. */
const fits: Record<string, (value: unknown) => boolean> = {
  dyn: isKnown,
  string: (value) => typeof value === 'string',
  double: (value) => value === null || typeof value === 'number' || typeof value === 'bigint',
  list: (value) => Array.isArray(value) && isKnown(value),
};

const kindsOfResults: Record<string, Kind> = { bool: 'truth', string: 'text', double: 'decimal', list: listOf('any') };

interface Called {
  parameters: string[];
  kind: Kind;
  declared: ExpressionFunction;
}

const called = new Map(
  functions.map((declared): [string, Called] => {
    const [name = '', parameters = '', result = ''] = declared.signature.split(/[()]/);
    const list = parameters.split(', ');
    return [`${name} ${list.length}`, { parameters: list, kind: kindsOfResults[result.slice(2)] ?? 'any', declared }];
  }),
);

/** The paths of the scope that a function reads itself. */
export const readBy = (name: string, count: number): readonly string[] => called.get(`${name} ${count}`)?.declared.reads ?? [];

/** A call of one of our functions, or of one of the library's that converts a value. `read` are the values that the function reads itself. */
export function call(name: string, given: readonly Operand[], read: readonly Operand[]): Operand | undefined {
  const [only] = given;
  if (only !== undefined && given.length === 1 && Object.hasOwn(conversions, name)) return conversions[name]?.(only);
  const found = called.get(`${name} ${given.length}`);
  if (found === undefined || !found.parameters.every((parameter, index) => takes[parameter]?.(given[index]?.kind ?? 'null'))) return undefined;
  const { parameters, declared } = found;
  const apply = declared.apply as (...values: unknown[]) => unknown;
  const toGiven = declared.signature.includes('list') ? withNumbers : asNumber;
  const mayBeMissing = parameters.some((parameter, index) => parameter === 'double' && given[index]?.kind === 'any');
  const compute = (values: unknown[]): unknown => {
    try {
      return apply(...values.map(toGiven));
    } catch {
      return unsure;
    }
  };
  return {
    kind: mayBeMissing ? 'any' : found.kind,
    run: ofAll([...given, ...read], (values) => {
      if (declared.reads === undefined && !parameters.every((parameter, index) => fits[parameter]?.(values[index]))) return unsure;
      return parameters.some((parameter, index) => parameter === 'double' && values[index] === null) ? null : compute(values);
    }),
  };
}

/** What of the library's own conversions has a value of every operand of its kinds. */
const conversions: Record<string, (operand: Operand) => Operand | undefined> = {
  dyn: ({ run }) => ({ kind: 'any', run: ofAll([{ kind: 'any', run }], ([value]) => (isKnown(value) ? value : unsure)) }),
  double: (operand) => (isNumeric(operand.kind) ? { kind: 'decimal', run: ofAll([operand], ([value]) => Number(value)) } : undefined),
  string: (operand) =>
    ['any', 'text', 'truth', 'whole', 'decimal'].includes(operand.kind)
      ? { kind: 'text', run: ofAll([operand], ([value]) => (['string', 'boolean', 'number', 'bigint'].includes(typeof value) ? textOf(value) : unsure)) }
      : undefined,
  int: (operand) =>
    ['any', 'whole', 'decimal', 'text'].includes(operand.kind) ? { kind: 'whole', run: ofAll([operand], ([value]) => wholeOf(value)) } : undefined,
  size: (operand) => measured(operand, isKnown),
};

function wholeOf(value: unknown): unknown {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? BigInt(Math.trunc(value)) : unsure;
  if (typeof value !== 'string' || value !== value.trim() || value.length > 20 || value.includes('0x')) return unsure;
  try {
    return withinInteger(BigInt(value));
  } catch {
    return unsure;
  }
}

const textOf = (value: unknown): string => (value === Infinity ? '+Inf' : value === -Infinity ? '-Inf' : stringOf(value));

const measured = (operand: Operand, isMeasured: (value: unknown) => boolean): Operand | undefined =>
  operand.kind === 'null' || operand.kind === 'truth' || isNumeric(operand.kind)
    ? undefined
    : {
        kind: 'whole',
        run: ofAll([operand], ([value]) => {
          if (typeof value === 'string') return BigInt(Array.from(value).length);
          if (value === null || typeof value !== 'object' || !isMeasured(value)) return unsure;
          return BigInt(Array.isArray(value) ? value.length : Object.keys(value).length);
        }),
      };

/** A method of texts: the kind of its result, and what it computes of a text and of further ones. */
const textMethods: Record<string, { kind: Kind; compute: (...texts: string[]) => unknown }> = {
  'startsWith 1': { kind: 'truth', compute: (text, other = '') => text.startsWith(other) },
  'endsWith 1': { kind: 'truth', compute: (text, other = '') => text.endsWith(other) },
  'contains 1': { kind: 'truth', compute: (text, other = '') => text.includes(other) },
  'lowerAscii 0': { kind: 'text', compute: (text) => text.toLowerCase() },
  'upperAscii 0': { kind: 'text', compute: (text) => text.toUpperCase() },
  'trim 0': { kind: 'text', compute: (text) => text.trim() },
  'split 1': { kind: listOf('text'), compute: (text, separator = '') => text.split(separator) },
};

/** A call of a method, such as `text.startsWith('a')`. */
export function methodCall(name: string, owner: Operand, given: readonly Operand[]): Operand | undefined {
  const key = `${name} ${given.length}`;
  const [first, second] = given;
  const ofText = own(textMethods, key);
  if (ofText !== undefined) {
    const { kind, compute } = ofText;
    if (![owner, ...given].every(isTextual)) return undefined;
    return { kind, run: ofAll([owner, ...given], (texts) => (texts.every((text) => typeof text === 'string') ? compute(...texts) : unsure)) };
  }
  // Of what is written in the expression the library knows the type before it is run.
  if (key === 'size 0') return measured(owner, owner.kind === 'any' ? isKnown : () => true);
  if (key === 'matches 1' && first !== undefined && isTextual(owner) && isTextual(first))
    return { kind: 'truth', run: ofAll([owner, first], ([text, pattern]) => boundedMatches(stringOf(text), stringOf(pattern))) };
  if (name === 'join') return joined(owner, given);
  if (name === 'substring' && first !== undefined && given.length <= 2 && isTextual(owner) && given.every(({ kind }) => kind === 'any' || kind === 'whole'))
    return { kind: 'text', run: ofAll([owner, first, ...(second ? [second] : [])], ([text, from, to]) => partOfText(text, from, to)) };
  return undefined;
}

function joined(owner: Operand, given: readonly Operand[]): Operand | undefined {
  const element = partOf(owner.kind, 'list');
  if (given.length > 1 || !given.every(isTextual) || !(owner.kind === 'any' || element === 'any' || element === 'text')) return undefined;
  return {
    kind: 'text',
    run: ofAll([owner, ...given], ([list, separator = '']) =>
      Array.isArray(list) && typeof separator === 'string' && list.every((one) => typeof one === 'string') ? list.join(separator) : unsure,
    ),
  };
}

function partOfText(text: unknown, from: unknown, to: unknown): unknown {
  if (typeof text !== 'string' || typeof from !== 'bigint' || !(to === undefined || typeof to === 'bigint')) return unsure;
  const end = to ?? BigInt(text.length);
  return from < 0n || end < from || end > text.length ? unsure : text.substring(Number(from), Number(end));
}
