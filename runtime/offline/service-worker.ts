import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as preloadNavigations } from 'workbox-navigation-preload';
import { precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';

/**
 * Opens the page without a network: the page itself, its program, and the definitions of the screens that were seen. Calls under /api pass by: what a
 * person was shown is kept by the page (on-device.ts), which knows who is signed in.
 */

/** The files of the program, written here by the build (codegen/page-scripts.ts). */
declare const programFiles: PrecacheEntry[];

const worker = self as unknown as { skipWaiting(): Promise<void>; addEventListener(type: 'install', listener: () => void): void };
worker.addEventListener('install', () => void worker.skipWaiting());
clientsClaim();
preloadNavigations();

/** Every address shows the same page, so it is kept once. A page that does not come within four seconds is taken from the device. */
const onePage = { cacheKeyWillBeUsed: async () => '/' };
registerRoute(new NavigationRoute(new NetworkFirst({ cacheName: 'page', networkTimeoutSeconds: 4, plugins: [onePage] }), { denylist: [/^\/api\//, /\.\w+$/] }));

const immutable =
  (prefix: string) =>
  ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
    sameOrigin && url.pathname.startsWith(prefix);
// The parts that most screens and dialogs need are there before the network goes; the large ones are kept once they were used.
precacheAndRoute(programFiles);
registerRoute(immutable('/assets/'), new CacheFirst({ cacheName: 'program', plugins: [new ExpirationPlugin({ maxEntries: 100 })] }));
registerRoute(immutable('/definitions/'), new CacheFirst({ cacheName: 'definitions', plugins: [new ExpirationPlugin({ maxEntries: 400 })] }));
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.destination === 'image' && !url.pathname.startsWith('/api/'),
  new StaleWhileRevalidate({ cacheName: 'files', plugins: [new ExpirationPlugin({ maxEntries: 200 })] }),
);
