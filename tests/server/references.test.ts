import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { withServer } from './support/fixture';

const { test, server } = withServer();

/** References that no statement follows backward, each with the reason. */
const withoutIndex: Record<string, string> = {
  'assessment_progress.entity_id': 'No company is ever deleted; nothing is found by it.',
  'biometric_measurements.entity_id': 'No company is ever deleted; nothing is found by it.',
  'files.entity_id': 'No company is ever deleted; nothing is found by it.',
  'hra_results.entity_id': 'No company is ever deleted; nothing is found by it.',
  'tracker_entries.coaching_entity_id': 'No company is ever deleted; nothing is found by it. Each index slows a save down.',
  'tracker_entries.entity_id': 'No company is ever deleted; nothing is found by it. Each index slows a save down.',
};

test('D-tenants-06 each reference from a table to another has an index that begins with it, or a reason', async () => {
  const { rows } = (await server.database.execute(sql`
    select c.conrelid::regclass::text || '.' || (select string_agg(a.attname, ' ' order by k.place)
      from unnest(c.conkey) with ordinality k(number, place) join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.number) as reference
    from pg_constraint c
    where c.contype = 'f' and not exists (
      select 1 from pg_index i
      where i.indrelid = c.conrelid and i.indpred is null and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)
    order by 1`)) as unknown as { rows: { reference: string }[] };
  expect(rows.map(({ reference }) => reference)).toEqual(Object.keys(withoutIndex));
});
