import { translated } from '../../../runtime/format/language';
import { rowText } from '../../foundation/row-texts';
import type { Call } from '../../calls/contract';
import type { Tools } from '../../calls/tools';
import { conflict, notFound } from '../../foundation/outcome';
import { type Change, changeProgram, expectPart } from './group-change';
import { tellOthers } from './self-select';

const owner = ({ path: { ownerId, programId } }: { path: { ownerId: string; programId: string } }) => ({ ownerId, programId });

/** Refuses where people do not ask each other. */
function expectPeers({ program }: Change) {
  if (program.DontAllowPeerToPeer || !program.Features.includes('PeerToPeer')) throw conflict('This program does not use invitations.');
}

/** Asks colleagues to take part. Who takes part already, or waits for an answer, is not asked again. */
export const peerToPeerInvite = (call: Call<'peerToPeerInvite'>, tools: Tools) =>
  changeProgram(call, owner(call), tools, async (change) => {
    const { records, program, userId, now } = change;
    expectPeers(change);
    expectPart(change);
    const { UserIds } = call.body;
    if (UserIds.includes(userId)) throw conflict('You have already joined.');
    const colleagues = await records.groups.colleagues(program.OwnerId, UserIds);
    if (colleagues.length < UserIds.length) throw notFound('One of these people cannot be invited.');
    for (const { UserId, Name } of colleagues) {
      if (await records.programs.takesPart(UserId, program.Id))
        throw conflict(translated('{name} already takes part in {program}.', { name: Name, program: rowText(program.Name) }));
      await records.groups.invite(program.Id, UserId, userId, now);
    }
    await tellOthers(change, UserIds);
  });

/** Answers what one was asked; whoever asked is told. Nothing happens twice. */
async function answer({ records, program, userId, now }: Change, status: 'Accepted' | 'Declined') {
  const by = await records.groups.invitation(program.Id, userId);
  if (by === undefined) throw conflict('This invitation is no longer open.');
  await records.groups.answer(program.Id, userId, status, now);
  await tellOthers({ records, now }, [by.UserId]);
}

/** `join`: how somebody joins a program, within this change. */
export const peerToPeerAccept = (call: Call<'peerToPeerAccept'>, tools: Tools, join: (change: Change) => Promise<void>) =>
  changeProgram(call, owner(call), tools, async (change) => {
    expectPeers(change);
    await answer(change, 'Accepted');
    await join(change);
  });

export const peerToPeerDecline = (call: Call<'peerToPeerDecline'>, tools: Tools) =>
  changeProgram(call, owner(call), tools, (change) => answer(change, 'Declined'));

/** Takes back what the caller has asked people. What they have answered stays as it is. */
export const peerToPeerRemove = (call: Call<'peerToPeerRemove'>, tools: Tools) =>
  changeProgram(call, owner(call), tools, async (change) => {
    await change.records.groups.uninvite(change.program.Id, change.userId, call.body.UserIds);
    await tellOthers(change, call.body.UserIds);
  });
