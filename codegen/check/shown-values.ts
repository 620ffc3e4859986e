import type { JsonSchema } from '../../runtime/definitions/compiled';
import { listed } from '../../runtime/format/language';
import type { Path } from '../document';
import { customerOf } from '../project/file-kind';
import type { Check, Place } from './check';
import { schemaOfSource } from './expressions';

/** Returns the words among the values that a schema allows, such as Active and Disabled. Codes, such as USD, are the same in every language. */
const wordsOf = ({ enum: values }: JsonSchema): string[] =>
  Array.isArray(values) ? values.filter((value): value is string => typeof value === 'string' && /[a-z]{3}/.test(value)) : [];

/**
 * Reports a place that shows a value of an `enum` as it is stored: such a value is a name for the program, and no language translates it. In definitions of
 * a customer's own, values may be words in the language of its people.
 */
export function checkShownSchema(check: Check, path: Path, schema: JsonSchema | undefined, help: string): void {
  if (customerOf(check.definition.document.file) !== undefined) return;
  const words = schema === undefined ? [] : wordsOf(schema);
  if (words.length === 0) return;
  const shown = words.length > 3 ? `${words.slice(0, 3).join(', ')} …` : listed(words);
  check.report('untranslated-value', path, `This shows values as they are stored (${shown}), in every language. ${help}`);
}

/** Checks an expression whose value people read. */
export function checkShownValue(check: Check, path: Path, source: string, { scope }: Pick<Place, 'scope'>): void {
  // Also the last branch of a condition: row.Status == 'Current' ? 'Taking part' : row.Status.
  const last = source
    .slice(source.lastIndexOf(' : ') + 1)
    .replace(/^: /, '')
    .trim();
  const [, plain = last] = /^(?:string|orElse)\(([\w.]+)(?:, *'')?\)$/.exec(last) ?? [];
  if (!/^[A-Za-z_]\w*(?:\.\w+)+$/.test(plain.trim())) return;
  checkShownSchema(check, path, schemaOfSource(plain.trim(), scope), `Write a text for each: "choose" with "when": { "$": "${plain.trim()} == '…'" }.`);
}
