import type { FastifyInstance } from 'fastify';
import type { App, Branding } from '../../runtime/definitions/shapes/settings';

/** What the manifest takes from the definitions that apply at a host. */
type AppOfHost = (hostname: string) => Promise<App & { branding?: Branding }>;

const icons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** Answers the web app manifest, by which phones and desktops install the page, with the name and the color of the host's definitions. */
export function addManifest(app: FastifyInstance, appOfHost: AppOfHost) {
  app.get('/manifest.webmanifest', async (request, reply) => {
    const { name, home, branding } = await appOfHost(request.hostname);
    const color = branding?.color ?? '#ffffff';
    return reply
      .header('cache-control', 'public, max-age=3600')
      .type('application/manifest+json; charset=utf-8')
      .send(
        JSON.stringify({
          id: '/',
          name,
          short_name: name,
          start_url: home,
          scope: '/',
          display: 'standalone',
          theme_color: color,
          background_color: '#ffffff',
          icons,
        }),
      );
  });
}
