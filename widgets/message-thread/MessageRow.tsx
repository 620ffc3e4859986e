import { memo } from 'react';
import { Avatar } from '../avatar/Avatar';
import type { Message } from './messages';
import { momentInWords } from './moments';
import { translated } from '../../runtime/widget-contract';

interface MessageRowProps {
  message: Message;
  /** What "today" is. */
  now: number;
  timeZone: string | undefined;
  canRemove: boolean;
  emit(event: string, detail: string): void;
}

/** One message: who, when, what. */
export const MessageRow = memo(function MessageRow({ message, now, timeZone, canRemove, emit }: MessageRowProps) {
  const { id, text, time, photo, thumbnail, isOwn } = message;
  const author = message.author === '' ? translated('Someone') : message.author;
  return (
    <li className={isOwn ? 'thread-message thread-own' : 'thread-message'}>
      <span className="thread-avatar" aria-hidden="true">
        <Avatar
          id={id}
          name="avatar"
          value={photo}
          label={author}
          schema={{}}
          options={{ id: message.authorId, name: message.author, size: 32 }}
          required={false}
          disabled={false}
          readonly
          onChange={nothing}
          onBlur={nothing}
          onFocus={nothing}
          emit={nothing}
        />
      </span>
      <div className="thread-bubble">
        <p className="thread-head">
          <bdi className="thread-author">{author}</bdi>
          {time === undefined ? null : <time dateTime={new Date(time).toISOString()}>{momentInWords(time, now, timeZone)}</time>}
        </p>
        {text === '' ? null : (
          <p className="thread-text" dir="auto">
            {text}
          </p>
        )}
        {thumbnail === undefined ? null : (
          <button
            type="button"
            className="thread-picture"
            aria-label={translated('Open the picture from {name}', { name: author })}
            onClick={() => emit('open', id)}
          >
            <img src={thumbnail} alt="" />
          </button>
        )}
        {canRemove ? (
          <button
            type="button"
            className="field-tool thread-remove"
            aria-label={text === '' ? translated('Delete: picture from {name}', { name: author }) : translated('Delete: {name}', { name: text.slice(0, 60) })}
            onClick={() => emit('delete', id)}
          >
            {translated('Delete')}
          </button>
        ) : null}
      </div>
    </li>
  );
});

const nothing = () => undefined;
