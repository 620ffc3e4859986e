import { existsSync, mkdtempSync, readdirSync, statSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Failure, StoredFile } from '../../schemas/generated/records';
import { filePieces, files } from '../../server/records/tables/files';
import { testDefinitions } from './support/definitions';
import { startEmbeddedServer } from './support/both-databases';
import { type Client, faultsOf, type TestServer } from './support/test-server';
import { fetchFile, formOfFile, multipart, upload } from './support/upload';

// A file takes work in proportion to its size, in pieces: other calls get their turn, memory holds one piece, and what breaks off leaves nothing. On the
// embedded database, whose work is done by the server's own processor. What keeps it so: `data addresses` of tests/one-place.test.ts.

let server: TestServer;
let pat: Client;
let port: number;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'uploads-'));
  vi.stubEnv('TMPDIR', folder);
  server = await startEmbeddedServer();
  pat = await server.as('pat@lakeside.example');
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});
afterAll(async () => {
  await server.close();
  vi.unstubAllEnvs();
});
beforeEach(() => server.database.delete(files).where(eq(files.KeptBy, 'Upload')));

const megabytes = 1_000_000;
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkP8/wHwAEAgH/7q8q5wAAAABJRU5ErkJggg==', 'base64');
const large = Buffer.concat([png, Buffer.from(Array.from({ length: 9 * megabytes }, (_, index) => (index * 7919 + (index >> 8)) % 256))]);
/** Waits as long as a busy machine takes. */
const patient = { timeout: 30_000 };
/** How many files are stored or on their way, and how many are on disk. */
const left = async () => [
  await server.database.$count(files, eq(files.KeptBy, 'Upload')),
  await server.database.$count(files, eq(files.KeptBy, 'Arriving')),
  readdirSync(folder).length,
];

