import { type Ref, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { isOwnPath } from '../../actions/navigate';
import { evaluate, holds } from '../../expressions/evaluate';
import { textOf } from '../../expressions/text';
import { late } from '../../contracts/late';
import type { NodeOf, NodeViewProps } from '../node-view';
import { isSecureAddress, NewWindow } from '../out-of-page';
import { PressImage } from '../PressImage';
import { usePress } from '../use-press';

const HelpSign = late(async () => (await import('../../form/HelpSign')).HelpSign, null);

const elements = { title: 'h1', heading: 'h2', subheading: 'h3', body: 'p', caption: 'p', figure: 'p', badge: 'span' } as const;

/** What a person reads. */
export function TextNode({ node, scope, screen }: NodeViewProps<NodeOf<'text'>>) {
  const kind = node.as ?? 'body';
  const Element = elements[kind];
  const focusKey = node.focusOn === undefined ? undefined : evaluate(node.focusOn.$, scope, screen.report);
  const place = useRef<HTMLElement>(null);
  const shown = useRef(focusKey);
  useEffect(() => {
    if (Object.is(shown.current, focusKey)) return;
    shown.current = focusKey;
    place.current?.focus();
  }, [focusKey]);
  const hintId = useId();
  const text = textOf(node.text, scope, screen.report);
  const hint = textOf(node.hint, scope, screen.report);
  const drawn = (
    <Element
      ref={place as Ref<never>}
      className={`text-${kind}${node.tone ? ` tone-${node.tone}` : ''}`}
      {...(node.focusOn === undefined ? {} : { tabIndex: -1 })}
    >
      {text}
    </Element>
  );
  if (hint === '') return drawn;
  return (
    <div className="field-heading text-hinted">
      {drawn}
      <HelpSign help={hint} helpId={hintId} about={text} />
    </div>
  );
}

/** A sentence that should be noticed; screen readers are told of it when it appears. */
export function AlertNode({ node, scope, screen, extra }: NodeViewProps<NodeOf<'alert'>>) {
  const { alert, tone = 'info', action } = node;
  const [press] = usePress(screen, action?.onPress, extra);
  const message = textOf(alert, scope, screen.report);
  const hasButton = action !== undefined && (action.when === undefined || holds(action.when.$, scope, screen.report));
  return (
    <div className={`alert tone-${tone}${hasButton ? ' alert-row' : ''}`} role={tone === 'error' || tone === 'warning' ? 'alert' : 'status'}>
      {hasButton ? <p>{message}</p> : message}
      {hasButton ? (
        <button type="button" className="button look-quiet" onClick={() => void press()}>
          {textOf(action.text, scope, screen.report)}
        </button>
      ) : null}
    </div>
  );
}

/** A way to another screen. */
export function LinkNode({ node, scope, screen }: NodeViewProps<NodeOf<'link'>>) {
  const to = typeof node.to === 'string' ? node.to : evaluate(node.to.$, scope, screen.report);
  const text = textOf(node.link, scope, screen.report);
  const label = node.image ? <PressImage address={evaluate(node.image.$, scope, screen.report)} text={text} /> : text;
  const looks = node.image ? 'link press-of-image' : 'link';
  const { newWindow } = node;
  if (isSecureAddress(to) || (isOwnPath(to) && newWindow !== undefined)) {
    const isNew = newWindow === true || (newWindow !== undefined && holds(newWindow.$, scope, screen.report));
    return (
      <a className={looks} href={to} rel="noopener noreferrer" {...(isNew ? { target: '_blank' } : {})}>
        {label}
        {isNew ? <NewWindow /> : null}
      </a>
    );
  }
  return isOwnPath(to) ? (
    <Link className={looks} to={to}>
      {label}
    </Link>
  ) : (
    <span>{label}</span>
  );
}
