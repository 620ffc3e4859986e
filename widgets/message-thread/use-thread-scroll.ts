import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Message } from './messages';

/** How near to its end, in px, a list counts as being there. */
const near = 48;

/**
 * Where a list of messages stands. Earlier ones come in above, and what is read stays where it is; a new one is scrolled to
 * where the end was in sight, or where it is one's own. Answers what to do when the list was scrolled: `onTop` is asked once for each first message.
 */
export function useThreadScroll(list: RefObject<HTMLOListElement | null>, messages: readonly Message[], onTop: () => void): () => void {
  const before = useRef({ first: undefined as string | undefined, newest: undefined as string | undefined, height: 0, top: 0, atEnd: true });
  const askedFor = useRef<string | undefined>(undefined);
  const first = messages[0]?.id;
  const newest = messages.at(-1);

  useLayoutEffect(() => {
    const at = list.current;
    if (at === null) return;
    const was = before.current;
    const hasNew = newest?.id !== was.newest;
    if (hasNew && (was.atEnd || newest?.isOwn)) at.scrollTop = at.scrollHeight;
    else if (first !== was.first && !hasNew) at.scrollTop = was.top + (at.scrollHeight - was.height);
    before.current = { first, newest: newest?.id, height: at.scrollHeight, top: at.scrollTop, atEnd: isAtEnd(at) };
  }, [list, first, newest, messages.length]);

  return () => {
    const at = list.current;
    if (at === null) return;
    before.current = { ...before.current, top: at.scrollTop, atEnd: isAtEnd(at) };
    if (at.scrollTop > near || at.scrollHeight <= at.clientHeight || askedFor.current === first) return;
    askedFor.current = first;
    onTop();
  };
}

const isAtEnd = (at: HTMLElement): boolean => at.scrollHeight - at.scrollTop - at.clientHeight <= near;
