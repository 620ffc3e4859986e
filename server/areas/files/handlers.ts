import { isAllowed } from '../../../runtime/definitions/allowed';
import { allowScopeOf } from '../../calls/caller-answers';
import { dataAddress } from '../../foundation/files/data-address';
import { notFound } from '../../foundation/outcome';
import type { Handlers } from '../../calls/contract';
import { companiesWithin } from '../../calls/reach';

/** The calls of schemas/endpoints/files.json. */
export const handlers = {
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
