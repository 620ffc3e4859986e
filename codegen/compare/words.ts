import { readable } from '../project/named-parts';

/** Keys whose texts people read. */
export const textKeys = [
  'label',
  'title',
  'text',
  'button',
  'link',
  'help',
  'placeholder',
  'message',
  'alert',
  'description',
  'empty',
  'confirm',
  'notify',
  'question',
  'information',
  'advice',
];

/** The longest that a value is quoted. */
const longest = 90;

/** A value as a sentence quotes it. */
export function quoted(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (isExpression(value)) return shortened(`{ ${readable(value.$)} }`);
  return shortened(typeof value === 'string' ? `"${value}"` : JSON.stringify(value));
}

const shortened = (text: string): string => (text.length > longest ? `${text.slice(0, longest - 2)} …` : text);

const isExpression = (value: unknown): value is { $: string } =>
  typeof value === 'object' && value !== null && typeof (value as { $?: unknown }).$ === 'string';

/** What people call a part: the text it shows, or else its id. */
export function nameOf(id: string, value: unknown): string {
  if (typeof value !== 'object' || value === null) return `"${id}"`;
  for (const key of ['label', 'title', 'question', 'information', 'button', 'text', 'link']) {
    const text = (value as Record<string, unknown>)[key];
    const plain = typeof text === 'object' && text !== null ? (text as { text?: unknown }).text : text;
    if (typeof plain === 'string' && plain !== '') return shortened(`"${plain}"`);
  }
  return `"${id}"`;
}

/** The words with a capital letter and a full stop. */
export const sentence = (words: string): string => `${words.replace(/^[a-z]/, (letter) => letter.toUpperCase())}.`;
