/**
 * Registers the service worker, and gives it what this visit has loaded before it was there: the page, and the definitions, which the browser has.
 * `loaded` are the addresses of what was loaded.
 */
export async function keepPage(container: ServiceWorkerContainer, loaded: () => string[], origin: string): Promise<void> {
  const isFirst = container.controller === null;
  await container.register('/service-worker.js');
  if (!isFirst) return;
  await container.ready;
  const definitions = loaded()
    .map((address) => new URL(address, origin))
    .filter((url) => url.origin === origin && url.pathname.startsWith('/definitions/'));
  const [page, known] = await Promise.all([caches.open('page'), caches.open('definitions')]);
  await Promise.all([page.add('/'), ...definitions.map(({ pathname }) => known.add(pathname))]);
}
