import type { Sources } from '../../runtime/definitions/shapes/settings';

/** Sources in a directive, each once; nothing where there are none. */
const also = (sources: readonly string[] = []): string => [...new Set(sources)].map((source) => ` ${source}`).join('');
const orLeftOut = (directive: string, sources: readonly string[] | undefined): string[] => (sources?.length ? [`${directive} 'self'${also(sources)}`] : []);

/** What a page may load, and from where (Content-Security-Policy): from this site, and from the sources that definitions allow. Pure: tests put a browser under it. */
export const contentPolicy = (styleNonce: string, { pictures, videos, frames, scripts }: Sources = {}): string =>
  [
    "default-src 'self'",
    `script-src 'self'${also(scripts)}`,
    `style-src 'self' 'nonce-${styleNonce}'`,
    `img-src 'self' data:${also(pictures)}`,
    ...orLeftOut('media-src', videos),
    ...orLeftOut('frame-src', frames),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** What several definitions allow together. */
export const allSources = (several: readonly (Sources | undefined)[]): Sources => {
  const together: Record<string, string[]> = {};
  for (const sources of several) for (const [kind, list] of Object.entries(sources ?? {})) (together[kind] ??= []).push(...list);
  return together;
};
