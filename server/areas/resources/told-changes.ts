import type { CompiledResource } from '../../../runtime/definitions/compiled';
import type { LiveMessage } from '../../../schemas/generated/records';
import type { Tools } from '../../calls/tools';
import { companyTopic, userTopic } from '../../calls/topics';
import { changesBetween } from '../../records/audit';
import { byWhom } from '../../records/by-whom';
import type { RowsPlace } from '../../records/resources';
import { personOf, resourceOf, type RowsCall } from './rows-call';

interface Changed {
  key: string;
  before: object;
  after: object;
}

/** Writes a change into the trail, where the resource wants it: what was and what is, in the transaction of the change. */
export async function writeDown(
  { call, resource, place, tools }: { call: RowsCall; resource: CompiledResource; place: RowsPlace; tools: Tools },
  Action: 'RowAdded' | 'RowChanged' | 'RowRemoved',
  { key, before, after }: Changed,
): Promise<void> {
  if (resource.audit !== true) return;
  const EntityId = resource.owner === 'company' ? place.owner : personOf(call).EntityId;
  const entry = { ...byWhom(call.caller), EntityId, Action, SubjectKind: 'Row', SubjectId: `${resource.id}/${key}`, Changes: changesBetween(before, after) };
  await tools.audit.add(entry, tools.clock.now().toISOString());
}

/** Says to the owner, or to the company's people, that the rows have changed. Last in the transaction: until its end nobody else publishes. */
export async function tellChanges(call: RowsCall, place: RowsPlace, { liveMessages, clock }: Tools): Promise<void> {
  const { live, owner } = resourceOf(call);
  if (live === undefined || owner === 'platform') return;
  const topic = owner === 'person' ? userTopic(place.owner) : companyTopic(place.owner);
  // The check has seen that live messages have it.
  await liveMessages.publish({ topic, category: live as LiveMessage['Category'], now: clock.now().toISOString() });
}
