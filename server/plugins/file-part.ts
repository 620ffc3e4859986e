import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { dataAddress } from '../foundation/files/data-address';

/** Adds a route that is sent a file as a part of a form. Other routes take no such body. */
export function addFileRoute(app: FastifyInstance, add: (app: FastifyInstance) => void): void {
  void app.register(async (apart) => {
    await apart.register(multipart);
    add(apart);
  });
}

/**
 * The one file that a request brings, under the name of its part, as the record StoredFile with its content. Throws FST_REQ_FILE_TOO_LARGE beyond `most`
 * bytes. A body that is no form of parts is as it was read.
 */
export async function fileParts(request: FastifyRequest, most: number): Promise<unknown> {
  if (!request.isMultipart()) return request.body;
  const part = await request.file({ limits: { fileSize: most, files: 1, fields: 0, headerPairs: 20 } });
  if (part === undefined) return {};
  const content = await part.toBuffer();
  return { [part.fieldname]: { Name: part.filename, Type: part.mimetype, Size: content.length, Content: dataAddress(part.mimetype, content) } };
}
