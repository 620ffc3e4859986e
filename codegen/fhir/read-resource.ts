import type { z } from 'zod';
import { parseDocument, type Path, positionOf } from '../document';
import { type Resource, resource } from './resource';
import { own } from '../../runtime/validation/own';
import { stringOf } from '../../runtime/validation/string-of';
import { isObject } from '../../runtime/validation/is-object';

const megabyte = 1_000_000;
const deepest = 30;

/** In which line of the file each item begins, by link id; of several items with one, the first. */
export function linesOfItems(text: string): Map<string, number> {
  const lines = new Map<string, number>();
  text.split('\n').forEach((line, index) => {
    for (const [, id = ''] of line.matchAll(/"linkId"\s*:\s*("(?:[^"\\]|\\.)*")/g)) {
      const linkId = JSON.parse(id) as string;
      if (!lines.has(linkId)) lines.set(linkId, index + 1);
    }
  });
  return lines;
}

/** Reads a FHIR R4 Questionnaire. A text says why it is none. */
export function readResource(text: string): Resource | string {
  if (text.length > 5 * megabyte) return 'The file has more than 5 MB: this is more than a questionnaire.';
  if (text.trim() === '') return 'The file is empty.';
  const document = parseDocument('', text);
  const value = parsed(text);
  if (value === undefined) return document.faults.map(({ line, column, message }) => `Line ${line}, column ${column}: ${message}`).join('\n');
  if (!isObject(value)) return 'The file holds no FHIR resource.';
  const { resourceType, item: items } = value as { resourceType?: unknown; item?: unknown };
  if (resourceType !== 'Questionnaire')
    return `The file holds ${typeof resourceType === 'string' ? `a FHIR ${resourceType}` : 'no FHIR resource'}, not a Questionnaire.`;
  if (!Array.isArray(items) || items.length === 0) return 'The questionnaire has no items.';
  if (depthOf(value) > deepest * 2) return `Items are nested more than ${deepest} levels deep.`;
  const result = resource.safeParse(value);
  if (result.success) return result.data;
  return result.error.issues
    .slice(0, mostSaid)
    .map((issue) => `Line ${positionOf(document, issue.path as Path).line}: ${sentenceOf(issue)}`)
    .join('\n');
}

/** How many mistakes are told at a time. */
const mostSaid = 10;

const kinds: Record<string, string> = { string: 'a text', number: 'a number', boolean: 'true or false', array: 'a list', object: 'an object' };

/** What a FHIR R4 Questionnaire has where this one has something else. */
function sentenceOf({ path, ...issue }: z.core.$ZodIssue): string {
  const name = typeof path.at(-1) === 'number' ? 'each of these' : `"${path.map(stringOf).at(-1) ?? 'the file'}"`;
  const kind = issue.code === 'invalid_type' ? own(kinds, issue.expected) : undefined;
  return kind === undefined ? `${name} is not as FHIR has it: ${issue.message}.` : `${name} must be there and be ${kind} in a FHIR R4 Questionnaire.`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** How deep lists of items stand in one another. */
function depthOf(value: unknown): number {
  let depth = 0;
  for (let level: unknown[] = [value]; level.length > 0 && depth <= deepest * 2; depth += 1)
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? ((one as { item?: unknown[] }).item ?? []) : []));
  return depth;
}
