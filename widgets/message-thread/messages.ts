import type { MessageThreadOptions } from '../../schemas/generated/widgets';

/** A message as it is drawn. */
export interface Message {
  id: string;
  author: string;
  text: string;
  isOwn: boolean;
  /** When it was written, in milliseconds; nothing when that is not known. */
  time?: number;
  picture?: string;
}

const usualNames = { id: 'Id', author: 'Author', authorId: 'AuthorId', time: 'Time', text: 'Text', picture: 'Picture' };

/** The messages of an answer, in its order. What is no message is left out; two never have the same id. */
export function messagesOf(value: unknown, { properties, me }: MessageThreadOptions): Message[] {
  const names = { ...usualNames, ...properties };
  const seen = new Set<string>();
  return (Array.isArray(value) ? value : []).flatMap((row: unknown, index): Message[] => {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) return [];
    const read = (name: string): unknown => (Object.hasOwn(row, name) ? (row as Record<string, unknown>)[name] : undefined);
    const words = (name: string): string => {
      const found = read(name);
      return typeof found === 'string' ? found : typeof found === 'number' && !Number.isNaN(found) ? String(found) : '';
    };
    const own = words(names.id) || `at-${index}`;
    const id = seen.has(own) ? `${own}-at-${index}` : own;
    seen.add(id);
    const written = read(names.time);
    const time = typeof written === 'string' || typeof written === 'number' ? new Date(written).getTime() : Number.NaN;
    const picture = words(names.picture);
    return [
      {
        id,
        author: words(names.author),
        text: words(names.text),
        isOwn: me !== undefined && words(names.authorId) === String(me),
        ...(Number.isNaN(time) ? {} : { time }),
        ...(/^(https?:\/\/|\/(?!\/)|data:image\/)/.test(picture) ? { picture } : {}),
      },
    ];
  });
}

/** A moment for people: 11/20/2026, 9:12 AM. A time zone that is none is not applied. */
export function momentInWords(time: number, timeZone: string | undefined): string {
  const shape = { dateStyle: 'short', timeStyle: 'short' } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { ...shape, ...(timeZone === undefined ? {} : { timeZone }) }).format(time);
  } catch {
    return new Intl.DateTimeFormat('en-US', shape).format(time);
  }
}
