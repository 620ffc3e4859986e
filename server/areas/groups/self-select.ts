import { translated } from '../../../runtime/format/language';
import { rowText } from '../../foundation/row-texts';
import { causedBy } from '../../calls/send-message';
import { sendToPerson } from '../../calls/send-to-person';
import { cleanRichText, textAsHtml, withAddresses } from '../../foundation/rich-text';
import type { Call } from '../../calls/contract';
import { userTopic } from '../../calls/topics';
import type { Tools } from '../../calls/tools';
import { conflict, notFound } from '../../foundation/outcome';
import { leaveGroup } from '../programs/leave-group';
import { type Change, changeProgram, enter, expectPart, groupOf, newGroupId } from './group-change';

/** Tells the pages of others that something of theirs has changed. */
export async function tellOthers({ records, now }: Pick<Change, 'records' | 'now'>, userIds: readonly string[]) {
  for (const userId of userIds) await records.liveMessages.publish({ topic: userTopic(userId), category: 'Home', payload: undefined, now });
}

/** Makes a group, whose maker is its first member and manages it. */
export const createProgramGroup = (call: Call<'createProgramGroup'>, tools: Tools) =>
  changeProgram(call, { ownerId: call.body.OwnerId, programId: call.body.ProgramId }, tools, async (change) => {
    const { records, program, userId } = change;
    expectPart(change);
    if (program.Grouping?.MayCreate !== true || !program.Permissions.includes('CreateGroup')) throw conflict('You cannot create groups in this program.');
    if ((await records.groups.joined(program.Id, userId)) !== undefined) throw conflict('You are already in a group in this program.');
    const { Name, Details } = call.body.Group;
    const GroupId = newGroupId();
    const isNew = await records.groups.add({ GroupId, ProgramId: program.Id, Name: Name.trim(), Details: Details ?? '', ManagerId: userId });
    if (!isNew) throw conflict(translated('There is already a group called {name}. Choose another name, or join it.', { name: Name.trim() }));
    await enter(change, await groupOf(change, GroupId));
  });

/** Joins a group of a program that the caller takes part in, and leaves the one that they were in. */
export const switchGroup = ({ query, ...call }: Call<'switchGroup'>, tools: Tools) =>
  changeProgram(call, { ownerId: query.challengeOwnerId, programId: query.challengeId }, tools, async (change) => {
    expectPart(change);
    await joinGroup(change, query.groupId);
  });

/** Joins a group that anybody may join, or to which the caller is invited, in place of the one that they are in. */
export async function joinGroup(change: Change, groupId: string) {
  const { records, program, userId } = change;
  const old = await records.groups.joined(program.Id, userId);
  if (old?.GroupId === groupId) return;
  // Two who change places wait for each other in one order.
  for (const id of [groupId, ...(old === undefined ? [] : [old.GroupId])].toSorted()) await records.groups.lock(id);
  const group = await groupOf(change, groupId);
  if (group.ManagerId !== null && group.UserStatus !== 'Invited')
    throw conflict(translated('You can join {name} by invitation only.', { name: rowText(group.Name) }));
  if (old !== undefined) await leaveGroup(records, old, userId);
  await enter(change, group);
}

const owner = ({ path: { ownerId, programId } }: { path: { ownerId: string; programId: string } }) => ({ ownerId, programId });

