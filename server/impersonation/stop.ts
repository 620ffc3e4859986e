import type { Caller } from '../records/callers';
import type { Tools } from '../tools';

/** Stops acting for another; where nobody does, nothing happens. What is stopped is written down. */
export function stopImpersonation(
  { tokenHash, actor }: Pick<Caller, 'tokenHash' | 'actor'>,
  { clock, transaction }: Pick<Tools, 'clock' | 'transaction'>,
): Promise<void> {
  return transaction(async ({ sessions, accounts, audit }) => {
    const session = await sessions.lock(tokenHash);
    const userId = session?.ImpersonatedUserId ?? null;
    if (session === undefined || userId === null) return;
    await sessions.impersonate(tokenHash, { ImpersonatedUserId: null, ImpersonationType: null, ImpersonationDefinitionsHash: null });
    const person = await accounts.byId(userId);
    const subject = { SubjectKind: 'Person', SubjectId: userId, EntityId: person?.EntityId ?? null };
    const by = { UserId: actor.user.UserId, OnBehalfOf: userId };
    await audit.add({ ...by, ...subject, Action: 'ImpersonationStopped', Changes: [], Why: session.ImpersonationType }, clock.now().toISOString());
  });
}
