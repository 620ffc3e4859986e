import { isAllowed } from '../../../runtime/definitions/allowed';
import { allowScopeOf } from '../../calls/caller-answers';
import { FileAnswer } from '../../calls/file-answer';
import { constantsOf } from '../../foundation/constants';
import { badRequest, notFound } from '../../foundation/outcome';
import type { Handlers } from '../../calls/contract';
import { companiesWithin } from '../../calls/reach';

/** The calls of schemas/endpoints/files.json. */
export const handlers = {
  /** It stays with whoever gave it until something that names it is saved. */
  async uploadFile({ caller, received, revision }, tools) {
    const { uploadsKept, uploadLength, uploadsFull, uploadMissing, uploadOfAnotherKind, uploadTooManyPixels } = constantsOf(revision).server;
    const refusal = (Code: string, Message: string) => badRequest([{ Code, Field: '/File', Message }], true);
    if (received === undefined) throw refusal('required', uploadMissing);
    if ('fault' in received) throw received.fault === 'pixels' ? refusal('fileSize', uploadTooManyPixels) : refusal('fileType', uploadOfAnotherKind);
    const since = new Date(tools.clock.now().getTime() - uploadLength * 1000).toISOString();
    const hasRoom = await tools.transaction((records) => records.files.wait(received.file, caller.user.UserId, { since, most: uploadsKept }));
    if (!hasRoom) throw refusal('maximum', uploadsFull);
    return received.file;
  },

  /** A file that is not there and one that is nobody's business are the same. */
  async getFile(call, tools) {
    const { caller, revision } = call;
    const file = await tools.files.find(call.path.fileId);
    const isOwn = file?.UserId === caller.user.UserId;
    const seesPeople = isAllowed(revision.operations.searchPeople?.allow ?? { roles: [] }, allowScopeOf(caller));
    const isWithin = file !== undefined && (isOwn || (seesPeople && (await companiesWithin(call, tools, { ids: [file.EntityId] })).length > 0));
    if (file === undefined || !isWithin) throw notFound('File not found.');
    return FileAnswer.kept(file, tools);
  },
} satisfies Handlers<'files'>;
