import type { Revision } from '../../../runtime/definitions/compiled';
import type { FailureMessage, StoredFile } from '../../../schemas/generated/records';
import { type ReceivedFile, receiveFile } from '../../calls/receive-file';
import type { Caller } from '../../records/callers';
import type { KeptFile } from '../../records/files';
import type { Records, Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { contentOf } from '../../foundation/files/data-address';
import { wholeFile } from '../../foundation/files/given-file';

/** An attachment as it comes: with the report, stored or refused; or sent before, and named by its FileId. */
export type GivenAttachment = ReceivedFile | Pick<StoredFile, 'FileId'>;

/** The attachment of the older call, which is a data address or the name of a file that was sent before. */
export async function legacyAttachment(
  { Attachment, AttachmentName }: { Attachment?: string | StoredFile | null; AttachmentName?: string | null },
  { caller, revision }: { caller: Caller; revision: Revision },
  tools: Tools,
): Promise<GivenAttachment | undefined> {
  if (typeof Attachment !== 'string') return Attachment ?? undefined;
  const Name = AttachmentName ?? '';
  const content = contentOf(Attachment);
  if (content === undefined) return { Name, Size: 1, fault: 'content' };
  const { reportAttachmentTypes, reportAttachmentSize } = constantsOf(revision).selfReports;
  // What is refused by its size is not stored before.
  if (content.length === 0 || content.length >= reportAttachmentSize) return { Name, Size: content.length, fault: 'content' };
  const { filePixels } = constantsOf(revision).server;
  return receiveFile(wholeFile(Name, content), caller, { fileTypes: reportAttachmentTypes, filePixels }, tools);
}

/** An attachment as it is kept, judged by what was found in it; or what is wrong with it. */
export async function judgedAttachment(
  given: GivenAttachment,
  userId: string,
  revision: Revision,
  { files }: Pick<Records, 'files'>,
): Promise<{ file: KeptFile } | { fault: FailureMessage }> {
  const { reportAttachmentEmpty, reportAttachmentUnknown, uploadTooManyPixels } = constantsOf(revision).server;
  const { reportAttachmentTypes, reportAttachmentSize, reportAttachmentKind, reportAttachmentTooLarge } = constantsOf(revision).selfReports;
  const fault = (Code: string, Message: string) => ({ fault: { Code, Field: '/Attachment', Message } });
  const file = 'FileId' in given ? await files.waiting(userId, given.FileId) : 'file' in given ? given.file : undefined;
  if ('FileId' in given && file === undefined) return fault('unknownFile', reportAttachmentUnknown);
  const Size = file?.Size ?? ('Size' in given ? given.Size : 0);
  if (Size === 0) return fault('fileSize', reportAttachmentEmpty);
  if (Size >= reportAttachmentSize) return fault('fileSize', reportAttachmentTooLarge);
  if ('fault' in given && given.fault === 'pixels') return fault('fileSize', uploadTooManyPixels);
  if (file === undefined || !reportAttachmentTypes.includes(file.Type)) return fault('fileType', reportAttachmentKind);
  return { file };
}
