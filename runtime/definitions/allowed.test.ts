import { expect, test } from 'vitest';
import { type AllowScope, isAllowed } from './allowed';
import type { Allow } from './shapes/allow';

const coach: AllowScope = {
  Actor: { UserId: 'carol', Roles: ['Coach'], EntityId: 'a', Designations: [] },
  User: { UserId: 'carol', Roles: ['Coach'], EntityId: 'a' },
  Entity: { EntityFeatures: ['TextTool'] },
  Settings: {
    Designations: [
      { Type: 'Coaching', EntityId: 'a', Value: 'Company' },
      { Type: 'Support', EntityId: 'a', Value: 'None' },
      { Type: 'Admin', EntityId: 'b', Value: 'Global' },
    ],
    EnabledToggles: ['new-look'],
  },
};
const acting: AllowScope = { ...coach, Actor: { UserId: 'sam', Roles: ['Support'], EntityId: 'a', Designations: [] } };
/** A coach of another company, who acts for a participant of `a`. */
const forParticipant: AllowScope = {
  ...acting,
  Actor: { UserId: 'carol', Roles: ['Coach'], EntityId: 'c', Designations: [{ Type: 'Coaching', EntityId: 'c', Value: 'Company' }] },
  User: { UserId: 'pat', Roles: [], EntityId: 'a' },
  Settings: { ...acting.Settings!, Designations: [] },
};

test.each<[string, Allow, AllowScope, boolean]>([
  ['everyone, nobody signed in', 'everyone', {}, true],
  ['signed in, nobody signed in', 'signedIn', {}, false],
  ['signed in', 'signedIn', coach, true],
  ['one of several roles', { roles: ['Admin', 'Coach'] }, coach, true],
  ['another role', { roles: ['Admin'] }, coach, false],
  ['a feature of the company', { features: ['TextTool'] }, coach, true],
  ['a feature it lacks', { features: ['Scheduling'] }, coach, false],
  ['a designation', { designations: ['Coaching'] }, coach, true],
  ['a designation with the value None', { designations: ['Support'] }, coach, false],
  ['a designation for another company', { designations: ['Admin'] }, coach, false],
  ['a toggle', { toggles: ['new-look'] }, coach, true],
  ['a toggle that is off', { toggles: ['old-look'] }, coach, false],
  ['never while acting, not acting', { acting: 'never' }, coach, true],
  ['never while acting, acting', { acting: 'never' }, acting, false],
  ['only while acting, acting', { acting: 'only' }, acting, true],
  ['only while acting, not acting', { acting: 'only' }, coach, false],
  ['all keys must hold', { roles: ['Coach'], toggles: ['old-look'] }, coach, false],
  ['a role of the actor', { actor: true, roles: ['Coach'] }, forParticipant, true],
  ['a role that only the actor has', { roles: ['Coach'] }, forParticipant, false],
  ['a role that the actor lacks', { actor: true, roles: ['Support'] }, forParticipant, false],
  ['a designation of the actor, for their own company', { actor: true, designations: ['Coaching'] }, forParticipant, true],
  ['a designation that only the actor has', { designations: ['Coaching'] }, forParticipant, false],
  [
    'the person acted for is not asked',
    { actor: true, roles: ['Coach'] },
    { ...acting, Actor: { UserId: 'sam', Roles: [], EntityId: 'c', Designations: [] } },
    false,
  ],
  ['features stay those of the company shown', { actor: true, features: ['TextTool'] }, forParticipant, true],
  ['never while acting, by the actor', { actor: true, roles: ['Coach'], acting: 'never' }, forParticipant, false],
  ['nothing asked but being signed in', {}, coach, true],
  ['nothing asked, nobody signed in', {}, {}, false],
])('%s: %j', (_case, allow, scope, expected) => {
  expect(isAllowed(allow, scope)).toBe(expected);
});

test.each<Allow>([
  { features: ['TextTool'] },
  { designations: ['Coaching'] },
  { toggles: ['new-look'] },
  { acting: 'never' },
  { actor: true, roles: ['Coach'] },
])('%j is refused while what it asks for is not known', (allow) => {
  expect(isAllowed(allow, { User: { UserId: 'pat', Roles: [], EntityId: 'a' } })).toBe(false);
});

test('what is no allow at all is refused', () => {
  expect(isAllowed(undefined as unknown as Allow, coach)).toBe(false);
  expect(isAllowed('nobody' as unknown as Allow, coach)).toBe(false);
});
