import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GivenFile } from '../foundation/files/given-file';
import { TextCheck } from '../foundation/files/text-check';
import { badRequest } from '../foundation/outcome';

/** Adds a route that is sent a file as a part of a form. Other routes take no such body. */
export function addFileRoute(app: FastifyInstance, add: (app: FastifyInstance) => void): void {
  void app.register(async (apart) => {
    await apart.register(multipart);
    add(apart);
  });
}

/** So many fields may come beside the file, each of so many bytes. */
const most = { fields: 20, fieldSize: 16 * 1024 };

/** A request, and what answers it. */
export interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A form of parts: its texts by their names, and at most one file, which is on disk while the request is answered. */
interface Parts {
  texts: Record<string, string>;
  part?: { name: string; file: GivenFile };
}

/**
 * Reads a form of parts and gives it to `work`; nothing for any other body. The file is written to disk while it arrives and is removed afterwards: memory
 * holds one chunk of it at a time. Throws FST_REQ_FILE_TOO_LARGE as soon as it has more than `fileSize` bytes, and a refusal where the body breaks off.
 */
export async function withParts<Result>({ request, reply }: Exchange, fileSize: number, work: (parts: Parts | undefined) => Promise<Result>): Promise<Result> {
  if (!request.isMultipart()) return work(undefined);
  const folder = await mkdtemp(join(tmpdir(), 'wellspring-upload-'));
  try {
    return await work(await readParts({ request, reply }, fileSize, join(folder, 'file')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readParts({ request, reply }: Exchange, fileSize: number, path: string): Promise<Parts> {
  const { RequestFileTooLargeError } = request.server.multipartErrors;
  const parts: Parts = { texts: {} };
  try {
    // What says that it is too large is not read at all.
    if (isLongerThan(fileSize, request)) throw new RequestFileTooLargeError();
    // The parser waits forever for a body that broke off before it was read.
    if (request.raw.destroyed) throw badRequest([{ Message: 'The request is not well formed.' }]);
    for await (const part of request.parts({ limits: { ...most, fileSize, files: 1, headerPairs: 20 } })) {
      if (part.type === 'file') parts.part = { name: part.fieldname, file: await onDisk(part, path, () => new RequestFileTooLargeError()) };
      // A field that says it is JSON was parsed: none of ours is.
      else if (typeof part.value === 'string') parts.texts[part.fieldname] = part.value;
    }
    return parts;
  } catch (error) {
    const isRead = !isLongerThan(fileSize, request) && (await readRest(request.raw, fileSize));
    if (!isRead) reply.header('connection', 'close');
    throw isOfParser(error) ? badRequest([{ Message: 'The request is not well formed.' }]) : error;
  }
}

async function onDisk({ file, filename: Name }: MultipartFile, path: string, tooLarge: () => Error): Promise<GivenFile> {
  const check = new TextCheck();
  let Size = 0;
  const seen = async function* (chunks: Readable) {
    for await (const chunk of chunks as AsyncIterable<Buffer>) {
      Size += chunk.length;
      check.see(chunk);
      yield chunk;
    }
  };
  // The parser ends a file at its boundary only, which one beyond the limit may never reach.
  file.once('limit', () => file.destroy(tooLarge()));
  await pipeline(file, seen, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return { Name, Size, source: { content: path, isText: check.end() } };
}

/** The parser of parts throws errors without a status, and none of the system: such a body breaks off, or is no form of parts. */
const isOfParser = (error: unknown) => error instanceof Error && !('statusCode' in error) && !('code' in error);

/** Whether a request says that it is longer than its file and fields may be. */
const isLongerThan = (fileSize: number, { headers }: FastifyRequest) => Number(headers['content-length']) > fileSize + most.fields * most.fieldSize;

/**
 * Reads what is left of a refused body without keeping it: a browser hears an answer only once it has sent all. Resolves to false as soon as there is more
 * than `mostBytes`: then the connection is closed with the answer.
 */
function readRest(body: IncomingMessage, mostBytes: number): Promise<boolean> {
  let left = mostBytes;
  body.unpipe();
  return new Promise((resolve) => {
    if (body.readableEnded || body.destroyed) return resolve(true);
    body.once('end', () => resolve(true));
    body.once('close', () => resolve(true));
    body.on('data', (chunk: Buffer) => {
      left -= chunk.length;
      if (left >= 0) return;
      body.pause();
      resolve(false);
    });
    body.resume();
  });
}
