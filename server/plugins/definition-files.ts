import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Revision } from '../../runtime/definitions/compiled';
import { type CompressedText, sendCompressed } from './compressed-text';
import type { Definitions } from '../definitions/definitions';
import { notFound } from '../foundation/outcome';
import { inLanguage, splitHash } from '../../runtime/definitions/in-language';

interface Address {
  hash: string;
  id: string;
}

const json = 'application/json; charset=utf-8';
const script = 'text/javascript; charset=utf-8';

/** What was sent of each revision, by its place: kept while the revision is. */
const sent = new WeakMap<Revision, Map<string, CompressedText>>();

/**
 * The compiled definitions, by the hash of their revision, so that a browser keeps them for ever. They hold no data; which hash
 * applies is told by the call getSession only.
 */
export function addDefinitionFiles(app: FastifyInstance, definitions: Pick<Definitions, 'byHash'>) {
  const answer =
    (type: string, find: (revision: Revision, id: string) => unknown) => async (request: FastifyRequest<{ Params: Address }>, reply: FastifyReply) => {
      const { hash, id } = request.params;
      const { hash: own, tag } = splitHash(hash);
      const english = await definitions.byHash(own);
      const revision = english && inLanguage(english, tag);
      if (revision === undefined || revision.hash !== hash) throw notFound('No definitions have this name.');
      const place = request.routeOptions.url ?? '';
      const texts = sent.get(revision) ?? new Map<string, CompressedText>();
      sent.set(revision, texts);
      const found = find(revision, id);
      const text = texts.get(`${place} ${id}`) ?? { plain: typeof found === 'string' ? found : JSON.stringify(found), compressed: {} };
      texts.set(`${place} ${id}`, text);
      return sendCompressed(text, request, reply.header('cache-control', 'public, max-age=31536000, immutable').type(type));
    };

  app.get(
    '/definitions/:hash/shell.json',
    answer(json, ({ shell }) => shell),
  );
  app.get(
    '/definitions/:hash/flow/:id.json',
    answer(json, ({ lateFlows }, id) => named(lateFlows, id)),
  );
  app.get(
    '/definitions/:hash/screen/:id.json',
    answer(json, ({ screens }, id) => named(screens, id)),
  );
  app.get(
    '/definitions/:hash/form/:id.validators.js',
    answer(script, ({ validators }, id) => named(validators, id)),
  );
}

function named<Item>(items: Record<string, Item>, name: string): Item {
  if (!Object.hasOwn(items, name)) throw notFound('No definition has this name.');
  return items[name]!;
}
