import { definitionsCache, pageCache, programCache } from './caches';

const cacheOf = (path: string): string | undefined => {
  if (path.startsWith('/assets/')) return programCache;
  return path.startsWith('/definitions/') ? definitionsCache : undefined;
};

/**
 * Registers the service worker, and gives it what this visit has loaded before it was there. The browser has these files: none is loaded again but the page
 * itself. `loaded` are their addresses.
 */
export async function keepPage(container: ServiceWorkerContainer, loaded: () => string[], origin: string): Promise<void> {
  const isFirst = container.controller === null;
  await container.register('/service-worker.js');
  if (!isFirst) return;
  await container.ready;
  const addresses = loaded()
    .map((address) => new URL(address, origin))
    .filter((url) => url.origin === origin);
  const pages = (await caches.open(pageCache)).add('/');
  await Promise.all([
    pages,
    ...addresses.map(async ({ pathname }) => {
      const name = cacheOf(pathname);
      if (name !== undefined) await (await caches.open(name)).add(pathname);
    }),
  ]);
}
