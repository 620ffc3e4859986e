import type { Revision } from '../../../runtime/definitions/compiled';
import type { FailureMessage, StoredFile } from '../../../schemas/generated/records';
import { constantsOf } from '../../foundation/constants';
import { contentOf } from '../../foundation/files/data-address';
import { plainFileName } from '../../foundation/files/file-name';
import { judgeFile } from '../../foundation/files/judge-file';

/** An attachment as it is kept, judged by its content and not by what is said of it; or what is wrong with it. */
export async function judgedAttachment(file: StoredFile, revision: Revision): Promise<{ file: StoredFile } | { fault: FailureMessage }> {
  const { reportAttachmentEmpty, filePixels, uploadTooManyPixels } = constantsOf(revision).server;
  const { reportAttachmentTypes, reportAttachmentSize, reportAttachmentKind, reportAttachmentTooLarge } = constantsOf(revision).selfReports;
  const fault = (Code: string, Message: string) => ({ fault: { Code, Field: '/Attachment', Message } });
  const content = contentOf(file.Content ?? '');
  if (content === undefined) return fault('fileType', reportAttachmentKind);
  if (content.length === 0) return fault('fileSize', reportAttachmentEmpty);
  if (content.length >= reportAttachmentSize) return fault('fileSize', reportAttachmentTooLarge);
  const judged = await judgeFile(content, file, { fileTypes: reportAttachmentTypes, filePixels });
  if ('fault' in judged) return judged.fault === 'pixels' ? fault('fileSize', uploadTooManyPixels) : fault('fileType', reportAttachmentKind);
  return { file: { ...file, Name: plainFileName(file.Name), Type: judged.Type, Size: content.length } };
}