/** Asks people who take part in the program into a group. Only whoever manages it does; whom they have asked already waits on. */
export const selfSelectInvite = (call: Call<'selfSelectInvite'>, tools: Tools) =>
  changeProgram(call, owner(call), tools, async (change) => {
    const { records, program, userId, now } = change;
    expectPart(change);
    const group = await groupOf(change, call.path.groupId);
    if (group.ManagerId !== userId) throw conflict('Only the manager of the group can invite people.');
    const { UserIds } = call.body;
    if (UserIds.includes(userId)) throw conflict('You are already in this group.');
    const colleagues = await records.groups.colleagues(program.OwnerId, UserIds);
    if (colleagues.length < UserIds.length) throw notFound('One of these people cannot be invited.');
    for (const { UserId, Name } of colleagues) {
      if (!(await records.programs.takesPart(UserId, program.Id)))
        throw conflict(translated('{name} does not take part in {program}.', { name: Name, program: rowText(program.Name) }));
      const own = await records.groups.find(program.Id, group.GroupId, UserId);
      if (own?.UserStatus === 'Accepted' || own?.UserStatus === 'Invited') continue;
      await records.groups.setMember(group, UserId, 'Invited', now);
    }
    await tellOthers(change, UserIds);
  });

export const selfSelectAccept = (call: Call<'selfSelectAccept'>, tools: Tools) =>
  changeProgram(call, owner(call), tools, async (change) => {
    expectPart(change);
    const group = await groupOf(change, call.path.groupId);
    if (group.UserStatus !== 'Accepted' && group.UserStatus !== 'Invited') throw conflict('Your invitation to this group is no longer open.');
    await enter(change, group);
    if (group.ManagerId !== null) await tellOthers(change, [group.ManagerId]);
  });

export const selfSelectDecline = (call: Call<'selfSelectDecline'>, tools: Tools) =>
  changeProgram(call, owner(call), tools, async (change) => {
    const { records, userId, now } = change;
    const group = await groupOf(change, call.path.groupId);
    if (group.UserStatus === 'Accepted') throw conflict(translated('You are a member of {name}. You can leave it.', { name: rowText(group.Name) }));
    if (group.UserStatus === null) throw conflict('Your invitation to this group is no longer open.');
    await records.groups.setMember(group, userId, 'Declined', now);
    if (group.ManagerId !== null) await tellOthers(change, [group.ManagerId]);
  });

/** Takes somebody out of a group or takes back what they were asked: the manager whom they like, everybody themselves. */
export const selfSelectRemove = (call: Call<'selfSelectRemove'>, tools: Tools) =>
  changeProgram(call, owner(call), tools, async (change) => {
    const group = await groupOf(change, call.path.groupId);
    const { userId } = call.path;
    if (userId !== change.userId && group.ManagerId !== change.userId) throw conflict('Only the manager of the group can remove people.');
    await leaveGroup(change.records, group, userId);
    if (userId !== change.userId) await tellOthers(change, [userId]);
  });

/** Sends a message to accepted members of a group that the caller is in. Who has not accepted is left out; the same message is not sent twice in a row. */
export async function sendGroupEmail(
  { caller, revision, body: { ProgramId, GroupId, Subject, Body, UserIds } }: Call<'sendGroupEmail'>,
  tools: Tools,
): Promise<boolean> {
  const html = cleanRichText(Body);
  return tools.transaction(async (records) => {
    const found = await records.programs.find(caller.user, ProgramId);
    const group = found && (await records.groups.find(ProgramId, GroupId, caller.user.UserId));
    if (group?.UserStatus !== 'Accepted') throw notFound('Group not found.');
    const accepted = (await records.groups.members(GroupId)).filter(({ UserStatus }) => UserStatus === 'Accepted').map(({ UserId }) => UserId);
    const to = await records.groups.colleagues(
      caller.user.EntityId,
      UserIds.filter((id) => accepted.includes(id)),
    );
    const { user } = caller.actor;
    for (const { UserId, Email } of to) {
      const reader = await records.callers.person(UserId);
      if (reader === undefined) continue;
      const input = { writer: `${user.FirstName} ${user.LastName}`, group: group.Name, program: found!.program.Name, subject: Subject.trim() };
      // The line that says who wrote shows before the text of the member.
      const richBody = (line: string) => `<p>${textAsHtml(line)}</p>${withAddresses(html)}`;
      await sendToPerson(reader, 'group-email', { input, to: Email, richBody, cause: causedBy({ caller, revision }, true) }, records, tools);
    }
    return to.length > 0;
  });
}
