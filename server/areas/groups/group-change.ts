import type { Program } from '../../../schemas/generated/records';
import type { CallContext } from '../../calls/contract';
import { tellPerson } from '../../calls/tell-person';
import type { Records, Tools } from '../../calls/tools';
import { conflict, notFound } from '../../foundation/outcome';
import { newToken } from '../../foundation/tokens';
import type { StandingGroup } from '../../records/groups';
import type { ProgramRow, StandingRow } from '../../records/programs';
import { openedProgram } from '../programs/program-answer';

/** What a change works with: the records of its transaction, and the moment. */
export interface Change {
  call: CallContext;
  records: Records;
  tools: Tools;
  now: string;
  row: StandingRow;
  program: ProgramRow;
  userId: string;
}

/** The program in which something is changed, as the caller stands to it. */
const named = async ({ caller }: CallContext, ownerId: string, programId: string, { programs }: Records) => {
  const row = await programs.find(caller.user, programId);
  if (row === undefined || row.program.OwnerId !== ownerId || row.program.IsPlanYear) throw notFound('Program not found.');
  return row;
};

/**
 * Changes who is in the groups of a program, or who is asked into it, wholly or not at all, and gives the program as the caller then stands to it. Their
 * other pages hear of it. Whoever changes the same person's programs at once waits.
 */
export async function changeProgram(
  call: CallContext,
  owner: { ownerId: string; programId: string },
  tools: Tools,
  work: (change: Change) => Promise<void>,
): Promise<Program> {
  return tools.transaction(async (records) => {
    const { UserId } = call.caller.user;
    await records.programs.lock(UserId);
    const row = await named(call, owner.ownerId, owner.programId, records);
    await work({ call, records, tools, now: tools.clock.now().toISOString(), row, program: row.program, userId: UserId });
    await tellPerson(records, call.caller, 'Home', tools.clock);
    return openedProgram(await named(call, owner.ownerId, owner.programId, records), { ...call, clock: tools.clock }, records);
  });
}

/** Refuses whoever takes no part in the program, as groups are for those who do. */
export function expectPart({ row: { part, program } }: Pick<Change, 'row'>) {
  if (part === null || part.ProgramStatus === 'Quit') throw conflict(`Join ${program.Name} first.`);
}

/** What a new group is known by. */
export const newGroupId = () => `group-${newToken().slice(0, 20)}`;

/** A group of the program, held until the change is done. */
export async function groupOf({ records, program, userId }: Pick<Change, 'records' | 'program' | 'userId'>, groupId: string): Promise<StandingGroup> {
  await records.groups.lock(groupId);
  const group = await records.groups.find(program.Id, groupId, userId);
  if (group === undefined) throw notFound('This group was not found. It may have been deleted.');
  return group;
}

/** Takes somebody into a group, where there is a place and they are in no other one. `who` is what they are called: nobody says it to themselves. */
export async function enter(
  { records, program, userId, now }: Pick<Change, 'records' | 'program' | 'userId' | 'now'>,
  group: StandingGroup,
  { isIn, name } = { isIn: 'You are', name: '' },
) {
  if (group.UserStatus === 'Accepted') return;
  if ((await records.groups.joined(program.Id, userId)) !== undefined) throw conflict(`${isIn} in another group of this program already.`);
  if (group.Members >= (program.Grouping?.Max ?? 0)) throw conflict(`${group.Name} is full.${name === '' ? '' : ` There is no place for ${name}.`}`);
  await records.groups.setMember(group, userId, 'Accepted', now);
  await records.groups.total(group.GroupId, userId);
}
