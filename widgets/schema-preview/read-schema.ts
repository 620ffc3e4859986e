import { translated } from '../../runtime/widget-contract';

/** What a text says: JSON, or why not. */
type ReadJson<Value> = { value: Value; fault?: undefined } | { value?: undefined; fault: string };

/** Reads a text that must be JSON. */
export function readJson(text: string, what: string): ReadJson<unknown> {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch (error) {
    return { fault: translated('{what} is not JSON yet: {reason}', { what, reason: error instanceof Error ? error.message : String(error) }) };
  }
}

/** Reads a text that must be a JSON object. */
export function readObject(text: string, what: string): ReadJson<Record<string, unknown>> {
  const read = readJson(text, what);
  if (read.fault !== undefined) return read;
  if (typeof read.value === 'object' && read.value !== null && !Array.isArray(read.value)) return { value: read.value as Record<string, unknown> };
  return { fault: translated('{what} must be a JSON object, {shape}.', { what, shape: '{ … }' }) };
}
