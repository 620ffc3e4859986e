import { inflateRawSync } from 'node:zlib';
import { eq, like } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Failure, PeopleExport, PersonPage } from '../../schemas/generated/records';
import { auditEntries } from '../../server/records/tables/audit';
import { peopleExportRows, peopleExports } from '../../server/records/tables/people-exports';
import { users } from '../../server/records/tables/people';
import { demoPassword } from '../../server/demo/load';
import { definitionsWith } from './support/definitions';
import { type Client, clientOf, faultsOf } from './support/test-server';
import { withServer } from './support/fixture';

/** Summit, whose sheets have few rows. */
const smallSheets = {
  path: 'schemas/customers/summit/small-sheets.overlay.json',
  overlay: {
    id: 'small-sheets',
    kind: 'overlay',
    operations: [{ op: 'set', in: 'constants:filter', node: 'exportSheetRows', property: 'value', was: 1_048_575, to: 3 }],
  },
};

const { test, server } = withServer(() => ({ definitions: definitionsWith({ [smallSheets.path]: smallSheets.overlay }) }));
let admin: Client;
test.beforeAll(async () => {
  admin = await server.as('admin@lakeside.example');
});
test.beforeEach(async () => {
  await server.database.delete(peopleExports);
  await server.database.delete(auditEntries);
});

const company = { EntityIds: ['lakeside'] };
const start = async (query = '', filter: object = company, client = admin) => {
  const { status, body } = await client.post<PeopleExport>(`/people/exports?${query}`, filter);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const download = async ({ ExportId }: PeopleExport, client = admin) => {
  const response = await server.app.inject({
    method: 'GET',
    url: `/api/people/exports/${ExportId}/file`,
    headers: { authorization: `Bearer ${client.token}` },
  });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
};
const statusOf = async ({ ExportId }: PeopleExport, client = admin) => client.get<PeopleExport>(`/people/exports/${ExportId}`);
const lines = (bytes: Buffer) => bytes.toString().split('\r\n').slice(0, -1);

/** The files in a zip file, read by its directory at the end, written independently of the writer. */
function unzipped(bytes: Buffer): Map<string, string> {
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, nameLength, extra, comment, local] = [20, 28, 30, 32, 42].map((place, index) =>
      index === 0 || index === 4 ? bytes.readUInt32LE(at + place) : bytes.readUInt16LE(at + place),
    ) as [number, number, number, number, number];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const from = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(from, from + size);
    files.set(name, (bytes.readUInt16LE(at + 10) === 0 ? content : inflateRawSync(content)).toString());
    at += 46 + nameLength + extra + comment;
  }
  return files;
}

/** The cells of the sheet, each as its style and its value. */
function sheetOf(bytes: Buffer): { style: string | undefined; text: string | undefined; value: number | undefined }[][] {
  const sheet = unzipped(bytes).get('xl/worksheets/sheet1.xml')!;
  return [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row]) =>
    [...row!.matchAll(/<c(?: t="(\w+)")?(?: s="(\d)")?(?:\/>|>(.*?)<\/c>)/gs)].map(([, type, style, content]) => ({
      style,
      text: type === 'inlineStr' ? /<t[^>]*>(.*)<\/t>/s.exec(content!)![1] : undefined,
      value: type === undefined && content !== undefined ? Number(/<v>(.*)<\/v>/.exec(content)![1]) : undefined,
    })),
  );
}

const patRow = { UserName: 'pat@lakeside.example' };
const changePat = async (change: Partial<typeof users.$inferInsert>) => {
  await server.database.update(users).set(change).where(eq(users.UserName, patRow.UserName));
};

