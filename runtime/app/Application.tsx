import { ThemeProvider } from '@mui/material/styles';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { DialogHost } from '../dialog/DialogHost';
import { createAppTheme } from '../theme/theme';
import { runAppFlows } from './app-flows';
import { LastResort } from './LastResort';
import { MessageHost } from './MessageHost';
import { Routes } from './Routes';
import { type Tools, ToolsContext } from './tools';

/** The whole application, once its tools are there. */
export function Application({ tools }: { tools: Tools }) {
  const session = useSyncExternalStore(tools.session.subscribe, tools.session.get);
  const shell = useSyncExternalStore(tools.shell.subscribe, tools.shell.get);
  const color = session.branding?.BrandingColor ?? (shell.app as { branding?: { color: string } }).branding?.color ?? '#12695b';
  const theme = useMemo(() => createAppTheme(color), [color]);
  useEffect(() => runAppFlows(tools), [tools]);
  return (
    <ToolsContext.Provider value={tools}>
      <ThemeProvider theme={theme} defaultMode="light" storageManager={null}>
        <LastResort report={tools.report} reload={tools.navigation.reload}>
          <Routes />
        </LastResort>
        <DialogHost />
        <MessageHost />
      </ThemeProvider>
    </ToolsContext.Provider>
  );
}
