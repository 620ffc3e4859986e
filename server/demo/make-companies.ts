import { addDays } from '../../runtime/format/date';
import type { choices, entities } from '../records/tables/people';
import type { programNotifications } from '../records/tables/program-notifications';
import { emptyNotification } from '../areas/program-notification/empty-notification';
import type { Revision } from '../../runtime/definitions/compiled';
import { followsBy } from '../records/single-rows';
import { resourceRow } from './resource-row';
import type { Entity } from '../../schemas/generated/records';
import companies from './companies.json';
import lists from './lists.json';
import notifications from './program-notifications.json';
import profileItems from './profile-items.json';

type EntityRow = typeof entities.$inferSelect;
type ChoiceRow = typeof choices.$inferSelect;
type NotificationRow = typeof programNotifications.$inferSelect;

/** Partners and their companies, with how many of a hundred people each has. */
export const makeEntities = (planYearId: string): (EntityRow & { share: number })[] =>
  companies.map(({ regions: _regions, locations: _locations, settings: _settings, ...company }) => ({
    ...company,
    EntityPurpose: company.EntityPurpose as Entity['EntityPurpose'],
    IsPartner: company.EntityPurpose === 'Partner',
    PrivacyPolicyId: `${company.EntityId}-privacy`,
    EulaId: `${company.EntityId}-eula`,
    SsoSignOnEnabled: company.SsoSignOnEnabled ?? false,
    SSOLogoutUrl: null,
    FirstLoginFormSetup: company.FirstLoginFormSetup ?? false,
    PlanYearId: planYearId,
    AppId: company.EntityId,
    HostName: `${company.EntityId}.localhost`,
    EnabledToggles: company.EnabledToggles ?? [],
    NewsFlashDisabled: false,
    HomePageBackgroundType: company.HomePageBackgroundUrl === undefined ? 0 : 1,
    HomePageBackgroundUrl: company.HomePageBackgroundUrl ?? null,
    RegistrationHelpTextColor: '#4a4f57',
    ProfileItems: profileItems as EntityRow['ProfileItems'],
  }));

/** What companies have set; what they have not is their partner's, or as delivered. */
export const makeSettings = (revision: Revision): ReturnType<typeof resourceRow>[] =>
  companies.flatMap(({ EntityId, settings }) =>
    Object.entries(settings).map(([section, value]) =>
      resourceRow(revision, `company-${section}`, EntityId, withOwnFlag(revision, `company-${section}`, value)),
    ),
  );

/** Who has settings of their own does not follow the partner's. */
function withOwnFlag(revision: Revision, id: string, value: object) {
  const by = followsBy(revision.resources[id]!);
  return { ...value, ...(by !== undefined && { [by]: false }) };
}

export const makeChoices = (): ChoiceRow[] => [
  ...companies.flatMap(({ EntityId, regions, locations }) => [
    ...regions.map((name, Position) => ({ EntityId, Kind: 'Region', Value: valueOf(name), Text: name, Position })),
    ...locations.map((name, Position) => ({ EntityId, Kind: 'Location', Value: valueOf(name), Text: name, Position })),
  ]),
  ...makeLists(),
];

/** Lists that are too long to be sent whole: each first word with each second. */
const makeLists = (): ChoiceRow[] =>
  lists.flatMap(({ EntityId, Kind, first, second }) =>
    first.flatMap((unit) => second.map((role) => `${unit} ${role}`)).map((Text, Position) => ({ EntityId, Kind, Value: valueOf(Text), Text, Position })),
  );

/** `Salt Lake City` is stored as `salt-lake-city`. */
export const valueOf = (name: string) => name.toLowerCase().replaceAll(' ', '-');

/** Each company's default notification and a few more. */
export const makeNotifications = (deliveredContent: string, today: string): NotificationRow[] =>
  companies.flatMap(({ EntityId, regions }) => [
    {
      ...emptyNotification,
      ProgramNotificationId: `${EntityId}-default`,
      EntityId,
      Name: 'Wellness Program Notification',
      Content: deliveredContent,
      IsDefault: true,
      IsEnabled: true,
    },
    ...notifications
      .filter(({ forFirstRegion }) => !forFirstRegion || regions.length > 0)
      .map(({ key, forFirstRegion, reset, ...notification }) => ({
        ...emptyNotification,
        ...notification,
        ...(reset !== undefined && { LastResetDate: `${addDays(today, -reset.daysAgo)!}T${reset.time}:00.000Z` }),
        ProgramNotificationId: `${EntityId}-${key}`,
        EntityId,
        Regions: forFirstRegion ? regions.slice(0, 1).map(valueOf) : [],
      })),
  ]);
