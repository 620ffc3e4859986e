import type { Field } from '../../runtime/definitions/shapes/form';
import type { Path } from '../document';
import type { Definition } from '../project/definition';
import type { WidgetShape } from '../project/standard-shapes';
import { findCall } from './calls';
import type { Check } from './check';

/** A field whose files are sent as soon as they are chosen: by a call that takes a file, and a widget that can send one. */
export function checkUpload(check: Check, at: Path, { upload, widget: name, options }: Field, widget: Definition<WidgetShape> | undefined): void {
  if (upload === undefined) return;
  const path = [...at, 'upload'];
  const operation = findCall(check, path, upload);
  if (operation !== undefined && operation.takesFile !== true)
    check.report('wrong-type', path, `The call "${upload}" takes no file: its "requestBody" is no multipart/form-data.`);
  if (widget !== undefined && widget.value.uploads !== true) check.report('wrong-widget', [...at, 'widget'], `The widget "${name}" sends no files.`);
  if (typeof options === 'object' && options !== null && 'content' in options)
    check.report('wrong-place', [...at, 'options', 'content'], 'The files are sent by themselves: leave "content" out.', { part: 'key' });
}
