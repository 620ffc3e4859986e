import { dropReceived, receiveFile, type ReceivedFile } from '../calls/receive-file';
import type { Tools } from '../calls/tools';
import { constantsOf } from '../foundation/constants';
import { type Exchange, withParts } from './file-part';

/**
 * Runs a call that is sent a file. Its body is then the texts of the form of parts, with `File` as the record StoredFile once it is stored: before the
 * handler, whose changes may be one transaction. What the handler does not take over is removed when it ends, in whatever way.
 * @param fileSize The size limit of the file, in bytes.
 */
export function withReceivedFile<Result>(
  exchange: Exchange,
  fileSize: number,
  tools: Tools,
  work: (received: ReceivedFile | undefined) => Promise<Result>,
): Promise<Result> {
  const { request } = exchange;
  return withParts(exchange, fileSize, async (parts) => {
    if (parts === undefined) return work(undefined);
    const { texts, part } = parts;
    const isFile = part?.name === 'File';
    // Only those signed in send files: the check of definitions has seen to it.
    const received = isFile ? await receiveFile(part.file, request.caller!, constantsOf(request.revision).server, tools) : undefined;
    const stored = received !== undefined && 'file' in received ? { File: received.file } : {};
    // A part of another name is refused as a property that the body has not.
    request.body = { ...texts, ...(part !== undefined && !isFile && { [part.name]: {} }), ...stored };
    try {
      return await work(received);
    } finally {
      await dropReceived(received, tools);
    }
  });
}
