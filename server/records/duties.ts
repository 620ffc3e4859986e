import type { Designation } from '../../schemas/generated/records';
import type { Person } from './callers';
import type { Duty } from './tables/sessions';

export type { Duty } from './tables/sessions';

/** The duties under which people act for others, in the order in which they are named. */
const duties: readonly Duty[] = ['Coach', 'PartnerAdmin', 'Support'];

/** The designation that a duty needs beside its role, for one's own company and not None. */
const designationOf: Partial<Record<Duty, Designation['Type']>> = { Coach: 'Coaching', Support: 'Support' };

/** The duties that a person has by role. */
export const dutiesByRole = ({ user }: Pick<Person, 'user'>): Duty[] => duties.filter((duty) => user.Roles.includes(duty));

/** How far a designation of this type reaches for the person's own company. */
function valueOf(type: Designation['Type'], { user, designations }: Pick<Person, 'user' | 'designations'>): Designation['Value'] {
  return designations.find(({ Type, EntityId }) => Type === type && EntityId === user.EntityId)?.Value ?? 'None';
}

/** The duties that a person has by role and designation. */
export const dutiesOf = (person: Person): Duty[] =>
  dutiesByRole(person).filter((duty) => {
    const type = designationOf[duty];
    if (duty === 'PartnerAdmin') return person.entity.IsPartner;
    return type === undefined || valueOf(type, person) !== 'None';
  });

/** Companies: all, or these and the families of these partners. */
export interface DutyReach {
  every: boolean;
  entityIds: string[];
  partnerIds: string[];
}

/** How far each duty reaches. */
const reaches: Record<Duty, (person: Person) => DutyReach> = {
  Coach: ({ designations }) => ({
    every: false,
    entityIds: designations.flatMap(({ Type, EntityId, Value }) => (Type === 'Coaching' && Value !== 'None' ? EntityId : [])),
    partnerIds: [],
  }),
  Support: (person) => {
    const value = valueOf('Support', person);
    const family = value === 'Partner' && person.partnerId !== null ? [person.partnerId] : [];
    return { every: value === 'Global', entityIds: [person.user.EntityId], partnerIds: family };
  },
  PartnerAdmin: ({ user }) => ({ every: false, entityIds: [], partnerIds: [user.EntityId] }),
};

/** The companies that a person reaches by some of their duties; none by a duty that they do not have. */
export function reachOf(person: Person, wanted: readonly Duty[] = duties): DutyReach {
  const each = dutiesOf(person).flatMap((duty) => (wanted.includes(duty) ? reaches[duty](person) : []));
  return {
    every: each.some(({ every }) => every),
    entityIds: [...new Set(each.flatMap(({ entityIds }) => entityIds))],
    partnerIds: [...new Set(each.flatMap(({ partnerIds }) => partnerIds))],
  };
}

/** Whether somebody is within the reach of a duty. */
export function isWithinDuty(duty: Duty, actor: Person, { user, partnerId }: Pick<Person, 'user' | 'partnerId'>): boolean {
  const { every, entityIds, partnerIds } = reachOf(actor, [duty]);
  return every || entityIds.includes(user.EntityId) || (partnerId !== null && partnerIds.includes(partnerId));
}
