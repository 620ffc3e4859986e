import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Revision } from '../../runtime/definitions/compiled';
import type { Definitions } from '../definitions';
import { notFound } from '../outcome';

interface Address {
  hash: string;
  id: string;
}

/**
 * The compiled definitions, by the hash of their revision, so that a browser keeps them for ever. They hold no data; which hash
 * applies is told by the call getSession only.
 */
export function addDefinitionFiles(app: FastifyInstance, definitions: Definitions) {
  const revisionOf = async (hash: string): Promise<Revision> => {
    const revision = await definitions.byHash(hash);
    if (revision === undefined) throw notFound('There are no definitions of this name.');
    return revision;
  };

  app.get<{ Params: Address }>('/definitions/:hash/shell.json', async ({ params }, reply) => forEver(reply).send((await revisionOf(params.hash)).shell));
  app.get<{ Params: Address }>('/definitions/:hash/screen/:id.json', async ({ params }, reply) =>
    forEver(reply).send(named((await revisionOf(params.hash)).screens, params.id)),
  );
  app.get<{ Params: Address }>('/definitions/:hash/form/:id.validators.js', async ({ params }, reply) =>
    forEver(reply)
      .type('text/javascript; charset=utf-8')
      .send(named((await revisionOf(params.hash)).validators, params.id)),
  );
}

const forEver = (reply: FastifyReply) => reply.header('cache-control', 'public, max-age=31536000, immutable');

function named<Item>(items: Record<string, Item>, name: string): Item {
  if (!Object.hasOwn(items, name)) throw notFound('There is no definition of this name.');
  return items[name]!;
}
