import { ThemeProvider } from '@mui/material/styles';
import { useEffect } from 'react';
import { DialogHost } from '../dialog/DialogHost';
import { runAppFlows } from './app-flows';
import { LastResort } from './LastResort';
import { MessageHost } from './MessageHost';
import { Routes } from './Routes';
import { type Tools, ToolsContext } from './tools';
import { useCompanyTheme } from './use-company-theme';

/** The whole application, once its tools are there. */
export function Application({ tools }: { tools: Tools }) {
  const theme = useCompanyTheme(tools);
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
