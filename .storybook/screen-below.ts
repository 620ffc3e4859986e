import type { Revision, ScreenBundle } from '../runtime/definitions/compiled';

/**
 * The screen over which a dialog opens: one that opens it, by itself or by its flows, tables and forms; else one whose dialogs do. Of several the first by
 * its address. What none of them opens, but a flow of the application, stands over the home screen.
 */
export function screenBelow({ shell, screens }: Pick<Revision, 'shell' | 'screens'>, dialog: string): string {
  const says = (part: unknown, ...words: string[]) => words.some((one) => JSON.stringify(part).includes(one));
  const itself = ({ dialogs: _dialogs, ...rest }: ScreenBundle) => says(rest, `"openDialog":"${dialog}"`, `"dialog":"${dialog}"`);
  const byAddress = shell.routes.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const first = (holds: (bundle: ScreenBundle) => boolean) => byAddress.find(({ screen }) => screens[screen] !== undefined && holds(screens[screen]))?.screen;
  return first(itself) ?? first(({ dialogs }) => Object.hasOwn(dialogs, dialog)) ?? byAddress.find(({ path }) => path === shell.app.home)?.screen ?? '';
}
