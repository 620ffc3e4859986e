import sharp from 'sharp';
import { describe, expect } from 'vitest';
import type { Failure } from '../../schemas/generated/records';
import selfReports from '../../schemas/settings/self-reports.constants.json';
import messageBoard from '../../schemas/settings/message-board.constants.json';
import settings from '../../schemas/settings/server.constants.json';
import { withServer } from './support/fixture';
import { upload as send } from './support/upload';
import { type Client, faultsOf } from './support/test-server';

// Every upload is judged by its content, its pixels and one list of kinds. The rule that keeps it so: tests/one-place.test.ts lets only judge-file.ts
// find out what a file is.

const { test, server } = withServer();
let pat: Client;
let admin: Client;
test.beforeAll(async () => {
  [pat, admin] = [await server.as('pat@lakeside.example'), await server.as('admin@lakeside.example')];
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0a0' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const page = '<!doctype html><script>alert(1)</script>';

const upload = (content: Buffer, name: string, type: string) => send(server, pat, content, { name, type });

test.each([
  ['page.html', 'text/html', page],
  ['page.htm', 'text/plain', page],
  ['page.txt', 'text/plain', page],
  ['drawing.svg', 'image/svg+xml', svg],
  ['drawing.png', 'image/png', svg],
  ['drawing.txt', 'image/png', `\n ${svg}`],
  ['drawing.xml', 'text/xml', `<?xml version="1.0"?>${svg}`],
  ['setup.exe', 'application/octet-stream', `MZ\u0000\u0001program`],
  ['setup', 'application/octet-stream', `MZ\u0000\u0001program`],
  ['run.sh', 'text/plain', '#!/bin/sh\nrm -rf /'],
  ['run.js', 'text/plain', 'alert(1)'],
  ['run.bat', 'text/plain', 'del *.*'],
])('%s, sent as %s, is refused', async (name, type, content) => {
  const answer = await upload(Buffer.from(content), name, type);
  expect([answer.status, faultsOf(answer)]).toEqual([400, ['fileType /File']]);
});

test('a picture that ends within its head, and one with too many pixels, are refused', async () => {
  const whole = await picture(200, 200);
  expect(faultsOf(await upload(whole.subarray(0, 20), 'a.png', 'image/png'))).toEqual(['fileType /File']);
  expect(faultsOf(await upload(await picture(10_000, 6000), 'a.png', 'image/png'))).toEqual(['fileSize /File']);
});

test('a picture, a PDF and plain texts are taken, as what they are and not as what is said of them', async () => {
  const types = [];
  for (const [content, name, said] of [
    [await picture(3, 3), 'a.png', 'text/html'],
    [Buffer.from('%PDF-1.4\n%%EOF'), 'a.pdf', 'image/png'],
    [Buffer.from('one,two\n1 < 2'), 'a.csv', 'text/html'],
    [Buffer.from('Hello'), 'a.txt', 'image/svg+xml'],
  ] as const) {
    const { status, body } = await upload(content, name, said);
    types.push([status, body.Type]);
  }
  expect(types).toEqual([
    [200, 'image/png'],
    [200, 'application/pdf'],
    [200, 'text/csv'],
    [200, 'text/plain'],
  ]);
});

describe('the picture of a reward', () => {
  const reward = { Title: 'Yoga mat', CurrencyAmount: 30, IsNew: true, ImageUpdated: true };
  const save = (Image: string) => admin.post<{ Image: string } & Failure>('/resources/custom-rewards', { ...reward, Image });
  const png = (content: string | Buffer) => `data:image/png;base64,${Buffer.from(content).toString('base64')}`;

  test('is a PNG, or a path of this site', async () => {
    const image = png(await picture(134, 80));
    expect((await save(image)).body.Image).toBe(image);
    expect((await save('/rewards/grand-cinema.svg')).status).toBe(200);
  });

  test.each([
    ['a page after the head of a picture address', png(page)],
    ['a drawing', png(svg)],
    ['another kind', `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`],
    ['text', png('hello')],
    ['a path of another site', '//evil.example/a.svg'],
    ['an address elsewhere', 'https://evil.example/a.png'],
  ])('is not %s', async (_what, image) => {
    const answer = await save(image);
    expect([answer.status, faultsOf(answer)]).toEqual([400, ['fileType /Image']]);
  });

  test('has no more pixels than may be', async () => {
    expect((await save(png(await picture(10_000, 6000)))).status).toBe(400);
  });
});

test('the kinds that a form takes are on the one list', () => {
  const own = [...selfReports.values.reportAttachmentTypes.value, ...messageBoard.values.messageImageTypes.value];
  expect(own.length).toBeGreaterThan(4);
  expect(own.filter((type) => !settings.values.fileTypes.value.includes(type))).toEqual([]);
});
