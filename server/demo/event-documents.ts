import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EventDocument } from '../../schemas/generated/records';
import type { UserRow } from '../records/callers';
import type { DemoFile } from './insert-files';
import seeds from './events.json';

/** The documents of events, a row for each company that has it. */
export interface EventDocuments {
  rows: DemoFile[];
  /** Some of them, by their keys, as a company's event names them. */
  of(entityId: string, keys: readonly string[]): EventDocument[];
}

/** Keeps each document once for each company, in the name of somebody there. */
export function documentsOf(users: readonly UserRow[]): EventDocuments {
  const keepers = new Map(users.map(({ EntityId, UserId }) => [EntityId, UserId]));
  const known = new Map<string, EventDocument>();
  const rows: DemoFile[] = [];
  const documentOf = (entityId: string, key: string): EventDocument => {
    const name = `${entityId} ${key}`;
    const before = known.get(name);
    if (before !== undefined) return before;
    const { file: Name, label: Label } = seeds.documents[key as keyof typeof seeds.documents];
    const Content = readFileSync(join(import.meta.dirname, 'documents', Name));
    const FileId = `00000000-0000-4000-b000-${String(rows.length).padStart(12, '0')}`;
    rows.push({
      FileId,
      UserId: keepers.get(entityId)!,
      EntityId: entityId,
      KeptBy: `Event/${key}`,
      Name,
      Type: 'application/pdf',
      Size: Content.length,
      Content,
    });
    const document = { Id: FileId, Label };
    known.set(name, document);
    return document;
  };
  return { rows, of: (entityId, keys) => (keepers.has(entityId) ? keys.map((key) => documentOf(entityId, key)) : []) };
}
