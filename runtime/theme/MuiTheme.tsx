import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useServices } from '../contracts/services';
import { useLook } from './use-look';
import { themeOf } from './theme';

/** Whether the page is light or dark is not MUI's to write on it. Known to the provider, and not to its types. */
const ownScheme = { colorSchemeNode: null };

let cache: EmotionCache | undefined;

/** Around each part that is drawn by MUI: its theme, and styles that the page's policy allows. It loads with the first such part. */
export function MuiTheme({ children }: { children: ReactNode }) {
  const services = useServices();
  const { color, look } = useLook(services);
  cache ??= createCache({ key: 'css', ...(services.nonce === undefined ? {} : { nonce: services.nonce }) });
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={themeOf(color, look)} defaultMode="light" storageManager={null} {...ownScheme}>
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
