import { isAllowed } from '../../runtime/definitions/allowed';
import type { Revision } from '../../runtime/definitions/compiled';
import type { Column } from '../../runtime/definitions/shapes/table';
import { evaluate, holds, type Scope } from '../../runtime/expressions/evaluate';
import { textOf } from '../../runtime/expressions/text';
import { cellText } from '../../runtime/format/cell-text';
import { valueAt } from '../../runtime/validation/pointer';
import { allowScopeOf, sessionScopeOfCaller } from '../caller-answers';
import type { Call } from '../handlers/contract';
import { knownCustom } from '../handlers/profile-answer';
import type { Caller } from '../records/callers';
import { settingsOf } from '../settings';
import { TextAnswer } from '../text-answer';
import type { Tools } from '../tools';
import { byteOrderMark, csvLine, harmless } from './csv';
import { personQuery } from './person-query';

/** All people within reach, in the columns that the caller's own table of people shows. Read in batches, so that it may be long. */
export async function exportPeople(call: Call<'exportPeople'>, tools: Tools): Promise<TextAnswer> {
  const query = await personQuery(call, tools);
  const { caller, revision } = call;
  const settings = settingsOf(revision);
  const scope: Scope = { session: sessionScopeOfCaller(caller, settings), settings: revision.shell.settings };
  const columns = columnsOf(caller, revision, scope);

  async function* lines() {
    yield byteOrderMark + csvLine(columns.map(({ label }) => harmless(textOf(label, scope))));
    for (let offset = 0; ; offset += settings.exportBatch) {
      const { people } = await tools.personLists.page(query, { offset, size: settings.exportBatch });
      for (const person of people) {
        const row = { ...person, Custom: knownCustom(person.Custom, revision) };
        yield csvLine(columns.map((column) => fieldOf(column, row, scope, caller.timeZone ?? undefined)));
      }
      if (people.length < settings.exportBatch) return;
    }
  }
  return new TextAnswer(lines());
}

/** The columns that show something of a row, to this caller. */
function columnsOf(caller: Caller, { screens }: Revision, scope: Scope): Column[] {
  const table = Object.values(screens).find(({ tables }) => Object.hasOwn(tables, 'people'))?.tables.people;
  const asked = allowScopeOf(caller);
  return (table?.columns ?? []).filter(
    ({ at, value, allow, visibleWhen }) =>
      (at !== undefined || value !== undefined) &&
      (allow === undefined || isAllowed(allow, asked)) &&
      (visibleWhen === undefined || holds(visibleWhen.$, { ...scope, data: {}, filters: {}, input: {} })),
  );
}

function fieldOf(column: Column, row: object, scope: Scope, timeZone: string | undefined): string {
  const value = column.value === undefined ? valueAt(row, column.at ?? '') : evaluate(column.value.$, { ...scope, row });
  // A number is no formula, whatever its sign.
  if (typeof value === 'number') return String(value);
  return harmless(cellText(column, value, timeZone));
}
