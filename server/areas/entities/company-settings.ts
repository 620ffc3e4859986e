import type { Caller } from '../../records/callers';
import { logoOf } from '../../records/company-settings';
import type { CompanySettings } from '../../../schemas/generated/records';

/** How the caller's company is set up, as its administrators read it. */
export function companySettings({ entity, company: { branding, support } }: Pick<Caller, 'entity' | 'company'>): CompanySettings {
  const { EntityId, EntityName, EntityFeatures, EnabledToggles } = entity;
  const { LogoType, BrandingColor, LoginBackgroundImageType, LoginBackgroundCustomImages } = branding;
  const { SupportEmailAddress, SupportPhoneNumber } = support;
  const LogoUrl = logoOf(branding);
  return {
    EntityId,
    EntityName,
    EntityFeatures,
    EnabledToggles,
    LogoType,
    ...(LogoUrl !== undefined && { LogoUrl }),
    BrandingColor,
    LoginBackgroundImageType,
    LoginBackgroundCustomImages,
    ...(SupportEmailAddress !== undefined && { SupportEmailAddress }),
    ...(SupportPhoneNumber !== undefined && { SupportPhoneNumber }),
  };
}
