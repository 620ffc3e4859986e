import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

const samples = join(import.meta.dirname, '../samples');

/** Where a sample of tests/samples stands. */
export const samplePath = (...path: string[]): string => join(samples, ...path);

/** A sample's text; large ones are kept compressed, as `.gz`. */
export function sampleText(...path: string[]): string {
  const file = samplePath(...path);
  return existsSync(file) ? readFileSync(file, 'utf8') : gunzipSync(readFileSync(`${file}.gz`)).toString('utf8');
}

/** The names of the JSON files of a folder of samples, without their ending. */
export const sampleNames = (...folder: string[]): string[] => readdirSync(samplePath(...folder)).flatMap((file) => /^(.*)\.json(\.gz)?$/.exec(file)?.[1] ?? []);
