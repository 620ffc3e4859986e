import { digitsOf } from '../number/typed-number';
import { failureText, translated } from '../../runtime/widget-contract';

const texts = /"(?:[^"\\]|\\.)*"/g;

/** Every number of a JSON text, as it is written. */
const numbersIn = (text: string): string[] => text.replace(texts, '""').match(/\d[\d.]*(?:e[+-]?\d+)?/gi) ?? [];

/** JSON text as people read it; no value is empty text. */
export const writeJson = (value: unknown): string => (value === undefined ? '' : JSON.stringify(value, null, 2));

/** What a JSON text says, or why it says nothing. Empty text is no value, not a fault. */
export function readJson(text: string): { value?: unknown; fault?: string } {
  if (text.trim() === '') return { value: undefined };
  try {
    const value = JSON.parse(text) as unknown;
    const fault = lostPart(text);
    return fault === undefined ? { value } : { fault };
  } catch (error) {
    return { fault: translated('This is not JSON yet: {reason}', { reason: failureText(error) }) };
  }
}

/** What is wrong where a part of a JSON text would be lost: a number that could only be kept as another one, or the first of two properties of one name. */
export function lostPart(text: string): string | undefined {
  const changed = numbersIn(text).find((number) => digitsOf(number) !== digitsOf(String(Number(number))));
  if (changed !== undefined) return translated('The number {number} has too many digits.', { number: changed });
  const name = doubledName(text);
  return name === undefined ? undefined : translated('The property {name} appears twice. Keep one of them.', { name });
}

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/** The name of a property that an object of a JSON text has twice. */
function doubledName(text: string): string | undefined {
  const open: Set<string>[] = [];
  let name = '';
  for (const [token] of text.matchAll(tokens)) {
    if (token === '{' || token === '[') open.push(new Set());
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') {
      if (open.at(-1)?.has(name)) return name;
      open.at(-1)?.add(name);
    } else name = JSON.parse(token) as string;
  }
  return undefined;
}