describe('an export as CSV', () => {
  test('has the columns of the table and a line for each person whom the filter finds, in the order that is asked for', async () => {
    const begun = await start('Sort=-LastName', { ...company, Departments: ['office'] });
    const listed = (await admin.post<PersonPage>('/people/search?Sort=-LastName&PageSize=100', { Departments: ['office'] })).body;
    expect(begun).toMatchObject({ Format: 'csv', FileName: 'people.csv', Total: listed.Total, Done: 0 });
    const { status, headers, bytes } = await download(begun);
    expect([status, headers['content-type'], headers['content-disposition'], headers['cache-control']]).toEqual([
      200,
      'text/csv; charset=utf-8',
      'attachment; filename="people.csv"',
      'no-store',
    ]);
    const [head, ...rows] = lines(bytes);
    expect(head).toMatch(/^\uFEFFLast name,First name,Email,Birth date,Status,Last changed/);
    expect(rows.map((row) => row.split(',')[2])).toEqual(listed.Items.map(({ Email }) => Email));
  });

  test('is searched by words too', async () => {
    const begun = await start('Search=pat%20lakeside');
    expect(
      lines((await download(begun)).bytes)
        .slice(1)
        .join(),
    ).toMatch(/pat@lakeside.example/);
    expect(begun.Total).toBeLessThan((await start()).Total);
  });
});

describe('an export as a workbook', () => {
  test('has the same rows, with dates as dates', async () => {
    await changePat({ DateOfBirth: '1980-02-29' });
    const begun = await start('Format=xlsx');
    const { headers, bytes } = await download(begun);
    expect([headers['content-type'], headers['content-disposition']]).toEqual([
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'attachment; filename="people.xlsx"',
    ]);
    const [head, ...rows] = sheetOf(bytes);
    const [csvHead, ...csvRows] = lines((await download(await start())).bytes);
    expect(head!.map(({ text }) => text)).toEqual(csvHead!.replace('\uFEFF', '').split(','));
    expect(rows.map((row) => row[2]!.text)).toEqual(csvRows.map((row) => row.split(',')[2]));
    const pat = rows.find((row) => row[2]!.text === patRow.UserName)!;
    // 29 February 1980, as spreadsheets count days.
    expect(pat[3]).toEqual({ style: '2', text: undefined, value: 29_280 });
    expect([...unzipped(bytes).keys()].toSorted()).toEqual(
      ['[Content_Types].xml', '_rels/.rels', 'xl/_rels/workbook.xml.rels', 'xl/styles.xml', 'xl/workbook.xml', 'xl/worksheets/sheet1.xml'].toSorted(),
    );
  });

  test('holds a formula as a text, and signs that XML has no place for', async () => {
    const [before] = await server.database.select().from(users).where(eq(users.UserName, patRow.UserName));
    await changePat({ LastName: '=HYPERLINK("http://evil.example")', FirstName: 'a<b>&"\u0007_x0041_ 💚\tz' });
    const rows = sheetOf((await download(await start('Format=xlsx'))).bytes);
    const pat = rows.find((row) => row[2]!.text === patRow.UserName)!;
    expect(pat[0]).toEqual({ style: '4', text: '=HYPERLINK("http://evil.example")', value: undefined });
    expect(pat[1]!.text).toBe('a&lt;b&gt;&amp;"_x0007__x005F_x0041_ 💚\tz');
    await changePat({ LastName: before!.LastName, FirstName: before!.FirstName });
  });

  test('is refused where there are more people than a sheet has rows', async () => {
    const summit = await server.as('admin@summit.example');
    const answer = await summit.post<Failure>('/people/exports?Format=xlsx', { EntityIds: ['summit'] });
    expect([answer.status, ...faultsOf(answer)]).toEqual([400, 'maximum /Format']);
    expect((await summit.post('/people/exports?Format=csv', { EntityIds: ['summit'] })).status).toBe(200);
  });
});

