import { useEffect } from 'react';
import { DialogHost } from '../dialog/DialogHost';
import { runAppFlows } from './app-flows';
import { LastResort } from './LastResort';
import { MessageHost } from './MessageHost';
import { Routes } from './Routes';
import { type Tools, ToolsContext } from './tools';
import { ShownLook } from '../theme/ShownLook';
import { useLook } from './use-look';

/** The whole application, once its tools are there. */
export function Application({ tools }: { tools: Tools }) {
  const { color, look } = useLook(tools);
  useEffect(() => runAppFlows(tools), [tools]);
  return (
    <ToolsContext.Provider value={tools}>
      <ShownLook color={color} look={look} nonce={tools.nonce} />
      <LastResort report={tools.report} reload={tools.navigation.reload}>
        <Routes />
      </LastResort>
      <DialogHost />
      <MessageHost />
    </ToolsContext.Provider>
  );
}
