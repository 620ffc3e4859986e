import type { EntityRow } from '../../records/callers';
import { withoutNulls } from '../../records/without-nulls';
import type { CompanySettings, CustomSupport } from '../../../schemas/generated/records';

/** How a company is set up, as its administrators read it. */
export function companySettings(entity: EntityRow, { SupportEmailAddress = null, SupportPhoneNumber = null }: Nullable<CustomSupport>): CompanySettings {
  const { EntityId, EntityName, EntityFeatures, EnabledToggles, LogoUrl, BrandingColor, LoginBackgroundImages } = entity;
  return withoutNulls({
    EntityId,
    EntityName,
    EntityFeatures,
    EnabledToggles,
    LogoType: LogoUrl === null ? ('Default' as const) : ('Custom' as const),
    LogoUrl,
    BrandingColor,
    LoginBackgroundImageType: LoginBackgroundImages.length === 0 ? ('Default' as const) : ('Custom' as const),
    LoginBackgroundCustomImages: LoginBackgroundImages,
    SupportEmailAddress,
    SupportPhoneNumber,
  });
}

type Nullable<Record> = { [Key in keyof Record]: Record[Key] | null };
