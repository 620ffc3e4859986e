import { digitsOf } from '../number/typed-number';
import { translated } from '../../runtime/widget-contract';

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
    const fault = lostNumber(text);
    return fault === undefined ? { value } : { fault };
  } catch (error) {
    return { fault: `This is not JSON yet: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** What is wrong where a JSON text has a number that could only be kept as another one. */
export function lostNumber(text: string): string | undefined {
  const changed = numbersIn(text).find((number) => digitsOf(number) !== digitsOf(String(Number(number))));
  return changed === undefined ? undefined : translated('The number {number} has too many digits.', { number: changed });
}
