import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Field } from '../../runtime/definitions/shapes/form';
import type { Path } from '../document';
import type { Definition } from '../project/definition';
import type { WidgetShape } from '../project/standard-shapes';
import { findCall } from './calls';
import type { Check } from './check';
import { itemsOf } from './schema-path';

/**
 * A field whose files are sent as soon as they are chosen: by a call that takes a file, and a widget that can send one. A field of kept files always sends
 * them so: what is in a file is no part of a form's data.
 * @param value The schema of the field's value.
 */
export function checkUpload(
  check: Check,
  at: Path,
  { upload, widget: name }: Field,
  widget: Definition<WidgetShape> | undefined,
  value: JsonSchema | undefined,
): void {
  if (upload === undefined) {
    if (widget?.value.uploads === true && isKeptFile(itemsOf(value)))
      check.report(
        'missing-key',
        [...at, 'widget'],
        'Add "upload", the call that receives the files, such as "uploadFile": a record:StoredFile is sent before the form.',
      );
    return;
  }
  const path = [...at, 'upload'];
  const operation = findCall(check, path, upload);
  if (operation !== undefined && operation.takesFile !== true)
    check.report('wrong-type', path, `The call "${upload}" takes no file: its "requestBody" is not multipart/form-data.`);
  if (widget !== undefined && widget.value.uploads !== true) check.report('wrong-widget', [...at, 'widget'], `The widget "${name}" sends no files.`);
}

/** Whether a value is named by the id that a kept file has, as a record:StoredFile is. */
const isKeptFile = (schema: JsonSchema | undefined): boolean =>
  schema?.$ref === 'record:StoredFile' || Object.hasOwn((schema?.properties ?? {}) as object, 'FileId');
