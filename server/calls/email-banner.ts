import { companySetup } from '../records/company-settings';
import type { Tools } from './tools';

/** Returns the address of the banner of a person's emails: their company's or the default; nothing for an unknown person. */
export async function emailBannerFor(userId: string | null, { callers, definitions }: Pick<Tools, 'callers' | 'definitions'>): Promise<string | undefined> {
  const person = userId === null ? undefined : await callers.person(userId);
  if (person === undefined) return undefined;
  const { UseCustomEmailBanner, EmailBannerUrl, DefaultEmailBannerUrl } = companySetup(person, await definitions.of(person.entity.Customer)).branding;
  return (UseCustomEmailBanner ? EmailBannerUrl : undefined) ?? DefaultEmailBannerUrl;
}
