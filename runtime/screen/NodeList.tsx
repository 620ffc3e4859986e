import { Component, type ReactNode, useSyncExternalStore } from 'react';
import type { Node, NodeName } from '../definitions/nodes';
import type { Scope } from '../expressions/evaluate';
import { nodeViews } from './node-views';
import type { ScreenInstance } from './screen-instance';
import type { NodeViewProps } from './node-view';
import { readsMinute } from './reads-minute';
import { shows } from './shows';
import { namedValues } from './named-values';
import { useScopeWith } from './use-scope';
import { word } from '../words';

interface NodeListProps {
  nodes: readonly Node[];
  screen: ScreenInstance;
  /** What these nodes read beside the screen's scope: `item` within a list. */
  extra?: Scope | undefined;
}

/** Draws nodes in their order, each within its own quarantine. */
export function NodeList({ nodes, screen, extra }: NodeListProps) {
  const scope = useScopeWith(screen, extra);
  return nodes.map((node) => {
    const Shown = readsMinute(node) ? ShownByMinute : ShownNode;
    return <Shown key={node.id} node={node} screen={screen} scope={scope} extra={extra} />;
  });
}

type ShownProps = Omit<NodeViewProps, 'draw'>;

function ShownNode({ node, screen, scope: around, extra }: ShownProps) {
  // What an "await" names is computed within it, where its data is there.
  const named = 'let' in node && !('await' in node) ? namedValues(node.let, around, screen.report) : undefined;
  const scope = named ? { ...around, ...named } : around;
  const inside = named ? { ...extra, ...named } : extra;
  if (!shows(node, screen, scope)) return null;
  return (
    <Quarantine place={node.id} screen={screen}>
      <NodeView
        node={node}
        screen={screen}
        scope={scope}
        extra={inside}
        draw={(children, more) => <NodeList nodes={children} screen={screen} extra={more ? { ...inside, ...more } : inside} />}
      />
    </Quarantine>
  );
}

/** A node that reads `minute`: it is drawn anew each minute, and what stands beside it is not. */
function ShownByMinute({ scope, ...rest }: ShownProps) {
  const { subscribe, get } = rest.screen.services.minute;
  const minute = useSyncExternalStore(subscribe, get);
  return <ShownNode scope={{ ...scope, minute }} {...rest} />;
}

function NodeView(props: NodeViewProps) {
  const name = Object.keys(nodeViews).find((key) => Object.hasOwn(props.node, key)) as NodeName | undefined;
  if (!name) throw new Error(`There is no kind of node with the keys ${Object.keys(props.node).join(', ')}.`);
  const View = nodeViews[name] as (props: NodeViewProps) => ReactNode;
  return <View {...props} />;
}

/** Keeps a part that fails from taking the screen down: it says so in its place, and the rest stays usable. */
class Quarantine extends Component<{ place: string; screen: ScreenInstance; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: Error) {
    this.props.screen.services.report({ code: 'node-failed', message: error.message, place: this.props.place });
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <p className="quarantine" role="status">
        {word('partFailed')}
      </p>
    );
  }
}
