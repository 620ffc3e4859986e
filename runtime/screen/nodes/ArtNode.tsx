import { Art } from '../Art';
import type { NodeOf, NodeViewProps } from '../node-view';

/** A drawing by itself. */
export const ArtNode = ({ node, scope, screen }: NodeViewProps<NodeOf<'art'>>) => (
  <Art art={node.art} size={node.size ?? 'medium'} scope={scope} screen={screen} />
);
