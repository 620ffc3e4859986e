import { use, useMemo } from 'react';
import { LoadFailed } from '../LoadFailed';
import { useServices } from '../../contracts/services';
import { mayOpen } from '../../contracts/session';
import { useScreenBundle } from '../use-screen-bundle';
import { InnerScreen } from '../inner-screen';
import type { NodeOf, NodeViewProps } from '../node-view';
import { Placeholder } from './Placeholder';

/** Another screen, which runs here with data and variables of its own. */
export function ScreenNode({ node }: NodeViewProps<NodeOf<'screen'>>) {
  const services = useServices();
  const { bundle, failed, tryAgain } = useScreenBundle(node.screen);
  const options = useMemo(() => ({}), []);
  const drawInner = use(InnerScreen);
  if (failed) return <LoadFailed tryAgain={tryAgain} />;
  if (!bundle || !drawInner) return <Placeholder shape="text" />;
  if (!mayOpen(bundle.screen.allow, services.session.get())) return null;
  return drawInner({ definition: bundle.screen, bundle, options });
}
