/** What may follow the first slash: no backslash, which browsers read as a slash, and no character that browsers leave out or that ends an attribute. */
const rest = String.raw`[^\s\\\p{Cc}\p{Cf}"<>]*`;

/** A part "." or ".." of a path. Browsers resolve it, also when a dot is written as %2E, so the path is not the one that it says. */
const dotPart = String.raw`\/(\.|%2e){1,2}([\/?#]|$)`;

/** A path of this site: one slash and then no other one, so that it never names another site, and no part "." or "..". */
export const sitePath = new RegExp(String.raw`^(?![^?#]*${dotPart})\/(?!\/)${rest}$`, 'iu');

/** A name of a host: no part between its dots is empty. */
const host = String.raw`[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*`;
/** A port: 65535 at most. With a greater one a browser reads no address at all. */
const port = '0*([0-9]{1,4}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])';

/** An address elsewhere: https, a host without a name or password before it, and perhaps a port and a path. */
export const webAddress = new RegExp(String.raw`^https:\/\/${host}(:${port})?([\/?#]${rest})?$`, 'iu');

/** Either of them. */
export const linkAddress = new RegExp(`${sitePath.source}|${webAddress.source}`, 'iu');

export const isSitePath = (text: string): boolean => sitePath.test(text);
export const isLinkAddress = (value: unknown): value is string => typeof value === 'string' && linkAddress.test(value);
