import { type CSSProperties, useId } from 'react';
import { textOf } from '../../expressions/text';
import type { NodeOf, NodeViewProps } from '../node-view';

/** Parts one below the other. */
export function StackNode({ node, draw }: NodeViewProps<NodeOf<'stack'>>) {
  return <div className={`stack gap-${node.gap ?? 'medium'} width-${node.width ?? 'wide'}`}>{draw(node.stack)}</div>;
}

/** The parts of a fragment, one below the other. */
export function UseNode({ node, draw }: NodeViewProps<NodeOf<'use'>>) {
  return <div className={`stack gap-${node.gap ?? 'medium'} width-wide`}>{draw(node.parts ?? [])}</div>;
}

/** Parts side by side, as far as there is room. */
export function RowNode({ node, draw }: NodeViewProps<NodeOf<'row'>>) {
  return <div className={`row gap-${node.gap ?? 'small'} align-${node.align ?? 'start'}`}>{draw(node.row)}</div>;
}

/** Columns on a wide screen, one below the other on a phone. */
export function ColumnsNode({ node, draw }: NodeViewProps<NodeOf<'columns'>>) {
  const shares = node.widths ?? node.columns.map(() => 1);
  const columns =
    node.atLeast === undefined
      ? shares.map((share) => `minmax(0, ${share}fr)`).join(' ')
      : `repeat(auto-${node.keepWidth ? 'fill' : 'fit'}, minmax(min(100%, ${node.atLeast}px), 1fr))`;
  const style = { '--columns': columns, ...(node.scrolls ? { '--least': `${node.atLeast}px` } : {}) } as CSSProperties;
  return (
    <div className={`columns gap-${node.gap ?? 'large'}${node.scrolls ? ' columns-scroll' : ''}`} style={style}>
      {draw(node.columns)}
    </div>
  );
}

/** A framed part with a heading. */
export function CardNode({ node, scope, screen, draw }: NodeViewProps<NodeOf<'card'>>) {
  const headingId = useId();
  const named =
    node.title !== undefined ? { 'aria-labelledby': headingId } : node.label !== undefined ? { 'aria-label': textOf(node.label, scope, screen.report) } : {};
  return (
    <section className="card" {...named}>
      {node.title === undefined ? null : (
        <h2 className="card-title" id={headingId}>
          {textOf(node.title, scope, screen.report)}
        </h2>
      )}
      <div className="stack gap-medium">{draw(node.card)}</div>
    </section>
  );
}
