import type { Revision } from '../../../runtime/definitions/compiled';
import type { FailureMessage, StoredFile } from '../../../schemas/generated/records';
import { constantsOf } from '../../foundation/constants';
import { contentOf } from '../../foundation/files/data-address';
import { plainFileName } from '../../foundation/files/file-name';
import { typeOf } from '../../foundation/files/type-of';

/** An attachment as it is kept, judged by its content and not by what is said of it; or what is wrong with it. */
export async function judgedAttachment(file: StoredFile, revision: Revision): Promise<{ file: StoredFile } | { fault: FailureMessage }> {
  const { reportAttachmentEmpty } = constantsOf(revision).server;
  const { reportAttachmentTypes, reportAttachmentSize, reportAttachmentKind, reportAttachmentTooLarge } = constantsOf(revision).selfReports;
  const fault = (Code: string, Message: string) => ({ fault: { Code, Field: '/Attachment', Message } });
  const content = contentOf(file.Content ?? '');
  if (content === undefined) return fault('fileType', reportAttachmentKind);
  if (content.length === 0) return fault('fileSize', reportAttachmentEmpty);
  if (content.length >= reportAttachmentSize) return fault('fileSize', reportAttachmentTooLarge);
  const Type = await typeOf(content, file);
  if (Type === undefined || !reportAttachmentTypes.includes(Type)) return fault('fileType', reportAttachmentKind);
  return { file: { ...file, Name: plainFileName(file.Name), Type, Size: content.length } };
}
