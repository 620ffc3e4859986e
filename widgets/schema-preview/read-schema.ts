import { jsonLanguage } from '@codemirror/lang-json';
import { translated } from '../../runtime/widget-contract';
import { lostPart } from '../json/json-text';

/** What a text says: JSON, or why not. `remark`: what of it counts otherwise than it is written. */
type ReadJson<Value> = { value: Value; fault?: undefined; remark?: string } | { value?: undefined; fault: string; remark?: undefined };

/** Reads a text that must be JSON. */
export function readJson(text: string, what: string): ReadJson<unknown> {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    const before = text.slice(0, faultIn(text)).split('\n');
    const place = { what, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
    return { fault: translated('{what} is not valid JSON. Check line {line}, column {column}.', place) };
  }
}

/** Reads the text of a document. A part that cannot be kept as it is written is a fault: opened and saved it would be another one. */
export function readDocument(text: string): ReadJson<unknown> {
  const read = readJson(text, translated('The document'));
  const fault = read.fault === undefined ? lostPart(text) : undefined;
  return fault === undefined ? read : { fault };
}

/** Where a text stops being JSON, as the editor marks it: browsers say it in their own words, or not at all. */
function faultIn(text: string): number {
  let found = text.length;
  jsonLanguage.parser.parse(text).iterate({
    enter({ type, from }) {
      if (type.isError) found = Math.min(found, from);
    },
  });
  return found;
}

/** Reads the text of a schema of which a form can be made: an object. A part that counts otherwise than it is written is remarked: the others can be used. */
export function readSchema(text: string): ReadJson<Record<string, unknown>> {
  if (text.trim() === '') return { fault: translated('There is no schema yet. Paste one, open a file, or try an example.') };
  const read = readJson(text, translated('The schema'));
  if (read.fault !== undefined) return read;
  const remark = lostPart(text);
  if (typeof read.value === 'object' && read.value !== null && !Array.isArray(read.value))
    return { value: read.value as Record<string, unknown>, ...(remark !== undefined && { remark }) };
  return { fault: translated('A form needs a schema that is a JSON object, {shape}. This one is {value}.', { shape: '{ … }', value: shortened(text.trim()) }) };
}

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)} …` : text);
