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
import seeds from './start-up.json';

type Rows = ReturnType<typeof makeRows>;
type OptionalFieldRow = typeof optionalFields.$inferSelect;
type DeviceRow = typeof devices.$inferSelect;

/** When everybody did what the demo says they have done. */
const then = '2026-10-30T15:00:00.000Z';

/** What people meet at start-up: policies, links, news, questions, devices. Those named in the README have seen it, except in one company. */
export function makeStartUp({ entities, users, notifications }: Rows, definitions: Definitions) {
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
  const companyPlanYears = entities.flatMap(({ EntityId }) => seeds.planYears.map((year) => ({ ...year, EntityId })));
  for (const row of companyPlanYears) checkRow(base, 'PlanYear', { ...row, IsCurrent: false });
  for (const row of companyFields) checkRow(base, 'OptionalField', toOptionalField(row, undefined));
  for (const row of supported) checkRow(base, 'Device', toDevice(row, null));

  const usingProvider = users.filter(({ UsingValidic }) => UsingValidic);
  const settled = users.slice(0, namedPeople.length).filter(({ EntityId }) => EntityId !== seeds.freshCompany);
  const ofCompany = <Row extends { EntityId: string }>(rows: Row[], entityId: string) => rows.filter(({ EntityId }) => EntityId === entityId);
  return {
    resourceRows: [
      ...makeSettings(base),
      ...entities.flatMap(({ EntityId, EntityName, PrivacyPolicyId, EulaId }) => [
        resourceRow(base, 'privacy-policies', EntityId, { PolicyId: PrivacyPolicyId!, Content: seeds.privacyPolicy.replaceAll('{company}', EntityName) }),
        resourceRow(base, 'agreements', EntityId, { PolicyId: EulaId!, Content: seeds.eula }),
        ...seeds.announcements.map(({ key, ...announcement }, place) =>
          resourceRow(base, 'announcements', EntityId, { AnnouncementId: announcementIdOf(EntityId, key), ...announcement }, place),
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
        .map(({ ProgramNotificationId }) => ({ UserId, ProgramNotificationId, Accepted: true, AnsweredAt: then })),
    ),
    devices: supported,
    registrations: usingProvider.map(({ UserId }) => ({ UserId, ProviderUserId: `provider-${UserId}`, RegisteredAt: then })),
    connections: usingProvider.flatMap(({ UserId }, index) => [
      { UserId, DeviceId: index % 2 === 0 ? 'fitbit' : 'garmin', ConnectedAt: then, DisconnectedAt: null },
      ...(index % 3 === 0 ? [{ UserId, DeviceId: 'polar', ConnectedAt: '2026-02-03T10:00:00.000Z', DisconnectedAt: then }] : []),
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
