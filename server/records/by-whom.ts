import type { Caller } from './callers';

/** Who does something, for the trail: whoever sits at the page, and the person they act for. */
export const byWhom = ({ user, actor, impersonation }: Caller): { UserId: string; OnBehalfOf?: string } => ({
  UserId: actor.user.UserId,
  ...(impersonation !== undefined && { OnBehalfOf: user.UserId }),
});