describe('an export', () => {
  test('says how far it is, and is complete where there are more people than are read at a time', async () => {
    const [someone] = await server.database.select().from(users).where(eq(users.UserName, patRow.UserName));
    const many = Array.from({ length: 2_203 }, (_, index) => ({
      ...someone!,
      UserId: `many-${String(index).padStart(5, '0')}`,
      UserName: `many-${index}@lakeside.example`,
      Email: `many-${index}@lakeside.example`,
      UniqueId: null,
      SsoSubject: null,
    }));
    await server.database.insert(users).values(many);
    for (const format of ['csv', 'xlsx']) {
      const begun = await start(`Format=${format}&Search=many-&Sort=Email`);
      expect([begun.Total, (await statusOf(begun)).body.Done]).toEqual([2_203, 0]);
      const { bytes } = await download(begun);
      const emails = format === 'csv' ? lines(bytes).map((line) => line.split(',')[2]) : sheetOf(bytes).map((row) => row[2]!.text);
      expect(emails.slice(1)).toEqual(many.map(({ Email }) => Email).toSorted());
      expect((await statusOf(begun)).body.Done).toBe(2_203);
    }
    await server.database.delete(users).where(like(users.UserId, 'many-%'));
  });

  test('is of the moment when it was begun, without those who are gone by now', async () => {
    const [someone] = await server.database.select().from(users).where(eq(users.UserName, patRow.UserName));
    const person = (UserId: string) => ({ ...someone!, UserId, UserName: UserId, Email: `${UserId}@lakeside.example`, UniqueId: null, SsoSubject: null });
    await server.database.insert(users).values([person('stays'), person('leaves'), person('moves')]);
    const begun = await start('Search=lakeside');
    await server.database.insert(users).values(person('comes'));
    await server.database.update(users).set({ Status: 'Deleted' }).where(eq(users.UserId, 'leaves'));
    await server.database.update(users).set({ EntityId: 'summit' }).where(eq(users.UserId, 'moves'));
    const emails = lines((await download(begun)).bytes).map((line) => line.split(',')[2]);
    expect(['stays', 'leaves', 'moves', 'comes'].map((id) => emails.includes(`${id}@lakeside.example`))).toEqual([true, false, false, false]);
    expect((await statusOf(begun)).body.Done).toBe(begun.Total);
    for (const id of ['stays', 'leaves', 'moves', 'comes']) await server.database.delete(users).where(eq(users.UserId, id));
  });

  test('is for the session only in which it was begun', async () => {
    const begun = await start();
    const { body } = await server.nobody.post<{ Token: string }>('/account/login/login', { UserName: 'admin@lakeside.example', Password: demoPassword });
    const elsewhere = clientOf(server.app, body.Token);
    for (const client of [elsewhere, await server.as('super@wellspring.example')]) {
      expect((await statusOf(begun, client)).status).toBe(404);
      expect((await download(begun, client)).status).toBe(404);
    }
    expect((await statusOf(begun)).status).toBe(200);
    const own = await start('', company, elsewhere);
    expect((await elsewhere.get('/login/logout')).status).toBe(200);
    expect(await server.database.select().from(peopleExportRows).where(eq(peopleExportRows.ExportId, own.ExportId))).toEqual([]);
  });

  test('ends after an hour, and the oldest of more than five goes', async () => {
    const begun = [];
    for (let number = 0; number < 6; number += 1) {
      begun.push(await start());
      server.clock.advance({ seconds: 1 });
    }
    expect(await Promise.all(begun.map(async (one) => (await statusOf(one)).status))).toEqual([404, 200, 200, 200, 200, 200]);
    await server.database.update(peopleExports).set({ ExpiresAt: server.clock.now().toISOString() });
    expect((await download(begun[5]!)).status).toBe(404);
  });

  test('is written down, with the filter', async () => {
    const begun = await start('Format=xlsx&Search=pat', { ...company, Sex: 'female', HireDate: 'LastYear' });
    const [entry, ...others] = await server.database.select().from(auditEntries);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ Action: 'PeopleExported', SubjectKind: 'Export', SubjectId: begun.ExportId, EntityId: 'lakeside', OnBehalfOf: null });
    expect(entry!.Changes).toEqual([
      { Field: '/Filter/EntityIds', Is: ['lakeside'] },
      { Field: '/Filter/Sex', Is: 'female' },
      { Field: '/Filter/HireDate', Is: 'LastYear' },
      { Field: '/Search', Is: 'pat' },
      { Field: '/Sort', Is: 'LastName' },
      { Field: '/Format', Is: 'xlsx' },
      { Field: '/Total', Is: begun.Total },
    ]);
  });

  test.each(['not-an-id', '00000000-0000-4000-8000-000000000000'])('of the id %s is none', async (id) => {
    const answer = await admin.get<Failure>(`/people/exports/${id}`);
    expect([400, 404]).toContain(answer.status);
  });

  test.each(['pdf', 'XLSX', ''])('in the format "%s" is refused', async (format) => {
    expect((await admin.post(`/people/exports?Format=${format}`, company)).status).toBe(400);
  });
});
