import { resolveTemplate, type Scope } from '../../runtime/expressions/evaluate';
import type { PlannedField } from '../../runtime/validation/form-plan';
import { plainPointer, valueAt } from '../../runtime/validation/pointer';
import { labelOf } from '../../runtime/validation/validate-form';
import type { FailureMessage, StoredFile } from '../../schemas/generated/records';
import { contentOf } from '../foundation/files/data-address';
import { filesIn } from '../foundation/files/file-parts';
import { typeOf } from '../foundation/files/type-of';

/** What a field's options say of its files. */
interface Limits {
  types?: string[];
  sizeLimit?: number;
  maximum?: number;
  wrongTypeText?: string;
  tooLargeText?: string;
}

/** Files that a field does not take, that are not what they say, or that somebody else has given. `isOwn` knows whose a kept file is. */
export async function fileFaults(
  fields: readonly PlannedField[],
  body: object,
  scope: Scope,
  isOwn: (fileId: string) => Promise<boolean>,
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
      const fault = await faultOf(file, limits, isOwn);
      if (fault !== undefined) faults.push({ ...fault, Field: at, Message: `${label}: ${file.Name}: ${fault.Message}` });
    }
  }
  return faults;
}

type Fault = Pick<FailureMessage, 'Code' | 'Message'>;

async function faultOf(
  file: StoredFile,
  { types, sizeLimit, wrongTypeText, tooLargeText }: Limits,
  isOwn: (fileId: string) => Promise<boolean>,
): Promise<Fault | undefined> {
  if (file.Content === undefined)
    return file.FileId !== undefined && (await isOwn(file.FileId)) ? undefined : { Code: 'unknownFile', Message: 'This file is not there. Choose it again.' };
  const content = contentOf(file.Content);
  if (content === undefined || content.length !== file.Size) return { Code: 'content', Message: 'This file did not arrive whole. Choose it again.' };
  if (sizeLimit !== undefined && content.length >= sizeLimit) return { Code: 'fileSize', Message: tooLargeText ?? 'This file is too large.' };
  const type = await typeOf(content, file);
  if (type === undefined) return { Code: 'fileType', Message: 'What is in this file is not what its name says.' };
  if (types !== undefined && !types.some((permitted) => isOfType(file.Name, type, permitted)))
    return { Code: 'fileType', Message: wrongTypeText ?? `Accepted formats are ${types.join(', ')}.` };
  return undefined;
}

function isOfType(name: string, type: string, permitted: string): boolean {
  const wanted = permitted.toLowerCase();
  if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
  return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}
