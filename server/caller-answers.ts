import type { Caller, EntityRow } from './records/callers';
import { withoutNulls } from './records/without-nulls';
import type { Branding, Entity, Settings, User } from '../schemas/generated/records';

/** The person, as the wire knows them. */
export function userOf({ user, entity }: Caller): User {
  const { UserName: _name, PasswordHash: _hash, Status: _status, Region: _region, Location: _location, UniqueId: _id, ...person } = user;
  return withoutNulls({ ...person, EntityName: entity.EntityName, Company: entity.EntityName });
}

/** The company, as the wire knows it. */
export function entityOf({ entity }: Caller): Entity {
  const {
    EntityId,
    EntityName,
    ParentEntityId,
    EntityPurpose,
    IsPartner,
    EntityFeatures,
    PrivacyPolicyId,
    EulaId,
    SsoSignOnEnabled,
    SSOLogoutUrl,
    PlanYearId,
    AppId,
  } = entity;
  return withoutNulls({
    EntityId,
    EntityName,
    ParentEntityId,
    EntityPurpose,
    IsPartner,
    EntityFeatures,
    PrivacyPolicyId,
    EulaId,
    SsoSignOnEnabled,
    SSOLogoutUrl,
    PlanYearId,
    AppId,
  });
}

export function brandingOf(entity: EntityRow): Branding {
  const { AppId, BrandingColor, RegistrationHelpTextColor, LoginBackgroundImages } = entity;
  return withoutNulls({ AppId, BrandingColor, RegistrationHelpTextColor, LoginBackgroundImages });
}

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
    ...(entity.HomePageBackgroundUrl !== null && { HomePageBackgroundUrl: entity.HomePageBackgroundUrl }),
    ...(defaultNotificationName !== null && { DefaultWellnessNotificationName: defaultNotificationName }),
    Navigation: { ProfileNav: [], TopNav: [], ...(entity.LogoUrl !== null && { LogoUrl: entity.LogoUrl }) },
  };
}

/** The caller as expressions read them: `session`, in the words of the page's session. */
export const sessionScopeOfCaller = (caller: Caller | undefined) =>
  caller === undefined
    ? { signedIn: false }
    : { signedIn: true, user: userOf(caller), entity: entityOf(caller), settings: callerSettings(caller), timeZone: caller.timeZone ?? undefined };
