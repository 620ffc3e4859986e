import { isAllowed } from '../../../runtime/definitions/allowed';
import { allowScopeOf } from '../../calls/caller-answers';
import { constantsOf } from '../../foundation/constants';
import { contentOf, dataAddress } from '../../foundation/files/data-address';
import { judgeFile } from '../../foundation/files/judge-file';
import { badRequest, notFound } from '../../foundation/outcome';
import type { Handlers } from '../../calls/contract';
import { companiesWithin } from '../../calls/reach';

const messages = (fault: 'content' | 'pixels', texts: { uploadOfAnotherKind: string; uploadTooManyPixels: string }) =>
  fault === 'pixels' ? { Code: 'fileSize', Message: texts.uploadTooManyPixels } : { Code: 'fileType', Message: texts.uploadOfAnotherKind };

/** The calls of schemas/endpoints/files.json. */
export const handlers = {
  /** It stays with whoever gave it until something that names it is saved. */
  async uploadFile({ caller, body: { File }, revision }, tools) {
    const { uploadsKept, uploadLength, uploadsFull, uploadOfAnotherKind, uploadTooManyPixels, ...limits } = constantsOf(revision).server;
    const judged = await judgeFile(contentOf(File.Content ?? '') ?? Buffer.alloc(0), File, limits);
    if ('fault' in judged) throw badRequest([{ Field: '/File', ...messages(judged.fault, { uploadOfAnotherKind, uploadTooManyPixels }) }], true);
    const { UserId, EntityId } = caller.user;
    const now = tools.clock.now();
    const times = { at: now.toISOString(), since: new Date(now.getTime() - uploadLength * 1000).toISOString() };
    const kept = await tools.transaction((records) => records.files.upload({ UserId, EntityId }, File, { ...times, most: uploadsKept }));
    if (kept === undefined) throw badRequest([{ Code: 'maximum', Field: '/File', Message: uploadsFull }], true);
    return kept;
  },

  /** A file that is not there and one that is nobody's business are the same. */
  async getFile(call, tools) {
    const { caller, revision } = call;
    const file = await tools.files.find(call.path.fileId);
    const isOwn = file?.UserId === caller.user.UserId;
    const seesPeople = isAllowed(revision.operations.searchPeople?.allow ?? { roles: [] }, allowScopeOf(caller));
    const isWithin = file !== undefined && (isOwn || (seesPeople && (await companiesWithin(call, tools, [file.EntityId])).length > 0));
    if (file === undefined || !isWithin) throw notFound('There is no such file.');
    const { FileId, Name, Type, Size, Content } = file;
    return { FileId, Name, Type, Size, Content: dataAddress(Type, Content) };
  },
} satisfies Handlers<'files'>;
