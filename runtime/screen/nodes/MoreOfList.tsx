import { useEffect, useEffectEvent, useRef } from 'react';
import { holds } from '../../expressions/evaluate';
import { textOf } from '../../expressions/text';
import type { NodeOf, NodeViewProps } from '../node-view';
import { usePress } from '../use-press';
import { word } from '../../words';

interface MoreProps extends Pick<NodeViewProps, 'screen' | 'scope' | 'extra'> {
  more: NonNullable<NodeOf<'each'>['more']>;
  /** Another one where the list has changed. */
  list: string;
}

/** So far before its end comes into view, a list brings more. */
const ahead = '240px';

/** The end of a list that brings more when it comes into view, and by a button. */
export function MoreOfList({ more, list, screen, scope, extra }: MoreProps) {
  const [press, isWorking] = usePress(screen, more.do, extra);
  if (!holds(more.when.$, scope, screen.report)) return null;
  const text = more.text === undefined ? undefined : textOf(more.text, scope, screen.report);
  return <EndOfList list={list} bring={() => void press()} isComing={isWorking} text={text} whenSeen />;
}

interface EndProps {
  /** Another one where the list has changed. */
  list: string;
  bring(): void;
  isComing: boolean;
  text?: string | undefined;
  /** It brings more when it comes into view, once for each list; without it by the button alone. */
  whenSeen?: boolean;
}

/** The button at the end of a list of which there is more. */
export function EndOfList({ list, bring: press, isComing: isWorking, text = word('showMore'), whenSeen = false }: EndProps) {
  const place = useRef<HTMLButtonElement>(null);
  const broughtFor = useRef<string>(undefined);
  const bring = useEffectEvent(() => {
    if (broughtFor.current === list) return;
    broughtFor.current = list;
    press();
  });
  useEffect(() => {
    if (!whenSeen || isWorking || place.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && bring(), { rootMargin: ahead });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [list, whenSeen, isWorking]);
  return (
    <button type="button" ref={place} className="button look-secondary" aria-busy={isWorking || undefined} onClick={press}>
      {isWorking ? <span className="spinner" aria-hidden="true" /> : null}
      {text}
    </button>
  );
}
