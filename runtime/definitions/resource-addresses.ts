import type { CalledOperation } from './compiled';
import type { ResourceDoes } from './shapes/resource';

/** What a resource can make a call for. */
export type MadeDoes = Exclude<ResourceDoes, 'upsert' | 'save-all'>;

/** Where the calls that resources make are served: below the id of the resource. */
export const resourceAddresses: Record<MadeDoes, { method: Exclude<CalledOperation['method'], 'PATCH'>; path: string }> = {
  list: { method: 'GET', path: '' },
  create: { method: 'POST', path: '' },
  get: { method: 'GET', path: '/{key}' },
  update: { method: 'PUT', path: '/{key}' },
  remove: { method: 'DELETE', path: '/{key}' },
  order: { method: 'POST', path: '/order' },
  export: { method: 'GET', path: '/export' },
  one: { method: 'GET', path: '/one' },
  save: { method: 'PUT', path: '/one' },
  reset: { method: 'DELETE', path: '/one' },
  'list-all': { method: 'GET', path: '/all' },
  'export-all': { method: 'GET', path: '/all/export' },
};
