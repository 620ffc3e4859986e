import type { Moment } from '../../schemas/generated/records';
import type { Clock } from '../foundation/clock';
import { uuidOf } from '../foundation/uuid-of';
import type { Records } from './tools';

/** Keeps a success of a person, which their pages show once. One that happens again, such as a level that was lost and reached anew, is not kept twice. */
export async function addMoment(
  { UserId }: { UserId: string },
  moment: Omit<Moment, 'Id' | 'Version' | 'IsSeen'>,
  { resources }: Pick<Records, 'resources'>,
  clock: Clock,
): Promise<void> {
  const place = { resource: 'moments', owner: UserId };
  const Id = uuidOf([UserId, moment.Kind, moment.SubjectId, moment.Part].join(' '));
  if ((await resources.find(place, Id)) !== undefined) return;
  await resources.add(place, Id, { value: { ...moment, Id, IsSeen: false }, at: clock.now().toISOString(), by: UserId });
}
