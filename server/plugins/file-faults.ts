import { resolveTemplate, type Scope } from '../../runtime/expressions/evaluate';
import type { PlannedField } from '../../runtime/validation/form-plan';
import { plainPointer, valueAt } from '../../runtime/validation/pointer';
import { labelOf } from '../../runtime/validation/validate-form';
import type { FailureMessage, StoredFile } from '../../schemas/generated/records';
import type { KeptFile } from '../records/files';
import { contentOf } from '../foundation/files/data-address';
import { filesIn } from '../foundation/files/file-parts';
import { type FileLimits, judgeFile } from '../foundation/files/judge-file';

/** What a field's options say of its files. */
interface Limits {
  types?: string[] | undefined;
  sizeLimit?: number;
  maximum?: number;
  wrongTypeText?: string;
  tooLargeText?: string;
}

/**
 * Files that a field does not take, that are not what they say, or that somebody else has given. `ownFile` finds one that was
 * sent before, if it is theirs. `accepted`: what the platform takes at all.
 */
export async function fileFaults(
  fields: readonly PlannedField[],
  body: object,
  scope: Scope,
  accepted: FileLimits,
  ownFile: (fileId: string) => Promise<KeptFile | undefined>,
): Promise<FailureMessage[]> {
  const faults: FailureMessage[] = [];
  for (const planned of fields) {
    const place = plainPointer(body, planned.at);
    const found = filesIn(valueAt(body, planned.at), place);
    if (found.length === 0) continue;
    const limits = (resolveTemplate(planned.field.options ?? {}, scope) ?? {}) as Limits;
    const label = labelOf(planned, scope);
    if (limits.maximum !== undefined && found.length > limits.maximum)
      faults.push({ Code: 'maxItems', Field: place, Message: `${label}: at most ${limits.maximum} ${limits.maximum === 1 ? 'file' : 'files'}.` });
    for (const { file, at } of found) {
      const fault = await faultOf(file, { limits, accepted }, ownFile);
      if (fault !== undefined) faults.push({ ...fault, Field: at, Message: `${label}: ${file.Name}: ${fault.Message}` });
    }
  }
  return faults;
}

type Fault = Pick<FailureMessage, 'Code' | 'Message'>;

async function faultOf(
  file: StoredFile,
  { limits, accepted }: { limits: Limits; accepted: FileLimits },
  ownFile: (fileId: string) => Promise<KeptFile | undefined>,
): Promise<Fault | undefined> {
  if (file.Content === undefined) {
    const kept = file.FileId === undefined ? undefined : await ownFile(file.FileId);
    if (kept === undefined || kept.Name !== file.Name || kept.Size !== file.Size || kept.Type !== file.Type)
      return { Code: 'unknownFile', Message: 'This file is not there. Choose it again.' };
    return limitFault(kept, limits);
  }
  const content = contentOf(file.Content);
  if (content === undefined || content.length !== file.Size) return { Code: 'content', Message: 'This file did not arrive whole. Choose it again.' };
  const judged = await judgeFile(content, file, accepted);
  if ('Type' in judged) return limitFault({ ...file, Type: judged.Type }, limits);
  const bySize = limitFault({ ...file, Type: '' }, { ...limits, types: undefined });
  return bySize ?? (judged.fault === 'pixels' ? { Code: 'fileSize', Message: tooManyPixels } : { Code: 'fileType', Message: otherContent });
}

const tooManyPixels = 'This picture has too many pixels.';
const otherContent = 'What is in this file is not what its name says.';

/** What a field's limits say of a file whose type was found by its content. */
function limitFault(
  { Name, Type, Size }: Pick<StoredFile, 'Name' | 'Type' | 'Size'>,
  { types, sizeLimit, wrongTypeText, tooLargeText }: Limits,
): Fault | undefined {
  if (sizeLimit !== undefined && Size >= sizeLimit) return { Code: 'fileSize', Message: tooLargeText ?? 'This file is too large.' };
  if (types !== undefined && !types.some((permitted) => isOfType(Name, Type, permitted)))
    return { Code: 'fileType', Message: wrongTypeText ?? `Accepted formats are ${types.join(', ')}.` };
  return undefined;
}

function isOfType(name: string, type: string, permitted: string): boolean {
  const wanted = permitted.toLowerCase();
  if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
  return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}
