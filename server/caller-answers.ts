import type { Caller, EntityRow } from './records/callers';
import { withoutNulls } from './records/without-nulls';
import type { ServerSettings } from './settings';
import type { Branding, Entity, Settings, User } from '../schemas/generated/records';

/** The person, as the wire knows them. */
export function userOf({ user, entity }: Caller): User {
  const {
    UserName: _name,
    PasswordHash: _hash,
    Status: _status,
    Region: _region,
    Location: _location,
    UniqueId: _id,
    FirstLoginPending: _pending,
    MustResetPassword: _reset,
    SsoSubject: _subject,
    ...person
  } = user;
  return withoutNulls({ ...person, EntityName: entity.EntityName, Company: entity.EntityName });
}

/** Some columns of a row, and no other: what is added to a table later does not reach the wire by itself. */
const only = <Row extends object, Name extends keyof Row>(row: Row, ...names: Name[]): Pick<Row, Name> =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;

/** The company, as the wire knows it. */
export const entityOf = ({ entity }: Pick<Caller, 'entity'>): Entity =>
  withoutNulls(
    only(
      entity,
      'EntityId',
      'EntityName',
      'ParentEntityId',
      'EntityPurpose',
      'IsPartner',
      'EntityFeatures',
      'PrivacyPolicyId',
      'EulaId',
      'SsoSignOnEnabled',
      'SSOLogoutUrl',
      'PlanYearId',
      'AppId',
    ),
  );

export const brandingOf = (entity: EntityRow): Branding =>
  withoutNulls(only(entity, 'AppId', 'BrandingColor', 'RegistrationHelpTextColor', 'LogoUrl', 'LoginBackgroundImages'));

const duties = ['Coach', 'PartnerAdmin', 'Support'] as const;

/** What the application needs to know about the person's company and duties. */
export function callerSettings({ user, entity, designations, newsFlashDisabled, defaultNotificationName }: Caller): Settings {
  const types = duties.filter((duty) => user.Roles.includes(duty));
  return {
    Impersonation: {
      IsEnabled: false,
      IsSupport: false,
      IsCoach: false,
      IsPartnerAdmin: false,
      ImpersonationType: 'None',
      Types: types,
      UserName: user.UserName,
      Name: `${user.FirstName} ${user.LastName}`,
      UserId: user.UserId,
    },
    IsImpersonator: types.length > 0,
    Designations: designations,
    EnabledToggles: entity.EnabledToggles,
    NewsFlashDisabled: entity.NewsFlashDisabled || newsFlashDisabled,
    HomePageBackgroundType: entity.HomePageBackgroundType,
    RewardsMallEnabled: entity.EnabledToggles.includes('RewardsMallEnabled'),
    ...(entity.HomePageBackgroundUrl !== null && { HomePageBackgroundUrl: entity.HomePageBackgroundUrl }),
    ...(defaultNotificationName !== null && { DefaultWellnessNotificationName: defaultNotificationName }),
    Navigation: { ProfileNav: [], TopNav: [], ...(entity.LogoUrl !== null && { LogoUrl: entity.LogoUrl }) },
  };
}

/** Where the person stands: what a sign-in answers of it, and the session call. */
export const standingOf = ({ user, entity, language }: Pick<Caller, 'user' | 'entity' | 'language'>, { englishOnlyRoles }: ServerSettings) => ({
  Stage: user.FirstLoginPending ? ('FirstLogin' as const) : ('Authenticated' as const),
  FirstLoginFormSetup: user.FirstLoginPending && entity.FirstLoginFormSetup,
  InvalidLanguageRole: language !== null && !language.startsWith('en-') && user.Roles.some((role) => englishOnlyRoles.includes(role)),
});

/** The caller as expressions read them: `session`, in the words of the page's session. */
export function sessionScopeOfCaller(caller: Caller | undefined, settings: ServerSettings) {
  if (caller === undefined) return { signedIn: false };
  const { Stage, FirstLoginFormSetup, InvalidLanguageRole } = standingOf(caller, settings);
  return {
    signedIn: true,
    user: userOf(caller),
    entity: entityOf(caller),
    settings: callerSettings(caller),
    timeZone: caller.timeZone ?? undefined,
    language: caller.language ?? undefined,
    loginType: caller.loginType,
    stage: Stage,
    firstLoginFormSetup: FirstLoginFormSetup,
    invalidLanguageRole: InvalidLanguageRole,
  };
}
