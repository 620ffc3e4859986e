import type { FastifyInstance } from 'fastify';
import { materialIconFile } from '../../codegen/material-icons';
import { notFound } from '../foundation/outcome';

/** Each icon of Material's set as a file of its own: pages load those that their definitions and data name. They change with the program only. */
export function addIconFiles(app: FastifyInstance) {
  app.get<{ Params: { name: string } }>('/definitions/icons/:name.svg', (request, reply) => {
    const file = materialIconFile(request.params.name);
    if (file === undefined) throw notFound('No icon has this name.');
    return reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(file);
  });
}
