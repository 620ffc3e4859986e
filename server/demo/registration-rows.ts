import type { Database } from '../database/database';
import { users } from '../records/tables/people';
import { companyCodes, dependants, eligibilityFields } from '../records/tables/registrations';
import type { EntityRow, UserRow } from '../records/callers';
import asked from './eligibility-fields.json';
import { insertRows } from './insert-rows';
import uploaded from './uploaded-people.json';

/** Beyond the numbers of all others. */
const userId = (index: number) => `user-9${String(index).padStart(5, '0')}`;

/** What registering needs: companies' codes and questions, and people whom companies have named and who have no account yet. */
export function makeRegistration(entities: EntityRow[], passwordHash: string, today: string) {
  const ids = new Map(uploaded.map(({ UserName }, index) => [UserName, userId(index)]));
  return {
    codes: entities.map(({ EntityId }) => ({ Code: EntityId, EntityId })),
    fields: entities.flatMap(({ EntityId }) => [
      ...asked.primary.map((field, Position) => ({ ...field, EntityId, Position, IsPrimaryMember: true, InputType: field.InputType as 'text' })),
      ...asked.dependant.map((field, Position) => ({ ...field, EntityId, Position, IsPrimaryMember: false, InputType: field.InputType as 'text' })),
    ]),
    people: uploaded.map(
      ({ primaryMember: _primary, ...person }): UserRow => ({
        ...person,
        UserId: ids.get(person.UserName)!,
        Email: person.UserName,
        PasswordHash: passwordHash,
        Status: 'Uploaded',
        Roles: [],
        Region: null,
        Location: null,
        LoginType: 0,
        WellnessProgramNotificationLinkEnabled: true,
        ProfileImageUrl: null,
        UsingValidic: false,
        DateRegistered: `${today}T15:00:00.000Z`,
        FirstLoginPending: false,
        MustResetPassword: false,
        SsoSubject: null,
        IsLocked: false,
      }),
    ),
    dependants: uploaded.flatMap(({ UserName, primaryMember }) =>
      primaryMember === null ? [] : [{ UserId: ids.get(UserName)!, PrimaryUserId: ids.get(primaryMember)! }],
    ),
  };
}

/** Who may register in the demo, and what they are asked: for the list of sign-ins. */
export const mayRegister = uploaded.map(({ EntityId, LastName, DateOfBirth, UniqueId, primaryMember }) => {
  const [year, month, day] = DateOfBirth.split('-');
  const own = uploaded.find(({ UserName }) => UserName === primaryMember);
  return { EntityId, says: `${LastName}, born ${month}/${day}/${year}, ${own === undefined ? `unique id ${UniqueId}` : `dependant of ${own.UniqueId}`}` };
});

/** Stores it, within the transaction that loads the demo. */
export async function insertRegistration(transaction: Database, rows: ReturnType<typeof makeRegistration>) {
  await insertRows(transaction, companyCodes, rows.codes);
  await insertRows(transaction, eligibilityFields, rows.fields);
  await insertRows(transaction, users, rows.people);
  await insertRows(transaction, dependants, rows.dependants);
}
