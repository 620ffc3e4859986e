import { useMemo } from 'react';
import { LoadFailed } from '../../app/LoadFailed';
import { useServices } from '../../app/services';
import { mayOpen } from '../../app/session';
import { useScreenBundle } from '../../app/use-screen-bundle';
import { ScreenView } from '../ScreenView';
import type { NodeOf, NodeViewProps } from '../node-view';
import { Placeholder } from './Placeholder';

/** Another screen, which runs here with data and variables of its own. */
export function ScreenNode({ node }: NodeViewProps<NodeOf<'screen'>>) {
  const services = useServices();
  const { bundle, failed, tryAgain } = useScreenBundle(node.screen);
  const options = useMemo(() => ({}), []);
  if (failed) return <LoadFailed tryAgain={tryAgain} />;
  if (!bundle) return <Placeholder shape="text" />;
  if (!mayOpen(bundle.screen.allow, services.session.get())) return null;
  return <ScreenView definition={bundle.screen} bundle={bundle} options={options} />;
}
