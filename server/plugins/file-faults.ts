import { translated } from '../../runtime/format/language';
import { resolveTemplate, type Scope } from '../../runtime/expressions/evaluate';
import type { PlannedField } from '../../runtime/validation/form-plan';
import { plainPointer, valueAt } from '../../runtime/validation/pointer';
import { labelOf } from '../../runtime/validation/validate-form';
import type { FailureMessage } from '../../schemas/generated/records';
import type { KeptFile } from '../records/files';
import { filesIn } from '../foundation/files/file-parts';

/** What a field's options say of its files. */
interface Limits {
  types?: string[] | undefined;
  sizeLimit?: number;
  maximum?: number;
  wrongTypeText?: string;
  tooLargeText?: string;
}

/** Finds a file that was sent before, if the person may name it. */
type FindOwn = (fileId: string) => Promise<KeptFile | undefined>;

/** Files that a field does not accept, or that another person uploaded. What they are was judged when they arrived: only what was kept of them counts. */
export async function fileFaults(fields: readonly PlannedField[], body: object, scope: Scope, ownFile: FindOwn): Promise<FailureMessage[]> {
  const faults: FailureMessage[] = [];
  for (const planned of fields) {
    const place = plainPointer(body, planned.at);
    const found = filesIn(valueAt(body, planned.at), place);
    if (found.length === 0) continue;
    const limits = (resolveTemplate(planned.field.options ?? {}, scope) ?? {}) as Limits;
    const label = labelOf(planned, scope);
    if (limits.maximum !== undefined && found.length > limits.maximum)
      faults.push({
        Code: 'maxItems',
        Field: place,
        Message: `${label}: ${limits.maximum === 1 ? translated('At most 1 file.') : translated('At most {n} files.', { n: limits.maximum })}`,
      });
    for (const { file, at } of found) {
      const fault = await faultOf(file, limits, ownFile);
      if (fault !== undefined) faults.push({ ...fault, Field: at, Message: `${label}: ${file.Name}: ${fault.Message}` });
    }
  }
  return faults;
}

type Fault = Pick<FailureMessage, 'Code' | 'Message'>;

async function faultOf({ FileId, Name, Type, Size }: KeptFile, limits: Limits, ownFile: FindOwn): Promise<Fault | undefined> {
  const kept = await ownFile(FileId);
  if (kept === undefined || kept.Name !== Name || kept.Size !== Size || kept.Type !== Type)
    return { Code: 'unknownFile', Message: translated('This file is missing. Choose it again.') };
  return limitFault(kept, limits);
}

/** What a field's limits say of a file whose type was found by its content. */
function limitFault(
  { Name, Type, Size }: Pick<KeptFile, 'Name' | 'Type' | 'Size'>,
  { types, sizeLimit, wrongTypeText, tooLargeText }: Limits,
): Fault | undefined {
  if (sizeLimit !== undefined && Size >= sizeLimit) return { Code: 'fileSize', Message: tooLargeText ?? translated('This file is too large.') };
  if (types !== undefined && !types.some((permitted) => isOfType(Name, Type, permitted)))
    return { Code: 'fileType', Message: wrongTypeText ?? translated('Accepted formats are {types}.', { types: types.join(', ') }) };
  return undefined;
}

function isOfType(name: string, type: string, permitted: string): boolean {
  const wanted = permitted.toLowerCase();
  if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
  return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}
