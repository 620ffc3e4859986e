import type { Handlers } from '../../calls/contract';
import { joinWithin } from '../programs/join';
import { peerToPeerAccept, peerToPeerDecline, peerToPeerInvite, peerToPeerRemove } from './peer-to-peer';
import { createProgramGroup, selfSelectAccept, selfSelectDecline, selfSelectInvite, selfSelectRemove, sendGroupEmail, switchGroup } from './self-select';

/** The calls of schemas/endpoints/groups.json. */
export const handlers = {
  createProgramGroup,
  sendGroupEmail,
  peerToPeerInvite,
  peerToPeerAccept: (call, tools) => peerToPeerAccept(call, tools, ({ records, program }) => joinWithin(call, program.Id, records, tools)),
  peerToPeerDecline,
  peerToPeerRemove,
  selfSelectInvite,
  selfSelectAccept,
  selfSelectDecline,
  selfSelectRemove,
  switchGroup: async (call, tools) => ({ Data: await switchGroup(call, tools) }),
} satisfies Handlers<'groups'>;
