import { useEffect, useEffectEvent, useRef } from 'react';
import { holds } from '../../expressions/evaluate';
import { textOf } from '../../expressions/text';
import type { NodeOf, NodeViewProps } from '../node-view';
import { usePress } from '../use-press';

interface MoreProps extends Pick<NodeViewProps, 'screen' | 'scope' | 'extra'> {
  more: NonNullable<NodeOf<'each'>['more']>;
  /** Another one where the list has changed. */
  list: string;
}

/** So far before its end comes into view, a list brings more. */
const ahead = '240px';

/** The end of a list that brings more when it comes into view, and by a button. */
export function MoreOfList({ more, list, screen, scope, extra }: MoreProps) {
  const place = useRef<HTMLButtonElement>(null);
  const broughtFor = useRef<string>(undefined);
  const [press, isWorking] = usePress(screen, more.do, extra);
  const isMore = holds(more.when.$, scope, screen.report);
  const bring = useEffectEvent(() => {
    if (broughtFor.current === list) return;
    broughtFor.current = list;
    void press();
  });
  useEffect(() => {
    if (!isMore || isWorking || place.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && bring(), { rootMargin: ahead });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [list, isMore, isWorking]);
  if (!isMore) return null;
  return (
    <button type="button" ref={place} className="button look-secondary" aria-busy={isWorking || undefined} onClick={() => void press()}>
      {isWorking ? <span className="spinner" aria-hidden="true" /> : null}
      {more.text === undefined ? 'Show more' : textOf(more.text, scope, screen.report)}
    </button>
  );
}
