/** What no name of a file may hold: line ends and other signs that nobody sees, some of which turn a name round. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Returns the name of a file without its path, so that a file saved by this name is where its reader put it. macOS sends accents apart from their letters: the
 * name has them as one letter, as everyone else writes it.
 */
export function plainFileName(name: string): string {
  const last = name.normalize('NFC').replace(unseen, '').split(/[/\\]/).at(-1) ?? '';
  const plain = last.replace(/^\.+/, '').trim();
  return plain === '' ? 'file' : plain;
}

/** How an answer says that it is to be saved, and by which name (RFC 6266): old browsers read the first, all others the second. */
export function attachment(name: string): string {
  const plain = plainFileName(name);
  const ascii = plain.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return ascii === plain ? `attachment; filename="${plain}"` : `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(plain)}`;
}