/** How many small calls one person makes over the network, one after the other, while something else is under way. */
async function callsDuring(work: Promise<unknown>): Promise<number> {
  const small = await server.as('coach@lakeside.example');
  let isOver = false;
  void work.finally(() => (isOver = true)).catch(() => undefined);
  let calls = 0;
  while (!isOver) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/entityajax/getcurrententityv2`, { headers: { authorization: `Bearer ${small.token}` } });
    expect([answer.status, (await answer.text()).length > 100]).toEqual([200, true]);
    calls += 1;
  }
  return calls;
}

test('while a file of 9 MB is sent, and while it is fetched, many small calls are answered', async () => {
  const sending = upload(server, pat, large);
  const duringUpload = await callsDuring(sending);
  const { status, body } = await sending;
  expect([status, body.Size]).toEqual([200, large.length]);
  const fetching = fetchFile(server, pat, `/files/${body.FileId}`);
  const duringDownload = await callsDuring(fetching);
  expect((await fetching).content.equals(large)).toBe(true);
  // A small call makes about ten queries, and a piece is one. As one piece, a file let two calls through.
  const pieces = await server.database.$count(filePieces, eq(filePieces.FileId, body.FileId));
  expect(pieces).toBe(Math.ceil(large.length / 65_536));
  expect([duringUpload, duringDownload].map((calls) => calls >= pieces / 15)).toEqual([true, true]);
});

/** A connection that sends what it is given, and remembers what is answered. */
async function connected(): Promise<{ socket: Socket; answered: () => string }> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  return { socket, answered: () => text };
}
const head = (length: number | 'chunked', to = '/api/files') =>
  `POST ${to} HTTP/1.1\r\nHost: localhost\r\n${Object.entries(multipart(pat))
    .map(([name, value]) => `${name}: ${String(value)}\r\n`)
    .join('')}${length === 'chunked' ? 'transfer-encoding: chunked' : `content-length: ${length}`}\r\n\r\n`;
const onDisk = () => {
  const [own] = readdirSync(folder);
  const file = own === undefined ? '' : join(folder, own, 'file');
  return existsSync(file) ? statSync(file).size : 0;
};

test('a file is on disk while it arrives, and nothing of one that breaks off is left', async () => {
  const form = formOfFile(large);
  const { socket } = await connected();
  socket.write(head(form.length));
  socket.write(form.subarray(0, 5 * megabytes));
  await vi.waitUntil(() => onDisk() > 4 * megabytes, patient);
  socket.destroy();
  await vi.waitUntil(() => readdirSync(folder).length === 0, patient);
  expect(await left()).toEqual([0, 0, 0]);
});

test.each([
  { what: 'ends within the file', form: formOfFile(png).subarray(0, -30) },
  { what: 'ends within its last line', form: formOfFile(png).subarray(0, -6) },
  { what: 'has no part that it can read', form: Buffer.from('hello') },
])('a body that $what is refused, and nothing of it is kept', async ({ form }) => {
  const answer = await server.app.inject({ method: 'POST', url: '/api/files', headers: multipart(pat), payload: form });
  expect([answer.statusCode, answer.json<Failure>().Errors]).toEqual([400, [{ Message: expect.any(String) as string }]]);
  expect(await left()).toEqual([0, 0, 0]);
});

test('a body that is shorter than it says waits for the rest, and one that is longer is the next request', async () => {
  const form = formOfFile(png);
  const short = await connected();
  short.socket.write(head(form.length + 5));
  short.socket.write(form);
  short.socket.end();
  const long = await connected();
  long.socket.write(head(form.length - 20));
  long.socket.write(form);
  await vi.waitUntil(() => long.answered().includes('HTTP/1.1 400'), patient);
  long.socket.destroy();
  await vi.waitUntil(() => readdirSync(folder).length === 0, patient);
  expect((await left()).slice(1)).toEqual([0, 0]);
});

test('a body without an end is read to its limit and cut off soon after', async () => {
  const most = testDefinitions().for(null).operations.uploadFile!.bodyLimit!;
  const { socket, answered } = await connected();
  socket.write(head('chunked'));
  const chunk = Buffer.alloc(65_536, 1);
  let sent = 0;
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const send = (bytes: Buffer) => socket.write(Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]));
  send(formOfFile(png).subarray(0, -12));
  while (!socket.destroyed && sent < 5 * most) {
    sent += chunk.length;
    if (!send(chunk)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
  }
  await closed;
  expect(socket.destroyed).toBe(true);
  expect(sent).toBeLessThan(4 * most);
  // A reset may overtake the answer.
  expect(['', '413']).toContain(answered().slice('HTTP/1.1 '.length, 'HTTP/1.1 413'.length));
  await vi.waitUntil(() => readdirSync(folder).length === 0, patient);
  expect(await left()).toEqual([0, 0, 0]);
});

test('a body that says it is too large is refused before it is sent', async () => {
  const { socket, answered } = await connected();
  socket.write(head(400 * megabytes));
  await vi.waitUntil(() => answered().includes('The file is too large.'), patient);
  expect(answered()).toContain('HTTP/1.1 413');
  socket.destroy();
});

/** A PNG of a few bytes that says it is this large. */
function hugePng(side: number): Buffer {
  const picture = Buffer.from(png);
  picture.writeUInt32BE(side, 16);
  picture.writeUInt32BE(side, 20);
  picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29);
  return picture;
}

test.each([
  { what: 'a page that is called a PDF', content: Buffer.from('<!doctype html><script>alert(1)</script>'), name: 'a.pdf', fault: 'fileType /File' },
  {
    what: 'a page after much space that is called a text',
    content: Buffer.from(`${' '.repeat(900)}<html><script>alert(1)</script>`),
    name: 'a.txt',
    fault: 'fileType /File',
  },
  { what: 'a text with a zero at its end', content: Buffer.concat([Buffer.alloc(2 * megabytes, 97), Buffer.alloc(1)]), name: 'a.txt', fault: 'fileType /File' },
  {
    what: 'a text that is no UTF-8 at its end',
    content: Buffer.concat([Buffer.alloc(2 * megabytes, 97), Buffer.from([0xc3])]),
    name: 'a.txt',
    fault: 'fileType /File',
  },
  { what: 'a picture of a few bytes with a billion pixels', content: hugePng(60_000), name: 'a.png', fault: 'fileSize /File' },
  { what: 'an empty file', content: Buffer.alloc(0), name: 'a.png', fault: 'fileType /File' },
])('$what is refused, and nothing of it is kept', async ({ content, name, fault }) => {
  const answer = await upload(server, pat, content, { name });
  expect([answer.status, faultsOf(answer)]).toEqual([400, [fault]]);
  expect(await left()).toEqual([0, 0, 0]);
});

test('a text whose characters lie across chunks is a text', async () => {
  const content = Buffer.from(`a${'€'.repeat(700_000)}`);
  const { status, body } = await upload(server, pat, content, { name: 'euros.txt' });
  expect([status, body.Type]).toEqual([200, 'text/plain']);
  expect((await fetchFile(server, pat, `/files/${body.FileId}`)).content.equals(content)).toBe(true);
});

test('two files at once are refused, and neither is kept', async () => {
  const two = Buffer.concat([formOfFile(png).subarray(0, -'--edge--\r\n'.length), formOfFile(png)]);
  const answer = await server.app.inject({ method: 'POST', url: '/api/files', headers: multipart(pat), payload: two });
  expect(answer.statusCode).toBe(413);
  expect(await left()).toEqual([0, 0, 0]);
});

test.each([
  { what: 'a text', part: '\r\n\r\nhello' },
  { what: 'JSON', part: `\r\nContent-Type: application/json\r\n\r\n{"Name":"a","Type":"image/png","Size":1,"FileId":"00000000-0000-4000-8000-000000000000"}` },
])('a part File that is $what is no file', async ({ part }) => {
  const payload = Buffer.from(`--edge\r\nContent-Disposition: form-data; name="File"${part}\r\n--edge--\r\n`);
  const answer = await server.app.inject({ method: 'POST', url: '/api/files', headers: multipart(pat), payload });
  expect(answer.statusCode).toBe(400);
  expect(await left()).toEqual([0, 0, 0]);
});

test('a download is read as fast as it is taken, and breaks off where its file is removed meanwhile', async () => {
  const { body } = await upload<StoredFile>(server, pat, large);
  const socket = connect(port, '127.0.0.1');
  let length = 0;
  const begun = new Promise<void>((resolve) => {
    socket.on('data', (chunk) => {
      if (length === 0) socket.pause();
      length += chunk.length;
      resolve();
    });
  });
  socket.on('error', () => undefined);
  socket.write(`GET /api/files/${body.FileId} HTTP/1.1\r\nHost: localhost\r\nauthorization: Bearer ${pat.token}\r\n\r\n`);
  await begun;
  // A server that had read the whole file by now would send all of it.
  await server.database.delete(files).where(eq(files.FileId, body.FileId));
  socket.resume();
  await new Promise((resolve) => socket.once('close', resolve));
  expect(length).toBeGreaterThan(65_536);
  expect(length).toBeLessThan(large.length);
});
