/** Which colour the first character of an id gives. */
const colors = [
  { characters: 'abc', color: 'sienna' },
  { characters: 'def', color: 'beige' },
  { characters: '0123', color: 'yellow' },
  { characters: '456', color: 'green' },
  { characters: '789', color: 'blue' },
] as const;

type AvatarColor = (typeof colors)[number]['color'] | 'grey';

/** The colour of somebody's avatar. Ids are hexadecimal; any other first character gives grey. */
export function avatarColor(id: unknown): AvatarColor {
  const first = typeof id === 'string' ? id.charAt(0).toLowerCase() : '';
  return colors.find(({ characters }) => first !== '' && characters.includes(first))?.color ?? 'grey';
}

/** The first letters of the first and the last word of a name; '' where it has none. Letters of several code points stay whole. */
export function initials(name: unknown): string {
  const words = (typeof name === 'string' ? name.slice(0, 200) : '').split(/\s+/u).map((word) => word.replace(/^[^\p{L}\p{N}\p{Extended_Pictographic}]+/u, ''));
  const letters = words.filter((word) => word !== '').map((word) => new Intl.Segmenter('en').segment(word).containing(0)?.segment ?? '');
  const [first = '', last = ''] = [letters[0], letters.length > 1 ? letters.at(-1) : ''];
  return `${first}${last}`.toUpperCase();
}
