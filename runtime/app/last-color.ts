import { isColor } from '../theme/color';

/** Where the browser keeps the branding of the session. Known here, since the page may fail before any definition is there. */
const rootDataKey = 'ls.rootdata';

/** The main colour that the person saw last; undefined where nobody was signed in, or something unreadable is kept. */
export function lastColor(storage: Pick<Storage, 'getItem'>): string | undefined {
  try {
    const kept = JSON.parse(storage.getItem(rootDataKey) ?? '{}') as { Branding?: { BrandingColor?: unknown } | null } | null;
    const color = kept?.Branding?.BrandingColor;
    return isColor(color) ? color : undefined;
  } catch {
    return undefined;
  }
}
