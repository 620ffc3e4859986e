import type { Open } from '../definitions/open';
import { isStorable } from '../format/storable';
import { sameJson } from '../validation/same-json';
import { fits } from '../validation/fits';
import type { ScreenAddress } from './screen-address';
import { stringOf } from '../validation/string-of';

type Variable = NonNullable<Open['state']>[string];

/** Whether the address says something of how a screen is looked at: of a variable, or of a table wherever it stands. */
export const isInAddress = (definition: unknown): boolean =>
  typeof definition === 'object' && definition !== null && ('inAddress' in definition || Object.values(definition).some(isInAddress));

/** What the address says of a variable; what it was at first where it says nothing, or nothing that makes sense. */
export function readVariable({ schema, initial, inAddress }: Variable, address: ScreenAddress): unknown {
  const text = inAddress === undefined ? undefined : address.read(nameOf(inAddress));
  if (text === undefined) return initial ?? null;
  const value = isOfTexts(schema) ? text : readJson(text);
  if (typeof inAddress !== 'object') return value !== undefined && fits(schema, value) ? value : (initial ?? null);
  if (!fits({ type: 'object' }, value)) return initial ?? null;
  const { properties = {} } = schema as { properties?: Record<string, Parameters<typeof fits>[0]> };
  const known = Object.entries(value as object).filter(([name, part]) => Object.hasOwn(properties, name) && fits(properties[name]!, part));
  return { ...(initial as object | null), ...Object.fromEntries(known) };
}

/**
 * Whether a variable may be set to a value. A text that the address could not bring back, such as a search that is too long, is not taken: its field says
 * why, and no call is made with what the server refuses.
 */
export const mayHave = ({ schema, inAddress }: Variable, value: unknown): boolean =>
  inAddress === undefined || typeof value !== 'string' || fits(schema, value);

/** Writes a variable into the address: of an object those properties that may stand there; nothing where it is as it was at first. */
export function writeVariable({ schema, initial, inAddress }: Variable, value: unknown, address: ScreenAddress): void {
  if (inAddress === undefined) return;
  const told =
    typeof inAddress === 'object' ? Object.fromEntries(Object.entries((value ?? {}) as object).filter(([name]) => inAddress.properties.includes(name))) : value;
  const isUsual = sameJson(told, initial ?? null) || told === null;
  address.write(nameOf(inAddress), isUsual ? undefined : isOfTexts(schema) ? stringOf(told) : JSON.stringify(told));
}

/** Whether every value but null is a text, which stands in an address as it is: by `type`, or by what `enum` or `const` leave. */
function isOfTexts({ type, enum: choices, const: only }: Variable['schema']): boolean {
  if (type !== undefined)
    return sameJson(type, 'string') || (Array.isArray(type) && type.includes('string') && type.every((one) => one === 'string' || one === 'null'));
  const values = (Array.isArray(choices) ? choices : [only]).filter((value) => value !== null);
  return values.length > 0 && values.every((value) => typeof value === 'string');
}

const nameOf = (inAddress: NonNullable<Variable['inAddress']>): string => (typeof inAddress === 'string' ? inAddress : inAddress.name);

/** A value of an address from its JSON, without texts that the server cannot look for; nothing where it is none. */
export const readJson = (text: string): unknown => parsed(text, (_name, part: unknown) => (typeof part === 'string' && !isStorable(part) ? undefined : part));

/** A value from its JSON; nothing where it is none. */
function parsed(text: string, reviver?: Parameters<typeof JSON.parse>[1]): unknown {
  try {
    return JSON.parse(text, reviver) as unknown;
  } catch {
    return undefined;
  }
}
