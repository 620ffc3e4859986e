import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressedFiles } from '../../codegen/compressed-files';
import { testDefinitions } from './support/definitions';
import { startTestServer, type TestServer } from './support/test-server';

const folder = mkdtempSync(join(tmpdir(), 'wellspring-compression-'));
const unpack: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

let server: TestServer;
beforeAll(async () => {
  mkdirSync(join(folder, 'page'));
  writeFileSync(join(folder, 'page/index.html'), '<script type="module" src="./long.js"></script>');
  writeFileSync(join(folder, 'page/long.js'), `console.log(${JSON.stringify('All that is well is worth saying twice. '.repeat(100))});`);
  await build({ root: join(folder, 'page'), configFile: false, logLevel: 'error', plugins: [compressedFiles()], build: { outDir: join(folder, 'built') } });
  server = await startTestServer({ pageFolder: join(folder, 'built') });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const script = async () => {
  const page = await server.app.inject({ url: '/' });
  return /src="([^"]+\.js)"/.exec(page.body)?.[1] ?? 'no script';
};
const address: Record<string, () => Promise<string>> = {
  'a script of the page': script,
  'the shell': async () => `/definitions/${testDefinitions().for(null).hash}/shell.json`,
  'a screen': async () => `/definitions/${testDefinitions().for(null).hash}/screen/sign-in.json`,
  'a validator': async () => `/definitions/${testDefinitions().for(null).hash}/form/sign-in.validators.js`,
};

for (const encoding of ['br', 'gzip'])
  test.each(Object.keys(address))(`%s travels by ${encoding} at less than half its size, with the same content`, async (what) => {
    const url = await address[what]!();
    const plain = await server.app.inject({ url });
    expect(plain.statusCode).toBe(200);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const packed = await server.app.inject({ url, headers: { 'accept-encoding': encoding } });
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, 'content-type': plain.headers['content-type'], vary: 'accept-encoding' });
    expect(packed.headers['cache-control']).toContain('immutable');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(unpack[encoding]!(packed.rawPayload).toString()).toBe(plain.body);
  });

test('an answer above 1 kB travels compressed, a shorter one as it is', async () => {
  const { token } = await server.as('pat@lakeside.example');
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' };
  const long = await server.app.inject({ url: '/api/TrackerEntry/GetTrackerList', headers });
  const short = await server.app.inject({ url: '/api/health', headers });
  expect([long.headers['content-encoding'], short.headers['content-encoding']]).toEqual(['br', undefined]);
  expect(long.statusCode).toBe(200);
  expect(JSON.parse(brotliDecompressSync(long.rawPayload).toString())).toEqual(
    (await server.as('pat@lakeside.example').then((pat) => pat.get('/TrackerEntry/GetTrackerList'))).body,
  );
});

test('a body that comes compressed is not unpacked: it could unfold without end', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/account/login/login',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: Buffer.from('{}'),
  });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
});
