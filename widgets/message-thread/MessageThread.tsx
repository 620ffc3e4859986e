import { Fragment, useEffect, useMemo, useRef, useState } from 'react';
import type { MessageThreadOptions } from '../../schemas/generated/widgets';
import { translated, type WidgetProps } from '../../runtime/widget-contract';
import { MessageRow } from './MessageRow';
import { firstUnread, messagesOf } from './messages';
import { dayInWords, dayOf } from './moments';
import { useThreadScroll } from './use-thread-scroll';
import { WritingPlace } from './WritingPlace';
import './message-thread.css';

/** Older ones are drawn when they are asked for: ten thousand messages are not drawn at once. */
const drawnAtFirst = 100;

/** Messages, the newest last and in sight, and a place to write. */
export default function MessageThread({ id, value, label, options, disabled, readonly, emit }: WidgetProps<Record<string, unknown>[], MessageThreadOptions>) {
  const { timeZone, canRemove, loading = false, hasEarlier = false } = options;
  const [drawn, setDrawn] = useState(drawnAtFirst);
  // What is not drawn is not read either.
  const hidden = Array.isArray(value) ? Math.max(0, value.length - drawn) : 0;
  const messages = useMemo(() => messagesOf(hidden === 0 ? value : value?.slice(hidden), options), [value, options, hidden]);
  const list = useRef<HTMLOListElement>(null);
  const latest = useRef(emit);
  latest.current = emit;
  const [say] = useState(() => (event: string, detail: unknown) => latest.current(event, detail));
  const unread = firstUnread(messages, options.seenUntil);
  const [now, setNow] = useState(() => Date.now());

  const earlier = () => {
    const asks = hidden === 0 && hasEarlier && !loading;
    // What is asked for is drawn once it is there.
    if (hidden > 0 || asks) setDrawn(drawn + drawnAtFirst);
    if (asks) say('earlier', messages[0]?.id ?? '');
  };
  const onScroll = useThreadScroll(list, messages, earlier);

  // The last message counts as seen once the end of the list is in sight.
  const newest = messages.at(-1)?.id;
  // At a message of another day, what is today has changed.
  useEffect(() => setNow((was) => (dayOf(was, timeZone) === dayOf(Date.now(), timeZone) ? was : Date.now())), [newest, timeZone]);
  const isNew = options.seenUntil === '' || unread !== undefined;
  useEffect(() => {
    const end = list.current?.lastElementChild;
    if (newest === undefined || !isNew || !end) return undefined;
    const sight = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      say('seen', newest);
    });
    sight.observe(end);
    return () => sight.disconnect();
  }, [newest, isNew, say]);

  return (
    <div className="thread">
      {hidden > 0 || hasEarlier ? (
        <button type="button" className="field-tool thread-earlier" aria-disabled={loading || undefined} onClick={earlier}>
          {loading ? translated('Loading earlier messages') : translated('Show earlier messages')}
        </button>
      ) : null}
      <ol
        ref={list}
        className="thread-list"
        style={{ maxHeight: options.height ?? 360 }}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A list that scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label={translated('Messages: {name}', { name: label })}
        aria-live="polite"
        onScroll={onScroll}
      >
        {messages.map((message, index) => {
          const { time } = message;
          const previous = messages[index - 1]?.time;
          const isNewDay = time !== undefined && (previous === undefined || dayOf(previous, timeZone) !== dayOf(time, timeZone));
          return (
            <Fragment key={message.id}>
              {isNewDay ? <li className="thread-day">{dayInWords(time, timeZone)}</li> : null}
              {message.id === unread ? <li className="thread-day thread-new">{translated('New')}</li> : null}
              <MessageRow
                message={message}
                now={now}
                timeZone={timeZone}
                canRemove={(canRemove === 'all' || (canRemove === 'own' && message.isOwn)) && !disabled && !readonly}
                emit={say}
              />
            </Fragment>
          );
        })}
        {messages.length === 0 && options.loaded !== false ? <li className="thread-empty">{options.emptyText ?? translated('No Messages')}</li> : null}
      </ol>
      {options.canWrite && !readonly ? <WritingPlace id={id} label={label} options={options} disabled={disabled} emit={say} /> : null}
    </div>
  );
}
