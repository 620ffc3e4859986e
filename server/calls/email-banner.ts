import { companySetup } from '../records/company-settings';
import type { Tools } from './tools';

/** The address of the picture at the head of emails to somebody: their company's own, or the usual one; nothing for whom nobody knows. */
export async function emailBannerFor(userId: string | null, { callers, definitions }: Pick<Tools, 'callers' | 'definitions'>): Promise<string | undefined> {
  const person = userId === null ? undefined : await callers.person(userId);
  if (person === undefined) return undefined;
  const { UseCustomEmailBanner, EmailBannerUrl, DefaultEmailBannerUrl } = companySetup(person, definitions.for(person.entity.Customer)).branding;
  return (UseCustomEmailBanner ? EmailBannerUrl : undefined) ?? DefaultEmailBannerUrl;
}
