import type { Call } from '../handlers/contract';
import type { ListedPerson } from '../records/person-lists';
import { settingsOf } from '../settings';
import { TextAnswer } from '../text-answer';
import type { Tools } from '../tools';
import { csvFile } from './csv-file';
import { exportColumns } from './export-columns';
import { personQuery } from './person-query';

/** All people within reach, in the columns that the caller's own table of people shows. Read in batches, so that it may be long. */
export async function exportPeople(call: Call<'exportPeople'>, tools: Tools): Promise<TextAnswer> {
  const query = await personQuery(call, {}, tools);
  const { exportBatch } = settingsOf(call.revision);
  async function* batches(): AsyncGenerator<ListedPerson[]> {
    for (let offset = 0; ; offset += exportBatch) {
      const { people } = await tools.personLists.page(query, { offset, size: exportBatch });
      yield people;
      if (people.length < exportBatch) return;
    }
  }
  return new TextAnswer(csvFile(exportColumns(call), batches()));
}
