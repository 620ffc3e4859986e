import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import negotiator from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** How an answer may travel, the best first. */
const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

/** A text that is compressed once for each encoding, when it is first asked for, off the main thread. */
export interface CompressedText {
  plain: string;
  compressed: Partial<Record<Encoding, Promise<Buffer>>>;
}

/** Compressing a text that is kept is worth more time than one that is sent once: brotli's highest level but one takes a third of the time of the highest. */
function compress(text: string, encoding: Encoding): Promise<Buffer> {
  const bytes = Buffer.from(text);
  if (encoding === 'gzip') return zip(bytes, { level: constants.Z_BEST_COMPRESSION });
  return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
}

/** Sends a text that is kept, compressed as the caller accepts it. */
export async function sendCompressed(text: CompressedText, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding');
  const accepted = negotiator.negotiate(String(request.headers['accept-encoding'] ?? ''), [...encodings]) as Encoding | null;
  if (accepted === null) return reply.send(text.plain);
  const waiting = (text.compressed[accepted] ??= compress(text.plain, accepted));
  return reply.header('content-encoding', accepted).send(await waiting);
}
