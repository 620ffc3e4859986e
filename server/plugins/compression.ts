import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Below this many bytes an answer fits into one packet: compressing it saves nothing. */
const threshold = 1024;

/**
 * Compresses answers on their way, by what the caller accepts: brotli, else gzip. Files and definitions bring what was compressed before and
 * are left alone. Bodies of requests are not unpacked: a small one could unfold into a large one.
 */
export async function addCompression(app: FastifyInstance) {
  await app.register(compress, {
    threshold,
    encodings: ['br', 'gzip'],
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
}
