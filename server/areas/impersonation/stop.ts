import type { Caller } from '../../records/callers';
import type { Records, Tools } from '../../calls/tools';

type Session = Pick<Caller, 'tokenHash'>;
type Stopping = Pick<Tools, 'clock' | 'transaction'>;

/** Stops acting for another; where nobody does, nothing happens. */
export const stopImpersonation = ({ tokenHash }: Session, { clock, transaction }: Stopping): Promise<void> =>
  transaction((records) => stop(tokenHash, records, clock.now().toISOString()));

/** Ends a session, and with it what is done for another. */
export const endSession = ({ tokenHash }: Session, { clock, transaction }: Stopping): Promise<void> =>
  transaction(async (records) => {
    await stop(tokenHash, records, clock.now().toISOString());
    await records.sessions.end(tokenHash);
  });

/** What is stopped is written down, also where the person's account or the duty went meanwhile. */
async function stop(tokenHash: string, { sessions, accounts, audit }: Records, now: string): Promise<void> {
  const session = await sessions.lock(tokenHash);
  if (session === undefined || session.ImpersonatedUserId === null) return;
  const { UserId, ImpersonatedUserId: SubjectId, ImpersonationType: Why } = session;
  await sessions.impersonate(tokenHash, { ImpersonatedUserId: null, ImpersonationType: null, ImpersonationDefinitionsHash: null });
  const person = await accounts.byId(SubjectId);
  const subject = { SubjectKind: 'Person', SubjectId, EntityId: person?.EntityId ?? null };
  await audit.add({ ...subject, UserId, OnBehalfOf: SubjectId, Action: 'ImpersonationStopped', Changes: [], Why }, now);
}
