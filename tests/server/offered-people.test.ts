import { expect } from 'vitest';
import type { CompanyManager, EntityOption, Failure, UserSearchResult } from '../../schemas/generated/records';
import { signedIn, whileChanged } from './support/impersonation';
import type { Client } from './support/test-server';
import { withServer } from './support/fixture';

// What a list says that people may do is what the call for it allows: the page offers nothing that is refused.

const { test, server } = withServer();
let everywhere: Client;
let lakeside: Client;
let north: Client;
test.beforeAll(async () => {
  everywhere = await signedIn(server, 'support@wellspring.example');
  lakeside = await signedIn(server, 'support@lakeside.example');
  north = await signedIn(server, 'partner@north.example');
});

test('a search says whose account the caller may look after, as saving it would find', async () => {
  const { Users } = (await lakeside.get<UserSearchResult>('/account/usersearch/UserSearch?ImpersonationType=Support&PageSize=100')).body;
  const some = [...Users.filter(({ MayBeManaged }) => MayBeManaged === true).slice(0, 3), ...Users.filter(({ MayBeManaged }) => MayBeManaged !== true)];
  expect(new Set(some.map(({ MayBeManaged }) => MayBeManaged))).toEqual(new Set([true, false]));
  for (const { UserId, FirstName, LastName, Email, MayBeManaged } of some) {
    const answer = await lakeside.post<Failure>('/user/SaveUserDetails', { userProfile: { UserId, FirstName, LastName, Email } });
    expect(answer.status, Email).toBe(MayBeManaged === true ? 200 : 409);
  }
});

test('a partner administrator is told which companies have an administrator to act for, as acting for them would find', async () => {
  const companies = async () => (await north.get<EntityOption[]>('/account/usersearch/ClientSearch?ImpersonationType=PartnerAdmin')).body;
  const manager = (entityId: string) => north.get<CompanyManager>(`/usersearch/company-manager?entityId=${entityId}&loggedInEntityId=north`);
  const acted = async () => {
    const found = await companies();
    expect(found.length).toBeGreaterThan(2);
    for (const { Value, IsAdministered } of found) expect((await manager(Value)).status === 200, Value).toBe(IsAdministered);
    return found.flatMap(({ Value, IsAdministered }) => (IsAdministered === true ? Value : []));
  };
  expect(await acted()).toContain('summit');
  await whileChanged(server, 'admin@summit.example', { Roles: ['Admin', 'Support'] }, async () => expect(await acted()).not.toContain('summit'));
  await whileChanged(server, 'admin@summit.example', { Status: 'Disabled' }, async () => expect(await acted()).not.toContain('summit'));
  expect((await everywhere.get<EntityOption[]>('/account/usersearch/ClientSearch')).body.every(({ IsAdministered }) => IsAdministered === undefined)).toBe(
    true,
  );
});
