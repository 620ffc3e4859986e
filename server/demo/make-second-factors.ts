import type { users } from '../records/tables/people';
import type { secondFactors } from '../records/tables/second-factors';
import { sealerOf } from '../foundation/seal';
import { signInCases } from './make-people';

/** Second factors whose keys everybody can read: they are the demo's only. */
export const makeSecondFactors = (people: (typeof users.$inferSelect)[]): (typeof secondFactors.$inferSelect)[] =>
  signInCases.flatMap(({ person, secondFactor }) => {
    const owner = people.find(({ UserName }) => UserName === person.UserName);
    if (secondFactor === undefined || owner === undefined) return [];
    const Secret = sealerOf(undefined).seal(secondFactor, owner.UserId);
    return [{ UserId: owner.UserId, Secret, PendingSecret: null, TurnedOnAt: owner.DateRegistered, LastStep: 0 }];
  });
