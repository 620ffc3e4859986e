import type { Handlers } from '../../calls/contract';
import { namePage } from '../../calls/name-page';
import { companyIdsWithin } from '../../calls/reach';
import { constantsOf } from '../../foundation/constants';
import { badRequest, notFound } from '../../foundation/outcome';
import { hashToken } from '../../foundation/tokens';
import { byWhom } from '../../records/by-whom';
import type { NamePlace } from '../../records/name-places';
import { peopleChoices } from '../groups/queries';
import { tellOthers } from '../groups/self-select';
import { programWithin } from '../programs/offered';
import { groupAnswer, groupWithin } from './group-answer';
import { saveChallengeGroup } from './save-group';

/** The calls of schemas/endpoints/challenge-groups.json. */
export const handlers = {
  async findChallengeUsers(call, tools) {
    const { term, challengeId, chosen = [] } = call.query;
    const limit = constantsOf(call.revision).server.choicesShown;
    if (challengeId === undefined) {
      const entityIds = await companyIdsWithin(call, tools);
      const people = await tools.userSearch.matches({ entityIds, except: [], term }, limit);
      return { Items: people.map(({ UserId, FirstName, LastName }) => ({ Value: UserId, Text: `${FirstName} ${LastName}` })) };
    }
    const { program } = await programWithin(call, challengeId, tools);
    return peopleChoices({ programId: program.Id, entityId: program.OwnerId, except: '', takesPart: true }, { term, chosen, limit }, tools.groups);
  },

  async listChallengeGroups(call, tools) {
    const { program } = await programWithin(call, call.path.challengeId, tools);
    const rows = await tools.groups.managed(program.Id, constantsOf(call.revision).challengeAdministration.groupsListed);
    return { Groups: rows.map((row) => groupAnswer(program, row)) };
  },

  getChallengeGroup: (call, tools) => groupWithin(call, tools),

  async searchChallengeGroup(call, tools) {
    const { searchTerms: term = '', queryId = '', ...asked } = call.body;
    const { Id } = await groupWithin(call, tools);
    const QueryId = hashToken(`${Id} ${term.trim()}`).slice(0, 16);
    const message = constantsOf(call.revision).challengeAdministration.listEnded;
    if (queryId !== '' && queryId !== QueryId) throw badRequest([{ Code: 'other', Field: '/queryId', Message: message }], true);
    const load = (after: NamePlace | undefined, size: number) => tools.groups.page(Id, term, after, size);
    const { rows: Users, NextCursor } = await namePage(asked, { of: QueryId, message }, load, (user) => user);
    return { Users, QueryId, NextCursor };
  },

  saveChallengeGroup,

  async deleteChallengeGroups(call, tools) {
    const { groupsDeletedTogether } = constantsOf(call.revision).challengeAdministration;
    const { program } = await programWithin(call, call.path.challengeId, tools);
    const now = tools.clock.now().toISOString();
    const subject = { EntityId: program.OwnerId, SubjectKind: 'Program', SubjectId: program.Id };
    let Removed = 0;
    for (let from = 0; from < call.body.Ids.length; from += groupsDeletedTogether) {
      Removed += await tools.transaction(async (records) => {
        const { names, userIds } = await records.groups.removeAll(program.Id, call.body.Ids.slice(from, from + groupsDeletedTogether));
        if (names.length === 0) return 0;
        await records.audit.add({ ...byWhom(call.caller), ...subject, Action: 'ChallengeGroupsDeleted', Changes: [{ Field: '/Groups', Was: names }] }, now);
        await tellOthers({ records, now }, userIds);
        return names.length;
      });
    }
    if (Removed === 0) throw notFound('These groups no longer exist.');
    return { Removed };
  },
} satisfies Handlers<'challenge-groups'>;
