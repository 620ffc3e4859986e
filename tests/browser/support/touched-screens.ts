import { filesOfPath, filesOfScreen } from '../../support/screens-shown';

/**
 * Returns whether a changed file touches a screen: its definition, or one that it draws or reads. Code touches all screens alike: the slices, and the
 * tests that always run, find what it breaks.
 */
export const touchesScreen = (screen: string): ((file: string) => boolean) => {
  const files = filesOfScreen(screen);
  return (file) => files.has(file);
};

/** The same for the screens that an address may show. */
export const touchesPath = (path: string): ((file: string) => boolean) => {
  const files = filesOfPath(path);
  return (file) => files.has(file);
};
