import type { LiveMessage } from '../../../schemas/generated/records';
import type { Tools } from '../../calls/tools';
import { companyTopic, userTopic } from '../../calls/topics';
import { changesBetween } from '../../records/audit';
import { byWhom } from '../../records/by-whom';
import type { RowsPlace } from '../../records/resources';
import type { Work } from './change-rows';
import { personOf, resourceOf, type RowsCall } from './rows-call';
import { planChange } from '../../calls/rule-occasions';

const kinds = { RowAdded: 'create', RowChanged: 'update', RowRemoved: 'remove' } as const;

interface Changed {
  key: string;
  before: object;
  after: object;
}

/** Plans what rules do after a change, and writes it into the trail where the resource wants it, in the transaction of the change. */
export async function followChange(
  { call, resource, place, tools, company: companyOf }: Work,
  Action: 'RowAdded' | 'RowChanged' | 'RowRemoved',
  { key, before, after }: Changed,
): Promise<void> {
  if (resource.owner !== 'platform') {
    const company = await companyOf();
    const [was, is] = [before as Record<string, unknown>, after as Record<string, unknown>];
    await planChange({ resource: resource.id, owner: place.owner, company, key, kind: kinds[Action], before: was, after: is }, tools);
  }
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
