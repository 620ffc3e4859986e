import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Failure, StoredFile, UserProfile } from '../../schemas/generated/records';
import { files } from '../../server/records/tables/files';
import { testDefinitions } from './support/definitions';
import { unchanged } from './support/profile-save';
import { type Client, faultsOf } from './support/test-server';
import { withServer } from './support/fixture';
import { fetchFile, upload as send } from './support/upload';

// Granite's profile takes one picture or PDF under 500 kB: schemas/customers/granite.

const { test, server } = withServer();
let pat: Client;
test.beforeAll(async () => {
  pat = await server.as('pat@granite.example');
});
test.beforeEach(() => server.database.delete(files).where(eq(files.KeptBy, 'Upload')));

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkP8/wHwAEAgH/7q8q5wAAAABJRU5ErkJggg==', 'base64');

const upload = <Body = StoredFile>(content: Buffer, { client = pat, ...sent }: Parameters<typeof send>[3] & { client?: Client } = {}) =>
  send<Body>(server, client, content, sent);

const path = '/user/userprofilev2';
const save = async (licenceScan: unknown, client = pat) => {
  const { body } = await client.get<UserProfile>(path);
  return client.post<Failure>(path, { ...unchanged(body), Custom: { ...body.Custom, licenceScan } });
};
const waiting = () => server.database.$count(files, eq(files.KeptBy, 'Upload'));

test('a file is sent by itself, and kept by what names it from the moment that is saved', async () => {
  const { status, body: file } = await upload(png);
  expect([status, file]).toEqual([200, { Name: 'licence.png', Type: 'image/png', Size: png.length, FileId: expect.any(String) }]);
  const admin = await server.as('admin@granite.example');
  expect(await waiting()).toBe(1);
  expect((await save([file])).status).toBe(200);
  expect(await waiting()).toBe(0);
  expect((await fetchFile(server, admin, `/files/${file.FileId}`)).content).toEqual(png);
  expect((await save([])).status).toBe(200);
  expect((await pat.get(`/files/${file.FileId}`)).status).toBe(404);
});

test.each([
  { what: 'a program that is called a picture', content: Buffer.from('MZ\u0000\u0001program'), status: 400, fault: 'fileType /File' },
  { what: 'a page that is called a PDF', content: Buffer.from('<script>'), name: 'a.pdf', status: 400, fault: 'fileType /File' },
  { what: 'a part of another name', content: png, part: 'Other', status: 400, fault: 'additionalProperties /Other' },
])('$what is refused, and not kept', async ({ content, name, part, status, fault }) => {
  const answer = await upload<Failure>(content, { ...(name && { name }), ...(part && { part }) });
  expect([answer.status, faultsOf(answer)]).toEqual([status, expect.arrayContaining([fault])]);
  expect(await waiting()).toBe(0);
});

test('a file beyond the limit of the call is refused before it is read whole', async () => {
  const most = testDefinitions().for(null).operations.uploadFile!.bodyLimit!;
  const of = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)]);
  expect((await upload(of(most))).status).toBe(200);
  const answer = await upload<Failure>(of(most + 1));
  expect([answer.status, answer.body.Errors]).toEqual([413, [{ Message: 'The file is too large.' }]]);
});

test('the limits of a field hold for a file that was sent before, whatever is said of it, and so does whose it is', async () => {
  const { body: file } = await upload(png);
  const { body: note } = await upload(Buffer.from('hello'), { name: 'hello.txt', type: 'text/plain' });
  const { body: large } = await upload(Buffer.concat([png, Buffer.alloc(500_000 - png.length)]));
  const nell = await server.as('newcomer@granite.example');
  const { body: hers } = await upload(png, { client: nell });
  const fault = async (sent: StoredFile) => faultsOf(await save([sent]));
  expect(await fault(note)).toEqual(['fileType /Custom/licenceScan/0']);
  expect(await fault(large)).toEqual(['fileSize /Custom/licenceScan/0']);
  expect(await fault(hers)).toEqual(['unknownFile /Custom/licenceScan/0']);
  expect(await fault({ ...note, Type: 'image/png', Name: 'note.png' })).toEqual(['unknownFile /Custom/licenceScan/0']);
  expect(await fault({ ...large, Size: 5 })).toEqual(['unknownFile /Custom/licenceScan/0']);
  expect((await save([file])).status).toBe(200);
});

test('what nobody saves goes after a day, and nobody leaves more than so many files', async () => {
  const most = testDefinitions().for(null).constants.server!.uploadsKept as number;
  for (let count = 0; count < most; count += 1) expect((await upload(png)).status).toBe(200);
  expect(faultsOf(await upload<Failure>(png))).toEqual(['maximum /File']);
  const nell = await server.as('newcomer@granite.example');
  expect((await upload(png, { client: nell })).status).toBe(200);
  const dayBefore = new Date(server.clock.now().getTime() - 86_401_000).toISOString();
  await server.database.update(files).set({ CreatedAt: dayBefore }).where(eq(files.KeptBy, 'Upload'));
  expect((await upload(png)).status).toBe(200);
  expect(await waiting()).toBe(2);
});

test('strangers send no file, and no other call takes one', async () => {
  expect((await upload(png, { client: server.nobody })).status).toBe(401);
  expect((await upload(png, { to: path })).status).toBe(415);
  expect((await pat.post('/files', {})).status).toBe(400);
});
