import type { Caller } from '../records/callers';
import type { KeptFile } from '../records/files';
import { type GivenFile, piecesOf } from '../foundation/files/given-file';
import { type FileLimits, type JudgedFile, judgeFile } from '../foundation/files/judge-file';
import type { Tools } from './tools';

/** A file that a request has brought, stored until the handler takes it over; or why it is not stored. `Name` and `Size`: as they were sent. */
export type ReceivedFile = Pick<GivenFile, 'Name' | 'Size'> & ({ file: KeptFile } | Extract<JudgedFile, { fault: string }>);

/** Judges a file by its content, and stores it if it passes. Call it outside of transactions: a large one takes many statements. */
export async function receiveFile(given: GivenFile, { user }: Pick<Caller, 'user'>, limits: FileLimits, tools: Tools): Promise<ReceivedFile> {
  const { Name, Size, source } = given;
  const judged = await judgeFile(source, given, limits);
  if ('fault' in judged) return { Name, Size, ...judged };
  const { UserId, EntityId } = user;
  const file = await tools.files.store({ UserId, EntityId }, { Name, Size, Type: judged.Type }, piecesOf(source), tools.clock.now().toISOString());
  return { Name, Size, file };
}

/** Removes a received file that nothing has taken over. */
export async function dropReceived(received: ReceivedFile | undefined, { files }: Pick<Tools, 'files'>): Promise<void> {
  if (received !== undefined && 'file' in received) await files.drop(received.file);
}
