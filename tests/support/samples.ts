import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const samples = join(import.meta.dirname, '../samples');

/** Where a sample of tests/samples stands. */
export const samplePath = (...path: string[]): string => join(samples, ...path);

/** A sample's text. */
export const sampleText = (...path: string[]): string => readFileSync(samplePath(...path), 'utf8');

/** The names of the JSON files of a folder of samples, without their ending. */
export const sampleNames = (...folder: string[]): string[] =>
  readdirSync(samplePath(...folder)).flatMap((file) => (file.endsWith('.json') ? file.slice(0, -'.json'.length) : []));
