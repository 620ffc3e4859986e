import { addDays } from '../../runtime/format/date';
import type { Database } from '../database/database';
import type { Definitions } from '../definitions/definitions';
import { toDevice } from '../records/devices';
import { toOptionalField } from '../records/optional-fields';
import { userAnnouncements } from '../records/tables/announcements';
import { planYears } from '../records/tables/companies';
import { connectedDevices, deviceRegistrations, devices } from '../records/tables/devices';
import { optionalFieldAnswers, optionalFields } from '../records/tables/optional-fields';
import { programNotificationAnswers } from '../records/tables/program-notifications';
import { resourceRows } from '../records/tables/resources';
import { checkRow } from './check-row';
import { insertRows } from './insert-rows';
import { resourceRow } from './resource-row';
import { makeSettings } from './make-companies';
import { namedPeople } from './make-people';
import type { makeRows } from './make-rows';
import { devicesOf } from './stories';
import seeds from './start-up.json';

type Rows = ReturnType<typeof makeRows>;
type Announcement = (typeof seeds.announcements)[number] & { day?: number; yearEnd?: { FromDay: string; ToDay: string } };
type OptionalFieldRow = typeof optionalFields.$inferSelect;
type DeviceRow = typeof devices.$inferSelect;

/** When people agreed to what their company asks, in days before the demo is loaded. */
const agreedDaysAgo = 3;
/** When some tried another device before the one that they use. */
const triedDaysAgo = { from: 123, to: 104 };
const momentOf = (today: string, daysAgo: number) => `${addDays(today, -daysAgo)!}T15:00:00.000Z`;

/** Returns from when to when news is shown: days around today, or the days around the end of the year. */
function shownOn({ day, yearEnd }: { day?: number; yearEnd?: { FromDay: string; ToDay: string } }, today: string): { FromDay?: string; ToDay?: string } {
  if (yearEnd === undefined) return day === undefined ? {} : { FromDay: addDays(today, day)! };
  const year = Number(today.slice(0, 4)) - (today.slice(5) <= yearEnd.ToDay ? 1 : 0);
  return { FromDay: `${year}-${yearEnd.FromDay}`, ToDay: `${year + 1}-${yearEnd.ToDay}` };
}

/** What people meet at start-up: policies, links, news, questions, devices. Those named in the README have seen it, except in one company. */
export function makeStartUp({ calendar, entities, users, notifications }: Rows, definitions: Definitions, today: string) {
  const base = definitions.for(null);
  const announcementIdOf = (entityId: string, key: string) => `${entityId}-${key}`;
  const companyFields = entities.flatMap(({ EntityId }) =>
    seeds.optionalFields.map(
      (field, Position): OptionalFieldRow => ({
        HelpText: null,
        Options: null,
        Pattern: null,
        ...field,
        InputType: field.InputType as 'text',
        EntityId,
        Position,
      }),
    ),
  );
  const supported = seeds.devices as DeviceRow[];
  const companyPlanYears = entities.flatMap(({ EntityId }) => [calendar.last, calendar.current].map((year) => ({ ...year, EntityId })));
  for (const row of companyPlanYears) checkRow(base, 'PlanYear', { ...row, IsCurrent: false });
  for (const row of companyFields) checkRow(base, 'OptionalField', toOptionalField(row, undefined));
  for (const row of supported) checkRow(base, 'Device', toDevice(row, null));

  const connected = users.flatMap((user) => devicesOf(user).map((device) => ({ ...device, UserId: user.UserId })));
  const settled = users.slice(0, namedPeople.length).filter(({ EntityId }) => EntityId !== seeds.freshCompany);
  const ofCompany = <Row extends { EntityId: string }>(rows: Row[], entityId: string) => rows.filter(({ EntityId }) => EntityId === entityId);
  return {
    resourceRows: [
      ...makeSettings(base),
      ...entities.flatMap(({ EntityId, EntityName, PrivacyPolicyId, EulaId }) => [
        resourceRow(base, 'privacy-policies', EntityId, { PolicyId: PrivacyPolicyId!, Content: seeds.privacyPolicy.replaceAll('{company}', EntityName) }),
        resourceRow(base, 'agreements', EntityId, { PolicyId: EulaId!, Content: seeds.eula }),
        ...(seeds.announcements as Announcement[]).map(({ key, day, yearEnd, ...announcement }, place) =>
          resourceRow(
            base,
            'announcements',
            EntityId,
            { AnnouncementId: announcementIdOf(EntityId, key), ...announcement, ...shownOn({ day, yearEnd }, today) },
            place,
          ),
        ),
        ...seeds.quickLinks.map((link, position) => resourceRow(base, 'quick-links', EntityId, { Id: `${EntityId}-${position + 1}`, ...link }, position)),
      ]),
    ],
    planYears: companyPlanYears,
    archived: settled.flatMap(({ UserId, EntityId }) =>
      seeds.announcements
        .filter(({ DisplayType }) => DisplayType === 'Announcement')
        .map(({ key }) => ({ UserId, AnnouncementId: announcementIdOf(EntityId, key), IsArchived: true, Order: null })),
    ),
    optionalFields: companyFields,
    optionalFieldAnswers: users.map(({ UserId, EntityId }, index) => ({
      UserId,
      EntityId,
      Name: 'CostCenter',
      Value: `C-${100 + (index % 40)}`,
      UniqueValue: null,
    })),
    agreements: settled.flatMap(({ UserId, EntityId }) =>
      ofCompany(notifications, EntityId)
        .filter(({ IsEnabled }) => IsEnabled)
        .map(({ ProgramNotificationId }) => ({ UserId, ProgramNotificationId, Accepted: true, AnsweredAt: momentOf(today, agreedDaysAgo) })),
    ),
    devices: supported,
    registrations: connected.map(({ UserId, connectedDaysAgo }) => ({
      UserId,
      ProviderUserId: `provider-${UserId}`,
      RegisteredAt: momentOf(today, connectedDaysAgo),
    })),
    connections: connected.flatMap(({ UserId, id, connectedDaysAgo }, index) => [
      { UserId, DeviceId: id, ConnectedAt: momentOf(today, connectedDaysAgo), DisconnectedAt: null },
      ...(index % 3 === 0 && id !== 'withings'
        ? [{ UserId, DeviceId: 'withings', ConnectedAt: momentOf(today, triedDaysAgo.from), DisconnectedAt: momentOf(today, triedDaysAgo.to) }]
        : []),
    ]),
  };
}

/** Stores it, within the transaction that loads the demo. */
export async function insertStartUp(transaction: Database, rows: ReturnType<typeof makeStartUp>) {
  await insertRows(transaction, resourceRows, rows.resourceRows);
  await insertRows(transaction, planYears, rows.planYears);
  await insertRows(transaction, userAnnouncements, rows.archived);
  await insertRows(transaction, optionalFields, rows.optionalFields);
  await insertRows(transaction, optionalFieldAnswers, rows.optionalFieldAnswers);
  await insertRows(transaction, programNotificationAnswers, rows.agreements);
  await insertRows(transaction, devices, rows.devices);
  await insertRows(transaction, deviceRegistrations, rows.registrations);
  await insertRows(transaction, connectedDevices, rows.connections);
}
