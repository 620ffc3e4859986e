import { type CSSProperties, type ReactNode, useId } from 'react';
import { holds } from '../../expressions/evaluate';
import { textOf } from '../../expressions/text';
import { late } from '../../contracts/late';
import type { NodeOf, NodeViewProps } from '../node-view';
import { Placeholder } from './Placeholder';

/** Parts one below the other. */
export function StackNode({ node, scope, screen, draw }: NodeViewProps<NodeOf<'stack'>>) {
  const isScreenOnly = node.onScreenOnly !== undefined && holds(node.onScreenOnly.$, scope, screen.report);
  const className = `stack gap-${node.gap ?? 'medium'} width-${node.width ?? 'wide'}${isScreenOnly ? ' screen-only' : ''}`;
  if (node.maximumHeight === undefined) return <div className={className}>{draw(node.stack)}</div>;
  // Whoever has no pointer scrolls it by the arrow keys.
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reachable by keyboard.
    <div className={`${className} stack-scroll`} style={{ maxHeight: node.maximumHeight }} tabIndex={0} role="group">
      {draw(node.stack)}
    </div>
  );
}

/** The parts of a fragment, one below the other. */
export function UseNode({ node, draw }: NodeViewProps<NodeOf<'use'>>) {
  return <div className={`stack gap-${node.gap ?? 'medium'} width-wide`}>{draw(node.parts ?? [])}</div>;
}

/** Parts side by side, as far as there is room. */
export function RowNode({ node, draw }: NodeViewProps<NodeOf<'row'>>) {
  return <div className={`row gap-${node.gap ?? 'small'} align-${node.align ?? 'start'}`}>{draw(node.row)}</div>;
}

/** How many times as wide as the least width a part of a scrolling row with `keepWidth` may be. */
const mostOfRow = 1.2;

/** Columns on a wide screen, one below the other on a phone. */
export function ColumnsNode({ node, draw }: NodeViewProps<NodeOf<'columns'>>) {
  const shares = node.widths ?? node.columns.map(() => 1);
  const columns =
    node.atLeast === undefined
      ? shares.map((share) => `minmax(0, ${share}fr)`).join(' ')
      : `repeat(auto-${node.keepWidth ? 'fill' : 'fit'}, minmax(min(100%, ${node.atLeast}px), 1fr))`;
  const { scrolls, keepWidth, atLeast = 0 } = node;
  const ofRow = scrolls ? { '--least': `${atLeast}px`, ...(keepWidth && { '--most': `${atLeast * mostOfRow}px` }) } : {};
  const style = { '--columns': columns, ...ofRow } as CSSProperties;
  return (
    <div className={`columns gap-${node.gap ?? 'large'}${node.scrolls ? ' columns-scroll' : ''}`} style={style}>
      {draw(node.columns)}
    </div>
  );
}

/** A card with more than a title; it is loaded where a screen has one. */
export const RichCard = late(async () => (await import('./cards')).RichCard, <Placeholder shape="text" />);

/** A framed part with a heading. */
export function CardNode(props: NodeViewProps<NodeOf<'card'>>) {
  const { node, scope, screen, draw } = props;
  const headingId = useId();
  if (
    node.picture !== undefined ||
    node.cover !== undefined ||
    node.badge !== undefined ||
    node.footer !== undefined ||
    node.onPress !== undefined ||
    node.to !== undefined
  )
    return <RichCard {...props} />;
  return (
    <section className="card" {...nameOfCard(props, headingId)}>
      {node.title === undefined ? null : (
        <CardTitle node={node} id={headingId}>
          {textOf(node.title, scope, screen.report)}
        </CardTitle>
      )}
      <div className="stack gap-medium">{draw(node.card)}</div>
    </section>
  );
}

/** What names a card for screen readers: its title, or its label. */
export const nameOfCard = ({ node, scope, screen }: NodeViewProps<NodeOf<'card'>>, headingId: string) =>
  node.title !== undefined ? { 'aria-labelledby': headingId } : node.label !== undefined ? { 'aria-label': textOf(node.label, scope, screen.report) } : {};

/** A card's title: one below the heading that it stands under, where it says so. */
export function CardTitle({ node, id, children }: { node: NodeOf<'card'>; id: string; children: ReactNode }) {
  const Title = node.titleAs === 'subheading' ? 'h3' : 'h2';
  return (
    <Title className="card-title" id={id}>
      {children}
    </Title>
  );
}
