import { expect, test } from 'vitest';
import { retentionRecords } from '../../server/records/retention';
import { testDefinitions } from '../server/support/definitions';

const revision = () => testDefinitions().for(null);

/** The values that a column of choices has a text for. */
function namedBy(table: string, column: string): string[] {
  const { options } = revision().tables[table]!.columns.find(({ id }) => id === column) as { options?: { items: { value: string }[] } };
  return (options?.items ?? []).map(({ value }) => value);
}

test('issue 52 each kind of expired row has a name that people read in the table of jobs', () => {
  const kinds = retentionRecords({} as never).kinds({} as never);
  expect(kinds.length).toBeGreaterThan(10);
  expect(kinds.filter((kind) => !namedBy('jobs', 'result').includes(kind))).toEqual([]);
});

test('issue 52 each list whose changes are in the audit trail has a name that people read there', () => {
  const audited = Object.values(revision().resources).filter(({ audit }) => audit === true);
  expect(audited.length).toBeGreaterThan(10);
  expect(audited.map(({ id }) => id).filter((id) => !namedBy('audit-trail', 'subject').includes(id))).toEqual([]);
});

test('issue 52 a choice among the filters of a table that may stay empty says what shows then', () => {
  const { tables, forms } = revision();
  const filters = Object.values(tables).flatMap(({ filters: above }) => (above && Object.hasOwn(forms, above.form) ? [forms[above.form]!] : []));
  const selects = filters.flatMap(({ id, fields, data }) =>
    (fields as { id: string; at?: string; widget?: string; options?: { emptyText?: unknown; alwaysChosen?: unknown } }[]).flatMap((field) =>
      field.widget === 'select' && !((data as { required?: string[] }).required ?? []).includes(field.at?.slice(1) ?? '') ? [{ form: id, ...field }] : [],
    ),
  );
  expect(selects.length).toBeGreaterThan(2);
  const silent = selects.filter(({ options }) => options?.emptyText === undefined && options?.alwaysChosen !== true);
  expect(silent.map(({ form, id }) => `${form}/${id}`)).toEqual([]);
});
