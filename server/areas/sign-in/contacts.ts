import type { Contact } from '../../../schemas/generated/records';

/** A person's contacts, mostly hidden: who reads them knows their own and learns no other. The first one is chosen. */
export function contactsOf({ Email, MobileNumber }: { Email: string; MobileNumber: string | null }, userIdHash: string): Contact[] {
  const masked: Pick<Contact, 'Type' | 'MaskedContact'>[] = [{ Type: 'Email', MaskedContact: maskedEmail(Email) }];
  if (MobileNumber !== null) masked.push({ Type: 'Mobile', MaskedContact: `•••-•••-${MobileNumber.slice(-4)}` });
  return masked.map((contact, index) => ({ ...contact, UserIdHash: userIdHash, IsSelected: index === 0 }));
}

/** `pat@lakeside.example` as `p•••@l•••.example`. */
function maskedEmail(address: string): string {
  const at = address.lastIndexOf('@');
  const [name, host] = [address.slice(0, at), address.slice(at + 1)];
  const ending = host.includes('.') ? host.slice(host.lastIndexOf('.')) : '';
  return `${name.slice(0, 1)}•••@${host.slice(0, 1)}•••${ending}`;
}
