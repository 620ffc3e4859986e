import { and, asc, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import type { OptionalField, RegistrationEvent } from '../../schemas/generated/records';
import type { EntityRow, UserRow } from './callers';
import { entities, users } from './tables/people';
import { companyCodes, dependants, eligibilityFields, registrationEvents, registrationKeys, registrations } from './tables/registrations';
import { withoutNulls } from './without-nulls';
import { only } from './only';
import { rowsOf } from './rows-of';

export type RegistrationRow = typeof registrations.$inferSelect;
export type RegistrationKeyRow = typeof registrationKeys.$inferSelect;

const primaries = alias(users, 'primaries');

/** What a person may be found by, and where it stands. Texts are compared without regard to letter case, blanks, and the kind of apostrophe and dash. */
const columns = {
  FirstName: users.FirstName,
  LastName: users.LastName,
  Email: users.Email,
  UniqueId: users.UniqueId,
  DateOfBirth: users.DateOfBirth,
  PrimaryUniqueId: primaries.UniqueId,
  PrimaryLastName: primaries.LastName,
};
export type IdentifyingName = keyof typeof columns;
export const isIdentifying = (name: string): name is IdentifyingName => Object.hasOwn(columns, name);

/** A text as it is compared, on both sides of a comparison. */
const comparedAs = (text: SQL): SQL => sql`lower(normalize(plain_text(${text}), NFC))`;

const holds = (name: IdentifyingName, value: string): SQL =>
  name === 'DateOfBirth' ? sql`${columns.DateOfBirth}::text = ${value}` : sql`${comparedAs(sql`${columns[name]}`)} = ${comparedAs(sql`${value}::text`)}`;

/** Registrations, what opens them, and whom companies have named. */
export const registrationRecords = (database: Database) => ({
  async begin(row: typeof registrations.$inferInsert): Promise<RegistrationRow> {
    return only(await database.insert(registrations).values(row).returning());
  },

  async addKey(row: RegistrationKeyRow) {
    await database.insert(registrationKeys).values(row);
  },

  /** What a key opens, also one that has expired. */
  async byKey(keyHash: string, purpose: RegistrationKeyRow['Purpose']): Promise<{ key: RegistrationKeyRow; registration: RegistrationRow } | undefined> {
    const [found] = await database
      .select({ key: registrationKeys, registration: registrations })
      .from(registrationKeys)
      .innerJoin(registrations, eq(registrations.RegistrationId, registrationKeys.RegistrationId))
      .where(and(eq(registrationKeys.KeyHash, keyHash), eq(registrationKeys.Purpose, purpose)));
    return found;
  },

  /** The registration that a person has confirmed and not ended, the newest if there are several. */
  async confirmedBy(userId: string, now: string): Promise<RegistrationRow | undefined> {
    const own = and(eq(registrations.UserId, userId), eq(registrations.ConfirmedUserId, userId));
    const [found] = await database
      .select()
      .from(registrations)
      .where(and(own, isNull(registrations.RegisteredAt), gt(registrations.ExpiresAt, now)))
      .orderBy(desc(registrations.CreatedAt))
      .limit(1);
    return found;
  },

  /** From now on a key opens another registration. */
  lead: (keyHash: string, registrationId: string) => rowsOf(database, registrationKeys).change({ KeyHash: keyHash }, { RegistrationId: registrationId }),

  async change(registrationId: string, changes: Partial<RegistrationRow>): Promise<RegistrationRow> {
    return only(await database.update(registrations).set(changes).where(eq(registrations.RegistrationId, registrationId)).returning());
  },

  /** Waits until nobody else changes the registration, and answers how it then stands. Within a transaction only. */
  async lock(registrationId: string): Promise<RegistrationRow> {
    return only(await database.select().from(registrations).where(eq(registrations.RegistrationId, registrationId)).for('update'));
  },

  async companyOfCode(code: string): Promise<EntityRow | undefined> {
    const [found] = await database
      .select({ entity: entities })
      .from(companyCodes)
      .innerJoin(entities, eq(entities.EntityId, companyCodes.EntityId))
      .where(sql`${comparedAs(sql`${companyCodes.Code}`)} = ${comparedAs(sql`${code}::text`)}`);
    return found?.entity;
  },

  /** What a company asks to find a person. */
  async eligibilityFields(entityId: string, isPrimaryMember: boolean): Promise<OptionalField[]> {
    const rows = await database
      .select()
      .from(eligibilityFields)
      .where(and(eq(eligibilityFields.EntityId, entityId), eq(eligibilityFields.IsPrimaryMember, isPrimaryMember)))
      .orderBy(asc(eligibilityFields.Position), asc(eligibilityFields.Name));
    return rows.map(({ EntityId: _entity, IsPrimaryMember: _primary, Position: _position, ...field }) => ({ ...withoutNulls(field), Readonly: false }));
  },

  /** The people of a company of whom all of this is true: two at most, for one who is not alone is not found. */
  async peopleWith(entityId: string, isPrimaryMember: boolean, known: [IdentifyingName, string][]): Promise<UserRow[]> {
    const rows = await database
      .select({ user: users })
      .from(users)
      .leftJoin(dependants, eq(dependants.UserId, users.UserId))
      .leftJoin(primaries, eq(primaries.UserId, dependants.PrimaryUserId))
      .where(
        and(
          eq(users.EntityId, entityId),
          inArray(users.Status, ['Uploaded', 'Pending', 'Active', 'Disabled']),
          isPrimaryMember ? sql`${dependants.UserId} is null` : sql`${dependants.UserId} is not null`,
          ...known.map(([name, value]) => holds(name, value)),
        ),
      )
      .limit(2);
    return rows.map(({ user }) => user);
  },

  /** Lets a person sign in who could not yet. False when they can already, or must not. */
  async activate(userId: string, passwordHash: string, now: string): Promise<boolean> {
    const activated = await database
      .update(users)
      .set({ Status: 'Active', PasswordHash: passwordHash, DateRegistered: now, FirstLoginPending: true, MustResetPassword: false })
      .where(and(eq(users.UserId, userId), inArray(users.Status, ['Uploaded', 'Pending'])))
      .returning({ id: users.UserId });
    return activated.length > 0;
  },

  /** Keeps events; one that is kept already is passed over. */
  async addEvents({ RegistrationId, EntityId }: RegistrationRow, events: RegistrationEvent[], now: string) {
    if (events.length === 0) return;
    await database
      .insert(registrationEvents)
      .values(events.map((event) => ({ ...event, OccurredAt: new Date(event.OccurredAt).toISOString(), RegistrationId, EntityId, ReceivedAt: now })))
      .onConflictDoNothing();
  },
});
