import type { AllowScope } from '../../runtime/definitions/allowed';
import { dutiesByRole } from '../records/duties';
import type { Caller, ChosenUnits, EntityRow, FoundCaller } from '../records/callers';
import { type CompanySetup, logosOf, signInPicturesOf } from '../records/company-settings';
import { withoutNulls } from '../records/without-nulls';
import type { Actor, Branding, Entity, Impersonation, Settings, User } from '../../schemas/generated/records';
import type { Constants } from '../../schemas/generated/constants';

/** The person, as the wire knows them. */
export function userOf({ user, entity, company, chosenUnits }: Pick<Caller, 'user' | 'entity' | 'company' | 'chosenUnits'>): User {
  const {
    UserName: _name,
    PasswordHash: _hash,
    Status: _status,
    Region: _region,
    Location: _location,
    UniqueId: _id,
    FirstLoginPending: _pending,
    MustResetPassword: _reset,
    IsLocked: _locked,
    SsoSubject: _subject,
    ...person
  } = user;
  return withoutNulls({ ...person, ...unitsOf(chosenUnits, company.units), EntityName: entity.EntityName, Company: company.general.DisplayName });
}

/** The units of a person: those that they have chosen, else those of their company. */
export const unitsOf = (chosen: ChosenUnits | null, company: CompanySetup['units']) => ({
  HeightUnits: chosen?.HeightUnits ?? company.HeightUnits,
  LengthUnits: chosen?.LengthUnits ?? company.LengthUnits,
  WeightUnits: chosen?.WeightUnits ?? company.WeightUnits,
  DistanceUnits: chosen?.DistanceUnits ?? company.DistanceUnits,
});

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

export function brandingOf({ entity, company: { branding } }: { entity: EntityRow; company: CompanySetup }): Branding {
  return {
    ...withoutNulls(only(entity, 'AppId', 'RegistrationHelpTextColor')),
    BrandingColor: branding.BrandingColor,
    LoginBackgroundImages: signInPicturesOf(branding),
    ...logosOf(branding),
  };
}

/** Whoever sits at the page, as the wire knows them. */
export function actorOf({ actor }: Pick<Caller, 'actor'>): Actor {
  const { UserId, UserName, FirstName, LastName, Roles, EntityId } = actor.user;
  return { UserId, UserName, FirstName, LastName, Roles, EntityId, EntityName: actor.entity.EntityName, Designations: actor.designations };
}

/** What decides whether a caller may. */
export const allowScopeOf = ({ actor, user, entity, designations }: Pick<Caller, 'actor' | 'user' | 'entity' | 'designations'>): AllowScope => ({
  Actor: actorOf({ actor }),
  User: user,
  Entity: entity,
  Settings: { Designations: designations, EnabledToggles: entity.EnabledToggles },
});

/** What the application needs to know about the person's company and duties. */
export function callerSettings(caller: Caller): Settings {
  const { entity, company, designations, newsFlashDisabled, defaultNotificationName } = caller;
  const Impersonation = impersonationOf(caller);
  return {
    Impersonation,
    IsImpersonator: Impersonation.Types.length > 0,
    Designations: designations,
    EnabledToggles: entity.EnabledToggles,
    NewsFlashDisabled: entity.NewsFlashDisabled || newsFlashDisabled,
    HomePageBackgroundType: entity.HomePageBackgroundType,
    RewardsMallEnabled: entity.EnabledToggles.includes('RewardsMallEnabled'),
    ...(entity.HomePageBackgroundUrl !== null && { HomePageBackgroundUrl: entity.HomePageBackgroundUrl }),
    ...(defaultNotificationName !== null && { DefaultWellnessNotificationName: defaultNotificationName }),
    Navigation: { ProfileNav: [], TopNav: [], ...logosOf(company.branding) },
  };
}

/** Who acts, for whom, and under which duty. */
function impersonationOf({ user, actor, impersonation }: Caller): Impersonation {
  const type = impersonation?.type;
  return {
    IsEnabled: type !== undefined,
    IsSupport: type === 'Support',
    IsCoach: type === 'Coach',
    IsPartnerAdmin: type === 'PartnerAdmin',
    ImpersonationType: type ?? 'None',
    Types: dutiesByRole(actor),
    UserName: actor.user.UserName,
    Name: `${actor.user.FirstName} ${actor.user.LastName}`,
    UserId: actor.user.UserId,
    ImpersonatorEntityId: actor.user.EntityId,
    ...(type !== undefined && { ImpersonatedUserId: user.UserId, ImpersonatedUserName: user.UserName }),
  };
}

/** Where the person stands: what a sign-in answers of it, and the session call. Nobody fills in a first form, or chooses a language, for another. */
export function standingOf({ user, entity, language, impersonation }: FoundCaller, { englishOnlyRoles }: Constants['server']) {
  const isOneself = impersonation === undefined;
  const isFirst = isOneself && user.FirstLoginPending;
  return {
    Stage: isFirst ? ('FirstLogin' as const) : ('Authenticated' as const),
    FirstLoginFormSetup: isFirst && entity.FirstLoginFormSetup,
    InvalidLanguageRole: isOneself && language !== null && !language.startsWith('en-') && user.Roles.some((role) => englishOnlyRoles.includes(role)),
  };
}

/** The caller as expressions read them: `session`, in the words of the page's session. */
export function sessionScopeOfCaller(caller: Caller | undefined, settings: Constants['server']) {
  if (caller === undefined) return { signedIn: false };
  const { Stage, FirstLoginFormSetup, InvalidLanguageRole } = standingOf(caller, settings);
  return {
    signedIn: true,
    user: userOf(caller),
    actor: actorOf(caller),
    entity: entityOf(caller),
    settings: callerSettings(caller),
    timeZone: caller.timeZone ?? caller.company.time.TimeZone,
    language: caller.language ?? undefined,
    loginType: caller.loginType,
    stage: Stage,
    firstLoginFormSetup: FirstLoginFormSetup,
    invalidLanguageRole: InvalidLanguageRole,
  };
}
