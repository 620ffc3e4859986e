import { evaluate } from '../../expressions/evaluate';
import { isExpression } from '../../definitions/shapes/is-expression';
import { textOf } from '../../expressions/text';
import { Picture } from '../Picture';
import type { NodeOf, NodeViewProps } from '../node-view';
import { usePress } from '../use-press';
import './tile.css';

/** A card to press, with a picture and a name. What a press does ends before another one counts. */
export function TileNode({ node, scope, screen, extra }: NodeViewProps<NodeOf<'tile'>>) {
  const [press] = usePress(screen, node.onPress, extra);
  return (
    <button type="button" className="tile" onClick={() => void press()}>
      <span className="tile-picture" aria-hidden="true">
        <Picture name={isExpression(node.icon) ? evaluate(node.icon.$, scope, screen.report) : node.icon} />
      </span>
      <span className="tile-words">
        <span className="tile-name">{textOf(node.tile, scope, screen.report)}</span>
        {node.caption === undefined ? null : <span className="tile-caption">{textOf(node.caption, scope, screen.report)}</span>}
      </span>
    </button>
  );
}
