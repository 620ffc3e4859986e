import type { JsonSchema } from '../../runtime/definitions/compiled';
import type { Table } from '../../runtime/definitions/shapes/table';
import { objectSchema } from '../project/session-scope';
import type { Check } from './check';
import { schemaOfSource } from './expressions';
import { writtenOut } from './json-schemas';
import { itemsOf, namesOf, partAt } from './schema-path';
import { commonScope } from './screen-place';

/** What one row of a table is, as its call answers it or as its list has it; undefined where that is not known. */
export function rowOfTable(check: Check, { rows, input }: Table): JsonSchema | undefined {
  if ('from' in rows) {
    const given = input === undefined ? objectSchema({}) : writtenOut(check, input);
    return itemsOf(schemaOfSource(rows.from.$, { ...commonScope(check), input: given }));
  }
  const answer = check.query('operation', rows.call)?.answer;
  const holder = rows.within ? itemsOf(partAt(answer, namesOf(rows.within.list))) : answer;
  return itemsOf(partAt(holder, namesOf(rows.items)));
}
