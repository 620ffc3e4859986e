import { translated } from '../../../runtime/format/language';
import { rowText } from '../../foundation/row-texts';
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
  if (part === null || part.ProgramStatus === 'Quit') throw conflict(translated('Join {name} first.', { name: rowText(program.Name) }));
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

/** Takes a person into a group that has a place for them, if they are in no other group. `other` is the name of a person who is not the caller. */
export async function enter({ records, program, userId, now }: Pick<Change, 'records' | 'program' | 'userId' | 'now'>, group: StandingGroup, other?: string) {
  if (group.UserStatus === 'Accepted') return;
  if ((await records.groups.joined(program.Id, userId)) !== undefined)
    throw conflict(
      other === undefined
        ? translated('You are already in another group of this program.')
        : translated('{name} is already in another group of this program.', { name: other }),
    );
  if (group.Members >= (program.Grouping?.Max ?? 0))
    throw conflict(
      other === undefined
        ? translated('{name} is full.', { name: rowText(group.Name) })
        : translated('{group} is full. There is no place for {name}.', { group: rowText(group.Name), name: other }),
    );
  await records.groups.setMember(group, userId, 'Accepted', now);
  await records.groups.total(group.GroupId, userId);
}
