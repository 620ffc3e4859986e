import { isSitePath } from '../../runtime/widget-contract';

/** The address of a picture, if one may be loaded from there: http, https, a path of this site, an own file, data of a picture. */
export function pictureAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const address = value.trim();
  return isSitePath(address) || /^(https?:\/\/|blob:|data:image\/(png|jpeg|gif|webp|avif|svg\+xml)[;,])/i.test(address) ? address : undefined;
}
