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

/** So many fields may come beside the file, each of so many bytes. */
const most = { fields: 20, fieldSize: 16 * 1024 };

/**
 * What a form of parts brings, by the names of its parts: texts and at most one file, as the record StoredFile with its content. Throws
 * FST_REQ_FILE_TOO_LARGE beyond `fileSize` bytes. A body that is no form of parts is as it was read.
 */
export async function fileParts(request: FastifyRequest, fileSize: number): Promise<unknown> {
  if (!request.isMultipart()) return request.body;
  const values = new Map<string, unknown>();
  for await (const part of request.parts({ limits: { ...most, fileSize, files: 1, headerPairs: 20 } })) {
    if (part.type === 'field') {
      values.set(part.fieldname, part.value);
      continue;
    }
    const content = await part.toBuffer();
    values.set(part.fieldname, { Name: part.filename, Type: part.mimetype, Size: content.length, Content: dataAddress(part.mimetype, content) });
  }
  return Object.fromEntries(values);
}
