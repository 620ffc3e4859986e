import { describe, expect } from 'vitest';
import { namedPeople } from '../../server/demo/make-people';
import type { Session } from '../../schemas/generated/records';
import { withServer } from './support/fixture';

const { test, server } = withServer();

/** Written out here, apart from the definitions: what each call is worth keeping from whom. */
const partnersAndAdministrators = ['Admin', 'PartnerAdmin', 'SuperAdmin', 'WRAdmin'];
const allowed: Record<string, string[]> = {
  'GetEntity?entityId=$own': [...partnersAndAdministrators, 'AdminLite', 'Coach', 'Support'],
  GetChildEntities: partnersAndAdministrators,
  GetParentAndChildEntities: partnersAndAdministrators,
  GetCompanyStatistics: [...partnersAndAdministrators, 'AdminLite', 'Reporting'],
  GetUsers: [...partnersAndAdministrators, 'Support', 'UserManagement'],
  'GetEntityListByCoachCompanyInUserId?userId=$self': [...partnersAndAdministrators, 'Coach', 'Support'],
  GiftCardEnabledEntities: partnersAndAdministrators,
  GetCompanySettings: [...partnersAndAdministrators, 'AdminLite'],
};
const forEverybody = [
  'GetCurrentEntity',
  'GetPlanYears?entityId=$own',
  'GetRegions',
  'GetLocations',
  'GetDepartments',
  'GetAvailableCoaches?coachCompanyId=$own',
  'GetCustomSupport',
];

describe('who may call', () => {
  test.each(namedPeople.map(({ person }) => person))('$UserName with the roles $Roles', async ({ UserName, Roles, EntityId }) => {
    const client = await server.as(UserName);
    const self = (await client.get<Session>('/session')).body.User!.UserId;
    const status = async (path: string) => (await client.get(`/entityajax/${path.replace('$own', EntityId).replace('$self', self)}`)).status;
    for (const [path, roles] of Object.entries(allowed)) {
      expect(await status(path), path).toBe(roles.some((role) => (Roles as string[]).includes(role)) ? 200 : 403);
    }
    for (const path of forEverybody) expect(await status(path), path).toBe(200);
  });

  test('nobody who is not signed in', async () => {
    for (const path of [...Object.keys(allowed), ...forEverybody]) expect((await server.nobody.get(`/entityajax/${path}`)).status, path).toBe(401);
  });
});
