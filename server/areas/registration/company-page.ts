import type { Call } from '../../calls/contract';
import type { Tools } from '../../calls/tools';
import { look } from './open';
import { constantsOf } from '../../foundation/constants';

/** Where a registration goes on: at its company's own address, with the same token or link; else where a new one begins. */
export async function companyPage({ query, revision, origin }: Call<'goToCompanyRegistration'>, tools: Tools): Promise<string> {
  const { registrationPage, registration } = constantsOf(revision);
  const { rid, vkey } = query;
  const opened = rid === undefined ? await look(vkey, 'link', tools) : await look(rid, 'token', tools);
  const hostName = opened?.company?.HostName;
  if (typeof hostName !== 'string') return registrationPage.registrationPath;
  const address = new URL(rid === undefined ? registration.registrationLinkPath : registrationPage.registrationPath, origin);
  address.hostname = hostName;
  if (rid === undefined) address.searchParams.set('vkey', vkey ?? '');
  else address.searchParams.set('rid', rid);
  return address.href;
}
