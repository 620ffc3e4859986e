import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';

const migration = readFileSync(new URL('../../server/migrations/0023_file_pieces.sql', import.meta.url), 'utf8');

test('files from before go to pieces, byte by byte', async () => {
  const client = await PGlite.create();
  await client.exec('CREATE TABLE "files" ("file_id" uuid PRIMARY KEY DEFAULT gen_random_uuid(), "size" integer NOT NULL, "content" bytea NOT NULL)');
  const sizes = [0, 1, 65_535, 65_536, 65_537, 200_000];
  for (const size of sizes)
    await client.query("INSERT INTO files (size, content) VALUES ($1::int, decode(repeat('a1b2c3', $1::int / 3) || repeat('ff', $1::int % 3), 'hex'))", [size]);
  await client.exec('CREATE TABLE "before" AS SELECT file_id, md5(content) AS sum FROM files');
  await client.exec(migration);
  const { rows } = await client.query<{ size: number; pieces: number; same: boolean; largest: number }>(
    `SELECT size, count(position)::int AS pieces, md5(coalesce(string_agg(p.content, '' ORDER BY position), '')) = min(sum) AS same,
      coalesce(max(octet_length(p.content)), 0) AS largest
      FROM files JOIN before USING (file_id) LEFT JOIN file_pieces p USING (file_id) GROUP BY file_id, size ORDER BY size`,
  );
  expect(rows).toEqual(sizes.map((size) => ({ size, pieces: Math.ceil(size / 65_536), same: true, largest: Math.min(size, 65_536) })));
  await client.exec('DELETE FROM files');
  expect((await client.query('SELECT 1 FROM file_pieces')).rows).toEqual([]);
  await client.close();
});
