import { expect } from 'vitest';
import type { Failure, StoredFile, UserProfile } from '../../schemas/generated/records';
import { unchanged } from './support/profile-save';
import { type Client, faultsOf } from './support/test-server';
import { withServer } from './support/fixture';

// Granite's profile takes one picture or PDF under 500 kB: schemas/customers/granite.

const { test, server } = withServer();
let pat: Client;
test.beforeAll(async () => {
  pat = await server.as('pat@granite.example');
});

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const sent = (content: Buffer, Name = 'licence.png', more: Partial<StoredFile> = {}): StoredFile => ({
  Name,
  Type: 'image/png',
  Size: content.length,
  Content: `data:image/png;base64,${content.toString('base64')}`,
  ...more,
});

const path = '/user/userprofilev2';
const profileOf = async (client: Client) => (await client.get<UserProfile>(path)).body;
const save = async (licenceScan: unknown, client = pat) => {
  const profile = await profileOf(client);
  return client.post<Failure>(path, { ...unchanged(profile), Custom: { ...profile.Custom, licenceScan } });
};
const stored = async (client = pat) => ((await profileOf(client)).Custom as { licenceScan?: StoredFile[] }).licenceScan ?? [];

test('a file is sent once, kept apart, named from then on, and fetched again byte by byte', async () => {
  expect((await save([sent(png)])).status).toBe(200);
  const [file] = await stored();
  expect(file).toEqual({ Name: 'licence.png', Type: 'image/png', Size: png.length, FileId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string });
  const { body } = await pat.get<StoredFile>(`/files/${file?.FileId}`);
  expect(body).toEqual({ ...file, Content: sent(png).Content });
  expect((await save([file])).status).toBe(200);
  expect(await stored()).toEqual([file]);
});

test('a file that is replaced or taken away is not kept', async () => {
  await save([sent(png)]);
  const [before] = await stored();
  await save([sent(png, 'newer.png')]);
  expect((await pat.get(`/files/${before?.FileId}`)).status).toBe(404);
  const [newer] = await stored();
  await save(undefined);
  expect((await pat.get(`/files/${newer?.FileId}`)).status).toBe(404);
});

test.each([
  { what: 'a program that is called a picture', file: sent(Buffer.from('MZ\u0000\u0001program')), fault: 'fileType' },
  { what: 'a picture that is called a PDF', file: sent(png, 'licence.pdf'), fault: 'fileType' },
  { what: 'a page that is called a picture', file: sent(Buffer.from('<script>alert(1)</script>')), fault: 'fileType' },
  { what: 'a text', file: sent(Buffer.from('hello'), 'hello.txt', { Type: 'text/plain' }), fault: 'fileType' },
  { what: 'a file of another size than it says', file: sent(png, 'licence.png', { Size: 5 }), fault: 'content' },
  { what: 'what is no content', file: sent(png, 'licence.png', { Content: 'data:image/png;base64,***' }), fault: 'content' },
  { what: 'a file at the limit', file: sent(Buffer.concat([png, Buffer.alloc(500_000 - png.length)])), fault: 'fileSize' },
  {
    what: 'a file that was never sent',
    file: { Name: 'a.png', Type: 'image/png', Size: 1, FileId: '00000000-0000-4000-8000-000000000000' },
    fault: 'unknownFile',
  },
])('$what is refused at its field, and nothing is stored', async ({ file, fault }) => {
  const before = await stored();
  const answer = await save([file]);
  expect(answer.status).toBe(400);
  expect(faultsOf(answer)).toEqual([`${fault} /Custom/licenceScan/0`]);
  expect(await stored()).toEqual(before);
});

test('two files are refused where one is taken', async () => {
  expect(faultsOf(await save([sent(png), sent(png, 'other.png')]))).toEqual(['maxItems /Custom/licenceScan']);
});

test('a file is for whoever gave it, and for those who look after the people of the company: others neither read it nor claim it', async () => {
  await save([sent(png)]);
  const [file] = await stored();
  const read = async (userName: string) => (await (await server.as(userName)).get(`/files/${file?.FileId}`)).status;
  expect(await read('admin@granite.example')).toBe(200);
  expect(await read('newcomer@granite.example')).toBe(404);
  expect(await read('admin@lakeside.example')).toBe(404);
  expect((await server.nobody.get(`/files/${file?.FileId}`)).status).toBe(401);
  const nell = await server.as('newcomer@granite.example');
  expect(faultsOf(await save([file], nell))).toEqual(['unknownFile /Custom/licenceScan/0']);
});
