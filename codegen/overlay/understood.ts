import type { Fault } from '../../runtime/definitions/fault';
import type { Overlay } from '../../runtime/definitions/shapes/overlay';
import type { Definition } from '../project/definition';

/** Faults that leave an operation with all its keys, each of the right kind of value. */
const harmless: readonly Fault['code'][] = ['wrong-value', 'bad-id', 'unknown-key'];

/** The operations of an overlay, also of one whose shape is wrong. */
export function operationsOf({ value }: Definition<Overlay>): Overlay['operations'] {
  const operations: unknown = (value as Partial<Overlay> | null)?.operations;
  return Array.isArray(operations) ? (operations as Overlay['operations']) : [];
}

/** Whether an operation can be applied, if only to see what else is wrong. */
export function isUnderstood({ sound, faults }: Definition<Overlay>, index: number): boolean {
  if (sound) return true;
  const at = `/operations/${index}`;
  return faults.every(
    ({ code, pointer }) => (pointer !== at && !pointer.startsWith(`${at}/`)) || (harmless.includes(code) && pointer !== at && pointer !== `${at}/op`),
  );
}

/** The names that operations would have given which are not understood: that they are missing elsewhere is no fault of its own. */
export function lostNames(overlays: readonly Definition<Overlay>[]): ReadonlySet<string> {
  const given = overlays.flatMap((overlay) =>
    (operationsOf(overlay) as unknown[]).flatMap((operation, index) => {
      const { name, field, value } = (isUnderstood(overlay, index) ? {} : (operation ?? {})) as { name?: unknown; field?: unknown; value?: unknown };
      return [name, (field as { id?: unknown } | undefined)?.id, (value as { id?: unknown } | undefined)?.id];
    }),
  );
  return new Set(given.filter((name) => typeof name === 'string'));
}

/** Whether a fault says only that there is no such name, and an operation that is not understood would have given it. */
export const isOfLost = ({ code, message }: Fault, lost: ReadonlySet<string>): boolean =>
  code.startsWith('unknown-') && [...message.matchAll(/"([^"]*)"/g)].some(([, name]) => lost.has(String(name)));
