import { isSitePath } from '../../runtime/widget-contract';

/** The address of a film or of its captions, if it may be loaded from there: http, https, a path of this site, an own file, data. */
export function filmAddress(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const address = value.trim();
  return isSitePath(address) || /^(https?:\/\/|blob:|data:(video\/|text\/vtt))/i.test(address) ? address : undefined;
}
