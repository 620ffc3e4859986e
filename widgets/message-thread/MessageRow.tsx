import { useState } from 'react';
import { type Message, momentInWords } from './messages';

interface MessageRowProps {
  message: Message;
  timeZone: string | undefined;
  onRemove: (() => void) | undefined;
}

/** One message: who, when, what. */
export function MessageRow({ message: { author, text, time, picture, isOwn }, timeZone, onRemove }: MessageRowProps) {
  const [broken, setBroken] = useState(false);
  return (
    <li className={isOwn ? 'thread-message thread-own' : 'thread-message'}>
      {picture === undefined || broken ? null : <img className="thread-picture" src={picture} alt="" loading="lazy" onError={() => setBroken(true)} />}
      <div className="thread-bubble">
        <p className="thread-head">
          <bdi className="thread-author">{author === '' ? 'Somebody' : author}</bdi>
          {time === undefined ? null : <time dateTime={new Date(time).toISOString()}>{momentInWords(time, timeZone)}</time>}
        </p>
        <p className="thread-text" dir="auto">
          {text}
        </p>
        {onRemove ? (
          <button type="button" className="field-tool thread-remove" aria-label={`Remove: ${text.slice(0, 60)}`} onClick={onRemove}>
            Remove
          </button>
        ) : null}
      </div>
    </li>
  );
}
