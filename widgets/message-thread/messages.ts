import type { MessageThreadOptions } from '../../schemas/generated/widgets';
import { pictureAddress } from '../image/picture-address';

/** A message as it is drawn. */
export interface Message {
  id: string;
  author: string;
  authorId: string;
  text: string;
  isOwn: boolean;
  /** When it was written, in milliseconds; nothing when that is not known. */
  time?: number;
  /** Who wrote it. */
  photo?: string;
  /** A small picture of the picture that was sent. */
  thumbnail?: string;
}

const usualNames = { id: 'Id', author: 'Author', authorId: 'AuthorId', time: 'Time', text: 'Text', photo: 'Photo', thumbnail: 'Thumbnail' };

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
    const photo = pictureAddress(words(names.photo));
    const thumbnail = pictureAddress(words(names.thumbnail));
    return [
      {
        id,
        author: words(names.author),
        authorId: words(names.authorId),
        text: words(names.text),
        isOwn: me !== undefined && words(names.authorId) === String(me),
        ...(Number.isNaN(time) ? {} : { time }),
        ...(photo === undefined ? {} : { photo }),
        ...(thumbnail === undefined ? {} : { thumbnail }),
      },
    ];
  });
}

/** The first message of somebody else that was written after a moment; nothing where all are seen, or nothing is known of it. */
export function firstUnread(messages: readonly Message[], seenUntil: string | undefined): string | undefined {
  const until = new Date(seenUntil ?? Number.NaN).getTime();
  return messages.find(({ isOwn, time }) => !isOwn && time !== undefined && time > until)?.id;
}
