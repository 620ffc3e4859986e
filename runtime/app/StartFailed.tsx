import { ThemeProvider } from '@mui/material/styles';
import { useMemo } from 'react';
import { createAppTheme } from '../theme/theme';

interface StartFailedProps {
  reason: string;
  /** The colour that the person saw last: nobody sees another company's look because a call failed. */
  color: string | undefined;
  again(): void;
}

/** Shows when not even the first call went through: what happened and how to go on. */
export function StartFailed({ reason, color, again }: StartFailedProps) {
  const theme = useMemo(() => createAppTheme(color), [color]);
  return (
    <ThemeProvider theme={theme} defaultMode="light" storageManager={null}>
      <main className="main main-centred">
        <div className="notice" role="alert">
          <h1>Wellspring could not start</h1>
          <p>{reason} Nothing you saved is lost.</p>
          <button type="button" className="button look-primary" onClick={again}>
            Try again
          </button>
        </div>
      </main>
    </ThemeProvider>
  );
}
