import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays } from '../../runtime/format/date';
import type { Database } from '../database/database';
import type { Definitions } from '../definitions/definitions';
import { rowKeeper } from '../records/files';
import { resourceRows } from '../records/tables/resources';
import { type DemoFile, insertFiles } from './insert-files';
import { insertRows } from './insert-rows';
import type { makeRows } from './make-rows';
import seeds from './resource-hub.json';
import { resourceRow } from './resource-row';
import { seededRandom } from './seeded-random';

type Rows = ReturnType<typeof makeRows>;

/** So many people have looked into the hub, each up to so often. */
const readers = 400;
const mostOpenings = 4;

/** The hubs of some companies, the documents in them, and who has opened what. */
export function makeHub({ users }: Pick<Rows, 'users'>, definitions: Definitions, today: string) {
  const base = definitions.for(null);
  const random = seededRandom(727);
  const documents: DemoFile[] = [];
  const hubs = seeds.companies.flatMap((entityId) => {
    const keeper = users.find(({ EntityId }) => EntityId === entityId)!;
    const idOf = (key: string) => `${entityId}-${key}`;
    const sections = seeds.sections.map(({ key, ...section }, place) =>
      resourceRow(base, 'resource-sections', entityId, { SectionId: idOf(key), ...section }, place),
    );
    const items = seeds.resources.map(({ key, section, document, ...resource }, place) => {
      const value: Record<string, unknown> = { ResourceId: idOf(key), SectionId: idOf(section), ...resource };
      if (document !== undefined) {
        const file = {
          ...fileOf(document),
          UserId: keeper.UserId,
          EntityId: entityId,
          KeptBy: rowKeeper('resource-items', idOf(key)),
          FileId: fileIdOf(documents.length),
        };
        documents.push(file);
        value.Document = [{ Name: file.Name, Type: file.Type, Size: file.Size, FileId: file.FileId }];
      }
      return resourceRow(base, 'resource-items', entityId, value, place);
    });
    return [...sections, ...items];
  });
  const openings = users
    .filter(({ EntityId, Status }) => EntityId === 'lakeside' && Status === 'Active')
    .slice(0, readers)
    .flatMap(({ UserId }) =>
      Array.from({ length: random.between(0, mostOpenings) }, (_, number) => {
        const { key } = random.pick(seeds.resources);
        const [daysAgo, hour, minute] = [random.between(3, 32), random.between(13, 21), random.between(0, 59)];
        const OpenedAt = `${addDays(today, -daysAgo)!}T${hour}:${String(minute).padStart(2, '0')}:00.000Z`;
        return resourceRow(base, 'resource-engagements', UserId, { EngagementId: `${UserId}-${number}`, ResourceId: `lakeside-${key}`, OpenedAt }, number);
      }),
    );
  return { documents, rows: [...hubs, ...openings] };
}

function fileOf(Name: string) {
  const Content = readFileSync(join(import.meta.dirname, 'documents', Name));
  return { Name, Type: 'application/pdf', Size: Content.length, Content };
}

/** The same each time, so that the demo is. */
const fileIdOf = (place: number) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

/** Stores it, within the transaction that loads the demo. */
export async function insertHub(transaction: Database, { documents, rows }: ReturnType<typeof makeHub>) {
  await insertFiles(transaction, documents);
  await insertRows(transaction, resourceRows, rows);
}
