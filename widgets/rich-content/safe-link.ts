const permitted = ['http:', 'https:', 'mailto:'];

/** The address of a link, if it leads where links may lead: to http, https and mailto, written out whole. */
export function safeLink(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  try {
    const url = new URL(address.trim());
    return permitted.includes(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}
