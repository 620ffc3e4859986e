import type { Revision } from '../../../runtime/definitions/compiled';
import type { ChallengeParticipant } from '../../../schemas/generated/records';
import { companiesWithin } from '../../calls/reach';
import type { Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import type { EntityRow } from '../../records/callers';
import type { ParticipantRow } from '../../records/challenge-dashboards';
import { rowText } from '../../foundation/row-texts';
import type { CallContext } from '../../calls/contract';

/** What the departments and locations of companies are called. One that has no name any more is called by its id. */
export async function placeNames(companies: readonly EntityRow[], revision: Revision, { locations }: Tools) {
  const { departmentItem } = constantsOf(revision).server;
  const named = await locations.names(companies.map(({ EntityId }) => EntityId));
  const departments = new Map(
    companies.flatMap(({ EntityId, ProfileItems }) =>
      (ProfileItems.find(({ Name }) => Name === departmentItem)?.Options ?? []).map(({ Value, Text }) => [`${EntityId} ${Value}`, rowText(Text)] as const),
    ),
  );
  return {
    department: (entityId: string, id: string) => departments.get(`${entityId} ${id}`) ?? id,
    location: (entityId: string, id: string) => named.get(`${entityId} ${id}`) ?? id,
  };
}

/** Participants as they are answered and written into files. Only companies within reach name their departments and locations. */
export async function participantAnswers(rows: readonly ParticipantRow[], context: CallContext, tools: Tools): Promise<ChallengeParticipant[]> {
  const ids = [...new Set(rows.map(({ person }) => person.EntityId))];
  const names = await placeNames(await companiesWithin(context, tools, { ids }), context.revision, tools);
  return rows.map(({ part, person, program }) => ({
    Id: `${part.UserId} ${part.ProgramId}`,
    UserId: person.UserId,
    FirstName: person.FirstName,
    LastName: person.LastName,
    Email: person.Email,
    Department: names.department(person.EntityId, part.Department),
    Location: names.location(person.EntityId, part.Location),
    ChallengeId: part.ProgramId,
    ChallengeName: program.Name,
    Status: part.ProgramStatus,
    Percent: part.Percent,
    JoinedOn: part.JoinedOn,
  }));
}
