import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Sources } from '../../runtime/definitions/shapes/settings';
import { notFound, WrongMethod } from '../foundation/outcome';
import { contentPolicy } from './content-policy';

const pageMethods = ['GET', 'HEAD'];
const nonceMark = '__CSP_NONCE__';
const definitionsMark = '__DEFINITIONS__';

interface PageOptions {
  /** The definitions that apply at a host before anybody signs in, as `earlyDefinitions` names them. */
  definitionsAt(hostname: string, path: string): Promise<string>;
  /** From where else the pages of a host load pictures, videos, frames and scripts. */
  sourcesOfHost(hostname: string): Promise<Sources>;
  /** The methods that an address takes which is none of the page. */
  methodsOf(path: string): string[];
}

/**
 * The page and its files; the page names the definitions that apply before somebody signs in, by the host. Under /api, and for files, what is not there is a failure; any other
 * address shows the page.
 */
export async function addPage(app: FastifyInstance, folder: string, { definitionsAt, sourcesOfHost, methodsOf }: PageOptions) {
  const page = readPage(folder);
  // One route for each file that is there at the start: nothing else of the disk can be reached.
  if (page !== undefined) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      globIgnore: ['index.html', '**/*.br', '**/*.gz'],
      // The build has written each file compressed beside it.
      preCompressed: true,
      cacheControl: false,
      setHeaders,
    });
  }
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, async (request, reply) => {
    const path = (request.url.split('?')[0] ?? '').toLowerCase();
    const isPage = !/^\/(api|assets|definitions)(\/|$)/.test(path) && !/\.\w+$/.test(path);
    // No call has an address of the page: only others are looked for among all calls.
    const methods = isPage ? [] : methodsOf(path);
    if (methods.length > 0) throw new WrongMethod(methods);
    if (!isPage) throw notFound(path.startsWith('/api') ? 'This call does not exist.' : 'File not found.', false);
    if (!pageMethods.includes(request.method)) throw new WrongMethod(pageMethods);
    if (page === undefined) throw notFound('The page has not been built. Run "npm run build" first.');
    const html = page.replaceAll(nonceMark, request.styleNonce);
    // It only lets the page ask for them sooner: without it, the page shows all the same.
    const names = html.includes(definitionsMark) ? await definitionsAt(request.hostname, path).catch(() => '') : '';
    // Where they cannot be told, the page shows all the same, with nothing from elsewhere.
    const sources = await sourcesOfHost(request.hostname).catch(() => ({}));
    reply.header('content-security-policy', contentPolicy(request.styleNonce, sources));
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html.replaceAll(definitionsMark, names));
  });
}

/** A file under assets has the hash of its content in its name. A service worker must be the newest. */
function setHeaders(reply: FastifyReply, path: string) {
  if (path.endsWith('service-worker.js')) reply.header('cache-control', 'no-cache');
  else reply.header('cache-control', /[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
}

function readPage(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, 'index.html'), 'utf8');
  } catch {
    return undefined;
  }
}
