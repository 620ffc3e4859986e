/** Installed fonts only: a page waits for none. */
export const fontFamily = 'Inter, "Segoe UI", Roboto, "Helvetica Neue", Arial, "Open Sans", sans-serif';

/** How each kind of text is set, by MUI's names. */
export const fonts = {
  h4: { fontSize: '1.75rem', fontWeight: 650, lineHeight: 1.25 },
  h5: { fontSize: '1.375rem', fontWeight: 650, lineHeight: 1.3 },
  h6: { fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.4 },
  subtitle1: { fontSize: '1rem', fontWeight: 400, lineHeight: 1.75 },
  body1: { fontSize: '1rem', fontWeight: 400, lineHeight: 1.5 },
  body2: { fontSize: '0.875rem', fontWeight: 400, lineHeight: 1.45 },
  button: { fontSize: '0.875rem', fontWeight: 600, lineHeight: 1.75 },
  caption: { fontSize: '0.75rem', fontWeight: 400, lineHeight: 1.66 },
} as const;

/** Under what floats over the page. */
export const floatingShadow = '0px 5px 5px -3px rgba(0,0,0,0.2),0px 8px 10px 1px rgba(0,0,0,0.14),0px 3px 14px 2px rgba(0,0,0,0.12)';
