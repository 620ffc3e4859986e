import type { Path } from '../document';
import { type Check, type Place, reportUnknown } from './check';

/** A form node of this screen; a flow's forms are those of the screens that run it, which its own check looks at. */
export function checkFormNodeId(check: Check, path: Path, id: string, { targets }: Place): void {
  if (!targets.open && !Object.hasOwn(targets.forms, id)) reportUnknown(check, 'unknown-form-node', path, 'form node', id, Object.keys(targets.forms));
}
