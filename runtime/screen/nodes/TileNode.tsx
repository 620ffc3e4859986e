import { evaluate } from '../../expressions/evaluate';
import { isExpression } from '../../definitions/shapes/is-expression';
import { textOf } from '../../expressions/text';
import { Sparkline } from '../Sparkline';
import { Picture } from '../Picture';
import type { NodeOf, NodeViewProps } from '../node-view';
import { usePress } from '../use-press';
import './tile.css';

/** A card to press, with a picture and a name, and what matters most of it: a value, and a small line of how it went. What a press does ends before another one counts. */
export function TileNode({ node, scope, screen, extra }: NodeViewProps<NodeOf<'tile'>>) {
  const [press] = usePress(screen, node.onPress, extra);
  const value = textOf(node.value, scope, screen.report);
  return (
    <button type="button" className="tile" onClick={() => void press()}>
      <span className="tile-picture" aria-hidden="true">
        <Picture name={isExpression(node.icon) ? evaluate(node.icon.$, scope, screen.report) : node.icon} />
      </span>
      <span className="tile-words">
        <span className="tile-name">{textOf(node.tile, scope, screen.report)}</span>
        {value === '' ? null : <span className="tile-value">{value}</span>}
        {node.trend === undefined ? null : (
          <Sparkline
            values={evaluate(node.trend.values.$, scope, screen.report)}
            goals={node.trend.goals && evaluate(node.trend.goals.$, scope, screen.report)}
            text={textOf(node.trend.text, scope, screen.report)}
          />
        )}
        {node.caption === undefined ? null : <span className="tile-caption">{textOf(node.caption, scope, screen.report)}</span>}
      </span>
    </button>
  );
}
