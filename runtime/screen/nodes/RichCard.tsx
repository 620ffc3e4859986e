import { useId } from 'react';
import { Link } from 'react-router-dom';
import { isOwnPath } from '../../actions/navigate';
import { isExpression } from '../../definitions/shapes/is-expression';
import { evaluate, holds } from '../../expressions/evaluate';
import { textOf } from '../../expressions/text';
import type { NodeOf, NodeViewProps } from '../node-view';
import { Art } from '../Art';
import { Picture } from '../Picture';
import { usePress } from '../use-press';
import { isSecureAddress, NewWindow } from '../out-of-page';
import { CardTitle, nameOfCard } from './layout';
import './card.css';

/**
 * A card with a picture, a badge, a footer or a press: an article, since several of one list may have one name, which landmarks may not.
 * The whole card is pressed by the link or button in its title, which covers it; what else can be pressed lies above.
 */
export function RichCard(props: NodeViewProps<NodeOf<'card'>>) {
  const { node, scope, screen, extra, draw } = props;
  const headingId = useId();
  const [press, isWorking] = usePress(screen, node.onPress, extra);
  const title = textOf(node.title, scope, screen.report);
  const badge = textOf(node.badge, scope, screen.report);
  const { picture } = node;
  const isThumbnail = (isExpression(node.coverAs) ? evaluate(node.coverAs.$, scope, screen.report) : node.coverAs) === 'thumbnail';
  const to = isExpression(node.to) ? evaluate(node.to.$, scope, screen.report) : node.to;
  const isPressed = node.onPress !== undefined || isOwnPath(to) || isSecureAddress(to);
  const { newWindow } = node;
  const isNew = newWindow === true || (newWindow !== undefined && holds(newWindow.$, scope, screen.report));
  return (
    <article className={`card rich-card${isPressed ? ' card-pressed' : ''}`} {...nameOfCard(props, headingId)}>
      {node.cover === undefined || isThumbnail ? null : <Art art={node.cover} size="wide" scope={scope} screen={screen} />}
      <div className="card-head">
        {picture === undefined ? null : (
          <span className="card-picture" aria-hidden="true">
            <Picture name={isExpression(picture) ? evaluate(picture.$, scope, screen.report) : picture} />
          </span>
        )}
        {node.title === undefined ? null : (
          <CardTitle node={node} id={headingId}>
            {isOwnPath(to) ? (
              <Link className="card-press" to={to} {...(isNew ? { target: '_blank' } : {})}>
                {title}
                {isNew ? <NewWindow /> : null}
              </Link>
            ) : isSecureAddress(to) ? (
              <a className="card-press" href={to} rel="noopener noreferrer" {...(isNew ? { target: '_blank' } : {})}>
                {title}
                {isNew ? <NewWindow /> : null}
              </a>
            ) : node.onPress === undefined ? (
              title
            ) : (
              <button type="button" className="card-press" aria-busy={isWorking || undefined} onClick={() => void press()}>
                {title}
              </button>
            )}
          </CardTitle>
        )}
        {node.cover === undefined || !isThumbnail ? null : <Art art={node.cover} size="thumbnail" scope={scope} screen={screen} />}
        {badge === '' ? null : <span className="text-badge card-badge">{badge}</span>}
      </div>
      <div className="stack gap-medium card-parts">{draw(node.card)}</div>
      {node.footer === undefined ? null : <div className="row gap-small card-footer">{draw(node.footer)}</div>}
    </article>
  );
}
