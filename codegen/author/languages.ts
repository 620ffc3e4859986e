import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { LanguageDefinition } from '../../runtime/definitions/shapes/language';
import { type Coverage, coverageLine, coverageOf } from '../language/coverage';
import { readSource } from '../source';
import type { CommandOptions } from './command-options';
import { CommandError, type CommandContext, customerIn, meantBy } from './command-context';
import { failureText } from '../../runtime/validation/string-of';

/** So many texts that are not translated are named; the file has all. */
const mostNamed = 20;
/** What stands here in a table's first column is said of rows of the database: no definition says it. */
const ofRows = 'rows';
const heads = ['Place', 'English', 'Translation'] as const;
type Line = Record<(typeof heads)[number], string>;

/**
 * `languages`: how far each language is translated. `languages <tag> --export file.csv`: a table for a translator, who needs no JSON; `--import file.csv`: what
 * comes back. With --customer that of the customer.
 */
export function languages(context: CommandContext, options: CommandOptions, [tag]: readonly string[]): number {
  const checked = context.check(readSource(context.root));
  const customer = typeof options.customer === 'string' ? options.customer : undefined;
  const { project } = customer === undefined ? checked.base : customerIn(checked, customer);
  const coverages = coverageOf(project);
  if (tag === undefined) {
    for (const coverage of coverages) context.say(coverageLine(coverage));
    if (coverages.length === 0) context.say('English is the only language. Create a file such as schemas/languages/de.language.json.');
    return 0;
  }
  const coverage = coverages.find(({ id }) => id === tag);
  if (coverage === undefined)
    throw new CommandError(
      `There is no language "${tag}".${meantBy(
        tag,
        coverages.map(({ id }) => id),
      )} Write the file schemas/languages/${tag}.language.json first.`,
    );
  if (typeof options.export === 'string') return exportTexts(context, coverage, resolve(context.root, options.export));
  if (typeof options.import === 'string') return importTexts(context, coverage, resolve(context.root, options.import), customer);
  context.say(coverageLine(coverage));
  for (const text of coverage.missing.slice(0, mostNamed)) context.say(`  ${JSON.stringify(text)} at ${coverage.texts.get(text)}`);
  if (coverage.missing.length > mostNamed)
    context.say(`  and ${coverage.missing.length - mostNamed} more: npm run author -- languages ${tag} --export texts.csv`);
  return 0;
}

function exportTexts(context: CommandContext, { language, texts }: Coverage, file: string): number {
  const lines: Line[] = [...texts].toReversed().map(([English, Place]) => {
    const translation = language.texts[English];
    return { Place, English, Translation: typeof translation === 'string' ? translation : (translation?.other ?? '') };
  });
  lines.push(...Object.entries(language.rows ?? {}).map(([English, Translation]) => ({ Place: ofRows, English, Translation })));
  // Spreadsheets take a file for UTF-8 by its first letter.
  writeFileSync(file, stringify(lines, { header: true, columns: [...heads], bom: true }));
  context.say(`Wrote ${lines.length} texts to ${file}.`);
  return 0;
}

function importTexts(context: CommandContext, { id, language, texts }: Coverage, file: string, customer: string | undefined): number {
  const all = linesOf(file);
  const [lines, rows] = [all.filter(({ Place }) => Place !== ofRows), all.filter(({ Place, Translation }) => Place === ofRows && Translation !== '')];
  const unknown = lines.filter(({ English }) => !texts.has(English));
  // What a text with forms of numbers says is written in the file itself.
  const changed = lines.filter(
    ({ English, Translation }) =>
      Translation !== '' && texts.has(English) && typeof (language.texts[English] ?? '') === 'string' && language.texts[English] !== Translation,
  );
  const folder = customer === undefined ? 'schemas/languages' : `schemas/customers/${customer}`;
  const path = join(context.root, folder, `${id}.language.json`);
  const own: LanguageDefinition = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as LanguageDefinition) : { id, kind: 'language', texts: {} };
  own.texts = { ...own.texts, ...translationsOf(changed) };
  const changedRows = rows.filter(({ English, Translation }) => language.rows?.[English] !== Translation);
  if (changedRows.length > 0) own.rows = { ...own.rows, ...translationsOf(changedRows) };
  own.texts = sorted(own.texts);
  if (own.rows) own.rows = sorted(own.rows);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(own, null, 2)}\n`);
  context.say(
    `Took ${changed.length + changedRows.length} new or changed translations into ${folder}/${id}.language.json. Run npm run check: it compares their values.`,
  );
  if (unknown.length > 0)
    context.say(
      `Left out ${unknown.length} whose English text is not there any more: ${unknown
        .slice(0, 3)
        .map(({ English }) => JSON.stringify(English))
        .join(', ')} …`,
    );
  return 0;
}

const translationsOf = (lines: Line[]): Record<string, string> => Object.fromEntries(lines.map(({ English, Translation }) => [English, Translation]));

const sorted = <Said>(said: Record<string, Said>): Record<string, Said> =>
  Object.fromEntries(Object.entries(said).sort(([one], [other]) => (one < other ? -1 : 1)));

function linesOf(file: string): Line[] {
  try {
    const lines = parse(readFileSync(file), { columns: true, bom: true, skip_empty_lines: true }) as Record<string, string>[];
    if (lines.some((line) => heads.some((head) => line[head] === undefined))) throw new Error(`its columns must be ${heads.join(', ')}`);
    return lines as Line[];
  } catch (error) {
    throw new CommandError(`The file ${file} cannot be read: ${failureText(error)}.`);
  }
}
