/** What a link carries: the two texts of the preview. */
interface Shared {
  schema: string;
  document: string;
}

const isShared = (value: unknown): value is Shared =>
  typeof value === 'object' && value !== null && typeof (value as Shared).schema === 'string' && typeof (value as Shared).document === 'string';

// What a hash may hold as it is.
const inAddress = (bytes: Uint8Array): string => {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

const fromAddress = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

async function through(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** The hash of a link that carries the texts, compressed: nothing of them is sent to any server. */
export async function hashOf(shared: Shared): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(shared));
  return `#z.${inAddress(await through(bytes, new CompressionStream('deflate-raw')))}`;
}

/** The texts that a hash carries; undefined where it carries none. Rejects where it is damaged. */
export async function sharedIn(hash: string): Promise<Shared | undefined> {
  if (!hash.startsWith('#z.')) return undefined;
  const bytes = await through(fromAddress(hash.slice(3)), new DecompressionStream('deflate-raw'));
  const shared: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (!isShared(shared)) throw new Error('The link carries something else.');
  return shared;
}
