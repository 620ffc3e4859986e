import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Failure, StoredFile, UserProfile } from '../../schemas/generated/records';
import { unchanged } from './support/profile-save';
import { type Client, faultsOf } from './support/test-server';
import { filePieces, files } from '../../server/records/tables/files';
import { withServer } from './support/fixture';
import { fetchFile, upload } from './support/upload';

// Granite's profile takes one picture or PDF under 500 kB: schemas/customers/granite.

const { test, server } = withServer();
let pat: Client;
test.beforeAll(async () => {
  pat = await server.as('pat@granite.example');
});
test.beforeEach(() => server.database.delete(files).where(eq(files.KeptBy, 'Upload')));

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
/** Sends a file, and answers it as a form names it. */
const sent = async (content: Buffer, name = 'licence.png', client = pat): Promise<StoredFile> => {
  const { status, body } = await upload(server, client, content, { name });
  expect(status).toBe(200);
  return body;
};

const path = '/user/userprofilev2';
const profileOf = async (client: Client) => (await client.get<UserProfile>(path)).body;
const save = async (licenceScan: unknown, client = pat) => {
  const profile = await profileOf(client);
  return client.post<Failure>(path, { ...unchanged(profile), Custom: { ...profile.Custom, licenceScan } });
};
const stored = async (client = pat) => ((await profileOf(client)).Custom as { licenceScan?: StoredFile[] }).licenceScan ?? [];

test('a file is sent once, kept apart, named from then on, and fetched again byte by byte', async () => {
  const given = await sent(png);
  expect((await save([given])).status).toBe(200);
  const [file] = await stored();
  expect(file).toEqual({ Name: 'licence.png', Type: 'image/png', Size: png.length, FileId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string });
  const { content, headers } = await fetchFile(server, pat, `/files/${file?.FileId}`);
  expect(content).toEqual(png);
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'content-length': String(png.length),
    'content-disposition': 'attachment; filename="licence.png"',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect((await save([file])).status).toBe(200);
  expect(await stored()).toEqual([file]);
});

test('a file of many pieces comes back as it was, and no piece of it is kept after it', async () => {
  const long = Buffer.from(Array.from({ length: 300_001 }, (_, index) => (index * 7919 + (index >> 8)) % 256));
  png.copy(long);
  const file = await sent(long);
  expect((await fetchFile(server, pat, `/files/${file.FileId}`)).content.equals(long)).toBe(true);
  const pieces = await server.database.select().from(filePieces).where(eq(filePieces.FileId, file.FileId)).orderBy(filePieces.Position);
  expect(pieces.map(({ Content }) => Content.length)).toEqual([65_536, 65_536, 65_536, 65_536, 37_857]);
  await save([file]);
  await save([]);
  expect(await server.database.$count(filePieces, eq(filePieces.FileId, file.FileId))).toBe(0);
});

test('a file that is replaced or taken away is not kept', async () => {
  await save([await sent(png)]);
  const [before] = await stored();
  await save([await sent(png, 'newer.png')]);
  expect((await pat.get(`/files/${before?.FileId}`)).status).toBe(404);
  const [newer] = await stored();
  await save(undefined);
  expect((await pat.get(`/files/${newer?.FileId}`)).status).toBe(404);
});

const address = `data:image/png;base64,${png.toString('base64')}`;
test.each([
  { what: 'a text', give: () => sent(Buffer.from('hello'), 'hello.txt'), fault: 'fileType /0' },
  { what: 'a file of another size than it says', give: async () => ({ ...(await sent(png)), Size: 5 }), fault: 'unknownFile /0' },
  { what: 'a file at the limit', give: () => sent(Buffer.concat([png, Buffer.alloc(500_000 - png.length)])), fault: 'fileSize /0' },
  { what: 'a file that was never sent', give: async () => ({ ...(await sent(png)), FileId: '00000000-0000-4000-8000-000000000000' }), fault: 'unknownFile /0' },
  { what: 'a file without an id', give: async () => ({ Name: 'a.png', Type: 'image/png', Size: 1 }), fault: 'required /0/FileId' },
  {
    what: 'content within the form',
    give: async () => ({ Name: 'a.png', Type: 'image/png', Size: png.length, Content: address }),
    fault: 'required /0/FileId',
  },
  { what: 'content beside an id', give: async () => ({ ...(await sent(png)), Content: address }), fault: 'additionalProperties /0/Content' },
])('$what is refused at its field, and nothing is stored', async ({ give, fault }) => {
  const before = await stored();
  const answer = await save([await give()]);
  expect(answer.status).toBe(400);
  expect(faultsOf(answer)).toContain(fault.replace(' /', ' /Custom/licenceScan/'));
  expect(await stored()).toEqual(before);
});

test('two files are refused where one is taken', async () => {
  expect(faultsOf(await save([await sent(png), await sent(png, 'other.png')]))).toEqual(['maxItems /Custom/licenceScan']);
});

test('a file is for whoever gave it, and for those who look after the people of the company: others neither read it nor claim it', async () => {
  await save([await sent(png)]);
  const [file] = await stored();
  const read = async (userName: string) => (await (await server.as(userName)).get(`/files/${file?.FileId}`)).status;
  expect(await read('admin@granite.example')).toBe(200);
  expect(await read('newcomer@granite.example')).toBe(404);
  expect(await read('admin@lakeside.example')).toBe(404);
  expect((await server.nobody.get(`/files/${file?.FileId}`)).status).toBe(401);
  const nell = await server.as('newcomer@granite.example');
  expect(faultsOf(await save([file], nell))).toEqual(['unknownFile /Custom/licenceScan/0']);
});
