import { translated } from '../../../runtime/format/language';
import { rowText } from '../../foundation/row-texts';
import type { ChallengeGroup } from '../../../schemas/generated/records';
import type { Call } from '../../calls/contract';
import type { Records, Tools } from '../../calls/tools';
import { constantsOf } from '../../foundation/constants';
import { filledText } from '../../foundation/filled-text';
import { holdToRead } from '../../calls/read-before';
import { badRequest, conflict } from '../../foundation/outcome';
import { changesBetween } from '../../records/audit';
import { byWhom } from '../../records/by-whom';
import type { ProgramRow } from '../../records/programs';
import { enter, groupOf, newGroupId } from '../groups/group-change';
import { tellOthers } from '../groups/self-select';
import { leaveGroup } from '../programs/leave-group';
import { programWithin } from '../programs/offered';
import { openedGroup } from './group-answer';

type Saving = Call<'saveChallengeGroup'>;

/** A program whose groups are changed. */
interface Place {
  records: Records;
  program: ProgramRow;
  now: string;
}

/** Makes a group or changes one, with who is in it: wholly or not at all. Whoever is concerned hears of it. */
export async function saveChallengeGroup(call: Saving, tools: Tools): Promise<ChallengeGroup> {
  const { caller, revision, path, body } = call;
  const { groupNone, groupOtherChallenge } = constantsOf(revision).challengeAdministration;
  const { program } = await programWithin(call, path.challengeId, tools);
  if (body.Detail.ChallengeId !== program.Id) throw badRequest([{ Code: 'other', Field: '/Detail/ChallengeId', Message: groupOtherChallenge }], true);
  if (program.Grouping === null) throw conflict(filledText(groupNone, { program: program.Name }));
  const { Add = [], Remove = [] } = body.Detail;
  const now = tools.clock.now().toISOString();
  return tools.transaction(async (records) => {
    const place = { records, program, now };
    for (const userId of [...new Set([...Add, ...Remove])].toSorted()) await records.programs.lock(userId);
    const before = body.Id === undefined ? undefined : await openedUnderLock(place, body.Id);
    if (before !== undefined) expectAsSeen(call, before);
    const groupId = before?.Id ?? (await made(call, place));
    await add(call, place, groupId, Add);
    await rename(call, place, groupId);
    for (const userId of Remove) await leaveGroup(records, await groupOf({ records, program, userId }, groupId), userId);
    const after = await openedGroup(program, groupId, records);
    const subject = { EntityId: program.OwnerId, SubjectKind: 'Program', SubjectId: program.Id };
    await records.audit.add({ ...byWhom(caller), ...subject, Action: 'ChallengeGroupSaved', Changes: changesBetween(told(before), told(after)) }, now);
    await tellOthers(place, [...new Set([before, after].flatMap((group) => group?.Detail.Users?.map(({ UserId }) => UserId) ?? []))]);
    return after;
  });
}

async function openedUnderLock({ records, program }: Place, groupId: string) {
  await records.groups.lock(groupId);
  return openedGroup(program, groupId, records);
}

/** Refuses what was written about a group that somebody else has changed since it was opened: the later one would undo it unseen. */
function expectAsSeen({ body: { Detail }, revision }: Saving, { Detail: now }: ChallengeGroup) {
  const { Was } = Detail;
  const { Name, Details, ManagerId } = now;
  holdToRead(Was, { Name, Details, ManagerId }, filledText(constantsOf(revision).challengeAdministration.groupChanged, { name: now.Name }));
}

/** What the trail says of a group. */
const told = (group: ChallengeGroup | undefined) =>
  group === undefined ? {} : { Name: group.Detail.Name, Details: group.Detail.Details, ManagerId: group.Detail.ManagerId, Members: membersOf(group) };
const membersOf = ({ Detail }: ChallengeGroup) => (Detail.Users ?? []).filter(({ UserStatus }) => UserStatus === 'Accepted').map(({ UserId }) => UserId);

/** Makes an empty group, and gives what it is known by. */
async function made({ body: { Detail }, revision }: Saving, { records, program }: Place): Promise<string> {
  const row = { GroupId: newGroupId(), ProgramId: program.Id, Name: Detail.Name.trim(), Details: Detail.Details ?? '', ManagerId: null };
  if (!(await records.groups.add(row))) throw nameTaken(revision, row.Name);
  await records.groups.lock(row.GroupId);
  return row.GroupId;
}

async function add({ revision }: Saving, { records, program, now }: Place, groupId: string, userIds: readonly string[]) {
  const people = userIds.length === 0 ? [] : await records.groups.colleagues(program.OwnerId, [...userIds]);
  if (people.length < userIds.length) throw conflict(constantsOf(revision).challengeAdministration.groupPersonUnknown);
  for (const { UserId, Name } of people) {
    if (!(await records.programs.takesPart(UserId, program.Id)))
      throw conflict(translated('{name} does not take part in {program}.', { name: Name, program: rowText(program.Name) }));
    const change = { records, program, userId: UserId, now };
    await enter(change, await groupOf(change, groupId), Name);
  }
}

async function rename({ body: { Detail }, revision }: Saving, { records, program }: Place, groupId: string) {
  const { ManagerId = null, Details = '' } = Detail;
  const Name = Detail.Name.trim();
  const isMember = ManagerId === null || (await records.groups.joined(program.Id, ManagerId))?.GroupId === groupId;
  if (!isMember) throw conflict(constantsOf(revision).challengeAdministration.groupManagerOutside);
  if (!(await records.groups.change(groupId, { Name, Details, ManagerId }))) throw nameTaken(revision, Name);
}

const nameTaken = (revision: Saving['revision'], name: string) => conflict(filledText(constantsOf(revision).challengeAdministration.groupNameTaken, { name }));
