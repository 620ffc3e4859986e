import type { Shell } from './compiled';

/** Returns the screen that an address most likely opens: its own, or that of signing in. A guess that is wrong costs some kilobytes. */
export function screenAt({ routes, app }: Pick<Shell, 'routes' | 'app'>, path: string, isSignedIn: boolean): string | undefined {
  const at = (wanted: string) => routes.find((route) => route.path.toLowerCase() === wanted.toLowerCase());
  const found = at(path === '/' ? app.home : path);
  return (!isSignedIn && found?.allow !== 'everyone' ? at(app.signIn) : found)?.screen;
}
