import type { FastifyInstance } from 'fastify';

/** Which methods an address takes, of those that there are; none where there is no such address. Routes that are added later count too. */
export function collectMethods(app: FastifyInstance): (path: string) => string[] {
  const routes = new Map<string, { pattern: RegExp; methods: Set<string> }>();
  app.addHook('onRoute', ({ method, url }) => {
    const known = routes.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() };
    routes.set(url, known);
    for (const one of [method].flat()) known.methods.add(one);
  });
  return (path) => {
    const found = [...routes.values()].filter(({ pattern }) => pattern.test(path));
    return [...new Set(found.flatMap(({ methods }) => [...methods]))].sort();
  };
}

/** As the router reads it: letter case and a slash at the end do not matter. */
const patternOf = (url: string) => new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`, 'i');
