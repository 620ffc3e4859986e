/** Where to go when nothing, or something else than a page of this site, was asked for. */
const home = '/';

/**
 * A page of this site, from what an address asks for, without the language in front. Whatever could lead to another site, read in
 * any way a browser or a router may read it, is the home page.
 */
export function returnPath(asked: string | undefined): string {
  const given = (asked ?? '').trim();
  // A backslash is a slash to browsers; tabs and line ends are left out by them.
  if (/[\\\p{Cc}]/u.test(given) || /^[^/?#]*:/.test(given)) return home;
  const path = `/${given.replace(/^\//, '').replace(/^es(\/|$)/i, '')}`;
  return leadsElsewhere(path) ? home : path;
}

/** Whether the path, as it stands or decoded once or twice, names another site. */
function leadsElsewhere(path: string): boolean {
  let read = path;
  for (let times = 0; times < 3; times += 1) {
    if (/^[/\\]{2}|[\\\p{Cc}]|^\/[a-z][a-z\d+.-]*:/iu.test(read.split(/[?#]/)[0] ?? '')) return true;
    try {
      read = decodeURIComponent(read);
    } catch {
      return true;
    }
  }
  return new URL(path, 'http://own.invalid').origin !== 'http://own.invalid';
}
