import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useServices } from '../contracts/services';
import type { Bundle } from '../definitions/compiled';
import type { Dialog } from '../definitions/shapes/dialog';
import type { Layout } from '../definitions/shapes/layout';
import type { Screen } from '../definitions/shapes/screen';
import { InnerScreen } from './inner-screen';
import { loadAhead } from './load-ahead';
import { NodeList } from './NodeList';
import { ScreenInstance, type ScreenOptions } from './screen-instance';

interface ScreenViewProps {
  definition: Screen | Dialog | Layout;
  bundle: Bundle;
  options: ScreenOptions;
  /** Draws around the parts, where it needs the running screen: a dialog's footer, for example. */
  children?(instance: ScreenInstance): ReactNode;
}

/** Runs one screen or dialog while it is mounted, and draws it. */
export function ScreenView({ definition, bundle, options, children }: ScreenViewProps) {
  const services = useServices();
  const [running, setRunning] = useState<{ instance: ScreenInstance; opening: number }>();
  const last = useRef<ScreenInstance>(undefined);
  /** Grows when another address of the same screen says how it is looked at: then it is opened anew. */
  const [opening, setOpening] = useState(0);
  const opened = useRef(opening);
  // Made in an effect: React may draw twice, and a flow must start once and stop once. Before the paint, so that no empty screen is seen.
  useLayoutEffect(() => {
    const isSame = last.current?.definition.id === definition.id && opened.current === opening;
    const before = isSame ? last.current : undefined;
    opened.current = opening;
    if (!before) last.current?.leave();
    const made = new ScreenInstance(definition, bundle, services, options, before);
    last.current = made;
    setRunning({ instance: made, opening });
    if ('onOpen' in definition && !before) void made.run(definition.onOpen);
    return () => made.stop();
    // A new revision of the same definition goes on where the old one was; other surroundings begin nothing anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [definition, bundle, services, opening]);
  useLayoutEffect(() => () => last.current?.leave(), []);
  useLayoutEffect(() => {
    if (last.current?.setOptions(options) === true) setOpening((count) => count + 1);
  }, [options]);
  // Who is not signed in meets few dialogs, and a page that shall be there at once.
  useEffect(() => {
    if (definition.kind === 'screen' && services.session.get().signedIn) loadAhead(bundle);
  }, [definition, bundle, services]);
  if (!running) return null;
  const { instance } = running;
  const parts = 'body' in definition ? <NodeList key={running.opening} nodes={definition.body} screen={instance} /> : null;
  return <InnerScreen value={drawInner}>{children ? children(instance) : parts}</InnerScreen>;
}

const drawInner = (inner: Pick<ScreenViewProps, 'options'> & { definition: Screen; bundle: Bundle }) => <ScreenView {...inner} />;
