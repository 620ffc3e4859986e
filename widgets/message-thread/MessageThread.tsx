import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { MessageThreadOptions } from '../../schemas/generated/widgets';
import type { WidgetProps } from '../../runtime/widget-contract';
import { MessageRow } from './MessageRow';
import { messagesOf } from './messages';
import { WritingPlace } from './WritingPlace';
import './message-thread.css';

/** Older ones are drawn when they are asked for: ten thousand messages are not drawn at once. */
const drawnAtFirst = 200;

/** Messages, the newest last and in sight, and a place to write. */
export default function MessageThread({ id, value, label, options, disabled, readonly, emit }: WidgetProps<Record<string, unknown>[], MessageThreadOptions>) {
  const messages = useMemo(() => messagesOf(value, options), [value, options]);
  const [drawn, setDrawn] = useState(drawnAtFirst);
  const list = useRef<HTMLOListElement>(null);
  const shown = messages.slice(-drawn);
  const hidden = messages.length - shown.length;
  const removable = ({ isOwn }: { isOwn: boolean }) => options.canRemove === 'all' || (options.canRemove === 'own' && isOwn);

  // A new message comes into sight; earlier ones come in above, and what is read stays where it is.
  const newest = messages.at(-1)?.id;
  useLayoutEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest]);

  const earlier = () => {
    if (hidden > 0) setDrawn(drawn + drawnAtFirst);
    else emit('earlier', messages[0]?.id ?? '');
  };
  return (
    <div className="thread">
      {hidden > 0 || options.hasEarlier ? (
        <button
          type="button"
          className="field-tool thread-earlier"
          aria-disabled={options.loading || undefined}
          onClick={() => (options.loading ? undefined : earlier())}
        >
          {options.loading ? 'Loading earlier messages' : 'Show earlier messages'}
        </button>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A list that scrolls must be reachable by keyboard. */}
      <ol ref={list} className="thread-list" style={{ maxHeight: options.height ?? 360 }} tabIndex={0} aria-label={`Messages: ${label}`} aria-live="polite">
        {shown.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            timeZone={options.timeZone}
            onRemove={removable(message) && !disabled && !readonly ? () => emit('remove', message.id) : undefined}
          />
        ))}
        {messages.length === 0 ? <li className="thread-empty">{options.emptyText ?? 'There are no messages yet.'}</li> : null}
      </ol>
      {options.canWrite && !readonly ? (
        <WritingPlace id={id} label={label} options={options} disabled={disabled} onSend={(text) => emit('send', text)} />
      ) : null}
    </div>
  );
}
