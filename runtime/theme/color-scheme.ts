/** Light or dark. */
type ColorScheme = 'light' | 'dark';

const key = 'colorScheme';

/** What the page showed by somebody's choice when it was last open; null where it went by the device. Known here, since a page begins before its definitions. */
export const keptScheme = (storage: Pick<Storage, 'getItem'>): string | null => storage.getItem(key);

/** Keeps a choice for the start of the next page. What is neither light nor dark leaves it to the device. */
export function keepScheme(storage: Pick<Storage, 'setItem' | 'removeItem'>, choice: unknown): void {
  if (choice === 'light' || choice === 'dark') storage.setItem(key, choice);
  else storage.removeItem(key);
}

/** The scheme that shows: the chosen one, else the device's. */
export const schemeOf = (choice: unknown, deviceIsDark: boolean): ColorScheme =>
  choice === 'light' || choice === 'dark' ? choice : deviceIsDark ? 'dark' : 'light';

/** Makes the whole page light or dark, what MUI draws and what stands above it too. */
export function showScheme(scheme: ColorScheme): void {
  document.documentElement.dataset.colorScheme = scheme;
}

/** Asks the device. */
export const deviceScheme = '(prefers-color-scheme: dark)';
